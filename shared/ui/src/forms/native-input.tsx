import { useId, useState } from 'react'
import { classNames } from '../core/class-names.ts'
import { VisuallyHidden } from '../core/visually-hidden.tsx'
import { Icon, type IconName } from '../icons/icon.tsx'
import css from './field.module.css'
import { FieldError } from './field-error.tsx'
import own from './native-input.module.css'
import { type NativeFieldOptions, useNativeField } from './use-native-field.ts'

export interface NativeInputProps extends NativeFieldOptions {
  type: 'date' | 'time'
  icon: IconName
  label: string
  labelHidden?: boolean
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  min?: string
  max?: string
  /** Seconds. */
  step?: number
  description?: string
  optionalText?: string
  isRequired?: boolean
  isDisabled?: boolean
  className?: string
}

/** A field with the phone's own date or time picker, in the phone's language. */
export function NativeInput(props: NativeInputProps) {
  const { type, icon, label, labelHidden, name, value, defaultValue, onChange, min, max, step } = props
  const { description, optionalText, isRequired, isDisabled, className } = props
  const id = useId()
  const { error, onInvalid, note, settle } = useNativeField(props)
  // a half-typed day or time reads as empty: the field keeps it until complete and never reports the previous value
  const [isPartial, setPartial] = useState(false)
  const words = (
    <label className={css.label} htmlFor={id}>
      {label}
      {optionalText && !isRequired && <span className={css.optional}> · {optionalText}</span>}
    </label>
  )
  return (
    <div className={classNames(css.field, className)} data-field="">
      {labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {description && (
        <span className={css.description} id={`${id}-note`}>
          {description}
        </span>
      )}
      <div className={css.box}>
        <Icon name={icon} className={css.lead} />
        <input
          id={id}
          type={type}
          name={name}
          className={classNames(css.input, own.input)}
          value={value !== undefined && isPartial ? '' : value}
          defaultValue={defaultValue}
          min={min}
          max={max}
          step={step}
          required={isRequired}
          disabled={isDisabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(description && `${id}-note`, error && `${id}-error`)}
          onInvalid={onInvalid}
          onBlur={({ currentTarget: input }) => {
            if (!isPartial || !input.validity.badInput) return
            note(input)
            // without a form nothing waits for completion: the field reverts to its value and says so
            if (!input.form) setPartial(false)
          }}
          onChange={(event) => {
            settle()
            setPartial(event.target.value === '')
            onChange?.(event.target.value)
          }}
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
