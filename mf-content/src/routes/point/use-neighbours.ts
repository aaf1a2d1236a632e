import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** The least sideways movement in px, and how many times longer it is than the vertical one. */
const SWIPE_PX = 60
const SLANT = 1.8
/** Elements in which a sideways swipe or an arrow key has its own meaning. */
const OWN = 'input, textarea, select, [role="slider"], [data-slot-name], [role="dialog"], [contenteditable]'

/** A swipe over the page and the arrow keys lead to the stops before and after; the buttons below do the same. */
export function useNeighbours(before: string | undefined, after: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    const isRtl = document.documentElement.dir === 'rtl'
    const go = (towardsEnd: boolean) => {
      const address = towardsEnd === isRtl ? before : after
      if (address) void navigate(address)
    }
    const onKey = (event: KeyboardEvent) => {
      const isOther =
        event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented
      if (isOther || hasOwnMeaning(event.target)) return
      if (event.key === 'ArrowRight') go(true)
      if (event.key === 'ArrowLeft') go(false)
    }
    let from: Touch | null = null
    const onStart = (event: TouchEvent) => {
      from = event.touches.length === 1 && !hasOwnMeaning(event.target) ? (event.touches[0] ?? null) : null
    }
    const onEnd = (event: TouchEvent) => {
      const to = event.changedTouches[0]
      if (!from || !to) return
      const [dx, dy] = [to.clientX - from.clientX, to.clientY - from.clientY]
      from = null
      if (Math.abs(dx) >= SWIPE_PX && Math.abs(dx) > SLANT * Math.abs(dy)) go(dx < 0)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('touchstart', onStart, { passive: true })
    document.addEventListener('touchend', onEnd, { passive: true })
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('touchstart', onStart)
      document.removeEventListener('touchend', onEnd)
    }
  }, [before, after, navigate])
}

const hasOwnMeaning = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OWN) !== null
