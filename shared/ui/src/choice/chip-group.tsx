import { useId, useRef } from 'react'
import { useOptimisticValue } from '../core/use-optimistic-value.ts'
import { useSelectedInView } from '../core/use-selected-in-view.ts'
import { Icon, type IconName } from '../icons/icon.tsx'
import css from './chip-group.module.css'
import { Choice } from './choice.tsx'
import { ChoiceSet } from './choice-set.tsx'

export interface ChipOption {
  value: string
  label: string
  icon?: IconName
  count?: number
  isDisabled?: boolean
}

interface Shared {
  label: string
  labelHidden?: boolean
  options: ChipOption[]
  layout?: 'wrap' | 'scroll'
  name?: string
  className?: string
}

export type ChipGroupProps = Shared &
  (
    | { mode?: 'multiple'; value: string[]; onChange: (value: string[]) => void }
    | { mode: 'single'; value: string | null; onChange: (value: string) => void }
  )

/** Filter chips: one of them (radios) or some of them (checkboxes). */
export function ChipGroup(props: ChipGroupProps) {
  const { label, labelHidden, options, layout = 'wrap', name, className } = props
  const id = useId()
  const single = props.mode === 'single'
  const [selected, select] = useOptimisticValue(
    props.mode !== 'single' ? props.value : props.value === null ? [] : [props.value],
    (next) => (props.mode === 'single' ? props.onChange(next[0] ?? '') : props.onChange(next)),
  )
  const toggle = (value: string, isSelected: boolean) => {
    if (single) select([value])
    else select(isSelected ? [...selected, value] : selected.filter((one) => one !== value))
  }
  const row = useRef<HTMLDivElement>(null)
  useSelectedInView(row, '[data-selected]', single ? (selected[0] ?? '') : '')
  return (
    <ChoiceSet
      label={label}
      labelHidden={labelHidden}
      role={single ? 'radiogroup' : 'group'}
      className={className}
    >
      <div ref={row} className={css.chips} data-layout={layout}>
        {options.map((option) => {
          const isSelected = selected.includes(option.value)
          return (
            <Choice
              key={option.value}
              type={single ? 'radio' : 'checkbox'}
              name={name ?? id}
              inForm={name !== undefined}
              value={option.value}
              isSelected={isSelected}
              isDisabled={option.isDisabled}
              onSelect={(next) => toggle(option.value, next)}
              className={css.chip}
            >
              {option.icon && <Icon name={option.icon} size="small" />}
              {isSelected && !option.icon && !single && <Icon name="check" size="small" />}
              <span>{option.label}</span>
              {option.count !== undefined && (
                <>
                  {' '}
                  <span className={css.count}>{option.count}</span>
                </>
              )}
            </Choice>
          )
        })}
      </div>
    </ChoiceSet>
  )
}
