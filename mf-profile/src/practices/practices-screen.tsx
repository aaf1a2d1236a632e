import { useAddress } from '@sureda/remote/device'
import { defineScreen } from '@sureda/remote/shell'
import { Tabs } from '@sureda/ui/choice'
import { Screen } from '@sureda/ui/frame'
import { useTranslation } from 'react-i18next'
import { practiceQueries } from '../shared/footprint-queries.ts'
import { ContributionCard } from './contribution-card.tsx'
import { PracticeList } from './practice-list.tsx'

const TABS = ['list', 'estimate'] as const
const CONTENT = { list: <PracticeList />, estimate: <ContributionCard /> }

/** What the forest gains from each practice, who does it and where; in a second tab what a contribution may cost: `?tab=estimate&kg=50`. */
function PracticesScreen() {
  const { t } = useTranslation('profile')
  const { search, change } = useAddress()
  return (
    <Screen title={t('practices.title')} lead={t('practices.lead')}>
      <Tabs
        label={t('practices.title')}
        tabs={TABS.map((id) => ({ id, label: t(`practices.tab.${id}`), content: CONTENT[id] }))}
        selected={TABS.find((tab) => tab === search.get('tab')) ?? 'list'}
        onSelect={(tab) => change({ tab })}
      />
    </Screen>
  )
}

export default defineScreen({ Component: PracticesScreen, queries: () => [practiceQueries.list()] })
