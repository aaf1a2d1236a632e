import type { ReactNode, Ref } from 'react'
import { classNames } from '../core/class-names.ts'
import { Icon, type IconName } from '../icons/icon.tsx'
import { IconButton } from './actions/icon-button.tsx'
import css from './banner.module.css'

export interface BannerProps {
  kind?: 'info' | 'success' | 'warning' | 'danger'
  title?: string
  action?: ReactNode
  onDismiss?: () => void
  dismissLabel?: string
  /** Announced when it appears, after an action of the person. */
  isLive?: boolean
  /** Makes it focusable by script, as FaultNotice needs. */
  ref?: Ref<HTMLDivElement> | undefined
  className?: string
  children?: ReactNode
}

const ICONS: Record<NonNullable<BannerProps['kind']>, IconName> = {
  info: 'info',
  success: 'circle-check',
  warning: 'alert-triangle',
  danger: 'alert-triangle',
}

export function Banner(props: BannerProps) {
  const { kind = 'info', title, action, onDismiss, dismissLabel, isLive, ref, className, children } = props
  const role = isLive ? (kind === 'danger' || kind === 'warning' ? 'alert' : 'status') : undefined
  return (
    <div
      className={classNames(css.banner, className)}
      data-kind={kind}
      role={role}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
    >
      <Icon name={ICONS[kind]} className={css.icon} />
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton icon="x" label={dismissLabel ?? ''} onPress={onDismiss} className={css.close} />
      )}
    </div>
  )
}
