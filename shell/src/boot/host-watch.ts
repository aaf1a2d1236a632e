/**
 * The brand belongs to the host name. A page can be restored under another one (from the back/forward cache or an old
 * history entry); then all its state belongs to another host, and the app restarts.
 */
export function watchHost(start: () => void, host: () => string = () => location.hostname): () => void {
  const detected = host()
  const look = () => {
    if (host() !== detected) start()
  }
  const kinds = ['pageshow', 'popstate', 'focus'] as const
  for (const kind of kinds) addEventListener(kind, look)
  document.addEventListener('visibilitychange', look)
  return () => {
    for (const kind of kinds) removeEventListener(kind, look)
    document.removeEventListener('visibilitychange', look)
  }
}
