import { useId } from 'react'
import { Choice } from '../choice/choice.tsx'
import { ChoiceSet } from '../choice/choice-set.tsx'
import { Icon } from '../icons/icon.tsx'
import css from './rating-input.module.css'
import { type NativeFieldOptions, useNativeField } from './use-native-field.ts'

export interface RatingInputProps extends NativeFieldOptions {
  label: string
  value: number | null
  onChange: (value: number) => void
  /** Name of each choice, e.g. "4 of 5 stars". */
  starText: (value: number) => string
  /** Meaning of the chosen value, shown beside the stars, e.g. "Very good". */
  valueText?: (value: number) => string
  max?: number
  description?: string
  isRequired?: boolean
  isDisabled?: boolean
  className?: string
}

/** Star rating: radios, so that arrow keys, forms and screen readers work. */
export function RatingInput(props: RatingInputProps) {
  const { label, value, onChange, starText, valueText, max = 5 } = props
  const { name, description, isRequired, isDisabled, className } = props
  const id = useId()
  const { error, onInvalid, settle } = useNativeField(props)
  return (
    <ChoiceSet
      label={label}
      description={description}
      error={error}
      isRequired={isRequired}
      className={className}
    >
      <div className={css.row}>
        <div className={css.stars}>
          {Array.from({ length: max }, (_, index) => index + 1).map((star) => (
            <Choice
              key={star}
              type="radio"
              name={name ?? id}
              inForm={name !== undefined}
              value={String(star)}
              label={starText(star)}
              isSelected={value === star}
              isDisabled={isDisabled}
              isRequired={isRequired}
              onInvalid={onInvalid}
              onSelect={() => {
                settle()
                onChange(star)
              }}
              className={css.star}
              data-state={value !== null && star <= value ? 'given' : undefined}
            >
              <Icon name={value !== null && star <= value ? 'star-filled' : 'star'} size="large" />
            </Choice>
          ))}
        </div>
        {valueText && (
          <span className={css.word} aria-hidden="true">
            {value === null ? '' : valueText(value)}
          </span>
        )}
      </div>
    </ChoiceSet>
  )
}
