import { type ReactNode, useContext } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { ProgressBarContext } from 'react-aria-components/ProgressBar'
import css from './button.module.css'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { Spinner } from './spinner.tsx'

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

/** Reads the id react-aria expects, so that the start of the wait is announced by its label. */
function Pending({ label }: { label?: string }) {
  const progress = useContext(ProgressBarContext)
  const id = progress && 'id' in progress ? progress.id : undefined
  return (
    <span className={css.pending} role="progressbar" id={id} aria-label={label ?? '…'}>
      <Spinner />
    </span>
  )
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
  return (
    <AriaButton
      {...rest}
      className={classNames(css.button, className) ?? ''}
      data-variant={variant}
      data-size={size}
      data-full={isFullWidth || undefined}
    >
      {({ isPending }) => (
        <>
          <ButtonContent icon={icon} iconEnd={iconEnd}>
            {rest.children}
          </ButtonContent>
          {isPending && <Pending label={pendingLabel} />}
        </>
      )}
    </AriaButton>
  )
}
