/** Runs when there is nothing left to draw, at the latest after `withinMs`; where a browser (Safari) does not tell, after `otherwiseMs`. */
export function whenIdle(action: () => void, withinMs = 2_000, otherwiseMs = 0): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: withinMs })
  else setTimeout(action, otherwiseMs)
}
