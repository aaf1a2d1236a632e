import { paths } from '@sureda/contract/paths'
import type { Reservation } from '@sureda/contract/reservation'
import { defineScreen } from '@sureda/remote/define-screen'
import { QueryView } from '@sureda/remote/query-view'
import { CardList } from '@sureda/ui/card-list'
import { ChipGroup } from '@sureda/ui/chip-group'
import { EmptyState } from '@sureda/ui/empty-state'
import { LinkButton } from '@sureda/ui/link-button'
import { Screen } from '@sureda/ui/screen'
import { Select } from '@sureda/ui/select'
import { Stack } from '@sureda/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import {
  arrange,
  countByFilter,
  nextOfAll,
  SORTS,
  STATUS_FILTERS,
  toFilter,
  toSort,
} from '../domain/reservation-order.ts'
import { reservationQueries } from '../queries/reservation-queries.ts'
import { KeptPasses } from './kept-passes.tsx'
import { NextReservation } from './next-reservation.tsx'
import { ReservationCard } from './reservation-card.tsx'
import css from './reservation-list.module.css'
import { ReservationSheets } from './reservation-sheets.tsx'
import { WaitingDrafts } from './waiting-drafts.tsx'

function ReservationListScreen() {
  const { t } = useTranslation('booking')
  const mine = useQuery(reservationQueries.mine())
  return (
    <Screen title={t('list.title')}>
      <Stack gap={5}>
        <WaitingDrafts />
        <QueryView query={mine} failed={t('error.listLoad')} shape="list" count={4}>
          {(all) => <Reservations all={all} />}
        </QueryView>
      </Stack>
    </Screen>
  )
}

/** Filter, order and the open sheet live in the address: `?status=confirmed&sort=oldest&pass=<id>`. */
function Reservations({ all }: { all: Reservation[] }) {
  const { t } = useTranslation('booking')
  const [search, setSearch] = useSearchParams()
  const filter = toFilter(search.get('status'))
  const sort = toSort(search.get('sort'))
  const counts = countByFilter(all)
  const isPlain = filter === 'all' && sort === SORTS[0]
  const next = isPlain ? nextOfAll(all) : undefined
  const shown = arrange(all, filter, sort).filter((reservation) => reservation !== next)
  const set = (name: string, value: string | null, replace = true) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace, preventScrollReset: true },
    )
  const toExperiences = <LinkButton href={paths.experiences()}>{t('list.explore')}</LinkButton>

  if (all.length === 0)
    return (
      <EmptyState motif="oak" title={t('list.empty')} text={t('list.emptyText')} action={toExperiences} />
    )
  return (
    <>
      {next && <NextReservation reservation={next} onOpen={(sheet) => set(sheet, next.id, false)} />}
      <KeptPasses all={all} />
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
          onChange={(value) => set('status', value === 'all' ? null : value)}
        />
        <Select
          className={css.sort}
          label={t('list.sort')}
          labelHidden
          options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
          value={sort}
          onChange={(value) => set('sort', value === SORTS[0] ? null : value)}
        />
      </div>
      {shown.length === 0 && !next ? (
        <EmptyState title={t('list.noneOf', { status: t(`filter.${filter}`) })} text={t('list.noneOfText')} />
      ) : (
        <CardList label={t('list.title')}>
          {shown.map((reservation) => (
            <ReservationCard
              key={reservation.id}
              reservation={reservation}
              onOpen={(sheet) => set(sheet, reservation.id, false)}
            />
          ))}
        </CardList>
      )}
      <ReservationSheets all={all} search={search} onClose={(sheet) => set(sheet, null)} />
    </>
  )
}

export default defineScreen({
  Component: ReservationListScreen,
  queries: () => [reservationQueries.mine()],
})
