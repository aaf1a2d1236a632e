/**
 * Keeps the screen on until the returned function is called: a phone that locks stops measuring. The browser takes the lock away whenever
 * the page is hidden; on return it is asked for again. A refusal (battery saver) is no error: the screen then goes dark as always.
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
