import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import { dayIn, useHour } from '@sureda/remote/device'
import { BarkEdge } from '@sureda/ui/base'
import { dayLight, harvestDigit, hourIn, seasonOf, sunAt } from '../shared/days/day-light.ts'
import css from './landscape.module.css'
import { Dehesa, Massif } from './landscape-scenery.tsx'

const LANDS = { massif: Massif, dehesa: Dehesa } as const

interface LandscapeProps {
  tenant: Tenant | null
  timeZone: string
  /** It fills the rest of the first view. */
  isTall?: boolean
}

/**
 * The land of this brand at this hour and season, drawn in the brand's two colours without loading a file.
 * The digit on the trunk is the last digit of the year of the harvest, as cork peelers paint it.
 */
export function Landscape({ tenant, timeZone, isTall }: LandscapeProps) {
  const now = useHour()
  const hour = hourIn(timeZone, now)
  const today = dayIn(timeZone, now)
  const sun = sunAt(hour)
  const Land = LANDS[tenant?.scenery ?? 'massif']
  return (
    <div
      className={css.landscape}
      data-light={dayLight(hour)}
      data-season={seasonOf(today)}
      data-tall={isTall || undefined}
      aria-hidden="true"
    >
      <svg
        className={css.drawing}
        viewBox="0 0 390 160"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        <path
          className={css.stars}
          d="M24 22h.1M58 44h.1M92 16h.1M131 36h.1M158 12h.1M203 28h.1M236 10h.1M262 48h.1M46 66h.1M180 52h.1M112 58h.1M372 18h.1"
        />
        <g transform={`translate(${sun.x} ${sun.y})`}>
          <circle className={css.halo} r="42" />
          <circle className={css.disc} r="19" />
          <path className={css.moonShade} d="M7-18.5a18 18 0 1 0 10 26A17 17 0 0 1 7-18.5z" />
        </g>
        <g className={css.land}>
          <Land />
          <g transform="translate(248 16) scale(.52)">
            <path className={css.shade} d="M58 270c60-9 176-9 252 1-70 11-180 12-252-1z" />
            <path className={css.branches} d={BRANCHES} />
            <path className={css.crown} d={CROWN} />
            <path
              className={css.sunny}
              d="M128 38c12-18 38-24 56-14 16-10 34-6 44 8-20-2-30 8-52 4-20-4-30 2-48 2zM66 84c6-16 26-24 44-20 10 14-8 22-24 22-8 0-14 2-20-2zM232 60c18-12 40-4 48 16-16 8-34 0-48-16z"
            />
            <path
              className={css.twigs}
              d="M157 172c-8-14-22-24-36-28M183 172c8-12 18-20 32-25M170 168c2-10 3-18 2-28"
            />
            <path className={css.trunk} d="M155 168c9 4 21 5 30 2 3 38 9 72 22 102h-60c8-32 11-68 8-104z" />
            <path
              className={css.grain}
              d="M163 184c1 10 0 18-1 26M180 182c1 10 2 18 3 26M160 248c-1 8-2 14-4 20M186 246c2 8 4 14 7 20"
            />
            <text className={css.number} x="173" y="242" textAnchor="middle">
              {harvestDigit(today)}
            </text>
          </g>
          <path
            className={css.grass}
            d="M12 152l2-7 2 7M48 156l2-8 3 8M150 155l2-7 2 7M222 154l2-8 3 8M384 152l2-7 2 7"
          />
        </g>
        <path className={css.birds} d="M44 40q5-6 9 0q5-6 9 0M78 28q4-5 7 0q4-5 7 0M26 58q3-4 6 0q3-4 6 0" />
      </svg>
      <BarkEdge />
    </div>
  )
}

const CROWN =
  'M180 22c-26-14-54-6-66 14-26-4-48 12-50 36-22 6-34 28-26 50 7 20 28 28 48 23 10 18 34 24 54 14 18 12 44 12 60-1 20 11 46 7 58-11 22 4 44-8 50-30 6-23-8-44-30-48-2-26-26-42-52-36-12-18-30-22-46-11z'
const BRANCHES =
  'M155 172c-8-16-22-26-44-31l3-11c20 4 36 13 46 26 3-10 4-20 2-34l16-2c3 11 3 22 1 35 9-13 23-21 43-25l3 12c-20 5-32 15-39 30z'
