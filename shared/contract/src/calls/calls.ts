import type { z } from 'zod'
import { API_BASE } from '../remote/api-base.ts'
import { bookingCalls } from './bookings.ts'
import type { Call, CallAccess, CallAddress, Method } from './call.ts'
import { catalogueCalls } from './catalogue.ts'
import { gameCalls } from './games.ts'
import { groupAndLandCalls } from './groups-and-land.ts'
import { guideCalls } from './guides.ts'
import { memberCalls } from './members.ts'
import { platformCalls } from './platform.ts'
import { pointCalls } from './points.ts'

/** The calls by subject, which are the tags of the OpenAPI document. */
export const CALL_GROUPS = {
  catalogue: catalogueCalls,
  games: gameCalls,
  bookings: bookingCalls,
  points: pointCalls,
  guides: guideCalls,
  'groups and land': groupAndLandCalls,
  members: memberCalls,
  platform: platformCalls,
} satisfies Record<string, Readonly<Record<CallAddress, Call>>>

/**
 * Every call below `/api/v1`. Screens import only its types (`import type`): the schemas need zod, which a first visit
 * must not load.
 */
export const CALLS = {
  ...catalogueCalls,
  ...gameCalls,
  ...bookingCalls,
  ...pointCalls,
  ...guideCalls,
  ...groupAndLandCalls,
  ...memberCalls,
  ...platformCalls,
}

export type Calls = typeof CALLS
/** `GET /routes/:id` */
export type CallName = keyof Calls
/** Addresses of a method: `PathOf<'GET'>` includes `/routes/:id`. */
export type PathOf<M extends Method> = CallName extends infer N
  ? N extends `${M} ${infer Path}`
    ? Path
    : never
  : never

type Part<C, K extends keyof Call> = C extends Record<K, infer S extends z.ZodType> ? S : never
/** Path parameters. */
export type ParamsOf<N extends CallName> = z.input<Part<Calls[N], 'params'>>
/** Query parameters, before parsing. */
export type QueryOf<N extends CallName> = z.input<Part<Calls[N], 'query'>>
/** The body as it is sent. */
export type BodyOf<N extends CallName> = z.input<Part<Calls[N], 'body'>>
/** The whole body of a success answer: `{ data }`, with `meta` for lists. */
export type AnswerOf<N extends CallName> = Calls[N]['answers'] extends infer A
  ? A[keyof A] extends infer S extends z.ZodType
    ? z.output<S>
    : never
  : never

export interface ListedCall {
  method: Method
  /** Relative to `/api/v1`, with `:name` for parameters. */
  path: string
  access: CallAccess
  /** The answer is the same for everyone, signed in or not. */
  isShared: boolean
}

/** The contract as a list. */
export const LISTED_CALLS: readonly ListedCall[] = Object.entries<Call>(CALLS).map(
  ([name, { access, person }]) => {
    const [method, path] = name.split(' ') as [Method, string]
    return { method, path, access, isShared: access === 'public' && person === undefined }
  },
)

/** The GET that answers an address such as `/api/v1/routes/r-fitor?lang=ca`; undefined where there is none. */
export function getAt(address: string): ListedCall | undefined {
  const [path = ''] = address.split('?')
  if (!path.startsWith(`${API_BASE}/`)) return undefined
  const parts = path.slice(API_BASE.length).split('/')
  const fits = (pattern: string) => {
    const names = pattern.split('/')
    return (
      names.length === parts.length && names.every((name, at) => name.startsWith(':') || name === parts[at])
    )
  }
  return GETS.find((call) => fits(call.path))
}

/** A name goes before a parameter at the same place. */
const GETS = LISTED_CALLS.filter(({ method }) => method === 'GET').toSorted(
  (a, b) => a.path.split(':').length - b.path.split(':').length,
)

/** Calls that need no session. The build writes them into the service worker, which must not carry schemas. */
export const PUBLIC_PATHS: readonly string[] = LISTED_CALLS.filter(
  ({ method, access }) => method === 'GET' && access === 'public',
).map(({ path }) => path)
