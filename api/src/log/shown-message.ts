import { type LooseError, rawMessage } from './loose-error.ts'

/** Drizzle's message is the statement and its parameters; the statement alone has places where they was. */
export function shownMessage(fields: LooseError): string {
  if (Array.isArray(fields.params) && typeof fields.query === 'string' && !isSqlState(fields.code))
    return `Failed query: ${fields.query}`
  if (isSqlState(fields.code) && !isPlain(fields)) return `the database refused it (${fields.code})`
  if (fields.name === 'SyntaxError' && /JSON/.test(rawMessage(fields))) return 'text that is no JSON'
  return rawMessage(fields)
}

/** Every SQLSTATE has a digit, and no code of the system (EPIPE) has one. */
const isSqlState = (code: unknown): code is string =>
  typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)

/**
 * Classes whose sentences name things of the server or of the schema only. Data exceptions (22), constraints (23) and syntax (42601, which
 * search terms and JSON paths have too) repeat values, and so may whatever a function of the database raises.
 */
const isPlain = ({ code, routine }: LooseError) =>
  /^(08|0A|25|28|3D|3F|40|42|53|54|55|57|58|XX)/.test(String(code)) &&
  code !== '42601' &&
  routine !== 'exec_stmt_raise'
