import { LOAD_TOKEN_TIMING, type LoadReports, type RemoteEvent } from '@sureda/contract/remote/registry'

const ADDRESS = '/telemetry/remotes'
const MAX_EVENTS = 50
const PAUSE_MS = 5_000

let waiting: RemoteEvent[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Records an event of a remote. Sent in batches, at the latest when the page is left. */
export function report(event: RemoteEvent): void {
  waiting.push({ ...event, ...(event.message ? { message: withoutSecrets(event.message) } : {}) })
  if (waiting.length >= MAX_EVENTS) {
    sendReports()
    return
  }
  // failures are sent early: automatic rollback depends on them
  const soon = event.outcome !== 'ok' && event.outcome !== 'recovered'
  if (soon) clearTimeout(timer)
  if (soon || timer === undefined) timer = setTimeout(sendReports, soon ? 500 : PAUSE_MS)
}

export function sendReports(): void {
  clearTimeout(timer)
  timer = undefined
  if (waiting.length === 0) return
  const reports: LoadReports = { token: loadToken(), events: waiting.slice(0, MAX_EVENTS) }
  const body = JSON.stringify(reports)
  waiting = waiting.slice(MAX_EVENTS)
  const sent = navigator.sendBeacon?.(ADDRESS, new Blob([body], { type: 'application/json' })) ?? false
  if (!sent) {
    const headers = { 'Content-Type': 'application/json' }
    fetch(ADDRESS, { method: 'POST', body, headers, keepalive: true }).catch(() => {})
  }
}

/** Proves that this page was given the releases it reports on; an offline page has none. In a header, so that visitors can share the page. */
function loadToken(): string | undefined {
  const [page] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[]
  return page?.serverTiming?.find(({ name }) => name === LOAD_TOKEN_TIMING)?.description || undefined
}

/** Sends the rest when the page is hidden; `pagehide` alone misses phones that switch apps. */
export function sendReportsOnLeave(): void {
  addEventListener('pagehide', sendReports)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendReports()
  })
}

/** Truncates to 200 characters and removes query strings and e-mails. */
function withoutSecrets(message: string): string {
  return message
    .replace(/\?[^\s"')]*/g, '')
    .replace(/[^\s"'(]+@[^\s"')]+/g, '…')
    .slice(0, 200)
}
