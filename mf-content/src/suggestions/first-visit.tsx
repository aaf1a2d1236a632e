import { paths } from '@sureda/contract/paths'
import { QueryView } from '@sureda/remote/query-view'
import { useSession } from '@sureda/remote/session'
import { CardList } from '@sureda/ui/card-list'
import { EmptyState } from '@sureda/ui/empty-state'
import { LinkButton } from '@sureda/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ExperienceCard } from '../cards/experience-card.tsx'
import { featuredFirst, isActivity } from '../domain/experience-filter.ts'
import { experienceQueries } from '../queries/experience-queries.ts'

const THREE = 3

/** Three things to begin with. */
export function FirstVisit() {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  const query = useQuery(experienceQueries.list())
  return (
    <QueryView query={query} shape="cards" failed={t('experience.listFailed')}>
      {(all) => {
        const chosen = featuredFirst(all.filter(isActivity), language).slice(0, THREE)
        if (chosen.length === 0)
          return (
            <EmptyState
              title={t('suggestion.empty')}
              text={t('suggestion.emptyText')}
              action={<LinkButton href={paths.routes()}>{t('route.listTitle')}</LinkButton>}
            />
          )
        return (
          <CardList layout="grid" label={t('suggestion.title')}>
            {chosen.map((experience) => (
              <ExperienceCard key={experience.id} experience={experience} headingLevel={2} />
            ))}
          </CardList>
        )
      }}
    </QueryView>
  )
}
