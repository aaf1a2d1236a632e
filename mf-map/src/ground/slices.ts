import { nextTask } from '@sureda/remote/device'

/** Awaited between two steps of long work: goes on at once while the slice lasts, then after other tasks of the main thread. */
export type Pause = () => Promise<void> | undefined

export interface Pace {
  /** The map moves under a finger. */
  isMoving: boolean
  /** Nothing is painted yet: the visitor waits for the first piece. */
  isFirst: boolean
}

/** Half of a frame; the other half is for the movement. */
const SLICE_MS = 8
/** A tap may wait this long without being felt. */
const FIRST_SLICE_MS = 48

/** Pauses for long work. While the map moves there is one slice per frame. */
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
