import { paths } from '@sureda/contract/remote/paths'
import { LinkButton, Section, Stack } from '@sureda/ui/base'
import { EmptyState } from '@sureda/ui/states'
import { useTranslation } from 'react-i18next'
import css from '../footprint.module.css'
import { SaveTrip } from '../save-trip.tsx'
import { SavedTrips } from '../saved-trips.tsx'
import type { TabProps } from '../tabs/tab-props.ts'
import { ChangesList } from './changes-list.tsx'
import { ComparisonChart } from './comparison-chart.tsx'
import { FactorList } from './factor-list.tsx'
import { PartsChart } from './parts-chart.tsx'

export function ResultsTab({ trip, onOpen }: TabProps) {
  const { t } = useTranslation('profile')
  return (
    <Stack gap={8} className={css.tab}>
      {trip.isAnswered ? (
        <>
          <PartsChart result={trip.result} />
          <ChangesList trip={trip} />
          <ComparisonChart result={trip.result} />
          <div className={css.onScreen}>
            <SaveTrip trip={trip} />
          </div>
          <Section title={t('footprint.contribution.title')}>
            <Stack gap={4}>
              <p>{t('footprint.contribution.text')}</p>
              <LinkButton
                variant="secondary"
                icon="sprout"
                href={paths.practicesFor(trip.result.per_person_g)}
              >
                {t('footprint.contribution.link')}
              </LinkButton>
            </Stack>
          </Section>
        </>
      ) : (
        <EmptyState
          motif="rings"
          title={t('footprint.results.empty')}
          text={t('footprint.results.emptyText')}
        />
      )}
      <SavedTrips trip={trip} onOpen={onOpen} />
      <FactorList />
    </Stack>
  )
}
