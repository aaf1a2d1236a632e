import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { acceptedEncoding } from './accepted-encoding.ts'
import { brotli, gzip } from './releases/compress.ts'

/** Level for answers made per request: a page of 40 KB in about a millisecond, 4 % larger than the highest level. */
const QUALITY = 5
const TEXT = /^(text\/|image\/svg|application\/(javascript|([\w.]+\+)?json|xml))/

/** Whether a body of this Content-Type becomes smaller. */
export const isText = (type: unknown): boolean => TEXT.test(String(type ?? ''))

/**
 * Compresses every text that is made for one request, of pages and of the API. Files are sent as streams, from copies compressed once. It comes last
 * on its way out, behind the hooks of each route's plugins: the API keeps its answers as text and sets the headers of its caching.
 */
const plugin: FastifyPluginAsync = async (app) => {
  app.addHook('onRoute', (route) => {
    route.onSend = [...[route.onSend ?? []].flat(), compress]
  })
  // what no route answers
  app.addHook('onSend', async (request, reply, payload) =>
    request.is404 ? compress(request, reply, payload) : payload,
  )
}

async function compress(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const isBody = typeof payload === 'string' || Buffer.isBuffer(payload)
  if (!isBody || reply.hasHeader('content-encoding')) return payload
  if (!isText(reply.getHeader('content-type'))) return payload
  reply.header('vary', withEncoding(reply.getHeader('vary')))
  const encoding = acceptedEncoding(request)
  if (!encoding || reply.hasHeader('content-range')) return payload
  const body = Buffer.from(payload)
  const small = await (encoding === 'br' ? brotli(body, QUALITY) : gzip(body, QUALITY))
  if (!small) return payload
  reply.header('content-encoding', encoding).removeHeader('content-length')
  return small
}

function withEncoding(vary: string | number | string[] | undefined): string {
  const names = [vary ?? []].flat().map(String).join(', ')
  if (/accept-encoding/i.test(names)) return names
  return names ? `${names}, accept-encoding` : 'accept-encoding'
}

/** First of all plugins: what is registered before it is not compressed. */
export const compressAnswers = fp(plugin, { name: 'compress-answers' })
