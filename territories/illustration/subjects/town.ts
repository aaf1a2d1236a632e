import { block } from '../buildings/blocks.ts'
import { railing, villa } from '../buildings/modernist.ts'
import {
  face,
  figure,
  look,
  type Opening,
  oblong,
  onWall,
  onWallFace,
  project,
  rod,
  type View,
  type Wall,
} from '../buildings/perspective.ts'
import { darker, lighter, mix } from '../colour.ts'
import { backHills } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { foliage, overhang, planeTree } from '../streets/plane-tree.ts'
import { streetFloor } from '../streets/street-floor.ts'
import { flags, lamp, pot } from '../streets/street-things.ts'
import { belfry, terrace } from '../streets/streets.ts'
import { muralStreet } from './mural.ts'

function modernist(scene: Scene): void {
  const { mood } = scene
  const tones = [
    mix(mood.accent, mood.wall, 0.35),
    mix(mood.leaf, mood.wall, 0.62),
    mix(mood.cork, mood.wall, 0.48),
  ] as const
  viewOf<() => void>(scene, [
    () => {
      const view = streetFloor(scene, { middle: 760, horizon: 570 })
      add(
        scene,
        belfry(view, 1, 74, 26),
        terrace(view, [5, 60], [5.6, 14]),
        terrace(view, [-4, 62], [5, 62], { floors: [2, 2] }),
      )
      for (const [i, z] of [40, 27, 14].entries())
        add(
          scene,
          villa(view, {
            x: -5,
            z,
            w: 11.6,
            turn: 86,
            tone: tones[i] ?? mood.wall,
            crest: (['bow', 'steps', 'waves'] as const)[i] ?? 'bow',
          }),
        )
      add(
        scene,
        lamp(view, 3.6, 15, 4.4),
        figure(view, -1.2, 14, { walking: true, skirt: true, hat: 'straw' }),
        figure(view, 1.6, 19, { walking: true, flip: true }),
      )
      add(
        scene,
        villa(view, {
          x: -5.4,
          z: 2.4,
          w: 10.6,
          turn: 87,
          tone: mix(mood.wall, mood.stone, 0.3),
          crest: 'steps',
        }),
      )
    },
    () => {
      const view = streetFloor(scene, { middle: 560, horizon: 640, focal: 760, eye: 1.6 })
      add(scene, terrace(view, [7, 30], [30, 20], { deep: 9 }))
      add(scene, villa(view, { x: -10, z: 13.6, w: 12, turn: 14, tone: tones[1], crest: 'waves' }))
      add(
        scene,
        pot(view, -4.5, 9.8, 0.9, mood.cork),
        figure(view, 1.4, 9.4, { walking: true, hat: 'bowler', flip: true }),
      )
      add(scene, overhang(scene, 1, 400))
    },
    () => {
      const view = streetFloor(scene, { middle: 620, horizon: 600, focal: 820 })
      add(scene, terrace(view, [-26, 24], [-8, 40], { deep: 9 }))
      add(scene, terrace(view, [14, 52], [44, 44], { deep: 9, floors: [2, 2] }))
      add(scene, villa(view, { x: -1, z: 15, w: 12, d: 12, turn: 36, tone: tones[2], crest: 'bow' }))
      add(scene, flags(view, [-13.4, 8.6, 35], [-1, 8.4, 15], 12), lamp(view, -6, 13, 4.4))
      add(
        scene,
        figure(view, -3.4, 11.6, { walking: true, skirt: true, hat: 'straw' }),
        figure(view, -2.5, 11.8, { walking: true, hat: 'cap' }),
      )
    },
    () => {
      const view = streetFloor(scene, { middle: 700, horizon: 590, focal: 860 })
      add(
        scene,
        terrace(view, [8, 40], [30, 28], { deep: 9 }),
        villa(view, { x: -10.4, z: 21, w: 12, turn: -10, tone: tones[0], crest: 'waves' }),
      )
      add(scene, foliage(scene, 200, 540, 130), foliage(scene, 900, 560, 110, 0.3))
      const [px, py] = project(view, [6, 0, 14])
      add(
        scene,
        railing(view, { from: [-12, 10.4], to: [-3.4, 11] }),
        railing(view, { from: [-0.6, 11.2], to: [8, 11.8] }),
      )
      for (const x of [-3.4, -0.6])
        add(
          scene,
          block(view, {
            x: x - 0.4,
            z: 10.9,
            w: 0.8,
            d: 0.8,
            h: 2.6,
            wall: mix(mood.stone, mood.wall, 0.4),
            ridge: 'hip',
            rise: 0.3,
            eaves: 0.12,
            roof: mix(mood.stone, mood.wall, 0.2),
          }),
        )
      add(
        scene,
        planeTree(scene, px + 60, py + 40, 640),
        figure(view, -1.6, 8, { walking: true, skirt: true, flip: true, hat: 'straw' }),
      )
    },
  ])()
}

/** The painted houses over the river, one bridge, the cathedral behind. */
function cityRiver(scene: Scene): void {
  const { mood, random } = scene
  const view = look(scene, { horizon: 500, middle: 760, focal: 860, eye: 6 })
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 420, layers: 2 })
  const tones = [
    mood.accent,
    mood.cork,
    mood.wall,
    mix(mood.accent, mood.wall, 0.55),
    mix(mood.roof, mood.wall, 0.45),
    mix('#c98b9b', mood.wall, 0.5),
  ] as const
  const bells: Opening = { at: 4, sill: 24, w: 1.8, h: 4, arch: 'round', kind: 'hole' }
  add(
    scene,
    block(view, {
      x: -34,
      z: 84,
      w: 26,
      d: 18,
      h: 22,
      turn: -20,
      wall: mix(mood.stone, mood.wall, 0.5),
      rise: 5,
    }),
    block(view, {
      x: -14,
      z: 74,
      w: 8,
      d: 8,
      h: 31,
      turn: -20,
      wall: lighter(mix(mood.stone, mood.wall, 0.5), 0.1),
      ridge: 'hip',
      rise: 5,
      front: [bells],
      left: [bells],
      right: [bells],
    }),
  )
  add(scene, terrace(view, [6, 74], [15, 14], { floors: [3, 4], deep: 10 }))
  add(
    scene,
    face(
      view,
      [
        [-11, 0, 1],
        [-4, 0, 90],
        [7, 0, 90],
        [14.6, 0, 1],
      ],
      mix(mood.water, mood.skyLow, 0.3),
    ),
  )
  const span = 60
  let along = span
  while (along > 0) {
    const w = random.between(5, 8)
    along -= w
    const t = Math.max(0, along) / span
    const [x, z] = [-13 + 8.6 * t, 13 + 62 * t]
    const wall = random.pick(tones)
    const floors = random.int(4, 5)
    const front: Opening[] = []
    for (let f = 0; f < floors; f++)
      for (const share of [0.27, 0.73])
        front.push({
          at: w * share,
          sill: 1.6 + f * 3.1,
          w: 1.1,
          h: 1.7,
          shutters: f % 2 ? mix(mood.leaf, mood.ink, 0.2) : undefined,
          balcony: f === 2 && share < 0.5,
        } as Opening)
    add(scene, block(view, { x, z, w, d: 9, h: floors * 3.1 + 1, turn: 82, wall, front, rise: 1.6 }))
    add(
      scene,
      face(
        view,
        [
          [x, 0, z],
          [x + 1, 0, z + w],
          [x + 5, 0, z + w * 0.9],
          [x + 5.5, 0, z - 0.4],
        ],
        wall,
        0.34,
      ),
    )
  }
  bridge(scene, view)
}

/** The red iron bridge: two parapets of crossed bars, one end cut by the edge. */
function bridge(scene: Scene, view: View): void {
  const { mood } = scene
  const iron = mix(mood.cork, mood.ink, 0.1)
  const wall: Wall = { from: [-13, 18], to: [12, 15], foot: 2.4 }
  add(scene, onWallFace(view, wall, oblong(0, -0.6, 25.2, 0.6), darker(iron, 0.25)))
  add(
    scene,
    figure(view, 1.2, 17, { walking: true, backpack: true }, 2.4),
    figure(view, 3.8, 16.6, { walking: true, flip: true, skirt: true }, 2.4),
  )
  for (let i = 0; i < 12; i++)
    add(
      scene,
      rod(view, [onWall(wall, i * 2.1, 0), onWall(wall, i * 2.1 + 2.1, 1.5)], 0.14, iron),
      rod(view, [onWall(wall, i * 2.1 + 2.1, 0), onWall(wall, i * 2.1, 1.5)], 0.14, iron),
    )
  add(
    scene,
    onWallFace(view, wall, oblong(0, 1.4, 25.2, 0.24), iron),
    onWallFace(view, wall, oblong(0, -0.1, 25.2, 0.24), iron),
  )
}

export const town: Record<string, (scene: Scene) => void> = {
  'city-river': cityRiver,
  'modernist-street': modernist,
  mural: muralStreet,
}
