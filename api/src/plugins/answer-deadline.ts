import { Readable } from 'node:stream'
import { DEFAULT_LOCALE } from '@sureda/contract/codes/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { problemAnswer } from '../errors/problem-answer.ts'
import { askedLocale } from '../modules/platform/tenant/request-locale.ts'

/** Less than the 15 s after which a phone gives up, so that it is told. */
export const ANSWER_WITHIN_MS = 10_000

/**
 * Every request of `scope` is answered within that time, else with 503 `busy`; the time in which its body arrives counts. Fastify's own
 * `handlerTimeout` ends with the last byte of a body, and cuts a film that is still being sent (docs/decisions/0015-server-limits.md). What the handler
 * does is not undone: what it commits late stays, and a repetition with the same `Idempotency-Key` is told so; `data.undecided` says that it is not known yet.
 */
export function installAnswerDeadline(scope: FastifyInstance, withinMs: number = ANSWER_WITHIN_MS): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()

  scope.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(answerBusy, withinMs, request, reply)
    timers.set(request, timer)
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
  // an answer on its way is an answer, however long a slow phone takes to receive it
  scope.addHook('onSend', (request, _reply, payload, done) => {
    clearTimeout(timers.get(request))
    done(null, payload)
  })
}

/**
 * Written at once and past Fastify: a handler that ends in this moment can change neither status nor headers. What it sends later goes nowhere, and is no fault of
 * its own: Fastify would log "Reply was already sent".
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
