import * as L from 'leaflet'
import { groundColors } from './ground-colors.ts'
import { groundNames } from './ground-names.ts'
import type { FoundPiece } from './ground-tiles.ts'
import { openGround } from './open-ground.ts'
import { PIECE_PX, paintPiece } from './paint-piece.ts'

export interface DrawnArchive {
  url: string
  /** Language of the names, where the data has it. */
  language: string
  /** Some tiles come: the names go under them, because tiles have their own. */
  isUnderTiles: boolean
}

/** `lacking`: some pieces could not be read; the outlines show in their places. */
export type ArchiveState = 'none' | 'whole' | 'lacking'

const PANE = 'ground'
const NAMES = 'ground-names'

/**
 * Draws the ground of an archive above the outlines and under the tiles.
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
  // without tiles the names are above routes and walk (450), or a line would strike them out
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
  /** Paints a piece; false where its canvas was removed meanwhile. */
  const draw = async (canvas: HTMLCanvasElement, at: L.Coords) => {
    // a piece is as large as two tiles, so its zoom is one less
    const piece = await pieceAt(at.z - 1, at.x, at.y)
    // pieces are painted one after the other, so that the middle one, which Leaflet asks for first, is ready first
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
        // Leaflet may have removed the canvas while it waited, and put another in its place
        (isShown) => isShown && done(undefined, canvas),
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
  // nothing painted yet: only the archive's header could be read, from the browser's cache
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
