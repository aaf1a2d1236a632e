import type { Footprint, FootprintInputs } from '@sureda/contract/footprint'
import { computeFootprint } from '@sureda/contract/footprint-result'
import { useFormat } from '@sureda/remote/format'
import { useOutbox } from '@sureda/remote/outbox'
import { QueryView } from '@sureda/remote/query-view'
import { useSession } from '@sureda/remote/session'
import { Badge } from '@sureda/ui/badge'
import { BarChart } from '@sureda/ui/bar-chart'
import { ConfirmDialog } from '@sureda/ui/confirm-dialog'
import { IconButton } from '@sureda/ui/icon-button'
import { ListCard } from '@sureda/ui/list-card'
import { Section } from '@sureda/ui/section'
import { Stack } from '@sureda/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMass } from '../domain/mass.ts'
import { footprintQueries, removeFootprint } from '../queries/footprint-queries.ts'
import css from './footprint.module.css'

/** Earlier trips beside each other, by person and day: a weekend and a fortnight are compared fairly. */
export function SavedTrips() {
  const { t } = useTranslation('profile')
  const query = useQuery(footprintQueries.mine())
  const userId = useSession((state) => state.user?.id)
  const items = useOutbox((state) => state.items)
  const waiting = items.filter((item) => item.kind === 'footprint' && item.userId === userId)
  return (
    <Section title={t('footprint.saved.title')}>
      <Stack gap={3}>
        {waiting.map(({ key, title, body }) => (
          <WaitingTrip key={key} title={title ?? ''} inputs={body as FootprintInputs} />
        ))}
        <QueryView query={query} shape="list" count={2} failed={t('footprint.saved.failed')} size="card">
          {(trips) =>
            trips.length > 0 ? (
              <TripList trips={trips} />
            ) : (
              waiting.length === 0 && <p className={css.note}>{t('footprint.saved.empty')}</p>
            )
          }
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

function TripList({ trips }: { trips: readonly Footprint[] }) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const mass = useMass()
  const [unwanted, setUnwanted] = useState<Footprint | null>(null)
  const nameOf = ({ inputs }: Footprint) =>
    `${inputs.destination ?? t('footprint.title')} · ${format.date(inputs.start_date)}`
  const perDay = ({ result }: Footprint) => result.per_person_g / result.days
  return (
    <>
      {trips.length > 1 && (
        <BarChart
          title={t('footprint.saved.compare')}
          items={trips.slice(0, 8).map((trip) => ({
            label: nameOf(trip),
            value: perDay(trip),
            valueText: mass(perDay(trip)),
          }))}
          table={{
            label: t('footprint.results.table'),
            columns: [t('footprint.saved.trip'), t('footprint.saved.perDay'), t('footprint.for.one')],
            rows: trips.map((trip) => [nameOf(trip), mass(perDay(trip)), mass(trip.result.per_person_g)]),
          }}
        />
      )}
      {trips.map((trip) => (
        <ListCard
          key={trip.id}
          title={nameOf(trip)}
          headingLevel={3}
          icon="leaf"
          text={t('footprint.saved.text', {
            mass: mass(trip.result.per_person_g),
            count: trip.result.days,
            saved: format.date(trip.created_at),
          })}
          end={
            <IconButton
              icon="trash"
              label={t('footprint.remove', { what: nameOf(trip) })}
              onPress={() => setUnwanted(trip)}
            />
          }
        />
      ))}
      <ConfirmDialog
        isOpen={unwanted !== null}
        onOpenChange={(isOpen) => !isOpen && setUnwanted(null)}
        title={t('footprint.saved.deleteTitle')}
        text={unwanted ? t('footprint.saved.deleteText', { what: nameOf(unwanted) }) : ''}
        confirmLabel={t('shell:common.delete')}
        cancelLabel={t('shell:common.cancel')}
        tone="danger"
        errorText={t('footprint.saved.deleteFailed')}
        onConfirm={() => removeFootprint(unwanted?.id ?? '')}
      />
    </>
  )
}
