import type { ReactNode } from 'react'
import { classNames } from '../core/class-names.ts'
import css from './sheet.module.css'
import { SheetHead } from './sheet-head.tsx'
import { type SheetHeight, useSheetHeights } from './use-sheet-heights.ts'

export type { SheetHeight } from './use-sheet-heights.ts'

export interface SheetPanelProps {
  label: string
  title?: ReactNode
  expandLabel: string
  collapseLabel: string
  heights?: SheetHeight[]
  height?: SheetHeight
  defaultHeight?: SheetHeight
  onHeightChange?: (height: SheetHeight) => void
  className?: string
  children: ReactNode
}

const HEIGHTS: SheetHeight[] = ['peek', 'half', 'full']

/** Permanent sheet over a map, which stays usable. */
export function SheetPanel(props: SheetPanelProps) {
  const { label, title, expandLabel, collapseLabel, heights = HEIGHTS, className, children } = props
  const sheet = useSheetHeights({ ...props, heights })
  return (
    <section
      className={classNames(css.sheet, css.panel, className)}
      aria-label={label}
      data-sheet=""
      data-height={sheet.height}
    >
      <SheetHead
        sheet={sheet}
        title={title}
        expandLabel={expandLabel}
        collapseLabel={collapseLabel}
        canResize={heights.length > 1}
      />
      <div className={css.body}>{children}</div>
    </section>
  )
}
