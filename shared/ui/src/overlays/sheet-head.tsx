import type { ReactNode } from 'react'
import { IconButton } from '../base/actions/icon-button.tsx'
import css from './sheet.module.css'
import type { SheetHeights } from './use-sheet-heights.ts'

export interface SheetHeadProps {
  sheet: SheetHeights
  expandLabel: string
  collapseLabel: string
  /** False where there is only one height. */
  canResize: boolean
  title?: ReactNode
  children?: ReactNode
}

/** Handle, title and buttons of a sheet; the buttons do everything that dragging does. */
export function SheetHead({ sheet, expandLabel, collapseLabel, canResize, title, children }: SheetHeadProps) {
  return (
    // Dragging duplicates the buttons inside; arrow keys bubble up from them.
    <div className={css.head} {...sheet.dragProps}>
      <span className={css.handle} aria-hidden="true" />
      <div className={css.bar}>
        <div className={css.title}>{title}</div>
        {canResize && (
          <IconButton
            icon={sheet.isTallest ? 'chevron-down' : 'chevron-up'}
            label={sheet.isTallest ? collapseLabel : expandLabel}
            aria-expanded={sheet.isTallest}
            onPress={sheet.toggle}
          />
        )}
        {children}
      </div>
    </div>
  )
}
