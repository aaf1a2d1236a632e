import { GROUP_MAX } from '@sureda/contract/rules/limits'
import { Section, Stack } from '@sureda/ui/base'
import { DateField, TextField } from '@sureda/ui/forms'
import { useTranslation } from 'react-i18next'
import css from '../footprint.module.css'
import { tripName } from '../trip/trip-name.ts'
import { AskedFor } from './asked-for.tsx'
import { CountField } from './count-field.tsx'
import { ExpressForm } from './express-form.tsx'
import { GuessNote } from './guess-note.tsx'
import { PlaceField } from './place-field.tsx'
import type { TabProps } from './tab-props.ts'

const later = (a: string, b: string): string => (a > b ? a : b)

export function StartTab({ trip, onOpen }: TabProps) {
  const { t } = useTranslation('profile')
  const { inputs, draft, change } = trip
  const isReversed = inputs.start_date > inputs.end_date
  return (
    <Stack gap={6} className={css.tab}>
      <Section title={t('footprint.start.trip')}>
        <Stack gap={5}>
          <AskedFor who="all" />
          <TextField
            label={t('footprint.start.name')}
            optionalText={t('shell:common.optional')}
            maxLength={120}
            value={inputs.title ?? ''}
            placeholder={tripName(inputs) ?? undefined}
            onChange={(title) => change({ title: title.trim() ? title : undefined })}
          />
          <PlaceField
            label={t('footprint.start.origin')}
            description={t('footprint.start.originHint')}
            value={inputs.origin}
            onChange={(origin) => change({ origin })}
          />
          <PlaceField
            label={t('footprint.start.destination')}
            description={t('footprint.start.destinationHint')}
            value={inputs.destination}
            onChange={(destination) => change({ destination })}
          />
          <div className={css.pair}>
            <DateField
              label={t('footprint.start.from')}
              value={inputs.start_date}
              // a start after the end moves the end, too
              onChange={(day) => day && change({ start_date: day, end_date: later(day, inputs.end_date) })}
            />
            <DateField
              label={t('footprint.start.to')}
              value={inputs.end_date}
              minDate={inputs.start_date}
              errorMessage={isReversed ? t('footprint.fault.ends_before_start') : undefined}
              onChange={(end_date) => end_date && change({ end_date })}
            />
          </div>
          <GuessNote from={draft.guessedFrom.dates} />
          <CountField
            label={t('footprint.start.adults')}
            value={inputs.adults}
            min={inputs.children > 0 ? 0 : 1}
            max={GROUP_MAX - inputs.children}
            onChange={(adults) => change({ adults })}
          />
          <CountField
            label={t('footprint.start.children')}
            description={t('footprint.start.childrenHint')}
            value={inputs.children}
            min={inputs.adults > 0 ? 0 : 1}
            max={GROUP_MAX - inputs.adults}
            onChange={(children) => change({ children })}
          />
          <GuessNote from={draft.guessedFrom.people} />
        </Stack>
      </Section>
      <ExpressForm trip={trip} onOpen={onOpen} />
    </Stack>
  )
}
