import type { GroundLayer } from '@sureda/contract/schemas/platform/ground-archive'
import type { GroundColor, GroundColors } from './ground-colors.ts'
import type { TilePiece } from './ground-tiles.ts'
import type { Pause } from './slices.ts'

/** Width of a piece on the screen, in pixels. */
export const PIECE_PX = 512

interface Rule {
  layer: GroundLayer
  kind: string
  color: GroundColor
  /** Width of a line in pixels at zoom 14; areas have none. */
  width?: number
  dash?: readonly number[]
}

/** In the order of painting. A road has an edge and a surface: all edges come first, so that crossings stay open. */
const RULES: readonly Rule[] = [
  { layer: 'cover', kind: 'grass', color: 'grass' },
  { layer: 'cover', kind: 'field', color: 'field' },
  { layer: 'cover', kind: 'scrub', color: 'scrub' },
  { layer: 'cover', kind: 'wood', color: 'wood' },
  { layer: 'cover', kind: 'built', color: 'built' },
  { layer: 'water', kind: 'sea', color: 'water' },
  { layer: 'water', kind: 'lake', color: 'water' },
  { layer: 'contours', kind: 'between', color: 'contour', width: 0.6 },
  { layer: 'contours', kind: 'main', color: 'contour', width: 1.3 },
  { layer: 'water', kind: 'stream', color: 'water', width: 1.2 },
  { layer: 'water', kind: 'river', color: 'water', width: 3 },
  { layer: 'limits', kind: 'municipality', color: 'limit', width: 1.2, dash: [6, 3, 1, 3] },
  { layer: 'limits', kind: 'country', color: 'limit', width: 2.4, dash: [10, 4, 2, 4] },
  { layer: 'buildings', kind: 'building', color: 'building' },
  { layer: 'roads', kind: 'path', color: 'track', width: 1.1, dash: [2, 2.5] },
  { layer: 'roads', kind: 'track', color: 'track', width: 1.4, dash: [6, 2.5] },
  { layer: 'roads', kind: 'minor', color: 'casing', width: 4 },
  { layer: 'roads', kind: 'middle', color: 'casing', width: 5.6 },
  { layer: 'roads', kind: 'major', color: 'casing', width: 7 },
  { layer: 'roads', kind: 'minor', color: 'road', width: 2.6 },
  { layer: 'roads', kind: 'middle', color: 'road', width: 4.2 },
  { layer: 'roads', kind: 'major', color: 'major', width: 5.4 },
  { layer: 'roads', kind: 'rail', color: 'track', width: 1.6, dash: [1.5, 3] },
]

/** Lines grow with the zoom, but slower than the land. */
const widthAt = (width: number, zoom: number) => Math.max(0.5, width * 1.3 ** (Math.min(zoom, 18) - 14))

/** Paints a piece of a tile, with pauses. Outside of the data the canvas stays transparent, so that what is below shows. */
export async function paintPiece(
  context: CanvasRenderingContext2D,
  { tile, scale, x, y }: TilePiece,
  { zoom, density, colors, pause }: { zoom: number; density: number; colors: GroundColors; pause: Pause },
): Promise<void> {
  const side = PIECE_PX * density
  context.fillStyle = colors.paper
  context.fillRect(0, 0, side, side)
  context.lineJoin = 'round'
  context.lineCap = 'butt'
  // paths and line widths are in units of the tile
  const unit = (side * scale) / tile.extent
  context.setTransform(unit, 0, 0, unit, -x * side, -y * side)
  for (const { layer, kind, color, width, dash } of RULES) {
    const path = tile.paths.get(`${layer} ${kind}`)
    if (!path) continue
    if (width === undefined) {
      context.fillStyle = colors[color]
      context.fill(path)
    } else {
      context.strokeStyle = colors[color]
      context.lineWidth = (widthAt(width, zoom) * density) / unit
      context.setLineDash((dash ?? []).map((part) => (part * density) / unit))
      context.stroke(path)
    }
    await pause()
  }
}
