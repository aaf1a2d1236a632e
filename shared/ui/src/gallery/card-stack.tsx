import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../base/actions/button.tsx'
import { IconButton } from '../base/actions/icon-button.tsx'
import { classNames } from '../core/class-names.ts'
import { VisuallyHidden } from '../core/visually-hidden.tsx'
import css from './card-stack.module.css'
import { LeavingCard } from './leaving-card.tsx'
import { useCardGestures } from './use-card-gestures.ts'

export interface CardStackProps<T extends { id: string | number }> {
  items: T[]
  label: string
  renderCard: (item: T, state: { isFront: boolean }) => ReactNode
  titleOf: (item: T) => string
  /**
   * Called at once; the card leaves in 0.3 s and returns if the promise rejects. Without it cards cannot be dismissed
   * (guests).
   */
  onDismiss?: (item: T) => void | Promise<void>
  labels: {
    close: string
    delete: string
    /** Announced after a card is gone. */
    removed: string
    next: string
    /** 1-based */
    position: (index: number, total: number) => string
  }
  className?: string
}

const VISIBLE = 3
const DELETE_HINT_MS = 3000

interface Leaving<T> {
  item: T
  /** Where the finger released it, in px; the animation starts there. */
  from: number
}

/**
 * Notices as a stack. Swipe (60 px) or long press (0.5 s, then "delete" for 3 s) dismisses the front card, a tap shows
 * its close button. The row below offers the same by button, and Delete and arrow keys by keyboard. When empty it takes
 * no space but still announces the last removal.
 */
export function CardStack<T extends { id: string | number }>(props: CardStackProps<T>) {
  const { items, label, renderCard, titleOf, onDismiss, labels, className } = props
  const id = useId()
  const [turned, setTurned] = useState(0)
  const [leaving, setLeaving] = useState<readonly Leaving<T>[]>([])
  const [gone, setGone] = useState<ReadonlySet<T['id']>>(new Set())
  const [hint, setHint] = useState<'close' | 'delete' | null>(null)
  const [said, setSaid] = useState('')
  const root = useRef<HTMLElement>(null)
  const cards = useRef<HTMLDivElement>(null)
  const followFocus = useRef(false)

  const left = items.filter((item) => !gone.has(item.id) && leaving.every((one) => one.item.id !== item.id))
  const at = left.length > 0 ? turned % left.length : 0
  const stack = [...left.slice(at), ...left.slice(0, at)]
  const front = stack[0]
  const isEmpty = !front && leaving.length === 0

  useEffect(() => {
    if (hint !== 'delete') return
    const timer = setTimeout(() => setHint(null), DELETE_HINT_MS)
    return () => clearTimeout(timer)
  }, [hint])
  // A card that has left the items can be shown again when it returns to them.
  useEffect(() => {
    const isHere = (id: T['id']) => items.some((item) => item.id === id)
    setGone((now) => ([...now].every(isHere) ? now : new Set([...now].filter(isHere))))
  }, [items])
  // Focus moves from a dismissed card to the next, and after the last one to the screen.
  useEffect(() => {
    const card = () => cards.current?.querySelector<HTMLElement>('[role=group]')
    const next = front ? card() : root.current?.closest('main')
    if (followFocus.current) next?.focus({ preventScroll: !front })
    followFocus.current = false
  }, [front])

  const dismiss = (from = 0) => {
    if (!front || !onDismiss) return
    const item = front
    const next = stack[1]
    // the buttons disappear only with the last card
    followFocus.current = (next ? cards : root).current?.contains(document.activeElement) ?? false
    const bringBack = () => {
      setGone((now) => new Set([...now].filter((one) => one !== item.id)))
      setSaid('')
    }
    setHint(null)
    setLeaving((now) => [...now, { item, from }])
    setGone((now) => new Set([...now, item.id]))
    setSaid([labels.removed, next && titleOf(next)].filter(Boolean).join(' '))
    Promise.resolve(onDismiss(item)).catch(bringBack)
  }
  const turn = (by: number) => {
    if (left.length < 2) return
    followFocus.current = cards.current?.contains(document.activeElement) ?? false
    setHint(null)
    setTurned((at + by + left.length) % left.length)
  }
  const gestures = useCardGestures({
    isEnabled: Boolean(onDismiss),
    onSwipe: dismiss,
    onTap: () => setHint((now) => (now === null ? 'close' : null)),
    onLongPress: () => setHint('delete'),
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    const actions: Record<string, () => void> = {
      Delete: () => dismiss(),
      Backspace: () => dismiss(),
      ArrowRight: () => turn(1),
      ArrowLeft: () => turn(-1),
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  return (
    <section
      ref={root}
      className={classNames(css.stack, className)}
      aria-label={isEmpty ? undefined : label}
      data-empty={isEmpty ? '' : undefined}
    >
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {!isEmpty && (
        <div ref={cards} className={css.cards}>
          {stack.slice(0, VISIBLE).map((item, depth) => (
            // Gestures are shortcuts; the buttons below do the same.
            <div
              key={item.id}
              className={css.card}
              data-depth={depth}
              inert={depth > 0}
              {...(depth === 0
                ? {
                    ...gestures,
                    onKeyDown,
                    role: 'group',
                    tabIndex: 0,
                    'aria-label': titleOf(item),
                    'aria-describedby': id,
                  }
                : {})}
            >
              {renderCard(item, { isFront: depth === 0 })}
              {depth === 0 && hint === 'close' && (
                <IconButton
                  icon="x"
                  variant="raised"
                  label={labels.close}
                  onPress={() => dismiss()}
                  className={css.close}
                />
              )}
              {depth === 0 && hint === 'delete' && (
                <div className={css.delete}>
                  <Button variant="danger" icon="trash" onPress={() => dismiss()}>
                    {labels.delete}
                  </Button>
                </div>
              )}
            </div>
          ))}
          {leaving.map(({ item, from }) => (
            <LeavingCard
              key={item.id}
              from={from}
              onGone={() => setLeaving((now) => now.filter((one) => one.item !== item))}
            >
              {renderCard(item, { isFront: true })}
            </LeavingCard>
          ))}
        </div>
      )}
      {front && (
        <div className={css.controls}>
          <span className={css.position} id={id}>
            {labels.position(at + 1, left.length)}
          </span>
          {left.length > 1 && <IconButton icon="chevron-right" label={labels.next} onPress={() => turn(1)} />}
          {onDismiss && <IconButton icon="x" label={labels.close} onPress={() => dismiss()} />}
        </div>
      )}
    </section>
  )
}
