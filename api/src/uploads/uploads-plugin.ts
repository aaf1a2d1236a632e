import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { UPLOAD_PATH, uploadsFolder } from './photo.ts'

const uploadParams = z.object({ tenant: z.string(), file: z.string() })

/**
 * Pictures people uploaded, at `/media/uploads/<tenant>/<uuid>.webp`; of offers `<uuid>-<width>.webp`. An `<img>` sends no token: who knows the address may see the picture, and only those
 * are told it who may (docs/decisions/0013-data-of-a-person.md). Should one ever be something else, no browser will run it.
 */
export const uploadsPlugin: FastifyPluginAsync<{ config: Config }> = async (app, { config }) => {
  app.get(
    '/media/uploads/:tenant/:file',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const { tenant, file } = uploadParams.parse(request.params)
      const path = join(uploadsFolder(config), tenant, file)
      const isOurs = UPLOAD_PATH.test(`uploads/${tenant}/${file}`)
      const size = isOurs
        ? await stat(path).then(
            (found) => found.size,
            () => undefined,
          )
        : undefined
      if (size === undefined) return reply.callNotFound()
      return reply
        .headers({
          'content-type': 'image/webp',
          'content-length': String(size),
          'x-content-type-options': 'nosniff',
          'content-disposition': 'inline; filename="photo.webp"',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
          // a person's face: no proxy and no phone keeps it; a photo of an offer has its width in its name
          'cache-control': /-\d{1,4}\.webp$/.test(file)
            ? 'public, max-age=31536000, immutable'
            : 'private, no-store',
        })
        .send(createReadStream(path))
    },
  )
}
