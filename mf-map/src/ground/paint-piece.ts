import type { VectorTileFeature, VectorTileLayer } from '@mapbox/vector-tile'
import type { GroundLayer } from '@sureda/contract/ground-archive'
import type { GroundColor, GroundColors } from './ground-colors.ts'
import type { TilePiece } from './ground-tiles.ts'

/** Pixels of a piece on the screen. */
export const PIECE_PX = 512

interface Rule {
  layer: GroundLayer
  kinds: readonly string[]
  color: GroundColor
  /** Of lines, in pixels at zoom 14; areas have none. */
  width?: number
  dash?: readonly number[]
}

/** From below. A road lies on its own edge: all edges first, so that crossings stay open. */
const RULES: readonly Rule[] = [
  { layer: 'cover', kinds: ['grass'], color: 'grass' },
  { layer: 'cover', kinds: ['field'], color: 'field' },
  { layer: 'cover', kinds: ['scrub'], color: 'scrub' },
  { layer: 'cover', kinds: ['wood'], color: 'wood' },
  { layer: 'cover', kinds: ['built'], color: 'built' },
  { layer: 'water', kinds: ['sea', 'lake'], color: 'water' },
  { layer: 'contours', kinds: ['between'], color: 'contour', width: 0.6 },
  { layer: 'contours', kinds: ['main'], color: 'contour', width: 1.3 },
  { layer: 'water', kinds: ['stream'], color: 'water', width: 1.2 },
  { layer: 'water', kinds: ['river'], color: 'water', width: 3 },
  { layer: 'limits', kinds: ['municipality'], color: 'limit', width: 1.2, dash: [6, 3, 1, 3] },
  { layer: 'limits', kinds: ['country'], color: 'limit', width: 2.4, dash: [10, 4, 2, 4] },
  { layer: 'buildings', kinds: ['building'], color: 'building' },
  { layer: 'roads', kinds: ['path'], color: 'track', width: 1.1, dash: [2, 2.5] },
  { layer: 'roads', kinds: ['track'], color: 'track', width: 1.4, dash: [6, 2.5] },
  { layer: 'roads', kinds: ['minor'], color: 'casing', width: 4 },
  { layer: 'roads', kinds: ['middle'], color: 'casing', width: 5.6 },
  { layer: 'roads', kinds: ['major'], color: 'casing', width: 7 },
  { layer: 'roads', kinds: ['minor'], color: 'road', width: 2.6 },
  { layer: 'roads', kinds: ['middle'], color: 'road', width: 4.2 },
  { layer: 'roads', kinds: ['major'], color: 'major', width: 5.4 },
  { layer: 'roads', kinds: ['rail'], color: 'track', width: 1.6, dash: [1.5, 3] },
]

/** Lines grow with the view, but slower than the land. */
const widthAt = (width: number, zoom: number) => Math.max(0.5, width * 1.3 ** (Math.min(zoom, 18) - 14))

/** Paints a piece of a tile. Without one there is nothing: what lies below shows. */
export function paintPiece(
  context: CanvasRenderingContext2D,
  piece: TilePiece,
  { zoom, density, colors }: { zoom: number; density: number; colors: GroundColors },
): void {
  const side = PIECE_PX * density
  context.fillStyle = colors.paper
  context.fillRect(0, 0, side, side)
  context.lineJoin = 'round'
  context.lineCap = 'butt'
  const sorted = new Map<string, VectorTileFeature[]>()
  for (const [name, layer] of Object.entries(piece.tile.layers)) sortByKind(name, layer, sorted)
  for (const { layer, kinds, color, width, dash } of RULES) {
    const features = kinds.flatMap((kind) => sorted.get(`${layer} ${kind}`) ?? [])
    if (features.length === 0) continue
    context.beginPath()
    for (const feature of features) trace(context, feature, piece, side)
    if (width === undefined) {
      context.fillStyle = colors[color]
      context.fill()
    } else {
      context.strokeStyle = colors[color]
      context.lineWidth = widthAt(width, zoom) * density
      context.setLineDash((dash ?? []).map((part) => part * density))
      context.stroke()
    }
  }
}

function sortByKind(name: string, layer: VectorTileLayer, sorted: Map<string, VectorTileFeature[]>): void {
  for (let index = 0; index < layer.length; index++) {
    const feature = layer.feature(index)
    const key = `${name} ${feature.properties.kind}`
    const list = sorted.get(key)
    if (list) list.push(feature)
    else sorted.set(key, [feature])
  }
}

function trace(
  context: CanvasRenderingContext2D,
  feature: VectorTileFeature,
  { scale, x, y }: TilePiece,
  side: number,
): void {
  const unit = (side * scale) / feature.extent
  for (const line of feature.loadGeometry())
    for (const [index, point] of line.entries()) {
      const across = point.x * unit - x * side
      const down = point.y * unit - y * side
      if (index === 0) context.moveTo(across, down)
      else context.lineTo(across, down)
    }
}
