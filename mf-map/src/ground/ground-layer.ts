import * as L from 'leaflet'
import { groundColors } from './ground-colors.ts'
import { groundNames } from './ground-names.ts'
import type { FoundPiece } from './ground-tiles.ts'
import { openGround } from './open-ground.ts'
import { PIECE_PX, paintPiece } from './paint-piece.ts'

export interface DrawnArchive {
  url: string
  /** Of the names, where the data has it. */
  language: string
  /** Tiles come in part: names stay under them, they have their own. */
  isUnderTiles: boolean
}

/** `lacking`: pieces of it could not be read, there the outlines show. */
export type ArchiveState = 'none' | 'whole' | 'lacking'

const PANE = 'ground'
const NAMES = 'ground-names'

/**
 * Puts the ground of an archive under the tiles and over the outlines.
 * @throws where the archive cannot be read
 */
export async function groundLayer(
  map: L.Map,
  { url, language, isUnderTiles }: DrawnArchive,
  onState: (state: ArchiveState) => void,
): Promise<{ remove: () => void }> {
  const { header, pieceAt, pause, pace } = await openGround(url)
  const { minLat, minLon, maxLat, maxLon } = header
  paneOf(map, PANE, 160)
  // else over the routes and the walk (450), or a line would strike a name out
  paneOf(map, NAMES, isUnderTiles ? 170 : 460)
  const names = groundNames(map, NAMES, language)
  const container = map.getContainer()
  let colors = groundColors(container)
  const paint = async (canvas: HTMLCanvasElement, at: L.Coords, found: FoundPiece) => {
    const context = canvas.getContext('2d')
    if (!context) return
    const piece = { ...found, tile: await found.read() }
    const density = Math.min(2, devicePixelRatio || 1)
    canvas.width = PIECE_PX * density
    canvas.height = PIECE_PX * density
    await paintPiece(context, piece, { zoom: at.z, density, colors, pause })
    if (canvas.isConnected) names.add(keyOf(at), at, piece)
  }
  let before: Promise<unknown> = Promise.resolve()
  /** Whether the canvas is still there when its turn is over. */
  const draw = async (canvas: HTMLCanvasElement, at: L.Coords) => {
    // a piece is as large as two tiles: those of one zoom less
    const piece = await pieceAt(at.z - 1, at.x, at.y)
    // one after the other: the middle, which Leaflet asks for first, is whole before the next begins
    const painting = before.then(async () => {
      if (piece && canvas.isConnected) await paint(canvas, at, piece)
    })
    before = painting.catch(() => {})
    await painting
    return canvas.isConnected
  }
  const Layer = L.GridLayer.extend({
    createTile(at: L.Coords, done: L.DoneCallback) {
      const canvas = document.createElement('canvas')
      draw(canvas, at).then(
        // another may be in the place of one that left while it waited
        (isStanding) => isStanding && done(undefined, canvas),
        (fault: Error) => done(fault, canvas),
      )
      return canvas
    },
  }) as new (
    options: L.GridLayerOptions,
  ) => L.GridLayer
  const layer = new Layer({
    pane: PANE,
    tileSize: PIECE_PX,
    bounds: L.latLngBounds([minLat, minLon], [maxLat, maxLon]),
    keepBuffer: 1,
    maxZoom: 19,
  })
  layer.on('tileunload', ({ coords }: L.TileEvent) => names.drop(keyOf(coords)))
  pace.isFirst = true
  let state: ArchiveState | undefined
  const say = (next: ArchiveState) => {
    if (state === next) return
    state = next
    container.dataset.ground = next
    onState(next)
  }
  layer.on('tileload', () => {
    pace.isFirst = false
    say(state ?? 'whole')
  })
  // its head may come from the browser's memory where nothing else does
  layer.on('tileerror', () => say(pace.isFirst ? 'none' : 'lacking'))
  const moves = () => {
    pace.isMoving = true
  }
  const rests = () => {
    pace.isMoving = false
  }
  map.on('movestart zoomstart', moves)
  map.on('moveend', rests)
  layer.addTo(map)
  const night = matchMedia('(prefers-color-scheme: dark)')
  const repaint = () => {
    colors = groundColors(container)
    layer.redraw()
  }
  night.addEventListener('change', repaint)
  return {
    remove: () => {
      night.removeEventListener('change', repaint)
      map.off('movestart zoomstart', moves)
      map.off('moveend', rests)
      rests()
      delete container.dataset.ground
      layer.remove()
      names.remove()
    },
  }
}

const keyOf = ({ x, y, z }: L.Coords) => `${z}/${x}/${y}`

function paneOf(map: L.Map, name: string, zIndex: number): void {
  const pane = map.getPane(name) ?? map.createPane(name)
  pane.style.zIndex = String(zIndex)
  pane.style.pointerEvents = 'none'
  pane.setAttribute('aria-hidden', 'true')
}
