import { paths } from '@sureda/contract/remote/paths'
import type { StoryDetail } from '@sureda/contract/schemas/catalogue/story'
import { CardList, ListCard, Section } from '@sureda/ui/base'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { StoryRow } from '../../shared/cards/story-card.tsx'
import { storyQueries } from '../../shared/content/content-queries.ts'
import { PlaceSection } from '../../shared/detail/place-section.tsx'
import { relatedStories } from '../story-filter.ts'

/** After the text: place, author, and what to read next. */
export default function StoryEnd({ story }: { story: StoryDetail }) {
  const { t } = useTranslation('content')
  const { data: all = [] } = useQuery(storyQueries.list())
  const related = relatedStories(story, all)
  // an answer cached by an earlier release lacks these fields
  const { latitude = null, longitude = null, municipality, operator } = story
  return (
    <>
      {(latitude !== null || municipality) && (
        <PlaceSection
          latitude={latitude}
          longitude={longitude}
          name={municipality ?? story.title}
          address={story.province}
          isApproximate={latitude !== null}
        />
      )}
      {operator && (
        <Section title={t('story.toldBy')}>
          <ListCard
            href={paths.operator(operator.id)}
            icon="building"
            title={operator.name}
            text={t(`operator.type.${operator.type}`)}
          />
        </Section>
      )}
      {related.length > 0 && (
        <Section title={t('story.related')} action={{ label: t('story.all'), href: paths.stories() }}>
          <CardList>
            {related.map((other) => (
              <StoryRow key={other.id} story={other} />
            ))}
          </CardList>
        </Section>
      )}
    </>
  )
}
