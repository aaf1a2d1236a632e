import type { ReservationStatus } from '@sureda/contract/codes/enums'
import type { CSSProperties } from 'react'
import { growSeal } from './growth-rings.ts'
import css from './seal.module.css'

interface SealProps {
  code: string
  people: number
  status: ReservationStatus
  /** The text alternative of the picture. */
  label: string
  isGrowing?: boolean
  className?: string
}

/** The seal of one reservation, with one strong ring per person; the rings are dashed while it is not confirmed. */
export function Seal({ code, people, status, label, isGrowing = false, className }: SealProps) {
  const seal = growSeal(code, people)
  return (
    <svg
      role="img"
      aria-label={label}
      className={className ? `${css.seal} ${className}` : css.seal}
      viewBox="0 0 240 240"
      data-status={status}
      data-growing={isGrowing || undefined}
      focusable="false"
    >
      <path className={css.bark} d={seal.bark} />
      <path className={css.wood} d={seal.wood} />
      {seal.grain.map((d) => (
        <path key={d} className={css.grain} d={d} />
      ))}
      {seal.rays.map((d) => (
        <path key={d} className={css.ray} d={d} />
      ))}
      {seal.people.map((d, index) => (
        <path
          key={d}
          className={css.person}
          d={d}
          pathLength={1}
          style={{ '--ring': index } as CSSProperties}
        />
      ))}
    </svg>
  )
}
