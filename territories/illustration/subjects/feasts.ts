import { darker, lighter, mix } from '../colour.ts'
import { water } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { backs } from '../people/crowd.ts'
import { dancer } from '../people/dancers.ts'
import { posed } from '../people/people.ts'
import { doll } from '../props/doll.ts'
import { lights } from '../props/lights.ts'
import { BEATING, guitar, PLAYING, SINGING, tambourine } from '../props/music.ts'
import { portArcades } from '../props/port.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { ellipse, fill, line, polygon, rect } from '../shape.ts'
import { square } from '../streets/square.ts'
import { flags } from '../streets/street-things.ts'

/** Row of singers in a boat before the arches of the little port. */
function havaneres(scene: Scene): void {
  const { mood, side } = scene
  sky(scene, { sunX: 600 + side * 380, sunY: 120, clouds: 1 })
  water(scene, 380, HEIGHT)
  add(
    scene,
    ellipse(600 + side * 380, 470, 90, 12, mood.sun, 0.5),
    ellipse(600 + side * 380, 520, 60, 9, mood.sun, 0.4),
  )
  portArcades(scene, side > 0 ? -60 : 760, 440, 500, 4)
  const hull = mix(mood.cork, mood.shadow, mood.night ? 0.1 : 0)
  const inside = mix(mood.bark, mood.ink, 0.4)
  add(
    scene,
    line('M600 600V-20', { width: 16, colour: mood.bark }),
    ellipse(600, 400, 560, 330, 'url(#glow)'),
    ellipse(600, 676, 450, 34, mood.lamp, 0.2),
    fill('M120 500Q600 590 1090 480Q1000 560 600 580Q220 570 120 500Z', inside),
  )
  for (const [x, pose, options] of [
    [340, PLAYING, { hat: 'straw', held: { before: guitar(scene) } }],
    [530, SINGING, { hat: 'beret', flip: true }],
    [880, PLAYING, { held: { before: guitar(scene) }, flip: true }],
    [700, SINGING, { hat: 'straw' }],
  ] as const)
    add(
      scene,
      posed(scene, x, 596, 3, pose, {
        ...options,
        shirt: mix(mood.paper, '#ffffff', 0.2),
        skin: mix(mood.skin[x % 100 ? 0 : 1], mood.lamp, mood.night ? 0.3 : 0),
      }),
    )
  add(
    scene,
    fill('M110 492Q600 610 1100 470Q1040 640 900 680H300Q160 630 110 492Z', hull),
    fill('M110 492Q600 610 1100 470L1088 506Q600 640 124 528Z', lighter(mood.paper, 0.1)),
    fill(
      side > 0
        ? 'M124 528Q300 600 500 606Q420 650 380 680H300Q170 630 124 528Z'
        : 'M1088 506Q900 590 700 606Q780 650 820 680H900Q1040 636 1088 506Z',
      darker(hull, 0.2),
    ),
    rect(280, 676, 640, 10, mix(mood.water, mood.ink, 0.4)),
  )
  lights(scene, 120, 70)
  backs(scene, 820, 1)
}

/** Dolls with placards sit by the door of a white house. */
function mayos(scene: Scene): void {
  const { mood, side } = scene
  const wall = mix(mood.wall, '#ffffff', 0.5)
  const granite = mix(mood.stone, mood.wall, 0.25)
  const x = (at: number) => 600 + side * (at - 600)
  const box = (at: number, y: number, w: number, h: number, colour: string) =>
    rect(Math.min(x(at), x(at + w)), y, w, h, colour)
  add(
    scene,
    rect(0, 0, WIDTH, 700, wall),
    rect(0, 560, WIDTH, 140, mix(wall, mood.stone, 0.5)),
    rect(0, 690, WIDTH, 120, mix(mood.path, mood.stone, 0.3)),
    box(800, 60, 330, 640, granite),
    box(850, 120, 230, 580, darker(mood.leaf, 0.12)),
    box(850, 120, 116, 580, mood.leaf),
    box(90, 90, 220, 230, granite),
    box(122, 120, 156, 170, mix(mood.ink, mood.water, 0.4)),
    box(190, 120, 16, 170, granite),
    // the shadow of the eaves
    fill(
      polygon([
        [0, 0],
        [WIDTH, 0],
        [WIDTH, side > 0 ? 30 : 70],
        [0, side > 0 ? 70 : 30],
      ]),
      mood.shadow,
      0.25,
    ),
    // the stone bench along the wall
    box(40, 566, 720, 28, lighter(granite, 0.2)),
    box(60, 594, 680, 96, darker(granite, 0.12)),
  )
  doll(scene, x(250), 570, 2.7, { shirt: mood.cork, trousers: mix(mood.water, mood.ink, 0.3), hat: 'straw' })
  doll(scene, x(580), 570, 2.95, {
    shirt: mood.accent,
    trousers: mix(mood.leaf, mood.wall, 0.2),
    hat: 'scarf',
  })
  add(
    scene,
    posed(
      scene,
      x(930),
      800,
      3.1,
      {
        hip: [0, -50],
        lean: 12,
        hands: [
          [-8, -54],
          [-6, -52],
        ],
        feet: [
          [-4, 0],
          [5, -1],
        ],
      },
      { child: true, flip: side > 0 },
    ),
    posed(
      scene,
      x(1060),
      850,
      4,
      {
        hip: [0, -50],
        nod: 8,
        hands: [
          [20, -70],
          [8, -50],
        ],
        feet: [
          [-4, 0],
          [5, -1],
        ],
      },
      { skirt: true, flip: side > 0, shirt: mood.water },
    ),
  )
}

/** Three musicians on a stage, and the square that dances. */
function folkMusic(scene: Scene): void {
  const { mood, side } = scene
  const view = square(scene, { horizon: 430, far: 24, wide: 11, turn: -side * 5 })
  add(scene, flags(view, [-9, 7, 12], [9, 7.4, 14], 11))
  const wood = mix(mood.bark, mood.cork, 0.3)
  const x = (at: number) => 600 + side * (at - 600)
  add(
    scene,
    ellipse(x(520), 540, 520, 190, mood.lamp, mood.night || mood.light === 'dusk' ? 0.15 : 0),
    fill(
      polygon([
        [x(180), 560],
        [x(900), 560],
        [x(960), 610],
        [x(110), 610],
      ]),
      lighter(wood, 0.2),
    ),
    rect(Math.min(x(110), x(960)), 610, 850, 130, darker(wood, 0.2)),
  )
  for (const at of [200, 410, 620, 830]) add(scene, rect(x(at) - 4, 610, 8, 130, darker(wood, 0.4)))
  for (const [at, pose, options] of [
    [300, PLAYING, { hat: 'beret', held: { before: guitar(scene) }, shirt: mood.paper }],
    [520, SINGING, { skirt: true, shirt: mood.cork }],
    [790, BEATING, { hat: 'straw', held: { behind: tambourine(scene) }, shirt: mood.accent, turned: true }],
  ] as const)
    add(
      scene,
      posed(scene, x(at), 596, 3.5, pose, {
        ...options,
        // the lamps of the stage
        skin: mix(mood.skin[at === 520 ? 0 : 1], mood.lamp, mood.night ? 0.34 : 0),
        flip: 'turned' in options ? side > 0 : side < 0,
      }),
    )
  // two dancers near, hand in hand, and heads that the edge cuts off
  const [a, b] = [x(870), x(1080)]
  const left = Math.min(a, b)
  const right = Math.max(a, b)
  const hands = (from: number) =>
    [
      [from - 96, 520],
      [from + 96, 540],
    ] as const
  add(
    scene,
    dancer(scene, {
      x: left,
      y: 900,
      h: 400,
      back: true,
      skirt: true,
      hands: [hands(left)[0], [(left + right) / 2, 530]],
    }),
    dancer(scene, {
      x: right,
      y: 910,
      h: 420,
      back: true,
      skirt: false,
      hands: [[(left + right) / 2, 530], hands(right)[1]],
    }),
  )
  backs(scene, 830, 0.8, side > 0 ? [30, 250, 480] : [720, 960, 1180])
}

export const feasts: Record<string, (scene: Scene) => void> = {
  havaneres,
  mayos,
  'folk-music': folkMusic,
}
