import { paths } from '@sureda/contract/remote/paths'
import { isWarned } from '@sureda/contract/rules/notice-of'
import type { Story } from '@sureda/contract/schemas/catalogue/story'
import { pictureOf, type SIZES } from '@sureda/remote/format'
import type { CardMeta } from '@sureda/ui/base'
import { ImageCard, ListCard } from '@sureda/ui/base'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { FavoriteToggle } from './favorite-toggle.tsx'
import { WarningBadge } from './warning-badge.tsx'

interface StoryCardProps {
  story: Story
  sizes?: keyof typeof SIZES
  headingLevel?: 2 | 3
  priority?: boolean
}

export function StoryCard({ story, sizes = 'card', headingLevel = 3, priority }: StoryCardProps) {
  const { t } = useTranslation('content')
  return (
    <ImageCard
      href={paths.story(story.id)}
      title={story.title}
      eyebrow={story.category.name}
      text={story.summary}
      picture={pictureOf(story, sizes, { priority, ratio: '3/2' })}
      badge={noticeBadge(story)}
      meta={storyMeta(story, t)}
      favorite={<FavoriteToggle type="story" id={story.id} title={story.title} />}
      headingLevel={headingLevel}
    />
  )
}

/** A story as a row: small picture, title, and its media. */
export function StoryRow({
  story,
  headingLevel = 3,
  hasCategory,
}: {
  story: Story
  headingLevel?: 2 | 3
  hasCategory?: boolean
}) {
  const { t } = useTranslation('content')
  return (
    <ListCard
      href={paths.story(story.id)}
      title={story.title}
      eyebrow={hasCategory ? story.category.name : undefined}
      picture={pictureOf(story, 'thumb')}
      badge={noticeBadge(story)}
      meta={storyMeta(story, t)}
      end={<FavoriteToggle type="story" id={story.id} title={story.title} variant="quiet" />}
      headingLevel={headingLevel}
    />
  )
}

const noticeBadge = (story: Story) => (isWarned(story) ? <WarningBadge /> : undefined)

/** Audience, and media besides the text. */
export function storyMeta(story: Story, t: TFunction): CardMeta[] {
  const media = [
    { icon: 'headphones', word: 'audio', file: story.audio_file },
    { icon: 'film', word: 'video', file: story.video_file },
    { icon: 'panorama', word: 'photo360', file: story.photo_360 },
    { icon: 'panorama', word: 'video360', file: story.video_360 },
  ] as const
  return [
    {
      icon: 'users',
      text: t(`content:story.audience.${story.target_audience}`),
      label: t('content:fact.audience'),
    },
    ...media.flatMap(({ icon, word, file }) => (file ? [{ icon, text: t(`content:story.${word}`) }] : [])),
  ]
}
