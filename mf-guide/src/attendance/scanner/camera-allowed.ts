import { canonicalPath, GUIDE_AREA, isAtOrBelow } from '@sureda/contract/remote/paths'

interface PolicyDocument {
  featurePolicy?: { allowsFeature(name: string): boolean }
}

/** Whether this page may ask for the camera. Browsers without this call do not enforce the policy either. */
export const isCameraAllowed = (): boolean =>
  (document as unknown as PolicyDocument).featurePolicy?.allowsFeature('camera') ?? true

/**
 * Whether loading this address again gives the camera: only pages that were loaded in the guide area have it. False without network and service worker, because
 * the page would be lost.
 */
export function isWorthReloading(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  if (!loaded || isAtOrBelow(canonicalPath(new URL(loaded.name).pathname), GUIDE_AREA)) return false
  return navigator.onLine || Boolean(navigator.serviceWorker?.controller)
}
