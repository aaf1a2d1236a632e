import type { TravelPackageDetail } from '@sureda/contract/travel-package'
import type { IconName } from '@sureda/ui/icon'
import { Section } from '@sureda/ui/section'
import { useTranslation } from 'react-i18next'
import { MarkList } from '../frame/mark-list.tsx'

/** What the price holds and what not, and what is asked of you. */
export function PackageServices({ item }: { item: TravelPackageDetail }) {
  const { t } = useTranslation('content')
  const planned = new Set(item.itinerary.map(({ title }) => title))
  const lists: { title: string; items: readonly string[]; icon: IconName; tone?: 'muted' | 'primary' }[] = [
    {
      title: t('package.activities'),
      items: item.activities.filter((name) => !planned.has(name)),
      icon: 'footprints',
      tone: 'primary',
    },
    { title: t('experience.included'), items: item.services_included, icon: 'check' },
    { title: t('experience.notIncluded'), items: item.services_not_included, icon: 'x', tone: 'muted' },
    { title: t('package.additional'), items: item.services_additional, icon: 'plus' },
    { title: t('experience.requirements'), items: item.requirements, icon: 'leaf', tone: 'primary' },
  ]
  return lists
    .filter(({ items }) => items.length > 0)
    .map(({ title, items, icon, tone }) => (
      <Section key={title} title={title}>
        <MarkList items={items} icon={icon} tone={tone} />
      </Section>
    ))
}
