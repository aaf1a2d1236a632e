import { type CardMeta, CardMetaRow } from '@sureda/ui/base'
import type { ReactNode } from 'react'
import css from './panel-body.module.css'

interface PanelBodyProps {
  /** Is before everything else. */
  warning?: ReactNode
  facts: CardMeta[]
  /** Two or three ways on, seen in the lowest sheet already. */
  actions: ReactNode
  /** Three are in one row, the last one as narrow as its picture. */
  hasThreeActions?: boolean
  children?: ReactNode
}

/** What the sheet of one thing holds: the facts and the ways on first, whatever its height. */
export function PanelBody({ warning, facts, actions, hasThreeActions = false, children }: PanelBodyProps) {
  return (
    <div className={css.body}>
      {warning}
      <CardMetaRow items={facts} />
      <div className={css.actions} data-three={hasThreeActions ? '' : undefined}>
        {actions}
      </div>
      {children}
    </div>
  )
}
