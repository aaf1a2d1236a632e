import { face, figure, post, type Spot } from '../buildings/perspective.ts'
import { lighter, mix } from '../colour.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { foliage, planeTree } from '../streets/plane-tree.ts'
import { treeAt } from '../streets/square-furniture.ts'
import { corkGoods, stall } from '../streets/stall.ts'
import { townFloor } from '../streets/street-floor.ts'
import { flags } from '../streets/street-things.ts'
import { belfry, terrace } from '../streets/streets.ts'

export function market(scene: Scene): void {
  const { mood } = scene
  viewOf<() => void>(scene, [
    () => {
      const view = townFloor(scene, { horizon: 530, middle: 600, focal: 860 })
      add(
        scene,
        belfry(view, -2, 62, 24),
        terrace(view, [-24, 40], [-3, 46], { deep: 8 }),
        terrace(view, [3, 46], [26, 38], { deep: 8 }),
      )
      const pole = (x: number, z: number) => post(view, x, z, 7.7, 0.16, mix(mood.bark, mood.shadow, 0.2))
      add(
        scene,
        pole(-11, 20),
        pole(11, 22),
        flags(view, [-11, 7.4, 20], [11, 7.6, 22], 14),
        figure(view, -0.8, 24, { walking: true }),
        figure(view, 1, 20, { walking: true, skirt: true }),
      )
      for (const [z, c] of [
        [24, mood.leaf],
        [17, mood.water],
        [10.4, mood.cork],
      ] as const) {
        add(
          scene,
          stall(view, { from: [-3.4, z - 4.4], to: [-3.4, z] }, c, corkGoods, '', 1.5),
          stall(
            view,
            { from: [3.6, z], to: [3.6, z - 4.4] },
            z === 17 ? mood.cork : mood.accent,
            corkGoods,
            '',
            1.5,
          ),
        )
        add(
          scene,
          figure(view, z === 17 ? 1.9 : -1.8, z - 2.4, { flip: z !== 17, skirt: z === 24, arms: [46, -8] }),
        )
      }
      add(scene, figure(view, 0.7, 8, { walking: true, skirt: true, hat: 'straw', flip: true }))
    },
    () => {
      const view = townFloor(scene, { horizon: 520, middle: 660, focal: 900 })
      add(
        scene,
        terrace(view, [-24, 46], [24, 48], { deep: 8 }),
        flags(view, [-12, 6, 26], [10, 6.4, 24], 14),
      )
      for (const [z, c] of [
        [26, mood.accent],
        [19, mood.cork],
      ] as const)
        add(
          scene,
          stall(view, { from: [-6, z - 5], to: [-5.4, z] }, c, corkGoods),
          stall(view, { from: [3.6, z], to: [4, z - 5] }, mood.water, corkGoods),
        )
      add(
        scene,
        treeAt(view, 7, 20, 11),
        figure(view, -1, 18, { walking: true, skirt: true }),
        figure(view, 0.4, 17, { walking: true }),
        figure(view, -2.2, 12, { walking: true, flip: true, hat: 'straw' }),
        treeAt(view, 6.2, 12, 10.5),
      )
      add(scene, stall(view, { from: [-6.4, 6], to: [-4.6, 11.4] }, mood.leaf, corkGoods))
      add(
        scene,
        planeTree(scene, 70, 830, 980),
        foliage(scene, 420, 40, 170, 0.3),
        foliage(scene, 640, -20, 130),
      )
    },
    () => {
      const view = townFloor(scene, { horizon: 500, middle: 500, focal: 900, eye: 1.9 })
      add(
        scene,
        terrace(view, [-26, 24], [-2, 36], { deep: 9 }),
        terrace(view, [4, 40], [26, 26], { deep: 9 }),
      )
      add(
        scene,
        stall(view, { from: [-7, 17], to: [-3, 20] }, mood.leaf, corkGoods),
        figure(view, -1.2, 17, { walking: true, flip: true }),
        figure(view, 0, 18, { walking: true, skirt: true, flip: true }),
      )
      add(
        scene,
        stall(
          view,
          { from: [-1.2, 6.6], to: [5, 5] },
          mood.cork,
          corkGoods,
          figure(view, 1.7, 6.5, { hat: 'straw', arms: [40, -10], flip: true }, 0.2),
        ),
      )
      add(
        scene,
        figure(view, -2.2, 6.2, { skirt: true, arms: [64, -8] }),
        figure(view, -3, 6.4, { child: true, arms: [80, -8] }),
      )
    },
  ])()
}

/** A street covered with carpets of petals, people at their edge. */
export function flowerCarpet(scene: Scene): void {
  const { mood } = scene
  const view = townFloor(scene, { horizon: 420, middle: 640, focal: 820, eye: 2.6, hills: false })
  add(
    scene,
    belfry(view, -2.6, 66, 26),
    terrace(view, [-6.4, 5], [-4.6, 60]),
    terrace(view, [5, 60], [6.4, 5]),
    terrace(view, [-5, 58], [5, 60], { floors: [2, 2] }),
  )
  const petals = ['#c8455f', '#f0d9a8', mood.accent, '#8e5aa8', mood.paper] as const
  const on = (x0: number, x1: number, z0: number, z1: number, colour: string) =>
    face(
      view,
      [
        [x0, 0, z0],
        [x0, 0, z1],
        [x1, 0, z1],
        [x1, 0, z0],
      ],
      colour,
    )
  add(scene, on(-2.3, 2.3, 3, 46, petals[1]), on(-2.05, 2.05, 3, 46, mix(mood.leaf, mood.ink, 0.12)))
  const petal = (x: number, z: number, angle: number, long: number, wide: number): Spot[] =>
    Array.from({ length: 12 }, (_, i) => {
      const a = (i / 12) * Math.PI * 2
      const [u, v] = [long * (0.5 + 0.5 * Math.cos(a)) + 0.12, wide * Math.sin(a)]
      return [x + Math.cos(angle) * u - Math.sin(angle) * v, 0, z + Math.sin(angle) * u + Math.cos(angle) * v]
    })
  for (let i = 7; i >= 0; i--) {
    const z = 5.4 + i * 4.4
    const tone = petals[(i * 2) % 4] ?? mood.accent
    for (let k = 0; k < 8; k++)
      add(
        scene,
        face(view, petal(0, z, (k / 8) * Math.PI * 2, 1.55, 0.42), k % 2 ? lighter(tone, 0.2) : tone),
      )
    add(scene, face(view, petal(-0.42, z, 0, 0.62, 0.36), mood.accent))
    for (const x of [-1.7, 1.7])
      for (let k = 0; k < 4; k++)
        add(
          scene,
          face(
            view,
            petal(x, z + 2.2, (k / 4) * Math.PI * 2 + 0.4, 0.4, 0.16),
            petals[(i + 2) % 5] ?? mood.paper,
          ),
        )
  }
  for (const [x, z, o] of [
    [-3.4, 16, {}],
    [3.4, 14, { skirt: true }],
    [-3.3, 10, { skirt: true, hat: 'straw' }],
    [3.3, 9, {}],
    [-3, 6.6, { child: true, arms: [60, 10] }],
  ] as const)
    add(scene, figure(view, x, z, { ...o, flip: x > 0 }))
  add(scene, flags(view, [-5.6, 6.6, 20], [5.8, 6.4, 20], 12))
}
