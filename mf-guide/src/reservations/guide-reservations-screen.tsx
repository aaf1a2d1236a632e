import { useAddress, useOnline } from '@sureda/remote/device'
import { QueryView } from '@sureda/remote/query'
import { defineScreen } from '@sureda/remote/shell'
import { Banner, Stack } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { GuideNav } from '../shared/guide-nav.tsx'
import { filterReservations, readFilter, type StatusFilter } from './reservation-filter.ts'
import { ReservationFilters } from './reservation-filters.tsx'
import { ReservationGroups } from './reservation-groups.tsx'
import { guideReservationQueries, type ReservationSource } from './reservation-queries.ts'

const sourceOf = (status: StatusFilter): ReservationSource =>
  status === 'completed' || status === 'cancelled' ? status : 'open'

/** The guide's reservations, requests first. Filter and open sheet are in the address. */
function GuideReservationsScreen() {
  const { t } = useTranslation('guide')
  const { search, change } = useAddress()
  const online = useOnline()
  const filter = readFilter(search)
  const reservations = useQuery(guideReservationQueries.list(sourceOf(filter.status)))
  return (
    <Screen title={t('reservations.title')}>
      <GuideNav />
      <Stack gap={5}>
        <ReservationFilters filter={filter} onChange={change} />
        {!online && <Banner kind="info">{t('reservations.offline')}</Banner>}
        <QueryView query={reservations} failed={t('error.reservationsLoad')} shape="cards" count={3}>
          {(all) => (
            <ReservationGroups
              all={all}
              shown={filterReservations(all, filter)}
              filter={filter}
              search={search}
              onSheet={(name, id) => change({ [name]: id }, { isStep: id !== null })}
            />
          )}
        </QueryView>
      </Stack>
    </Screen>
  )
}

export default defineScreen({
  Component: GuideReservationsScreen,
  queries: () => [guideReservationQueries.list('open')],
})
