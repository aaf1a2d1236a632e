import { type Block, block, castShadow, drum } from '../buildings/blocks.ts'
import type { Opening, View } from '../buildings/perspective.ts'
import { darker, lighter, mix } from '../colour.ts'
import { add, type Scene } from '../scene.ts'

/** Brick of the old factories. */
export const brick = ({ mood }: Scene) => mix(mood.roof, mood.wall, 0.3)

export interface HallOptions {
  count?: number
  /** Width of one hall, in metres. */
  w?: number
  h?: number
  d?: number
  turn?: number
  wall?: string
  /** Which hall has the big door, from the left. */
  door?: number
}

/** Brick halls side by side, gables to the front, each with its tall arched windows; the front left corner at x, z. */
export function halls(view: View, x: number, z: number, options: HallOptions = {}): void {
  const { count = 3, w = 10, h = 6.4, d = 30, turn = 0, door = 1 } = options
  const { scene } = view
  const { mood } = scene
  const wall = options.wall ?? brick(scene)
  const trim = mix(lighter(mood.wall, 0.2), wall, 0.14)
  const a = (turn * Math.PI) / 180
  const all: Block[] = []
  for (let i = 0; i < count; i++) {
    const tall: Opening[] = [0.2, 0.5, 0.8].map((share) => ({
      at: w * share,
      sill: 1.2,
      w: w * 0.17,
      h: h * 0.62,
      arch: 'round',
      frame: trim,
      frameWidth: 0.28,
    }))
    const gate: Opening[] = [
      {
        at: w * 0.5,
        w: w * 0.4,
        h: h * 0.8,
        arch: 'round',
        kind: 'door',
        colour: mix(mood.leaf, mood.ink, 0.35),
        frame: trim,
        frameWidth: 0.4,
      },
    ]
    const eye: Opening = {
      at: w * 0.5,
      sill: h * 1.02,
      w: w * 0.13,
      h: w * 0.13,
      arch: 'round',
      frame: trim,
      frameWidth: 0.22,
    }
    all.push({
      x: x + Math.cos(a) * w * i,
      z: z + Math.sin(a) * w * i,
      w,
      d,
      h,
      turn,
      wall,
      roof: mood.roof,
      ridge: 'across',
      rise: w * 0.27,
      eaves: 0.2,
      front: [...(i === door ? gate : tall), eye],
      left: [0.12, 0.3, 0.48, 0.66, 0.84].map((share) => ({
        at: d * share,
        sill: 1.2,
        w: 1.7,
        h: h * 0.6,
        arch: 'round',
        frame: trim,
        frameWidth: 0.28,
      })),
      right: [0.12, 0.3, 0.48, 0.66, 0.84].map((share) => ({
        at: d * share,
        sill: 1.2,
        w: 1.7,
        h: h * 0.6,
        arch: 'round',
        frame: trim,
        frameWidth: 0.28,
      })),
      plinth: mix(wall, mood.ink, 0.2),
      quoins: trim,
    })
  }
  const far = (b: Block) =>
    Math.hypot(b.x + Math.cos(a) * w * 0.5 - view.x, b.z + Math.sin(a) * w * 0.5 - view.z)
  for (const one of [...all].sort((p, q) => far(q) - far(p)))
    add(scene, castShadow(view, one, 0.4), block(view, one))
}

/** Round brick chimney. */
export function chimney(view: View, x: number, z: number, h = 22): void {
  const { scene } = view
  const wall = brick(scene)
  add(
    scene,
    drum(view, { x, z, radius: 1.3, h: 3, wall: darker(wall, 0.12) }),
    drum(view, { x, z, radius: 0.9, h, wall }),
    drum(view, { x, z, radius: 1.15, h: 0.9, foot: h, wall: lighter(scene.mood.wall, 0.1) }),
  )
}
