/** A thrown value as far as it is read: every field may be missing or of another type. */
export interface ErrorLike {
  name?: unknown
  message?: unknown
  stack?: unknown
  code?: unknown
  cause?: unknown
  errors?: unknown
  query?: unknown
  params?: unknown
  routine?: unknown
  [field: string]: unknown
}

/** A value with the shape of an error, even from another realm or without a prototype. */
export const asErrorLike = (value: unknown): ErrorLike | undefined =>
  typeof value === 'object' && value !== null && ('message' in value || 'errno' in value)
    ? (value as ErrorLike)
    : undefined

export const rawMessage = ({ message }: ErrorLike): string => (typeof message === 'string' ? message : '')
