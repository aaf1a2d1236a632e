import { useSession } from '../session/session.ts'

interface EarlyAnswer {
  lang: string
  /** Absent: the answer is the same for everyone. */
  token?: string | null
  response: Promise<Response>
}

declare global {
  interface Window {
    /** Calls that the page started before any script of the app ran, by address. */
    __SUREDA_EARLY__?: Record<string, EarlyAnswer>
  }
}

/** Takes the answer of a call the page has already started, if language and person are the same. Works once per address. */
export function takeEarlyAnswer(url: string, token: string | null): Promise<Response> | undefined {
  const early = typeof window === 'undefined' ? undefined : window.__SUREDA_EARLY__?.[url]
  if (!early || early.lang !== useSession.getState().language) return undefined
  if (early.token !== undefined && early.token !== token) return undefined
  delete window.__SUREDA_EARLY__?.[url]
  return early.response
}
