import { cutText } from '@sureda/contract/rules/cut-text'
import { asErrorLike, type ErrorLike, rawMessage } from './error-like.ts'
import { redact, secretsOf } from './secrets.ts'
import { shownMessage } from './shown-message.ts'

/** An error as it may be logged: kind and place, but nothing a person sent or stored. */
export interface SafeError {
  type: string
  message: string
  stack: string
  cause?: SafeError
  errors?: SafeError[]
  [fact: string]: unknown
}

/**
 * Names from the schema and system error codes. All other fields (`params`, `detail`, `where`, `hint` …) may contain
 * rows.
 */
const FACTS = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'dataType',
  'routine',
  'position',
  'errno',
  'syscall',
  'address',
  'port',
  'statusCode',
]
const DEPTH_MAX = 6
const ERRORS_MAX = 10
const FRAMES_MAX = 20

/** Serializer of `err` for every logger: only listed fields, messages without values, also in causes and in the errors of an AggregateError. */
export const safeError = (error: unknown): SafeError => describe(error, secretsOf(error), 0)

/** The same as text, for consoles. */
export const safeText = (error: unknown): string => textOf(safeError(error))

function textOf({ type, message, stack, cause, errors, ...facts }: SafeError): string {
  const known = Object.entries(facts).map(([name, value]) => `${name} ${value}`)
  const head = `${stack || `${type}: ${message}`}${known.length > 0 ? `\n  (${known.join(', ')})` : ''}`
  const reasons = [cause, ...(errors ?? [])].filter((reason) => reason !== undefined)
  return [head, ...reasons.map((reason) => `caused by ${textOf(reason)}`)].join('\n')
}

function describe(error: unknown, secrets: readonly string[], depth: number): SafeError {
  const fields = asErrorLike(error)
  if (!fields) return { type: typeof error, message: 'something other than an error was thrown', stack: '' }
  const clean = (text: string) => redact(text, secrets)
  const type = typeof fields.name === 'string' && /^[\w$]{1,60}$/.test(fields.name) ? fields.name : 'Error'
  const message = cutText(clean(shownMessage(fields)), 1_000)
  const safe: SafeError = {
    type,
    message,
    stack: [`${type}: ${message}`, ...framesOf(fields, clean)].join('\n'),
  }
  for (const name of FACTS) {
    const value = fields[name]
    if (typeof value === 'number') safe[name] = value
    else if (typeof value === 'string' && /^[\w .:/-]{1,120}$/.test(value)) safe[name] = clean(value)
  }
  if (depth >= DEPTH_MAX) return safe
  if (asErrorLike(fields.cause)) safe.cause = describe(fields.cause, secrets, depth + 1)
  if (Array.isArray(fields.errors))
    safe.errors = fields.errors
      .filter(asErrorLike)
      .slice(0, ERRORS_MAX)
      .map((one) => describe(one, secrets, depth + 1))
  return safe
}

/** The stack frames. If the message is not found in the stack, its end is unknown and nothing is returned. */
function framesOf(fields: ErrorLike, clean: (text: string) => string): string[] {
  const { stack } = fields
  const message = rawMessage(fields)
  if (typeof stack !== 'string') return []
  const at = stack.indexOf(message)
  if (at < 0) return []
  return stack
    .slice(at + message.length)
    .split('\n')
    .slice(1)
    .filter((line) => /^\s+at /.test(line))
    .slice(0, FRAMES_MAX)
    .map((line) => clean(line))
}
