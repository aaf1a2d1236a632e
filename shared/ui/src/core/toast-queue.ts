/** Short messages about recent events. Usable outside React: the region subscribes to the queue. */
export interface ToastInput {
  kind?: 'info' | 'success' | 'warning' | 'error'
  text: string
  action?: { label: string; onPress: () => void }
  /** Display time in ms; 0 = until dismissed. Default: errors stay, others 6 s, with an action 10 s. */
  timeoutMs?: number
}

export interface Toast extends ToastInput {
  id: string
  kind: NonNullable<ToastInput['kind']>
  timeoutMs: number
}

export interface ToastQueue {
  add: (toast: ToastInput) => string
  dismiss: (id: string) => void
  /** For React's useSyncExternalStore. */
  subscribe: (listener: () => void) => () => void
  snapshot: () => readonly Toast[]
}

/** Beyond this the oldest is dropped: no one reads a pile of messages. */
const MOST = 3

function defaultTimeout({ kind, action }: ToastInput): number {
  if (kind === 'error') return 0
  return action ? 10_000 : 6_000
}

export function createToastQueue(): ToastQueue {
  let toasts: readonly Toast[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  return {
    add(input) {
      count += 1
      const toast: Toast = {
        ...input,
        id: `toast-${count}`,
        kind: input.kind ?? 'info',
        timeoutMs: input.timeoutMs ?? defaultTimeout(input),
      }
      // A repeated text replaces the old message.
      set([...toasts.filter((t) => t.text !== toast.text), toast].slice(-MOST))
      return toast.id
    },
    dismiss(id) {
      if (toasts.some((t) => t.id === id)) set(toasts.filter((t) => t.id !== id))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => toasts,
  }
}

/** The app's queue. */
export const toastQueue = createToastQueue()

export const addToast = (toast: ToastInput) => toastQueue.add(toast)
export const dismissToast = (id: string) => toastQueue.dismiss(id)
