import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { text } from 'node:stream/consumers'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { type AnswerSource, bodyOf } from './answer-source.ts'

/** Headers that belong to one connection, not to the message. */
const HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'proxy-authorization',
])
/** More than the API's own 15 s, so that its answer and not ours tells the visitor what happened. */
const TIMEOUT_MS = 20_000

/** Passes `/api/*` and uploads on to an API deployment of its own, unread, with the visitor's host and address. */
export const apiProxy: FastifyPluginAsync<{ url: string }> = async (app, { url }) => {
  const target = new URL(url)
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  const forward = async (request: FastifyRequest, reply: import('fastify').FastifyReply) => {
    reply.hijack()
    const upstream = send(
      new URL(request.url, target),
      { method: request.method, headers: forwarded(request), timeout: TIMEOUT_MS },
      (answer) => {
        const headers = Object.entries(answer.headers).filter(([name]) => !HOP.has(name))
        reply.raw.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers))
        answer.pipe(reply.raw)
      },
    )
    upstream.on('timeout', () => upstream.destroy(new Error('the API did not answer in time')))
    upstream.on('error', (error) => {
      request.log.error({ err: error }, 'API deployment could not be reached')
      if (reply.raw.headersSent) return reply.raw.destroy()
      reply.raw.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '5' })
      reply.raw.end(
        JSON.stringify({
          type: 'about:blank',
          title: 'Service Unavailable',
          status: 503,
          code: 'unavailable',
        }),
      )
    })
    request.raw.pipe(upstream)
  }
  app.all('/api/*', forward)
  app.get('/media/uploads/*', forward)
}

function forwarded(request: FastifyRequest): Record<string, string | string[]> {
  const kept = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined || HOP.has(name) ? [] : [[name, value] as const],
  )
  return { ...Object.fromEntries(kept), 'x-forwarded-for': request.ip, 'x-forwarded-proto': request.protocol }
}

/** Public answers of an API deployment of its own. */
export const remoteAnswers =
  (url: string): AnswerSource =>
  ({ host, ip }, path, locale) =>
    new Promise((resolve, reject) => {
      const send = url.startsWith('https:') ? httpsRequest : httpRequest
      const headers = {
        host,
        accept: 'application/json',
        'accept-language': locale,
        'x-forwarded-for': ip,
      }
      const request = send(new URL(path, url), { headers, timeout: 2_000 }, (answer) => {
        text(answer)
          .then((body) => bodyOf(answer.statusCode ?? 502, body))
          .then(resolve, reject)
      })
      request.on('timeout', () => request.destroy(new Error('the API did not answer in time')))
      request.on('error', reject)
      request.end()
    })
