import { type ReactNode, useRef, useState } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal } from 'react-aria-components/Modal'
import { Button } from '../base/actions/button.tsx'
import { FocusReturn } from '../core/focus-return.tsx'
import { FaultNotice } from '../forms/fault-notice.tsx'
import css from './confirm-dialog.module.css'
import dialog from './dialog.module.css'
import { ModalLayer } from './modal-layer.tsx'
import overlay from './overlay.module.css'

export interface ConfirmDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** What will happen, and whether it can be undone. */
  text: ReactNode
  confirmLabel: string
  cancelLabel: string
  /** The dialog waits for its promise: closes when it resolves, stays open when it rejects. */
  onConfirm: () => void | Promise<void>
  tone?: 'primary' | 'danger'
  pendingLabel?: string
  /** Label to close the dialog while its promise is pending; the action continues. */
  closeLabel?: string
  errorText?: string
}

/** Confirms an action that cannot be undone. The harmless answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    text,
    confirmLabel,
    cancelLabel,
    onConfirm,
    tone = 'primary',
    pendingLabel,
    closeLabel,
    errorText,
  } = props
  const [isPending, setPending] = useState(false)
  const isLeft = useRef(false)
  const mayLeave = !isPending || closeLabel !== undefined
  const [tries, setTries] = useState(0)
  const confirm = async () => {
    setTries((count) => count + 1)
    const running = onConfirm()
    if (running) {
      setPending(true)
      isLeft.current = false
      // The caller reports errors through errorText; a rejection only keeps the dialog open.
      const done = await running.then(
        () => true,
        () => false,
      )
      setPending(false)
      if (!done || isLeft.current) return
    }
    onOpenChange(false)
  }
  const leave = () => {
    isLeft.current = true
    onOpenChange(false)
  }
  return (
    <ModalLayer
      className={overlay.scrim ?? ''}
      isOpen={isOpen}
      onOpenChange={leave}
      isKeyboardDismissDisabled={!mayLeave}
    >
      <Modal className={dialog.modal ?? ''}>
        <AriaDialog className={dialog.dialog ?? ''} role="alertdialog">
          <FocusReturn />
          <div className={css.body}>
            <Heading slot="title" level={2} className={css.title}>
              {title}
            </Heading>
            <div className={css.text}>{text}</div>
            {errorText && <FaultNotice of={tries}>{errorText}</FaultNotice>}
          </div>
          <div className={dialog.footer}>
            <Button variant="secondary" autoFocus isDisabled={!mayLeave} onPress={leave}>
              {isPending ? (closeLabel ?? cancelLabel) : cancelLabel}
            </Button>
            <Button variant={tone} isPending={isPending} pendingLabel={pendingLabel} onPress={confirm}>
              {confirmLabel}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </ModalLayer>
  )
}
