import { type ReactNode, useId } from 'react'
import css from './choice-set.module.css'
import { classNames } from './class-names.ts'
import field from './field.module.css'
import { FieldError } from './field-error.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

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

/** Frame of every "choose one / choose some": a labelled group with note and message. */
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
  // Only a radiogroup may say these; a plain group has no value of its own.
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
