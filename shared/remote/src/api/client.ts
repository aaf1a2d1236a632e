import type { Method } from '@sureda/contract/calls/call'
import type { PathOf } from '@sureda/contract/calls/calls'
import type { Problem } from '@sureda/contract/codes/problem'
import { API_BASE } from '@sureda/contract/remote/api-base'
import { CACHED_AT_HEADER } from '@sureda/contract/remote/offline'
import { REQUEST_TIMEOUT_MS } from '@sureda/contract/rules/limits'
import { recordServerTime } from '../device/server-time.ts'
import { recordAnswerTime } from '../internal/answer-age.ts'
import { takeEarlyAnswer } from '../internal/early-answers.ts'
import { forgetSent, readSent, rememberSent, type SentChange } from '../internal/unanswered-store.ts'
import { useSession } from '../session/session.ts'
import type {
  Answered,
  ChangeArguments,
  NameOf,
  OptionsArgument,
  QueryValue,
  RequestOptions,
} from './call-options.ts'
import { ApiError, MissingTokenError, OfflineError, RequestTimeoutError } from './errors.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { type EarlierAttempt, retryUntilAnswered } from './retry-until-answered.ts'

let onUnauthorized: (token: string | null) => void = () => {}
/**
 * The shell decides what a 401 does: clear the session and open the login screen. The handler gets the token of the
 * call, because the answer to an old session may arrive after a new one has begun.
 */
export function setUnauthorizedHandler(handler: (token: string | null) => void): void {
  onUnauthorized = handler
}

const running = new Map<string, Promise<unknown>>()

interface Api {
  /** GET below `/api/v1`. Identical concurrent calls share one request; the answer is the parsed body. */
  get<P extends PathOf<'GET'>>(
    path: P,
    ...options: OptionsArgument<NameOf<'GET', P>>
  ): Promise<Answered<'GET', P>>
  post<P extends PathOf<'POST'>>(
    path: P,
    ...sent: ChangeArguments<NameOf<'POST', P>>
  ): Promise<Answered<'POST', P>>
  put<P extends PathOf<'PUT'>>(
    path: P,
    ...sent: ChangeArguments<NameOf<'PUT', P>>
  ): Promise<Answered<'PUT', P>>
  delete<P extends PathOf<'DELETE'>>(
    path: P,
    ...options: OptionsArgument<NameOf<'DELETE', P>>
  ): Promise<Answered<'DELETE', P>>
  /** GET of a file below `/api/v1` that needs the token, such as a PDF. */
  file<P extends PathOf<'GET'>>(path: P, ...options: OptionsArgument<NameOf<'GET', P>>): Promise<Blob>
}

type AnyOptions = RequestOptions & { params?: Readonly<Record<string, unknown>> }

const untyped = {
  get: (path: string, options?: AnyOptions) => request('GET', filled(path, options), undefined, options),
  post: (path: string, body?: unknown, options?: AnyOptions) =>
    request('POST', filled(path, options), body, options),
  put: (path: string, body?: unknown, options?: AnyOptions) =>
    request('PUT', filled(path, options), body, options),
  delete: (path: string, options?: AnyOptions) =>
    request('DELETE', filled(path, options), undefined, options),
  file: (path: string, options: AnyOptions = {}) =>
    send('GET', address(filled(path, options), options.query), undefined, options, (response) =>
      response.blob(),
    ),
}
/** The calls of the contract: a wrong address, parameter or field does not compile, and the call types its answer. */
export const api = untyped as unknown as Api

/**
 * A call whose address is data: a queued action, all pages of a list. Screens use `api`.
 * @param path below `/api/v1`, with its parameters filled in
 */
export function request<T>(
  method: Method,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<T> {
  const url = address(path, options.query)
  if (method !== 'GET') return change<T>(method, url, body, options)
  const { token, language } = useSession.getState()
  const key = `${language} ${token} ${url}`
  const shared =
    (running.get(key) as Promise<T> | undefined) ??
    share(key, send<T>('GET', url, undefined, { ...options, signal: undefined }))
  return untilAborted(shared, options.signal)
}

/**
 * Fills the id into `/routes/:id`. A blank or dot segment would call another address, so it is refused; no item has
 * such an id.
 */
function filled(path: string, options?: AnyOptions): string {
  return path.replaceAll(/:(\w+)/g, (_all, name: string) => {
    const value = String(options?.params?.[name] ?? '')
    if (['', '.', '..'].includes(value)) throw new ApiError(404, { code: 'not_found' })
    return encodeURIComponent(value)
  })
}

/** Addresses that begin with `/api/` are complete; all others are relative to `/api/v1`. */
function address(path: string, query: Record<string, QueryValue> = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  const base = path.startsWith('/api/') ? path : `${API_BASE}${path}`
  return search.size > 0 ? `${base}?${search}` : base
}

function share<T>(key: string, request: Promise<T>): Promise<T> {
  running.set(key, request)
  const done = () => {
    if (running.get(key) === request) running.delete(key)
  }
  request.then(done, done)
  return request
}

/**
 * Sends a change until it is answered. Calls already open may return the state before the change, so later ones do not
 * share them.
 * @throws OfflineError at once if it cannot leave the phone
 */
async function change<T>(method: string, url: string, body: unknown, options: RequestOptions): Promise<T> {
  const key = options.idempotencyKey ?? newIdempotencyKey()
  // every retry sends the same bytes, whatever happens to the form meanwhile
  const payload = body === undefined || body instanceof FormData ? body : JSON.stringify(body)
  return carry<T>(method, url, payload, { ...options, idempotencyKey: key }, key)
}

/**
 * Asks for the results of changes that an earlier page sent for this person, and reports each.
 * @returns how many the server has done
 */
export async function retryAfterReload(): Promise<number> {
  const userId = useSession.getState().user?.id ?? ''
  const ends = await Promise.allSettled((await readSent(userId)).map(askOnceMore))
  return ends.filter(({ status }) => status === 'fulfilled').length
}

function askOnceMore({ key, userId, method, url, payload, ifMatch, since }: SentChange): Promise<unknown> {
  const form = new FormData()
  if (Array.isArray(payload)) for (const [name, value] of payload) form.append(name, value)
  const options = { idempotencyKey: key, asGuest: !userId, ...(ifMatch ? { ifMatch } : {}) }
  return carry(method, url, Array.isArray(payload) ? form : payload, options, key, { since })
}

async function carry<T>(
  method: string,
  url: string,
  payload: string | FormData | undefined,
  options: RequestOptions,
  key: string,
  before?: EarlierAttempt,
): Promise<T> {
  const once = async (isAgain: boolean) => {
    try {
      return await send<T>(method, url, payload, options)
    } catch (error) {
      // the first try has removed it
      if (isAgain && method === 'DELETE' && error instanceof ApiError && error.status === 404)
        return undefined as T
      throw error
    }
  }
  try {
    if (options.askAgain === false) return await once(false)
    if (!before) {
      const userId = options.asGuest ? '' : (useSession.getState().user?.id ?? '')
      const fields = payload instanceof FormData ? [...payload] : payload
      rememberSent({ key, userId, method, url, payload: fields, ifMatch: options.ifMatch })
    }
    try {
      return await retryUntilAnswered(key, once, `${key} ${method} ${url} ${String(payload)}`, before)
    } finally {
      forgetSent(key)
    }
  } finally {
    running.clear()
  }
}

/** One caller's abort must not take the answer from the others that share the request. */
function untilAborted<T>(request: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return request
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    request.then(resolve, reject)
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
  })
}

async function send<T>(
  method: string,
  url: string,
  payload: string | FormData | undefined,
  options: RequestOptions,
  readFile?: (response: Response) => Promise<T>,
): Promise<T> {
  const token = options.asGuest ? null : useSession.getState().token
  if (options.needsToken && !token) throw new MissingTokenError()
  const timeoutMs = options.timeoutMs ?? REQUEST_TIMEOUT_MS
  const limit = new AbortController()
  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    limit.abort()
  }, timeoutMs)
  const stop = () => limit.abort(options.signal?.reason)
  options.signal?.addEventListener('abort', stop, { once: true })
  try {
    const early = method === 'GET' ? await earlyAnswer(url, token, limit.signal) : undefined
    const response =
      early ??
      (await fetch(url, {
        method,
        headers: headers(token, typeof payload === 'string', options),
        body: payload,
        signal: limit.signal,
        credentials: 'omit',
        keepalive: options.keepalive ?? false,
      }))
    // the page's early call has none of these signals: reading its body is subject to the same limit
    const content = response.ok && readFile ? readFile(response) : read<T>(response, url, token)
    return await untilAborted(content, limit.signal)
  } catch (error) {
    if (timedOut) throw new RequestTimeoutError(`Request timeout after ${timeoutMs}ms`)
    if (error instanceof TypeError) throw new OfflineError(error.message, true)
    throw error
  } finally {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', stop)
  }
}

/** The page's early call, under our time limit. If it failed, the call is made again. */
async function earlyAnswer(
  url: string,
  token: string | null,
  signal: AbortSignal,
): Promise<Response | undefined> {
  const early = takeEarlyAnswer(url, token)
  if (!early) return undefined
  return untilAborted(
    early.catch(() => undefined),
    signal,
  )
}

function headers(
  token: string | null,
  json: boolean,
  { idempotencyKey, ifMatch }: RequestOptions,
): Record<string, string> {
  const { tenant, language } = useSession.getState()
  return {
    Accept: 'application/json',
    'Accept-Language': language,
    ...(tenant?.known ? { 'X-Tenant-Id': tenant.id } : {}),
    'X-Tenant-Domain': location.hostname,
    'X-Tenant-Locale': tenant?.locale ?? language,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(json ? { 'Content-Type': 'application/json' } : {}),
    ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(ifMatch ? { 'If-Match': ifMatch } : {}),
  }
}

async function read<T>(response: Response, url: string, token: string | null): Promise<T> {
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '')
  if (response.ok) {
    if (response.status === 204) return undefined as T
    if (!isJson) throw new OfflineError('The answer did not come from the server', true)
    const answer = (await response.json()) as T
    const cachedAt = response.headers.get(CACHED_AT_HEADER)
    if (cachedAt === null) recordServerTime(response.headers)
    else recordAnswerTime(answer, Number(cachedAt))
    return answer
  }
  const problem = isJson ? ((await response.json().catch(() => null)) as Partial<Problem> | null) : null
  const retryAfter = Number(response.headers.get('retry-after'))
  if (response.status === 401 && !isSigning(url)) onUnauthorized(token)
  throw new ApiError(
    response.status,
    problem,
    Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
  )
}

/** A wrong password is an answer to the form, and signing out ends the session anyway. */
const isSigning = (url: string) => /\/api\/(v1\/)?(login|logout|register|auth\/)/.test(url)
