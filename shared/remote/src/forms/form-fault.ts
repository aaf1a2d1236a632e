import type { FormFault } from '@sureda/ui/forms'
import type { TFunction } from 'i18next'
import { errorMessage } from '../api/error-message.ts'
import { ApiError } from '../api/errors.ts'

interface FaultOptions {
  /** What failed. */
  title?: string
  /** Our sentence for a failure that the server did not put into words. */
  fallback?: string
  /** What the form is of the body that was sent: `pets.2.` */
  within?: string
}

/** What a form says of the call that it sent: at its fields where the server names them, above them otherwise. */
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

/** The same for a form that has some of the fields: null where the server found no fault with these. */
export function partFault(error: unknown, isOfPart: (path: string) => boolean): FormFault | null {
  const faults = error instanceof ApiError ? error.errors.filter(({ path }) => isOfPart(path)) : []
  if (faults.length === 0) return null
  return { of: error, fields: Object.fromEntries(faults.map(({ path, message }) => [path, message])) }
}
