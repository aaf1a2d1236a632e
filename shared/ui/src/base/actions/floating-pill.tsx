import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { classNames } from '../../core/class-names.ts'
import { Icon, type IconName } from '../../icons/icon.tsx'
import css from './floating-pill.module.css'

export interface FloatingPillProps {
  icon: IconName
  href?: string
  onPress?: () => void
  className?: string
  children: ReactNode
}

/** The floating action of a list or map (list ⇄ map), above the bottom bar. */
export function FloatingPill({ icon, href, onPress, className, children }: FloatingPillProps) {
  const content = (
    <>
      <Icon name={icon} />
      <span>{children}</span>
    </>
  )
  return (
    <div className={classNames(css.place, className)} data-floating-pill="">
      {href ? (
        <Link className={css.pill ?? ''} href={href} onPress={onPress}>
          {content}
        </Link>
      ) : (
        <Button className={css.pill ?? ''} onPress={onPress}>
          {content}
        </Button>
      )}
    </div>
  )
}
