import type { ReactNode } from 'react'
import { Button } from '../base/actions/button.tsx'
import { Motif } from '../base/cards/motif.tsx'
import { classNames } from '../core/class-names.ts'
import { Icon } from '../icons/icon.tsx'
import css from './state.module.css'

export interface ErrorStateProps {
  /** What failed, in a sentence. */
  title: string
  text?: ReactNode
  onRetry?: () => void
  retryLabel?: string
  isRetrying?: boolean
  /** What still works meanwhile. */
  stillWorks?: ReactNode
  action?: ReactNode
  /** A custom drawing instead of the growth rings. */
  drawing?: ReactNode
  /** `card` is for one part of a screen, `screen` for all of it. */
  size?: 'screen' | 'card'
  headingLevel?: 2 | 3
  className?: string
}

export function ErrorState(props: ErrorStateProps) {
  const {
    title,
    text,
    onRetry,
    retryLabel,
    isRetrying,
    stillWorks,
    action,
    drawing,
    size = 'screen',
    headingLevel = 2,
    className,
  } = props
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classNames(css.state, className)} data-size={size} data-tone="error" role="alert">
      {size === 'screen' ? (
        (drawing ?? <Motif name="rings" size={132} className={css.motif} />)
      ) : (
        <Icon name="alert-triangle" className={css.mark} />
      )}
      <Heading className={css.title}>{title}</Heading>
      {text && <div className={css.text}>{text}</div>}
      {(onRetry || action) && (
        <div className={css.actions}>
          {onRetry && retryLabel && (
            <Button
              icon="refresh"
              variant={size === 'card' ? 'secondary' : 'primary'}
              isPending={isRetrying}
              pendingLabel={retryLabel}
              onPress={onRetry}
            >
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
      {stillWorks && <div className={css.stillWorks}>{stillWorks}</div>}
    </div>
  )
}
