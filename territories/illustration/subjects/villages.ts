import { block } from '../buildings/blocks.ts'
import { chapel } from '../buildings/chapel.ts'
import { cottage, inOrder, oakAt } from '../buildings/cottage.ts'
import { cortijo, smoke } from '../buildings/farmhouse.ts'
import { face, figure, look, type Spot } from '../buildings/perspective.ts'
import { fieldWall } from '../buildings/yard.ts'
import { mix } from '../colour.ts'
import { countryside, lane, nearOak } from '../land/countryside.ts'
import { backHills, ground, tufts } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { bush, corkOak, cypress } from '../land/trees.ts'
import { woods } from '../land/woods.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { isRaya } from '../streets/streets.ts'
import { cemetery } from './cemetery.ts'
import { stoneCross } from './stone-cross.ts'
import { borderHamlet, whiteVillage } from './white-village.ts'

function hamlet(scene: Scene): void {
  if (isRaya(scene)) viewOf<(s: Scene) => void>(scene, [whiteLane, whiteFromHill, whiteAcross])(scene)
  else viewOf<(s: Scene) => void>(scene, [stoneEntrance, stoneSlope, hearths])(scene)
}

/** The way in: a house at the edge, the church with its tower ahead. */
function stoneEntrance(scene: Scene): void {
  const view = countryside(scene, { horizon: 560, middle: 600, focal: 950, grass: 4 })
  add(scene, lane(view, [2, 0, 36], [1.6, 0, 3.4], 4.4))
  add(scene, cypress(scene, 905, 610, 250))
  add(
    scene,
    chapel(view, {
      x: -4.4,
      z: 31,
      turn: -30,
      belfry: 'tower',
      towerAt: 0.5,
      towerHeight: 13,
      apses: 1,
      width: 8,
      length: 11,
    }),
  )
  add(
    scene,
    block(view, cottage(scene, 8.4, 23, 0, { turn: 24, w: 8 })),
    block(view, cottage(scene, -16, 15.5, 0, { turn: 40, w: 10, h: 6.2 })),
  )
  add(scene, block(view, cottage(scene, 5.6, 15, 0, { turn: -52, w: 8, h: 5.8 })))
  add(
    scene,
    figure(view, 0.9, 13.5, { walking: true, backpack: true, flip: true }),
    bush(scene, 60, 806, 130),
  )
}

/** Houses one above the other on a slope, the bell tower over all of them. */
function stoneSlope(scene: Scene): void {
  const { mood } = scene
  const view = countryside(scene, { horizon: 650, middle: 600, focal: 1100, hills: 230, grass: 6 })
  const hill: Spot[] = []
  for (let i = 0; i <= 16; i++) hill.push([-26 + i * 3.4, Math.sin((i / 16) * Math.PI) ** 1.2 * 9, 62])
  add(scene, face(view, [...hill, [30, 0, 30], [-28, 0, 30]], mix(mood.ground, mood.leaf, 0.35)))
  woods(
    scene,
    (x) => 640 - Math.sin(Math.min(1, Math.max(0, x / 1200)) * Math.PI) * 120,
    mix(mood.leaf, mood.ground, 0.25),
    34,
    60,
  )
  add(
    scene,
    chapel(view, {
      x: -7,
      z: 58,
      foot: 7.4,
      turn: -24,
      belfry: 'tower',
      towerAt: 1,
      towerHeight: 15,
      apses: 1,
      length: 13,
    }),
  )
  add(
    scene,
    inOrder(view, [
      cottage(scene, -16, 56, 5, { turn: 16 }),
      cottage(scene, 6, 55, 5.2, { turn: -18, w: 10 }),
      cottage(scene, 13, 50, 3, { turn: -26 }),
      cottage(scene, -20, 46, 1.8, { turn: 22, w: 10 }),
      cottage(scene, -8, 45, 2.4, { turn: -12, w: 11, h: 6.4 }),
      cottage(scene, 4, 43, 1.4, { turn: 14 }),
      cottage(scene, 12, 41, 0.4, { turn: -20, w: 9 }),
    ]),
  )
  add(
    scene,
    fieldWall(view, { from: [-9, 14], to: [-1, 15] }, 1.2),
    fieldWall(view, { from: [2.4, 15], to: [10, 13] }, 1.2),
  )
  nearOak(scene, scene.side < 0 ? 1 : -1, 640)
}

/** From above: roofs close together, lit windows, smoke that rises. */
function hearths(scene: Scene): void {
  const { mood } = scene
  const view = look(scene, { eye: 15, horizon: 330, focal: 1050, middle: 600 })
  sky(scene, { clouds: 1 })
  backHills(scene, { horizon: 300, layers: 3 })
  ground(scene, { top: 390, grass: 0, flowers: false, colour: mix(mood.ground, mood.leaf, 0.3) })
  woods(scene, () => 404, mix(mood.leaf, mood.ground, 0.2), 36, 60)
  add(
    scene,
    chapel(view, { x: -3, z: 58, turn: -28, belfry: 'tower', towerAt: 0, towerHeight: 15, apses: 1 }),
  )
  const houses = [
    cottage(scene, -24, 56, 0, { turn: 20, w: 11 }),
    cottage(scene, 15, 54, 0, { turn: -20, w: 11 }),
    cottage(scene, -15, 46, 0, { turn: 12, w: 10 }),
    cottage(scene, 7, 45, 0, { turn: -14, w: 9 }),
    cottage(scene, -5, 40, 0, { turn: 16, w: 9 }),
    cottage(scene, 13, 38, 0, { turn: -24, w: 10 }),
    cottage(scene, -20, 36, 0, { turn: 24, w: 11 }),
    cottage(scene, 2, 31, 0, { turn: -12, w: 10 }),
  ]
  add(scene, inOrder(view, houses))
  add(scene, smoke(view, [-14, 8.6, 42]), smoke(view, [9, 8.6, 42]), smoke(view, [4, 8.6, 35]))
  add(scene, corkOak(scene, 60, 830, 560), bush(scene, 1140, 815, 150))
}

/** A lane between white houses and a wall of the field. */
function whiteLane(scene: Scene): void {
  const view = countryside(scene, { horizon: 560, middle: 620, focal: 940, grass: 4 })
  add(scene, lane(view, [-0.6, 0, 40], [0.8, 0, 3.4], 4))
  add(
    scene,
    cortijo(view, { x: -6, z: 42, turn: -10 }, 11),
    cortijo(view, { x: 3.4, z: 27, turn: -40 }, 11),
    cortijo(view, { x: -13, z: 16, turn: 42 }, 12),
  )
  add(scene, fieldWall(view, { from: [2.2, 15], to: [6, 5] }, 1.2))
  add(
    scene,
    figure(view, -0.2, 12, { walking: true, hat: 'straw', flip: true }),
    corkOak(scene, 1120, 700, 460),
  )
}

/** From the hill: a handful of white houses in the dehesa. */
function whiteFromHill(scene: Scene): void {
  const { mood } = scene
  const view = look(scene, { eye: 12, horizon: 330, focal: 1150, middle: 560 })
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 280, layers: 3 })
  ground(scene, { top: 370, grass: 4, colour: mix(mood.ground, mood.leaf, 0.12) })
  add(scene, lane(view, [-4, 0, 66], [-1, 0, 25], 4))
  for (const [x, z, h] of [
    [-26, 70, 7],
    [22, 66, 7],
    [27, 48, 7],
    [-19, 50, 6],
  ] as const)
    add(scene, oakAt(view, x, z, h))
  add(
    scene,
    cortijo(view, { x: -13, z: 58, turn: 18 }, 13),
    cortijo(view, { x: 5, z: 55, turn: -16 }, 13),
    cortijo(view, { x: -15, z: 42, turn: -22 }, 12),
    cortijo(view, { x: 2, z: 37, turn: 14 }, 14),
  )
  nearOak(scene, 1, 700)
}

/** Across the field, by the wall: houses on the rise, the oak between. */
function whiteAcross(scene: Scene): void {
  const view = countryside(scene, { horizon: 630, middle: 640, focal: 1150, hills: 200, grass: 4 })
  add(
    scene,
    cortijo(view, { x: -15, z: 44, turn: 20, foot: 1.6 }, 13),
    cortijo(view, { x: 4, z: 40, turn: -18, foot: 1 }, 14),
    cortijo(view, { x: -6, z: 33, turn: 8, foot: 0.4 }, 12),
  )
  add(scene, oakAt(view, 7.4, 28, 7.4))
  add(
    scene,
    fieldWall(view, { from: [-9, 10], to: [-2.2, 11.5] }, 1.3),
    fieldWall(view, { from: [1, 11.6], to: [9, 10.4] }, 1.3),
  )
  add(scene, bush(scene, 90, 806, 130, scene.mood.paper))
  tufts(scene, 740, 4)
}

export const villages: Record<string, (scene: Scene) => void> = {
  hamlet,
  'white-village': whiteVillage,
  'border-hamlet': borderHamlet,
  cemetery,
  'stone-cross': stoneCross,
}
