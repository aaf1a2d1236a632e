import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { classNames } from './class-names.ts'
import field from './field.module.css'
import { FieldError } from './field-error.tsx'
import { Icon } from './icon.tsx'
import css from './stepper.module.css'
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
  /** What is shown and said instead of the bare number, e.g. "3 people". */
  valueText?: string
  description?: string
  isDisabled?: boolean
  className?: string
}

/** A small whole number: by two large buttons, typed (twenty people are one tap and two digits), or by arrows, Page Up/Down, Home and End. */
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
  const { error, settle } = useNativeField(props)
  // what is being typed, which may be no number yet
  const [typed, setTyped] = useState<string | null>(null)
  const set = (next: number) => {
    const inside = Math.min(max, Math.max(min, next))
    if (inside === value || isDisabled) return
    settle()
    onChange(inside)
  }
  const type = (text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, String(max).length)
    setTyped(digits)
    // "1" on the way to "12" is not raised to the least that is allowed
    if (digits && Number(digits) >= min) set(Number(digits))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      // the number is done, not the form
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
    setTyped(null)
    set(next)
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
          onPress={() => set(value - step)}
        >
          <Icon name="minus" />
        </Button>
        <input
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
          onBlur={() => setTyped(null)}
          onKeyDown={onKeyDown}
        />
        <Button
          className={css.button ?? ''}
          aria-label={increaseLabel}
          isDisabled={isDisabled || value >= max}
          onPress={() => set(value + step)}
        >
          <Icon name="plus" />
        </Button>
        {name && <input type="hidden" name={name} value={value} />}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
