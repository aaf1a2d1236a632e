import type { Problem, ProblemFieldError } from '@sureda/contract/problem'
import type { ProblemCode } from '@sureda/contract/problem-codes'

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

/** No answer at all: no network, or something on the way (a captive portal) answered instead of the server. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError'
}
