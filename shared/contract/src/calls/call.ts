import type { z } from 'zod'
import type { ProblemCode } from '../codes/problem-codes.ts'

/** Who may make a call: everyone, a signed-in person, a guide, a guide or an operator. */
export type CallAccess = 'public' | 'member' | 'guide' | 'staff'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * One call below `/api/v1`: its input and its answers. The route, the client, test answers and the OpenAPI document are
 * derived from it.
 */
export interface Call {
  access: CallAccess
  /** On a public call: a session is read where one is sent, and the answer is that person's own. */
  person?: 'optional'
  /** One line of the OpenAPI document. */
  summary: string
  /** Parameters of the path, which begin with a colon. */
  params?: z.ZodType
  /** Query parameters. Without it there are none: unknown ones are refused. */
  query?: z.ZodType
  /** JSON body. Absent where there is none, and for uploads (multipart/form-data). */
  body?: z.ZodType
  /** Success answers, by status. */
  answers: Readonly<Record<number, z.ZodType>>
  /** Problem codes specific to this call, besides those common to its access level. */
  problems?: readonly ProblemCode[]
}

/** Name of a call in the contract: `GET /routes/:id`. */
export type CallAddress = `${Method} /${string}`

/** Checks a part of the contract and preserves the exact type of each call. */
export const defineCalls = <const T extends Readonly<Record<CallAddress, Call>>>(calls: T): T => calls
