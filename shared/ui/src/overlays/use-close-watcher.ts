import { useEffect, useEffectEvent, useState } from 'react'

/** The used part of the browser's CloseWatcher; not all browsers and DOM types have it. */
interface CloseWatcher {
  onclose: (() => void) | null
  destroy: () => void
}

/**
 * While something is open, the device's close requests – Back on Android, Escape – call `close` instead of leaving the
 * screen. The browser asks the watcher opened last. Does nothing where unsupported.
 */
export function useCloseWatcher(isOpen: boolean, close: () => void): void {
  const [asked, setAsked] = useState(0)
  const onClose = useEffectEvent(close)
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcher }
    if (!isOpen || !CloseWatcher) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => {
      // a close event uses the watcher up: if still open, create a new one
      setAsked(asked + 1)
      onClose()
    }
    return () => {
      watcher.onclose = null
      watcher.destroy()
    }
  }, [isOpen, asked])
}
