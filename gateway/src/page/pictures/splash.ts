import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import sharp from 'sharp'
import { fileDigest } from './file-digest.ts'

/**
 * Screens of the iPhones that can run the app (iOS 16.4 and later): width and height in points, and pixels per point.
 * iOS accepts a start picture only in exactly its own size, and otherwise shows a white screen. Tablets have none.
 */
const SCREENS = [
  [375, 667, 2],
  [414, 896, 2],
  [375, 812, 3],
  [414, 896, 3],
  [390, 844, 3],
  [428, 926, 3],
  [393, 852, 3],
  [430, 932, 3],
  [402, 874, 3],
  [420, 912, 3],
  [440, 956, 3],
] as const

/** Icon size as a share of the screen's width. */
const ICON_SHARE = 0.34
/** To be changed with the drawing below. */
const LAYOUT = '1'

export interface Splash {
  width: number
  height: number
  icon: string
  background: string
  href: string
}

/** The start pictures of a tenant's installed app; none under the fallback brand, which has no icon. */
export function splashesOf({ id, branding }: Tenant, mediaRoot: string): Splash[] {
  const stored = branding.icons?.icon_512
  const icon = stored && path.join(mediaRoot, stored.replace('/', '/media/'))
  if (!icon || !existsSync(icon)) return []
  const { background } = branding.colors
  const version = createHash('sha256').update(LAYOUT).update(background).update(fileDigest(icon))
  const hash = version.digest('hex').slice(0, 12)
  return SCREENS.map(([points, high, ratio]) => {
    const [width, height] = [points * ratio, high * ratio]
    return { width, height, icon, background, href: `/splash/${id}/${width}x${height}.${hash}.png` }
  })
}

/** Link tags for iPhones only, because other phones do not need the eleven lines. */
export function splashTags(tenant: Tenant, mediaRoot: string): string {
  return splashesOf(tenant, mediaRoot)
    .map(({ href }, index) => {
      const [width, height, ratio] = SCREENS[index] ?? SCREENS[0]
      const media = `(device-width:${width}px) and (device-height:${height}px) and (-webkit-device-pixel-ratio:${ratio}) and (orientation:portrait)`
      return `<link rel="apple-touch-startup-image" media="${media}" href="${href}">`
    })
    .join('\n')
}

/** The brand's background with its icon in the middle, like the first frame of the app. */
export async function drawSplash({ width, height, icon, background }: Splash): Promise<Buffer> {
  const side = Math.round(width * ICON_SHARE)
  const radius = Math.round(side * 0.22)
  const mask = Buffer.from(
    `<svg width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${radius}"/></svg>`,
  )
  const rounded = await sharp(icon)
    .resize(side, side)
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: rounded, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer()
}
