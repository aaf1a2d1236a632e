import { paths } from '@sureda/contract/remote/paths'
import { isWarned } from '@sureda/contract/rules/notice-of'
import type { TravelPackage } from '@sureda/contract/schemas/catalogue/travel-package'
import { pictureOf, type SIZES } from '@sureda/remote/format'
import { ImageCard, ListCard } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { ExperiencePrice } from './experience-price.tsx'
import { FavoriteToggle } from './favorite-toggle.tsx'
import { WarningBadge } from './warning-badge.tsx'

interface PackageCardProps {
  travelPackage: TravelPackage
  sizes?: keyof typeof SIZES
  headingLevel?: 2 | 3
  priority?: boolean
}

export function PackageCard({ travelPackage, sizes = 'card', headingLevel = 3, priority }: PackageCardProps) {
  const { t } = useTranslation('content')
  const { id, title, type, summary, duration, operator, price } = travelPackage
  return (
    <ImageCard
      href={paths.travelPackage(id)}
      title={title}
      eyebrow={`${t(`package.type.${type}`)} · ${t('package.days', { count: duration })}`}
      text={summary}
      picture={pictureOf(travelPackage, sizes, { priority, ratio: '3/2' })}
      badge={isWarned(travelPackage) ? <WarningBadge /> : undefined}
      meta={operator ? [{ icon: 'users', text: operator.name, label: t('fact.operator') }] : []}
      price={<ExperiencePrice price={price} />}
      favorite={<FavoriteToggle type="package" id={id} title={title} />}
      headingLevel={headingLevel}
    />
  )
}

/** A package as a row of a list. */
export function PackageRow({ travelPackage }: { travelPackage: TravelPackage }) {
  const { t } = useTranslation('content')
  const { id, title, type, duration, operator } = travelPackage
  return (
    <ListCard
      href={paths.travelPackage(id)}
      title={title}
      eyebrow={`${t(`package.type.${type}`)} · ${t('package.days', { count: duration })}`}
      text={operator?.name}
      picture={pictureOf(travelPackage, 'thumb', { alt: '' })}
    />
  )
}
