import type { Metadata } from 'sharp'

/** The largest photo of a phone that fits into 2 MB, with room. */
export const PIXELS_MAX = 64e6
/** A JPEG that is not progressive is read in rows and made smaller on the way: 64 megapixels in three colours take 0.1 s and 10 MB. */
const REDUCED_MAX_BYTES = 192e6
/** Everything else is unpacked in full, and an interlaced or progressive picture is held in full: 16 megapixels of a progressive JPEG, 32 of a PNG. */
const UNPACKED_MAX_BYTES = 96e6

/** What a decoder would have to work through, from the header alone: a file of 38 bytes can be for 64 megapixels. */
export function isAffordable(found: Metadata): boolean {
  const { format, isProgressive, width, height, channels, depth, pages = 1 } = found
  const samples = width * height * channels * pages
  if (width * height > PIXELS_MAX) return false
  if (format === 'jpeg' && !isProgressive) return samples <= REDUCED_MAX_BYTES
  // `isProgressive` covers every JPEG of several scans; two bytes are held per sample until the last scan is read
  const bytesPerSample = format === 'jpeg' || depth !== 'uchar' ? 2 : 1
  return samples * bytesPerSample <= UNPACKED_MAX_BYTES
}
