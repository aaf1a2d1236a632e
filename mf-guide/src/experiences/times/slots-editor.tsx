import type { TimeSlots } from '@sureda/contract/schemas/bookings/time-slots'
import { useAddress, useOnline } from '@sureda/remote/device'
import { useFormat } from '@sureda/remote/format'
import { type Freshness, StaleNotice } from '@sureda/remote/query'
import { Banner, LinkButton, Section, Stack } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { SaveBar } from '../../shared/save-bar.tsx'
import { useEdits } from '../../shared/use-edits.ts'
import { useSheet } from '../../shared/use-sheet.ts'
import { EditSection } from '../edit-section.tsx'
import { guidePaths } from '../guide-paths.ts'
import { DayCard } from './day-card.tsx'
import { rulesOf, slotValuesOf } from './slot-values.ts'
import { SlotsFault } from './slots-fault.tsx'
import { SlotsMonth } from './slots-month.tsx'
import { SlotsSheets } from './slots-sheets.tsx'
import { useSaveSlots } from './use-save-slots.ts'
import { WeekPart } from './week-part.tsx'

interface SlotsEditorProps {
  id: string
  settings: TimeSlots
  query: Freshness
  /** The chosen day; its month is shown. */
  day: string
  today: string
}

/** The week, then the month, both with unsaved changes. Touched reservations are shown before anything is saved. */
export function SlotsEditor({ id, settings, query, day, today }: SlotsEditorProps) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const online = useOnline()
  const [, setSearch] = useSearchParams()
  const { change } = useAddress()
  const [sheet, setSheet] = useSheet<string>('part')
  const run = useEdits(`time-slots/${id}`, slotValuesOf(settings))
  const save = useSaveSlots(id, settings, run, () => setSheet('conflict'))
  const rules = rulesOf(run.values, settings.experience)
  const { values, edits } = run
  const isLodging = settings.experience.purchase === 'nights'
  const chooseDay = (date: string) => setSearch({ day: date }, { replace: true, preventScrollReset: true })
  return (
    <Screen
      title={t('slots.title')}
      eyebrow={settings.experience.title}
      footer={
        run.count > 0 ? (
          <SaveBar
            count={run.count}
            saveLabel={t('slots.check')}
            isPending={save.isPending}
            isDisabled={!online}
            onDiscard={() => {
              save.reset()
              run.discard()
            }}
            onSave={() => (run.conflicts.length > 0 ? setSheet('conflict') : save.check())}
          />
        ) : undefined
      }
    >
      <StaleNotice query={query} />
      <Stack gap={4}>
        {!online && <Banner kind="info">{t('edit.offline')}</Banner>}
        {run.isRestored && run.count > 0 && <Banner kind="info">{t('edit.restored')}</Banner>}
        {run.conflicts.length > 0 && <Banner kind="warning">{t('conflict.banner')}</Banner>}
        {save.error && !save.preview && (
          <SlotsFault
            error={save.error}
            values={values}
            onEdit={({ sheet: part, date = day }) => change({ part, day: date }, { isStep: true })}
          />
        )}
        {settings.version === 0 && run.count === 0 && <Banner kind="info">{t('slots.first')}</Banner>}
        <WeekPart values={values} edits={edits} isLodging={isLodging} onPress={() => setSheet('week')} />
        <EditSection
          label={t('slots.rules')}
          isChanged={['bookingWindow', 'sameDayBooking', 'autoConfirm', 'defaultCapacity', 'minNights'].some(
            (name) => name in edits,
          )}
          onPress={() => setSheet('rules')}
        >
          <p>
            {[
              `${t('slots.windowText', { count: values.bookingWindow })}.`,
              values.sameDayBooking ? t('slots.sameDayYes') : t('slots.sameDayNo'),
              values.autoConfirm ? t('slots.autoYes') : t('slots.autoNo'),
              isLodging && t('slots.minNightsText', { count: values.minNights ?? 1 }),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        </EditSection>
        <Section title={t('slots.month')} titleHidden>
          <Stack gap={4}>
            <SlotsMonth
              day={day}
              today={today}
              rules={rules}
              taken={settings.taken}
              isLodging={isLodging}
              specialOf={(date) => values[`on.${date}`]?.type}
              onChoose={chooseDay}
            />
            <DayCard
              title={format.day(day)}
              date={day}
              rules={rules}
              taken={settings.taken}
              isLodging={isLodging}
              special={values[`on.${day}`]}
              isChanged={`on.${day}` in edits}
              isPast={day < today}
              onPress={() => setSheet('day')}
            />
          </Stack>
        </Section>
        <LinkButton href={guidePaths.editExperience(id)} variant="quiet" icon="edit">
          {t('slots.toExperience')}
        </LinkButton>
      </Stack>
      <SlotsSheets sheet={sheet} setSheet={setSheet} day={day} settings={settings} run={run} save={save} />
    </Screen>
  )
}
