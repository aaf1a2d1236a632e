import { QueryView } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { defineScreen } from '@sureda/remote/shell'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { footprintQueries } from '../shared/footprint-queries.ts'
import { Calculator } from './calculator.tsx'
import { tripDraftOf } from './trip/trip-draft.ts'
import { useFirstTrip } from './use-first-trip.ts'

/** Computes the footprint of a trip on the phone, so it works without network. */
function FootprintScreen() {
  const { t } = useTranslation('profile')
  const userId = useSession((state) => state.user?.id ?? '')
  const draft = useQuery(tripDraftOf(userId))
  const firstTrip = useFirstTrip()
  if (draft.data === undefined)
    return (
      <Screen title={t('footprint.title')}>
        <QueryView query={draft} shape="form" failed={t('footprint.loadFailed')}>
          {() => null}
        </QueryView>
      </Screen>
    )
  return <Calculator userId={userId} start={draft.data ?? firstTrip} />
}

export default defineScreen({
  Component: FootprintScreen,
  queries: () => [footprintQueries.mine(), footprintQueries.reservations()],
})
