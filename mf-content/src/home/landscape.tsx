import { dayLight, hourIn } from '../domain/day-light.ts'
import css from './landscape.module.css'

/** A stripped cork oak, 60 × 64, standing on its lower edge. */
function Oak({ x, y, scale, mirrored }: { x: number; y: number; scale: number; mirrored?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})`}>
      <path
        className={css.trunk}
        d="M-4 0c2-9 2-17-1-25l-9-9 3-3 9 7c3-4 8-8 13-10l2 4c-6 3-9 8-9 13 0 8 1 16 3 23z"
      />
      <path
        className={css.crown}
        d="M-27-31c-7-3-9-11-4-15 0-8 8-12 14-10 4-8 16-9 21-3 8-4 17 1 18 8 7 1 10 9 6 14-4 7-12 8-18 5-6 5-14 5-19 1-6 4-14 4-18 0z"
      />
      <path
        className={css.leaves}
        d="M-21-46c4-4 9-5 13-3M2-52c5-3 11-2 14 2M-12-38c5 3 10 2 13-1M8-40c4 3 9 3 12 0"
      />
    </g>
  )
}

/** Hills with cork oaks in the light of this hour, drawn from the brand's colours: nothing to load, another picture four times a day. */
export function Landscape({ timeZone }: { timeZone: string }) {
  return (
    <div className={css.landscape} data-light={dayLight(hourIn(timeZone))} aria-hidden="true">
      <svg
        className={css.drawing}
        viewBox="0 0 390 190"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        <circle className={css.halo} cx="292" cy="62" r="58" />
        <circle className={css.disc} cx="292" cy="62" r="27" />
        <path className={css.moonShade} d="M303 38a26 26 0 1 0 12 39 24 24 0 0 1-12-39z" />
        <g className={css.birds}>
          <path d="M84 46q5-6 9 0q5-6 9 0M118 34q4-5 7 0q4-5 7 0M64 66q3-4 6 0q3-4 6 0" />
        </g>
        <path
          className={css.far}
          d="M0 112c40-22 66-30 104-17 32 11 52-15 88-21 40-7 62 23 96 22 36-1 62-20 102-12v106H0z"
        />
        <path
          className={css.middle}
          d="M0 138c46-24 92-26 136-9 36 14 68-11 112-14 54-4 92 18 142 10v65H0z"
        />
        <path
          className={css.rows}
          d="M20 140c40-14 74-15 110-3M148 138c30-2 56-16 96-18M262 120c40 0 70 14 108 13"
        />
        <path className={css.near} d="M0 168c60-26 118-25 176-11 70 17 132-10 214-14v47H0z" />
        <Oak x={64} y={158} scale={1.12} />
        <Oak x={129} y={154} scale={0.66} mirrored />
        <Oak x={326} y={152} scale={1.34} mirrored />
        <Oak x={250} y={161} scale={0.78} />
        <path className={css.paper} d="M0 184c70-14 132-12 196-4 66 8 128 3 194-8v18H0z" />
      </svg>
    </div>
  )
}
