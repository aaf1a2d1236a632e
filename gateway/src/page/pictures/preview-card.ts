import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import sharp from 'sharp'
import { cachedFile } from './cached-file.ts'
import { fileDigest } from './file-digest.ts'

/** The size that messengers and social networks show without cropping. */
export const CARD = { width: 1200, height: 630 } as const

/** Part of the address, so that another layout is another file. */
const LAYOUT = '1'
const ENDINGS = ['avif', 'webp', 'jpg', 'png']
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/

export interface PreviewCard {
  /** The picture of the card, and the brand's logo if it has one. */
  picture: string
  logo: string | undefined
  /** Address on the tenant's host; it changes with the picture, the logo and the layout. */
  href: string
}

/**
 * The card of a picture, named as in the API (`gavarres/e-pela-800.avif`) or by its bare name (`e-pela`); undefined if
 * the tenant's pack has no such picture.
 */
export function cardOf(tenant: Tenant, image: string, mediaRoot: string): PreviewCard | undefined {
  const name = image.replace(`${tenant.id}/`, '').replace(/\.(avif|webp|jpg|png)$/, '')
  const stem = name.replace(/-\d+$/, '')
  if (!NAME.test(stem)) return undefined
  const folder = path.join(mediaRoot, tenant.id, 'media')
  const picture = [`${stem}-1200`, name, stem]
    .flatMap((file) => ENDINGS.map((ending) => path.join(folder, `${file}.${ending}`)))
    .find((file) => existsSync(file))
  if (!picture) return undefined
  const logo = path.join(mediaRoot, tenant.branding.logo.light.replace('/', '/media/'))
  const hasLogo = tenant.branding.logo.light !== '' && existsSync(logo)
  const hash = createHash('sha256').update(LAYOUT).update(tenant.branding.colors.surface)
  hash.update(fileDigest(picture))
  if (hasLogo) hash.update(fileDigest(logo))
  const version = hash.digest('hex').slice(0, 12)
  return {
    picture,
    logo: hasLogo ? logo : undefined,
    href: `/link-preview/${tenant.id}/${stem}.${version}.jpg`,
  }
}

/** The card as JPEG, made at the first request and stored in `folder`. */
export const cardBytes = (card: PreviewCard, surface: string, folder: string): Promise<Buffer> =>
  cachedFile(path.join(folder, card.href.replace('/link-preview/', '')), () => draw(card, surface))

/** The picture over the whole card, with the logo in a corner that no social network covers with its own text. */
async function draw({ picture, logo }: PreviewCard, surface: string): Promise<Buffer> {
  // the motif of the drawings is at their lower edge, so the sky is cropped
  const ground = sharp(picture)
    .resize(CARD.width, CARD.height, { fit: 'cover', position: 'bottom' })
    .flatten({ background: surface })
  if (!logo) return ground.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  const { data, info } = await sharp(logo, { density: 150 })
    .resize(420, 84, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const [width, height] = [info.width + 56, info.height + 44]
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="30" fill="${surface}"/></svg>`
  const [left, top] = [44, 44]
  return ground
    .composite([
      { input: Buffer.from(plate), left, top },
      { input: data, left: left + 28, top: top + 22 },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}
