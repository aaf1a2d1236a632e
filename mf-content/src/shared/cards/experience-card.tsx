import type { FavoritableType } from '@sureda/contract/codes/enums'
import { paths } from '@sureda/contract/remote/paths'
import { isWarned } from '@sureda/contract/rules/notice-of'
import type { Experience } from '@sureda/contract/schemas/catalogue/experience'
import { pictureOf, type SIZES, useFormat } from '@sureda/remote/format'
import type { CardMeta } from '@sureda/ui/base'
import { ImageCard, ListCard } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { isActivity } from '../content/experience-filter.ts'
import { ExperiencePrice } from './experience-price.tsx'
import { FavoriteToggle } from './favorite-toggle.tsx'
import { useNextAvailable } from './use-next-available.ts'
import { useRatingMeta } from './use-rating-fact.tsx'
import { WarningBadge } from './warning-badge.tsx'

/** Restaurants have their own section among the favorites. */
export const favoriteTypeOf = ({ type }: Pick<Experience, 'type'>): FavoritableType =>
  type === 'restaurant' ? 'restaurant' : 'experience'

interface ExperienceCardProps {
  experience: Experience
  /** How wide the card is. */
  sizes?: keyof typeof SIZES
  headingLevel?: 2 | 3
  priority?: boolean
}

export function ExperienceCard({
  experience,
  sizes = 'card',
  headingLevel = 3,
  priority,
}: ExperienceCardProps) {
  const { t } = useTranslation('content')
  const meta = useExperienceMeta(experience)
  return (
    <ImageCard
      href={paths.experience(experience.id)}
      title={experience.title}
      eyebrow={`${t(`experience.type.${experience.type}`)} · ${experience.locationName}`}
      text={experience.shortDescription}
      picture={pictureOf(experience, sizes, { priority, ratio: '3/2' })}
      badge={isWarned(experience) ? <WarningBadge /> : undefined}
      meta={meta}
      price={<ExperiencePrice price={experience.price} unit={experience.price_unit} />}
      favorite={
        <FavoriteToggle type={favoriteTypeOf(experience)} id={experience.id} title={experience.title} />
      }
      headingLevel={headingLevel}
    />
  )
}

/** An experience as a row of a list. */
export function ExperienceRow({ experience }: { experience: Experience }) {
  const { t } = useTranslation('content')
  return (
    <ListCard
      href={paths.experience(experience.id)}
      title={experience.title}
      eyebrow={t(`experience.type.${experience.type}`)}
      text={experience.locationName}
      picture={pictureOf(experience, 'thumb', { alt: '' })}
      meta={useExperienceMeta(experience)}
    />
  )
}

function useExperienceMeta(experience: Experience): CardMeta[] {
  const { t } = useTranslation('content')
  const format = useFormat()
  const { type, duration, difficulty } = experience
  return [
    ...useNextAvailable(experience),
    ...(duration
      ? [{ icon: 'clock' as const, text: format.duration(duration), label: t('fact.duration') }]
      : []),
    ...(difficulty && isActivity({ type })
      ? [
          {
            icon: 'footprints' as const,
            text: t(`experience.difficulty.${difficulty}`),
            label: t('fact.difficulty'),
          },
        ]
      : []),
    ...useRatingMeta(experience),
  ]
}
