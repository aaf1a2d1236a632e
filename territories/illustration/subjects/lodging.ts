import { type Block, block, cornersOf } from '../buildings/blocks.ts'
import {
  face,
  look,
  oblong,
  onWall,
  onWallFace,
  type Spot,
  type View,
  type Wall,
} from '../buildings/perspective.ts'
import { darker, lighter, mix } from '../colour.ts'
import { add, HEIGHT, type Scene, viewOf, WIDTH } from '../scene.ts'
import { viewWindow } from '../settings.ts'
import { circle, ellipse, fill, rect } from '../shape.ts'
import { isRaya } from '../streets/streets.ts'
import { shopFront, workshop } from './shop.ts'

/** A room whose wall is of cork: the bed from its foot, the window, a lamp. */
function hotelRoom(scene: Scene): void {
  const { mood } = scene
  const view = look(scene, { horizon: 300, middle: 520, focal: 860, eye: 1.7 })
  const wall = mix(mood.wall, mood.paper, 0.4)
  const floor = mix(mood.cork, mood.bark, 0.3)
  const cork = mix(mood.cork, mood.accent, 0.35)
  const plane = (spots: Spot[], colour: string, opacity = 1) => add(scene, face(view, spots, colour, opacity))
  add(scene, rect(0, 0, WIDTH, HEIGHT, wall))
  plane(
    [
      [-3.4, 0, 1],
      [-3.4, 0, 6],
      [3.8, 0, 6],
      [3.8, 0, 1],
    ],
    floor,
  )
  for (let i = 0; i < 9; i++)
    plane(
      [
        [-3.4 + i * 0.8, 0, 1],
        [-3.4 + i * 0.8, 0, 6],
        [-3.36 + i * 0.8, 0, 6],
        [-3.36 + i * 0.8, 0, 1],
      ],
      darker(floor, 0.2),
    )
  plane(
    [
      [3.8, 0, 1],
      [3.8, 3.4, 1],
      [3.8, 3.4, 6],
      [3.8, 0, 6],
    ],
    mix(wall, mood.shadow, 0.14),
  )
  // the wall of cork behind the bed, in broad plates
  const back: Wall = { from: [-0.7, 6], to: [3.8, 6] }
  add(scene, onWallFace(view, back, oblong(0, 0, 4.5, 3.4), cork))
  for (const [i, [a, b, w, h]] of (
    [
      [0, 1.9, 1.2, 1.5],
      [1.2, 2.3, 1.6, 1.1],
      [2.8, 1.8, 1.7, 1.6],
      [0.5, 0.4, 1.3, 1.5],
      [1.8, 0.8, 1, 1.5],
      [3, 0.2, 1.5, 1.6],
    ] as const
  ).entries())
    add(
      scene,
      onWallFace(
        view,
        back,
        oblong(a + 0.03, b, w - 0.06, h - 0.06),
        i % 2 ? lighter(cork, 0.1) : darker(cork, 0.08),
      ),
    )
  viewWindow(scene, 96, 70, 250, 290)
  plane(
    [
      [-3, 0.01, 5.4],
      [-1.4, 0.01, 5.4],
      [-1.9, 0.01, 3],
      [-3.8, 0.01, 3],
    ],
    mood.glow,
    0.3,
  )
  const sheet = mix(mood.paper, '#ffffff', mood.night ? 0.1 : 0.5)
  const cover = isRaya(scene) ? mix(mood.leaf, mood.ink, 0.05) : mood.leaf
  const at: Block = {
    x: 0.2,
    z: 3.1,
    w: 2.1,
    d: 2.7,
    h: 0.34,
    wall: mix(mood.bark, mood.shadow, 0.2),
    ridge: 'bare',
  }
  const wood = mix(mood.bark, mood.cork, 0.4)
  add(scene, block(view, { x: 0.08, z: 5.8, w: 2.34, d: 0.16, h: 1.25, wall: wood, ridge: 'bare' }))
  // twice, so that no hairline of what lies behind shows where two faces meet
  const solid = (thing: Block) => block(view, thing).repeat(2)
  add(scene, block(view, at), solid({ ...at, foot: 0.34, h: 0.34, wall: sheet }))
  for (const [x, z] of [
    [0.34, 5.1],
    [1.3, 5.1],
  ] as const)
    add(
      scene,
      solid({
        x,
        z,
        w: 0.86,
        d: 0.5,
        h: 0.24,
        foot: 0.68,
        wall: lighter(sheet, 0.4),
        ridge: 'bare',
      }),
    )
  const quilt: Block = {
    x: 0.14,
    z: 3.04,
    w: 2.22,
    d: 1.7,
    h: 0.5,
    foot: 0.22,
    wall: cover,
    ridge: 'bare',
  }
  add(scene, solid(quilt))
  const { walls } = cornersOf(quilt)
  const stripe = mix(cover, mood.accent, 0.5)
  for (const a of [0.4, 1.05, 1.7]) {
    const topLine = (along: number, deep: number): Spot => {
      const [x, , z] = onWall(walls.front, along, 0, -deep)
      return [x, 0.722, z]
    }
    plane([topLine(a, 0), topLine(a, 1.7), topLine(a + 0.12, 1.7), topLine(a + 0.12, 0)], stripe)
    add(scene, onWallFace(view, walls.front, oblong(a, 0, 0.12, 0.5), darker(stripe, 0.2), 0.01))
  }
  nightTable(scene, view)
}

function nightTable(scene: Scene, view: View): void {
  const { mood } = scene
  const wood = mix(mood.bark, mood.cork, 0.3)
  add(scene, block(view, { x: -0.72, z: 5, w: 0.56, d: 0.5, h: 0.6, wall: wood, ridge: 'bare' }))
  const [x, y] = [446, 460]
  add(
    scene,
    circle(x, y - 70, 130, mood.lamp, 0.24),
    rect(x - 4, y - 44, 8, 40, mood.ink),
    ellipse(x, y - 4, 24, 6, mood.ink),
    fill(
      `M${x - 44} ${y - 40}L${x - 26} ${y - 104}H${x + 26}L${x + 44} ${y - 40}Z`,
      mix(mood.lamp, mood.accent, 0.25),
    ),
  )
}

export const lodging: Record<string, (scene: Scene) => void> = {
  'hotel-room': hotelRoom,
  shop: (scene) => viewOf<(s: Scene) => void>(scene, [shopFront, workshop])(scene),
}
