import { Button, type ButtonProps } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { classNames } from '../../core/class-names.ts'
import { Icon, type IconName } from '../../icons/icon.tsx'
import css from './icon-button.module.css'

export interface IconButtonProps
  extends Pick<
    ButtonProps,
    | 'isDisabled'
    | 'aria-expanded'
    | 'aria-haspopup'
    | 'aria-controls'
    | 'aria-pressed'
    | 'onPress'
    | 'autoFocus'
  > {
  icon: IconName
  /** Its action, for people who cannot see the icon. */
  label: string
  /** `photo` lies on pictures, `raised` floats over a map. */
  variant?: 'quiet' | 'raised' | 'solid' | 'photo'
  size?: 'medium' | 'large'
  /** Renders a link. */
  href?: string
  /** A small count at the corner; repeat it in `label`. */
  badge?: number
  className?: string
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'quiet', size = 'medium', href, badge, className, onPress, ...rest } = props
  const look = {
    className: classNames(css.button, className) ?? '',
    'data-variant': variant,
    'data-size': size,
    'aria-label': label,
  }
  const content = (
    <>
      <Icon name={icon} />
      {badge ? (
        <span className={css.badge} aria-hidden="true">
          {badge > 99 ? '99+' : badge}
        </span>
      ) : null}
    </>
  )
  if (href) {
    return (
      <Link {...look} href={href} onPress={onPress} isDisabled={rest.isDisabled}>
        {content}
      </Link>
    )
  }
  return (
    <Button {...rest} {...look} onPress={onPress}>
      {content}
    </Button>
  )
}
