import { useFormat } from '@sureda/remote/format'
import { useTranslation } from 'react-i18next'

/** What is closer than this is visible from the path. */
const BESIDE_M = 150

/** The distance of something from the route, as text. */
export function useNearText(): (metres: number) => string {
  const { t } = useTranslation('content')
  const format = useFormat()
  return (metres) =>
    metres < BESIDE_M
      ? t('route.besideWay')
      : t('route.fromWay', {
          distance: format.distance(metres < 1000 ? Math.round(metres / 50) / 20 : metres / 1000),
        })
}
