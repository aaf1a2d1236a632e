import { type PointerEvent, useEffect, useRef } from 'react'

export const SWIPE_PX = 60
export const LONG_PRESS_MS = 500
const SLOP_PX = 8

interface Options {
  isEnabled: boolean
  /** How far the finger moved, in px; negative towards the left edge. */
  onSwipe: (distance: number) => void
  onTap: () => void
  onLongPress: () => void
}

interface Touch {
  pointer: number
  x: number
  y: number
  /** Undecided until the finger has moved a little; then it either swipes sideways or lets the page scroll. */
  isSwiping: boolean
  timer: ReturnType<typeof setTimeout>
}

/** Swipe, tap and long press of the front card. Moves the card by a custom property, past React, so it stays under the finger. */
export function useCardGestures({ isEnabled, onSwipe, onTap, onLongPress }: Options) {
  const touch = useRef<Touch | null>(null)

  const drop = (card?: HTMLElement) => {
    if (touch.current) clearTimeout(touch.current.timer)
    touch.current = null
    card?.style.removeProperty('--swipe')
    card?.removeAttribute('data-swiping')
  }

  useEffect(() => () => drop(), [])

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!isEnabled || event.button !== 0 || (event.target as Element).closest('a, button')) return
      const card = event.currentTarget
      const timer = setTimeout(() => {
        drop(card)
        onLongPress()
      }, LONG_PRESS_MS)
      touch.current = {
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        isSwiping: false,
        timer,
      }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = touch.current
      if (!now || now.pointer !== event.pointerId) return
      const [dx, dy] = [event.clientX - now.x, event.clientY - now.y]
      if (!now.isSwiping) {
        if (Math.hypot(dx, dy) < SLOP_PX) return
        if (Math.abs(dy) > Math.abs(dx)) return drop(event.currentTarget)
        clearTimeout(now.timer)
        now.isSwiping = true
        event.currentTarget.setPointerCapture?.(event.pointerId)
        event.currentTarget.setAttribute('data-swiping', '')
      }
      event.currentTarget.style.setProperty('--swipe', String(dx))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const now = touch.current
      if (!now || now.pointer !== event.pointerId) return
      const dx = event.clientX - now.x
      drop(event.currentTarget)
      if (!now.isSwiping) onTap()
      else if (Math.abs(dx) >= SWIPE_PX) onSwipe(dx)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => drop(event.currentTarget),
  }
}
