import { WEEKDAYS, type Weekday } from '@sureda/contract/codes/enums'
import { useSession } from '@sureda/remote/session'
import { Checkbox, Switch } from '@sureda/ui/choice'
import type { FormFault } from '@sureda/ui/forms'
import { useTranslation } from 'react-i18next'
import { GuideSheet } from '../../shared/guide-sheet.tsx'
import type { EditRun } from '../../shared/use-edits.ts'
import { SlotList } from './slot-list.tsx'
import type { SlotValues } from './slot-values.ts'
import css from './week-sheet.module.css'
import { weekdayName } from './weekday-name.ts'

interface WeekSheetProps {
  run: EditRun<SlotValues>
  isLodging: boolean
  /** Why saving failed, shown at the fields. */
  fault: FormFault | null
  onClose: () => void
}

/** The usual times, the active weekdays, and weekdays with their own times. */
export default function WeekSheet({ run, isLodging, fault, onClose }: WeekSheetProps) {
  const { t } = useTranslation('guide')
  const language = useSession((state) => state.language)
  const { values, set } = run
  const day = (name: Weekday) => {
    const { active, slots } = values[name]
    const long = weekdayName(language, name, 'long')
    return (
      <div key={name} className={css.day}>
        <Switch
          isSelected={active}
          onChange={(now) => set(name, now ? { active: true, ...(slots && { slots }) } : { active: false })}
        >
          <span className={css.name}>{long}</span>
        </Switch>
        {active && (
          <Checkbox
            isSelected={slots !== undefined}
            onChange={(own) => set(name, own ? { active, slots: [...values.slots] } : { active })}
          >
            {t('slots.ownHours', { day: long })}
          </Checkbox>
        )}
        {active && slots && (
          <SlotList
            name={`weeklySchedule.${name}.slots`}
            label={t('slots.hoursOf', { day: long })}
            slots={slots}
            defaultCapacity={values.defaultCapacity}
            isLodging={isLodging}
            onChange={(now) => set(name, { active, slots: now })}
          />
        )}
      </div>
    )
  }
  return (
    <GuideSheet title={t('slots.week')} onClose={onClose} fault={fault}>
      <SlotList
        name="slots"
        label={t('slots.usual')}
        slots={values.slots}
        defaultCapacity={values.defaultCapacity}
        isLodging={isLodging}
        onChange={(slots) => set('slots', slots)}
      />
      <fieldset className={css.days} name="weeklySchedule">
        <legend className={css.legend}>{t('slots.days')}</legend>
        {WEEKDAYS.map(day)}
      </fieldset>
    </GuideSheet>
  )
}
