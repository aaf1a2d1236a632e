import { OPERATOR_TYPES } from '@sureda/contract/enums'
import type { Operator } from '@sureda/contract/operator'
import { paths } from '@sureda/contract/paths'
import { defineScreen } from '@sureda/remote/define-screen'
import { pictureOf } from '@sureda/remote/picture-of'
import { QueryView } from '@sureda/remote/query-view'
import { useSession } from '@sureda/remote/session'
import { Button } from '@sureda/ui/button'
import { CardList } from '@sureda/ui/card-list'
import { ChipGroup } from '@sureda/ui/chip-group'
import { EmptyState } from '@sureda/ui/empty-state'
import { ListCard } from '@sureda/ui/list-card'
import { Screen } from '@sureda/ui/screen'
import { Select } from '@sureda/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { DemoBadge } from '../frame/demo-badge.tsx'
import { operatorQueries } from '../queries/operator-queries.ts'

const ANY = 'any'

/** Who offers things here, by type and by category. */
function OperatorList() {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  const [search, setSearch] = useSearchParams()
  const query = useQuery(operatorQueries.list())
  const type = search.get('type') ?? ANY
  const category = search.get('category') ?? ANY
  const choose = (kind: 'type' | 'category', value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === ANY) next.delete(kind)
        else next.set(kind, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Screen title={t('operator.listTitle')} lead={t('operator.lead')}>
      <QueryView query={query} shape="list" count={6} failed={t('operator.listFailed')}>
        {(all) => {
          const shown = all
            .filter(
              (item) =>
                (type === ANY || item.type === type) && (category === ANY || item.category === category),
            )
            .sort((a, b) => a.name.localeCompare(b.name, language))
          return (
            <>
              <ChipGroup
                mode="single"
                layout="scroll"
                label={t('operator.byType')}
                labelHidden
                options={[
                  { value: ANY, label: t('shell:common.all') },
                  ...OPERATOR_TYPES.map((value) => ({ value, label: t(`operator.types.${value}`) })),
                ]}
                value={type}
                onChange={(value) => choose('type', value)}
              />
              <Select
                label={t('operator.byCategory')}
                value={category}
                onChange={(value) => choose('category', value)}
                options={[
                  { value: ANY, label: t('operator.anyCategory') },
                  ...[...new Set(all.map((item) => item.category))].map((value) => ({
                    value,
                    label: t(`operator.category.${value}`),
                  })),
                ]}
              />
              {shown.length === 0 ? (
                <EmptyState
                  title={t('operator.empty')}
                  text={t('state.emptyText')}
                  action={
                    <Button onPress={() => setSearch({}, { replace: true })}>{t('filter.clear')}</Button>
                  }
                />
              ) : (
                <CardList label={t('operator.listTitle')}>
                  {shown.map((item) => (
                    <OperatorRow key={item.id} operator={item} />
                  ))}
                </CardList>
              )}
            </>
          )
        }}
      </QueryView>
    </Screen>
  )
}

function OperatorRow({ operator }: { operator: Operator }) {
  const { t } = useTranslation('content')
  return (
    <ListCard
      href={paths.operator(operator.id)}
      title={operator.name}
      eyebrow={t(`operator.category.${operator.category}`)}
      text={operator.municipality}
      picture={operator.image ? pictureOf(operator, 'thumb', { alt: '' }) : undefined}
      icon="building"
      badge={operator.demo ? <DemoBadge /> : undefined}
      headingLevel={2}
    />
  )
}

export default defineScreen({ Component: OperatorList, queries: () => [operatorQueries.list()] })
