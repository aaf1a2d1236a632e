import { useEffect, useEffectEvent, useState } from 'react'

/** What is used of the browser's own; not every browser has it, nor the types of the DOM. */
interface CloseWatcher {
  onclose: (() => void) | null
  destroy: () => void
}

/**
 * What the device closes things with – Back of an Android phone, Escape – calls `close` while something is open, and does not leave the screen. The
 * browser asks the one that was opened last. Nothing where it does not know this.
 */
export function useCloseWatcher(isOpen: boolean, close: () => void): void {
  const [asked, setAsked] = useState(0)
  const onClose = useEffectEvent(close)
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcher }
    if (!isOpen || !CloseWatcher) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => {
      // its event uses a watcher up: what stays open all the same needs a new one
      setAsked(asked + 1)
      onClose()
    }
    return () => {
      watcher.onclose = null
      watcher.destroy()
    }
  }, [isOpen, asked])
}
