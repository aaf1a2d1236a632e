import type { PriceUnit } from '@sureda/contract/codes/enums'
import { useFormat } from '@sureda/remote/format'
import { Price } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

interface ExperiencePriceProps {
  price: number | null
  unit?: PriceUnit
  size?: 'medium' | 'large'
}

/** Euros per person, group or night, or "free"; nothing for an unknown price or a restaurant table. */
export function ExperiencePrice({ price, unit = 'person', size }: ExperiencePriceProps) {
  const { t } = useTranslation('content')
  const format = useFormat()
  if (price === null || unit === 'none') return null
  if (price === 0) return <Price amount={t('shell:common.free')} size={size} />
  const words = {
    person: { suffix: t('shell:common.perPerson') },
    group: { suffix: t('experience.price.perGroup') },
    night: { prefix: t('shell:common.from'), suffix: t('experience.price.perNight') },
  }
  return <Price amount={format.money(price)} size={size} {...words[unit]} />
}
