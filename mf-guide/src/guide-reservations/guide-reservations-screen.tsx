import { useAddress, useOnline } from '@sureda/remote/device'
import { QueryView } from '@sureda/remote/query'
import { defineScreen } from '@sureda/remote/shell'
import { Banner, Stack } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { narrow, readFilter, type StatusFilter } from '../domain/reservation-filter.ts'
import { GuideNav } from '../frame/guide-nav.tsx'
import { guideReservationQueries, type ReservationSource } from '../queries/guide-reservation-queries.ts'
import { ReservationFilters } from './reservation-filters.tsx'
import { ReservationGroups } from './reservation-groups.tsx'

const sourceOf = (status: StatusFilter): ReservationSource =>
  status === 'completed' || status === 'cancelled' ? status : 'open'

/** One card, one decision; what waits for an answer on top. Filter and open sheet live in the address. */
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
              shown={narrow(all, filter)}
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
