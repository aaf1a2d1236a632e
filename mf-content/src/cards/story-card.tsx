import { paths } from '@sureda/contract/paths'
import type { Story } from '@sureda/contract/story'
import { pictureOf, type SIZES } from '@sureda/remote/picture-of'
import { Badge } from '@sureda/ui/badge'
import type { CardMeta } from '@sureda/ui/card-meta'
import { ImageCard } from '@sureda/ui/image-card'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Heart } from '../frame/heart.tsx'

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
      badge={
        story.status_note ? (
          <Badge tone="warning" icon="alert-triangle">
            {t('content:route.notice')}
          </Badge>
        ) : undefined
      }
      meta={storyMeta(story, t)}
      favorite={<Heart type="story" id={story.id} title={story.title} />}
      headingLevel={headingLevel}
    />
  )
}

export function storyMeta(story: Story, t: TFunction): CardMeta[] {
  return [
    {
      icon: 'users',
      text: t(`content:story.audience.${story.target_audience}`),
      label: t('content:fact.audience'),
    },
    ...(story.audio_file ? [{ icon: 'volume' as const, text: t('content:story.audio') }] : []),
    ...(story.video_file || story.video_360
      ? [{ icon: 'play' as const, text: t('content:story.video') }]
      : []),
    ...(story.photo_360 ? [{ icon: 'image' as const, text: t('content:story.photo360') }] : []),
  ]
}
