import { BOOKING_WINDOW_MAX_DAYS, NIGHTS_MAX, SLOT_CAPACITY_MAX } from '@sureda/contract/rules/limits'
import { NumberField } from '@sureda/remote/forms'
import { Switch } from '@sureda/ui/choice'
import type { FormFault } from '@sureda/ui/forms'
import { useTranslation } from 'react-i18next'
import { GuideSheet } from '../../shared/guide-sheet.tsx'
import type { EditRun } from '../../shared/use-edits.ts'
import type { SlotValues } from './slot-values.ts'

interface RulesSheetProps {
  run: EditRun<SlotValues>
  isLodging: boolean
  /** Why saving failed, shown at the fields. */
  fault: FormFault | null
  onClose: () => void
}

/** How far ahead and how late one can book, and whether the guide has to confirm. */
export default function RulesSheet({ run, isLodging, fault, onClose }: RulesSheetProps) {
  const { t } = useTranslation('guide')
  const { values, set } = run
  return (
    <GuideSheet title={t('slots.rules')} onClose={onClose} fault={fault}>
      <NumberField
        name="bookingWindow"
        label={t('slots.field.bookingWindow')}
        description={t('slots.windowHint')}
        value={values.bookingWindow}
        min={0}
        max={BOOKING_WINDOW_MAX_DAYS}
        onChange={(days) => days !== null && set('bookingWindow', days)}
      />
      {isLodging ? (
        <NumberField
          name="minNights"
          label={t('slots.field.minNights')}
          description={t('slots.minNightsHint')}
          value={values.minNights ?? 1}
          min={1}
          max={NIGHTS_MAX}
          onChange={(nights) => nights !== null && set('minNights', nights)}
        />
      ) : (
        <NumberField
          name="defaultCapacity"
          label={t('slots.field.defaultCapacity')}
          description={t('slots.defaultHint')}
          value={values.defaultCapacity}
          min={1}
          max={SLOT_CAPACITY_MAX}
          onChange={(capacity) => capacity !== null && set('defaultCapacity', capacity)}
        />
      )}
      <Switch
        isSelected={values.sameDayBooking}
        onChange={(now) => set('sameDayBooking', now)}
        description={t('slots.sameDayHint')}
      >
        {t('slots.field.sameDayBooking')}
      </Switch>
      <Switch
        isSelected={values.autoConfirm}
        onChange={(now) => set('autoConfirm', now)}
        description={t('slots.autoHint')}
      >
        {t('slots.field.autoConfirm')}
      </Switch>
    </GuideSheet>
  )
}
