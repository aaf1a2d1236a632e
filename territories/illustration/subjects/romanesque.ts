import { block, castShadow, cornersOf } from '../buildings/blocks.ts'
import { chapel, oldStone } from '../buildings/chapel.ts'
import { face, figure, look, type Opening, onWall, type Spot, type View } from '../buildings/perspective.ts'
import { lighter, mix } from '../colour.ts'
import { countryside, lane, nearOak } from '../land/countryside.ts'
import { bush, corkOak, cypress } from '../land/trees.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { overhang } from '../streets/plane-tree.ts'

/** Sant Cebrià dels Alls: the church with the rectory and the old tower house against it. */
function alls(scene: Scene, view: View, turn: number, x: number, z: number): string {
  const stone = oldStone(scene)
  const frame = lighter(stone, 0.3)
  const w = (at: number, sill: number): Opening => ({ at, sill, w: 0.9, h: 1.2, frame, frameWidth: 0.2 })
  const church = { x, z, w: 14, d: 8, h: 6, turn, wall: stone }
  const [rx, , rz] = onWall(cornersOf(church).walls.front, -9, 0, -1.6)
  const rectory = {
    x: rx,
    z: rz,
    w: 9,
    d: 8,
    h: 6.4,
    turn,
    wall: mix(stone, scene.mood.wall, 0.35),
    rise: 1.8,
    front: [
      w(2, 4),
      w(5, 4),
      w(7.5, 4),
      { at: 4, w: 2, h: 2.7, arch: 'round', kind: 'door', frame, frameWidth: 0.45 } satisfies Opening,
    ],
  }
  const [kx, , kz] = onWall(cornersOf(church).walls.front, -5, 0, -5)
  const keep = {
    x: kx,
    z: kz,
    w: 6,
    d: 6,
    h: 11,
    turn,
    wall: mix(stone, scene.mood.bark, 0.12),
    ridge: 'hip' as const,
    rise: 1.4,
    front: [w(3, 8.4)],
    left: [w(3, 8)],
  }
  return (
    castShadow(view, rectory) +
    block(view, keep) +
    block(view, rectory) +
    chapel(view, { x, z, turn, belfry: 'wall', apses: 1 })
  )
}

export function romanesque(scene: Scene): void {
  viewOf<() => void>(scene, [
    () => {
      const view = countryside(scene, { horizon: 570, middle: 500 })
      add(scene, cypress(scene, 250, 640, 330))
      add(
        scene,
        chapel(view, { x: -6.2, z: 21, turn: -38, apses: 1, belfry: 'tower', towerAt: 0, towerHeight: 12 }),
      )
      add(scene, corkOak(scene, 1096, 806, 700, { lean: 0.05, stripped: 0.9 }), bush(scene, 120, 800, 130))
    },
    () => {
      const view = countryside(scene, { horizon: 560, focal: 1150, middle: 700 })
      add(scene, lane(view, [0, 0, 26], [-1.5, 0, 4.2], 3))
      add(scene, alls(scene, view, -18, -3, 31))
      add(scene, figure(view, -2, 15, { walking: true, backpack: true }))
      add(scene, overhang(scene, -1, 480))
    },
    () => {
      const view = countryside(scene, { horizon: 620, focal: 900, middle: 480, hills: 150 })
      add(scene, alls(scene, view, 24, -1, 18))
      nearOak(scene, 1, 820)
    },
    () => {
      const view = countryside(scene, { horizon: 430, eye: 4, focal: 1000, middle: 640, hills: 90, grass: 0 })
      add(scene, chapel(view, { x: -8, z: 24, turn: -30, apses: 1, belfry: 'wall' }))
      dig(scene)
    },
  ])()
}

/** What was dug up: the curved foot of a wall on the living rock, at the viewer's feet. */
function dig(scene: Scene): void {
  const { mood } = scene
  const view = look(scene, { eye: 4, focal: 1000, horizon: 430, middle: 640 })
  const earth = mix(mood.ground, mood.bark, 0.5)
  const curve = (r: number, y: number) =>
    Array.from({ length: 19 }, (_, i): Spot => {
      const a = Math.PI + (i / 18) * Math.PI
      return [-1.2 + Math.cos(a) * r, y, 14.6 + Math.sin(a) * r * 0.9]
    })
  const stone = oldStone(scene)
  add(
    scene,
    face(
      view,
      [
        [-6.8, 0, 16],
        [-5.8, 0, 10.8],
        [4.4, 0, 10.6],
        [5.2, 0, 16.4],
      ],
      earth,
    ),
    face(view, curve(2.6, 0), mix(earth, mood.shadow, 0.3)),
  )
  for (let i = 0; i < 9; i++) {
    const [a, b] = [curve(3.5, 0)[i * 2], curve(3.5, 0)[i * 2 + 2]]
    const [c, d] = [curve(2.6, 0)[i * 2 + 2], curve(2.6, 0)[i * 2]]
    if (!a || !b || !c || !d) continue
    const up = ([x, , z]: Spot, h: number): Spot => [x, h, z]
    const h = 0.6 + (i % 3) * 0.16
    const tone = i % 2 ? stone : lighter(stone, 0.12)
    add(
      scene,
      face(view, [d, c, up(c, h), up(d, h)], mix(tone, mood.shadow, 0.4)),
      face(view, [a, b, up(b, h), up(a, h)], mix(tone, mood.shadow, 0.24)),
      face(view, [up(a, h), up(b, h), up(c, h), up(d, h)], lighter(tone, 0.16)),
    )
  }
  add(
    scene,
    figure(view, 4.6, 12.5, { hat: 'straw', flip: true, arms: [20, -8] }),
    bush(scene, 60, 806, 120),
    bush(scene, 1160, 812, 110),
  )
}
