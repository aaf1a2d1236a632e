import { type ErrorLike, rawMessage } from './error-like.ts'

/** Drizzle's message is the statement with its parameters; this returns the statement with placeholders. */
export function shownMessage(fields: ErrorLike): string {
  if (Array.isArray(fields.params) && typeof fields.query === 'string' && !isSqlState(fields.code))
    return `Failed query: ${fields.query}`
  if (isSqlState(fields.code) && !isPlain(fields)) return `the database refused it (${fields.code})`
  if (fields.name === 'SyntaxError' && /JSON/.test(rawMessage(fields))) return 'text that is no JSON'
  return rawMessage(fields)
}

/** Every SQLSTATE contains a digit; system error codes (EPIPE) do not. */
const isSqlState = (code: unknown): code is string =>
  typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)

/**
 * Whether the message names only server or schema objects. Data exceptions (22), constraints (23) and syntax errors
 * (42601, also for search terms and JSON paths) repeat values, and so may errors raised by functions.
 */
const isPlain = ({ code, routine }: ErrorLike) =>
  /^(08|0A|25|28|3D|3F|40|42|53|54|55|57|58|XX)/.test(String(code)) &&
  code !== '42601' &&
  routine !== 'exec_stmt_raise'
