import { classNames } from '../../core/class-names.ts'
import { barkPath, cellPaths, ringPath } from '../growth.ts'
import css from './motif.module.css'

export interface MotifProps {
  name: 'rings' | 'cells' | 'oak'
  /** Width in px. */
  size?: number
  className?: string
}

const RINGS = [4, 9, 15, 20, 27, 32, 36, 43, 49].map((radius, year) =>
  ringPath(58, 60, radius, 0.16 + year * 0.008, 40 + year),
)
const CELLS = cellPaths(60, 55, 15, 11.5)
const BARK = barkPath(390, 12)

function Rings() {
  return (
    <>
      <path d={ringPath(58, 60, 54, 0.24, 47)} className={css.bark} />
      {RINGS.map((d, year) => (
        <path key={d} d={d} className={year === 5 ? css.harvest : css.line} />
      ))}
      <path d="M58 60l39-17M58 60 31 96M58 60 40 17" className={css.ray} />
    </>
  )
}

function Cells() {
  const tints = [css.cell, css.cellTint, css.cell, css.cellWarm, css.cell]
  return (
    <>
      {CELLS.map((d, index) => (
        <path key={d} d={d} className={tints[(index * 7) % tints.length]} />
      ))}
      <circle cx="60" cy="60" r="57" className={css.lens} />
    </>
  )
}

/** A cork oak after the harvest: the trunk bare and orange up to the first branches. */
function Oak() {
  return (
    <>
      <path d="M8 99h104" className={css.line} />
      <path
        d="M24 62c-9-4-14-13-10-22 2-6 8-9 13-9 1-11 11-19 22-17C54 6 68 4 75 12c11-3 21 4 22 14 9 2 14 11 10 20-3 8-11 12-19 11-5 6-14 8-21 4-7 6-17 6-23 0-6 4-14 5-20 1z"
        className={css.crown}
      />
      <path
        d="M30 50c4 3 9 3 13 0M66 30c4-4 10-4 14-1M38 31c3-4 8-5 12-3M78 48c4 2 8 2 12-1"
        className={css.leafLine}
      />
      <path
        d="M56 72c-1-6-6-9-12-13l3-2c6 2 10 5 13 8 2-4 6-8 14-10l2 3c-7 4-11 8-11 14z"
        className={css.branch}
      />
      <path d="M56 72c1 9 0 18-5 27h21c-5-9-7-18-7-27-3 2-6 2-9 0z" className={css.trunk} />
      <path d="M59 78c0 6-1 12-3 17M64 80c0 5 1 10 3 14" className={css.trunkLine} />
    </>
  )
}

/** Our own drawings: growth rings, cork cells and a stripped cork oak, in the brand's colours. Decoration. */
export function Motif({ name, size = 120, className }: MotifProps) {
  const height = name === 'oak' ? 102 : 120
  return (
    <svg
      className={classNames(css.motif, className)}
      viewBox={`0 0 120 ${height}`}
      width={size}
      aria-hidden="true"
      focusable="false"
    >
      {name === 'rings' ? <Rings /> : name === 'cells' ? <Cells /> : <Oak />}
    </svg>
  )
}

/** Lower edge of a picture, torn like bark, in the colour of the page. Place it in a `position: relative` box. */
export function BarkEdge({ className }: { className?: string }) {
  return (
    <svg
      className={classNames(css.edge, className)}
      viewBox="0 0 390 12"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={BARK} />
    </svg>
  )
}
