import { type ReactNode, useId } from 'react'
import { classNames } from '../core/class-names.ts'
import { useValue } from '../core/use-value.ts'
import field from '../forms/field.module.css'
import css from './switch.module.css'

export interface SwitchProps {
  name?: string
  isSelected?: boolean
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
  description?: string
  isDisabled?: boolean
  className?: string
  /** The label. */
  children: ReactNode
}

/** Takes effect at once; for values submitted with a form use Checkbox. */
export function Switch({
  name,
  isSelected,
  defaultSelected,
  onChange,
  description,
  isDisabled,
  className,
  children,
}: SwitchProps) {
  const id = useId()
  const [isOn, setOn] = useValue(isSelected, defaultSelected ?? false, onChange)
  return (
    <label className={classNames(css.row, className)}>
      <span className={css.words}>
        <span>{children}</span>
        {description && (
          <span className={field.description} id={id} aria-hidden="true">
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={css.track}
        name={name}
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        aria-describedby={description ? id : undefined}
        onChange={(event) => setOn(event.target.checked)}
      />
    </label>
  )
}
