import type { z } from 'zod'
import type { ProblemCode } from '../codes/problem-codes.ts'

/** Who may make a call: anybody, a signed-in person, a guide, a guide or an operator. */
export type CallAccess = 'public' | 'member' | 'guide' | 'staff'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call below `/api/v1`: what it takes and what it answers. The route, the client, test answers and the OpenAPI document follow from it. */
export interface Call {
  access: CallAccess
  /** One line of the OpenAPI document. */
  summary: string
  /** Parts of the address that begin with a colon. */
  params?: z.ZodType
  /** Parameters after the question mark. None, where it is left out: unknown ones are refused. */
  query?: z.ZodType
  /** JSON body. Left out where there is none, and for uploads (multipart/form-data). */
  body?: z.ZodType
  /** Answers of success, by status. */
  answers: Readonly<Record<number, z.ZodType>>
  /** Problem codes of its own, besides those that every call of its access can answer. */
  problems?: readonly ProblemCode[]
}

/** Address of a call as the table of calls has it: `GET /routes/:id`. */
export type CallAddress = `${Method} /${string}`

/** Checks a part of the table and remembers the exact type of each call. */
export const defineCalls = <const T extends Readonly<Record<CallAddress, Call>>>(calls: T): T => calls
