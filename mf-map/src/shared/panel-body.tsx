import { type CardMeta, CardMetaRow } from '@sureda/ui/base'
import type { ReactNode } from 'react'
import css from './panel-body.module.css'

interface PanelBodyProps {
  /** Comes before everything else. */
  warning?: ReactNode
  facts: CardMeta[]
  /** Two or three buttons, visible in the lowest sheet already. */
  actions: ReactNode
  /** Three buttons are one row, the last one as narrow as its icon. */
  hasThreeActions?: boolean
  children?: ReactNode
}

/** The content of an item's sheet. Facts and actions come first, so that the lowest sheet shows them. */
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
