import { addToast } from '@sureda/ui/core'
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  /** A dynamic import of the overlay. */
  load: () => Promise<ComponentType>
  isOpen: boolean
  onClose: () => void
  /** Opens it again: the message about the failed load offers it. */
  onRetry?: (() => void) | undefined
  /** Key of the message if it does not load. */
  lostText?: string
}

/**
 * An overlay that loads when first opened. If that fails it closes with a message: the screen below stays. The next tap
 * retries; React.lazy would not.
 */
export function LazyOverlay({ load, isOpen, onClose, onRetry, lostText = 'error.notOpened' }: Props) {
  const { t } = useTranslation('shell')
  const fresh = () => lazy(async () => ({ default: await load() }))
  const [Content, setContent] = useState(fresh)
  // once opened it stays mounted, so that it can animate out
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  const giveUp = () => {
    onClose()
    setWasOpened(false)
    setContent(fresh())
    addToast({
      kind: 'warning',
      text: t(lostText),
      ...(onRetry && { action: { label: t('common.retry'), onPress: onRetry } }),
    })
  }
  return (
    <Boundary onError={giveUp}>
      <Suspense>
        <Content />
      </Suspense>
    </Boundary>
  )
}

interface BoundaryProps {
  onError: () => void
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(): void {
    this.props.onError()
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
