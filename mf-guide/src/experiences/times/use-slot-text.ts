import { WEEKDAYS } from '@sureda/contract/codes/enums'
import type { DaySlot } from '@sureda/contract/rules/slots-of-day'
import { useFormat } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { useTranslation } from 'react-i18next'
import type { EditRun } from '../../shared/use-edits.ts'
import type { SlotValues, SpecialDay, WeekdayHours } from './slot-values.ts'
import { weekdayName } from './weekday-name.ts'

/** The text of a setting, for the choice between two versions. */
export function useSlotText() {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const language = useSession((state) => state.language)
  const times = (slots: readonly DaySlot[]) =>
    slots.map(({ time, capacity }) => `${time} (${capacity})`).join(' · ')
  const text = (name: string, value: unknown): string => {
    if (value === undefined) return t('slots.kind.usual')
    if (name === 'slots') return times(value as DaySlot[])
    if (typeof value === 'boolean') return value ? t('shell:common.yes') : t('shell:common.no')
    if (typeof value !== 'object' || value === null) return String(value)
    if (name.startsWith('on.')) {
      const { type, capacity, slots = [], note } = value as SpecialDay
      return [t(`slots.kind.${type}`), capacity, times(slots), note].filter(Boolean).join(' · ')
    }
    const { active, slots } = value as WeekdayHours
    if (!active) return t('slots.kind.closed')
    return slots ? times(slots) : t('slots.kind.usual')
  }
  const labelOf = (name: string): string => {
    if (name.startsWith('on.')) return format.day(name.slice(3))
    const weekday = WEEKDAYS.find((day) => day === name)
    return weekday ? weekdayName(language, weekday, 'long') : t(`slots.field.${name}`)
  }
  return (name: keyof SlotValues, { edits, base }: Pick<EditRun<SlotValues>, 'edits' | 'base'>) => ({
    label: labelOf(String(name)),
    theirs: text(String(name), base[name]),
    mine: text(String(name), edits[name]?.now),
  })
}
