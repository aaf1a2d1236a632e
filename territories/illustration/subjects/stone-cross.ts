import { type Block, block, castShadow } from '../buildings/blocks.ts'
import { face, figure, type Spot, type View } from '../buildings/perspective.ts'
import { lighter, mix } from '../colour.ts'
import { countryside, nearOak } from '../land/countryside.ts'
import { bush } from '../land/trees.ts'
import { add, type Scene } from '../scene.ts'
import { overhang } from '../streets/plane-tree.ts'
import { isRaya } from '../streets/streets.ts'

export function stoneCross(scene: Scene): void {
  const { mood } = scene
  const stone = lighter(mix(mood.stone, mood.wall, 0.4), 0.06)
  const step = (view: View, r: number, h: number, foot: number, x = 0, z = 15) =>
    block(view, {
      x: x - r,
      z: z - r * 0.2,
      w: r * 2,
      d: r * 2,
      h,
      foot,
      turn: 22,
      wall: mix(stone, mood.stone, 0.3),
      ridge: 'bare',
    })
  if (isRaya(scene)) {
    const view = countryside(scene, { horizon: 590, middle: 440, focal: 960, grass: 8 })
    add(scene, ruin(scene, view))
    add(
      scene,
      step(view, 1.2, 0.4, 0, 0, 10),
      step(view, 0.8, 0.4, 0.4, 0, 10),
      shaft(view, stone, 0, 10.3, 0.8, 3.4, 0.34),
    )
    nearOak(scene, 1, 700)
    return
  }
  const view = countryside(scene, { horizon: 690, middle: 560, focal: 900, hills: 170, grass: 6 })
  add(
    scene,
    step(view, 2.6, 0.5, 0),
    step(view, 1.9, 0.5, 0.5),
    step(view, 1.2, 0.7, 1),
    shaft(view, stone, 0.1, 15.3, 1.7, 6.6, 0.6),
  )
  add(
    scene,
    figure(view, -2.3, 9.6, { backpack: true, arms: [14, -8] }),
    figure(view, -3, 9.9, { skirt: true }),
  )
  add(scene, overhang(scene, 1, 440), bush(scene, 80, 806, 120))
}

/** A cross of stone: shaft and arms that widen to their ends. */
function shaft(view: View, stone: string, x: number, z: number, foot: number, h: number, w: number): string {
  const shade = mix(stone, view.scene.mood.shadow, 0.36)
  const s = -view.scene.side
  const [a, top] = [foot + h * 0.7, foot + h]
  const half = w / 2
  const arm = h * 0.24
  const outline = (dx: number): Spot[] => [
    [x - half * 1.3 + dx, foot, z],
    [x - half * 0.8 + dx, a - half, z],
    [x - arm * 0.6 + dx, a - half * 0.8, z],
    [x - arm + dx, a - half * 1.7, z],
    [x - arm + dx, a + half * 1.7, z],
    [x - arm * 0.6 + dx, a + half * 0.8, z],
    [x - half * 0.8 + dx, a + half, z],
    [x - half * 1.5 + dx, top, z],
    [x + half * 1.5 + dx, top, z],
    [x + half * 0.8 + dx, a + half, z],
    [x + arm * 0.6 + dx, a + half * 0.8, z],
    [x + arm + dx, a + half * 1.7, z],
    [x + arm + dx, a - half * 1.7, z],
    [x + arm * 0.6 + dx, a - half * 0.8, z],
    [x + half * 0.8 + dx, a - half, z],
    [x + half * 1.3 + dx, foot, z],
  ]
  return face(view, outline(s * w * 0.42), shade) + face(view, outline(0), stone)
}

/** What stands of the friary: a wall with an arch, broken on top. */
function ruin(scene: Scene, view: View): string {
  const { mood } = scene
  const stone = mix(mix(mood.stone, mood.wall, 0.3), mood.accent, 0.1)
  const sky = mix(mood.skyLow, mood.far, 0.5)
  const left: Block = {
    x: 3,
    z: 22,
    w: 14,
    d: 1,
    h: 3.4,
    turn: -14,
    wall: stone,
    ridge: 'bare',
    front: [
      {
        at: 4,
        w: 3,
        h: 2.9,
        arch: 'round',
        kind: 'hole',
        colour: sky,
        frame: lighter(stone, 0.2),
        frameWidth: 0.4,
      },
      { at: 10, sill: 1.2, w: 0.9, h: 1.4, arch: 'round', kind: 'hole', colour: sky },
    ],
  }
  const corner = (x: number, up: number, z = 21.8): Spot => [x, up, z]
  return (
    castShadow(view, left) +
    face(
      view,
      [
        corner(3, 3.2, 22),
        corner(3, 6.4, 22),
        corner(4.2, 6.1, 22),
        corner(5, 4.9, 22),
        corner(6.4, 4.7, 21.6),
        corner(7.2, 3.3, 21.2),
      ],
      mix(stone, mood.shadow, 0.12),
    ) +
    face(
      view,
      [corner(12, 3.2, 20), corner(12.8, 4.6, 20), corner(15, 4.2, 19.4), corner(16.2, 3.2, 19)],
      mix(stone, mood.shadow, 0.12),
    ) +
    block(view, left)
  )
}
