import { type Block, block, castShadow, cornersOf } from '../buildings/blocks.ts'
import { bushAt, sideWindows } from '../buildings/facade.ts'
import {
  face,
  figure,
  lit,
  normalOf,
  type Opening,
  oblong,
  onWallFace,
  type View,
  type Wall,
} from '../buildings/perspective.ts'
import { darker, lighter, mix } from '../colour.ts'
import { corkOak } from '../land/trees.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { ellipse, fill } from '../shape.ts'
import { dapple, foliage, planeTree } from '../streets/plane-tree.ts'
import { streetFloor } from '../streets/street-floor.ts'
import { lamp, pot } from '../streets/street-things.ts'
import { belfry, granite, isRaya, terrace, whitewash } from '../streets/streets.ts'

/** The museum: a white house with one great door, and a banner with the rings of a trunk beside it. */
function museumHouse(view: View, place: { x: number; z: number; turn: number }): string {
  const { mood } = view.scene
  const wall = whitewash(view.scene)
  const frame = granite(view.scene)
  const pane = (at: number, sill: number): Opening => ({ at, sill, w: 1.2, h: 1.8, frame, frameWidth: 0.3 })
  const hall: Block = {
    ...place,
    w: 17,
    d: 9,
    h: 7.4,
    wall,
    rise: 2.2,
    plinth: mix(frame, wall, 0.3),
    front: [
      {
        at: 8.5,
        w: 2.5,
        h: 3.6,
        arch: 'round',
        kind: 'door',
        frame,
        frameWidth: 0.6,
        colour: mix(mood.leaf, mood.ink, 0.1),
      },
      ...[2.4, 14.6].map((at) => pane(at, 1.3)),
      ...[2.4, 5.4, 11.6, 14.6].map((at) => pane(at, 4.8)),
      { ...pane(8.5, 4.7), w: 1.4, h: 2, balcony: true },
    ],
    left: sideWindows(9, frame),
    right: sideWindows(9, frame),
  }
  const { walls } = cornersOf(hall)
  return (
    castShadow(view, hall) +
    block(view, hall) +
    [5.2, 11.8].map((at) => banner(view, walls.front, at)).join('')
  )
}

/** A long banner: a slice of trunk with its rings. */
function banner(view: View, wall: Wall, at: number): string {
  const { mood } = view.scene
  const n = normalOf(wall)
  const disc = (r: number, colour: string) =>
    onWallFace(
      view,
      wall,
      Array.from(
        { length: 18 },
        (_, i) => [at + Math.cos((i / 18) * 6.283) * r, 3.1 + Math.sin((i / 18) * 6.283) * r] as const,
      ),
      lit(view, colour, n),
      0.14,
    )
  return (
    onWallFace(view, wall, oblong(at - 0.7, 1.5, 1.4, 2.7), lit(view, mood.cork, n), 0.12) +
    disc(0.52, mix(mood.bark, mood.shadow, 0.2)) +
    disc(0.42, mix(mood.accent, mood.wall, 0.4)) +
    disc(0.22, mix(mood.cork, mood.accent, 0.5)) +
    disc(0.09, mood.bark)
  )
}

/** A slice of a cork oak on a stand, as tall as a child: bark, cork, wood, rings and one crack. */
function trunkSlice(scene: Scene, x: number, y: number, r: number): string {
  const { mood } = scene
  const ring = (k: number, colour: string, dx = 0) =>
    ellipse(x + dx, y - r * 1.16, r * k * 0.94, r * k, colour)
  const wood = mix(mood.accent, mood.wall, 0.45)
  const stroke = (k: number) =>
    `<ellipse cx="${x - r * 0.06}" cy="${y - r * 1.13}" rx="${r * k * 0.92}" ry="${r * k}" fill="none" stroke="${mix(wood, mood.bark, 0.5)}" stroke-width="${(r * 0.03).toFixed(1)}"/>`
  return (
    ellipse(x + r * 0.1, y, r * 1.05, r * 0.13, mood.shadow, 0.32) +
    fill(
      `M${x - r * 0.8} ${y}L${x - r * 0.6} ${y - r * 0.42}H${x + r * 0.66}L${x + r * 0.86} ${y}Z`,
      mix(mood.ink, mood.bark, 0.35),
    ) +
    ring(1.02, mix(mood.bark, mood.shadow, 0.35), r * 0.16) +
    ring(1, mood.bark) +
    ring(0.92, mood.cork) +
    ring(0.78, darker(wood, 0.12)) +
    ring(0.75, wood) +
    [0.6, 0.46, 0.31, 0.16].map(stroke).join('') +
    fill(
      `M${x + r * 0.04} ${y - r * 1.1}L${x + r * 0.7} ${y - r * 1.34}L${x + r * 0.68} ${y - r * 1.24}Z`,
      mix(wood, mood.bark, 0.6),
    )
  )
}

/** Sala Galà: a hall of the twenties that could not decide on a style. */
function eclecticHall(scene: Scene): void {
  const { mood } = scene
  const view = streetFloor(scene, { middle: 640, horizon: 620, focal: 820, eye: 1.6 })
  add(scene, terrace(view, [8, 50], [9, 12]), terrace(view, [-30, 34], [-9, 40], { deep: 8 }))
  const tone = lighter(mix(mood.wall, mood.accent, 0.22), 0.1)
  const trim = mix(mood.stone, mood.wall, 0.5)
  const tall = (at: number): Opening => ({
    at,
    sill: 1.4,
    w: 1.5,
    h: 4,
    arch: 'round',
    frame: lighter(trim, 0.3),
    frameWidth: 0.35,
  })
  const hall: Block = {
    x: -9.4,
    z: 15,
    w: 14.6,
    d: 12,
    h: 8,
    turn: 10,
    wall: tone,
    ridge: 'flat',
    plinth: trim,
    front: [
      {
        at: 7.3,
        w: 2.6,
        h: 4.4,
        arch: 'round',
        kind: 'door',
        frame: lighter(trim, 0.3),
        frameWidth: 0.5,
        colour: mood.cork,
      },
      ...[2, 4.6, 10, 12.6].map(tall),
      { at: 7.3, sill: 5.4, w: 2, h: 1.6, arch: 'low', frame: lighter(trim, 0.3), frameWidth: 0.25 },
    ],
    right: [3, 6.5, 10].map(tall),
  }
  add(scene, castShadow(view, hall, 0.4), block(view, hall))
  const { front } = cornersOf(hall).walls
  const n = normalOf(front)
  for (const at of [0.35, 5.6, 8.5, 13.75])
    add(scene, onWallFace(view, front, oblong(at, 0.9, 0.5, 7.1), lit(view, lighter(trim, 0.2), n), 0.1))
  add(
    scene,
    onWallFace(
      view,
      front,
      [
        [4.4, 8.1],
        [4.4, 9.1],
        [5.6, 9.3],
        [7.3, 10.6],
        [9, 9.3],
        [10.2, 9.1],
        [10.2, 8.1],
      ],
      lit(view, tone, n),
      0.12,
    ),
    onWallFace(view, front, oblong(4.2, 7.9, 6.2, 0.4), lit(view, lighter(trim, 0.3), n), 0.16),
  )
  add(
    scene,
    figure(view, -1.4, 11.4, { walking: true, skirt: true }),
    figure(view, -0.5, 11.6, { walking: true, hat: 'bowler' }),
    lamp(view, 5.4, 12, 4.3),
  )
}

export function museum(scene: Scene): void {
  if (!isRaya(scene)) {
    eclecticHall(scene)
    return
  }
  const { mood } = scene
  viewOf<() => void>(scene, [
    () => {
      const view = streetFloor(scene, { middle: 640, horizon: 590, focal: 860, hills: true })
      add(
        scene,
        terrace(view, [9, 34], [30, 26], { deep: 9 }),
        museumHouse(view, { x: -11, z: 20, turn: 12 }),
      )
      add(
        scene,
        figure(view, 2.2, 12, { walking: true, flip: true }),
        figure(view, 3.1, 12.2, { walking: true, child: true, flip: true }),
      )
      add(scene, trunkSlice(scene, 190, 770, 120), corkOak(scene, 1140, 770, 600))
    },
    () => {
      const view = streetFloor(scene, { middle: 760, horizon: 470, focal: 900, hills: true })
      add(scene, museumHouse(view, { x: -9, z: 25, turn: -16 }))
      add(
        scene,
        figure(view, -1.2, 8.6, { arms: [90, -8], skirt: true, flip: true }),
        figure(view, -0.2, 9, { arms: [20, -8], child: true, flip: true }),
      )
      add(scene, trunkSlice(scene, 300, 776, 280))
    },
    () => {
      const view = streetFloor(scene, { middle: 540, horizon: 540, focal: 900, hills: true })
      add(scene, museumHouse(view, { x: -7, z: 34, turn: -12 }))
      add(
        scene,
        face(
          view,
          [
            [-20, 0, 7],
            [-14, 0, 24],
            [-2.6, 0, 24],
            [-2, 0, 7],
          ],
          mix(mood.leaf, mood.ground, 0.35),
        ),
        face(
          view,
          [
            [1.6, 0, 7],
            [2, 0, 24],
            [20, 0, 24],
            [26, 0, 7],
          ],
          mix(mood.leaf, mood.ground, 0.35),
        ),
      )
      for (const [x, z, r] of [
        [-5, 20, 1.5],
        [5, 21, 1.6],
        [6.6, 14, 1.4],
      ] as const)
        add(scene, bushAt(view, x, z, r))
      add(
        scene,
        dapple(view, -1, 9, 2.6),
        planeTree(scene, 1030, 790, 860),
        foliage(scene, 700, 40, 150, 0.3),
        figure(view, -0.8, 13, { walking: true, backpack: true }),
        figure(view, 0.3, 13.4, { walking: true, skirt: true, hat: 'straw' }),
      )
    },
    () => {
      const view = streetFloor(scene, { middle: 420, horizon: 640, focal: 700, eye: 1.6 })
      add(
        scene,
        terrace(view, [-30, 26], [-10, 34], { deep: 9 }),
        museumHouse(view, { x: -3, z: 12, turn: 14 }),
      )
      add(
        scene,
        belfry(view, -34, 50, 22),
        figure(view, -2.6, 9, { walking: true }),
        figure(view, -3.5, 9.2, { walking: true, skirt: true }),
        pot(view, 5.2, 7.4, 0.8, mood.cork),
      )
    },
  ])()
}
