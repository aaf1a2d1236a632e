import { type ReactNode, useEffect } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { announce } from '../../core/announce.ts'
import { classNames } from '../../core/class-names.ts'
import { Icon, type IconName } from '../../icons/icon.tsx'
import { Spinner } from '../../states/spinner.tsx'
import css from './button.module.css'

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  icon?: IconName
  iconEnd?: IconName
  isFullWidth?: boolean
  className?: string
  children: ReactNode
}

export interface ButtonProps
  extends ButtonLook,
    Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render' | 'slot'> {
  /** What a screen reader says while `isPending`, e.g. "Saving". */
  pendingLabel?: string
}

export function ButtonContent({
  icon,
  iconEnd,
  children,
}: Pick<ButtonLook, 'icon' | 'iconEnd' | 'children'>) {
  return (
    <span className={css.content}>
      {icon && <Icon name={icon} />}
      <span className={css.words}>{children}</span>
      {iconEnd && <Icon name={iconEnd} />}
    </span>
  )
}

export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'medium',
    isFullWidth,
    icon,
    iconEnd,
    pendingLabel,
    className,
    ...rest
  } = props
  const { isPending = false, onPress, type, children, ...button } = rest
  useEffect(() => {
    if (isPending && pendingLabel) announce(pendingLabel)
  }, [isPending, pendingLabel])
  return (
    // Pending keeps the button in reach (aria-disabled, not disabled), so that the focus stays where it is.
    // Not data-pending: react-aria writes that one itself, from its own isPending.
    <AriaButton
      {...button}
      className={classNames(css.button, className) ?? ''}
      type={isPending && type === 'submit' ? 'button' : type}
      onPress={isPending ? undefined : onPress}
      aria-disabled={isPending || undefined}
      data-variant={variant}
      data-size={size}
      data-full={isFullWidth || undefined}
      data-waiting={isPending || undefined}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
      {isPending && (
        <span className={css.pending} aria-hidden="true">
          <Spinner />
        </span>
      )}
    </AriaButton>
  )
}
