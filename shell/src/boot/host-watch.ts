/**
 * The brand belongs to the host name. A page can come back under another one (restored from the browser's memory, an old history
 * entry); then everything it holds belongs to another host, and it starts anew.
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
