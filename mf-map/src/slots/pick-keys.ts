import type { KeyboardEvent } from 'react'

/** Pixels that an arrow key moves the place, and with Shift. */
const STEP = 24
const FINE = 4

const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Moves {
  /** Pixels to the right and down. */
  moveBy: (x: number, y: number) => void
  zoomBy?: (steps: number) => void
}

/** Arrow keys move the place, Enter sets it where it is, plus and minus zoom. */
export function pickKeys({ moveBy, zoomBy }: Moves) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return
    const way = WAYS[event.key]
    const step = event.shiftKey ? FINE : STEP
    if (way) moveBy(way[0] * step, way[1] * step)
    else if (event.key === 'Enter') moveBy(0, 0)
    else if (event.key === '+' && zoomBy) zoomBy(1)
    else if (event.key === '-' && zoomBy) zoomBy(-1)
    else return
    event.preventDefault()
  }
}
