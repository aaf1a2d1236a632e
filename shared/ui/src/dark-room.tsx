import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal } from 'react-aria-components/Modal'
import css from './dark-room.module.css'
import { FocusReturn } from './focus-return.tsx'
import { ModalLayer } from './modal-layer.tsx'

export interface DarkRoomProps {
  label: string
  onClose: () => void
  children: ReactNode
}

/** The whole screen, dark in both schemes, for something that is only looked at. Escape closes it, the focus goes back to where it came from. */
export function DarkRoom({ label, onClose, children }: DarkRoomProps) {
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
