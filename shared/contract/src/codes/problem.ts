import { z } from 'zod'
import { PROBLEM_CODES } from './problem-codes.ts'

export const problemFieldError = z.object({ path: z.string(), code: z.string(), message: z.string() })
export type ProblemFieldError = z.infer<typeof problemFieldError>

/** RFC 9457 problem document with extension members. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.enum(PROBLEM_CODES),
  message: z.string(),
  instance: z.string().optional(),
  errors: z.array(problemFieldError).optional(),
  data: z.record(z.string(), z.unknown()).optional(),
})
export type Problem = z.infer<typeof problem>
