import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '../core/class-names.ts'
import { useFaultMessage } from '../core/fault-message.ts'
import { Icon } from '../icons/icon.tsx'
import field from './field.module.css'
import { FieldError } from './field-error.tsx'
import css from './stepper.module.css'
import { readNumber } from './typed-number.ts'
import { type NativeFieldOptions, useNativeField } from './use-native-field.ts'

export interface StepperProps extends NativeFieldOptions {
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step?: number
  decreaseLabel: string
  increaseLabel: string
  /** Shown and announced instead of the bare number, e.g. "3 people". */
  valueText?: string
  description?: string
  isDisabled?: boolean
  className?: string
}

/** A small whole number: by two large buttons, by typing, or by arrows, Page Up/Down, Home and End. */
export function Stepper(props: StepperProps) {
  const {
    label,
    value,
    onChange,
    min,
    max,
    step = 1,
    decreaseLabel,
    increaseLabel,
    valueText,
    description,
    name,
    isDisabled,
    className,
  } = props
  const id = useId()
  const { error: told, onInvalid, settle } = useNativeField(props)
  const { locale } = useLocale()
  const faultMessage = useFaultMessage()
  const input = useRef<HTMLInputElement>(null)
  // the text being typed, which may be no number yet, and the value before it
  const [typing, setTyping] = useState<{ text: string; before: number } | null>(null)
  const typed = typing?.text ?? null
  const [isLeft, setLeft] = useState(false)
  const faultOf = (text: string | null): string => {
    const fault = text === null ? undefined : readNumber(text, { language: locale, min, max }).fault
    return fault && fault !== 'valueMissing' ? (faultMessage?.(fault, { min, max }) ?? fault) : ''
  }
  const fault = faultOf(typed)
  // blocks the form while the stepper shows a text that is not its value
  useEffect(() => input.current?.setCustomValidity(fault), [fault])
  const [refused, setRefused] = useState('')
  const error = told || (isLeft && fault) || refused || undefined
  const set = (next: number) => {
    setRefused('')
    const inside = Math.min(max, Math.max(min, next))
    if (inside === value || isDisabled) return
    settle()
    onChange(inside)
  }
  const type = (text: string) => {
    const before = typing?.before ?? value
    setTyping({ text, before })
    setLeft(false)
    setRefused('')
    const { value: now } = readNumber(text, { language: locale, min, max })
    // "9" on the way to "99" is not meant
    set(now ?? before)
  }
  /** In a form an invalid text stays visible and blocks it; elsewhere the field reverts to its value and says so. */
  const leave = () => {
    setLeft(true)
    if (fault && input.current?.form) return
    setRefused(fault)
    setTyping(null)
  }
  const turn = (next: number) => {
    setTyping(null)
    set(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      // Enter completes the number, not the form
      event.preventDefault()
      event.currentTarget.blur()
      return
    }
    const page = Math.max(step, Math.round((max - min) / 10))
    const moves: Record<string, number> = {
      ArrowUp: value + step,
      ArrowDown: value - step,
      PageUp: value + page,
      PageDown: value - page,
      Home: min,
      End: max,
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    turn(next)
  }
  return (
    <fieldset className={classNames(css.field, className)} aria-labelledby={`${id}-label`} data-field="">
      <div className={css.words}>
        <span className={field.label} id={`${id}-label`}>
          {label}
        </span>
        {description && (
          <span className={field.description} id={`${id}-note`}>
            {description}
          </span>
        )}
      </div>
      <div className={css.control}>
        <Button
          className={css.button ?? ''}
          aria-label={decreaseLabel}
          isDisabled={isDisabled || value <= min}
          onPress={() => turn(value - step)}
        >
          <Icon name="minus" />
        </Button>
        <input
          ref={input}
          role="spinbutton"
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          className={css.value}
          aria-labelledby={`${id}-label`}
          aria-describedby={classNames(description && `${id}-note`, error && `${id}-error`)}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={valueText}
          aria-invalid={error ? true : undefined}
          disabled={isDisabled}
          value={typed ?? value}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onInvalid={onInvalid}
          onBlur={leave}
          onKeyDown={onKeyDown}
        />
        <Button
          className={css.button ?? ''}
          aria-label={increaseLabel}
          isDisabled={isDisabled || value >= max}
          onPress={() => turn(value + step)}
        >
          <Icon name="plus" />
        </Button>
        {name && <input type="hidden" name={name} value={value} />}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
