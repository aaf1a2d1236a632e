/**
 * Keeps the screen on until the returned function is called, because a locked phone stops measuring. The browser releases the lock when the page is hidden; it
 * is requested again on return. A refusal (battery saver) is no error.
 */
export function keepScreenOn(): () => void {
  if (!('wakeLock' in navigator)) return () => {}
  let lock: WakeLockSentinel | null = null
  let isOver = false
  const ask = async () => {
    if (document.hidden || isOver) return
    try {
      const given = await navigator.wakeLock.request('screen')
      if (isOver) await given.release()
      else lock = given
    } catch {
      // the phone saves its battery
    }
  }
  const onVisibility = () => void ask()
  document.addEventListener('visibilitychange', onVisibility)
  void ask()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', onVisibility)
    void lock?.release().catch(() => {})
  }
}
