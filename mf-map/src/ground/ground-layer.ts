import * as L from 'leaflet'
import { PMTiles } from 'pmtiles'
import { archiveSource } from './archive-source.ts'
import { groundColors } from './ground-colors.ts'
import { groundNames } from './ground-names.ts'
import { groundTiles } from './ground-tiles.ts'
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
  const archive = new PMTiles(archiveSource(url))
  const { minLat, minLon, maxLat, maxLon, maxZoom } = await archive.getHeader()
  const tiles = groundTiles(archive, maxZoom)
  paneOf(map, PANE, 160)
  // else over the routes, or a line would strike a name out
  paneOf(map, NAMES, isUnderTiles ? 170 : 450)
  const names = groundNames(map, NAMES, language)
  const container = map.getContainer()
  let colors = groundColors(container)
  const draw = async (canvas: HTMLCanvasElement, at: L.Coords) => {
    // a piece is as large as two tiles: those of one zoom less
    const piece = await tiles.pieceAt(at.z - 1, at.x, at.y)
    const density = Math.min(2, devicePixelRatio || 1)
    const context = piece && canvas.getContext('2d')
    if (!context) return
    canvas.width = PIECE_PX * density
    canvas.height = PIECE_PX * density
    paintPiece(context, piece, { zoom: at.z, density, colors })
    // tiles that left while they were read have nothing to say
    if (canvas.isConnected) names.add(keyOf(at), at, piece)
  }
  const Layer = L.GridLayer.extend({
    createTile(at: L.Coords, done: L.DoneCallback) {
      const canvas = document.createElement('canvas')
      draw(canvas, at).then(
        () => done(undefined, canvas),
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
  let isPainted = false
  let state: ArchiveState | undefined
  const say = (next: ArchiveState) => {
    if (state === next) return
    state = next
    container.dataset.ground = next
    onState(next)
  }
  layer.on('tileload', () => {
    isPainted = true
    say(state ?? 'whole')
  })
  // its head may come from the browser's memory where nothing else does
  layer.on('tileerror', () => say(isPainted ? 'lacking' : 'none'))
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
