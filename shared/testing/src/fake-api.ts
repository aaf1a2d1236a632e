import type { AnswerOf, CallName } from '@sureda/contract/calls/calls'
import type { ProblemCode } from '@sureda/contract/codes/problem-codes'
import { API_BASE } from '@sureda/contract/remote/api-base'
import type { Settings } from '@sureda/contract/schemas/catalogue/settings'

/** A call of a screen, as the server sees it. */
export interface FakeCall {
  method: string
  /** Below `/api/v1`: `/experiences/e-pela`. */
  path: string
  /** Values of `:name` parts of the matched pattern. */
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  headers: Headers
  /** Parsed JSON, the FormData itself, or undefined. */
  body: unknown
}

/** A sent answer; `json` records the type of its body. */
export interface Sent<B = unknown> extends Response {
  readonly sends?: B
}
type DataOf<N extends CallName> = AnswerOf<N> extends { data: infer D } ? D : never
type Said<T> = T | Promise<T> | ((call: FakeCall) => T | Promise<T>)
type Given<N extends CallName> = DataOf<N> | Sent<AnswerOf<N>>
/** Addresses of files, which are no calls: texts, media, files of remotes. */
export type FileAddress = `GET /${string}.json` | `GET /mf/${string}` | `GET /media/${string}` | 'GET /:file'
/**
 * The answers of the fake server by names of the table of calls. A plain value is sent as `{ data: value }`; a Response (see `json`, `problem`)
 * unchanged; a function decides per call and returns either, also as a promise.
 */
export type Answers = { [N in CallName]?: Said<Given<N>> } & { [A in FileAddress]?: Said<Response> } & {
  [G in keyof Settings as `GET /settings/group/${G}`]?: Said<Settings[G] | Sent<{ data: Settings[G] }>>
} & {
  'POST /api/logout'?: Said<Response | { ok: true }>
}

export interface FakeApi {
  calls: FakeCall[]
  /** Calls of one kind, in order: `callsOf('POST /reservations')`. */
  callsOf: (pattern: keyof Answers) => FakeCall[]
  /** Adds or replaces answers while the test runs. */
  answer: (answers: Answers) => void
  /** Restores the real `fetch`. Open calls are aborted, or the next test would wait for them, because equal calls share one request. */
  restore: () => void
}

/** A body exactly as given, for answers with more than `data`. */
export function json<B>(body: B, status = 200, headers: Record<string, string> = {}): Sent<B> {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  })
}

/** An error answer as the API writes it. */
export function problem(
  status: number,
  code: ProblemCode,
  message = `message of ${code}`,
  more: { errors?: { path: string; code: string; message: string }[]; data?: Record<string, unknown> } = {},
): Sent<never> {
  const body = { type: `/problems/${code}`, title: code, status, detail: code, code, message, ...more }
  return json<never>(body as never, status, { 'Content-Type': 'application/problem+json' })
}

/** An answer that the test sends later. */
export function answerLater<N extends CallName>(_call: N) {
  let give: (answer: Given<N>) => void = () => {}
  const given = new Promise<Given<N>>((resolve) => {
    give = resolve
  })
  return { answer: () => given, give }
}

/** No network: what `fetch` does when nothing answers. */
export function noNetwork(): Promise<Sent<never>> {
  return Promise.reject(new TypeError('Failed to fetch'))
}

/** Replaces `fetch` by a fake server. A call without an answer is an error that names it. */
export function fakeApi(answers: Answers = {}): FakeApi {
  const table = new Map<string, unknown>(Object.entries(answers))
  const calls: FakeCall[] = []
  const real = globalThis.fetch
  const end = new AbortController()
  globalThis.fetch = async (input, init) => {
    const request = readCall(input, init)
    const found = find(table, request)
    calls.push(found?.call ?? request)
    if (!found) {
      console.error(`No fake answer for ${request.method} ${request.path}`)
      return problem(500, 'internal_error', `No fake answer for ${request.method} ${request.path}`)
    }
    const { answer, call } = found
    const given = typeof answer === 'function' ? (answer as (call: FakeCall) => unknown)(call) : answer
    const value = await unlessAborted(given, [end.signal, init?.signal])
    return value instanceof Response ? value.clone() : json({ data: value ?? null })
  }
  return {
    calls,
    callsOf: (pattern) => calls.filter((call) => matches(pattern, call)),
    answer: (more) => {
      for (const [pattern, value] of Object.entries(more)) table.set(pattern, value)
    },
    restore: () => {
      globalThis.fetch = real
      end.abort()
    },
  }
}

/** Like `fetch`: an aborted call fails at once, whatever its answer is. */
function unlessAborted(
  given: unknown,
  signals: readonly (AbortSignal | null | undefined)[],
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    for (const signal of signals)
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    Promise.resolve(given).then(resolve, reject)
  })
}

function readCall(input: RequestInfo | URL, init: RequestInit | undefined): FakeCall {
  const url = new URL(input instanceof Request ? input.url : String(input), 'http://gavarres.localhost')
  const { pathname } = url
  return {
    method: init?.method ?? 'GET',
    path: pathname.startsWith(`${API_BASE}/`) ? pathname.slice(API_BASE.length) : pathname,
    params: {},
    query: url.searchParams,
    headers: new Headers(init?.headers),
    body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : (init?.body ?? undefined),
  }
}

/** Exact patterns win over those with parameters. */
function find(
  table: ReadonlyMap<string, unknown>,
  call: FakeCall,
): { answer: unknown; call: FakeCall } | null {
  const exact = `${call.method} ${call.path}`
  if (table.has(exact)) return { answer: table.get(exact), call }
  for (const [pattern, answer] of table) {
    const params = matches(pattern, call)
    if (params) return { answer, call: { ...call, params } }
  }
  return null
}

function matches(pattern: string, call: FakeCall): Record<string, string> | null {
  const [method, path = ''] = pattern.split(' ')
  if (method !== call.method) return null
  const wanted = path.split('/')
  const given = call.path.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value)
    else if (part !== value) return null
  }
  return params
}
