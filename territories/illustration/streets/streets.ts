import { type Block, block } from '../buildings/blocks.ts'
import {
  face,
  type Ground,
  lengthOf,
  type Opening,
  onWall,
  type Spot,
  type View,
  type Wall,
} from '../buildings/perspective.ts'
import { lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'

/** Whitewash of the Raya. */
export const whitewash = (scene: Scene) =>
  mix(scene.mood.wall, scene.mood.night ? scene.mood.wall : '#ffffff', 0.45)

/** Cut granite around doors and windows. */
export const granite = (scene: Scene) => mix(scene.mood.stone, scene.mood.wall, 0.25)

export const isRaya = (scene: Scene) => scene.relief === 'crest'

export interface RowOptions {
  /** Walls of one colour, as in a white village. */
  white?: boolean
  floors?: readonly [number, number]
  width?: readonly [number, number]
  deep?: number
  /** Doors with a pointed arch. */
  pointed?: boolean
  flat?: boolean
  /** All eaves at one height, for a row whose roofs are seen from above. */
  even?: boolean
}

/** Houses wall to wall along a line; from the street, `from` is the left end. */
export function terrace(view: View, from: Ground, to: Ground, options: RowOptions = {}): string {
  const { random } = view.scene
  const { floors = [2, 3], width = [5, 8], deep = 8 } = options
  const line: Wall = { from, to }
  const whole = lengthOf(line)
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const houses: Block[] = []
  let along = 0
  while (along < whole - 0.1) {
    const w = Math.min(whole - along, random.between(width[0], width[1]))
    const [x, , z] = onWall(line, along, 0)
    houses.push(
      townHouse(
        view.scene,
        { x, z, w: Math.max(2, w), d: deep, turn, floors: random.int(floors[0], floors[1]) },
        options,
      ),
    )
    along += w
  }
  const away = ({ x, z, w, turn: t = 0 }: Block) => {
    const a = (t * Math.PI) / 180
    return Math.hypot(x + (Math.cos(a) * w) / 2 - view.x, z + (Math.sin(a) * w) / 2 - view.z)
  }
  return houses
    .sort((a, b) => away(b) - away(a))
    .map((house) => block(view, house))
    .join('')
}

interface Plot {
  x: number
  z: number
  w: number
  d: number
  turn: number
  floors: number
}

/** One house of a street: a door, a window or two on each floor, sometimes a balcony. */
function townHouse(
  scene: Scene,
  plot: Plot,
  { white = isRaya(scene), pointed = false, flat = false, even = false }: RowOptions = {},
): Block {
  const { random, mood } = scene
  const tones = [
    mood.wall,
    mix(mood.wall, mood.accent, 0.3),
    mix(mood.wall, mood.cork, 0.28),
    mix(mood.wall, mood.stone, 0.45),
    lighter(mood.wall, 0.4),
  ] as const
  const wall = white
    ? random.pick([
        whitewash(scene),
        lighter(whitewash(scene), 0.2),
        mix(whitewash(scene), mood.accent, 0.07),
      ] as const)
    : random.pick(tones)
  const frame = white ? granite(scene) : mix(mood.stone, mood.wall, 0.5)
  const wood = random.pick([mood.cork, mood.leaf, mix(mood.water, mood.ink, 0.2), mood.bark] as const)
  const { w, floors } = plot
  const doorAt = w * random.pick([0.28, 0.5, 0.72] as const)
  const front: Opening[] = [
    {
      at: doorAt,
      w: 1.5,
      h: 2.5,
      arch: pointed ? 'pointed' : random.chance(white ? 0.2 : 0.5) ? 'round' : 'none',
      kind: 'door',
      colour: wood,
      frame,
      frameWidth: 0.3,
    },
  ]
  if (w > 4.4)
    front.push({ at: doorAt > w / 2 ? w * 0.24 : w * 0.78, sill: 1.2, w: 1, h: 1.2, frame, frameWidth: 0.18 })
  const columns = w > 5.6 ? [0.28, 0.72] : [0.5]
  const shutters = !white && random.chance(0.5) ? wood : undefined
  for (let floor = 1; floor < floors; floor++)
    for (const share of columns) {
      const balcony = floor === 1 && random.chance(white ? 0.35 : 0.5)
      front.push({
        at: w * share,
        sill: floor * 3.1 + (balcony ? 0.35 : 0.9),
        w: 1.05,
        h: balcony ? 2 : 1.4,
        frame,
        frameWidth: 0.16,
        ...(shutters ? { shutters } : {}),
        balcony,
      })
    }
  return {
    ...plot,
    h: floors * 3.1 + (even ? 0.6 : random.between(0.2, 0.9)),
    wall,
    front,
    ridge: flat ? 'flat' : 'along',
    rise: 1.7,
    ...(white && random.chance(0.6) ? { plinth: mix(granite(scene), wall, 0.3) } : {}),
  }
}

/** The floor of a street or square, with a few joints that run away from the viewer. */
export function paving(view: View, colour: string, joints = 5): string {
  const { mood } = view.scene
  let out = face(
    view,
    [
      [-90, 0, 1],
      [-90, 0, 140],
      [90, 0, 140],
      [90, 0, 1],
    ],
    colour,
  )
  const joint = mix(colour, mood.near, 0.22)
  for (let i = 0; i < joints; i++) {
    const z = 4.2 * 1.62 ** i
    out += face(
      view,
      [
        [-90, 0, z],
        [-90, 0, z * 1.014],
        [90, 0, z * 1.014],
        [90, 0, z],
      ],
      joint,
    )
  }
  return out
}

/** A band of the ground from one place to another, `wide` metres. */
export function band(
  view: View,
  from: Ground,
  to: Ground,
  wide: number,
  colour: string,
  opacity = 1,
): string {
  const size = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [nx, nz] = [(-(to[1] - from[1]) / size) * (wide / 2), ((to[0] - from[0]) / size) * (wide / 2)]
  const corner = ([x, z]: Ground, k: number): Spot => [x + nx * k, 0, z + nz * k]
  return face(view, [corner(from, 1), corner(to, 1), corner(to, -1), corner(from, -1)], colour, opacity)
}

/** The tower of a town's church, over the roofs; its front left corner at x, z. */
export function belfry(view: View, x: number, z: number, h = 24): string {
  const { scene } = view
  const bells: Opening = { at: 3, sill: h - 6, w: 1.8, h: 3.6, arch: 'round', kind: 'hole' }
  const wall = isRaya(scene) ? whitewash(scene) : mix(scene.mood.stone, scene.mood.wall, 0.4)
  return block(view, {
    x,
    z,
    w: 6,
    d: 6,
    h,
    turn: 24,
    wall,
    ridge: 'hip',
    rise: 3,
    front: [bells],
    left: [bells],
  })
}
