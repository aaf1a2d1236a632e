import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { formatFault } from './brand-files.ts'

interface Size {
  width: number
  height: number
}

/** Widths of one picture differ in shape only by rounding. */
const OTHER_SHAPE = 0.03

/**
 * Why the wider files of a picture are not the picture of its smallest one, or undefined. Their headers and ends are
 * read: decoding all of them would take minutes.
 */
export async function widerFault(
  folder: string,
  files: readonly string[],
  widths: readonly number[],
  smallest: Size,
): Promise<string | undefined> {
  for (const [index, file] of files.entries()) {
    const wanted = widths[index]
    if (index === 0 || wanted === undefined) continue
    const bytes = await readFile(join(folder, file))
    const { width, height, format } = await headerOf(bytes)
    if (format === '' || isCutOff(bytes)) return `${file} cannot be decoded as a picture. Export it again`
    const otherFormat = formatFault(file, format)
    if (otherFormat) return otherFormat
    if (width !== wanted) return `${file} is ${width} pixels wide, not ${wanted}`
    if (Math.abs((height / width) * (smallest.width / smallest.height) - 1) > OTHER_SHAPE)
      return `${file} has another shape than ${files[0]}: it is another picture. Export all widths again`
  }
  return undefined
}

async function headerOf(bytes: Buffer): Promise<Size & { format: string }> {
  try {
    const { width = 0, height = 0, format = '' } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return { width, height, format }
  } catch {
    return { width: 0, height: 0, format: '' }
  }
}

/** Whether a picture of a known format lacks its end, as after an upload that broke off. */
function isCutOff(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return hasCutBox(bytes)
  if (bytes.toString('latin1', 0, 4) === 'RIFF') return bytes.readUInt32LE(4) + 8 > bytes.length
  const end = bytes.subarray(-32).toString('latin1')
  return bytes[0] === 0x89 ? !end.includes('IEND') : !end.includes('\xff\xd9')
}

function hasCutBox(bytes: Buffer): boolean {
  for (let at = 0; at < bytes.length; ) {
    const size = at + 8 <= bytes.length ? bytes.readUInt32BE(at) : 1
    // 0: until the end of the file
    if (size === 0) return false
    if (size < 8 || at + size > bytes.length) return true
    at += size
  }
  return false
}
