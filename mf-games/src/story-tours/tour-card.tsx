import { paths } from '@sureda/contract/remote/paths'
import { isWarned } from '@sureda/contract/rules/notice-of'
import type { StoryTour } from '@sureda/contract/schemas/catalogue/story-tour'
import { pictureOf, useFormat } from '@sureda/remote/format'
import { Badge, ImageCard } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import type { Progress } from './tours-progress.ts'

interface TourCardProps {
  tour: StoryTour
  /** Name of its territory, where there are several. */
  territory?: string
  /** The player's progress in the tour. */
  progress?: Progress | undefined
  priority?: boolean
}

export function TourCard({ tour, territory, progress, priority }: TourCardProps) {
  const { t } = useTranslation('games')
  const format = useFormat()
  const badge = isWarned(tour) ? (
    <Badge tone="warning" icon="alert-triangle">
      {t('shell:common.notice')}
    </Badge>
  ) : undefined
  return (
    <ImageCard
      href={paths.storyTour(tour.id)}
      headingLevel={2}
      eyebrow={[t(`type.${tour.type}`), territory].filter(Boolean).join(' · ')}
      title={tour.title}
      text={tour.summary}
      picture={pictureOf(tour, 'card', { alt: '', priority })}
      badge={badge}
      meta={[
        {
          icon: 'gamepad',
          text: progress?.done
            ? t('games.progress', { count: progress.done, total: progress.total })
            : t('tours.games', { count: tour.games_count }),
        },
        { icon: 'clock', text: format.duration(tour.duration) },
        { icon: 'trophy', text: t('points', { count: tour.points }) },
      ]}
    />
  )
}
