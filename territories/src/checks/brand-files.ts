import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'

/** Content that would run, or load from elsewhere, when a drawing is opened directly. */
const ACTIVE =
  /<\s*(?:script|foreignObject|iframe|object|embed)\b|\son[a-z]+\s*=|\s(?:xlink:)?(?:href|src)\s*=\s*["']\s*(?!#|data:image\/)[^"'\s]+|url\(\s*["']?\s*(?!#)[^)\s]+|@import/i
const ROOT = /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:[\w-]+:)?svg[\s>]/

/** The fault of an SVG, or undefined. */
export function drawingFault(text: string): string | undefined {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return 'has a DOCTYPE. Export it as plain SVG'
  if (!ROOT.test(text)) return 'is no SVG. Export it again'
  const read = XMLValidator.validate(text.trim())
  if (read !== true) return `is no SVG: ${read.err.msg} (line ${read.err.line}). Export it again`
  const active = ACTIVE.exec(text)?.[0].trim().slice(0, 40)
  return (
    active && `has “${active}”: a drawing may run no scripts and fetch no other files. Export it as plain SVG`
  )
}

const FORMATS: Readonly<Record<string, string>> = { png: 'png', jpg: 'jpeg', webp: 'webp', avif: 'heif' }

/** The fault of a picture whose format does not match its file extension; sharp reports AVIF as HEIF. */
export const formatFault = (file: string, format: string): string | undefined =>
  format === FORMATS[file.split('.').at(-1) ?? '']
    ? undefined
    : `${file} is ${format}, not what its ending says. Export it again`

/** Width and height that phones and previews of links are told (docs/packs.md), by field of `tenant.json`. */
const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  'branding.icons.icon_192': [192, 192],
  'branding.icons.icon_512': [512, 512],
  'branding.icons.maskable_512': [512, 512],
  'branding.icons.apple_touch': [180, 180],
  'branding.link_preview.file': [1200, 630],
}

/** Why a brand's picture does not match its extension or its use, or undefined. */
export async function brandFileFault(
  folder: string,
  path: string,
  field: string,
): Promise<string | undefined> {
  if (path.endsWith('.ico')) {
    const bytes = readFileSync(join(folder, path))
    return bytes.length > 22 && bytes.readUInt32LE(0) === 0x1_00_00
      ? undefined
      : `${path} is not an icon (ICO). Export it again`
  }
  if (!/\.(?:png|jpg|webp|avif)$/.test(path)) return undefined
  try {
    const picture = sharp(join(folder, path))
    const { format, width, height } = await picture.metadata()
    await picture.resize(16).raw().toBuffer()
    const [wide, high] = SIZES[field] ?? [width, height]
    return (
      formatFault(path, format) ??
      (width === wide && height === high
        ? undefined
        : `${path} is ${width} × ${height}, not ${wide} × ${high}. Export it again`)
    )
  } catch {
    return `${path} cannot be decoded as a picture. Export it again`
  }
}
