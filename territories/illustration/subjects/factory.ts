import { block } from '../buildings/blocks.ts'
import {
  archShape,
  figure,
  look,
  oblong,
  onWallFace,
  project,
  scaleAt,
  type View,
  type Wall,
} from '../buildings/perspective.ts'
import { darker, lighter, mix } from '../colour.ts'
import { backHills, ground } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { corkOak } from '../land/trees.ts'
import { posed } from '../people/people.ts'
import { HOLDING, WALKING } from '../people/poses.ts'
import { brick, chimney, halls } from '../props/can-mario.ts'
import { bale, corkStack } from '../props/cork.ts'
import { add, HEIGHT, type Scene, viewOf, WIDTH } from '../scene.ts'
import { circle, ellipse, fill, line } from '../shape.ts'
import { overhang } from '../streets/plane-tree.ts'
import { square } from '../streets/square.ts'
import { isRaya, paving, whitewash } from '../streets/streets.ts'

/** Wall with the big gate of the works: an arch between two pillars, and a board over it. */
function gate(view: View, wall: Wall, at: number, w: number, colour: string): void {
  const { scene } = view
  const { mood } = scene
  const trim = lighter(mood.wall, 0.2)
  const length = Math.hypot(wall.to[0] - wall.from[0], wall.to[1] - wall.from[1])
  const h = w * 1.1
  const draw = (points: [number, number][] | readonly (readonly [number, number])[], tone: string, out = 0) =>
    add(scene, onWallFace(view, wall, points, tone, out))
  for (const [from, to] of [
    [0, at - w / 2],
    [at + w / 2, length],
  ] as const) {
    draw(oblong(from, 0, to - from, h * 0.62), colour)
    draw(oblong(from, 0, to - from, 0.5), darker(colour, 0.2))
    draw(oblong(from, h * 0.62, to - from, 0.3), trim, 0.1)
  }
  // the arch: a front with a hole, drawn as two cheeks and a head
  const outer = archShape(at, 0, w + 2.2, h + 1.3, 'low')
  const inner = archShape(at, 0, w, h, 'round')
  draw([...outer, ...[...inner].reverse()], colour, 0.12)
  draw([...archShape(at, 0, w, h, 'round', 0.34), ...[...inner].reverse()], trim, 0.16)
  draw(oblong(at - w * 0.42, h + 0.46, w * 0.84, 0.62), trim, 0.2)
  draw(oblong(at - w * 0.36, h + 0.66, w * 0.72, 0.2), mix(mood.ink, mood.bark, 0.4), 0.22)
  for (const k of [-1, 1]) {
    const px = at + k * (w / 2 + 1.1)
    draw(oblong(px - 0.5, 0, 1, h + 0.5), lighter(colour, 0.08), 0.3)
    draw(oblong(px - 0.66, h + 0.5, 1.32, 0.36), trim, 0.34)
  }
}

/** The gate from the street: planks on either side, the halls behind. */
function gateFromStreet(scene: Scene): void {
  const { mood, side } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 420, layers: 2 })
  const view = look(scene, { horizon: 560, focal: 900, turn: -side * 8 })
  const wall = isRaya(scene) ? mix(whitewash(scene), mood.stone, 0.35) : brick(scene)
  add(scene, paving(view, mix(mood.path, mood.stone, 0.15), 4))
  chimney(view, side * -6, 44, 20)
  halls(view, -17, 26, { count: 3, w: 11, h: 6, wall, door: -1 })
  gate(view, { from: [-22, 12.5], to: [22, 12.5] }, 22, 3.9, wall)
  add(scene, figure(view, side * 0.5, 10.4, { walking: true, hat: 'beret', flip: side > 0 }))
  const x = (at: number) => 600 + side * (at - 600)
  corkStack(scene, Math.min(x(-80), x(330)), 770, 3.6)
  corkStack(scene, Math.min(x(960), x(1290)), 740, 2.8)
  add(scene, overhang(scene, side > 0 ? 1 : -1, 340))
}

/** From under the arch of the gate into the yard: its dark frame stands near, the work goes on in the light. */
function gateFromWithin(scene: Scene): void {
  const { mood, side } = scene
  sky(scene, { clouds: 2 })
  const view = look(scene, { horizon: 520, focal: 860, turn: side * 6 })
  add(scene, paving(view, mix(mood.path, mood.stone, 0.15), 4))
  chimney(view, side * 9, 36, 20)
  if (side > 0) halls(view, -15, 19, { count: 3, w: 10, turn: 14 })
  else halls(view, -14, 26, { count: 3, w: 10, turn: -14 })
  const [px, py] = project(view, [side * 3.6, 0, 11])
  corkStack(scene, px - 80, py, 1.5)
  add(
    scene,
    figure(view, side * 0.2, 8.6, {
      hat: 'bowler',
      flip: side > 0,
      shirt: mix(mood.ink, mood.water, 0.2),
      trousers: mood.ink,
    }),
    figure(view, side * 2.6, 8.2, { hat: 'cap', flip: side > 0, arms: [60, 40] }),
  )
  const stone = mix(brick(scene), mood.shadow, 0.62)
  add(
    scene,
    fill(
      `M0 0H${WIDTH}V${HEIGHT}H1080V400C1080 190 880 70 600 70C320 70 120 190 120 400V${HEIGHT}H0Z`,
      stone,
    ),
    fill(
      side > 0
        ? `M120 ${HEIGHT}V400C120 190 320 70 600 70C340 92 168 210 168 404V${HEIGHT}Z`
        : `M1080 ${HEIGHT}V400C1080 190 880 70 600 70C860 92 1032 210 1032 404V${HEIGHT}Z`,
      mix(brick(scene), mood.glow, 0.2),
    ),
  )
}

/** Wall of bales in perspective: rows that run away from the viewer. */
function bales(view: View, x: number, from: number, count: number, high: number): void {
  const { scene } = view
  for (let i = count - 1; i >= 0; i--) {
    const z = from + i * 2.3
    for (let row = 0; row < Math.max(1, high - (i % 3 === 1 ? 1 : 0)); row++) {
      const spot = [x, row * 0.95, z] as const
      const [px, py] = project(view, spot)
      const unit = scaleAt(view, spot)
      if (row === 0) add(scene, ellipse(px + unit * 0.8, py, unit * 1.1, unit * 0.12, scene.mood.shadow, 0.3))
      add(scene, bale(scene, px + (row % 2) * unit * 0.12, py, 1.7 * unit, 0.92 * unit))
    }
  }
}

/** Two people move a bale on a barrow along the stacks. */
function yardAtWork(scene: Scene): void {
  const { mood, side } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 400, layers: 2 })
  const view = look(scene, { horizon: 470, focal: 900, eye: 1.9 })
  add(scene, paving(view, mix(mood.path, mood.ground, 0.3), 2))
  halls(view, side > 0 ? 2 : -32, 34, {
    count: 3,
    w: 10,
    turn: 0,
    wall: isRaya(scene) ? whitewash(scene) : undefined,
  })
  bales(view, side > 0 ? -5.2 : 3.4, 5.4, 6, 4)
  const x = (at: number) => 600 + side * (at - 600)
  const iron = mix(mood.ink, mood.stone, 0.2)
  const [bx, by] = [x(690), 730]
  add(
    scene,
    ellipse(bx, by + 22, 170, 18, mood.shadow, 0.3),
    line(`M${x(560)} ${by - 18}H${x(800)}L${x(900)} ${by - 120}`, { width: 14, colour: iron }),
    bale(scene, bx - 120, by - 24, 236, 130),
    circle(x(600), by + 2, 26, iron),
    circle(x(600), by + 2, 10, mood.stone),
    posed(
      scene,
      x(955),
      by + 30,
      3.3,
      { ...HOLDING, lean: 16 },
      { hat: 'cap', flip: side > 0, shirt: mix(mood.water, mood.wall, 0.2) },
    ),
    posed(
      scene,
      x(468),
      by + 16,
      3.2,
      {
        ...WALKING,
        lean: 10,
        hands: [
          [22, -58],
          [20, -62],
        ],
      },
      { hat: 'straw', flip: side < 0 },
    ),
  )
}

/** The yard from its street side: a near stack, white houses beyond. */
function yardByHouses(scene: Scene): void {
  const { side } = scene
  const view = square(scene, { horizon: 470, eye: 1.9, far: 22, wide: 13, turn: side * 5 })
  bales(view, side > 0 ? 2.8 : -4.6, 5.6, 4, 4)
  bales(view, side > 0 ? -7.5 : 5.6, 11, 3, 3)
  add(
    scene,
    figure(view, side * -0.8, 6.4, { hat: 'straw', arms: [70, 60], flip: side < 0 }),
    figure(view, side * -3.6, 12, { walking: true, hat: 'cap', flip: side > 0 }),
    corkOak(scene, 600 - side * 620, 800, 700, { lean: side * 0.1 }),
  )
}

/** The Englishman’s factory: a long hall under its chimney at the foot of the sierra, cork stacked before it. */
function oldWorks(scene: Scene): void {
  const { mood, side } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 380, layers: 3 })
  ground(scene, { top: 520, grass: 6 })
  const view = look(scene, { horizon: 520, eye: 2, focal: 900 })
  const wall = mix(whitewash(scene), mood.stone, 0.3)
  chimney(view, -side * 1, 40, 19)
  add(
    scene,
    block(view, {
      x: side > 0 ? -14 : -12,
      z: side > 0 ? 19 : 26,
      w: 30,
      d: 12,
      h: 6,
      turn: side * 13,
      wall,
      roof: mood.roof,
      plinth: mix(mood.stone, mood.bark, 0.2),
      front: [
        ...[4, 8, 20, 24, 28].map((at) => ({
          at,
          sill: 1.6,
          w: 1.6,
          h: 2.9,
          arch: 'low' as const,
          frame: mix(mood.stone, mood.wall, 0.2),
          frameWidth: 0.3,
        })),
        {
          at: 14,
          w: 3.6,
          h: 4.4,
          arch: 'low',
          kind: 'door',
          colour: mix(mood.leaf, mood.ink, 0.3),
          frame: mix(mood.stone, mood.wall, 0.2),
          frameWidth: 0.5,
        },
      ],
    }),
  )
  const x = (at: number) => 600 + side * (at - 600)
  corkStack(scene, Math.min(x(-70), x(330)), 770, 3.6)
  corkStack(scene, Math.min(x(330), x(560)), 730, 2)
  add(
    scene,
    figure(view, side * 1.6, 9, {
      hat: 'bowler',
      flip: side > 0,
      shirt: mix(mood.ink, mood.water, 0.2),
      trousers: mood.ink,
    }),
    corkOak(scene, 600 + side * 540, 790, 720, { lean: -side * 0.06 }),
  )
}

export const factory: Record<string, (scene: Scene) => void> = {
  factory: (scene) =>
    isRaya(scene) ? oldWorks(scene) : viewOf(scene, [gateFromStreet, gateFromWithin])(scene),
  'cork-yard': (scene) => viewOf(scene, [yardAtWork, yardByHouses])(scene),
}
