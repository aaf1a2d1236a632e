import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { useFormat } from '@sureda/remote/format'
import { type ElevationPoint, ElevationProfile } from '@sureda/ui/charts'
import { useTranslation } from 'react-i18next'

interface RouteProfileProps {
  route: Pick<RouteDetail, 'schematic' | 'elevation_gain'>
  points: readonly ElevationPoint[]
  /** Metres of climb along the line. */
  gain: number
  /** Metres from the start. */
  stops: number[]
  /** A distance on the line as text. */
  kilometres: (metres: number) => string
  cursor: number | null
  onCursorChange: (distance: number | null) => void
}

/** Two climbs that differ by no more are shown as one. */
const SAME_M = 5

/** The elevation profile of a route, with the texts of this remote. */
export function RouteProfile(props: RouteProfileProps) {
  const { route, points, gain, stops, kilometres, cursor, onCursorChange } = props
  const { t } = useTranslation('content')
  const format = useFormat()
  const heights = points.map(({ elevation }) => elevation)
  const lowest = heights.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const highest = heights.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const published = route.elevation_gain
  // a sketch has a climb of its own: the text says which of the two figures it is
  const isOther = route.schematic && published !== null && Math.abs(published - gain) > SAME_M
  const climb = isOther
    ? t('route.profileDrawn', { climb: format.metres(gain), published: format.metres(published) })
    : t('route.profileClimb', { climb: format.metres(published ?? gain) })
  return (
    <ElevationProfile
      title={t('route.profileTitle')}
      // map and profile must fit on one screen, so that the common cursor is visible in both
      titleHidden
      summary={[
        t('route.profile', { lowest: format.metres(lowest), highest: format.metres(highest) }),
        climb,
      ].join(' · ')}
      points={points}
      stops={stops}
      cursor={cursor}
      onCursorChange={onCursorChange}
      pointText={({ distance, elevation }) => `${kilometres(distance)} · ${format.metres(elevation)}`}
      heightText={(elevation) => format.metres(elevation)}
      startText={t('fact.start')}
      endText={kilometres(points.at(-1)?.distance ?? 0)}
      cursorLabel={t('route.profileCursor')}
      table={{
        label: t('route.profileTable'),
        columns: [t('fact.distance'), t('route.height')],
        distanceText: kilometres,
      }}
    />
  )
}
