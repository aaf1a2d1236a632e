import { EXPERIENCE_STATUSES } from '@sureda/contract/codes/enums'
import type { GuideExperience } from '@sureda/contract/schemas/guides/guide'
import { QueryView } from '@sureda/remote/query'
import { defineScreen } from '@sureda/remote/shell'
import { CardList, Stack } from '@sureda/ui/base'
import { ChipGroup } from '@sureda/ui/choice'
import { Screen } from '@sureda/ui/frame'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { GuideNav } from '../../shared/guide-nav.tsx'
import { guideQueries } from '../../shared/guide-queries.ts'
import { GuideExperienceCard } from './guide-experience-card.tsx'

function GuideExperiencesScreen() {
  const { t } = useTranslation('guide')
  const experiences = useQuery(guideQueries.experiences())
  return (
    <Screen title={t('experiences.title')}>
      <GuideNav />
      <QueryView query={experiences} failed={t('error.experiencesLoad')} shape="list" count={4}>
        {(all) => <Experiences all={all} />}
      </QueryView>
    </Screen>
  )
}

/** The status filter is in the address: `?status=draft`. */
function Experiences({ all }: { all: GuideExperience[] }) {
  const { t } = useTranslation('guide')
  const [search, setSearch] = useSearchParams()
  const status = EXPERIENCE_STATUSES.find((word) => word === search.get('status')) ?? null
  const of = (wanted: GuideExperience['status']) => all.filter((experience) => experience.status === wanted)
  const shown = status ? of(status) : all
  if (all.length === 0)
    return <EmptyState motif="oak" title={t('experiences.empty')} text={t('experiences.emptyText')} />
  return (
    <Stack gap={5}>
      <ChipGroup
        mode="single"
        layout="scroll"
        label={t('experiences.filter')}
        labelHidden
        options={[
          { value: '', label: t('shell:common.all'), count: all.length },
          ...EXPERIENCE_STATUSES.map((value) => ({
            value,
            label: t(`filter.${value}`),
            count: of(value).length,
          })),
        ]}
        value={status ?? ''}
        onChange={(value) =>
          setSearch(value ? { status: value } : {}, { replace: true, preventScrollReset: true })
        }
      />
      {shown.length === 0 ? (
        <EmptyState title={t('experiences.none')} text={t('experiences.noneText')} />
      ) : (
        <CardList label={t('experiences.title')}>
          {shown.map((experience) => (
            <GuideExperienceCard key={experience.id} experience={experience} />
          ))}
        </CardList>
      )}
    </Stack>
  )
}

export default defineScreen({
  Component: GuideExperiencesScreen,
  queries: () => [guideQueries.experiences()],
})
