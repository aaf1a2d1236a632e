import type { TravelPackageDetail } from '@sureda/contract/schemas/catalogue/travel-package'
import { Section } from '@sureda/ui/base'
import type { IconName } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import { MarkList } from '../shared/detail/mark-list.tsx'
import css from './package-page.module.css'

/** Included, not included, and optional services. */
export function PackageServices({ item }: { item: TravelPackageDetail }) {
  const { t } = useTranslation('content')
  const planned = new Set(item.itinerary.map(({ title }) => title))
  const lists: { title: string; items: readonly string[]; icon: IconName; tone?: 'muted' | 'primary' }[] = [
    {
      title: t('package.activities'),
      items: item.activities.filter((name) => !planned.has(name)),
      icon: 'footprints' as const,
      tone: 'primary' as const,
    },
    { title: t('experience.included'), items: item.services_included, icon: 'check' as const },
    {
      title: t('experience.notIncluded'),
      items: item.services_not_included,
      icon: 'x' as const,
      tone: 'muted' as const,
    },
    { title: t('package.additional'), items: item.services_additional, icon: 'plus' as const },
  ].filter(({ items }) => items.length > 0)
  if (lists.length === 0) return null
  return (
    <Section title={t('package.services')}>
      <div className={css.list}>
        {lists.map(({ title, items, icon, tone }) => (
          <div key={title}>
            <h3>{title}</h3>
            <MarkList items={items} icon={icon} tone={tone} aria-label={title} />
          </div>
        ))}
      </div>
    </Section>
  )
}
