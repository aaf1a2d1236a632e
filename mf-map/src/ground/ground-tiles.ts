import type { PMTiles } from 'pmtiles'
import { type GroundTile, readTile } from './read-tile.ts'
import type { Pause } from './slices.ts'

/** A piece of a tile: the whole tile, or, beyond the deepest zoom of the archive, a part of its ancestor. */
export interface TilePiece {
  tile: GroundTile
  /** How many times the tile is wider than the piece: 1, 2, 4 … */
  scale: number
  /** Column and row of the piece in its tile. */
  x: number
  y: number
}

/** A piece whose bytes are loaded. They are parsed when it is painted: parsing first would make all pieces of a view ready last. */
export interface FoundPiece extends Omit<TilePiece, 'tile'> {
  read: () => Promise<GroundTile>
}

/** Close views use the same ancestors again and again. */
const MAX_CACHED = 24

export function groundTiles(archive: PMTiles, deepest: number, pause: Pause) {
  const cached = new Map<string, Promise<FoundPiece['read'] | null>>()
  const find = async (z: number, x: number, y: number): Promise<FoundPiece['read'] | null> => {
    const found = await archive.getZxy(z, x, y)
    let tile: Promise<GroundTile> | undefined
    return found
      ? () => {
          tile ??= readTile(new Uint8Array(found.data), pause)
          return tile
        }
      : null
  }
  const tileAt = (z: number, x: number, y: number) => {
    const key = `${z}/${x}/${y}`
    const tile = cached.get(key) ?? find(z, x, y)
    // a tile that is used moves to the end, so that the first one is the least recently used
    cached.delete(key)
    cached.set(key, tile)
    // what could not be read may be readable later
    tile.catch(() => cached.delete(key))
    for (const oldest of cached.keys()) if (cached.size > MAX_CACHED) cached.delete(oldest)
    return tile
  }
  return {
    /** Null where the archive has nothing. */
    pieceAt: async (z: number, x: number, y: number): Promise<FoundPiece | null> => {
      const scale = 2 ** Math.max(0, z - deepest)
      const read = await tileAt(Math.min(z, deepest), Math.floor(x / scale), Math.floor(y / scale))
      return read && { read, scale, x: x % scale, y: y % scale }
    },
  }
}
