import type { TimeSlots } from '@sureda/contract/schemas/bookings/time-slots'
import { errorMessage } from '@sureda/remote/api'
import { partFault } from '@sureda/remote/forms'
import { lazySheet } from '@sureda/remote/ui'
import { useTranslation } from 'react-i18next'
import type { EditRun } from '../../shared/use-edits.ts'
import { partOfPath, type SlotPart } from './slot-parts.ts'
import type { SlotValues } from './slot-values.ts'
import type { SlotsRun } from './use-save-slots.ts'
import { useSlotText } from './use-slot-text.ts'

const WeekSheet = lazySheet(() => import('./week-sheet.tsx'))
const RulesSheet = lazySheet(() => import('./rules-sheet.tsx'))
const DaySheet = lazySheet(() => import('./day-sheet.tsx'))
const TouchedSheet = lazySheet(() => import('../../shared/touched-sheet.tsx'))
const ConflictSheet = lazySheet(() => import('../../shared/conflict-sheet.tsx'))

interface SlotsSheetsProps {
  sheet: string | null
  setSheet: (name: string | null) => void
  day: string
  settings: TimeSlots
  run: EditRun<SlotValues>
  save: SlotsRun
}

export function SlotsSheets({ sheet, setSheet, day, settings, run, save }: SlotsSheetsProps) {
  const { t } = useTranslation('guide')
  const slotText = useSlotText()
  const close = () => setSheet(null)
  const faultOn = (name: SlotPart['sheet'], date?: string) =>
    partFault(save.error, (path) => {
      const part = partOfPath(path, run.values)
      return part.sheet === name && part.date === date
    })
  const isLodging = settings.experience.purchase === 'nights'
  return (
    <>
      {sheet === 'week' && (
        <WeekSheet run={run} isLodging={isLodging} fault={faultOn('week')} onClose={close} />
      )}
      {sheet === 'rules' && (
        <RulesSheet run={run} isLodging={isLodging} fault={faultOn('rules')} onClose={close} />
      )}
      {sheet === 'day' && (
        <DaySheet
          key={day}
          date={day}
          settings={settings}
          run={run}
          fault={faultOn('day', day)}
          onClose={close}
        />
      )}
      {sheet === 'conflict' && run.conflicts.length > 0 && (
        <ConflictSheet
          conflicts={run.conflicts.map((name) => ({ name, ...slotText(name, run) }))}
          onDecide={(which) => {
            run.decide(which)
            save.reset()
            close()
          }}
          onClose={close}
        />
      )}
      {save.preview && (
        <TouchedSheet
          // other reservations are touched now: the reason is asked for again
          key={save.preview.reservations.map(({ id }) => id).join()}
          preview={save.preview}
          isPending={save.isPending}
          errorText={save.error ? errorMessage(save.error, t) : undefined}
          onSave={save.save}
          onKeep={save.keepThem}
          onClose={save.reset}
        />
      )}
    </>
  )
}
