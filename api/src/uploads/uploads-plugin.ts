import { createHash } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { byteRange } from '../http/byte-range.ts'
import { isFresh } from '../http/is-fresh.ts'
import { installErrorHandlers } from '../plugins/errors.ts'
import { readPhoto } from './stored-photos.ts'

const uploadParams = z.object({ tenant: z.string(), file: z.string() })

/**
 * Uploaded pictures at `/media/uploads/<tenant>/<uuid>.webp`, or `<uuid>-<width>.webp` for experiences. An `<img>`
 * sends no token, so the address itself is the permission, and only people who may see the picture get it
 * (docs/decisions/0013-data-of-a-person.md). The headers prevent browsers from running a file that is not a picture.
 */
export const uploadsPlugin: FastifyPluginAsync = async (app) => {
  installErrorHandlers(app)
  app.get(
    '/:tenant/:file',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const { tenant, file } = uploadParams.parse(request.params)
      // read as a whole, so that the store's answer is checked before anything is sent
      const body = await readPhoto(app.uploads, `uploads/${tenant}/${file}`)
      if (!body) return reply.callNotFound()
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      reply.headers({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-disposition': 'inline; filename="photo.webp"',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'accept-ranges': 'bytes',
        etag,
        // faces are never cached by proxies or phones; photos of experiences have a width in their name
        'cache-control': /-\d{1,4}\.webp$/.test(file)
          ? 'public, max-age=31536000, immutable'
          : 'private, no-store',
      })
      if (isFresh(request, etag)) return reply.code(304).send()
      const { range, 'if-range': ifRange } = request.headers
      const part = ifRange && ifRange !== etag ? null : byteRange(range, body.length)
      if (part === 'outside') return reply.code(416).header('content-range', `bytes */${body.length}`).send()
      if (!part) return reply.send(body)
      const [start, end] = part
      return reply
        .code(206)
        .header('content-range', `bytes ${start}-${end}/${body.length}`)
        .send(body.subarray(start, end + 1))
    },
  )
}
