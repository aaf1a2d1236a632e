import type { TravelPackageDetail } from '@sureda/contract/schemas/catalogue/travel-package'
import { Icon } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import { ExperiencePrice } from '../shared/cards/experience-price.tsx'
import { organiserKey } from '../shared/content/package-filter.ts'
import css from './package-page.module.css'

/** Days, stops, price and seller, drawn as a ticket. */
export function PackageTicket({ item }: { item: TravelPackageDetail }) {
  const { t } = useTranslation('content')
  const stops = item.itinerary.length
  return (
    <div className={css.ticket}>
      <p className={css.figures}>
        {[t('package.days', { count: item.duration }), stops > 0 && t('package.stops', { count: stops })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={css.price}>
        {item.price === null ? t('fact.askPrice') : <ExperiencePrice price={item.price} size="large" />}
      </p>
      {item.operator && (
        <p className={css.stub}>
          <Icon name="handshake" size="small" />
          <span>
            {t(organiserKey(item))}: <strong>{item.operator.name}</strong>
          </span>
        </p>
      )}
    </div>
  )
}
