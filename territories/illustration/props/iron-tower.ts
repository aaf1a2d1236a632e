import { project, type Spot, scaleAt, type View } from '../buildings/perspective.ts'
import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { fill, line, type Point, polygon } from '../shape.ts'

/** Where a place of the world lies on the paper, and how many units a metre takes there. */
export interface Eye {
  at(spot: Spot): Point
  size(spot: Spot): number
  /** Where the viewer stands on the ground: to the right, away. */
  stands: readonly [number, number]
  below?: boolean
}

export const level = (view: View): Eye => ({
  at: (spot) => project(view, spot),
  size: (spot) => scaleAt(view, spot),
  stands: [view.x, view.z],
})

/** From a man’s height, the head thrown back by `pitch` degrees. */
export function lookingUp(pitch: number, focal: number, middle: Point = [600, 400], x = 0): Eye {
  const [cos, sin] = [Math.cos((pitch * Math.PI) / 180), Math.sin((pitch * Math.PI) / 180)]
  const turned = ([sx, sy, sz]: Spot) => {
    const up = sy - 1.6
    return { x: sx - x, y: up * cos - sz * sin, z: Math.max(0.4, up * sin + sz * cos) }
  }
  return {
    at: (spot) => {
      const p = turned(spot)
      return [middle[0] + (focal * p.x) / p.z, middle[1] - (focal * p.y) / p.z]
    },
    size: (spot) => focal / turned(spot).z,
    stands: [x, 0],
    below: true,
  }
}

const SIDES = 8
const LEVELS = [0.4, 5.3, 10.2, 15.1, 20, 25]
/** The frame grows slimmer upwards. */
const radius = (up: number) => 3.5 - up * 0.036

/**
 * The water tower of Can Mario in Palafrugell (1905), 35 m: a frame of eight iron posts, a stair that winds up round the pipe inside it, the gallery and the
 * tank under a small roof with a lantern. Its middle stands at x, z.
 */
export function ironTower(scene: Scene, eye: Eye, x: number, z: number): string {
  const { mood } = scene
  const iron = mix(mood.ink, mood.water, 0.34)
  const away = mix(iron, mood.skyLow, mood.night ? 0.14 : 0.34)
  return (
    frame(eye, x, z, away, false) +
    stair(scene, eye, x, z) +
    frame(eye, x, z, iron, true) +
    head(scene, eye, x, z, iron)
  )
}

const around = (x: number, z: number, angle: number, r: number, up: number): Spot => [
  x + Math.cos(angle) * r,
  up,
  z + Math.sin(angle) * r,
]

const corner = (i: number) => ((i + 0.5) / SIDES) * Math.PI * 2

/** Does a wall at this angle round the middle look at the viewer? */
function seen(eye: Eye, x: number, z: number, angle: number, r: number): boolean {
  const [dx, dz] = [eye.stands[0] - x, eye.stands[1] - z]
  return Math.cos(angle) * dx + Math.sin(angle) * dz > r
}

/** Posts, rings and braces of the near or of the far half. */
function frame(eye: Eye, x: number, z: number, colour: string, near: boolean): string {
  let out = ''
  const path = (spots: readonly Spot[]) =>
    `M${spots
      .map((s) => eye.at(s))
      .map(([px, py]) => `${px.toFixed(0)} ${py.toFixed(0)}`)
      .join('L')}`
  for (let l = 0; l + 1 < LEVELS.length; l++) {
    const [low, high] = [LEVELS[l] ?? 0, LEVELS[l + 1] ?? 0]
    let braces = ''
    let ring = ''
    let posts = ''
    for (let i = 0; i < SIDES; i++) {
      const [a, b] = [corner(i), corner(i + 1)]
      if (seen(eye, x, z, (a + b) / 2, radius(low)) !== near) continue
      const [al, ah] = [around(x, z, a, radius(low), low), around(x, z, a, radius(high), high)]
      const [bl, bh] = [around(x, z, b, radius(low), low), around(x, z, b, radius(high), high)]
      braces += near ? path([al, bh]) + path([bl, ah]) : path(i % 2 ? [al, bh] : [bl, ah])
      ring += path([ah, bh]) + (l === 0 ? path([al, bl]) : '')
      posts += path([al, ah]) + path([bl, bh])
    }
    const unit = eye.size([x, (low + high) / 2, z])
    out +=
      line(braces, { width: Math.max(1.6, 0.1 * unit), colour }) +
      line(ring, { width: Math.max(2.4, 0.24 * unit), colour }) +
      line(posts, { width: Math.max(3, 0.34 * unit), colour })
  }
  return out
}

/** The stair as a ribbon that winds round the pipe, its far turns darker. */
function stair(scene: Scene, eye: Eye, x: number, z: number): string {
  const { mood } = scene
  const tread = mix(mood.cork, mood.bark, 0.2)
  const turns = 7
  const unit = eye.size([x, 12, z])
  let [far, near] = ['', '']
  for (let half = 0; half < turns * 2; half++) {
    const points: string[] = []
    for (let k = 0; k <= 6; k++) {
      const share = (half + k / 6) / (turns * 2)
      const [px, py] = eye.at(around(x, z, (half + k / 6) * Math.PI, 1.25, 0.4 + share * 24.6))
      points.push(`${px.toFixed(0)} ${py.toFixed(0)}`)
    }
    if (seen(eye, x, z, (half + 0.5) * Math.PI, 0)) near += `M${points.join('L')}`
    else far += `M${points.join('L')}`
  }
  const [foot, top] = [eye.at([x, 0, z]), eye.at([x, 25, z])]
  return (
    line(far, { width: 0.34 * unit, colour: darker(tread, 0.34) }) +
    line(`M${foot.join(' ')}L${top.join(' ')}`, {
      width: 0.5 * unit,
      colour: mix(mood.stone, mood.ink, 0.3),
    }) +
    line(near, { width: 0.42 * unit, colour: tread })
  )
}

/** A ring of flat faces between two heights; only what looks at the viewer is drawn. */
function round(
  scene: Scene,
  eye: Eye,
  x: number,
  z: number,
  r: readonly [number, number],
  up: readonly [number, number],
  colour: string,
): string {
  const { mood, side } = scene
  const steps = 16
  let out = ''
  for (let i = 0; i < steps; i++) {
    const [a, b] = [(i / steps) * Math.PI * 2, ((i + 1) / steps) * Math.PI * 2]
    const face = [
      around(x, z, a, r[0], up[0]),
      around(x, z, b, r[0], up[0]),
      around(x, z, b, r[1], up[1]),
      around(x, z, a, r[1], up[1]),
    ].map((s) => eye.at(s))
    // turned away: the corners run the other way round on the paper
    const [p, q, , s] = face as [Point, Point, Point, Point]
    if ((q[0] - p[0]) * (s[1] - p[1]) - (q[1] - p[1]) * (s[0] - p[0]) > 0) continue
    const sun = Math.cos((a + b) / 2) * side
    const tone =
      sun > 0.35 ? lighter(colour, mood.night ? 0.06 : 0.24) : sun < -0.35 ? darker(colour, 0.24) : colour
    out += `<path d="${polygon(face)}" fill="${tone}" stroke="${tone}"/>`
  }
  return out
}

/** Gallery, tank, roof and lantern. */
function head(scene: Scene, eye: Eye, x: number, z: number, iron: string): string {
  const { mood } = scene
  const tank = mix(mix(mood.wall, mood.water, 0.22), mood.ink, mood.night ? 0.2 : 0)
  const disc = (r: number, up: number, colour: string) => {
    const points: Point[] = []
    for (let i = 0; i < 24; i++) points.push(eye.at(around(x, z, (i / 24) * Math.PI * 2, r, up)))
    return fill(polygon(points), colour)
  }
  const rail = (near: boolean) => {
    let bars = ''
    let hand = ''
    for (let i = 0; i < 20; i++) {
      const [a, b] = [(i / 20) * Math.PI * 2, ((i + 1) / 20) * Math.PI * 2]
      if (seen(eye, x, z, (a + b) / 2, 3.7) !== near) continue
      const [low, high, next] = [
        around(x, z, a, 3.7, 25.2),
        around(x, z, a, 3.7, 26.4),
        around(x, z, b, 3.7, 26.4),
      ].map((s) => eye.at(s)) as [Point, Point, Point]
      bars += `M${low.map((n) => n.toFixed(0)).join(' ')}L${high.map((n) => n.toFixed(0)).join(' ')}`
      hand += `M${high.map((n) => n.toFixed(0)).join(' ')}L${next.map((n) => n.toFixed(0)).join(' ')}`
    }
    const unit = eye.size([x, 26, z])
    return (
      line(bars, { width: Math.max(1.4, 0.09 * unit), colour: iron }) +
      line(hand, { width: Math.max(2, 0.18 * unit), colour: iron })
    )
  }
  const roof = mix(mood.roof, mood.cork, 0.3)
  const ring = (r: readonly [number, number], up: readonly [number, number], colour: string) =>
    round(scene, eye, x, z, r, up, colour)
  // from low to high, as one who looks from the side sees it; from below the lower parts hide the higher ones
  const parts = [
    disc(3.75, 25.1, darker(iron, 0.3)) + ring([3.75, 3.75], [24.7, 25.2], iron),
    ring([2.6, 2.6], [25.2, 26.2], darker(tank, 0.3)),
    ring([2.95, 2.95], [26.2, 31.2], tank) + ring([3, 3], [28.4, 29.3], mood.cork),
    ring([3.2, 3.2], [31.2, 31.7], iron),
    ring([3.2, 0.6], [31.7, 33.2], roof),
    ring([0.6, 0.6], [33.2, 34.3], lighter(tank, 0.2)) + ring([0.8, 0.02], [34.3, 35.4], roof),
  ]
  return rail(false) + (eye.below ? parts.reverse() : parts).join('') + rail(true)
}
