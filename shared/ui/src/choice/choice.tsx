import { type FormEvent, type ReactNode, useId } from 'react'
import { classNames } from '../core/class-names.ts'
import css from './choice-set.module.css'

export interface ChoiceProps {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  isSelected: boolean
  isDisabled?: boolean
  isRequired?: boolean
  /** Name of the option; by default its children. */
  label?: string
  /** Id of a description. */
  describedBy?: string
  /** False: the value is not submitted with the form (the name only groups the radios). */
  inForm?: boolean
  onSelect: (isSelected: boolean) => void
  onInvalid?: (event: FormEvent<HTMLInputElement>) => void
  className?: string
  'data-state'?: string
  /** A variant defined in its style sheet. */
  'data-look'?: string | undefined
  children: ReactNode
}

/** One option. Native inputs give arrow keys, form data and screen reader support for 0 bytes. */
export function Choice(props: ChoiceProps) {
  const {
    type,
    name,
    value,
    isSelected,
    isDisabled,
    isRequired,
    label,
    describedBy,
    inForm = true,
    onSelect,
    onInvalid,
    className,
    children,
  } = props
  const id = useId()
  return (
    <span
      className={classNames(css.choice, className)}
      data-selected={isSelected || undefined}
      data-disabled={isDisabled || undefined}
      data-state={props['data-state']}
      data-look={props['data-look']}
    >
      <input
        type={type}
        className={css.native}
        name={name}
        value={value}
        form={inForm ? undefined : ''}
        checked={isSelected}
        disabled={isDisabled}
        required={isRequired}
        aria-label={label}
        aria-labelledby={label ? undefined : id}
        aria-describedby={describedBy}
        onInvalid={onInvalid}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <span id={id} className={css.content}>
        {children}
      </span>
    </span>
  )
}
