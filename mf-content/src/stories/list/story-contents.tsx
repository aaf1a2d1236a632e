import { paths } from '@sureda/contract/remote/paths'
import type { Story } from '@sureda/contract/schemas/catalogue/story'
import { useToday } from '@sureda/remote/device'
import { pictureOf } from '@sureda/remote/format'
import { CardList, HeroCard, Section } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { StoryRow } from '../../shared/cards/story-card.tsx'
import { storyChapters, storyOfDay } from '../story-filter.ts'

/** The story of the day, then all stories by chapter. */
export function StoryContents({ stories }: { stories: readonly Story[] }) {
  const { t } = useTranslation('content')
  const today = storyOfDay(stories, useToday())
  return (
    <>
      {today && (
        <HeroCard
          href={paths.story(today.id)}
          eyebrow={t('story.today')}
          title={today.title}
          text={today.summary}
          picture={pictureOf(today, 'full', { priority: true })}
        />
      )}
      {storyChapters(stories).map(({ id, name, stories: own }) => (
        <Section key={id} title={name}>
          <CardList>
            {own.map((story) => (
              <StoryRow key={story.id} story={story} />
            ))}
          </CardList>
        </Section>
      ))}
    </>
  )
}

/** Hits of a search, without chapters. */
export function StoryHits({ stories }: { stories: readonly Story[] }) {
  const { t } = useTranslation('content')
  return (
    <CardList label={t('story.listTitle')}>
      {stories.map((story) => (
        <StoryRow key={story.id} story={story} headingLevel={2} hasCategory />
      ))}
    </CardList>
  )
}
