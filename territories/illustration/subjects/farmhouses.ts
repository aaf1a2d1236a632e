import { block } from '../buildings/blocks.ts'
import { cortijo, masiaHouse, plaster } from '../buildings/farmhouse.ts'
import { face, figure, post, type Spot, type View } from '../buildings/perspective.ts'
import { darker, lighter, mix } from '../colour.ts'
import { countryside, lane, nearOak } from '../land/countryside.ts'
import { bush, corkOak, cypress } from '../land/trees.ts'
import { add, type Scene, viewOf, WIDTH } from '../scene.ts'
import { fill, rect } from '../shape.ts'
import { overhang } from '../streets/plane-tree.ts'
import { pot } from '../streets/street-things.ts'
import { granite, isRaya, whitewash } from '../streets/streets.ts'
import { stone } from './stone-house.ts'

/** A farmhouse of this land: a masia, or a white cortijo. */
const farm = (view: View, place: { x: number; z: number; turn: number; foot?: number }) =>
  isRaya(view.scene) ? cortijo(view, place, 17) : masiaHouse(view, place)

function masia(scene: Scene): void {
  viewOf<() => void>(scene, [
    () => {
      const view = countryside(scene, { horizon: 570, middle: 640 })
      add(scene, lane(view, [2, 0, 25], [0, 0, 3.6], 3.2))
      add(scene, farm(view, isRaya(scene) ? { x: -6, z: 19, turn: 16 } : { x: -9.6, z: 25, turn: -30 }))
      if (!isRaya(scene)) add(scene, cypress(scene, 1090, 650, 360), cypress(scene, 1150, 660, 300))
      nearOak(scene, -1, 780)
      add(
        scene,
        figure(view, 3.2, 13, { hat: 'straw', walking: true, flip: true }),
        bush(scene, 1120, 806, 120),
      )
    },
    () => {
      const view = countryside(scene, { horizon: 520, middle: 560, eye: 2, focal: 900 })
      add(scene, lane(view, [-1, 0, 24], [0.4, 0, 3.4], 3.6))
      add(scene, farm(view, isRaya(scene) ? { x: -7, z: 24, turn: -12 } : { x: -7, z: 24, turn: 30 }))
      gateway(scene, view)
    },
    () => {
      const view = countryside(scene, { horizon: 500, middle: 700, focal: 1050, hills: 130 })
      add(scene, farm(view, isRaya(scene) ? { x: -4, z: 29, turn: -24 } : { x: -5, z: 32, turn: -34 }))
      add(scene, corkOak(scene, 250, 760, 860, { stripped: 0.92, lean: 0.06 }))
      picnic(scene)
    },
  ])()
}

/** Two stone pillars and the wall of the yard, near; the right one is cut by the edge. */
function gateway(scene: Scene, view: View): void {
  const { mood } = scene
  const stone = isRaya(scene) ? whitewash(scene) : plaster(scene)
  const cap = isRaya(scene) ? granite(scene) : mood.roof
  for (const [x, w] of [
    [-3.6, 0.8],
    [2.9, 0.8],
  ] as const) {
    const outer = x < 0 ? -9 : x + w
    add(
      scene,
      block(view, {
        x: outer,
        z: 6.6,
        w: x < 0 ? x - outer : 7,
        d: 0.5,
        h: 1.5,
        wall: mix(stone, mood.shadow, 0.06),
        ridge: 'along',
        rise: 0.25,
        eaves: 0.12,
        roof: cap,
      }),
    )
    add(
      scene,
      block(view, {
        x,
        z: 6.4,
        w,
        d: 0.8,
        h: 2.5,
        wall: stone,
        ridge: 'hip',
        rise: 0.2,
        eaves: 0.14,
        roof: cap,
      }),
    )
  }
  add(scene, bush(scene, 70, 800, 130, mood.accent), overhang(scene, 1, 360))
}

/** A table and benches in the shade. */
function picnic(scene: Scene): void {
  const { mood } = scene
  const wood = mix(mood.bark, mood.accent, 0.36)
  const dark = darker(wood, 0.32)
  add(
    scene,
    fill('M480 762Q760 716 1040 762Q760 806 480 762Z', mood.shadow, 0.3),
    rect(610, 650, 26, 106, dark),
    rect(890, 650, 26, 106, dark),
    fill('M560 716L596 690H940L970 716Z', darker(wood, 0.1)),
    rect(560, 716, 410, 14, dark),
    fill('M530 650L590 612H936L996 650Z', lighter(wood, 0.12)),
    rect(530, 650, 466, 20, dark),
    fill('M690 622h54l-8 -48h-38Z', mix(mood.accent, mood.bark, 0.3)),
    fill('M684 574h66v12h-66Z', mix(mood.accent, mood.wall, 0.3)),
    fill('M820 630Q830 596 864 598Q900 600 906 630Z', mix(mood.accent, mood.bark, 0.35)),
    fill('M500 766L540 738H980L1010 766Z', wood),
    rect(500, 766, 510, 16, dark),
    rect(560, 782, 24, 40, dark),
    rect(930, 782, 24, 40, dark),
  )
}

function countryHouse(scene: Scene): void {
  const { mood } = scene
  viewOf<() => void>(scene, [
    () => {
      const view = countryside(scene, { horizon: 540, middle: 560, eye: 2.6, focal: 920, grass: 0 })
      add(scene, masiaHouse(view, { x: -12, z: 26, turn: 22 }))
      pool(scene, view)
      add(
        scene,
        cypress(scene, 1010, 640, 380),
        cypress(scene, 1080, 660, 320),
        overhang(scene, -1, 420),
        bush(scene, 1160, 800, 110),
      )
    },
    () => {
      const view = countryside(scene, { horizon: 540, middle: 700, focal: 900, hills: 90 })
      add(scene, masiaHouse(view, { x: -15, z: 24, turn: -24 }))
      porch(scene, view)
      add(
        scene,
        figure(view, 2.2, 9.4, { hat: 'straw', walking: true, flip: true }),
        bush(scene, 60, 800, 120),
        pot(view, -1.7, 6, 0.9, mood.cork),
      )
    },
  ])()
}

function pool(scene: Scene, view: View): void {
  const { mood } = scene
  const stone = mix(mood.stone, mood.wall, 0.5)
  const area = (x: number, z: number, w: number, d: number, y = 0): Spot[] => [
    [x, y, z],
    [x, y, z + d],
    [x + w, y, z + d],
    [x + w, y, z],
  ]
  add(
    scene,
    face(view, area(-3.4, 8.4, 10, 8), stone),
    face(view, area(-2.6, 9, 8.4, 6.4), mix(mood.water, mood.shadow, 0.25)),
    face(view, area(-2.6, 9, 8.4, 5.7), mix(mood.water, mood.skyLow, 0.42)),
  )
  add(
    scene,
    face(
      view,
      [
        [-1.6, 0, 11.2],
        [1.8, 0, 11.8],
        [3.6, 0, 11.5],
        [0.6, 0, 11],
      ],
      mix(mood.skyLow, '#ffffff', 0.4),
      0.6,
    ),
  )
}

/** The porch one stands under: two posts, a beam, and tiles above. */
function porch(scene: Scene, view: View): void {
  const { mood } = scene
  const wood = mix(mood.bark, mood.cork, 0.2)
  add(scene, post(view, -2.6, 5.2, 4.3, 0.26, wood), post(view, 2.5, 5.2, 4.3, 0.26, wood))
  add(
    scene,
    rect(-10, 0, WIDTH + 20, 84, mix(mood.roof, mood.shadow, 0.5)),
    rect(-10, 70, WIDTH + 20, 40, darker(wood, 0.2)),
  )
  for (let i = 0; i < 9; i++)
    add(scene, fill(`M${i * 150 - 40} 110l${(i - 4) * 6 + 70} 0l0 26l${-70} 0Z`, darker(wood, 0.36)))
}

export const farmhouses: Record<string, (scene: Scene) => void> = {
  masia,
  'country-house': countryHouse,
  'stone-house': stone,
}
