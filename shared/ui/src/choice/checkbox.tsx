import { type ReactNode, useId } from 'react'
import { classNames } from '../core/class-names.ts'
import field from '../forms/field.module.css'
import { FieldError } from '../forms/field-error.tsx'
import { type NativeFieldOptions, useNativeField } from '../forms/use-native-field.ts'
import css from './checkbox.module.css'

export interface CheckboxProps extends NativeFieldOptions {
  value?: string
  isSelected?: boolean
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
  description?: string
  isRequired?: boolean
  isDisabled?: boolean
  className?: string
  /** The label. */
  children: ReactNode
}

export function Checkbox(props: CheckboxProps) {
  const {
    name,
    value,
    isSelected,
    defaultSelected,
    onChange,
    description,
    isRequired,
    isDisabled,
    className,
    children,
  } = props
  const id = useId()
  const { error, onInvalid, settle } = useNativeField(props)
  return (
    <div className={classNames(css.field, className)} data-field="">
      <label className={css.label}>
        <input
          type="checkbox"
          className={css.box}
          name={name}
          value={value}
          checked={isSelected}
          defaultChecked={defaultSelected}
          required={isRequired}
          disabled={isDisabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(description && `${id}-note`, error && `${id}-error`)}
          onInvalid={onInvalid}
          onChange={(event) => {
            settle()
            onChange?.(event.target.checked)
          }}
        />
        <span className={css.words}>{children}</span>
      </label>
      {description && (
        <span className={classNames(field.description, css.below)} id={`${id}-note`}>
          {description}
        </span>
      )}
      {error && (
        <span className={css.below}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </span>
      )}
    </div>
  )
}
