import type { TrackPoint } from '@sureda/contract/rules/track-parts'
import { BarkEdge } from '@sureda/ui/base'
import { drawable, hasHeights } from '../../shared/geo/along-track.ts'
import { profileOf } from '../route-sketch.ts'
import css from './ridge-edge.module.css'

const [WIDTH, HEIGHT, GROUND] = [390, 44, 8]
/** A phone cannot show more points than this. */
const MOST_POINTS = 240

/** The lower edge of the picture is the route's elevation profile, or a torn edge where the heights are unknown. */
export function RidgeEdge({ track }: { track: readonly TrackPoint[] }) {
  const profile = hasHeights(track) ? profileOf(drawable(track, MOST_POINTS), WIDTH, HEIGHT) : null
  if (!profile) return <BarkEdge />
  return (
    <svg
      className={css.edge}
      viewBox={`0 -4 ${WIDTH} ${HEIGHT + GROUND}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={css.paper}
        d={`${profile.outline}L${WIDTH} ${HEIGHT + GROUND}L0 ${HEIGHT + GROUND}Z`}
      />
      <path className={css.ridge} d={profile.line} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
