import { SLOT_CAPACITY_MAX, SLOT_NOTE_MAX } from '@sureda/contract/rules/limits'
import { slotsOfDay } from '@sureda/contract/rules/slots-of-day'
import type { TimeSlots } from '@sureda/contract/schemas/bookings/time-slots'
import { useFormat } from '@sureda/remote/format'
import { NumberField } from '@sureda/remote/forms'
import { RadioGroup } from '@sureda/ui/choice'
import type { FormFault } from '@sureda/ui/forms'
import { TextField } from '@sureda/ui/forms'
import { useTranslation } from 'react-i18next'
import { GuideSheet } from '../../shared/guide-sheet.tsx'
import type { EditRun } from '../../shared/use-edits.ts'
import { SlotList } from './slot-list.tsx'
import { dayKey, rulesOf, type SlotValues, type SpecialDay, specialDatesOf } from './slot-values.ts'

interface DaySheetProps {
  date: string
  settings: TimeSlots
  run: EditRun<SlotValues>
  /** Why saving failed, shown at the fields. */
  fault: FormFault | null
  onClose: () => void
}

const KINDS = ['usual', 'closed', 'limited', 'special'] as const

/** Makes a day differ from the weekly schedule: closed, with fewer seats, or with its own times. */
export default function DaySheet({ date, settings, run, fault, onClose }: DaySheetProps) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const { values, set } = run
  const key = dayKey(date)
  const isLodging = settings.experience.purchase === 'nights'
  const special = values[key]
  const path = `specialDates.${specialDatesOf(values).findIndex((day) => day.date === date)}`
  const usualSlots = slotsOfDay(rulesOf({ ...values, [key]: undefined }, settings.experience), date)
  const note = special?.note ?? null
  const setDay = (day: SpecialDay | undefined) => set(key, day)
  const choose = (kind: string) => {
    if (kind === 'closed') setDay({ type: 'closed', note })
    else if (kind === 'limited') setDay({ type: 'limited', capacity: values.defaultCapacity, note })
    else if (kind === 'special')
      setDay({ type: 'special', slots: usualSlots.length > 0 ? usualSlots : [...values.slots], note })
    else setDay(undefined)
  }
  return (
    <GuideSheet title={format.day(date)} onClose={onClose} fault={fault}>
      <RadioGroup
        label={t('slots.thisDay')}
        options={KINDS.map((value) => ({
          value,
          label: t(isLodging && value === 'limited' ? 'slots.fewerRooms' : `slots.kind.${value}`),
          description: t(
            isLodging && value === 'limited' ? 'slots.fewerRoomsText' : `slots.kindText.${value}`,
          ),
        }))}
        value={special?.type ?? 'usual'}
        onChange={choose}
      />
      {special?.type === 'limited' && (
        <NumberField
          name={`${path}.capacity`}
          label={t(isLodging ? 'slots.roomsLimit' : 'slots.limit')}
          value={special.capacity ?? null}
          min={1}
          max={SLOT_CAPACITY_MAX}
          onChange={(capacity) => capacity !== null && setDay({ ...special, capacity })}
        />
      )}
      {special?.type === 'special' && (
        <SlotList
          name={`${path}.slots`}
          label={t('slots.hoursOf', { day: format.day(date) })}
          slots={special.slots ?? values.slots}
          defaultCapacity={values.defaultCapacity}
          isLodging={isLodging}
          onChange={(slots) => setDay({ ...special, slots })}
        />
      )}
      {special && (
        <TextField
          name={`${path}.note`}
          label={t('slots.note')}
          description={t('slots.noteHint')}
          optionalText={t('shell:common.optional')}
          value={special.note ?? ''}
          maxLength={SLOT_NOTE_MAX}
          onChange={(text) => setDay({ ...special, note: text || null })}
        />
      )}
    </GuideSheet>
  )
}
