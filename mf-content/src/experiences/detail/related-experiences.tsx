import { paths } from '@sureda/contract/remote/paths'
import type { ExperienceDetail } from '@sureda/contract/schemas/catalogue/experience'
import { CardList, ListCard, Section } from '@sureda/ui/base'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ExperienceRow } from '../../shared/cards/experience-card.tsx'
import { experienceQueries } from '../../shared/content/content-queries.ts'
import { similarTo } from '../../shared/content/experience-filter.ts'

/** Operator, restaurant and similar experiences, below the first view. */
export default function RelatedExperiences({ experience }: { experience: ExperienceDetail }) {
  const { t } = useTranslation('content')
  const { data: all = [] } = useQuery(experienceQueries.list())
  const similar = similarTo(experience, all)
  const { operator, restaurant } = experience
  return (
    <>
      {operator && (
        <Section title={t('experience.offeredBy')}>
          <ListCard
            href={paths.operator(operator.id)}
            icon="building"
            title={operator.name}
            text={t(`operator.type.${operator.type}`)}
          />
        </Section>
      )}
      {/* an answer cached by an earlier release lacks the field */}
      {restaurant && (
        <Section title={t('experience.eatAt')}>
          <ListCard href={paths.experience(restaurant.id)} icon="utensils" title={restaurant.title} />
        </Section>
      )}
      {similar.length > 0 && (
        <Section title={t('experience.similar')}>
          <CardList>
            {similar.map((other) => (
              <ExperienceRow key={other.id} experience={other} />
            ))}
          </CardList>
        </Section>
      )}
    </>
  )
}
