import { Button } from '@sureda/ui/base'
import { Tabs } from '@sureda/ui/choice'
import { Screen } from '@sureda/ui/frame'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ResultsTab } from './results/results-tab.tsx'
import { RunningTotal } from './running-total.tsx'
import { AccommodationTab } from './tabs/accommodation-tab.tsx'
import { ActivitiesTab } from './tabs/activities-tab.tsx'
import { FoodTab } from './tabs/food-tab.tsx'
import { StartTab } from './tabs/start-tab.tsx'
import { TABS, type TabId } from './tabs/tab-props.ts'
import { TransportTab } from './tabs/transport-tab.tsx'
import type { TripDraft } from './trip/trip-draft.ts'
import { useTrip } from './use-trip.ts'

const CONTENT = {
  start: StartTab,
  transport: TransportTab,
  accommodation: AccommodationTab,
  food: FoodTab,
  activities: ActivitiesTab,
  results: ResultsTab,
}

/** The open tab is in the address: `?tab=results`. */
export function Calculator({ userId, start }: { userId: string; start: TripDraft }) {
  const { t } = useTranslation('profile')
  const [search, setSearch] = useSearchParams()
  const trip = useTrip(userId, start)
  const selected = TABS.find((tab) => tab === search.get('tab')) ?? 'start'
  const open = (tab: TabId) => setSearch({ tab }, { replace: true, preventScrollReset: tab === selected })
  const next = TABS[TABS.indexOf(selected) + 1]
  return (
    <Screen
      title={t('footprint.title')}
      lead={t('footprint.lead')}
      footer={
        trip.isAnswered &&
        selected !== 'results' && <RunningTotal trip={trip} onResults={() => open('results')} />
      }
    >
      <Tabs
        label={t('footprint.title')}
        tabs={TABS.map((id) => {
          const Content = CONTENT[id]
          return {
            id,
            label: t(`footprint.tabs.${id}`),
            content: (
              <>
                <Content trip={trip} onOpen={open} />
                {next && next !== 'results' && (
                  <Button variant="secondary" iconEnd="arrow-right" isFullWidth onPress={() => open(next)}>
                    {t('footprint.next', { tab: t(`footprint.tabs.${next}`) })}
                  </Button>
                )}
              </>
            ),
          }
        })}
        selected={selected}
        onSelect={(tab) => open(tab as TabId)}
      />
    </Screen>
  )
}
