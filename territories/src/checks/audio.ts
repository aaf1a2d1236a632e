/**
 * Checks a sound file by its container: enough to detect a truncated upload, a renamed file or one without sound.
 * Returns the fault, or undefined.
 */
export function audioFault(bytes: Buffer, name: string): string | undefined {
  if (bytes.length < 64) return 'is empty'
  const ending = endingOf(bytes)
  if (!ending) return 'does not decode: it is neither MP4, Ogg nor MP3'
  return (
    (ending === 'm4a' ? mp4Fault(bytes) : ending === 'ogg' ? oggFault(bytes) : undefined) ??
    // served as what its name says, which some browsers believe
    (name.endsWith(`.${ending}`)
      ? undefined
      : `is ${FORMATS[ending]}, whatever its name says. End it in .${ending}, also where it is named`)
  )
}

const FORMATS = { m4a: 'MP4', ogg: 'Ogg', mp3: 'MP3' } as const

function endingOf(bytes: Buffer): keyof typeof FORMATS | undefined {
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return 'm4a'
  if (bytes.toString('latin1', 0, 4) === 'OggS') return 'ogg'
  return bytes.toString('latin1', 0, 3) === 'ID3' || bytes.readUInt16BE(0) >= 0xffe0 ? 'mp3' : undefined
}

function mp4Fault(bytes: Buffer): string | undefined {
  const boxes = new Map<string, Buffer>()
  for (let at = 0; at < bytes.length; ) {
    const size = at + 8 <= bytes.length ? bytes.readUInt32BE(at) : 0
    if (size < 8 || at + size > bytes.length) return 'does not decode: the file is cut off'
    boxes.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at, at + size))
    at += size
  }
  const index = boxes.get('moov')?.toString('latin1')
  if (!index || !boxes.has('mdat')) return 'does not decode: it has no sound data'
  if (!index.includes('soun')) return 'has no sound track'
  return /Opus|mp4a/.test(index) ? undefined : 'uses a sound codec browsers do not know'
}

const PAGE_HEAD = 27
const LAST_PAGE = 4

function oggFault(bytes: Buffer): string | undefined {
  const head = bytes.toString('latin1', 0, 128)
  if (!head.includes('OpusHead') && !head.includes('vorbis')) return 'has no sound track browsers know'
  let last = false
  for (let at = 0; at < bytes.length; ) {
    if (bytes.toString('latin1', at, at + 4) !== 'OggS') return 'does not decode: the file is damaged'
    const segments = bytes.subarray(at + PAGE_HEAD, at + PAGE_HEAD + (bytes[at + PAGE_HEAD - 1] ?? 0))
    last = ((bytes[at + 5] ?? 0) & LAST_PAGE) !== 0
    at += PAGE_HEAD + segments.length + segments.reduce((sum, size) => sum + size, 0)
    if (at > bytes.length) return 'does not decode: the file is cut off'
  }
  return last ? undefined : 'does not decode: the file is cut off'
}
