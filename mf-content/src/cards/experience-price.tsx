import { useFormat } from '@sureda/remote/format'
import { Price } from '@sureda/ui/price'
import { useTranslation } from 'react-i18next'

/** Euros per person; free says so, an unknown price says nothing. */
export function ExperiencePrice({ price, size }: { price: number | null; size?: 'medium' | 'large' }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  if (price === null) return null
  if (price === 0) return <Price amount={t('shell:common.free')} size={size} />
  return <Price amount={format.money(price)} suffix={t('shell:common.perPerson')} size={size} />
}
