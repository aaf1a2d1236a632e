import { Banner } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

interface FewerPlacesProps {
  /** How many people want to come. */
  wish: number
  /** How many the chosen time takes. */
  people: number
}

/** Says that a time has fewer places than people, before they find out at the meeting point. */
export function FewerPlaces({ wish, people }: FewerPlacesProps) {
  const { t } = useTranslation('booking')
  if (people >= wish) return null
  return (
    <Banner kind="warning" isLive>
      {t('form.fewerPlaces', { count: people, wish })}
    </Banner>
  )
}
