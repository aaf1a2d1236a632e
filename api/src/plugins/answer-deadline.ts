import { Readable } from 'node:stream'
import { DEFAULT_LOCALE } from '@sureda/contract/codes/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { problemAnswer } from '../errors/problem-answer.ts'
import { askedLocale } from '../modules/platform/tenant/request-locale.ts'

/** Less than the 15 s after which phones give up, so that they still get an answer. */
export const ANSWER_WITHIN_MS = 10_000

/**
 * Answers every request of `scope` within that time, including the arrival of its body, or with 503 `busy` and `data.undecided`: a handler may commit later, and a
 * repetition with the same `Idempotency-Key` then gets its answer. Fastify's `handlerTimeout` ends with the body and would cut a film (docs/decisions/0015-server-limits.md).
 */
export function installAnswerDeadline(scope: FastifyInstance, withinMs: number = ANSWER_WITHIN_MS): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()

  scope.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(answerBusy, withinMs, request, reply)
    timers.set(request, timer)
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
  // an answer that is being sent counts, however slow the phone receives it
  scope.addHook('onSend', (request, _reply, payload, done) => {
    clearTimeout(timers.get(request))
    done(null, payload)
  })
}

/**
 * Writes to the socket and not through Fastify, so that a handler that ends now can change neither status nor headers. Its late answer is dropped without the log line
 * "Reply was already sent".
 */
function answerBusy(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent || reply.raw.headersSent) return
  const error = new AppError('busy', 'not answered in time', {
    retryAfter: 5,
    data: { undecided: true },
  })
  const locale = request.locale ?? askedLocale(request.headers) ?? DEFAULT_LOCALE
  const { status, headers, body } = problemAnswer(error, { locale, id: request.id })
  request.log.error({ code: error.code, route: request.routeOptions.url }, error.message)
  const text = JSON.stringify(body)
  reply.removeHeader('etag').headers({ ...headers, 'content-length': Buffer.byteLength(text) })
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  reply.hijack()
  reply.send = (late?: unknown) => {
    if (late instanceof Readable) late.destroy()
    return reply
  }
  reply.raw.statusCode = status
  reply.raw.end(text)
}
