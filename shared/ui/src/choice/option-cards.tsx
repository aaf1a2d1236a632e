import { useId } from 'react'
import { Picture, type PictureProps } from '../base/cards/picture.tsx'
import { useValue } from '../core/use-value.ts'
import field from '../forms/field.module.css'
import { useNativeField } from '../forms/use-native-field.ts'
import { Icon, type IconName } from '../icons/icon.tsx'
import { Choice } from './choice.tsx'
import { ChoiceSet } from './choice-set.tsx'
import css from './option-cards.module.css'
import type { RadioGroupProps, RadioOption } from './radio-group.tsx'

export interface CardOption extends RadioOption {
  icon?: IconName
  picture?: PictureProps
  /** After answering: right or wrong, with a text. */
  status?: 'right' | 'wrong'
  statusLabel?: string
}

export interface OptionCardsProps extends RadioGroupProps<CardOption> {
  layout?: 'list' | 'grid'
}

/** Large cards for a single choice: quiz answers, kinds of booking. */
export function OptionCards(props: OptionCardsProps) {
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
    layout = 'list',
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
      <div className={css.cards} data-layout={layout}>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="radio"
            name={name ?? id}
            inForm={name !== undefined}
            value={option.value}
            isSelected={selected === option.value}
            isDisabled={isDisabled || option.isDisabled}
            isRequired={isRequired}
            onInvalid={onInvalid}
            onSelect={() => {
              settle()
              select(option.value)
            }}
            className={css.card}
            data-state={option.status}
          >
            {option.picture && <Picture {...option.picture} className={css.picture} />}
            <span className={css.row}>
              {option.icon && <Icon name={option.icon} className={css.icon} />}
              <span className={css.words}>
                <span className={css.label}>{option.label}</span>{' '}
                {option.description && <span className={field.description}>{option.description}</span>}{' '}
                {option.statusLabel && <span className={css.status}>{option.statusLabel}</span>}
              </span>
              <span className={css.mark} aria-hidden="true">
                <Icon name={option.status === 'wrong' ? 'x' : 'check'} size="small" />
              </span>
            </span>
          </Choice>
        ))}
      </div>
    </ChoiceSet>
  )
}
