import { asErrorLike, rawMessage } from './error-like.ts'
import { shownMessage } from './shown-message.ts'

const DEPTH_MAX = 6
/** Shorter values would also match unrelated text. */
const SHORTEST = 3
const HIDDEN = '[hidden]'
/** Fields of a database error that repeat rows or statements. */
const REPEATING = ['detail', 'where', 'hint', 'internalQuery'] as const

/**
 * All values that an error and its causes contain: parameters of statements, rows repeated by the database, messages
 * with values.
 */
export function secretsOf(error: unknown, depth = 0): string[] {
  const fields = asErrorLike(error)
  if (!fields || depth > DEPTH_MAX) return []
  const repeated = REPEATING.map((name) => fields[name])
  const message = rawMessage(fields)
  const inside = [fields.cause, ...(Array.isArray(fields.errors) ? fields.errors : [])]
  const found = [
    ...(Array.isArray(fields.params) ? fields.params.flatMap(valuesIn) : []),
    ...repeated.filter((value): value is string => typeof value === 'string' && value !== ''),
    // wrapping errors often repeat the message of their cause
    ...(message === '' || shownMessage(fields) === message ? [] : [message]),
    ...inside.flatMap((one) => secretsOf(one, depth + 1)),
  ]
  // longest first, because a value may contain another one
  return depth > 0 ? found : [...new Set(found)].sort((one, other) => other.length - one.length)
}

function valuesIn(param: unknown): string[] {
  if (typeof param === 'string') return param.length >= SHORTEST ? [param] : []
  if (Array.isArray(param)) return param.flatMap(valuesIn)
  if (typeof param === 'object' && param !== null) return Object.values(param).flatMap(valuesIn)
  return []
}

/** The text without these values and without e-mail addresses. */
export const redact = (text: string, secrets: readonly string[]): string =>
  secrets
    .reduce((shown, secret) => shown.replaceAll(secret, HIDDEN), text)
    .replaceAll(/[^\s"'<>(),;:=/]+@[^\s"'<>(),;:/]+\.[a-z]+/gi, HIDDEN)
