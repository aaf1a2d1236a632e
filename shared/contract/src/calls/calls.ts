import type { z } from 'zod'
import { bookingCalls } from './bookings.ts'
import type { Call, CallAccess, CallAddress, Method } from './call.ts'
import { catalogueCalls } from './catalogue.ts'
import { gameCalls } from './games.ts'
import { groupAndLandCalls } from './groups-and-land.ts'
import { guideCalls } from './guides.ts'
import { memberCalls } from './members.ts'
import { platformCalls } from './platform.ts'
import { pointCalls } from './points.ts'

/** The calls by subject: the tags of the OpenAPI document. */
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
 * Every call below `/api/v1`, in one table. Screens import its types only (`import type`): the schemas need zod, which stays out of a first visit.
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
/** Addresses that a method has: `PathOf<'GET'>` holds `/routes/:id`. */
export type PathOf<M extends Method> = CallName extends infer N
  ? N extends `${M} ${infer Path}`
    ? Path
    : never
  : never

type Part<C, K extends keyof Call> = C extends Record<K, infer S extends z.ZodType> ? S : never
/** What the parts of the address are. */
export type ParamsOf<N extends CallName> = z.input<Part<Calls[N], 'params'>>
/** What may follow the question mark, before it is read. */
export type QueryOf<N extends CallName> = z.input<Part<Calls[N], 'query'>>
/** The body as it is sent. */
export type BodyOf<N extends CallName> = z.input<Part<Calls[N], 'body'>>
/** The whole body of an answer of success: `{ data }`, with `meta` for lists. */
export type AnswerOf<N extends CallName> = Calls[N]['answers'] extends infer A
  ? A[keyof A] extends infer S extends z.ZodType
    ? z.output<S>
    : never
  : never

export interface ListedCall {
  method: Method
  /** Below `/api/v1`, with `:name` for parts that vary. */
  path: string
  access: CallAccess
}

/** The table as a list. */
export const LISTED_CALLS: readonly ListedCall[] = Object.entries<Call>(CALLS).map(([name, { access }]) => {
  const [method, path] = name.split(' ') as [Method, string]
  return { method, path, access }
})

/** Addresses that answer the same to everybody. The build writes them into the service worker, which must not carry schemas. */
export const PUBLIC_PATHS: readonly string[] = LISTED_CALLS.filter(
  ({ method, access }) => method === 'GET' && access === 'public',
).map(({ path }) => path)
