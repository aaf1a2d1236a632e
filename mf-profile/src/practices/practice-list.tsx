import { PRACTICE_PEOPLE } from '@sureda/contract/codes/enums'
import { QueryView } from '@sureda/remote/query'
import { Section, Stack } from '@sureda/ui/base'
import { ChipGroup } from '@sureda/ui/choice'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { practiceQueries } from '../shared/footprint-queries.ts'
import { PracticeCard } from './practice-card.tsx'

/** The practices of the territory, by audience; those for visitors come first. */
export function PracticeList() {
  const { t } = useTranslation('profile')
  const practices = useQuery(practiceQueries.list())
  const [chosen, choose] = useState('visitante')
  return (
    <QueryView query={practices} shape="cards" failed={t('practices.loadFailed')}>
      {(all) => {
        const people = PRACTICE_PEOPLE.filter((one) => all.some((practice) => practice.who === one))
        const who = people.find((one) => one === chosen) ?? 'all'
        const shown = all.filter((practice) => who === 'all' || practice.who === who)
        if (all.length === 0)
          return <EmptyState motif="oak" title={t('practices.empty')} text={t('practices.emptyText')} />
        return (
          <Section title={t('practices.tab.list')} titleHidden>
            <Stack gap={5}>
              {people.length > 1 && (
                <ChipGroup
                  label={t('practices.filter')}
                  mode="single"
                  layout="scroll"
                  options={[...people, 'all' as const].map((value) => ({
                    value,
                    label: t(`practices.who.${value}`),
                  }))}
                  value={who}
                  onChange={choose}
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
  )
}
