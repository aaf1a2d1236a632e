let isAllowed = false

/** Whether the server wants a service worker; nothing is offered before that is known. */
export function allowStoring(allowed: boolean): void {
  isAllowed = allowed
}

/** Whether this browser can store anything for offline use. */
export const canStore = (): boolean =>
  isAllowed && 'serviceWorker' in navigator && 'caches' in window && 'indexedDB' in window
