import type { Method } from '@sureda/contract/calls/call'
import type { AnswerOf, BodyOf, CallName, ParamsOf, PathOf, QueryOf } from '@sureda/contract/calls/calls'

export type QueryValue = string | number | boolean | null | undefined

/** What a call can be told besides its address and its body. */
export interface SendOptions {
  signal?: AbortSignal
  /** Made when the form opens, so that a retry of the same intent is recognised by the server. Every other change gets one of its own. */
  idempotencyKey?: string
  /** False for what changes nothing by itself or has a queue of its own: it fails where no answer comes, instead of being sent until one does. */
  askAgain?: boolean
  /** ETag of the version being changed: the server answers 412 if it has changed meanwhile. */
  ifMatch?: string
  /** Fails before sending when there is no token: a reservation must belong to an account. */
  needsToken?: boolean
  /** Milliseconds; 15 s unless a call has its own limit. */
  timeoutMs?: number
  /** The call goes on when the page is left. Only small bodies may: browsers stop at 64 KB of all of them. */
  keepalive?: boolean
  /** Without the token: what a guest did before signing in belongs to no account. */
  asGuest?: boolean
}

/** Options of a call whose address is not known to the compiler. */
export interface RequestOptions extends SendOptions {
  query?: Record<string, QueryValue>
}

/** Name of a call in the table: method and address. */
export type NameOf<M extends Method, P extends string> = Extract<CallName, `${M} ${P}`>

/** A parameter as a screen has it: the server reads numbers and flags from text; null, undefined and an empty text are left out. */
type Sent<V> = unknown extends V ? QueryValue : V | null | undefined | (V extends 'true' ? boolean : never)

type WithQuery<N extends CallName> = [QueryOf<N>] extends [never]
  ? { query?: undefined }
  : { query?: { [K in keyof QueryOf<N>]?: Sent<QueryOf<N>[K]> } }
type WithParams<N extends CallName> = [ParamsOf<N>] extends [never]
  ? { params?: undefined }
  : { params: ParamsOf<N> }

/** What a call takes besides its body; left out where nothing is needed. */
export type CallOptions<N extends CallName> = SendOptions & WithQuery<N> & WithParams<N>
export type OptionsArgument<N extends CallName> = [ParamsOf<N>] extends [never]
  ? [options?: CallOptions<N>]
  : [options: CallOptions<N>]

/** The body of a change: JSON by the contract, a form where files are sent. */
export type BodyArgument<N extends CallName> = [BodyOf<N>] extends [never] ? FormData | undefined : BodyOf<N>
export type ChangeArguments<N extends CallName> =
  undefined extends BodyArgument<N>
    ? [ParamsOf<N>] extends [never]
      ? [body?: BodyArgument<N>, options?: CallOptions<N>]
      : [body: BodyArgument<N>, options: CallOptions<N>]
    : [body: BodyArgument<N>, ...options: OptionsArgument<N>]

export type Answered<M extends Method, P extends PathOf<M>> = AnswerOf<NameOf<M, P>>
