/**
 * Runs when the browser is idle, at the latest after `withinMs`; after `otherwiseMs` in browsers without idle callbacks
 * (Safari).
 */
export function whenIdle(action: () => void, withinMs = 2_000, otherwiseMs = 0): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: withinMs })
  else setTimeout(action, otherwiseMs)
}
