/** Tells the server which page variant to render next time: the kind of visitor and the language. Neither is personal. */
import { LANGUAGE_COOKIE, type PageVariant, VARIANT_COOKIE } from '@sureda/contract/remote/server-render'
import { isAuthenticated, type SessionState, sessionIsGuide, useSession } from '@sureda/remote/session'

const YEAR_S = 31_536_000

/**
 * Writes both cookies now and at every change, also when another tab or a refusal ended the session, before any
 * redirect to the login screen.
 */
export function maintainPageCookies(): () => void {
  let written = ''
  const keep = (session: SessionState) => {
    const facts = { [VARIANT_COOKIE]: variantOf(session), [LANGUAGE_COOKIE]: session.language }
    const now = Object.values(facts).join()
    if (now === written) return
    written = now
    for (const [name, value] of Object.entries(facts)) write(name, value)
  }
  keep(useSession.getState())
  return useSession.subscribe(keep)
}

/** The page variant for this session. */
export const variantOf = (session: SessionState): PageVariant =>
  sessionIsGuide(session) ? 'guide' : isAuthenticated(session) ? 'member' : 'guest'

function write(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox before 140 has no other way
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`
}
