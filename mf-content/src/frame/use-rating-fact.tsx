import { useFormat } from '@sureda/remote/format'
import type { Fact } from '@sureda/ui/fact-list'
import { Rating } from '@sureda/ui/rating'
import { useTranslation } from 'react-i18next'

/** The stars of something, as the last of its facts; no fact where nobody has given any. */
export function useRatingFact(rating: number | null): Fact[] {
  const { t } = useTranslation('content')
  const format = useFormat()
  if (typeof rating !== 'number') return []
  const text = format.number(rating, 1)
  return [
    {
      icon: 'star',
      label: t('fact.rating'),
      value: <Rating value={rating} text={text} label={t('fact.ratingOf', { rating: text })} />,
    },
  ]
}
