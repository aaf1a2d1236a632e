import { useRef } from 'react'
import { Button } from '../base/actions/button.tsx'
import { classNames } from '../core/class-names.ts'
import type { IconName } from '../icons/icon.tsx'
import css from './active-filters.module.css'
import { Chip } from './chip.tsx'

export interface ActiveFilter {
  id: string
  label: string
  /** "Remove: under 2 h" */
  removeLabel: string
  icon?: IconName
}

export interface ActiveFiltersProps {
  label: string
  filters: ActiveFilter[]
  onRemove: (id: string) => void
  clearLabel: string
  onClear: () => void
  className?: string
}

/** Active filters of a list, each removable. Renders nothing without filters. */
export function ActiveFilters({
  label,
  filters,
  onRemove,
  clearLabel,
  onClear,
  className,
}: ActiveFiltersProps) {
  const row = useRef<HTMLUListElement>(null)
  if (filters.length === 0) return null
  const remove = (id: string, index: number) => {
    // The pressed button disappears with its chip: focus the next one, or the one before.
    const buttons = row.current?.querySelectorAll('button') ?? []
    const next = filters.length > 1 && (buttons[index + 1] ?? buttons[index - 1])
    if (next) next.focus()
    else focusBefore(row.current)
    onRemove(id)
  }
  const clear = () => {
    focusBefore(row.current)
    onClear()
  }
  return (
    <ul ref={row} className={classNames(css.row, className)} aria-label={label}>
      {filters.map((filter, index) => (
        <li key={filter.id}>
          <Chip icon={filter.icon} removeLabel={filter.removeLabel} onRemove={() => remove(filter.id, index)}>
            {filter.label}
          </Chip>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Button variant="quiet" size="small" onPress={clear}>
            {clearLabel}
          </Button>
        </li>
      )}
    </ul>
  )
}

/**
 * The row is empty: focus the button before it, which usually opens the filters. Not a field: that would open the
 * phone's keyboard.
 */
function focusBefore(row: HTMLElement | null): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  buttons
    .findLast((button) => row && button.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING)
    ?.focus({ preventScroll: true })
}
