import type { FastifyServerOptions } from 'fastify'
import { asErrorLike } from './error-like.ts'
import { createLineLimit } from './line-limit.ts'
import { safeError } from './safe-error.ts'
import { redact, secretsOf } from './secrets.ts'

/**
 * Options of every logger: errors without values, no requests or answers, and a limit of lines per reason and minute.
 */
export function logOptions(level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  const isWritten = createLineLimit()
  return {
    level,
    // each request is logged by one line of our own, without query, headers and bodies
    serializers: { req: () => ({}), res: () => ({}), err: safeError },
    redact: [
      'headers.authorization',
      'busboyOptions.headers',
      'authorization',
      'password',
      'token',
      'credential',
      'id_token',
    ],
    formatters: { log: withoutErrors },
    hooks: {
      logMethod(args, method, lineLevel) {
        const safe = safeArguments(args) as Parameters<typeof method>
        const tell = (leftOut: object) =>
          method.apply(this, [{ leftOut }, 'lines of one reason were left out'])
        if (isWritten({ level: lineLevel, ...wordsOf(safe) }, tell)) method.apply(this, safe)
      },
    },
  }
}

/** The text of a line, and the status or code among its fields. */
function wordsOf([first, text]: readonly unknown[]) {
  if (typeof first === 'string') return { text: first }
  const { status, code } = (first ?? {}) as { status?: unknown; code?: unknown }
  return {
    text: typeof text === 'string' ? text : '',
    status: typeof status === 'number' ? status : undefined,
    code: typeof code === 'string' ? code : undefined,
  }
}

const isError = (value: unknown) => value instanceof Error

/** Errors under another name than `err` are serialised like it. */
const withoutErrors = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name !== 'err' && isError(value) ? safeError(value) : value,
    ]),
  )

/**
 * Pino uses the message of an error as the message of a line without one; a caller may also have passed it as the
 * message.
 */
function safeArguments([first, ...rest]: readonly unknown[]): unknown[] {
  const fields = isError(first) ? { err: first } : first
  const err = (fields as { err?: unknown } | null | undefined)?.err
  const texts = rest.map((value) => (isError(value) ? safeError(value).message : value))
  if (asErrorLike(err) === undefined) return [fields, ...texts]
  if (texts[0] === undefined) return [fields, safeError(err).message]
  const secrets = secretsOf(err)
  return [fields, ...texts.map((text) => (typeof text === 'string' ? redact(text, secrets) : text))]
}
