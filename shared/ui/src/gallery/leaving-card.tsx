import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import css from './card-stack.module.css'

interface LeavingCardProps {
  /** Where the finger released it, in px; the animation starts there. */
  from: number
  /** Called when the animation has ended, or at once if there is none. */
  onGone: () => void
  children: ReactNode
}

/** A card animating out of the stack. Its duration is in the style sheet only. */
export function LeavingCard({ from, onGone, children }: LeavingCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    let isRemoved = false
    const movements = card.current?.getAnimations?.() ?? []
    // a cancelled animation counts as ended
    void Promise.allSettled(movements.map(({ finished }) => finished)).then(() => {
      if (!isRemoved) gone()
    })
    return () => {
      isRemoved = true
    }
  }, [])
  return (
    <div
      ref={card}
      className={css.card}
      data-depth="0"
      data-leaving={from < 0 ? 'left' : 'right'}
      style={{ '--swipe': from } as CSSProperties}
      inert
    >
      {children}
    </div>
  )
}
