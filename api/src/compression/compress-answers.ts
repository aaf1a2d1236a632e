import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { acceptedEncoding } from './accepted-encoding.ts'
import { brotli, gzip } from './encode.ts'

/** Quality for dynamic answers: a page of 40 KB in about a millisecond, 4 % larger than the highest level. */
const QUALITY = 5
const TEXT = /^(text\/|image\/svg|application\/(javascript|([\w.]+\+)?json|xml))/

/** Whether a body of this Content-Type is worth compressing. */
const isText = (type: unknown): boolean => TEXT.test(String(type ?? ''))

/**
 * Compresses every dynamic text of pages and API. Files are streamed from copies compressed once. It runs last, after
 * the hooks of each route's plugins: the API sees its answers as text and sets the caching headers.
 */
const plugin: FastifyPluginAsync = async (app) => {
  app.addHook('onRoute', (route) => {
    route.onSend = [...[route.onSend ?? []].flat(), compress]
  })
  // answers without a route
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

/** Register it first: plugins registered earlier are not compressed. */
export const compressAnswers = fp(plugin, { name: 'compress-answers' })
