import type { DataOf } from '@sureda/contract/calls/problem-data'
import type { ProblemCode } from '@sureda/contract/codes/problem-codes'

export interface FieldFault {
  path: string
  code: string
}

interface AppErrorOptions<C extends ProblemCode> {
  /** The underlying error; logged, never sent. */
  reason?: unknown
  /** Facts the client needs (`existing_reservation`, `distance_m`); they also fill `{{name}}` in the text. */
  data?: DataOf<C>
  /** Faults of single fields; their texts are added when the language of the answer is known. */
  errors?: FieldFault[]
  /** Seconds for the `Retry-After` header of 429 and 503. */
  retryAfter?: number
}

/** The error that routes, services and queries throw. `message` is for the log; people read the localised text of the code. */
export class AppError<C extends ProblemCode = ProblemCode> extends Error {
  override name = 'AppError'
  code: ProblemCode
  data: Record<string, unknown> | undefined
  errors: FieldFault[] | undefined
  retryAfter: number | undefined

  constructor(code: C, message: string = code, options: AppErrorOptions<C> = {}) {
    super(message, { cause: options.reason })
    this.code = code
    this.data = options.data
    this.errors = options.errors
    this.retryAfter = options.retryAfter
  }
}
