import { addToast } from '@sureda/ui/core'
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  /** A dynamic import of what opens. */
  load: () => Promise<ComponentType>
  isOpen: boolean
  onClose: () => void
  /** Opens it again: the message that it did not come offers it. */
  onRetry?: (() => void) | undefined
  /** Key of the sentence for the case that it does not come. */
  lostText?: string
}

/**
 * What lies over the screen and is fetched when it is first opened. Where it does not come, it closes and says so: what is being read below stays. The next
 * tap asks anew, because what React.lazy could not have once it never has.
 */
export function LazyOverlay({ load, isOpen, onClose, onRetry, lostText = 'error.notOpened' }: Props) {
  const { t } = useTranslation('shell')
  const fresh = () => lazy(async () => ({ default: await load() }))
  const [Content, setContent] = useState(fresh)
  // from the first time on: what was once opened stays mounted, so that it can leave with its movement
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
