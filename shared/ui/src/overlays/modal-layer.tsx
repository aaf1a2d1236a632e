import { useEffect } from 'react'
import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal'
import { useCloseWatcher } from './use-close-watcher.ts'

export interface ModalLayerProps extends ModalOverlayProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** What every overlay builds on: the phone's Back closes it, as Escape does. */
export function ModalLayer(props: ModalLayerProps) {
  useCloseWatcher(props.isOpen, () => {
    if (!props.isKeyboardDismissDisabled) props.onOpenChange(false)
  })
  // The library's own button says "Dismiss" in English whatever the language; each of our overlays has one with a word of its own.
  useEffect(() => {
    if (!props.isOpen) return
    for (const button of document.querySelectorAll('button[aria-label="Dismiss"]')) {
      button.setAttribute('aria-hidden', 'true')
    }
  }, [props.isOpen])
  return <ModalOverlay {...props} />
}
