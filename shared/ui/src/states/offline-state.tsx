import type { ReactNode } from 'react'
import { Button } from '../base/button.tsx'
import { Motif } from '../base/motif.tsx'
import { classNames } from '../core/class-names.ts'
import { Icon } from '../icons/icon.tsx'
import own from './offline-state.module.css'
import css from './state.module.css'

export interface OfflineStateProps {
  title: string
  text?: ReactNode
  onRetry?: () => void
  retryLabel?: string
  isRetrying?: boolean
  /** What was seen before and opens without network: links or cards. */
  available?: ReactNode
  headingLevel?: 2 | 3
  className?: string
}

/** No network and nothing kept of this screen: says so calmly, and leads to what is there. Content seen before stays, under an OfflineNotice. */
export function OfflineState(props: OfflineStateProps) {
  const { title, text, onRetry, retryLabel, isRetrying, available, headingLevel = 2, className } = props
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classNames(css.state, className)}>
      <span className={classNames(css.motif, own.motif)}>
        <Motif name="oak" size={148} />
        <span className={own.sign}>
          <Icon name="wifi-off" />
        </span>
      </span>
      <Heading className={css.title}>{title}</Heading>
      {text && <div className={css.text}>{text}</div>}
      {onRetry && retryLabel && (
        <div className={css.actions}>
          <Button
            icon="refresh"
            variant="secondary"
            isPending={isRetrying}
            pendingLabel={retryLabel}
            onPress={onRetry}
          >
            {retryLabel}
          </Button>
        </div>
      )}
      {available && <div className={own.available}>{available}</div>}
    </div>
  )
}
