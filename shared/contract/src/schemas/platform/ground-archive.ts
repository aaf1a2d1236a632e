/** The offline base map of a territory: one PMTiles archive of vector tiles, shared by builder and map. */

/** A saved territory has at most 40 MB: this archive, pictures and texts. */
export const GROUND_MAX_BYTES = 30 * 1024 * 1024
/** Zooms of the tiles inside. */
export const GROUND_ZOOMS = { least: 6, most: 14 } as const
/** Layers of a tile, bottom to top; each feature has a `kind`. */
export const GROUND_LAYERS = ['cover', 'water', 'contours', 'limits', 'buildings', 'roads', 'names'] as const
export type GroundLayer = (typeof GROUND_LAYERS)[number]

/** Length of an archive's header. */
export const GROUND_HEAD_BYTES = 127
const PARTS = ['its directory', 'its description', 'its second directory', 'its tiles'] as const

/**
 * Why an archive is broken, as text for a log: `is cut off: …`. Undefined if it is whole. Needs its first 127 bytes and
 * its size.
 */
export function groundFault(head: Uint8Array, size: number): string | undefined {
  if (size < GROUND_HEAD_BYTES || head.length < GROUND_HEAD_BYTES) return 'is too short for a PMTiles archive'
  if (new TextDecoder().decode(head.subarray(0, 7)) !== 'PMTiles' || head[7] !== 3)
    return 'is no PMTiles archive of version 3'
  if (size > GROUND_MAX_BYTES)
    return `has ${Math.ceil(size / 1024 / 1024)} MB; ${GROUND_MAX_BYTES / 1024 / 1024} is the limit`
  const view = new DataView(head.buffer, head.byteOffset, head.length)
  for (const [index, part] of PARTS.entries()) {
    const offset = Number(view.getBigUint64(8 + index * 16, true))
    const length = Number(view.getBigUint64(16 + index * 16, true))
    if (offset + length > size)
      return `is cut off: ${part} should end at byte ${offset + length}, the file at ${size}`
  }
  return head[99] === 1 ? undefined : 'holds no vector tiles'
}
