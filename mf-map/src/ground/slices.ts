/** Awaited between two steps of long work: goes on at once, or after whatever else has been waiting for the page's thread. */
export type Pause = () => Promise<void> | undefined

export interface Pace {
  /** A finger moves what is drawn. */
  isMoving: boolean
  /** Nothing is drawn yet: who looks at an empty map waits for the first piece. */
  isFirst: boolean
}

/** Half of a frame: the other half is for what a finger moves. */
const SLICE_MS = 8
/** As long as a tap may wait without being felt. */
const FIRST_SLICE_MS = 48

/** Pauses for long work; while something moves there is one slice in each frame. */
export function slices(pace: Readonly<Pace>): Pause {
  let begun = performance.now()
  return () => {
    const most = pace.isFirst && !pace.isMoving ? FIRST_SLICE_MS : SLICE_MS
    if (performance.now() - begun < most) return undefined
    return (pace.isMoving ? nextFrame() : nextTask()).then(() => {
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
