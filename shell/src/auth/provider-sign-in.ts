/**
 * Sign-in with Google and Apple by redirect (OpenID Connect, identity token in the fragment): no third-party script
 * runs in the page, so the strict content policy needs no exception. Our server issues the one-time nonce and verifies
 * the token (docs/decisions/0011-sign-in.md).
 */

import { paths } from '@sureda/contract/remote/paths'
import { cutText } from '@sureda/contract/rules/cut-text'
import type { SessionAnswer } from '@sureda/contract/schemas/members/auth'
import { ApiError, api, newIdempotencyKey, OfflineError, RequestTimeoutError } from '@sureda/remote/api'
import { useSession } from '@sureda/remote/session'
import type { ProviderFault, ProviderProof } from '@sureda/remote/shell'
import { leaving } from '../router/navigation.ts'
import { PENDING } from './provider-return.ts'

export type Provider = 'google' | 'apple'

export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  /** Null for an answer that this tab did not request. */
  readonly provider: Provider | null
  readonly fault: ProviderFault
  /** The server's refusal with its text. */
  readonly refusal: ApiError | null
  constructor(provider: Provider | null, fault: ProviderFault, refusal: ApiError | null = null) {
    super(`${provider}: ${fault}`)
    this.provider = provider
    this.fault = fault
    this.refusal = refusal
  }
}

/** Validity of the nonce on the server. */
const NONCE_LIFETIME_MS = 10 * 60_000

interface Pending {
  provider: Provider
  state: string
  nonce: string
  at: number
  /** The screen that requested the proof; none for a sign-in. */
  path?: string | undefined
}

/** Redirect URI; must be registered with the provider. */
const returnAddress = (provider: Provider): string =>
  location.origin + (provider === 'apple' ? paths.appleReturn() : paths.login())

/**
 * Redirects to the provider. The answer goes to the login screen, or to the screen at `path`, where a signed-in person
 * proves their identity.
 * @throws ProviderError without a client id, or if the server cannot issue a nonce
 */
export async function leaveForProvider(
  provider: Provider,
  clientId: string | null | undefined,
  path?: string,
): Promise<void> {
  if (!clientId) throw new ProviderError(provider, 'configuration')
  const nonce = await api.post('/auth/nonce', undefined, { askAgain: false }).then(
    ({ data }) => data.nonce,
    (error: unknown) => {
      throw failure(provider, error)
    },
  )
  const pending: Pending = { provider, state: newIdempotencyKey(), nonce, at: Date.now(), path }
  if (!keepPending(pending)) throw new ProviderError(provider, 'general')
  leaving.to(authorizeUrl(pending, clientId))
}

function authorizeUrl({ provider, state, nonce }: Pending, clientId: string): string {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: returnAddress(provider),
    state,
    nonce,
  })
  if (provider === 'google') {
    query.set('response_type', 'id_token')
    query.set('scope', 'openid email profile')
    return `https://accounts.google.com/o/oauth2/v2/auth?${query}`
  }
  // without a scope the token has no e-mail to find or create an account by; with one, Apple answers by form post only
  query.set('response_type', 'code id_token')
  query.set('response_mode', 'form_post')
  query.set('scope', 'name email')
  return `https://appleid.apple.com/auth/authorize?${query}`
}

interface ProviderAnswer {
  provider: Provider
  nonce: string
  token: string
  name: string
}

/**
 * The provider's answer; null if there is none and none was expected. Returns it once. The token is removed from the
 * address bar and the history at once.
 * @throws ProviderError
 */
function takeAnswer(now: number): ProviderAnswer | null {
  const pending = takePending()
  const answer = new URLSearchParams(location.hash.slice(1))
  const isAnswer = answer.has('id_token') || answer.has('error')
  if (isAnswer) history.replaceState(history.state, '', location.pathname + location.search)
  if (!pending && !isAnswer) return null
  // begun in another tab, or in an installed app with separate storage
  if (!pending) throw new ProviderError(null, 'general')
  const { provider, nonce } = pending
  if (!isAnswer) throw new ProviderError(provider, 'cancelled')
  if (now - pending.at > NONCE_LIFETIME_MS) throw new ProviderError(provider, 'timeout')
  if (answer.get('state') !== pending.state) throw new ProviderError(provider, 'general')
  const token = answer.get('id_token')
  if (!token) throw new ProviderError(provider, faultOfCode(answer.get('error') ?? ''))
  return { provider, nonce, token, name: provider === 'apple' ? nameIn(answer.get('user')) : '' }
}

/**
 * Redirects a signed-in person to the provider to prove their identity at `path`. Resolves only if that fails, with the
 * reason.
 */
export async function proveByProvider(provider: Provider, path: string): Promise<ProviderFault | undefined> {
  const { tenant } = useSession.getState()
  const clientId = provider === 'google' ? tenant?.google_client_id : tenant?.apple_client_id
  return leaveForProvider(provider, clientId, path).then(
    () => undefined,
    (error: unknown) => (error instanceof ProviderError ? error.fault : 'general'),
  )
}

/** The requested proof or the fault that prevented it, returned once; null if none was requested. */
export function takeProviderProof(now = Date.now()): ProviderProof | null {
  try {
    const answer = takeAnswer(now)
    return answer && { provider: answer.provider, id_token: answer.token, nonce: answer.nonce }
  } catch (error) {
    const { provider, fault } = error instanceof ProviderError ? error : new ProviderError(null, 'general')
    return { provider, fault }
  }
}

/**
 * The session for the provider's answer; null if there is none and none was expected. Calls the server once.
 * @throws ProviderError
 */
export async function finishProviderSignIn(now = Date.now()): Promise<SessionAnswer | null> {
  const answer = takeAnswer(now)
  if (!answer) return null
  const { provider, nonce, token, name } = answer
  try {
    if (provider === 'google')
      return await api.post('/auth/google', { credential: token, nonce }, { askAgain: false })
    const user = name && { user: { name } }
    return await api.post('/auth/apple', { id_token: token, nonce, ...user }, { askAgain: false })
  } catch (error) {
    throw failure(provider, error)
  }
}

/** Apple sends the name once, at the first consent, outside the token. */
function nameIn(user: string | null): string {
  try {
    const { name } = JSON.parse(user ?? '{}') as { name?: { firstName?: string; lastName?: string } }
    return cutText([name?.firstName, name?.lastName].filter(Boolean).join(' ').trim(), 120)
  } catch {
    return ''
  }
}

/** Whether this tab has begun a sign-in that has not returned. */
export const isProviderPending = (): boolean => readPending() !== null

function faultOfCode(code: string): ProviderFault {
  if (/cancel/.test(code)) return 'cancelled'
  if (code === 'access_denied') return 'denied'
  if (/client|redirect_uri|unauthorized|invalid_request|invalid_scope|unsupported/.test(code))
    return 'configuration'
  return code === 'temporarily_unavailable' ? 'network' : 'general'
}

/** Known kinds of failure have their own sentence; the rest uses the server's text. */
function failure(provider: Provider, error: unknown): ProviderError {
  if (error instanceof OfflineError) return new ProviderError(provider, 'network')
  if (error instanceof RequestTimeoutError) return new ProviderError(provider, 'timeout')
  if (!(error instanceof ApiError)) return new ProviderError(provider, 'general')
  if (error.code.endsWith('_not_configured')) return new ProviderError(provider, 'configuration')
  if (error.code === 'identity_provider_unavailable') return new ProviderError(provider, 'network')
  return new ProviderError(provider, 'general', error.code === `${provider}_failed` ? null : error)
}

function keepPending(pending: Pending): boolean {
  try {
    sessionStorage.setItem(PENDING, JSON.stringify(pending))
    return true
  } catch {
    return false
  }
}

function readPending(): Pending | null {
  try {
    const pending = JSON.parse(sessionStorage.getItem(PENDING) ?? 'null') as Pending | null
    return pending?.state ? pending : null
  } catch {
    return null
  }
}

function takePending(): Pending | null {
  const pending = readPending()
  try {
    sessionStorage.removeItem(PENDING)
  } catch {
    // nothing was stored where storage is blocked
  }
  return pending
}
