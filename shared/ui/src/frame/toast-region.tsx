import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from 'react-aria-components/Button'
import { IconButton } from '../base/actions/icon-button.tsx'
import { tellHeight } from '../core/tell-height.ts'
import { type Toast, type ToastQueue, toastQueue } from '../core/toast-queue.ts'
import { Icon, type IconName } from '../icons/icon.tsx'
import css from './toast-region.module.css'

export interface ToastRegionProps {
  label: string
  dismissLabel: string
  queue?: ToastQueue
}

const ICONS: Record<Toast['kind'], IconName> = {
  info: 'info',
  success: 'circle-check',
  warning: 'alert-triangle',
  error: 'alert-triangle',
}

/** Focused elements stay above the messages. */
const tellOwnHeight = tellHeight('--toasts-height')

interface ToastItemProps {
  toast: Toast
  dismissLabel: string
  onDismiss: () => void
}

function ToastItem({ toast, dismissLabel, onDismiss }: ToastItemProps) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld || toast.timeoutMs === 0) return
    const timer = setTimeout(onDismiss, toast.timeoutMs)
    return () => clearTimeout(timer)
  }, [isHeld, toast.timeoutMs, onDismiss])
  const { action } = toast
  return (
    <li
      className={css.toast}
      data-kind={toast.kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={ICONS[toast.kind]} className={css.icon} />
      <div className={css.words}>
        <p className={css.text} role={toast.kind === 'error' ? 'alert' : 'status'}>
          {toast.text}
        </p>
        {action && (
          <Button
            className={css.action ?? ''}
            onPress={() => {
              onDismiss()
              action.onPress()
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton icon="x" label={dismissLabel} onPress={onDismiss} className={css.close} />
    </li>
  )
}

/**
 * Shows the queue above the bottom bar; timers pause while a finger or the focus is on a message. Rendered once, by the
 * shell. Without messages it has no name: an empty region would be a landmark of every screen.
 */
export function ToastRegion({ label, dismissLabel, queue = toastQueue }: ToastRegionProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot)
  const isEmpty = toasts.length === 0
  return (
    // react-aria hides everything outside an open dialog; this attribute keeps messages readable and pressable above it.
    <section className={css.region} aria-label={isEmpty ? undefined : label} data-react-aria-top-layer="true">
      {!isEmpty && (
        <ol ref={tellOwnHeight} className={css.list}>
          {toasts.map((toast) => (
            <ToastItem
              key={toast.id}
              toast={toast}
              dismissLabel={dismissLabel}
              onDismiss={() => queue.dismiss(toast.id)}
            />
          ))}
        </ol>
      )}
    </section>
  )
}
