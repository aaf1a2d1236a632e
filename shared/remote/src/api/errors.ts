import type { Problem, ProblemFieldError } from '@sureda/contract/codes/problem'
import type { ProblemCode } from '@sureda/contract/codes/problem-codes'

/** A non-OK answer. `code`, `errors` and `data` come from the problem document; `text` is its localised sentence. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ProblemCode | 'unreadable_answer'
  readonly text: string | null
  readonly errors: readonly ProblemFieldError[]
  readonly data: Readonly<Record<string, unknown>>
  /** Seconds to wait before trying again, from `Retry-After`. */
  readonly retryAfter: number | null

  constructor(status: number, problem: Partial<Problem> | null, retryAfter: number | null = null) {
    super(`HTTP error! Status: ${status}`)
    this.status = status
    this.code = problem?.code ?? 'unreadable_answer'
    this.text = problem?.message ?? null
    this.errors = problem?.errors ?? []
    this.data = problem?.data ?? {}
    this.retryAfter = retryAfter
  }
}

export class RequestTimeoutError extends Error {
  override readonly name = 'RequestTimeoutError'
}

/** A call that needs a signed-in person was made without a token. */
export class MissingTokenError extends Error {
  override readonly name = 'MissingTokenError'
  constructor() {
    super('No authentication token found')
  }
}

/** No answer at all: there is no network, or something in between (a captive portal) answered instead of the server. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError'
  /** False if it never left the phone. If true, it may have arrived. */
  readonly isSent: boolean
  constructor(message: string, isSent = false) {
    super(message)
    this.isSent = isSent
  }
}

/** Statuses with which a proxy or the server says that it could not answer. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && [502, 503, 504].includes(error.status)

/** Neither accepted nor refused: no network, no answer in time, or an unreachable server. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof OfflineError || error instanceof RequestTimeoutError || isUnreachable(error)

/**
 * Whether the action may have been done although its answer is missing. A refusal by the server is an answer, unless it
 * says that the action still runs.
 */
export function mayHaveArrived(error: unknown): boolean {
  if (error instanceof OfflineError) return error.isSent
  if (error instanceof RequestTimeoutError) return true
  if (!(error instanceof ApiError)) return false
  const isUnreadable = error.code === 'unreadable_answer' && error.status >= 500
  return isUnreadable || error.code === 'idempotency_in_progress' || error.data.undecided === true
}
