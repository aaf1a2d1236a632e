import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { NOTICE_BADGE, NOTICE_ICON } from '@sureda/contract/rules/notice-pictures'
import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import type { FastifyPluginAsync } from 'fastify'
import sharp from 'sharp'
import type { GatewayOptions } from '../../options.ts'
import { tenantFor } from '../../tenant/tenant-for.ts'
import { cachedFile } from './cached-file.ts'

const DAY = 'public, max-age=86400'
/** The size on the largest screens: 24 points at four pixels each. */
const BADGE_SIDE = 96
/** Difference from the icon's background, of 255, from which a pixel belongs to the drawing. */
const APART = 48
/** To be changed with the drawing below. */
const LAYOUT = '1'

/** Notification pictures of the host's brand. */
export const noticePictures: FastifyPluginAsync<GatewayOptions> = async (app, options) => {
  app.get(NOTICE_ICON, async (request, reply) => {
    const { branding } = (await tenantFor(request, options)).tenant
    const icon = branding.icons?.icon_192 || branding.favicon.png
    if (!icon) return reply.callNotFound()
    return reply.header('cache-control', DAY).redirect(mediaUrl(icon), 302)
  })
  app.get(NOTICE_BADGE, async (request, reply) => {
    const { tenant } = await tenantFor(request, options)
    // the background of a maskable icon has no corners, so every other colour is the drawing
    const stored = tenant.branding.icons?.maskable_512
    const icon = stored && path.join(options.mediaRoot, stored.replace('/', '/media/'))
    if (!icon || !existsSync(icon)) return reply.callNotFound()
    const hash = createHash('sha256').update(LAYOUT).update(readFileSync(icon)).digest('hex').slice(0, 12)
    const file = path.join(options.cardDir, `notice-badge/${tenant.id}.${hash}.png`)
    const bytes = await cachedFile(file, () => drawBadge(icon))
    return reply.type('image/png').header('cache-control', DAY).send(bytes)
  })
}

/** White where the icon differs from its background, the colour of its first corner, and transparent elsewhere. */
export async function drawBadge(icon: string): Promise<Buffer> {
  const { data, info } = await sharp(icon).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const drawing = Buffer.alloc(info.width * info.height * 4, 255)
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const at = pixel * info.channels
    const distance = Math.max(...[0, 1, 2].map((channel) => Math.abs(byte(at + channel) - byte(channel))))
    drawing[pixel * 4 + 3] = Math.min(255, (distance * 255) / APART)
  }
  const { width, height } = info
  return sharp(drawing, { raw: { width, height, channels: 4 } })
    .trim({ background: { r: 255, g: 255, b: 255, alpha: 0 } })
    .resize(BADGE_SIDE, BADGE_SIDE, { fit: 'contain', background: { r: 255, g: 255, b: 255, alpha: 0 } })
    .png()
    .toBuffer()

  function byte(at: number): number {
    return data[at] ?? 0
  }
}
