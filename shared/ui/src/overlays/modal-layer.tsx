import { useEffect } from 'react'
import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal'
import { useCloseWatcher } from './use-close-watcher.ts'

export interface ModalLayerProps extends ModalOverlayProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Base of every overlay: the phone's Back closes it, as Escape does. */
export function ModalLayer(props: ModalLayerProps) {
  useCloseWatcher(props.isOpen, () => {
    if (!props.isKeyboardDismissDisabled) props.onOpenChange(false)
  })
  // react-aria's hidden button says "Dismiss" in English; each of our overlays has a translated one.
  useEffect(() => {
    if (!props.isOpen) return
    for (const button of document.querySelectorAll('button[aria-label="Dismiss"]')) {
      button.setAttribute('aria-hidden', 'true')
    }
  }, [props.isOpen])
  return <ModalOverlay {...props} />
}
