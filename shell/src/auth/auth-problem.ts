import { ApiError, errorMessage } from '@sureda/remote/api'
import type { FormFault } from '@sureda/ui/forms'
import type { TFunction } from 'i18next'

export interface AuthProblem {
  /** Message about the whole form. */
  summary?: string
  /** By field name; an empty message only focuses the field. */
  fields: Record<string, string>
}

export const NO_PROBLEM: AuthProblem = { fields: {} }

/** Converts the problem for the form. */
export const faultOf = (problem: AuthProblem): FormFault | null =>
  problem === NO_PROBLEM ? null : { of: problem, text: problem.summary, fields: problem.fields }

/**
 * Messages of a refused form: at the field that the server names, else above the form.
 *
 * @param fallback sentence for a failure without a text from the server
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
  // a title without a full stop is a heading: append the advice
  const summary =
    reason === fallback || hasServerWords || fallback.endsWith('.') ? reason : `${fallback}. ${reason}`
  return { summary, fields: {} }
}

/** Names of empty fields. Passwords may consist of any characters, including spaces. */
export function emptyFields(data: FormData, names: readonly string[]): string[] {
  return names.filter((name) => {
    const text = textOf(data, name)
    return (name.startsWith('password') ? text : text.trim()) === ''
  })
}

/** Whether the e-mail field is invalid. An empty field is not. */
export function isWrongEmail(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement && field.validity.patternMismatch
}

export const textOf = (data: FormData, name: string): string => String(data.get(name) ?? '')
