let isAllowed = false

/** The page says whether the server wants a worker; nothing is offered before that is known. */
export function allowKeeping(allowed: boolean): void {
  isAllowed = allowed
}

/** Whether this browser can keep anything for places without network. */
export const canKeep = (): boolean =>
  isAllowed && 'serviceWorker' in navigator && 'caches' in window && 'indexedDB' in window
