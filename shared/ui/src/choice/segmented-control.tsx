import { useId } from 'react'
import { useOptimisticValue } from '../core/use-optimistic-value.ts'
import { Icon, type IconName } from '../icons/icon.tsx'
import { Choice } from './choice.tsx'
import { ChoiceSet } from './choice-set.tsx'
import css from './segmented-control.module.css'

export interface SegmentedControlProps {
  label: string
  options: { value: string; label: string; icon?: IconName }[]
  value: string
  onChange: (value: string) => void
  className?: string
}

/** Two to four views of the same content. */
export function SegmentedControl({ label, options, value, onChange, className }: SegmentedControlProps) {
  const id = useId()
  const [selected, select] = useOptimisticValue(value, onChange)
  return (
    <ChoiceSet label={label} labelHidden className={className}>
      <div className={css.track}>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="radio"
            name={id}
            inForm={false}
            value={option.value}
            isSelected={selected === option.value}
            onSelect={() => select(option.value)}
            className={css.segment}
          >
            {option.icon && <Icon name={option.icon} size="small" />}
            <span>{option.label}</span>
          </Choice>
        ))}
      </div>
    </ChoiceSet>
  )
}
