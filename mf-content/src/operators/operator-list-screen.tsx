import { OPERATOR_TYPES } from '@sureda/contract/codes/enums'
import { paths } from '@sureda/contract/remote/paths'
import type { Operator } from '@sureda/contract/schemas/catalogue/operator'
import { QueryView, queryClient } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { defineScreen } from '@sureda/remote/shell'
import { CardList, LinkButton } from '@sureda/ui/base'
import { ChipGroup } from '@sureda/ui/choice'
import { Screen } from '@sureda/ui/frame'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { agencyQueries, operatorQueries } from '../shared/content/content-queries.ts'
import { ListHead } from '../shared/lists/list-head.tsx'
import { ListSearch } from '../shared/lists/list-search.tsx'
import { NothingFound } from '../shared/lists/nothing-found.tsx'
import { ANY, useListAddress } from '../shared/lists/use-list-address.ts'
import { DemoNote } from '../shared/loading/notes.tsx'
import { CategorySelect } from './category-select.tsx'
import { GroupHeading } from './group-heading.tsx'
import { byGroup, filterOperators, readOperatorFilter } from './operator-filter.ts'
import { OperatorRow } from './operator-row.tsx'

/** The operators by group, narrowed by type, category and name. */
function OperatorList() {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  const { search, change } = useListAddress()
  const filter = readOperatorFilter(search)
  const operators = useQuery({ ...operatorQueries.list(), enabled: filter.type !== 'agencia' })
  const agencies = useQuery({
    ...agencyQueries.list(),
    enabled: filter.type === 'agencia',
    placeholderData: () => {
      const known = queryClient.getQueryData(operatorQueries.list().queryKey)
      return known && { data: known.data.filter(({ type }) => type === 'agencia') }
    },
  })
  const query = filter.type === 'agencia' ? agencies : operators
  return (
    <Screen title={t('operator.listTitle')} lead={t('operator.lead')}>
      <ListSearch label={t('operator.search')} value={filter.q} onChange={(q) => change({ q })} />
      <ChipGroup
        mode="single"
        layout="scroll"
        label={t('operator.byType')}
        labelHidden
        options={[
          { value: ANY, label: t('shell:common.all') },
          ...OPERATOR_TYPES.map((value) => ({ value, label: t(`operator.types.${value}`) })),
        ]}
        value={filter.type ?? ANY}
        onChange={(type) => change({ type })}
      />
      <QueryView query={query} shape="list" count={6} failed={t('operator.listFailed')}>
        {(all) => {
          if (all.length === 0 && filter.type === null) return <NoOperators />
          const shown = filterOperators(all, filter)
          return (
            <>
              <CategorySelect
                operators={filterOperators(all, { ...filter, category: null })}
                value={filter.category}
                onChange={(category) => change({ category })}
              />
              <ListHead count={shown.length} />
              <DemoNote of={shown} />
              {shown.length === 0 && <NothingFound asked={filter.q} />}
              {byGroup(shown, language).map(({ group, operators }) => (
                <GroupHeading key={group} group={group}>
                  <CardList label={t(`operator.group.${group}`)}>
                    {operators.map((item: Operator) => (
                      <OperatorRow key={item.id} operator={item} />
                    ))}
                  </CardList>
                </GroupHeading>
              ))}
            </>
          )
        }}
      </QueryView>
    </Screen>
  )
}

function NoOperators() {
  const { t } = useTranslation('content')
  return (
    <EmptyState
      title={t('operator.empty')}
      text={t('state.emptyText')}
      action={<LinkButton href={paths.experiences()}>{t('experience.listTitle')}</LinkButton>}
    />
  )
}

export default defineScreen({ Component: OperatorList, queries: () => [operatorQueries.list()] })
