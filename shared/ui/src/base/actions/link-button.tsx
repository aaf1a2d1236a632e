import { Link, type LinkProps } from 'react-aria-components/Link'
import { classNames } from '../../core/class-names.ts'
import css from './button.module.css'
import { ButtonContent, type ButtonLook } from './button.tsx'

export interface LinkButtonProps
  extends ButtonLook,
    Pick<
      LinkProps,
      'target' | 'rel' | 'download' | 'onClick' | 'onPress' | 'aria-label' | 'aria-describedby' | 'isDisabled'
    > {
  href: string
}

/** A link that looks like a button, for navigation. For actions use Button. */
export function LinkButton(props: LinkButtonProps) {
  const {
    variant = 'primary',
    size = 'medium',
    isFullWidth,
    icon,
    iconEnd,
    className,
    children,
    ...rest
  } = props
  return (
    <Link
      {...rest}
      className={classNames(css.button, className) ?? ''}
      data-variant={variant}
      data-size={size}
      data-full={isFullWidth || undefined}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </Link>
  )
}
