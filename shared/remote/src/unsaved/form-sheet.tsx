import { BottomSheet } from '@sureda/ui/overlays'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirmDiscard, useConfirmLeave, useIsDirty } from './confirm-discard.tsx'

interface FormSheetProps {
  title: string
  onClose: () => void
  footer?: ReactNode
  /**
   * Unsaved input, about which closing asks: `typed` is everything that differs from when the sheet opened, `wrong` only
   * invalid fields, because the rest is already stored.
   */
  unsaved?: 'typed' | 'wrong'
  /** @deprecated `unsaved` */
  loses?: 'typed' | 'wrong'
  children: ReactNode
}

/** A sheet with a form. Its close button, a swipe, Escape and Back ask before discarding input. */
export function FormSheet({ title, onClose, footer, loses, unsaved = loses, children }: FormSheetProps) {
  const { t } = useTranslation()
  const body = useRef<HTMLDivElement>(null)
  const isTyped = useIsDirty(body)
  const isLosing = () =>
    unsaved !== 'wrong' ? isTyped() : body.current?.querySelector('form:invalid') instanceof HTMLElement
  const { ask, dialog } = useConfirmDiscard(isLosing, onClose)
  const leaving = useConfirmLeave(isLosing, 'back')
  return (
    <BottomSheet
      isOpen
      onOpenChange={ask}
      heights={['full']}
      title={title}
      closeLabel={t('shell:common.close')}
      expandLabel={t('shell:common.expand')}
      collapseLabel={t('shell:common.collapse')}
      footer={footer}
    >
      <div ref={body}>{children}</div>
      {dialog}
      {leaving}
    </BottomSheet>
  )
}
