import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal } from 'react-aria-components/Modal'
import { FocusReturn } from '../core/focus-return.tsx'
import { ModalLayer } from '../overlays/modal-layer.tsx'
import css from './lightbox.module.css'

export interface LightboxProps {
  label: string
  onClose: () => void
  children: ReactNode
}

/** Full-screen overlay, dark in both schemes, for viewing only. Escape closes it, and the focus returns to the opener. */
export function Lightbox({ label, onClose, children }: LightboxProps) {
  return (
    <ModalLayer
      className={css.overlay ?? ''}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Modal className={css.modal ?? ''}>
        <Dialog className={css.dialog ?? ''} aria-label={label}>
          <FocusReturn />
          {children}
        </Dialog>
      </Modal>
    </ModalLayer>
  )
}
