import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import css from './card-stack.module.css'

interface LeavingCardProps {
  /** Where the finger left it, in px; it flies on from there. */
  from: number
  /** Its movement has ended, or there is none to wait for. */
  onGone: () => void
  children: ReactNode
}

/** A card on its way out of the stack. How long that takes is in the style sheet only. */
export function LeavingCard({ from, onGone, children }: LeavingCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    let isRemoved = false
    const movements = card.current?.getAnimations?.() ?? []
    // one that is cut short is over too
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
