import { givenRating } from '@sureda/contract/schemas/catalogue/given-rating'
import { useFormat } from '@sureda/remote/format'
import type { CardMeta, Fact } from '@sureda/ui/base'
import { Rating } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

type Rated = Parameters<typeof givenRating>[0]

/** Average and number of ratings as a fact; empty without ratings. */
export function useRatingFact(of: Rated): Fact[] {
  const { t } = useTranslation('content')
  const format = useFormat()
  const given = givenRating(of)
  if (!given) return []
  const text = format.number(given.rating, 1)
  const label = t('fact.ratingBy', { rating: text, count: given.count })
  const count = format.number(given.count)
  return [
    {
      icon: 'star',
      label: t('fact.rating'),
      value: <Rating value={given.rating} text={text} count={count} label={label} />,
    },
  ]
}

/** Average and number of ratings for a card. */
export function useRatingMeta(of: Rated): CardMeta[] {
  const { t } = useTranslation('content')
  const format = useFormat()
  const given = givenRating(of)
  if (!given) return []
  const text = `${format.number(given.rating, 1)} (${format.number(given.count)})`
  return [{ icon: 'star-filled', text, label: t('fact.rating') }]
}
