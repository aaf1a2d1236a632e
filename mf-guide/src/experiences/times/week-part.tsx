import { WEEKDAYS } from '@sureda/contract/codes/enums'
import { useSession } from '@sureda/remote/session'
import { useTranslation } from 'react-i18next'
import type { Edits } from '../../shared/edits.ts'
import { EditSection } from '../edit-section.tsx'
import { type SlotValues, weekSummary } from './slot-values.ts'
import css from './week-part.module.css'
import { weekdayName } from './weekday-name.ts'

interface WeekPartProps {
  values: SlotValues
  edits: Edits<SlotValues>
  isLodging: boolean
  onPress: () => void
}

/** The weekly schedule: weekdays with the same times are one line. */
export function WeekPart({ values, edits, isLodging, onPress }: WeekPartProps) {
  const { t } = useTranslation('guide')
  const language = useSession((state) => state.language)
  const groups = weekSummary(values)
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (
    <EditSection
      label={t('slots.week')}
      isChanged={['slots', ...WEEKDAYS].some((name) => name in edits)}
      onPress={onPress}
    >
      {groups.length === 0 || values.slots.length === 0 ? (
        <p>{t('slots.noWeek')}</p>
      ) : (
        <dl className={css.week}>
          {groups.map(({ days, times }) => (
            <div key={days.join()} className={css.row}>
              <dt>
                {days.length === WEEKDAYS.length
                  ? t('shell:common.everyDay')
                  : list.format(days.map((day) => weekdayName(language, day, 'short')))}
              </dt>
              <dd>{[isLodging && t('slots.arrival'), times.join(' · ')].filter(Boolean).join(' ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </EditSection>
  )
}
