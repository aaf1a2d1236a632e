import type { FormFault } from '@sureda/ui/forms'
import type { TFunction } from 'i18next'
import { errorMessage } from '../api/error-message.ts'
import { ApiError } from '../api/errors.ts'

interface FaultOptions {
  /** What failed. */
  title?: string
  /** Sentence for a failure without a text from the server. */
  fallback?: string
  /** Path prefix of this form in the sent body, such as `pets.2.`. */
  within?: string
}

/** Converts a failed call for a form: messages go to the fields that the server names, the rest above them. */
export function formFault(
  error: unknown,
  t: TFunction,
  { title, fallback, within = '' }: FaultOptions = {},
): FormFault | null {
  if (!error) return null
  const fields = error instanceof ApiError ? error.errors : []
  return {
    of: error,
    title,
    text: fields.length > 0 ? undefined : errorMessage(error, t, fallback),
    fields: Object.fromEntries(
      fields.map(({ path, message }) => [
        path.startsWith(within) ? path.slice(within.length) : path,
        message,
      ]),
    ),
  }
}

/** The same for a form with only some of the fields: null if the server found no fault in these. */
export function partFault(error: unknown, isOfPart: (path: string) => boolean): FormFault | null {
  const faults = error instanceof ApiError ? error.errors.filter(({ path }) => isOfPart(path)) : []
  if (faults.length === 0) return null
  return { of: error, fields: Object.fromEntries(faults.map(({ path, message }) => [path, message])) }
}
