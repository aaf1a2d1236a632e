import type { Metadata } from 'sharp'

/** More than the largest phone photo that fits into 2 MB. */
export const PIXELS_MAX = 64e6
/**
 * A baseline JPEG is decoded row by row and scaled down meanwhile: 64 megapixels in three colours take 0.1 s and 10 MB.
 */
const REDUCED_MAX_BYTES = 192e6
/** Everything else is decoded as a whole: 16 megapixels of a progressive JPEG, 32 of a PNG. */
const UNPACKED_MAX_BYTES = 96e6

/** Whether decoding is affordable, judged by the header alone: a file of 38 bytes can declare 64 megapixels. */
export function isAffordable(found: Metadata): boolean {
  const { format, isProgressive, width, height, channels, depth, pages = 1 } = found
  const samples = width * height * channels * pages
  if (width * height > PIXELS_MAX) return false
  if (format === 'jpeg' && !isProgressive) return samples <= REDUCED_MAX_BYTES
  // `isProgressive` covers every JPEG with several scans; two bytes per sample are held until the last scan is read
  const bytesPerSample = format === 'jpeg' || depth !== 'uchar' ? 2 : 1
  return samples * bytesPerSample <= UNPACKED_MAX_BYTES
}
