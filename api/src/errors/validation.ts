import type { Locale } from '@sureda/contract/codes/locale'
import type { ProblemFieldError } from '@sureda/contract/codes/problem'
import { cutText } from '@sureda/contract/rules/cut-text'
import {
  MULTI_LINE_FIELDS,
  normalizedText,
  PASSWORD_FIELDS,
  type TextFault,
  textFault,
} from '@sureda/contract/schemas/fields/plain-text'
import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { AppError } from './app-error.ts'
import { fieldText } from './messages.ts'

type Issue = z.core.$ZodIssue
/** Contains only whether there was a value, because the value may be a password and must not be logged. */
type Fault = Issue & { missing: boolean }

/** Holds the faults as zod reports them; their texts are chosen when the language of the answer is known. */
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

/**
 * The body or query of a call, parsed by its schema. Every text is normalised to NFC and checked (`plain-text.ts` of
 * the contract), except passwords, which may contain any characters. Throws `ValidationError`.
 */
export function parseInput<T extends z.ZodType>(schema: T, data: unknown): z.output<T> {
  // without the reported input, a wrong value and a missing one look the same
  const result = schema.safeParse(data, { reportInput: true })
  if (!result.success) throw new ValidationError(result.error.issues)
  const faults: Issue[] = []
  const value = settled(result.data, { path: [], isMultiLine: false, isPassword: false }, faults)
  if (faults.length > 0) throw new ValidationError(faults)
  return value as z.output<T>
}

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    try {
      return { value: parseInput(schema, data) }
    } catch (error) {
      if (error instanceof ValidationError) return { error }
      throw error
    }
  }

interface Place {
  path: string[]
  isMultiLine: boolean
  isPassword: boolean
}

/** The value with its texts in NFC; faults are added to `faults`. */
function settled(value: unknown, place: Place, faults: Issue[]): unknown {
  if (typeof value === 'string') return settledString(value, place, faults)
  if (Array.isArray(value)) return value.map((item, index) => settled(item, inside(place, index), faults))
  if (value === null || typeof value !== 'object' || !isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const at = inside(place, name)
      // names are checked as well, because clients choose them
      const fault = textFault(name, { isMultiLine: false })
      if (fault) faults.push(faultAt(at, fault))
      return [name, settled(member, at, faults)]
    }),
  )
}

function settledString(value: string, place: Place, faults: Issue[]): string {
  if (place.isPassword) return value
  const text = normalizedText(value)
  const fault = textFault(text, place)
  if (fault) faults.push(faultAt(place, fault))
  return text
}

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value))

const inside = (place: Place, name: string | number): Place => ({
  path: [...place.path, String(name)],
  isMultiLine: place.isMultiLine || MULTI_LINE_FIELDS.has(String(name)),
  isPassword: PASSWORD_FIELDS.has(String(name)),
})

const faultAt = ({ path }: Place, fault: TextFault): Issue => ({
  code: 'custom',
  message: fault,
  path,
  input: '',
})

/** Codes that zod reports for a missing field. */
const MISSING: readonly string[] = ['invalid_type', 'invalid_value', 'invalid_union']

/** Limits of fields and of letters per name in an answer, so that it does not repeat 20,000 unknown fields. */
const ERRORS_MAX = 20
const NAME_MAX = 80

/** One entry per field, known fields first; an unknown field is named itself, not its object. */
export function fieldErrors(issues: readonly Fault[], locale: Locale): ProblemFieldError[] {
  const isOfNames = ({ code }: Fault) => code === 'unrecognized_keys'
  const inOrder = [...issues.filter((issue) => !isOfNames(issue)), ...issues.filter(isOfNames)]
  return inOrder
    .slice(0, ERRORS_MAX)
    .flatMap((issue) => entriesOf(issue, locale))
    .slice(0, ERRORS_MAX)
}

function entriesOf(issue: Fault, locale: Locale): ProblemFieldError[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, ERRORS_MAX).map((key) => entry([...path, key], 'unknown_field', locale))
  }
  if (issue.code === 'too_small') return [entry(path, lowCode(issue), locale, { limit: issue.minimum })]
  if (issue.code === 'too_big') return [entry(path, highCode(issue), locale, { limit: issue.maximum })]
  if (issue.code === 'custom') return [entry(path, issue.message, locale)]
  if (issue.missing && MISSING.includes(issue.code)) return [entry(path, 'required', locale)]
  if (issue.code === 'invalid_type' && issue.expected === 'int') return [entry(path, 'whole_number', locale)]
  return [entry(path, formatCode(issue), locale)]
}

const shownName = (name: string) => cutText(name, NAME_MAX, '…')

const entry = (
  path: string[],
  code: string,
  locale: Locale,
  values?: Record<string, unknown>,
): ProblemFieldError => ({
  path: path.map(shownName).join('.'),
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
