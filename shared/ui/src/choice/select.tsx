import { useId, useRef } from 'react'
import { classNames } from '../core/class-names.ts'
import { useFilledEarly } from '../core/use-filled-early.ts'
import { useOptimisticValue } from '../core/use-optimistic-value.ts'
import { VisuallyHidden } from '../core/visually-hidden.tsx'
import css from '../forms/field.module.css'
import { FieldError } from '../forms/field-error.tsx'
import { type NativeFieldOptions, useNativeField } from '../forms/use-native-field.ts'
import { Icon } from '../icons/icon.tsx'
import own from './select.module.css'

export interface SelectOption {
  value: string
  label: string
  isDisabled?: boolean
}

export interface SelectProps extends NativeFieldOptions {
  label: string
  labelHidden?: boolean
  options: SelectOption[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** First, empty option. */
  placeholder?: string
  description?: string
  isRequired?: boolean
  isDisabled?: boolean
  className?: string
}

/** A native select: the phone's own picker is familiar, accessible and costs nothing. */
export function Select(props: SelectProps) {
  const {
    label,
    labelHidden,
    name,
    options,
    value,
    defaultValue,
    onChange,
    placeholder,
    description,
    isRequired,
    isDisabled,
    className,
  } = props
  const id = useId()
  const { error, onInvalid, settle } = useNativeField(props)
  const [selected, select] = useOptimisticValue(value, (next) => onChange?.(next ?? ''))
  const control = useRef<HTMLSelectElement>(null)
  useFilledEarly(control, value ?? defaultValue ?? '', select)
  const labelled = (
    <label className={css.label} htmlFor={id}>
      {label}
    </label>
  )
  return (
    <div className={classNames(css.field, className)} data-field="">
      {labelHidden ? <VisuallyHidden>{labelled}</VisuallyHidden> : labelled}
      {description && (
        <span className={css.description} id={`${id}-note`}>
          {description}
        </span>
      )}
      <div className={css.box}>
        <select
          ref={control}
          id={id}
          name={name}
          className={classNames(css.input, own.select)}
          value={value === undefined ? undefined : selected}
          defaultValue={value === undefined ? (defaultValue ?? '') : undefined}
          required={isRequired}
          disabled={isDisabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(description && `${id}-note`, error && `${id}-error`)}
          onInvalid={onInvalid}
          onChange={(event) => {
            settle()
            select(event.target.value)
          }}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={own.chevron} />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
