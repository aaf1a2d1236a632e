import type { Footprint } from '@sureda/contract/schemas/points/footprint'
import { useFormat } from '@sureda/remote/format'
import { shell } from '@sureda/remote/shell'
import { IconButton, ListCard } from '@sureda/ui/base'
import { BarChart } from '@sureda/ui/charts'
import { ConfirmDialog } from '@sureda/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeFootprint } from '../shared/footprint-queries.ts'
import { SavedTripSheet } from './saved-trip-sheet.tsx'
import type { TabProps } from './tabs/tab-props.ts'
import { useMass } from './trip/mass.ts'
import { tripAgain } from './trip/trip-draft.ts'
import { tripName } from './trip/trip-name.ts'

/** Trips side by side, per person and day, so that short and long ones are comparable. Each can be opened, used again and deleted. */
export function TripList({ trips, trip: current, onOpen }: TabProps & { trips: readonly Footprint[] }) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const mass = useMass()
  const [opened, setOpened] = useState<Footprint | null>(null)
  const [unwanted, setUnwanted] = useState<Footprint | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const nameOf = ({ inputs }: Footprint) =>
    `${tripName(inputs) ?? t('footprint.title')} · ${format.date(inputs.start_date)}`
  const perDay = ({ result }: Footprint) => result.per_person_g / result.days
  const fillWith = (trip: Footprint) => {
    const before = current.draft
    setOpened(null)
    current.take(tripAgain(trip.inputs))
    onOpen('start')
    shell().toast({
      kind: 'success',
      text: t('footprint.saved.used'),
      action: { label: t('footprint.change.undo'), onPress: () => current.take(before) },
    })
  }
  const remove = async (trip: Footprint) => {
    setFailed(false)
    const title = t('footprint.remove', { what: nameOf(trip) })
    await removeFootprint(trip.id, title).catch((error: unknown) => {
      setFailed(true)
      throw error
    })
  }
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
          onPress={() => setOpened(trip)}
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
      {opened && (
        <SavedTripSheet
          trip={opened}
          title={nameOf(opened)}
          onUse={() => fillWith(opened)}
          onClose={() => setOpened(null)}
        />
      )}
      <ConfirmDialog
        isOpen={unwanted !== null}
        onOpenChange={(isOpen) => {
          if (isOpen) return
          setUnwanted(null)
          setFailed(false)
        }}
        title={t('footprint.saved.deleteTitle')}
        text={unwanted ? t('footprint.saved.deleteText', { what: nameOf(unwanted) }) : ''}
        confirmLabel={t('shell:common.delete')}
        cancelLabel={t('shell:common.cancel')}
        tone="danger"
        {...(hasFailed && { errorText: t('footprint.saved.deleteFailed') })}
        onConfirm={() => (unwanted ? remove(unwanted) : undefined)}
      />
    </>
  )
}
