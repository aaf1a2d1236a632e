import { gunzipSync } from 'fflate'
import { Compression, type Header, PMTiles } from 'pmtiles'
import type { MapView } from '../shared/map-view.ts'
import { archiveSource } from './archive-source.ts'
import { type FoundPiece, groundTiles } from './ground-tiles.ts'
import { PIECE_PX } from './paint-piece.ts'
import { type Pace, type Pause, slices } from './slices.ts'

export interface OpenGround {
  header: Header
  pieceAt: (z: number, x: number, y: number) => Promise<FoundPiece | null>
  /** Awaited between the steps of reading and painting. */
  pause: Pause
  /** What `pause` depends on; the code that draws the ground sets it. */
  pace: Pace
}

let last: { url: string; ground: Promise<OpenGround> } | undefined

/**
 * Opens the archive of an address; the one opened last stays open.
 * @throws where it cannot be read
 */
export function openGround(url: string): Promise<OpenGround> {
  if (last?.url === url) return last.ground
  const opened = { url, ground: open(url) }
  last = opened
  // what could not be read may be readable the next time
  opened.ground.catch(() => {
    if (last === opened) last = undefined
  })
  return opened.ground
}

async function open(url: string): Promise<OpenGround> {
  const archive = new PMTiles(archiveSource(url), undefined, unpacked)
  const header = await archive.getHeader()
  const pace = { isMoving: false, isFirst: true }
  const pause = slices(pace)
  return { header, ...groundTiles(archive, header.maxZoom, pause), pause, pace }
}

/** Unpacks in one go: the browser's stream would wait several times for the main thread, behind all work of a starting map. */
async function unpacked(bytes: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression === Compression.None) return bytes
  if (compression !== Compression.Gzip) throw new Error('The ground has an unsupported compression')
  return gunzipSync(new Uint8Array(bytes)).slice().buffer
}

/** Fetches the pieces of a view before its map asks for them, and parses the middle one. */
export async function readAhead(url: string, { latitude, longitude, zoom }: MapView): Promise<void> {
  const { pieceAt } = await openGround(url)
  const side = Math.round(zoom) - 1
  const sine = Math.sin((latitude * Math.PI) / 180)
  const across = ((longitude + 180) / 360) * 2 ** side
  const down = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** side
  const columns = innerWidth / 2 / PIECE_PX
  const rows = innerHeight / 2 / PIECE_PX
  const wanted: [x: number, y: number][] = []
  for (let x = Math.floor(across - columns); x <= across + columns; x++)
    for (let y = Math.floor(down - rows); y <= down + rows; y++) wanted.push([x, y])
  const far = ([x, y]: [number, number]) => Math.hypot(x + 0.5 - across, y + 0.5 - down)
  wanted.sort((a, b) => far(a) - far(b))
  const found = wanted.map(([x, y]) => pieceAt(side, x, y))
  await Promise.all([found[0]?.then((middle) => middle?.read()), ...found])
}
