import type { Locale } from '@sureda/contract/codes/locale'
import type { Problem } from '@sureda/contract/codes/problem'
import { problemStatus } from '@sureda/contract/codes/problem-codes'
import type { AppError, FieldFault } from './app-error.ts'
import { fieldText, problemText } from './messages.ts'
import { fieldErrors, ValidationError } from './validation.ts'

/** An error answer before it is sent: through Fastify, or directly if no route was reached. */
export interface ProblemAnswer {
  status: number
  headers: Record<string, string>
  body: Problem
}

/** Default in seconds: both statuses always say when to try again. */
const RETRY_AFTER_S: Partial<Record<number, number>> = { 429: 60, 503: 60 }

const faultsIn = (locale: Locale, faults: readonly FieldFault[] | undefined) =>
  faults?.map(({ path, code }) => ({ path, code, message: fieldText(code, locale) }))

/** Makes problem+json (RFC 9457) of an error; `message` and `detail` are the same sentence in `locale`. */
export function problemAnswer(
  error: AppError,
  { locale, id }: { locale: Locale; id: string },
): ProblemAnswer {
  const status = problemStatus(error.code)
  const message = problemText(error.code, locale, error.data)
  const errors =
    error instanceof ValidationError ? fieldErrors(error.issues, locale) : faultsIn(locale, error.errors)
  const retryAfter = error.retryAfter ?? RETRY_AFTER_S[status]
  return {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'content-language': locale,
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfter)) }),
      ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    },
    body: {
      type: `/problems/${error.code.replaceAll('_', '-')}`,
      title: error.code.replaceAll('_', ' '),
      status,
      detail: message,
      code: error.code,
      message,
      instance: `urn:request:${id}`,
      ...(errors ? { errors } : {}),
      ...(error.data ? { data: error.data } : {}),
    },
  }
}
