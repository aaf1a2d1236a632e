import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal'
import { useCloseWatcher } from './use-close-watcher.ts'

export interface ModalLayerProps extends ModalOverlayProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** What every overlay stands on: the phone's Back closes it, as Escape does. */
export function ModalLayer(props: ModalLayerProps) {
  useCloseWatcher(props.isOpen, () => {
    if (!props.isKeyboardDismissDisabled) props.onOpenChange(false)
  })
  return <ModalOverlay {...props} />
}
