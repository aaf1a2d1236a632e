import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal } from 'react-aria-components/Modal'
import { IconButton } from '../base/actions/icon-button.tsx'
import { FocusReturn } from '../core/focus-return.tsx'
import css from './dialog.module.css'
import { ModalLayer } from './modal-layer.tsx'
import overlay from './overlay.module.css'

export interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  closeLabel: string
  footer?: ReactNode
  /** A tap outside closes it. The close button and Escape always work. */
  isDismissable?: boolean
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}

export function Dialog({
  isOpen,
  onOpenChange,
  title,
  closeLabel,
  footer,
  isDismissable = true,
  role = 'dialog',
  children,
}: DialogProps) {
  return (
    <ModalLayer
      className={overlay.scrim ?? ''}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
    >
      <Modal className={css.modal ?? ''}>
        <AriaDialog className={css.dialog ?? ''} role={role}>
          <FocusReturn />
          <div className={css.head}>
            <Heading slot="title" level={2} className={css.title}>
              {title}
            </Heading>
            <IconButton icon="x" label={closeLabel} onPress={() => onOpenChange(false)} />
          </div>
          <div className={css.body}>{children}</div>
          {footer && <div className={css.footer}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalLayer>
  )
}
