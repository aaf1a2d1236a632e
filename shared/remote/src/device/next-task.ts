/**
 * Lets the browser paint and answer taps between two pieces of work. Resumes before other waiting tasks in browsers with
 * `scheduler.yield`.
 */
export const nextTask = (): Promise<unknown> =>
  (globalThis as { scheduler?: { yield?: () => Promise<unknown> } }).scheduler?.yield?.() ??
  new Promise((resolve) => {
    setTimeout(resolve)
  })
