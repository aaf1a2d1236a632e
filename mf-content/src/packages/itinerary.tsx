import type { TravelPackageDetail } from '@sureda/contract/schemas/catalogue/travel-package'
import { Section, Stack } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { TimelineList } from '../shared/cards/timeline-list.tsx'
import css from './itinerary.module.css'

/** The days of a package, each as a timeline of its hours. */
export function Itinerary({ items }: { items: TravelPackageDetail['itinerary'] }) {
  const { t } = useTranslation('content')
  const days = [...new Set(items.map(({ day }) => day))].sort((a, b) => a - b)
  if (days.length === 0) return null
  return (
    <Section title={t('package.itinerary')}>
      <Stack gap={6}>
        {days.map((day) => (
          <div key={day}>
            <h3 className={css.day}>{t('package.day', { day })}</h3>
            <TimelineList items={items.filter((item) => item.day === day)} />
          </div>
        ))}
      </Stack>
    </Section>
  )
}
