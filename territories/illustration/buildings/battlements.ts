import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { fill, type Point, polygon, rect } from '../shape.ts'
import { pane } from './buildings.ts'

/** The colour of old walls: stone that has taken some warmth. */
export const wallColour = ({ mood }: Scene) => mix(mix(mood.stone, mood.accent, 0.2), mood.wall, 0.16)

/** Squared stones of two tones on a wall, a few and large; the wall's lower left corner at x, y. */
export function courses(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  count = 7,
): string {
  const { random, mood } = scene
  const size = Math.min(w, h)
  let [light, dark] = ['', '']
  for (let i = 0; i < count; i++) {
    const [bw, bh] = [size * random.between(0.12, 0.2), size * random.between(0.05, 0.075)]
    const px = x + random.between(0.05, 0.92) * (w - bw)
    const py = y - h + ((i + random.between(0.2, 0.8)) / count) * (h - bh)
    const d = `M${px.toFixed(1)} ${py.toFixed(1)}h${bw.toFixed(1)}v${bh.toFixed(1)}h${(-bw).toFixed(1)}Z`
    if (i % 2) light += d
    else dark += d
  }
  return fill(dark, darker(colour, 0.13)) + fill(light, lighter(colour, mood.night ? 0.05 : 0.15))
}

export interface TowerOptions {
  colour?: string
  /** Merlons along the top; 0 for none. */
  merlons?: number
  /** What an explosion or five hundred years left of its top. */
  broken?: boolean
  /** Where windows are, as shares of the sunny face and of the height. */
  windows?: readonly Point[]
  /** Stones drawn on it. */
  marks?: number
}

/** A square tower, its lower left corner at x, y: the face to the sun, and a narrower one in the shade. */
export function tower(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  options: TowerOptions = {},
): string {
  const { mood, side } = scene
  const { broken = false, windows = [[0.5, 0.7]], marks = 6 } = options
  const colour = options.colour ?? wallColour(scene)
  const merlons = broken ? 0 : (options.merlons ?? 4)
  const shade = mix(darker(colour, 0.26), mood.skyTop, 0.1)
  const fold = side > 0 ? x + w * 0.3 : x + w * 0.7
  const top = broken ? brokenTop(x, y - h, w) : crenels(x, y - h, w, merlons)
  const face: Point[] = [[x, y], ...top, [x + w, y]]
  const dark = face.map(([px, py]): Point => [side > 0 ? Math.min(px, fold) : Math.max(px, fold), py])
  const lit = side > 0 ? fold : x
  let out =
    fill(polygon(face), colour) +
    fill(polygon(dark), shade) +
    courses(scene, lit, y - h * 0.06, w * 0.7, h * 0.74, colour, marks)
  for (const [wx, wy] of windows) {
    const [ww, wh] = [w * 0.11, w * 0.24]
    const px = lit + wx * w * 0.7 - ww / 2
    out += fill(
      `M${px} ${y - h * wy}v${-wh * 0.6}a${ww / 2} ${ww / 2} 0 0 1 ${ww} 0v${wh * 0.6}Z`,
      broken ? darker(colour, 0.6) : pane(scene),
    )
  }
  return out
}

/** Outline of a row of merlons from left to right, standing on y. */
export function crenels(
  x: number,
  y: number,
  w: number,
  count: number,
  rise = w / (count * 2.2 || 1),
): Point[] {
  if (!count)
    return [
      [x, y],
      [x + w, y],
    ]
  const points: Point[] = []
  const step = w / (count * 2 - 1)
  for (let i = 0; i < count; i++) {
    const left = x + i * 2 * step
    points.push([left, y], [left, y - rise], [left + step, y - rise], [left + step, y])
  }
  return points
}

function brokenTop(x: number, y: number, w: number): Point[] {
  const h = w * 0.5
  return [
    [x, y + h * 0.5],
    [x + w * 0.14, y + h * 0.1],
    [x + w * 0.3, y],
    [x + w * 0.42, y + h * 0.34],
    [x + w * 0.55, y + h * 0.3],
    [x + w * 0.68, y + h * 0.9],
    [x + w * 0.82, y + h * 0.8],
    [x + w, y + h * 1.5],
  ]
}

/** A curtain wall, its lower left corner at x, y; without merlons where there are none left. */
export function curtain(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  merlons: number,
  colour = wallColour(scene),
): string {
  return (
    fill(polygon([[x, y], ...crenels(x, y - h, w, merlons, h * 0.2), [x + w, y]]), colour) +
    rect(x, y - h * 0.12, w, h * 0.12, mix(darker(colour, 0.14), scene.mood.ground, 0.2)) +
    courses(scene, x, y - h * 0.1, w, h * 0.76, colour, Math.max(4, Math.round(w / h) * 2))
  )
}
