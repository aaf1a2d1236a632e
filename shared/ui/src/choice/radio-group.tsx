import { useId } from 'react'
import { classNames } from '../core/class-names.ts'
import { useValue } from '../core/use-value.ts'
import field from '../forms/field.module.css'
import { type NativeFieldOptions, useNativeField } from '../forms/use-native-field.ts'
import { Choice } from './choice.tsx'
import { ChoiceSet } from './choice-set.tsx'
import css from './radio-group.module.css'

export interface RadioOption {
  value: string
  label: string
  description?: string
  isDisabled?: boolean
}

export interface RadioGroupProps<T extends RadioOption = RadioOption> extends NativeFieldOptions {
  label: string
  labelHidden?: boolean
  options: T[]
  value?: string | null
  defaultValue?: string
  onChange?: (value: string) => void
  description?: string
  isRequired?: boolean
  isDisabled?: boolean
  className?: string
}

export function RadioGroup(props: RadioGroupProps) {
  const {
    label,
    labelHidden,
    name,
    options,
    value,
    defaultValue = '',
    onChange,
    description,
    isRequired,
    isDisabled,
    className,
  } = props
  const id = useId()
  const [selected, select] = useValue(value, defaultValue, (next) => onChange?.(next ?? ''))
  const { error, onInvalid, settle } = useNativeField(props)
  return (
    <ChoiceSet
      label={label}
      labelHidden={labelHidden}
      description={description}
      error={error}
      isRequired={isRequired}
      className={className}
    >
      <div className={css.list}>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="radio"
            name={name ?? id}
            inForm={name !== undefined}
            value={option.value}
            label={option.label}
            describedBy={option.description ? `${id}${option.value}` : undefined}
            isSelected={selected === option.value}
            isDisabled={isDisabled || option.isDisabled}
            isRequired={isRequired}
            onInvalid={onInvalid}
            onSelect={() => {
              settle()
              select(option.value)
            }}
            className={css.option}
          >
            <span className={css.dot} aria-hidden="true" />
            <span className={css.words}>
              <span>{option.label}</span>
              {option.description && (
                <span className={classNames(field.description)} id={`${id}${option.value}`}>
                  {option.description}
                </span>
              )}
            </span>
          </Choice>
        ))}
      </div>
    </ChoiceSet>
  )
}
