import { type Block, block, castShadow, cornersOf } from '../buildings/blocks.ts'
import { oldStone } from '../buildings/chapel.ts'
import { figure, type Opening, onWall } from '../buildings/perspective.ts'
import { bench } from '../buildings/yard.ts'
import { lighter, mix } from '../colour.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { rect } from '../shape.ts'
import { arcade } from '../streets/arcade.ts'
import { streetFloor } from '../streets/street-floor.ts'
import { lamp, pot } from '../streets/street-things.ts'
import { belfry, granite, isRaya, terrace, whitewash } from '../streets/streets.ts'
import { fourColumns } from './synagogue.ts'

function gothic(scene: Scene): void {
  if (isRaya(scene))
    viewOf<(s: Scene) => void>(scene, [pointedLane, leavingDoor, fourColumns, insideTheWalls])(scene)
  else churchSquare(scene)
}

/** A white lane that climbs to the church; every door ends in a point. */
function pointedLane(scene: Scene): void {
  const { mood } = scene
  const view = streetFloor(scene, { middle: 660, horizon: 590, focal: 820 })
  const stone = mix(granite(scene), mood.wall, 0.3)
  const rose: Opening = { at: 4.5, sill: 9, w: 2.2, h: 2.2, arch: 'round', kind: 'hole' }
  add(
    scene,
    belfry(view, 2.4, 47, 25),
    block(view, {
      x: -6,
      z: 46,
      w: 9,
      d: 14,
      h: 13,
      turn: 10,
      wall: stone,
      ridge: 'across',
      rise: 3,
      front: [
        rose,
        {
          at: 4.5,
          w: 3,
          h: 5.4,
          arch: 'pointed',
          kind: 'door',
          frame: lighter(stone, 0.25),
          frameWidth: 0.7,
        },
      ],
    }),
  )
  add(
    scene,
    terrace(view, [-3.4, 2.6], [-3, 42], { floors: [2, 2], width: [5, 7], pointed: true }),
    terrace(view, [3.2, 42], [3.7, 3.6], { floors: [2, 2], width: [5, 7], pointed: true }),
  )
  add(
    scene,
    pot(view, -2.8, 8.4, 0.6, mood.cork),
    pot(view, -2.8, 9.6, 0.5, mood.accent),
    pot(view, 3, 11, 0.6, mood.cork),
  )
  add(
    scene,
    figure(view, 0.9, 13, { walking: true, skirt: true, hat: 'straw' }),
    figure(view, -0.6, 21, { walking: true, flip: true }),
  )
}

/** One door of cut granite, near; a family with bundles goes down the lane. */
function leavingDoor(scene: Scene): void {
  const { mood } = scene
  const view = streetFloor(scene, { middle: 900, horizon: 520, focal: 780, hills: true })
  add(scene, terrace(view, [3, 46], [4.4, 6], { floors: [1, 2], pointed: true }))
  const frame = granite(scene)
  const front: Opening[] = [
    {
      at: 8.1,
      w: 1.8,
      h: 2.9,
      arch: 'pointed',
      kind: 'door',
      frame,
      frameWidth: 0.5,
      colour: mix(mood.leaf, mood.ink, 0.3),
    },
    { at: 4, w: 1.7, h: 2.7, arch: 'pointed', kind: 'door', frame, frameWidth: 0.45, colour: mood.bark },
    // its sill at the height of the eye, so that it lies level
    { at: 6, sill: 1.7, w: 0.7, h: 1.15, arch: 'pointed', frame, frameWidth: 0.2 },
  ]
  const house: Block = {
    x: -8.6,
    z: 1.2,
    w: 10.6,
    d: 7,
    h: 5.8,
    turn: 48,
    wall: whitewash(scene),
    plinth: mix(frame, whitewash(scene), 0.4),
    rise: 1.8,
    front,
  }
  const rad = (48 * Math.PI) / 180
  add(
    scene,
    terrace(view, [-8.6 + Math.cos(rad) * 10.6, 1.2 + Math.sin(rad) * 10.6], [-0.6, 30], {
      floors: [1, 2],
      pointed: true,
    }),
    block(view, house),
  )
  add(scene, bench(view, cornersOf(house).walls.front, 9.9, 0.9))
  for (const [x, z, o] of [
    [0.9, 13, { skirt: true, hat: 'scarf' }],
    [1.8, 13.6, { backpack: true, hat: 'beret' }],
    [1.3, 12.2, { child: true }],
  ] as const)
    add(scene, figure(view, x, z, { walking: true, ...o }))
}

/** Villa Adentro: through the gate of the wall, up the stepped lane, the keep over the roofs. */
function insideTheWalls(scene: Scene): void {
  const { mood } = scene
  const view = streetFloor(scene, { middle: 560, horizon: 600, focal: 800, eye: 1.5 })
  const stone = mix(granite(scene), mood.accent, 0.14)
  add(
    scene,
    block(view, {
      x: -2.6,
      z: 58,
      w: 12,
      d: 10,
      h: 33,
      turn: -22,
      wall: mix(stone, mood.far, 0.25),
      ridge: 'flat',
      front: [{ at: 6, sill: 22, w: 1.2, h: 2.6, arch: 'round', kind: 'hole' }],
    }),
  )
  for (let i = 0; i < 7; i++)
    add(
      scene,
      block(view, {
        x: -3,
        z: 40 - i * 4,
        w: 8,
        d: 4.2,
        h: 0.22 * (7 - i),
        wall: mix(mood.path, mood.stone, i % 2 ? 0.3 : 0.2),
        ridge: 'bare',
      }),
    )
  add(
    scene,
    terrace(view, [-3, 9], [-2.4, 44], { floors: [2, 2], width: [5, 7], pointed: true }),
    terrace(view, [3.6, 44], [3.6, 9], { floors: [1, 2], width: [5, 7], pointed: true }),
  )
  add(
    scene,
    pot(view, 3, 11, 0.6, mood.cork),
    figure(view, 0.6, 13, { walking: true, backpack: true }),
    figure(view, -0.5, 13.6, { walking: true, hat: 'straw', skirt: true }),
  )
  const near = mix(stone, mood.shadow, 0.3)
  add(
    scene,
    arcade(view, { from: [-8, 5.2], to: [8.4, 5.2] }, 1, 9, near, { spring: 2.3, pillar: 10.6, thick: 1.4 }),
  )
  for (const [x, y, w] of [
    [60, 210, 130],
    [150, 420, 110],
    [30, 600, 120],
    [960, 170, 120],
    [1070, 380, 110],
    [990, 560, 130],
    [420, 60, 120],
  ] as const)
    add(scene, rect(x, y, w, 46, lighter(near, 0.09), 6))
}

/** The church of Cassà: pointed windows between buttresses, a round doorway, one tall tower. */
function churchSquare(scene: Scene): void {
  const view = streetFloor(scene, { middle: 600, horizon: 650, focal: 600, eye: 1.6 })
  const stone = lighter(oldStone(scene), 0.1)
  const frame = lighter(stone, 0.3)
  const nave: Block = {
    x: -5,
    z: 21,
    w: 13,
    d: 26,
    h: 13,
    turn: -24,
    wall: stone,
    ridge: 'across',
    rise: 3.4,
    front: [
      { at: 6.5, w: 2.8, h: 4.6, arch: 'round', kind: 'door', frame, frameWidth: 0.9 },
      { at: 6.5, sill: 8.6, w: 2.6, h: 2.6, arch: 'round', kind: 'window', frame, frameWidth: 0.5 },
    ],
    right: [4, 10, 16, 22].map((at) => ({
      at,
      sill: 5,
      w: 1.4,
      h: 5,
      arch: 'pointed' as const,
      frame,
      frameWidth: 0.4,
    })),
  }
  const { walls } = cornersOf(nave)
  const [tx, , tz] = onWall(walls.front, -5, 0, -1)
  const bells: Opening = {
    at: 2.6,
    sill: 18,
    w: 1.5,
    h: 3.4,
    arch: 'pointed',
    kind: 'hole',
    frame,
    frameWidth: 0.3,
  }
  const tower: Block = {
    x: tx,
    z: tz,
    w: 5.2,
    d: 5.2,
    h: 23.5,
    turn: -24,
    wall: mix(stone, frame, 0.3),
    ridge: 'flat',
    front: [bells, { at: 2.6, sill: 11, w: 0.6, h: 1.6, kind: 'hole' }],
    right: [bells],
  }
  add(scene, terrace(view, [-32, 24], [-12, 36], { deep: 9 }), terrace(view, [12, 46], [14, 15], { deep: 9 }))
  add(scene, castShadow(view, nave, 0.4), block(view, tower), block(view, nave))
  for (const at of [1, 7, 13, 19]) {
    const [bx, , bz] = onWall(walls.right, at, 0, 1.4)
    add(scene, block(view, { x: bx, z: bz, w: 1.2, d: 1.4, h: 9.6, turn: 66, wall: stone, ridge: 'bare' }))
  }
  add(
    scene,
    lamp(view, 6.6, 12, 4.2),
    figure(view, -3, 10.6, { walking: true, skirt: true, hat: 'straw' }),
    figure(view, -2, 10.9, { walking: true }),
  )
}

export const oldQuarters: Record<string, (scene: Scene) => void> = { 'gothic-street': gothic }
