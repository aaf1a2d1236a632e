import { chapel } from '../buildings/chapel.ts'
import { figure } from '../buildings/perspective.ts'
import { countryside, lane, nearOak } from '../land/countryside.ts'
import { tufts } from '../land/land.ts'
import { birds } from '../land/sky.ts'
import { bush, corkOak } from '../land/trees.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { overhang } from '../streets/plane-tree.ts'
import { isRaya } from '../streets/streets.ts'
import { sanctuary } from './chandavila.ts'
import { hilltop } from './hilltop.ts'
import { romanesque } from './romanesque.ts'

function fitor(scene: Scene): void {
  viewOf(scene, [fitorApses, fitorDoor, remei, fitorTower])(scene)
}

/** The two apses, the tower behind, an oak at the edge. */
function fitorApses(scene: Scene): void {
  const view = countryside(scene, { horizon: 560, middle: 690 })
  add(
    scene,
    chapel(view, {
      x: -7,
      z: 25,
      turn: -36,
      apses: 2,
      belfry: 'tower',
      towerAt: -1,
      towerHeight: 14,
      width: 9,
      length: 14,
    }),
  )
  nearOak(scene, -1)
  tufts(scene, 680, 8)
}

/** The gable with its door of large stones, and the path to it. */
function fitorDoor(scene: Scene): void {
  const view = countryside(scene, { horizon: 570, middle: 640 })
  add(scene, corkOak(scene, 1090, 650, 400))
  add(scene, lane(view, [-4.4, 0, 16], [1, 0, 3.6], 2.4))
  add(
    scene,
    chapel(view, {
      x: -2.2,
      z: 13.6,
      turn: 40,
      apses: 0,
      door: 'gable',
      belfry: 'tower',
      towerAt: 5.5,
      towerHeight: 12.5,
      width: 8.4,
      length: 13,
    }),
  )
  add(scene, figure(view, -0.6, 11, { walking: true, backpack: true, flip: true }))
  add(scene, bush(scene, 80, 790, 120), bush(scene, 1150, 800, 110))
}

/** El Remei: a small chapel among oaks, on the day people come to it. */
function remei(scene: Scene): void {
  const view = countryside(scene, { horizon: 560, middle: 640, focal: 940, grass: 5 })
  add(scene, corkOak(scene, 330, 640, 330))
  add(scene, lane(view, [-0.4, 0, 19], [1.6, 0, 3.6], 3))
  const size = { length: 10, width: 7.4, h: 5.2 }
  add(scene, chapel(view, { x: 0.4, z: 18.4, turn: 42, apses: 0, door: 'gable', belfry: 'wall', ...size }))
  const people = [
    [-3.6, 15, { skirt: true }],
    [-2.8, 15.4, {}],
    [-1.7, 13.4, { hat: 'beret', flip: true }],
    [2.3, 14, { skirt: true, hat: 'straw' }],
    [3, 14.2, { child: true, walking: true }],
    [0.3, 10.6, { walking: true, skirt: true }],
    [1.1, 10.8, { walking: true, hat: 'straw' }],
  ] as const
  for (const [x, z, options] of people) add(scene, figure(view, x, z, options))
  nearOak(scene, -1, 800)
  add(scene, bush(scene, 1150, 806, 110))
}

/** Close under the tower. */
function fitorTower(scene: Scene): void {
  const view = countryside(scene, { horizon: 690, middle: 520, focal: 880, hills: 120, grass: 5 })
  add(scene, corkOak(scene, 120, 740, 420))
  add(
    scene,
    chapel(view, {
      x: -4.5,
      z: 15,
      turn: 28,
      apses: 0,
      door: 'gable',
      belfry: 'tower',
      towerAt: 5.4,
      towerHeight: 14.5,
      width: 8.6,
      length: 14,
    }),
  )
  add(scene, overhang(scene, 1, 420))
  birds(scene, 330, 180, 4, 16)
}

/** A white hermitage of the Raya. */
function hermitage(scene: Scene): void {
  const near = scene.view % 2 === 0
  const view = near
    ? countryside(scene, { horizon: 560, middle: 520 })
    : countryside(scene, { focal: 1200, horizon: 600, middle: 740, hills: 170 })
  if (near) {
    add(scene, lane(view, [-4, 0, 15], [2, 0, 3.6], 2.4))
    add(
      scene,
      chapel(view, {
        x: -2.4,
        z: 17,
        turn: 34,
        apses: 0,
        door: 'gable',
        belfry: 'wall',
        width: 8,
        length: 12,
        h: 5.4,
        porch: true,
      }),
    )
    nearOak(scene, 1, 740)
    return
  }
  add(
    scene,
    chapel(view, { x: -7, z: 27, turn: -30, apses: 1, belfry: 'wall', width: 8, length: 12, h: 5.2 }),
  )
  add(scene, figure(view, 5, 16, { walking: true, hat: 'straw', flip: true, backpack: true }))
  nearOak(scene, -1, 700)
}

export const churches: Record<string, (scene: Scene) => void> = {
  'meadow-chapel': (scene) => (isRaya(scene) ? hermitage(scene) : fitor(scene)),
  'romanesque-church': romanesque,
  'hilltop-sanctuary': hilltop,
  'sanctuary-white': sanctuary,
}
