import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { arcade } from '../streets/arcade.ts'
import { opening } from './opening.ts'
import {
  faces,
  type Ground,
  lengthOf,
  lit,
  normalOf,
  type Opening,
  oblong,
  onWallFace,
  type View,
  type Wall,
} from './perspective.ts'

export const castleStone = ({ mood }: Scene) => mix(mix(mood.stone, mood.wall, 0.25), mood.accent, 0.2)

interface Tower {
  /** Its plan, from the left end of its front, round to the right. */
  plan: readonly Ground[]
  foot: number
  h: number
  tone: string
  holes?: readonly Opening[]
  plain?: boolean
}

/** A tower of any plan, with merlons. */
export function tower(view: View, { plan, foot, h, tone, holes = [], plain = false }: Tower): string {
  const walls = plan.map((from, i): Wall => ({ from, to: plan[(i + 1) % plan.length] ?? from, foot }))
  let back = ''
  let out = ''
  for (const wall of walls) {
    const w = lengthOf(wall)
    const colour = lit(view, tone, normalOf(wall))
    if (!faces(view, wall)) {
      if (!plain) back += merlons(view, wall, h, mix(colour, view.scene.mood.shadow, 0.2))
      continue
    }
    out += onWallFace(view, wall, oblong(0, 0, w, h), colour)
    if (!plain)
      out +=
        onWallFace(view, wall, oblong(-0.15, h - 0.3, w + 0.3, 0.5), lighter(colour, 0.08), 0.15) +
        merlons(view, wall, h, colour)
    for (const hole of holes) if (hole.at < w) out += opening(view, wall, hole, colour)
    for (let i = 0; i < 4; i++) {
      const up = h * (0.16 + i * 0.2)
      out += onWallFace(
        view,
        wall,
        oblong(w * (((i * 37) % 60) / 100 + 0.1), up, Math.min(1.3, w * 0.2), 0.5),
        i % 2 ? darker(colour, 0.07) : lighter(colour, 0.09),
      )
    }
  }
  return back + out
}

export function merlons(view: View, wall: Wall, h: number, colour: string): string {
  const w = lengthOf(wall)
  const count = Math.max(2, Math.round(w / 1.9))
  const step = w / count
  let out = ''
  for (let i = 0; i < count; i++)
    out += onWallFace(view, wall, oblong(i * step + step * 0.22, h, step * 0.56, 1.15), colour, 0.15)
  return out
}

/** A plan of so many sides about a middle. */
export const ring = (x: number, z: number, radius: number, sides: number, turn: number): Ground[] =>
  Array.from({ length: sides }, (_, i): Ground => {
    const a = ((turn - (i * 360) / sides) * Math.PI) / 180
    return [x + Math.cos(a) * radius, z + Math.sin(a) * radius]
  }).reverse()

/** Luna: the keep with five points, the great arch to its neighbour, the walls about them. */
export function luna(view: View, x: number, z: number, foot: number): string {
  const { scene } = view
  const tone = castleStone(scene)
  const slit = (at: number, sill: number): Opening => ({
    at,
    sill,
    w: 0.9,
    h: 2,
    arch: 'round',
    kind: scene.mood.night || scene.mood.light === 'dusk' ? 'window' : 'hole',
  })
  const wall = (from: Ground, to: Ground, h: number, f = foot): string => {
    const side: Wall = { from, to, foot: f }
    const colour = lit(view, mix(tone, scene.mood.stone, 0.2), normalOf(side))
    return onWallFace(view, side, oblong(0, 0, lengthOf(side), h), colour) + merlons(view, side, h, colour)
  }
  const keep: Tower = {
    plan: ring(x - 5, z + 2, 7.6, 5, 100),
    foot,
    h: 25,
    tone,
    holes: [slit(3.4, 19), slit(5.6, 12)],
  }
  const neighbour: Tower = { plan: ring(x + 14, z + 3, 4.4, 4, 30), foot, h: 16, tone, holes: [slit(3, 11)] }
  const arch: Wall = { from: [x + 0.6, z + 1.6], to: [x + 11.4, z + 2.4], foot }
  let out = wall([x - 26, z + 12], [x + 26, z + 14], 6)
  out += tower(view, { plan: ring(x + 24, z + 8, 3.4, 4, 20), foot: foot - 1.5, h: 10, tone })
  out += arcade(
    { ...view, eye: view.eye - foot },
    { ...arch, foot: 0 },
    1,
    13.4,
    mix(tone, scene.mood.shadow, 0.1),
    { spring: 6.4, pillar: 3.4, thick: 2.4 },
  )
  out += merlons(view, arch, 13.4, lit(view, tone, normalOf(arch)))
  out += tower(view, neighbour) + tower(view, keep)
  out +=
    wall([x - 20, z - 6], [x - 6, z - 8], 5.5, foot - 2) + wall([x - 6, z - 8], [x + 20, z - 4], 5, foot - 2)
  return (
    out +
    tower(view, { plan: ring(x - 20, z - 4, 3.6, 4, 30), foot: foot - 2.4, h: 10.5, tone }) +
    tower(view, { plan: ring(x + 7, z - 7, 2.8, 4, 25), foot: foot - 2.4, h: 8, tone })
  )
}
