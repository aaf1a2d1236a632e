import { block, castShadow, cornersOf } from '../buildings/blocks.ts'
import { figure, type Opening, onWall, type View } from '../buildings/perspective.ts'
import { lighter, mix } from '../colour.ts'
import { countryside, lane, nearOak } from '../land/countryside.ts'
import { bush } from '../land/trees.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { overhang } from '../streets/plane-tree.ts'

/** Chandavila: the sanctuary's white front, its tower and its arches. */
function chandavila(scene: Scene, view: View, x: number, z: number, turn: number): string {
  const { mood } = scene
  const white = mix(mood.wall, mood.night ? mood.wall : '#ffffff', 0.55)
  const stone = mix(mood.stone, mood.wall, 0.2)
  const bow = (at: number): Opening => ({
    at,
    w: 2,
    h: 3.1,
    arch: 'round',
    kind: 'hole',
    frame: stone,
    frameWidth: 0.25,
  })
  const nave = {
    x,
    z,
    w: 10,
    d: 18,
    h: 8.4,
    turn,
    wall: white,
    ridge: 'across' as const,
    rise: 2.6,
    front: [
      { at: 5, w: 2.4, h: 4, arch: 'round', kind: 'door', frame: stone, frameWidth: 0.45 },
      { at: 5, sill: 5.8, w: 1.8, h: 1.8, arch: 'round', kind: 'window', frame: stone, frameWidth: 0.25 },
    ] satisfies Opening[],
    right: [4, 9, 14].map((at): Opening => ({ at, sill: 4.4, w: 1, h: 2.2, arch: 'round' })),
    left: [4, 9, 14].map((at): Opening => ({ at, sill: 4.4, w: 1, h: 2.2, arch: 'round' })),
  }
  const { walls } = cornersOf(nave)
  const [tx, , tz] = onWall(walls.front, -4.4, 0, -0.6)
  const bells: Opening = {
    at: 2.2,
    sill: 12,
    w: 1.5,
    h: 2.8,
    arch: 'round',
    kind: 'hole',
    frame: stone,
    frameWidth: 0.2,
  }
  const tower = {
    x: tx,
    z: tz,
    w: 4.4,
    d: 4.4,
    h: 16,
    turn,
    wall: lighter(white, 0.1),
    ridge: 'hip' as const,
    rise: 3.6,
    front: [bells],
    left: [bells],
    right: [bells],
  }
  const [wx, , wz] = onWall(walls.front, 10, 0, -2.4)
  const wing = {
    x: wx,
    z: wz,
    w: 13,
    d: 6,
    h: 4.2,
    turn,
    wall: white,
    rise: 1.3,
    front: [2.1, 5, 7.9, 10.8].map(bow),
  }
  return (
    castShadow(view, nave) +
    castShadow(view, wing) +
    // the one that stands behind the other comes first
    (turn > 0 ? block(view, wing) + block(view, nave) : block(view, nave) + block(view, wing)) +
    block(view, tower)
  )
}

export function sanctuary(scene: Scene): void {
  viewOf<() => void>(scene, [
    () => {
      const view = countryside(scene, { horizon: 580, middle: 520, focal: 950 })
      add(scene, lane(view, [-1, 0, 22], [3, 0, 3.6], 3.4))
      add(scene, chandavila(scene, view, -5.6, 27.5, -12))
      add(scene, figure(view, 1.2, 9.4, { walking: true, skirt: true, hat: 'scarf', flip: true }))
      nearOak(scene, 1, 760)
    },
    () => {
      const view = countryside(scene, { horizon: 520, focal: 1350, middle: 560, hills: 120 })
      add(scene, lane(view, [2, 0, 42], [-2.4, 0, 5], 3.4))
      add(scene, chandavila(scene, view, -4, 46, 20))
      add(
        scene,
        figure(view, -1.2, 13, { walking: true, backpack: true, hat: 'straw' }),
        figure(view, -2.6, 14.4, { walking: true, skirt: true }),
      )
      nearOak(scene, 1, 700)
      add(scene, bush(scene, 60, 800, 120))
    },
    () => {
      const view = countryside(scene, { horizon: 660, focal: 640, middle: 510, hills: 140, grass: 5 })
      add(scene, chandavila(scene, view, 1.2, 18, 31))
      add(
        scene,
        figure(view, -1.6, 11.6, { skirt: true, hat: 'scarf' }),
        figure(view, -2.8, 12, { flip: true }),
      )
      add(scene, overhang(scene, 1, 420))
    },
  ])()
}
