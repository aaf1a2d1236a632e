import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-aria-components/Link'
import { classNames } from '../../core/class-names.ts'
import { Icon, type IconName } from '../../icons/icon.tsx'
import css from './text-link.module.css'

export interface TextLinkProps
  extends Pick<LinkProps, 'target' | 'rel' | 'download' | 'onPress' | 'aria-label'> {
  href: string
  icon?: IconName
  /** `standalone` has its own 48 px target; `inline` is part of a sentence. */
  variant?: 'inline' | 'standalone'
  className?: string
  children: ReactNode
}

export function TextLink({ variant = 'inline', icon, className, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={classNames(css.link, className) ?? ''} data-variant={variant}>
      {icon && <Icon name={icon} size="small" className={css.icon} />}
      <span className={css.words}>{children}</span>
    </Link>
  )
}
