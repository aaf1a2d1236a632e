import { ApiError, errorMessage } from '@sureda/remote/api'
import type { FormFault } from '@sureda/ui/forms'
import type { TFunction } from 'i18next'

export interface AuthProblem {
  /** What concerns the form as a whole. */
  summary?: string
  /** By field name; an empty message only takes the focus there. */
  fields: Record<string, string>
}

export const NO_PROBLEM: AuthProblem = { fields: {} }

/** The problem as the form shows it. */
export const faultOf = (problem: AuthProblem): FormFault | null =>
  problem === NO_PROBLEM ? null : { of: problem, text: problem.summary, fields: problem.fields }

/**
 * What a refused form says: at its field where the server names one that the form has, above the form otherwise.
 *
 * @param fallback our sentence for a failure the server did not put into words
 */
export function authProblem(
  error: unknown,
  t: TFunction,
  fallback: string,
  names: readonly string[],
): AuthProblem {
  if (error instanceof ApiError) {
    const known = error.errors.filter(({ path }) => names.includes(path))
    if (known.length > 0) {
      return { fields: Object.fromEntries(known.map(({ path, message }) => [path, message])) }
    }
    if (error.code === 'email_taken' && error.text && names.includes('email'))
      return { fields: { email: error.text } }
  }
  const reason = errorMessage(error, t, fallback)
  const hasServerWords = error instanceof ApiError && error.text !== null
  // "what failed" without a full stop is a heading: the way out follows it
  const summary =
    reason === fallback || hasServerWords || fallback.endsWith('.') ? reason : `${fallback}. ${reason}`
  return { summary, fields: {} }
}

/** Names of the fields that were left empty. A password may be any characters, also spaces. */
export function emptyFields(data: FormData, names: readonly string[]): string[] {
  return names.filter((name) => {
    const text = textOf(data, name)
    return (name.startsWith('password') ? text : text.trim()) === ''
  })
}

/** Whether what is in the field of an e-mail cannot be one. An empty field is no wrong one. */
export function isWrongEmail(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement && field.validity.patternMismatch
}

export const textOf = (data: FormData, name: string): string => String(data.get(name) ?? '')
