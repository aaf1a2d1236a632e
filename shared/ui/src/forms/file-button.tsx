import { type ReactNode, useId, useRef } from 'react'
import { Button, type ButtonLook } from '../base/actions/button.tsx'
import { classNames } from '../core/class-names.ts'
import type { IconName } from '../icons/icon.tsx'
import field from './field.module.css'
import { FieldError } from './field-error.tsx'

export interface FileButtonProps {
  /** MIME types, e.g. `['image/jpeg', 'image/png', 'image/webp']`. Files must still be validated. */
  accept: string[]
  onSelect: (file: File) => void
  capture?: 'user' | 'environment'
  icon?: IconName
  variant?: ButtonLook['variant']
  isPending?: boolean
  pendingLabel?: string
  isDisabled?: boolean
  description?: string
  errorMessage?: string
  className?: string
  children: ReactNode
}

/** A button that opens the phone's picker. */
export function FileButton(props: FileButtonProps) {
  const {
    accept,
    onSelect,
    capture,
    icon = 'camera',
    variant = 'secondary',
    isPending,
    pendingLabel,
    isDisabled,
    description,
    errorMessage,
    className,
    children,
  } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={classNames(field.field, className)}>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept.join(',')}
        capture={capture}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const file = event.target.files?.[0]
          // Reset, so that choosing the same file again fires a change.
          event.target.value = ''
          if (file) onSelect(file)
        }}
      />
      <Button
        icon={icon}
        variant={variant}
        isPending={isPending}
        pendingLabel={pendingLabel}
        isDisabled={isDisabled}
        aria-describedby={classNames(description && `${id}-note`, errorMessage && `${id}-error`)}
        onPress={() => input.current?.click()}
      >
        {children}
      </Button>
      {description && (
        <span className={field.description} id={`${id}-note`}>
          {description}
        </span>
      )}
      {errorMessage && (
        <span role="alert">
          <FieldError id={`${id}-error`}>{errorMessage}</FieldError>
        </span>
      )}
    </div>
  )
}
