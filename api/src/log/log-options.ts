import type { FastifyServerOptions } from 'fastify'
import { loose } from './loose-error.ts'
import { safeError } from './safe-error.ts'
import { scrub, secretsOf } from './secrets.ts'

/** How every logger of our processes writes: errors without values, and no request or answer. */
export const logOptions = (level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> => ({
  level,
  // requests are logged by one line of our own, without query, headers and bodies
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
    logMethod(args, method) {
      method.apply(this, safeArguments(args) as Parameters<typeof method>)
    },
  },
})

const isError = (value: unknown) => value instanceof Error

/** An error under another name than `err` is shown like one. */
const withoutErrors = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name !== 'err' && isError(value) ? safeError(value) : value,
    ]),
  )

/** Pino takes the message of an error for the message of the line, where none is given; and callers may have put it there themselves. */
function safeArguments([first, ...rest]: readonly unknown[]): unknown[] {
  const fields = isError(first) ? { err: first } : first
  const err = (fields as { err?: unknown } | null | undefined)?.err
  const texts = rest.map((value) => (isError(value) ? safeError(value).message : value))
  if (loose(err) === undefined) return [fields, ...texts]
  if (texts[0] === undefined) return [fields, safeError(err).message]
  const secrets = secretsOf(err)
  return [fields, ...texts.map((text) => (typeof text === 'string' ? scrub(text, secrets) : text))]
}
