/** A phone that always draws is not waited for. */
const LONGEST_MS = 2_000

/** Resolves when there is nothing left to draw; in the next turn where a browser does not tell. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_MS })
    else setTimeout(resolve)
  })
