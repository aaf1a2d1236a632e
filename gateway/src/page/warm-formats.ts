import { inlineScript } from './inline-script.ts'

/** The script that has the browser read up on languages while the page waits for its code. */
export const warmFormatsScript = (): string => inlineScript(warmFormats, null)

/**
 * Runs in the page. The first date or number that a browser writes makes it look through the calendars of all its languages, once: a tenth of a second on a
 * slow phone, which would fall between the arrival of the code and the first screen. Here it falls after the first frame, while the line is busy and
 * the processor idle.
 */
export function warmFormats(): void {
  const language = document.documentElement.lang
  const steps = [
    () => Intl.DateTimeFormat.supportedLocalesOf(language),
    () => new Intl.DateTimeFormat(language).format(),
    () => new Intl.NumberFormat(language).format(1),
  ]
  const whenIdle = (run: () => void) => {
    if ('requestIdleCallback' in window) requestIdleCallback(run)
    else setTimeout(run)
  }
  // one at a time, so that a tap may come between
  const next = () => {
    steps.shift()?.()
    if (steps.length > 0) whenIdle(next)
  }
  requestAnimationFrame(() => whenIdle(next))
}
