import { darker, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { ellipse, fill, type Point, polygon, smooth } from '../shape.ts'

export interface Cut {
  colour?: string
  /** Slate breaks in edges; granite weathers round. */
  hard?: boolean
  /** 0: in the open … 1: deep in the shade. */
  deep?: number
}

/** Corners of an outline, written as x, y, x, y … */
export function corners(flat: readonly number[]): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, i): Point => [flat[i * 2] ?? 0, flat[i * 2 + 1] ?? 0])
}

/** Light that lies on a face turned to the sun. */
const sunlit = ({ mood }: Scene, colour: string, share: number) =>
  mix(colour, mood.glow, mood.night ? share * 0.45 : share)

/** Points drawn together towards one of them: what is round stays within its own outline. */
const towards = (points: readonly Point[], [ax, ay]: Point, kx: number, ky: number) =>
  points.map(([x, y]): Point => [ax + (x - ax) * kx, ay + (y - ay) * ky])

/** The outermost point in a direction. */
function outermost(points: readonly Point[], dx: number, dy: number): Point {
  let best: Point = points[0] ?? [0, 0]
  for (const point of points) if (point[0] * dx + point[1] * dy > best[0] * dx + best[1] * dy) best = point
  return best
}

/** A stone of three tones: shade, body, and the shoulder that looks at the sun. */
export function stone(scene: Scene, points: readonly Point[], cut: Cut = {}): string {
  const { mood, side } = scene
  const { hard = false, deep = 0 } = cut
  const colour = darker(cut.colour ?? mood.stone, deep * 0.5)
  const outline = (of: readonly Point[]) => (hard ? polygon(of) : smooth(of, true, 7))
  const shoulder = outermost(points, side * 0.7, -0.72)
  return (
    fill(outline(points), mix(darker(colour, 0.27), mood.skyTop, 0.1)) +
    fill(outline(towards(points, shoulder, 0.82, 0.9)), colour) +
    fill(outline(towards(points, shoulder, 0.46, 0.5)), sunlit(scene, colour, 0.3 * (1 - deep)))
  )
}

/** A granite boulder, its foot at x, y: broad, rounded, a little flattened where it lies. */
export function boulder(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  { tilt = 0, shadow = true, ...cut }: Cut & { tilt?: number; shadow?: boolean } = {},
): string {
  const { random, mood, side } = scene
  const count = 11
  const turn = (tilt * Math.PI) / 180
  const points: Point[] = []
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 + 0.3
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const round = (v: number) => Math.sign(v) * Math.abs(v) ** 0.72
    const px = (round(c) * w * random.between(0.94, 1.05)) / 2
    const py = s > 0 ? round(s) * h * 0.34 : round(s) * h * 0.62 * random.between(0.94, 1.05)
    points.push([
      x + px * Math.cos(turn) - py * Math.sin(turn),
      y - h * 0.36 + px * Math.sin(turn) + py * Math.cos(turn),
    ])
  }
  const lying = shadow ? ellipse(x - side * w * 0.08, y, w * 0.56, h * 0.09, mood.shadow, 0.32) : ''
  return lying + stone(scene, points, cut)
}

const GRANITE: readonly Point[] = corners([
  -0.48, 0.02, -0.52, -0.34, -0.47, -0.76, -0.3, -0.97, 0.06, -1, 0.38, -0.93, 0.5, -0.62, 0.52, -0.24, 0.48,
  0.02,
])

const SLATE = corners([
  -0.5, 0.02, -0.53, -0.5, -0.4, -0.82, -0.12, -1, 0.2, -0.92, 0.44, -0.6, 0.52, -0.3, 0.5, 0.02,
])

/** A stone set upright, its foot at x, y; `lean` is how far its head leans, as a share of its height. */
export function upright(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  { lean = 0, ...cut }: Cut & { lean?: number } = {},
): string {
  const { random } = scene
  // no two slates break alike: half of them are the mirror image of the others
  const turn = cut.hard && random.chance(0.5) ? -1 : 1
  const points = (cut.hard ? SLATE : GRANITE).map(([dx, dy]): Point => {
    const wobble = random.between(0.95, 1.06) * turn
    return [x + dx * w * wobble - lean * h * dy, y + dy * h * (dy < -0.5 ? random.between(0.96, 1.03) : 1)]
  })
  return stone(scene, points, cut)
}

const CAP: readonly Point[] = corners([
  -0.5, -0.22, -0.47, -0.6, -0.28, -0.88, 0.02, -1, 0.3, -0.9, 0.47, -0.6, 0.5, -0.26, 0.34, -0.02, 0.02,
  0.04, -0.3, 0,
])

const CAP_SLATE: readonly Point[] = corners([
  -0.5, -0.14, -0.46, -0.6, -0.2, -0.86, 0.18, -1, 0.44, -0.78, 0.5, -0.3, 0.34, 0, -0.32, 0.02,
])

/** The stone on top: thick, its underside in the shade. The middle of its underside lies at x, y; `tilt` in degrees. */
export function capstone(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  { tilt = 0, ...cut }: Cut & { tilt?: number } = {},
): string {
  const { mood, random, side } = scene
  const colour = darker(cut.colour ?? mood.stone, (cut.deep ?? 0) * 0.5)
  const turn = (tilt * Math.PI) / 180
  const points = (cut.hard ? CAP_SLATE : CAP).map(([dx, dy]): Point => {
    const [px, py] = [dx * w * random.between(0.97, 1.03), dy * h * random.between(0.96, 1.04)]
    return [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)]
  })
  const outline = (of: readonly Point[]) => (cut.hard ? polygon(of) : smooth(of, true, 7))
  const top: Point = [x + Math.sin(turn) * h + side * w * 0.1, y - Math.cos(turn) * h]
  const shoulder: Point = [top[0] + side * w * 0.16, top[1] + side * w * 0.16 * Math.tan(turn)]
  return (
    fill(outline(points), mix(darker(colour, 0.32), mood.skyTop, 0.08)) +
    fill(outline(towards(points, top, 0.95, 0.66)), colour) +
    fill(outline(towards(points, shoulder, 0.66, 0.3)), sunlit(scene, colour, 0.34))
  )
}

/** A stain of lichen: grey-gold, broad and flat. */
export const lichen = ({ mood }: Scene, x: number, y: number, r: number) =>
  ellipse(x, y, r, r * 0.5, mix(mood.accent, mood.leaf, 0.35), 0.34) +
  ellipse(x + r * 0.9, y + r * 0.7, r * 0.5, r * 0.26, mix(mood.accent, mood.leaf, 0.35), 0.34)

/**
 * An outcrop or a cliff, its outline from the lower left over the top to the lower right. Every stretch of its edge has a facet below it, lighter or
 * darker as it faces the sun or not.
 */
export function crag(scene: Scene, points: readonly Point[], cut: Omit<Cut, 'hard'> = {}): string {
  const { random, mood, side } = scene
  const colour = darker(cut.colour ?? mood.stone, (cut.deep ?? 0) * 0.5)
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))]
  const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))]
  const [middle, height] = [(left + right) / 2, bottom - top]
  const inner = points.map(
    ([x, y]): Point => [
      x + (middle - x) * random.between(0.1, 0.26),
      Math.min(bottom, y + height * random.between(0.2, 0.42)),
    ],
  )
  let out = fill(polygon(points), colour)
  for (let i = 0; i + 1 < points.length; i++) {
    const [p, q, q2, p2] = [points[i], points[i + 1], inner[i + 1], inner[i]]
    if (!p || !q || !p2 || !q2) continue
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
    // what faces down, or lies along the edge of the paper, has no facet
    if (dx <= 0 || Math.hypot(dx, dy) < 8) continue
    const facing = (dy * side * 0.8 + dx * 0.5) / Math.hypot(dx, dy)
    const tone =
      facing > 0.2
        ? sunlit(scene, colour, 0.38 * facing)
        : mix(darker(colour, 0.16 - facing * 0.14), mood.skyTop, 0.06)
    out += fill(polygon([p, q, q2, p2]), tone)
  }
  return out
}
