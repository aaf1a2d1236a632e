import { SLOT_CAPACITY_MAX } from '@sureda/contract/rules/limits'
import type { DaySlot } from '@sureda/contract/rules/slots-of-day'
import { NumberField } from '@sureda/remote/forms'
import { Banner, Button, IconButton } from '@sureda/ui/base'
import { TimeField } from '@sureda/ui/forms'
import { useTranslation } from 'react-i18next'
import css from './slot-list.module.css'
import { duplicateTimes, nextSlot } from './slot-values.ts'

interface SlotListProps {
  /** Path of the list in the body of a save. */
  name: string
  label: string
  slots: readonly DaySlot[]
  defaultCapacity: number
  /** Accommodation has rooms instead of seats, and one arrival time. */
  isLodging: boolean
  onChange: (slots: DaySlot[]) => void
}

/** Start times with their seats or rooms. A guide can remove all start times; saving then refuses the empty list. */
export function SlotList({ name, label, slots, defaultCapacity, isLodging, onChange }: SlotListProps) {
  const { t } = useTranslation('guide')
  const [double] = duplicateTimes(slots)
  const change = (index: number, values: Partial<DaySlot>) =>
    onChange(slots.map((slot, at) => (at === index ? { ...slot, ...values } : slot)))
  return (
    <fieldset className={css.list} name={name}>
      <legend className={css.legend}>{label}</legend>
      {slots.map((slot, index) => (
        <div key={index} className={css.row}>
          <TimeField
            name={`${name}.${index}.time`}
            isRequired
            label={t(isLodging ? 'slots.arrival' : 'slots.time')}
            value={slot.time}
            onChange={(time) => time && change(index, { time })}
          />
          <NumberField
            name={`${name}.${index}.capacity`}
            label={t(isLodging ? 'slots.rooms' : 'slots.seats')}
            value={slot.capacity}
            min={1}
            max={SLOT_CAPACITY_MAX}
            onChange={(capacity) => capacity !== null && change(index, { capacity })}
          />
          {(!isLodging || slots.length > 1) && (
            <IconButton
              icon="trash"
              label={t('slots.removeTime', { time: slot.time })}
              onPress={() => onChange(slots.filter((_, at) => at !== index))}
            />
          )}
        </div>
      ))}
      {double && (
        <Banner kind="warning" isLive>
          {t('slots.twice', { time: double })}
        </Banner>
      )}
      {(!isLodging || slots.length === 0) && (
        <Button
          variant="secondary"
          icon="plus"
          onPress={() => onChange([...slots, nextSlot(slots, defaultCapacity)])}
        >
          {t('slots.addTime')}
        </Button>
      )}
    </fieldset>
  )
}
