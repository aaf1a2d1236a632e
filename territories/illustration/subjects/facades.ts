import { type Block, block, castShadow, cornersOf } from '../buildings/blocks.ts'
import { sideWindows } from '../buildings/facade.ts'
import { plaster } from '../buildings/farmhouse.ts'
import {
  figure,
  lit,
  normalOf,
  type Opening,
  oblong,
  onWall,
  onWallFace,
  type View,
} from '../buildings/perspective.ts'
import { lighter, mix } from '../colour.ts'
import { corkBales } from '../props/cork.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { foliage, overhang } from '../streets/plane-tree.ts'
import { streetFloor } from '../streets/street-floor.ts'
import { lamp, pot } from '../streets/street-things.ts'
import { band, belfry, granite, isRaya, terrace, whitewash } from '../streets/streets.ts'
import { inn } from './inn.ts'
import { museum } from './museum.ts'

/** The gate of the factory: two wings, between them an arch under a stone gable with a name. */
function factoryGate(view: View, place: { x: number; z: number; turn: number }): string {
  const { mood } = view.scene
  const wall = whitewash(view.scene)
  const stone = mix(mood.stone, mood.wall, 0.3)
  const frame = granite(view.scene)
  const wing = (at: number): Block => {
    const [x, , z] = onWall(cornersOf({ ...place, w: 26, d: 8, h: 6, wall }).walls.front, at, 0, -0.6)
    return {
      x,
      z,
      turn: place.turn,
      w: 9.4,
      d: 9,
      h: 5.6,
      wall,
      rise: 1.9,
      plinth: mix(frame, wall, 0.2),
      front: [1.8, 4.7, 7.6].map((a) => ({
        at: a,
        sill: 1.4,
        w: 1.3,
        h: 2.4,
        arch: 'low' as const,
        frame,
        frameWidth: 0.3,
      })),
      left: sideWindows(9, frame),
      right: sideWindows(9, frame),
    }
  }
  const [x, , z] = onWall(cornersOf({ ...place, w: 26, d: 8, h: 6, wall }).walls.front, 9.2, 0, 0)
  const yard = mix(mood.path, mood.shadow, 0.3)
  const portal: Block = {
    x,
    z,
    turn: place.turn,
    w: 7.6,
    d: 4,
    h: 7,
    wall: stone,
    ridge: 'across',
    rise: 1.9,
    eaves: 0.4,
    roof: lighter(stone, 0.25),
    quoins: lighter(stone, 0.24),
    front: [
      {
        at: 3.8,
        w: 4,
        h: 5,
        arch: 'round',
        kind: 'hole',
        colour: yard,
        frame: lighter(stone, 0.3),
        frameWidth: 0.6,
      },
    ],
  }
  const { front } = cornersOf(portal).walls
  const n = normalOf(front)
  const iron = mix(mood.ink, mood.leafDark, 0.5)
  let out = castShadow(view, wing(0)) + block(view, wing(0)) + block(view, wing(16.6)) + block(view, portal)
  // the stacks of bark in the yard, seen through the arch
  out +=
    onWallFace(
      view,
      front,
      [
        [1.9, 0.2],
        [2, 1.5],
        [2.8, 1.9],
        [3.9, 1.4],
        [4, 0.2],
      ],
      mix(mood.cork, mood.shadow, 0.3),
      -0.3,
    ) +
    onWallFace(
      view,
      front,
      [
        [3.7, 0.1],
        [3.8, 1.1],
        [4.8, 1.4],
        [5.6, 1],
        [5.7, 0.1],
      ],
      mix(mood.cork, mood.shadow, 0.1),
      -0.3,
    )
  for (const [a, b] of [
    [1.84, 2.9],
    [4.7, 5.76],
  ] as const) {
    for (let i = 0; i < 4; i++)
      out += onWallFace(
        view,
        front,
        oblong(a + ((b - a) * i) / 3 - 0.05, 0.1, 0.1, 3.2 + (a < 3 ? i : 3 - i) * 0.36),
        iron,
      )
    for (const y of [0.5, 1.8, 3]) out += onWallFace(view, front, oblong(a, y, b - a, 0.12), iron)
  }
  // the name: eight letters of the maker, cut as plain bars too far to read
  out += onWallFace(view, front, oblong(1.2, 6, 5.2, 0.9), lit(view, lighter(stone, 0.34), n), 0.06)
  for (let i = 0; i < 8; i++)
    out += onWallFace(
      view,
      front,
      oblong(1.55 + i * 0.58, 6.2, i % 3 === 1 ? 0.28 : 0.36, 0.5),
      mix(stone, mood.ink, 0.6),
      0.09,
    )
  return out
}

/** Can Trinxeria: the great house of a family, open now to anybody; steps, long balcony, a lookout over the roof. */
function grandHouse(scene: Scene): void {
  const { mood } = scene
  const view = streetFloor(scene, { middle: 600, horizon: 620, focal: 760, eye: 1.6 })
  const wall = lighter(plaster(scene), 0.2)
  const trim = lighter(mix(mood.stone, mood.wall, 0.4), 0.2)
  const shutters = mix(mood.leaf, mood.ink, 0.12)
  const front: Opening[] = [
    {
      at: 8,
      sill: 1,
      w: 2.4,
      h: 3.6,
      arch: 'round',
      kind: 'door',
      frame: trim,
      frameWidth: 0.5,
      colour: mix(mood.cork, mood.bark, 0.3),
    },
  ]
  for (const at of [2.4, 13.6]) front.push({ at, sill: 1.9, w: 1.4, h: 2.2, frame: trim, frameWidth: 0.26 })
  for (const at of [2.4, 8, 13.6]) {
    front.push({ at, sill: 5.7, w: 1.4, h: 2.6, frame: trim, frameWidth: 0.26, shutters, balcony: true })
    front.push({ at, sill: 9.6, w: 1.2, h: 1, frame: trim, frameWidth: 0.2 })
  }
  const house: Block = {
    x: -9.6,
    z: 17.5,
    w: 16,
    d: 12,
    h: 11.4,
    turn: 16,
    wall,
    ridge: 'hip',
    rise: 2.2,
    quoins: trim,
    plinth: mix(mood.stone, wall, 0.3),
    front,
    left: sideWindows(12, trim),
    right: sideWindows(12, trim),
  }
  const { walls } = cornersOf(house)
  const [lx, , lz] = onWall(walls.front, 5.6, 0, -3.6)
  const bows: Opening[] = [1.4, 3.4].map((at) => ({
    at,
    sill: 1.4,
    w: 1.2,
    h: 2,
    arch: 'round',
    kind: 'hole',
  }))
  const lookout: Block = {
    x: lx,
    z: lz,
    w: 4.8,
    d: 4.8,
    h: 4.2,
    foot: 11.6,
    turn: 16,
    wall,
    ridge: 'hip',
    rise: 1.1,
    front: bows,
    left: bows,
    right: bows,
  }
  add(
    scene,
    terrace(view, [9, 44], [12, 15]),
    castShadow(view, house, 0.4),
    block(view, lookout),
    block(view, house),
  )
  for (const [i, out] of [1.2, 0.8, 0.4].entries()) {
    const [x, , z] = onWall(walls.front, 6 + i * 0.2, 0, out)
    add(
      scene,
      block(view, {
        x,
        z,
        w: 4 - i * 0.4,
        d: out,
        h: 0.34 * (i + 1),
        turn: 16,
        wall: lighter(trim, 0.1),
        ridge: 'bare',
      }),
    )
  }
  for (const along of [4.2, 11.8]) {
    const [x, , z] = onWall(walls.front, along, 0, 1.6)
    add(scene, pot(view, x, z, 1.1, mood.cork))
  }
  add(
    scene,
    figure(view, -0.4, 11, { walking: true, hat: 'straw', skirt: true, flip: true }),
    figure(view, 0.6, 11.4, { walking: true, flip: true }),
  )
  add(scene, overhang(scene, 1, 400), foliage(scene, 20, 720, 130), foliage(scene, 130, 800, 110, 0.3))
}

function gate(scene: Scene): void {
  const { mood } = scene
  if (!isRaya(scene)) {
    grandHouse(scene)
    return
  }
  viewOf<() => void>(scene, [
    () => {
      const view = streetFloor(scene, { middle: 640, horizon: 590, focal: 840 })
      add(scene, factoryGate(view, { x: -12.6, z: 15, turn: 12 }))
      add(
        scene,
        figure(view, 0.6, 9.6, { hat: 'bowler', walking: true, flip: true }),
        figure(view, -1.6, 10, { hat: 'beret', walking: true }),
      )
      corkBales(scene, 40, 806, 1.3)
    },
    () => {
      const view = streetFloor(scene, { middle: 560, horizon: 660, focal: 860, eye: 1.6 })
      add(scene, factoryGate(view, { x: -13.4, z: 13.6, turn: -8 }))
      add(
        scene,
        figure(view, -2.4, 9, { hat: 'cap', arms: [130, -8] }),
        figure(view, -3.2, 9.2, { child: true }),
      )
    },
    () => {
      const view = streetFloor(scene, { middle: 800, horizon: 560, focal: 860 })
      add(
        scene,
        belfry(view, 6, 66, 22),
        terrace(view, [4, 58], [6, 12]),
        factoryGate(view, { x: -11, z: 15, turn: 52 }),
      )
      add(
        scene,
        figure(view, 0.6, 13, { walking: true, hat: 'bowler', flip: true }),
        lamp(view, 4.4, 14, 4.3),
      )
      add(scene, band(view, [-20, 6], [20, 6], 3, mood.shadow, 0.12))
    },
  ])()
}

export const facades: Record<string, (scene: Scene) => void> = {
  'museum-white': museum,
  'english-gate': gate,
  inn,
}
