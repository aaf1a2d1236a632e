import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'

interface EntryState {
  linkToken?: unknown
}

/**
 * The token of a mailed link. In the address it would remain in the history and in shared addresses: the entry's state
 * holds it instead, because phones reload a page that was in the background.
 */
export function useLinkToken(path: string): string | undefined {
  const { token: inAddress } = useParams()
  const [token] = useState(() => inAddress ?? tokenOfEntry())
  useEffect(() => {
    if (inAddress) history.replaceState({ ...history.state, linkToken: inAddress }, '', path)
  }, [inAddress, path])
  return token
}

/** The link is used up or invalid. */
export function forgetLinkToken(): void {
  const { linkToken: _used, ...state } = { ...(history.state as EntryState | null) }
  history.replaceState(state, '')
}

function tokenOfEntry(): string | undefined {
  const { linkToken } = { ...(history.state as EntryState | null) }
  return typeof linkToken === 'string' ? linkToken : undefined
}
