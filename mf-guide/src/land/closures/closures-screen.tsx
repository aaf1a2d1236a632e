import { paths } from '@sureda/contract/remote/paths'
import type { Closure } from '@sureda/contract/schemas/guides/closure'
import { QueryView } from '@sureda/remote/query'
import { defineScreen } from '@sureda/remote/shell'
import { CardList, LinkButton, Section, Stack } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { GuideNav } from '../../shared/guide-nav.tsx'
import { ClosureCard } from './closure-card.tsx'
import { closureQueries } from './closure-queries.ts'

/** The guide's closures. */
function ClosuresScreen() {
  const { t } = useTranslation('guide')
  const closures = useQuery(closureQueries.list())
  return (
    <Screen title={t('closures.title')} lead={t('closures.lead')}>
      <GuideNav />
      <QueryView query={closures} failed={t('error.closuresLoad')} shape="cards" count={2}>
        {(all) => (all.length === 0 ? <NoClosures /> : <Closures closures={all} />)}
      </QueryView>
    </Screen>
  )
}

function Closures({ closures }: { closures: readonly Closure[] }) {
  const { t } = useTranslation('guide')
  const open = closures.filter(({ state }) => state !== 'over')
  const over = closures.filter(({ state }) => state === 'over')
  return (
    <Stack gap={8}>
      <NewButton isFullWidth />
      {open.length > 0 && (
        <CardList label={t('closures.title')}>
          {open.map((closure) => (
            <ClosureCard key={closure.id} closure={closure} />
          ))}
        </CardList>
      )}
      {over.length > 0 && (
        <Section title={t('closures.over')}>
          <CardList label={t('closures.over')}>
            {over.map((closure) => (
              <ClosureCard key={closure.id} closure={closure} />
            ))}
          </CardList>
        </Section>
      )}
    </Stack>
  )
}

function NewButton({ isFullWidth = false }: { isFullWidth?: boolean }) {
  const { t } = useTranslation('guide')
  return (
    <LinkButton href={paths.guideNewClosure()} icon="plus" isFullWidth={isFullWidth}>
      {t('closures.new')}
    </LinkButton>
  )
}

function NoClosures() {
  const { t } = useTranslation('guide')
  return (
    <EmptyState
      motif="oak"
      title={t('closures.empty')}
      text={t('closures.emptyText')}
      action={<NewButton />}
    />
  )
}

export default defineScreen({ Component: ClosuresScreen, queries: () => [closureQueries.list()] })
