import type { ProblemCode } from '@sureda/contract/codes/problem-codes'
import { API_BASE } from '@sureda/contract/remote/api-base'

/** One call a screen made, as the server would see it. */
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

type AnswerFunction = (call: FakeCall) => unknown
/**
 * What the fake server says, by `METHOD /path/:param`. A plain value is sent as `{ data: value }`; a Response (see `json`,
 * `problem`) as it is; a function decides per call and may return either, also as a promise.
 */
export type Answers = Record<string, unknown>

export interface FakeApi {
  calls: FakeCall[]
  /** Calls of one kind, in order: `callsOf('POST /reservations')`. */
  callsOf: (pattern: string) => FakeCall[]
  /** Adds or replaces answers while the test runs. */
  answer: (answers: Answers) => void
  /** The real `fetch` again. What has no answer yet is broken off, or the next test would wait for it: equal calls share one request. */
  restore: () => void
}

/** A body exactly as given, for answers that have more than `data`. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
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
): Response {
  const body = { type: `/problems/${code}`, title: code, status, detail: code, code, message, ...more }
  return json(body, status, { 'Content-Type': 'application/problem+json' })
}

/** No network: what `fetch` does when nothing answers. */
export function noNetwork(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'))
}

/** Puts a fake server in the place of `fetch`. A call without an answer is an error that names it. */
export function fakeApi(answers: Answers = {}): FakeApi {
  const table = new Map(Object.entries(answers))
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
    const given = typeof answer === 'function' ? (answer as AnswerFunction)(call) : answer
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

/** As `fetch` does it: an aborted call fails at once, whatever would have been answered. */
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
