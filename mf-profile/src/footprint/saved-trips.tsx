import { computeFootprint } from '@sureda/contract/rules/footprint-result'
import type { FootprintInputs } from '@sureda/contract/schemas/points/footprint'
import { useOutbox, useOutboxOwner } from '@sureda/remote/offline'
import { QueryView } from '@sureda/remote/query'
import { Badge, ListCard, Section, Stack } from '@sureda/ui/base'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { footprintQueries } from '../shared/footprint-queries.ts'
import css from './footprint.module.css'
import type { TabProps } from './tabs/tab-props.ts'
import { useMass } from './trip/mass.ts'
import { TripList } from './trip-list.tsx'
import { useLeaving } from './use-leaving.ts'

/** Saved trips, and those that wait in the outbox. */
export function SavedTrips(props: TabProps) {
  const { t } = useTranslation('profile')
  const query = useQuery(footprintQueries.mine())
  const owner = useOutboxOwner()
  const items = useOutbox((state) => state.items)
  const isLeaving = useLeaving()
  const waiting = items.filter(
    ({ kind, method, userId }) => kind === 'footprint' && method === 'POST' && userId === owner,
  )
  return (
    <Section title={t('footprint.saved.title')}>
      <Stack gap={3}>
        {waiting.map(({ key, title, body }) => (
          <WaitingTrip key={key} title={title ?? ''} inputs={body as FootprintInputs} />
        ))}
        <QueryView query={query} shape="list" count={2} failed={t('footprint.saved.failed')} size="card">
          {(all) => {
            const trips = all.filter((trip) => !isLeaving(trip))
            if (trips.length > 0) return <TripList {...props} trips={trips} />
            return waiting.length === 0 && <p className={css.note}>{t('footprint.saved.empty')}</p>
          }}
        </QueryView>
      </Stack>
    </Section>
  )
}

function WaitingTrip({ title, inputs }: { title: string; inputs: FootprintInputs }) {
  const { t } = useTranslation('profile')
  const mass = useMass()
  return (
    <ListCard
      title={title}
      headingLevel={3}
      icon="clock"
      text={mass(computeFootprint(inputs).per_person_g)}
      badge={<Badge>{t('footprint.saved.waiting')}</Badge>}
      end={<span />}
    />
  )
}
