import { darker } from '../colour.ts'
import type { Point } from '../shape.ts'
import { opening } from './opening.ts'
import {
  face,
  faces,
  type Ground,
  lengthOf,
  lit,
  normalOf,
  type Opening,
  oblong,
  onWallFace,
  type Spot,
  type View,
  type Wall,
} from './perspective.ts'
import { roofOf } from './roof.ts'

export interface Block {
  /** Its front left corner. */
  x: number
  z: number
  /** Along the front, into the depth, up to the eaves. */
  w: number
  d: number
  h: number
  /** Degrees its front is turned from the viewer's plane: positive shows its left side. */
  turn?: number
  foot?: number
  wall: string
  roof?: string
  /** `along`: eaves to the front; `across`: gable to the front. */
  ridge?: 'along' | 'across' | 'hip' | 'flat' | 'bare'
  /** Height of the ridge over the eaves. */
  rise?: number
  front?: readonly Opening[]
  left?: readonly Opening[]
  right?: readonly Opening[]
  /** A painted band at its foot. */
  plinth?: string
  eaves?: number
  /** Cut stones at its corners. */
  quoins?: string
}

interface Corners {
  walls: { front: Wall; right: Wall; back: Wall; left: Wall }
  ground: [Ground, Ground, Ground, Ground]
}

export function cornersOf({ x, z, w, d, turn = 0, foot = 0 }: Block): Corners {
  const a = (turn * Math.PI) / 180
  const [ux, uz] = [Math.cos(a), Math.sin(a)]
  const corner = (along: number, deep: number): Ground => [
    x + ux * along - uz * deep,
    z + uz * along + ux * deep,
  ]
  const [fl, fr, br, bl] = [corner(0, 0), corner(w, 0), corner(w, d), corner(0, d)]
  return {
    walls: {
      front: { from: fl, to: fr, foot },
      right: { from: fr, to: br, foot },
      back: { from: br, to: bl, foot },
      left: { from: bl, to: fl, foot },
    },
    ground: [fl, fr, br, bl],
  }
}

/** A building with two visible sides and its roof. */
export function block(view: View, building: Block): string {
  const { wall, h, ridge = 'along', rise = building.d * 0.22 } = building
  const { mood } = view.scene
  const { walls } = cornersOf(building)
  let out = ''
  const gables = ridge === 'along' ? ['left', 'right'] : ridge === 'across' ? ['front', 'back'] : []
  for (const name of ['back', 'left', 'right', 'front'] as const) {
    const side = walls[name]
    if (!faces(view, side)) continue
    const length = lengthOf(side)
    const tone = lit(view, wall, normalOf(side))
    const outline: Point[] = oblong(0, 0, length, h)
    if (gables.includes(name)) outline.splice(2, 0, [length / 2, h + rise])
    out += onWallFace(view, side, outline, tone)
    if (building.plinth)
      out += onWallFace(view, side, oblong(0, 0, length, 0.9), lit(view, building.plinth, normalOf(side)))
    if (ridge !== 'flat' && ridge !== 'bare' && !gables.includes(name))
      out += onWallFace(view, side, oblong(0, h - 0.55, length, 0.55), mood.shadow, 0, 0.26)
    if (building.quoins) out += quoins(view, side, h, lit(view, building.quoins, normalOf(side)))
    for (const hole of (name === 'back' ? undefined : building[name]) ?? [])
      out += opening(view, side, hole, tone)
  }
  return out + roofOf(view, building, rise)
}

function quoins(view: View, side: Wall, h: number, colour: string): string {
  const length = lengthOf(side)
  let out = ''
  for (let i = 0; i * 0.62 < h - 0.9; i++) {
    const w = i % 2 ? 0.38 : 0.72
    for (const left of [0, length - w])
      if ((i * 7 + (left ? 2 : 0)) % 5) out += onWallFace(view, side, oblong(left, i * 0.62, w, 0.52), colour)
  }
  return out
}

/** The shadow a building throws on the ground, away from the sun. */
export function castShadow(view: View, building: Block, length = 0.6): string {
  const { ground } = cornersOf(building)
  const { side, mood } = view.scene
  const foot = building.foot ?? 0
  const reach = building.h * length
  const moved = ground.map(([x, z]): Ground => [x - side * reach, z - reach * 0.12])
  const hull = hullOf([...ground, ...moved])
  return face(
    view,
    hull.map(([x, z]): Spot => [x, foot, z]),
    mood.shadow,
    0.26,
  )
}

function hullOf(points: readonly Ground[]): Ground[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Ground[]): Ground[] => {
    const hull: Ground[] = []
    for (const p of list) {
      while (hull.length > 1) {
        const [a, b] = [hull[hull.length - 2], hull[hull.length - 1]]
        if (a && b && (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) <= 0) hull.pop()
        else break
      }
      hull.push(p)
    }
    return hull.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

interface Drum {
  x: number
  z: number
  radius: number
  h: number
  foot?: number
  wall: string
  /** A cone of tiles. */
  roof?: string
  rise?: number
  /** Degrees: which part of the round stands out; the whole by default. 0 looks at the viewer. */
  from?: number
  to?: number
}

/** An apse or a round tower. */
export function drum(
  view: View,
  { x, z, radius, h, foot = 0, wall, roof, rise = radius * 0.6, from = -180, to = 180 }: Drum,
): string {
  const steps = Math.max(6, Math.round((to - from) / 20))
  const at = (i: number, r: number): Ground => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180
    return [x + Math.sin(angle) * r, z - Math.cos(angle) * r]
  }
  let out = ''
  for (let i = 0; i < steps; i++) {
    const side: Wall = { from: at(i, radius), to: at(i + 1, radius), foot }
    if (faces(view, side))
      out += onWallFace(view, side, oblong(0, 0, lengthOf(side) * 1.02, h), lit(view, wall, normalOf(side)))
  }
  if (roof)
    for (let i = 0; i < steps; i++) {
      const [a, b] = [at(i, radius + 0.25), at(i + 1, radius + 0.25)]
      const side: Wall = { from: a, to: b }
      const [nx, , nz] = normalOf(side)
      if (nx * (view.x - x) + nz * (view.z - z) < -radius * 1.2) continue
      out +=
        face(
          view,
          [
            [a[0], foot + h - 0.1, a[1]],
            [x, foot + h + rise, z],
            [b[0], foot + h - 0.1, b[1]],
          ],
          lit(view, roof, [nx * 0.8, 0.6, nz * 0.8]),
        ) +
        face(
          view,
          [
            [a[0], foot + h - 0.1, a[1]],
            [b[0], foot + h - 0.1, b[1]],
            [b[0], foot + h - 0.3, b[1]],
            [a[0], foot + h - 0.3, a[1]],
          ],
          darker(roof, 0.35),
        )
    }
  return out
}
