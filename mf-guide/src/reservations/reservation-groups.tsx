import { paths } from '@sureda/contract/remote/paths'
import { guideActions } from '@sureda/contract/rules/guide-actions'
import type { GuideReservation } from '@sureda/contract/schemas/guides/guide-reservation'
import { useNow } from '@sureda/remote/device'
import { useFormat } from '@sureda/remote/format'
import { lazySheet } from '@sureda/remote/ui'
import { CardList, LinkButton, Section, Stack } from '@sureda/ui/base'
import { EmptyState } from '@sureda/ui/states'
import { useTranslation } from 'react-i18next'
import { GuideReservationCard } from './guide-reservation-card.tsx'
import type { ReservationFilter } from './reservation-filter.ts'
import css from './reservation-groups.module.css'
import { groupReservations } from './reservations-by-day.ts'
import type { SheetName, StepSheet } from './sheet-name.ts'

const ReasonSheet = lazySheet(() => import('./reason-sheet.tsx'))
const NoShowDialog = lazySheet(() => import('./no-show-dialog.tsx'))
const WaitlistSheet = lazySheet(() => import('./waitlist-sheet.tsx'))

interface ReservationGroupsProps {
  all: readonly GuideReservation[]
  shown: readonly GuideReservation[]
  filter: ReservationFilter
  search: URLSearchParams
  onSheet: (name: SheetName, id: string | null) => void
}

export function ReservationGroups({ all, shown, filter, search, onSheet }: ReservationGroupsProps) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const now = useNow(30_000)
  const { waiting, days } = groupReservations(shown)
  const cards = (reservations: readonly GuideReservation[]) =>
    reservations.map((reservation) => (
      <GuideReservationCard
        key={reservation.id}
        reservation={reservation}
        now={now}
        onSheet={(name) => onSheet(name, reservation.id)}
      />
    ))
  // an old address opens no dialog for a step that is no longer possible
  const of = (name: StepSheet) =>
    all.find(
      (reservation) => reservation.id === search.get(name) && guideActions(reservation, now).includes(name),
    )
  const [rejected, cancelled, missing] = [of('reject'), of('cancel'), of('no-show')]
  const inLine = all.find(({ id }) => id === search.get('line'))
  return (
    <>
      {shown.length === 0 ? (
        <Nothing filter={filter} />
      ) : (
        <Stack gap={8}>
          {waiting.length > 0 && (
            <Section title={t('reservations.waiting')}>
              <CardList label={t('reservations.waiting')}>{cards(waiting)}</CardList>
            </Section>
          )}
          {days.map((day) => (
            <Section
              key={day.date}
              title={format.day(day.date)}
              action={{ label: t('dayList.title'), href: paths.guideManifest(day.date) }}
            >
              <p className={css.people}>{t('people', { count: day.people })}</p>
              <CardList label={format.day(day.date)}>{cards(day.reservations)}</CardList>
            </Section>
          ))}
        </Stack>
      )}
      {rejected && (
        <ReasonSheet action="reject" reservation={rejected} onClose={() => onSheet('reject', null)} />
      )}
      {cancelled && (
        <ReasonSheet action="cancel" reservation={cancelled} onClose={() => onSheet('cancel', null)} />
      )}
      {missing && <NoShowDialog reservation={missing} onClose={() => onSheet('no-show', null)} />}
      {inLine && <WaitlistSheet reservation={inLine} onClose={() => onSheet('line', null)} />}
    </>
  )
}

/** Says why nothing is shown, with a link to what there is. */
function Nothing({ filter }: { filter: ReservationFilter }) {
  const { t } = useTranslation('guide')
  if (filter.date || filter.experience || filter.status !== 'open')
    return (
      <EmptyState
        title={filter.status === 'pending' ? t('reservations.noneWaiting') : t('reservations.none')}
        text={t('reservations.noneText')}
        action={<LinkButton href={paths.guideReservations()}>{t('reservations.showOpen')}</LinkButton>}
      />
    )
  return (
    <EmptyState
      motif="oak"
      title={t('reservations.empty')}
      text={t('next.emptyText')}
      action={<LinkButton href={paths.guideExperiences()}>{t('experiences.title')}</LinkButton>}
    />
  )
}
