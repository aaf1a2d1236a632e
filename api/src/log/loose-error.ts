/** A thrown value as far as it is read: every field may be missing or of another type. */
export interface LooseError {
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
export const loose = (value: unknown): LooseError | undefined =>
  typeof value === 'object' && value !== null && ('message' in value || 'errno' in value)
    ? (value as LooseError)
    : undefined

export const rawMessage = ({ message }: LooseError): string => (typeof message === 'string' ? message : '')
