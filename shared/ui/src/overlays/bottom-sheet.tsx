import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal } from 'react-aria-components/Modal'
import { IconButton } from '../base/actions/icon-button.tsx'
import { classNames } from '../core/class-names.ts'
import { useFocusReturn } from '../core/focus-return.tsx'
import { reachable } from '../core/reachable.ts'
import { ModalLayer } from './modal-layer.tsx'
import overlay from './overlay.module.css'
import css from './sheet.module.css'
import { SheetHead } from './sheet-head.tsx'
import { type SheetHeight, useSheetHeights } from './use-sheet-heights.ts'

export type { SheetHeight } from './use-sheet-heights.ts'

export interface BottomSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  closeLabel: string
  expandLabel: string
  collapseLabel: string
  heights?: SheetHeight[]
  height?: SheetHeight
  defaultHeight?: SheetHeight
  onHeightChange?: (height: SheetHeight) => void
  /** Beside the title, e.g. "Erase all". */
  actions?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

const HEIGHTS: SheetHeight[] = ['half', 'full']

function SheetBody(props: BottomSheetProps) {
  const {
    onOpenChange,
    title,
    closeLabel,
    expandLabel,
    collapseLabel,
    heights = HEIGHTS,
    actions,
    footer,
    children,
  } = props
  const close = () => onOpenChange(false)
  useFocusReturn()
  const sheet = useSheetHeights({ ...props, heights, onPutAway: close })
  return (
    <Modal className={classNames(css.sheet, css.modal) ?? ''} data-sheet="" data-height={sheet.height}>
      <Dialog className={css.dialog ?? ''}>
        <SheetHead
          sheet={sheet}
          expandLabel={expandLabel}
          collapseLabel={collapseLabel}
          canResize={heights.length > 1}
          title={
            <Heading slot="title" level={2}>
              {title}
            </Heading>
          }
        >
          {actions}
          <IconButton icon="x" label={closeLabel} onPress={close} />
        </SheetHead>
        {/* a sheet with text only has no other tab stop: the keyboard could not scroll it */}
        <div className={css.body} {...reachable}>
          {children}
        </div>
        {footer && <div className={css.footer}>{footer}</div>}
      </Dialog>
    </Modal>
  )
}

/** Modal sheet from below (filters, choosers, permission). Dragged, or moved by its buttons and arrow keys; Escape closes. */
export function BottomSheet(props: BottomSheetProps) {
  return (
    <ModalLayer
      className={overlay.scrim ?? ''}
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      isDismissable
    >
      <SheetBody {...props} />
    </ModalLayer>
  )
}
