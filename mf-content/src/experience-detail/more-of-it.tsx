import type { ExperienceDetail } from '@sureda/contract/experience'
import { paths } from '@sureda/contract/paths'
import { pictureOf } from '@sureda/remote/picture-of'
import { CardList } from '@sureda/ui/card-list'
import { Gallery } from '@sureda/ui/gallery'
import { ListCard } from '@sureda/ui/list-card'
import { Section } from '@sureda/ui/section'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ExperienceRow } from '../cards/experience-card.tsx'
import { similarTo } from '../domain/experience-filter.ts'
import { experienceQueries } from '../queries/experience-queries.ts'

/** Below the fold: more pictures, who offers it, and what is like it. */
export default function MoreOfIt({ experience }: { experience: ExperienceDetail }) {
  const { t } = useTranslation('content')
  const { data: all = [] } = useQuery(experienceQueries.list())
  const similar = similarTo(experience, all)
  const { gallery, operator } = experience
  return (
    <>
      {gallery.length > 0 && (
        <Section title={t('experience.gallery')}>
          <Gallery
            label={t('experience.gallery')}
            pictures={gallery.map((image) => pictureOf(image, 'full'))}
            previousLabel={t('shell:common.previous')}
            nextLabel={t('shell:common.next')}
            positionText={(index, total) => t('shell:common.position', { index, total })}
          />
        </Section>
      )}
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
