/** Tells the server which page to make the next time: who was here last, and in which language. Neither says anything of a person. */
import { LANGUAGE_COOKIE, type PageVariant, VARIANT_COOKIE } from '@sureda/contract/remote/server-render'
import { isAuthenticated, type SessionState, sessionIsGuide, useSession } from '@sureda/remote/session'

const YEAR_S = 31_536_000

/** Writes both cookies now and at every change, also where another tab or a refusal ended the session: before anything leads to the login screen. */
export function keepPageCookies(): () => void {
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

/** Which version of a page the server makes for this person. */
export const variantOf = (session: SessionState): PageVariant =>
  sessionIsGuide(session) ? 'guide' : isAuthenticated(session) ? 'member' : 'guest'

function write(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox before 140 has no other way
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`
}
