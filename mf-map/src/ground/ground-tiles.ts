import type { PMTiles } from 'pmtiles'
import { type GroundTile, readTile } from './read-tile.ts'
import type { Pause } from './slices.ts'

/** A piece of a tile: all of it, or, nearer than the deepest zoom of the archive, a part of its ancestor. */
export interface TilePiece {
  tile: GroundTile
  /** How often the tile is wider than the piece: 1, 2, 4 … */
  scale: number
  /** Column and row of the piece in it. */
  x: number
  y: number
}

/** A piece whose bytes are here. They are read when it is its turn to be painted, or the pieces of a view would all be ready last. */
export interface FoundPiece extends Omit<TilePiece, 'tile'> {
  read: () => Promise<GroundTile>
}

/** Ancestors are asked for again and again while one looks near. */
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
    // to the end of the line: the first is the one longest not asked for
    cached.delete(key)
    cached.set(key, tile)
    // what could not be read now may be read later
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
