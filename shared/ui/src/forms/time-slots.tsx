import { useId } from 'react'
import { Choice } from '../choice/choice.tsx'
import { ChoiceSet } from '../choice/choice-set.tsx'
import css from './time-slots.module.css'
import { type NativeFieldOptions, useNativeField } from './use-native-field.ts'

export interface TimeSlot {
  /** HH:MM */
  time: string
  capacity: number
  remaining: number
  status: 'available' | 'full'
}

export interface TimeSlotsProps<T extends TimeSlot = TimeSlot> extends NativeFieldOptions {
  label: string
  slots: T[]
  value: string | null
  onChange: (time: string) => void
  timeText?: (time: string) => string
  /** e.g. "3 places left" */
  remainingText: (slot: T) => string
  fullText: string
  /** Action on a full slot, which makes it a button. Releases before 1.21 give one text for all. */
  onFull?: { text: string | ((slot: T) => string); isPossible: (slot: T) => boolean; act: (slot: T) => void }
  description?: string
  isRequired?: boolean
  className?: string
}

/** Share of free seats below which a slot is marked as almost full. */
const SCARCE = 0.3

/** The start times of a day. Full ones stay visible but cannot be chosen, except to join the waitlist where offered. */
export function TimeSlots<T extends TimeSlot>(props: TimeSlotsProps<T>) {
  const {
    label,
    slots,
    value,
    onChange,
    timeText,
    remainingText,
    fullText,
    onFull,
    name,
    description,
    isRequired,
    className,
  } = props
  const id = useId()
  const { error, onInvalid, settle } = useNativeField(props)
  return (
    <ChoiceSet
      label={label}
      description={description}
      error={error}
      isRequired={isRequired}
      className={className}
    >
      <div className={css.grid}>
        {slots.map((slot) => {
          const isFull = slot.status === 'full'
          const time = timeText?.(slot.time) ?? slot.time
          if (isFull && onFull?.isPossible(slot)) {
            const text = typeof onFull.text === 'string' ? onFull.text : onFull.text(slot)
            return (
              <button
                key={slot.time}
                type="button"
                className={css.slot}
                data-state="waits"
                aria-label={`${time}, ${text}`}
                onClick={() => onFull.act(slot)}
              >
                <span className={css.time}>{time}</span>
                <span className={css.note}>{text}</span>
              </button>
            )
          }
          const note = isFull ? fullText : remainingText(slot)
          return (
            <Choice
              key={slot.time}
              type="radio"
              name={name ?? id}
              inForm={name !== undefined}
              value={slot.time}
              label={`${time}, ${note}`}
              isSelected={value === slot.time}
              isDisabled={isFull}
              isRequired={isRequired}
              onInvalid={onInvalid}
              onSelect={() => {
                settle()
                onChange(slot.time)
              }}
              className={css.slot}
              data-state={isFull ? 'full' : slot.remaining <= slot.capacity * SCARCE ? 'scarce' : undefined}
            >
              <span className={css.time}>{time}</span>
              <span className={css.note}>{note}</span>
            </Choice>
          )
        })}
      </div>
    </ChoiceSet>
  )
}
