/** Awaited between two steps of long work: goes on at once, or after whatever else has been waiting for the page's thread. */
export type Pause = () => Promise<void> | undefined

/** Half of a frame: the other half is for what a finger moves. */
const SLICE_MS = 8

/** Pauses for work that is no hurry; while `isMoving` there is one slice in each frame. */
export function slices(isMoving: () => boolean): Pause {
  let begun = performance.now()
  return () => {
    if (performance.now() - begun < SLICE_MS) return undefined
    return (isMoving() ? nextFrame() : nextTask()).then(() => {
      begun = performance.now()
    })
  }
}

const nextFrame = () =>
  new Promise<unknown>((resolve) => {
    requestAnimationFrame(resolve)
  })

/** Of what waits, this goes on first where the browser knows how. */
const nextTask = () =>
  (globalThis as { scheduler?: { yield?: () => Promise<unknown> } }).scheduler?.yield?.() ??
  new Promise<unknown>((resolve) => {
    setTimeout(resolve)
  })
