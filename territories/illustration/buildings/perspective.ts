import { lighter, mix } from '../colour.ts'
import { type PersonOptions, person } from '../people/people.ts'
import type { Scene } from '../scene.ts'
import { fill, line, type Point, polygon } from '../shape.ts'

/** A place in metres: to the right, up, away from the viewer. */
export type Spot = readonly [x: number, y: number, z: number]

/** A place on the ground: to the right, away. */
export type Ground = readonly [x: number, z: number]

/** Where the viewer stands and looks. */
export interface View {
  scene: Scene
  x: number
  z: number
  eye: number
  cos: number
  sin: number
  focal: number
  /** The point of the paper straight ahead. */
  middle: number
  horizon: number
}

export interface LookOptions {
  x?: number
  z?: number
  /** Height of the eye over the ground. */
  eye?: number
  /** Degrees to the right. */
  turn?: number
  focal?: number
  middle?: number
  horizon?: number
}

export function look(
  scene: Scene,
  { x = 0, z = 0, eye = 1.7, turn = 0, focal = 900, middle = 600, horizon = 520 }: LookOptions = {},
): View {
  const angle = (turn * Math.PI) / 180
  return { scene, x, z, eye, cos: Math.cos(angle), sin: Math.sin(angle), focal, middle, horizon }
}

const NEAR = 0.5

function fromEye({ x, z, eye, cos, sin }: View, spot: Spot): Spot {
  const [dx, dz] = [spot[0] - x, spot[2] - z]
  return [dx * cos - dz * sin, spot[1] - eye, dx * sin + dz * cos]
}

const onPaper = ({ middle, horizon, focal }: View, [x, y, z]: Spot): Point => [
  middle + (focal * x) / z,
  horizon - (focal * y) / z,
]

export function project(view: View, spot: Spot): Point {
  const [x, y, z] = fromEye(view, spot)
  return onPaper(view, [x, y, Math.max(NEAR, z)])
}

/** How many units of the paper a metre takes there. */
export const scaleAt = (view: View, spot: Spot) => view.focal / Math.max(NEAR, fromEye(view, spot)[2])

/** A flat shape in the world; what lies behind the viewer is cut off. */
export function face(view: View, spots: readonly Spot[], colour: string, opacity = 1): string {
  const seen: Spot[] = []
  const all = spots.map((spot) => fromEye(view, spot))
  for (const [i, a] of all.entries()) {
    const b = all[(i + 1) % all.length] ?? a
    if (a[2] >= NEAR) seen.push(a)
    if (a[2] >= NEAR !== b[2] >= NEAR) {
      const t = (NEAR - a[2]) / (b[2] - a[2])
      seen.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, NEAR])
    }
  }
  return seen.length < 3 ? '' : fill(polygon(seen.map((spot) => onPaper(view, spot))), colour, opacity)
}

/** A line in the world, `metres` thick at its first spot. */
export function rod(view: View, spots: readonly [Spot, ...Spot[]], metres: number, colour: string): string {
  const points = spots.map((spot) => project(view, spot))
  return line(`M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`, {
    width: metres * scaleAt(view, spots[0]),
    colour,
    cap: 'butt',
  })
}

/** Stands on the ground, `height` and `metres` thick. */
export function post(
  view: View,
  x: number,
  z: number,
  height: number,
  metres: number,
  colour: string,
): string {
  return rod(
    view,
    [
      [x, 0, z],
      [x, height, z],
    ],
    metres,
    colour,
  )
}

/** A colour as it looks on a face with this normal: the sun stands behind the viewer, on `scene.side`. */
export function lit(view: View, colour: string, [nx, ny, nz]: Spot): string {
  const { mood, side } = view.scene
  const [x, z] = [nx * view.cos - nz * view.sin, nx * view.sin + nz * view.cos]
  const sun = side * x * 0.76 - z * 0.42 + ny * 0.5
  if (sun > 0.5) return lighter(colour, (sun - 0.5) * (mood.night ? 0.06 : 0.34))
  return mix(colour, mix(mood.shadow, mood.skyTop, 0.3), Math.min(0.42, (0.5 - sun) * 0.34))
}

/** An upright wall; from the outside, `from` is its left end. */
export interface Wall {
  from: Ground
  to: Ground
  /** Height of the ground under it. */
  foot?: number
}

export const lengthOf = ({ from, to }: Wall) => Math.hypot(to[0] - from[0], to[1] - from[1])

export function normalOf({ from, to }: Wall): Spot {
  const size = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [(to[1] - from[1]) / size, 0, -(to[0] - from[0]) / size]
}

export function faces(view: View, wall: Wall): boolean {
  const [nx, , nz] = normalOf(wall)
  return nx * (view.x - wall.from[0]) + nz * (view.z - wall.from[1]) > 0
}

/** A place on a wall: metres from its left end, metres up, metres out of it. */
export function onWall(wall: Wall, along: number, up: number, out = 0): Spot {
  const { from, to, foot = 0 } = wall
  const size = lengthOf(wall) || 1
  const [nx, , nz] = normalOf(wall)
  return [
    from[0] + ((to[0] - from[0]) / size) * along + nx * out,
    foot + up,
    from[1] + ((to[1] - from[1]) / size) * along + nz * out,
  ]
}

/** A shape on a wall, in metres along and up. */
export const onWallFace = (
  view: View,
  wall: Wall,
  points: readonly Point[],
  colour: string,
  out = 0,
  opacity = 1,
) =>
  face(
    view,
    points.map(([along, up]) => onWall(wall, along, up, out)),
    colour,
    opacity,
  )

export const oblong = (left: number, low: number, w: number, h: number): Point[] => [
  [left, low],
  [left, low + h],
  [left + w, low + h],
  [left + w, low],
]

type Arch = 'round' | 'pointed' | 'low' | 'none'

/** Outline of an opening: straight sides, and an arch on top; `grow` metres wider on all sides but the sill. */
export function archShape(middle: number, sill: number, w: number, h: number, arch: Arch, grow = 0): Point[] {
  const half = w / 2 + grow
  if (arch === 'none') return oblong(middle - half, sill, half * 2, h + grow)
  const rise = arch === 'round' ? half : arch === 'pointed' ? half * 1.73 : half * 0.4
  const spring = sill + h + grow - rise
  const points: Point[] = [[middle - half, sill]]
  const steps = 12
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    // a pointed arch is two arcs, each about the other one's foot
    const right = t > 0.5 ? 1 : -1
    const angle = (Math.min(t, 1 - t) * 2 * Math.PI) / 3
    if (arch === 'pointed')
      points.push([middle + right * half * (2 * Math.cos(angle) - 1), spring + 2 * half * Math.sin(angle)])
    else points.push([middle - half * Math.cos(t * Math.PI), spring + rise * Math.sin(t * Math.PI)])
  }
  points.push([middle + half, sill])
  return points
}

export interface Opening {
  /** Middle, metres from the left end of the wall. */
  at: number
  sill?: number
  w: number
  h: number
  arch?: Arch
  kind?: 'window' | 'door' | 'hole'
  /** Stones around it. */
  frame?: string
  frameWidth?: number
  colour?: string
  shutters?: string
  balcony?: boolean
}

/** Somebody who stands there, 1.7 m tall. */
export function figure(view: View, x: number, z: number, options: PersonOptions = {}, foot = 0): string {
  const spot: Spot = [x, foot, z]
  const [px, py] = project(view, spot)
  return person(view.scene, px, py, (scaleAt(view, spot) * 1.7) / 108, options)
}
