import { type Readable, Transform } from 'node:stream'
import { AppError } from '@sureda/api/errors/app-error'
import { askedLocale } from '@sureda/api/modules/platform/tenant/request-locale'
import { sendProblem } from '@sureda/api/plugins/errors'
import { DEFAULT_LOCALE } from '@sureda/contract/codes/locale'
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Dispatcher, Pool } from 'undici'
import { isText } from './compress-answers.ts'
import { answerHeaders, requestHeaders } from './forwarded-headers.ts'

/** No request hangs for ever: longer than a whole upload and the API's limits together. */
const HANDLER_TIMEOUT_MS = 40_000
/** Texts up to this size are buffered for compression; longer ones are streamed. */
const COMPRESSED_MAX = 1024 * 1024
const RETRY_AFTER_S = 5
const WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/** Forwards `/api/*` and uploads unparsed to a separate API deployment, with the visitor's host and address. */
export const apiProxy: FastifyPluginAsync<{ api: Pool }> = async (app, { api }) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.decorateRequest('locale', DEFAULT_LOCALE)
  app.addHook('onRequest', async (request, reply) => {
    request.locale = askedLocale(request.headers) ?? DEFAULT_LOCALE
    refuseWhatNoBrowserSends(request, reply)
  })
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    const problem = toProblem(error)
    if (problem.code === 'busy') request.log.error({ err: error }, 'the API deployment did not answer')
    return sendProblem(request, reply, problem)
  })

  const forward = async (request: FastifyRequest, reply: FastifyReply) => {
    const left = new AbortController()
    const max = bodyLimitOf(request, app.initialConfig.bodyLimit)
    reply.raw.once('close', () => left.abort())
    try {
      const answer = await api.request({
        method: request.method as Dispatcher.HttpMethod,
        path: request.url,
        headers: requestHeaders(request),
        body: hasBody(request) ? bodyOf(request, max) : null,
        signal: left.signal,
      })
      reply.code(answer.statusCode).headers(answerHeaders(answer.headers))
      return reply.send(await payloadOf(request, answer))
    } catch (error) {
      if (!left.signal.aborted) throw error
      // the client is gone
      return reply.hijack()
    }
  }
  app.all('/api/*', { handlerTimeout: HANDLER_TIMEOUT_MS }, forward)
  app.get('/media/uploads/*', { handlerTimeout: HANDLER_TIMEOUT_MS }, forward)
}

/** Rejects bodies that servers may parse differently, and absolute addresses. */
function refuseWhatNoBrowserSends(request: FastifyRequest, reply: FastifyReply): void {
  const fault =
    WITHOUT_BODY.has(request.method) && hasBody(request)
      ? `${request.method} with a body`
      : !request.url.startsWith('/') && 'an address with a server'
  if (!fault) return
  // the rest of the body is not read
  reply.header('connection', 'close')
  throw new AppError('malformed_request', fault)
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isUpload = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('multipart/') === true

/**
 * The API closes the connection on an oversized body, often before its refusal can be read: this server knows the same
 * limit and answers itself. Uploads have limits per call, which the API reports without closing.
 */
function bodyLimitOf(request: FastifyRequest, limit = Number.POSITIVE_INFINITY): number {
  const max = isUpload(request) ? Number.POSITIVE_INFINITY : limit
  if (Number(request.headers['content-length'] ?? 0) > max) throw tooLarge(max)
  return max
}

const tooLarge = (max: number) => new AppError('payload_too_large', `a body over ${max} bytes`)

/** Streams the body. If the API answers before its end, the rest is read and dropped, so that the connection survives. */
function bodyOf({ raw }: FastifyRequest, max: number): Readable {
  let size = 0
  const body = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      size += chunk.length
      done(size > max ? tooLarge(max) : null, chunk)
    },
  })
  body.once('close', () => raw.unpipe(body).resume())
  return raw.pipe(body)
}

async function payloadOf(
  { method }: FastifyRequest,
  { statusCode, headers, body }: Dispatcher.ResponseData,
): Promise<Buffer | Readable | undefined> {
  if (method === 'HEAD' || statusCode === 204 || statusCode === 304) {
    await body.dump()
    return undefined
  }
  const length = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY)
  const isSmallText = length <= COMPRESSED_MAX && isText(headers['content-type'])
  return isSmallText ? Buffer.from(await body.arrayBuffer()) : body
}

function toProblem(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error
  const isCallersFault = error.code === 'UND_ERR_INVALID_ARG' || (error.statusCode ?? 500) < 500
  return isCallersFault
    ? new AppError('malformed_request', error.message, { reason: error })
    : new AppError('busy', error.message, { reason: error, retryAfter: RETRY_AFTER_S })
}
