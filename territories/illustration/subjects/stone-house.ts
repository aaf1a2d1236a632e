import { block } from '../buildings/blocks.ts'
import { cortijo, stoneHouse } from '../buildings/farmhouse.ts'
import { face, type Wall } from '../buildings/perspective.ts'
import { bench, fieldWall } from '../buildings/yard.ts'
import { lighter, mix } from '../colour.ts'
import { countryside, lane, nearOak } from '../land/countryside.ts'
import { tufts } from '../land/land.ts'
import { bush, corkOak } from '../land/trees.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { overhang } from '../streets/plane-tree.ts'
import { pot } from '../streets/street-things.ts'
import { granite, isRaya, whitewash } from '../streets/streets.ts'

export function stone(scene: Scene): void {
  const raya = isRaya(scene)
  const fromLane = () => {
    const view = countryside(scene, { horizon: 580, middle: 520 })
    add(scene, lane(view, [raya ? -1 : -1, 0, 19], [3, 0, 3.6], 2.6))
    add(
      scene,
      raya ? cortijo(view, { x: -8.4, z: 17, turn: -14 }, 15) : stoneHouse(view, { x: -7, z: 17, turn: -16 }),
    )
    nearOak(scene, 1, 760)
    add(scene, bush(scene, 60, 806, 130))
  }
  const overWall = () => {
    const view = countryside(scene, { horizon: 500, middle: 640, eye: 2.2, focal: 1050, hills: 120 })
    add(
      scene,
      raya ? cortijo(view, { x: -7, z: 17, turn: 26 }, 15) : stoneHouse(view, { x: -5, z: 18, turn: 26 }),
    )
    add(
      scene,
      fieldWall(view, { from: [-9, 9], to: [-0.8, 7.6] }),
      fieldWall(view, { from: [1.8, 7.8], to: [9, 6.6] }),
    )
    add(scene, overhang(scene, -1, 460))
    tufts(scene, 740, 6)
  }
  const atDoor = () => doorway(scene)
  const group = () => {
    const view = countryside(scene, { horizon: 610, middle: 700, focal: 1250, hills: 210, eye: 1.7 })
    add(scene, lane(view, [2, 0, 30], [-2, 0, 5], 2.6))
    add(scene, cortijo(view, { x: 3, z: 40, turn: 10 }, 11), cortijo(view, { x: -9, z: 29, turn: -20 }, 12))
    add(
      scene,
      fieldWall(view, { from: [0.4, 9], to: [9, 14] }, 1.2),
      fieldWall(view, { from: [-7.6, 7], to: [-4.2, 15] }, 1.2),
    )
    add(scene, corkOak(scene, 1100, 760, 520))
  }
  if (raya) viewOf(scene, [fromLane, atDoor, overWall, group])()
  else viewOf(scene, [fromLane, overWall, atDoor])()
}

/** The door with its bench: thick wall, granite, a pot of flowers, the land beyond the corner. */
function doorway(scene: Scene): void {
  const { mood } = scene
  const view = countryside(scene, { horizon: 470, middle: 900, focal: 760, eye: 1.6, hills: 90, grass: 4 })
  const raya = isRaya(scene)
  const tone = raya ? whitewash(scene) : mix(mix(mood.stone, mood.wall, 0.35), mood.accent, 0.08)
  const frame = raya ? granite(scene) : lighter(tone, 0.3)
  const front: Wall = { from: [-9, 3.1], to: [0.4, 7.4] }
  const door = {
    at: 5.7,
    w: 1.5,
    h: 2.3,
    kind: 'door' as const,
    frame,
    frameWidth: 0.42,
    colour: mix(mood.leaf, mood.ink, 0.16),
  }
  const turn = (Math.atan2(4.3, 9.4) * 180) / Math.PI
  const ground = mix(mood.path, mood.stone, 0.2)
  add(
    scene,
    face(
      view,
      [
        [-9, 0, 3.1],
        [0.6, 0, 7.6],
        [2.6, 0, 6.6],
        [2, 0, 2],
        [-6, 0, 1],
      ],
      ground,
    ),
  )
  add(
    scene,
    block(view, {
      x: front.from[0],
      z: front.from[1],
      w: 10.34,
      d: 7,
      h: 3.6,
      turn,
      wall: tone,
      rise: 1.8,
      eaves: 0.5,
      front: [door, { at: 8.7, sill: 1.2, w: 0.9, h: 1, frame, frameWidth: 0.26 }],
      ...(raya ? { plinth: mix(frame, tone, 0.4) } : {}),
    }),
  )
  add(
    scene,
    bench(view, { from: [-9, 3.1], to: [0.4, 7.4] }, 7.6, 1.5),
    pot(view, -2.75, 5.2, 0.62, mood.cork),
    pot(view, 0.6, 6.4, 0.55, mood.accent),
  )
  add(scene, corkOak(scene, 1080, 690, 420))
}
