import type { Locale } from '@sureda/contract/locale'
import type { ProblemFieldError } from '@sureda/contract/problem'
import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { AppError } from './app-error.ts'
import { fieldText } from './messages.ts'

type Issue = z.core.$ZodIssue
/** What was sent may be a password and must not reach a log: all that is kept of it is whether it was there. */
type Fault = Issue & { missing: boolean }

/** Carries the faults as zod saw them: the words are chosen when the language of the answer is known. */
export class ValidationError extends AppError {
  override name = 'ValidationError'
  issues: readonly Fault[]

  constructor(issues: readonly Issue[]) {
    super('validation_failed')
    this.issues = issues.map((issue) => {
      const { input, errors, ...fault } = issue as Issue & { errors?: unknown }
      return { ...fault, missing: input === undefined } as Fault
    })
  }
}

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    // only with its input is a wrong value told from a missing one
    const result = schema.safeParse(data, { reportInput: true })
    return result.success ? { value: result.data } : { error: new ValidationError(result.error.issues) }
  }

/** What zod says of a field that is not there: by its schema a wrong type, none of the words, none of the shapes. */
const MISSING: readonly string[] = ['invalid_type', 'invalid_value', 'invalid_union']

/** One entry per field; an unknown field is named itself, not the object around it. */
export function fieldErrors(issues: readonly Fault[], locale: Locale): ProblemFieldError[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map(String)
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => entry([...path, key], 'unknown_field', locale))
    }
    if (issue.code === 'too_small') return entry(path, lowCode(issue), locale, { limit: issue.minimum })
    if (issue.code === 'too_big') return entry(path, highCode(issue), locale, { limit: issue.maximum })
    if (issue.code === 'custom') return entry(path, issue.message, locale)
    if (issue.missing && MISSING.includes(issue.code)) return entry(path, 'required', locale)
    if (issue.code === 'invalid_type' && issue.expected === 'int') return entry(path, 'whole_number', locale)
    return entry(path, formatCode(issue), locale)
  })
}

const entry = (
  path: string[],
  code: string,
  locale: Locale,
  values?: Record<string, unknown>,
): ProblemFieldError => ({
  path: path.join('.'),
  code,
  message: fieldText(code, locale, values),
})

const lowCode = (issue: z.core.$ZodIssueTooSmall) => {
  if (issue.origin !== 'string') return 'too_small'
  return issue.minimum === 1 ? 'required' : 'too_short'
}
const highCode = (issue: z.core.$ZodIssueTooBig) => (issue.origin === 'string' ? 'too_long' : 'too_big')
const formatCode = (issue: Issue) =>
  issue.code === 'invalid_format' && issue.format === 'email' ? 'invalid_email' : 'invalid'
