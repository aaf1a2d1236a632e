import { face, figure, look, post, project, scaleAt } from '../buildings/perspective.ts'
import { townHall } from '../buildings/town-hall.ts'
import { darker, lighter, mix } from '../colour.ts'
import { backHills } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { add, type Scene, viewOf, WIDTH } from '../scene.ts'
import { fill, line, rect } from '../shape.ts'
import { arcade } from '../streets/arcade.ts'
import { dapple, foliage, planeTree } from '../streets/plane-tree.ts'
import { bench, cafe, treeAt } from '../streets/square-furniture.ts'
import { townFloor } from '../streets/street-floor.ts'
import { flags, lamp, pot } from '../streets/street-things.ts'
import { band, belfry, terrace } from '../streets/streets.ts'
import { bullring } from './bullring.ts'
import { flowerCarpet, market } from './market.ts'

function square(scene: Scene): void {
  viewOf<(s: Scene) => void>(scene, [underArches, underPlanes, townHallCorner, fromBelfry])(scene)
}

/** Out of the shade of the arcade, over the tables, to the town hall. */
function underArches(scene: Scene): void {
  const { mood } = scene
  const view = townFloor(scene, { horizon: 520, middle: 640, focal: 820 })
  add(
    scene,
    belfry(view, -15, 60, 22),
    terrace(view, [-30, 40], [-9, 44], { deep: 8 }),
    terrace(view, [12, 42], [32, 34], { deep: 8 }),
  )
  add(scene, townHall(view, { x: -8, z: 38, turn: -10 }))
  add(scene, treeAt(view, 9.5, 22, 9.5), treeAt(view, -9.6, 20, 9))
  add(
    scene,
    figure(view, -2, 18, { walking: true, skirt: true }),
    figure(view, 3.4, 14, { walking: true, flip: true, hat: 'straw' }),
  )
  add(scene, cafe(view, -2.5, 8), cafe(view, 1.5, 9.4))
  const stone = mix(mix(mood.stone, mood.wall, 0.4), mood.shadow, mood.night ? 0.2 : 0.34)
  add(scene, band(view, [-20, 3.4], [20, 3.4], 4.4, mood.shadow, 0.34))
  add(
    scene,
    arcade(view, { from: [-9.9, 5.6], to: [8.7, 5.6] }, 3, 6, stone, {
      spring: 1.9,
      pillar: 0.75,
      thick: 0.9,
    }),
  )
}

/** In the shade of two great plane trees, a bench, people; the square in the light behind. */
function underPlanes(scene: Scene): void {
  const { mood } = scene
  const view = townFloor(scene, { horizon: 540, middle: 520, focal: 860 })
  add(scene, terrace(view, [-26, 26], [-5, 40], { deep: 9 }), terrace(view, [4, 40], [26, 24], { deep: 9 }))
  add(
    scene,
    figure(view, 1, 22, { walking: true }),
    figure(view, 2.4, 21, { walking: true, skirt: true }),
    figure(view, -4, 18, { walking: true, flip: true, child: true }),
  )
  add(
    scene,
    dapple(view, -0.4, 8, 3.4),
    treeAt(view, 5.2, 15, 11),
    figure(view, -0.2, 10.5, { walking: true, skirt: true, hat: 'straw' }),
  )
  add(scene, bench(view, 1.2, 9.4))
  const [tx, ty] = [170, 800]
  add(scene, planeTree(scene, tx, ty, 1050))
  add(
    scene,
    foliage(scene, 460, 60, 170, 0.3),
    foliage(scene, 660, -10, 150),
    fill('M-20 770Q160 730 420 790L420 820H-20Z', mood.shadow, 0.3),
  )
  add(scene, pot(view, 4.6, 7.4, 0.8, mood.cork))
}

/** The town hall at the corner, flags over the street. */
function townHallCorner(scene: Scene): void {
  const { mood } = scene
  const view = townFloor(scene, { horizon: 620, middle: 700, focal: 780, eye: 1.6 })
  add(
    scene,
    terrace(view, [7, 54], [8, 18], { floors: [2, 3] }),
    terrace(view, [-4, 44], [6, 54], { floors: [2, 2] }),
  )
  add(scene, flags(view, [-0.6, 7.4, 30], [7.5, 6, 31], 9))
  add(scene, townHall(view, { x: -13.6, z: 19, turn: 12 }))
  add(scene, flags(view, [-13.3, 8.6, 18.9], [7.8, 6.6, 22]))
  add(scene, lamp(view, 4.4, 11, 4.2))
  add(
    scene,
    figure(view, -3.6, 11.4, { walking: true, hat: 'cap' }),
    figure(view, -2.5, 11.8, { walking: true, skirt: true }),
    figure(view, 2, 15, { walking: true, flip: true }),
  )
  add(
    scene,
    fill('M-20 760Q300 720 760 800V820H-20Z', mood.shadow, 0.2),
    foliage(scene, 40, 700, 120),
    foliage(scene, -10, 780, 150),
  )
}

/** From the bell tower: the square below, round crowns, roofs all about it. */
function fromBelfry(scene: Scene): void {
  const { mood } = scene
  const view = look(scene, { eye: 21, horizon: 150, focal: 860, middle: 600 })
  sky(scene, { clouds: 1, sunY: 60 })
  backHills(scene, { horizon: 110, layers: 2, wooded: true })
  add(scene, rect(0, 176, WIDTH, 640, mix(mood.leaf, mood.ground, 0.55)))
  add(
    scene,
    face(
      view,
      [
        [-60, 0, 4],
        [-60, 0, 70],
        [60, 0, 70],
        [60, 0, 4],
      ],
      mix(mood.path, mood.stone, 0.12),
    ),
  )
  add(
    scene,
    terrace(view, [-40, 68], [44, 70], { deep: 12 }),
    terrace(view, [-19, 54], [-6, 56], { deep: 10 }),
  )
  add(scene, townHall(view, { x: -5, z: 53, turn: -4 }))
  add(
    scene,
    terrace(view, [14, 55], [30, 52], { deep: 10 }),
    terrace(view, [-22, 26], [-19, 54], { deep: 11 }),
    terrace(view, [19, 52], [22, 24], { deep: 11, floors: [2, 2], even: true }),
  )
  for (const [x, z] of [
    [-11, 45],
    [9, 46],
    [-12, 37],
    [11, 38],
  ] as const) {
    const [px, py] = project(view, [x, 3.4, z])
    const s = scaleAt(view, [x, 3.4, z])
    add(
      scene,
      dapple(view, x - scene.side * 1.8, z, 2.4),
      post(view, x, z, 3, 0.4, mix(mood.stone, mood.shadow, 0.2)),
      foliage(scene, px, py, s * 3.2, 0.3),
    )
  }
  for (const [x, z, walk] of [
    [-3, 44, true],
    [-1.4, 43, true],
    [4, 40, false],
    [5.4, 40.6, false],
    [0.6, 37.5, true],
    [-6, 39, true],
  ] as const)
    add(scene, figure(view, x, z, { walking: walk, skirt: z % 2 === 0 }))
  belfryOpening(scene)
}

/** The round arch one looks out of, the sill one leans on, and the rim of the bell that hangs in it. */
function belfryOpening(scene: Scene): void {
  const { mood } = scene
  const stone = mix(mix(mood.stone, mood.wall, 0.3), mood.shadow, 0.34)
  const bronze = mix(mood.accent, mood.ink, 0.5)
  const joints = 'M-20 250H108M-20 400H96M-20 550H96M250 -20L318 76M150 60L214 130M1092 -20L1040 50'
  add(
    scene,
    fill('M398 -20Q396 74 352 104Q348 122 366 126H594Q612 122 608 104Q564 74 562 -20Z', bronze),
    fill('M398 -20Q396 74 352 104L420 104Q446 70 446 -20Z', lighter(bronze, 0.2)),
    fill('M352 104H608V122H352Z', darker(bronze, 0.25)),
    fill('M466 124H494L500 150Q480 170 460 150Z', darker(bronze, 0.4)),
    `<path fill-rule="evenodd" fill="${stone}" d="M-20 -20H1220V820H-20ZM140 700V380C140 120 330 -70 690 -70S1240 120 1240 380V700Z"/>`,
    // the thickness of the jamb
    fill('M96 700V380C96 110 280 -60 470 -60H690C330 -70 140 120 140 380V700Z', mix(stone, mood.shadow, 0.3)),
    line(joints, { width: 5, colour: darker(stone, 0.2) }),
    fill('M-20 716L140 660H1220V736H-20Z', lighter(stone, 0.2)),
    fill('M-20 732H1220V820H-20Z', darker(stone, 0.06)),
    line('M330 736V820M760 736V820', { width: 5, colour: darker(stone, 0.24) }),
  )
}

export const squares: Record<string, (scene: Scene) => void> = {
  square,
  bullring,
  market,
  'flower-carpet': flowerCarpet,
}
