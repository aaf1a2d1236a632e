import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

export type SheetHeight = 'peek' | 'half' | 'full'

/** Share of the screen for each height; same values as in sheet.module.css. */
const SHARE: Record<SheetHeight, number> = { peek: 0.24, half: 0.56, full: 0.94 }
const ORDER: SheetHeight[] = ['peek', 'half', 'full']
/** A drag faster than this (px per ms) continues in its direction, however short. */
const FLING = 0.45
const CLICK_SLOP = 6

export interface SheetHeights {
  height: SheetHeight
  isTallest: boolean
  /** Next height up; from the top back to the lowest. */
  toggle: () => void
  /** For the drag area: pointer and keyboard. */
  dragProps: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: (event: PointerEvent<HTMLElement>) => void
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
}

interface Options {
  heights: SheetHeight[]
  height?: SheetHeight
  defaultHeight?: SheetHeight
  onHeightChange?: (height: SheetHeight) => void
  /** Dragged below its lowest height: the sheet closes. */
  onPutAway?: () => void
}

interface Drag {
  pointer: number
  startY: number
  lastY: number
  lastTime: number
  speed: number
  sheet: HTMLElement
}

/** The three heights of a sheet, moved by finger, button or arrow keys. The dragged element needs an ancestor with `data-sheet`. */
export function useSheetHeights({
  heights,
  height,
  defaultHeight,
  onHeightChange,
  onPutAway,
}: Options): SheetHeights {
  const allowed = ORDER.filter((name) => heights.includes(name))
  const lowest = allowed[0] ?? 'half'
  const tallest = allowed.at(-1) ?? 'half'
  const [own, setOwn] = useState(defaultHeight ?? lowest)
  const current = height ?? own
  const drag = useRef<Drag | null>(null)

  const set = (next: SheetHeight) => {
    if (next === current) return
    setOwn(next)
    onHeightChange?.(next)
  }
  const step = (by: 1 | -1) => {
    const next = allowed[allowed.indexOf(current) + by]
    if (next) set(next)
    else if (by < 0) onPutAway?.()
  }

  const end = (event: PointerEvent<HTMLElement>, cancelled: boolean) => {
    const moved = drag.current
    drag.current = null
    if (!moved || moved.pointer !== event.pointerId) return
    moved.sheet.removeAttribute('data-dragging')
    moved.sheet.style.removeProperty('--sheet-drag')
    const distance = event.clientY - moved.startY
    if (cancelled || Math.abs(distance) < CLICK_SLOP) return
    const share = SHARE[current] - distance / window.innerHeight
    if (onPutAway && share < SHARE[lowest] / 2) return onPutAway()
    if (Math.abs(moved.speed) > FLING) return step(moved.speed < 0 ? 1 : -1)
    const nearest = allowed.reduce(
      (best, name) => (Math.abs(SHARE[name] - share) < Math.abs(SHARE[best] - share) ? name : best),
      lowest,
    )
    set(nearest)
  }

  return {
    height: current,
    isTallest: current === tallest,
    toggle: () => (current === tallest ? set(lowest) : step(1)),
    dragProps: {
      onPointerDown: (event) => {
        const sheet = event.currentTarget.closest<HTMLElement>('[data-sheet]')
        if (!sheet || event.button !== 0 || (event.target as Element).closest('button, a, input')) return
        drag.current = {
          pointer: event.pointerId,
          startY: event.clientY,
          lastY: event.clientY,
          lastTime: event.timeStamp,
          speed: 0,
          sheet,
        }
        event.currentTarget.setPointerCapture?.(event.pointerId)
        sheet.setAttribute('data-dragging', '')
      },
      onPointerMove: (event) => {
        const moved = drag.current
        if (!moved || moved.pointer !== event.pointerId) return
        const elapsed = Math.max(1, event.timeStamp - moved.lastTime)
        moved.speed = (event.clientY - moved.lastY) / elapsed
        moved.lastY = event.clientY
        moved.lastTime = event.timeStamp
        moved.sheet.style.setProperty('--sheet-drag', `${moved.startY - event.clientY}px`)
      },
      onPointerUp: (event) => end(event, false),
      onPointerCancel: (event) => end(event, true),
      onKeyDown: (event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        step(event.key === 'ArrowUp' ? 1 : -1)
      },
    },
  }
}
