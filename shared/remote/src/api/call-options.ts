import type { Method } from '@sureda/contract/calls/call'
import type { AnswerOf, BodyOf, CallName, ParamsOf, PathOf, QueryOf } from '@sureda/contract/calls/calls'

export type QueryValue = string | number | boolean | null | undefined

/** Options of a call besides its address and body. */
export interface SendOptions {
  signal?: AbortSignal
  /** Created when the form opens, so that the server recognises a retry of the same intent. All other changes get their own. */
  idempotencyKey?: string
  /** False for calls that change nothing or have their own queue: they fail without an answer instead of being retried. */
  askAgain?: boolean
  /** ETag of the version being changed: the server answers 412 if it has changed meanwhile. */
  ifMatch?: string
  /** Fails before sending when there is no token: a reservation must belong to an account. */
  needsToken?: boolean
  /** Milliseconds; default 15 s. */
  timeoutMs?: number
  /** The call continues after the page is left. Small bodies only: browsers allow 64 KB for all such calls together. */
  keepalive?: boolean
  /** Sent without the token: what a guest did before signing in belongs to no account. */
  asGuest?: boolean
}

/** Options of a call whose address is not known to the compiler. */
export interface RequestOptions extends SendOptions {
  query?: Record<string, QueryValue>
}

/** Name of a call in the contract: method and address. */
export type NameOf<M extends Method, P extends string> = Extract<CallName, `${M} ${P}`>

/** A parameter as screens pass it: the server parses numbers and flags from text; null, undefined and empty text are omitted. */
type Sent<V> = unknown extends V ? QueryValue : V | null | undefined | (V extends 'true' ? boolean : never)

type WithQuery<N extends CallName> = [QueryOf<N>] extends [never]
  ? { query?: undefined }
  : { query?: { [K in keyof QueryOf<N>]?: Sent<QueryOf<N>[K]> } }
type WithParams<N extends CallName> = [ParamsOf<N>] extends [never]
  ? { params?: undefined }
  : { params: ParamsOf<N> }

/** Options of a call; optional where nothing is required. */
export type CallOptions<N extends CallName> = SendOptions & WithQuery<N> & WithParams<N>
export type OptionsArgument<N extends CallName> = [ParamsOf<N>] extends [never]
  ? [options?: CallOptions<N>]
  : [options: CallOptions<N>]

/** The body of a change: JSON by the contract, FormData for files. */
export type BodyArgument<N extends CallName> = [BodyOf<N>] extends [never] ? FormData | undefined : BodyOf<N>
export type ChangeArguments<N extends CallName> =
  undefined extends BodyArgument<N>
    ? [ParamsOf<N>] extends [never]
      ? [body?: BodyArgument<N>, options?: CallOptions<N>]
      : [body: BodyArgument<N>, options: CallOptions<N>]
    : [body: BodyArgument<N>, ...options: OptionsArgument<N>]

export type Answered<M extends Method, P extends PathOf<M>> = AnswerOf<NameOf<M, P>>
