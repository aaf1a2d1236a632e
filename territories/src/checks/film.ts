/**
 * Checks a film by its container, without a decoder: enough to detect a truncated upload, a renamed file or a film
 * without a picture. Returns the fault, or undefined.
 */
export function filmFault(bytes: Buffer, name: string): string | undefined {
  if (bytes.length < 16) return 'is empty'
  const isWebm = bytes.readUInt32BE(0) === 0x1a45dfa3
  if (!isWebm && bytes.toString('latin1', 4, 8) !== 'ftyp')
    return 'does not decode: it is neither WebM nor MP4. Export it as MP4 (H.264)'
  const ending = isWebm ? 'webm' : 'mp4'
  return (
    (isWebm ? webmFault(bytes) : mp4Fault(bytes)) ??
    (name.endsWith(`.${ending}`)
      ? undefined
      : `is ${isWebm ? 'WebM' : 'MP4'}, whatever its name says. End it in .${ending}, also where it is named`)
  )
}

function mp4Fault(bytes: Buffer): string | undefined {
  const boxes = new Map<string, Buffer>()
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = boxSize(bytes, at)
    if (size < 8 || at + size > bytes.length) return 'does not decode: the file is cut off'
    boxes.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at, at + size))
    at += size
  }
  const movie = boxes.get('moov')
  if (!movie) return 'does not decode: it has no index (moov)'
  if (!boxes.has('mdat')) return 'does not decode: it has no picture data (mdat)'
  if (!movie.includes('vide')) return 'has no video track'
  return /avc1|hvc1|hev1|av01|vp09/.test(movie.toString('latin1'))
    ? undefined
    : 'uses a video codec browsers do not know'
}

/** Size 0 means until the end of the file, 1 announces a 64-bit size. */
function boxSize(bytes: Buffer, at: number): number {
  const size = bytes.readUInt32BE(at)
  if (size === 0) return bytes.length - at
  return size === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : size
}

const SEGMENT = 0x18538067
const TRACKS = 0x1654ae6b
const CLUSTER = 0x1f43b675

function webmFault(bytes: Buffer): string | undefined {
  let [tracks, clusters] = ['', 0]
  for (let at = 0; at < bytes.length; ) {
    const id = elementId(bytes, at)
    const size = id && elementSize(bytes, at + id.length)
    if (!id || !size) return 'does not decode: the file is damaged'
    const start = at + id.length + size.length
    if (id.value === SEGMENT) {
      at = start
      continue
    }
    if (!size.known || start + size.value > bytes.length) return 'does not decode: the file is cut off'
    if (id.value === TRACKS) tracks = bytes.toString('latin1', start, start + size.value)
    if (id.value === CLUSTER) clusters++
    at = start + size.value
  }
  if (clusters === 0) return 'does not decode: it has no picture data'
  return /V_VP8|V_VP9|V_AV1/.test(tracks) ? undefined : 'has no video track that browsers know'
}

function elementId(bytes: Buffer, at: number): { value: number; length: number } | undefined {
  const length = Math.clz32(bytes[at] ?? 0) - 23
  return length > 4 || at + length > bytes.length
    ? undefined
    : { value: bytes.readUIntBE(at, length), length }
}

function elementSize(
  bytes: Buffer,
  at: number,
): { value: number; length: number; known: boolean } | undefined {
  const first = bytes[at] ?? 0
  const length = Math.clz32(first) - 23
  if (length > 8 || at + length > bytes.length) return undefined
  let value = first & (0xff >> length)
  let ones = value === 0xff >> length
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte
    ones &&= byte === 0xff
  }
  return { value, length, known: !ones }
}
