/** Where this tab notes what it has asked Google or Apple for. */
export const PENDING = 'provider_sign_in'

/**
 * Providers send everybody back to the login screen. An answer that a screen of a signed-in person waits for goes on to that screen, in the fragment as it came;
 * undefined where none does.
 */
export function placeOfProof(): string | undefined {
  try {
    const { path } = JSON.parse(sessionStorage.getItem(PENDING) ?? '{}') as { path?: string }
    return path && /[#&]state=/.test(location.hash) ? path + location.hash : undefined
  } catch {
    return undefined
  }
}
