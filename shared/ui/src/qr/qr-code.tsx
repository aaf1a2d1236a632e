import { encode } from 'uqr'
import { classNames } from '../core/class-names.ts'
import css from './qr-code.module.css'

export interface QrCodeProps {
  value: string
  /** Target of a scan, e.g. "Address of this page". */
  title: string
  /** Width in px. */
  size?: number
  className?: string
  /** Black on white without brand colours, and with as few modules as the text allows, to be read in the sun. */
  isPlain?: boolean
}

/** Always dark on light, in both schemes: many scanners cannot read the inverse. */
export function QrCode({ value, title, size = 208, className, isPlain = false }: QrCodeProps) {
  const { data, size: modules } = encode(value, { ecc: isPlain ? 'L' : 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={classNames(css.code, className)}
      viewBox={`0 0 ${modules} ${modules}`}
      width={size}
      height={size}
      role="img"
      aria-label={title}
      data-scheme="light"
      data-plain={isPlain || undefined}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
