/** Key under which this tab stores its pending request to Google or Apple. */
export const PENDING = 'provider_sign_in'

/**
 * Providers redirect everyone to the login screen. If another screen waits for the answer, this returns its address
 * with the unchanged fragment; otherwise undefined.
 */
export function placeOfProof(): string | undefined {
  try {
    const { path } = JSON.parse(sessionStorage.getItem(PENDING) ?? '{}') as { path?: string }
    return path && /[#&]state=/.test(location.hash) ? path + location.hash : undefined
  } catch {
    return undefined
  }
}
