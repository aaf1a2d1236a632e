import { LEAVE_PARAM, paths } from '@sureda/contract/remote/paths'
import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import type { WaitlistEntry } from '@sureda/contract/schemas/bookings/waitlist'
import { useAddress, useNow } from '@sureda/remote/device'
import { QueryView } from '@sureda/remote/query'
import { defineScreen } from '@sureda/remote/shell'
import { CardList, LinkButton, Stack } from '@sureda/ui/base'
import { ChipGroup, Select } from '@sureda/ui/choice'
import { Screen } from '@sureda/ui/frame'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { nextOfAll, SORTS, STATUS_FILTERS, toFilter, toSort } from '../shared/reservation-order.ts'
import { reservationQueries } from '../shared/reservation-queries.ts'
import { isOpen, waitlistQueries } from '../shared/waitlist-queries.ts'
import { WaitlistCard } from '../waitlist/waitlist-card.tsx'
import { WaitlistFault } from '../waitlist/waitlist-fault.tsx'
import { arrangePlaces, countPlaces, type Place } from './my-places.ts'
import { NextReservation } from './next-reservation.tsx'
import { ReservationCard } from './reservation-card.tsx'
import css from './reservation-list.module.css'
import { ReservationSheets } from './reservation-sheets.tsx'
import { StoredPasses } from './stored-passes.tsx'
import { WaitingDrafts } from './waiting-drafts.tsx'

function ReservationListScreen() {
  const { t } = useTranslation('booking')
  const mine = useQuery(reservationQueries.mine())
  const waitlist = useQuery(waitlistQueries.mine())
  return (
    <Screen title={t('list.title')}>
      <Stack gap={5}>
        <WaitingDrafts />
        <WaitlistFault query={waitlist} />
        <QueryView query={mine} failed={t('error.listLoad')} shape="list" count={4}>
          {(all) => <Reservations all={all} waitlist={waitlist.data?.filter(isOpen) ?? []} />}
        </QueryView>
      </Stack>
    </Screen>
  )
}

/** Filter, order and the open sheet live in the address: `?status=confirmed&sort=oldest&pass=<id>`. */
function Reservations({ all, waitlist }: { all: Reservation[]; waitlist: WaitlistEntry[] }) {
  const { t } = useTranslation('booking')
  const { search, change } = useAddress()
  const filter = toFilter(search.get('status'))
  const sort = toSort(search.get('sort'))
  const counts = countPlaces(all, waitlist)
  const isPlain = filter === 'all' && sort === SORTS[0]
  const now = useNow(30_000)
  const next = isPlain ? nextOfAll(all, now) : undefined
  const places = arrangePlaces(all, waitlist, filter, sort)
  const isOffer = (place: Place) => place.kind === 'waitlist' && place.entry.status === 'offered'
  const offers = places.filter(isOffer)
  const shown = places.filter((place) => place.id !== next?.id && !isOffer(place))
  const open = (sheet: string, id: string) => change({ [sheet]: id }, { isStep: true })
  const cards = (list: readonly Place[]) =>
    list.map((place) =>
      place.kind === 'reservation' ? (
        <ReservationCard
          key={place.id}
          reservation={place.reservation}
          onOpen={(sheet) => open(sheet, place.id)}
        />
      ) : (
        <WaitlistCard
          key={place.id}
          entry={place.entry}
          onLeave={() => open(LEAVE_PARAM, place.id)}
          onAccepted={(reservationId) => open('pass', reservationId)}
        />
      ),
    )
  const toExperiences = <LinkButton href={paths.experiences()}>{t('list.explore')}</LinkButton>

  if (all.length + waitlist.length === 0)
    return (
      <EmptyState motif="oak" title={t('list.empty')} text={t('list.emptyText')} action={toExperiences} />
    )
  return (
    <>
      {/* an offer ends after an hour at most, so it comes first */}
      {offers.length > 0 && <CardList label={t('waitlist.offered')}>{cards(offers)}</CardList>}
      {next && <NextReservation reservation={next} onOpen={(sheet) => open(sheet, next.id)} />}
      <StoredPasses all={all} />
      <div className={css.controls}>
        <ChipGroup
          label={t('list.filter')}
          labelHidden
          layout="scroll"
          mode="single"
          options={STATUS_FILTERS.map((value) => ({
            value,
            label: value === 'all' ? t('shell:common.all') : t(`filter.${value}`),
            count: counts[value],
          }))}
          value={filter}
          onChange={(value) => change({ status: value === 'all' ? null : value })}
        />
        <Select
          className={css.sort}
          label={t('list.sort')}
          labelHidden
          options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
          value={sort}
          onChange={(value) => change({ sort: value === SORTS[0] ? null : value })}
        />
      </div>
      {shown.length === 0 && !next && offers.length === 0 ? (
        <EmptyState title={t('list.noneOf', { status: t(`filter.${filter}`) })} text={t('list.noneOfText')} />
      ) : (
        <CardList label={t('list.title')}>{cards(shown)}</CardList>
      )}
      <ReservationSheets
        all={all}
        waitlist={waitlist}
        search={search}
        onClose={(sheet) => change({ [sheet]: null })}
      />
    </>
  )
}

export default defineScreen({
  Component: ReservationListScreen,
  queries: () => [reservationQueries.mine(), waitlistQueries.mine()],
})
