import { useFormat } from '@sureda/remote/format'
import { useTranslation } from 'react-i18next'
import { bearing, windOf } from '../../shared/geo/compass.ts'
import { useTracking } from '../walk/tracker.ts'

/** Name of the next stop, and its distance and direction as a text. Null where there is none. */
export function useNextStopTexts(): { name: string; where: string } | null {
  const { t } = useTranslation('map')
  const format = useFormat()
  const next = useTracking((state) => state.next)
  const fix = useTracking((state) => state.fix)
  if (!next || !fix) return null
  return {
    name: next.name ?? t(next.isStart ? 'gps.next.start' : 'gps.next.end'),
    where: t('safety.way', {
      distance: format.distance(next.left / 1000),
      wind: t(`wind.${windOf(bearing(fix, next))}`),
    }),
  }
}
