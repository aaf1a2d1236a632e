import { type ReactNode, useId } from 'react'
import { classNames } from '../core/class-names.ts'
import { VisuallyHidden } from '../core/visually-hidden.tsx'
import field from '../forms/field.module.css'
import { FieldError } from '../forms/field-error.tsx'
import css from './choice-set.module.css'

export interface ChoiceSetProps {
  label: string
  labelHidden?: boolean
  description?: string
  error?: string
  role?: 'radiogroup' | 'group'
  isRequired?: boolean
  className?: string
  children: ReactNode
}

/** Frame of radio and checkbox groups: a labelled group with note and message. */
export function ChoiceSet({
  label,
  labelHidden,
  description,
  error,
  role = 'radiogroup',
  isRequired,
  className,
  children,
}: ChoiceSetProps) {
  const id = useId()
  const words = (
    <span className={field.label} id={`${id}-label`}>
      {label}
    </span>
  )
  // Only a radiogroup may have these attributes; a plain group has no value.
  const state =
    role === 'radiogroup'
      ? { role, 'aria-invalid': error ? true : undefined, 'aria-required': isRequired }
      : {}
  return (
    <fieldset
      {...state}
      className={classNames(css.set, className)}
      data-field=""
      aria-labelledby={`${id}-label`}
      aria-describedby={classNames(description && `${id}-note`, error && `${id}-error`)}
    >
      {labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {description && (
        <span className={field.description} id={`${id}-note`}>
          {description}
        </span>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
