import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { classNames } from '../core/class-names.ts'
import { Icon, type IconName } from '../icons/icon.tsx'
import css from './chip.module.css'

export interface ChipProps {
  icon?: IconName
  /** Shows a cross, for an active filter that can be removed. */
  onRemove?: () => void
  removeLabel?: string
  onPress?: () => void
  href?: string
  /** The link points to the current page. */
  isCurrent?: boolean
  className?: string
  children: ReactNode
}

export function Chip({
  icon,
  onRemove,
  removeLabel,
  onPress,
  href,
  isCurrent,
  className,
  children,
}: ChipProps) {
  const words = (
    <>
      {icon && <Icon name={icon} size="small" />}
      <span>{children}</span>
    </>
  )
  if (href) {
    return (
      <Link
        className={classNames(css.chip, className) ?? ''}
        href={href}
        onPress={onPress}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {words}
      </Link>
    )
  }
  if (onPress && !onRemove) {
    return (
      <Button className={classNames(css.chip, className) ?? ''} onPress={onPress}>
        {words}
      </Button>
    )
  }
  return (
    <span className={classNames(css.chip, className)} data-removable={Boolean(onRemove) || undefined}>
      <span>{words}</span>
      {onRemove && (
        <Button className={css.remove ?? ''} aria-label={removeLabel} onPress={onRemove}>
          <Icon name="x" size="small" />
        </Button>
      )}
    </span>
  )
}
