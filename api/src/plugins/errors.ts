import { LISTED_CALLS } from '@sureda/contract/calls/calls'
import { DEFAULT_LOCALE } from '@sureda/contract/codes/locale'
import { type ProblemCode, problemStatus } from '@sureda/contract/codes/problem-codes'
import { API_BASE } from '@sureda/contract/remote/api-base'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { ceilingError } from '../errors/ceiling-error.ts'
import { isBusy, isUnstorable, isViolation } from '../errors/database-error.ts'
import { problemAnswer } from '../errors/problem-answer.ts'
import { askedLocale } from '../modules/platform/tenant/request-locale.ts'
import { StorageError } from '../storage/storage-error.ts'
import { isStorageFull } from '../storage/storage-full.ts'

/** Fastify's own errors that are the caller's fault. */
const FASTIFY_CODES: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_REQ_FILE_TOO_LARGE: 'photo_too_large',
  FST_PARTS_LIMIT: 'payload_too_large',
  FST_FIELDS_LIMIT: 'payload_too_large',
  FST_FILES_LIMIT: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_UNDER_PRESSURE: 'busy',
}

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error
  const code = FASTIFY_CODES[error.code]
  if (code)
    return new AppError(code, error.code, { reason: error, retryAfter: code === 'busy' ? 5 : undefined })
  // the database refuses this for every call that books or joins a waitlist
  if (isViolation(error, 'account_leaving'))
    return new AppError('account_leaving', 'the account is to be deleted', { reason: error })
  const ceiling = ceilingError(error)
  if (ceiling) return ceiling
  if (isUnstorable(error)) return new AppError('malformed_request', 'a text with a NUL', { reason: error })
  if (isStorageFull(error)) return new AppError('storage_full', 'no space to write', { reason: error })
  if (error instanceof StorageError)
    return error.fault === 'refused'
      ? new AppError('storage_full', 'files cannot be stored', { reason: error })
      : new AppError('busy', 'the file store failed', { reason: error, retryAfter: 5 })
  if (isBusy(error))
    return new AppError('busy', 'the database did not answer in time', { reason: error, retryAfter: 1 })
  const isCallersFault = (error.statusCode ?? 500) < 500
  // without its message, because parsers and drivers repeat input in it
  return new AppError(isCallersFault ? 'malformed_request' : 'internal_error', error.code ?? 'a fault', {
    reason: error,
  })
}

/** Sends the error as problem+json in the language of the request. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  // before the tenant is found, `locale` is still the default of every request
  const locale = request.tenant ? request.locale : (askedLocale(request.headers) ?? DEFAULT_LOCALE)
  const { status, headers, body } = problemAnswer(error, { locale, id: request.id })
  // serialised here, because the route's response schemas do not know problems
  return reply.headers(headers).removeHeader('etag').code(status).serializer(JSON.stringify).send(body)
}

/** Turns every thrown error into a problem; stack traces are only logged. */
export function installErrorHandlers(scope: FastifyInstance): void {
  scope.setErrorHandler((thrown: FastifyError | AppError, request, reply) => {
    const error = toAppError(thrown)
    if (thrown instanceof StorageError) scope.files?.note(thrown)
    const status = problemStatus(error.code)
    // an overloaded server refuses many at once: a stack for each would be more work
    if (thrown.code === 'FST_UNDER_PRESSURE') request.log.warn({ code: error.code }, 'overloaded')
    else if (status >= 500 && status !== 501)
      request.log.error({ err: thrown, code: error.code }, error.message)
    else request.log.info({ code: error.code }, error.message)
    return sendProblem(request, reply, error)
  })
  scope.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(request)
    if (allowed.length === 0) return sendProblem(request, reply, new AppError('unknown_route'))
    reply.header('allow', allowed.join(', '))
    if (request.method === 'OPTIONS') return reply.code(204).send()
    return sendProblem(request, reply, new AppError('method_not_allowed'))
  })
}

const PATTERNS = [
  ...LISTED_CALLS.map(({ method, path }) => ({ method, path: `${API_BASE}${path}` })),
  { method: 'GET', path: `${API_BASE}/openapi.json` },
  { method: 'POST', path: '/api/logout' },
].map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`),
}))

/** Methods that exist for this address: then the answer is 405 and not 404. */
function allowedMethods(request: FastifyRequest): string[] {
  const path = request.url.split('?')[0] ?? ''
  const methods = PATTERNS.filter((entry) => entry.pattern.test(path)).map((entry) => entry.method)
  if (methods.length === 0) return []
  // an address such as `/packages/featured` fits `/packages/:id`, too
  return [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])]
}
