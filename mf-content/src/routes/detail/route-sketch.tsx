import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { useTranslation } from 'react-i18next'
import { type MeasuredTrack, placeAt } from '../../shared/geo/along-track.ts'
import { sketchOf } from '../route-sketch.ts'
import css from './route-sketch.module.css'

const [WIDTH, HEIGHT, MARGIN] = [340, 230, 22]

interface RouteSketchProps {
  route: RouteDetail
  way: MeasuredTrack
  /** Metres from the start; null without a cursor. */
  cursor: number | null
}

/** The line with its numbered stops, drawn without a map. It shows until the map is asked for, and where the map's remote is off. */
export function RouteSketch({ route: { points, start }, way, cursor }: RouteSketchProps) {
  const { t } = useTranslation('content')
  const { path, place } = sketchOf(way.points, WIDTH, HEIGHT, MARGIN)
  const from = place(start.latitude, start.longitude)
  const at = cursor === null ? null : placeAt(way, cursor)
  const mark = at && place(at.latitude, at.longitude)
  return (
    <svg
      className={css.drawing}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('route.sketch', { count: points.length })}
    >
      <path className={css.shade} d={path} />
      <path className={css.line} d={path} />
      <circle className={css.start} cx={from.x} cy={from.y} r="7" />
      {points.map((point, index) => {
        const { x, y } = place(point.latitude, point.longitude)
        return (
          <g key={point.id}>
            <circle className={css.point} cx={x} cy={y} r="10" />
            <text className={css.number} x={x} y={y}>
              {index + 1}
            </text>
          </g>
        )
      })}
      {mark && <circle className={css.cursor} cx={mark.x} cy={mark.y} r="9" />}
    </svg>
  )
}
