import { house } from '../buildings.ts'
import { darker, mix } from '../colour.ts'
import { backHills, sky } from '../land.ts'
import { person } from '../people.ts'
import { eagle, kestrel, nest, silhouette, vulture } from '../props/animals.ts'
import { white } from '../props/stone.ts'
import { add, type Scene } from '../scene.ts'
import { edgeBushes, midOaks, openLand, room } from '../settings.ts'
import { fill, polygon, rect } from '../shape.ts'

export const birds: Record<string, (scene: Scene) => void> = {
  'bird-centre'(scene) {
    room(scene, { wall: mix(scene.mood.water, scene.mood.wall, 0.6), windowX: 780 })
    const { mood } = scene
    add(scene, fill('M90 700Q120 520 200 430L240 300L330 320L370 460Q470 560 490 700Z', mood.stone))
    nest(scene, 280, 310, 1)
    eagle(scene, 620, 210, 1.3)
    add(
      scene,
      person(scene, 640, 760, 2.2, { arms: [146, -8] }),
      person(scene, 760, 770, 2.2, { child: true, arms: [150, -8], flip: true }),
    )
  },

  eagle(scene) {
    openLand(scene, { horizon: 480, top: 640, clouds: 4 })
    eagle(scene, 560, 260, 2.6)
    eagle(scene, 1000, 180, 0.8)
    midOaks(scene, 680, 6, 220)
  },

  vultures(scene) {
    sky(scene, { clouds: 3 })
    backHills(scene, { horizon: 470, layers: 2 })
    for (const [x, y, s] of [
      [330, 170, 1.4],
      [720, 130, 1],
      [930, 260, 0.8],
      [560, 300, 0.6],
    ] as const)
      vulture(scene, x, y, s)
    const { mood } = scene
    add(
      scene,
      fill('M-20 820V520L90 470L150 500L210 430L330 560L420 820Z', mood.stone),
      fill('M-20 820V600L120 540L230 640L300 820Z', darker(mood.stone, 0.16)),
      fill('M1220 820V560L1120 500L1040 560L980 700L900 820Z', mood.stone),
    )
    add(
      scene,
      person(scene, 640, 790, 2.1, { arms: [140, 130], hat: 'straw' }),
      person(scene, 760, 800, 2.1, { arms: [150, -8], hat: 'cap', flip: true }),
    )
    edgeBushes(scene, mood.paper)
  },

  'bird-kestrel': (scene) => silhouette(scene, () => kestrel(scene, 600, 400, 2.4)),

  'bird-eagle': (scene) => silhouette(scene, () => eagle(scene, 600, 380, 2.3)),

  'bird-vulture': (scene) => silhouette(scene, () => vulture(scene, 600, 400, 2.1)),

  kestrel(scene) {
    sky(scene, { clouds: 3 })
    const { mood } = scene
    backHills(scene, { horizon: 620, layers: 2 })
    for (let i = 0; i < 9; i++)
      add(
        scene,
        house(scene, -20 + i * 140, 820, 140, 90 + (i % 3) * 20, {
          wall: white(scene),
          floors: 1,
          windows: 2,
          door: false,
        }),
      )
    const wall = white(scene)
    add(
      scene,
      rect(700, 260, 280, 560, wall),
      rect(900, 260, 80, 560, darker(wall, 0.1)),
      fill(
        polygon([
          [680, 264],
          [840, 130],
          [1000, 264],
        ]),
        mood.roof,
      ),
      fill('M760 520V400a60 60 0 0 1 120 0v120Z', mood.ink),
      fill('M790 470q50 -80 100 0v20h-100Z', mix(mood.accent, mood.ink, 0.2)),
    )
    kestrel(scene, 380, 330, 2.3)
    kestrel(scene, 580, 180, 1.1)
    kestrel(scene, 220, 160, 0.8)
  },
}
