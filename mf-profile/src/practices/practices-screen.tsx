import { PRACTICE_PEOPLE } from '@sureda/contract/enums'
import { defineScreen } from '@sureda/remote/define-screen'
import { QueryView } from '@sureda/remote/query-view'
import { ChipGroup } from '@sureda/ui/chip-group'
import { EmptyState } from '@sureda/ui/empty-state'
import { Screen } from '@sureda/ui/screen'
import { Section } from '@sureda/ui/section'
import { Stack } from '@sureda/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { practiceQueries } from '../queries/footprint-queries.ts'
import { ContributionCard } from './contribution-card.tsx'
import { PracticeCard } from './practice-card.tsx'

/** What the forest gets from it, who does it and where; after that, and only then, what a contribution may cost. */
function PracticesScreen() {
  const { t } = useTranslation('profile')
  const practices = useQuery(practiceQueries.list())
  const [who, setWho] = useState('all')
  return (
    <Screen title={t('practices.title')} lead={t('practices.lead')}>
      <Stack gap={8}>
        <QueryView query={practices} shape="cards" failed={t('practices.loadFailed')}>
          {(all) => {
            const people = PRACTICE_PEOPLE.filter((one) => all.some((practice) => practice.who === one))
            const shown = all.filter((practice) => who === 'all' || practice.who === who)
            if (all.length === 0)
              return <EmptyState motif="oak" title={t('practices.empty')} text={t('practices.emptyText')} />
            return (
              <Section title={t('practices.list')} titleHidden>
                <Stack gap={5}>
                  {people.length > 1 && (
                    <ChipGroup
                      label={t('practices.filter')}
                      mode="single"
                      layout="scroll"
                      options={['all' as const, ...people].map((value) => ({
                        value,
                        label: t(`practices.who.${value}`),
                      }))}
                      value={who}
                      onChange={setWho}
                    />
                  )}
                  {shown.map((practice) => (
                    <PracticeCard key={practice.id} practice={practice} />
                  ))}
                </Stack>
              </Section>
            )
          }}
        </QueryView>
        <ContributionCard />
      </Stack>
    </Screen>
  )
}

export default defineScreen({ Component: PracticesScreen, queries: () => [practiceQueries.list()] })
