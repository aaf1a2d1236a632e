import type { ExperienceDetail } from '@sureda/contract/schemas/catalogue/experience'
import { useFormat } from '@sureda/remote/format'
import { type Fact, FactList } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { ExperiencePrice } from '../../shared/cards/experience-price.tsx'
import { useRatingFact } from '../../shared/cards/use-rating-fact.tsx'
import { isActivity } from '../../shared/content/experience-filter.ts'
import css from './experience-facts.module.css'

/** The facts of an experience. Unknown figures are left out. */
export function ExperienceFacts({ experience }: { experience: ExperienceDetail }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const { duration, difficulty, capacity, price, price_unit: unit, season, startDate, endDate } = experience
  const stars = useRatingFact(experience)
  const facts: Fact[] = [
    ...(duration
      ? [{ icon: 'clock' as const, label: t('fact.duration'), value: format.duration(duration) }]
      : []),
    ...(difficulty && isActivity(experience)
      ? [
          {
            icon: 'footprints' as const,
            label: t('fact.difficulty'),
            value: t(`experience.difficulty.${difficulty}`),
          },
        ]
      : []),
    {
      icon: 'euro' as const,
      label:
        // where the whole item is invented, one note on the screen says so
        !experience.demo && price !== null && unit !== 'none' && invented('price', experience)
          ? t('fact.priceDemo')
          : t('fact.price'),
      value:
        unit === 'none' ? (
          t('experience.price.table')
        ) : price === null ? (
          t('fact.askPrice')
        ) : (
          <ExperiencePrice price={price} unit={unit} />
        ),
    },
    ...(capacity > 0
      ? [
          {
            icon: 'users' as const,
            label: t('fact.capacity'),
            value: t('fact.people', { count: capacity }),
          },
        ]
      : []),
    ...(season ? [{ icon: 'leaf' as const, label: t('fact.season'), value: season }] : []),
    ...(startDate || endDate
      ? [
          {
            icon: 'calendar' as const,
            label: t('fact.dates'),
            value: !endDate
              ? t('fact.datesFrom', { day: format.day(startDate ?? '') })
              : startDate
                ? `${format.day(startDate)} – ${format.day(endDate)}`
                : t('fact.datesUntil', { day: format.day(endDate) }),
          },
        ]
      : []),
    ...stars,
  ]
  return (
    <div className={css.label}>
      <FactList facts={facts} columns={2} />
    </div>
  )
}

const invented = (field: string, { demo_fields }: ExperienceDetail) =>
  demo_fields.some((name) => name === field || name.startsWith(`${field}_`))
