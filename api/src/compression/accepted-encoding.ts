import type { FastifyRequest } from 'fastify'

/**
 * The better of our two encodings that the client accepts; `br;q=0` refuses one. Browsers offer brotli only over https
 * and on localhost.
 */
export function acceptedEncoding(request: FastifyRequest): 'br' | 'gzip' | undefined {
  const taken = new Map(
    (request.headers['accept-encoding'] ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, quality === undefined ? 1 : Number(quality.slice(2))] as const
    }),
  )
  return (['br', 'gzip'] as const).find((name) => (taken.get(name) ?? taken.get('*') ?? 0) > 0)
}
