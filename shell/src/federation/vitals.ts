/** Measures the first screen of this page. Loaded after everything else, on one of ten pages, without personal data. */
import {
  type Expose,
  INTERACTIVE_MARK,
  type RemoteEvent,
  type RemoteName,
  type VITAL_PHASES,
} from '@sureda/contract/remote/registry'
import { onINP, onLCP } from 'web-vitals'
import { report, sendReports } from './telemetry.ts'

interface FirstScreen {
  remote: RemoteName
  version: string
  screen: Expose
}

/**
 * Values are reported when the page is left, or after the first tap. Nothing is measured if the first screen is the
 * shell's.
 */
export function measureVitals(): void {
  const [mark] = performance.getEntriesByName(INTERACTIVE_MARK) as PerformanceMark[]
  if (!mark) return
  const first = mark.detail as FirstScreen
  const tell = (phase: (typeof VITAL_PHASES)[number], ms: number) => {
    const event: RemoteEvent = { ...first, phase, outcome: 'ok', ms: Math.round(ms) }
    report(event)
  }
  tell('interactive', mark.startTime)
  // the page may be gone a moment later
  const tellNow = (phase: 'lcp' | 'inp') => (metric: { value: number }) => {
    tell(phase, metric.value)
    sendReports()
  }
  onLCP(tellNow('lcp'))
  onINP(tellNow('inp'))
}
