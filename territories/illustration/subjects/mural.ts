import { block, castShadow } from '../buildings/blocks.ts'
import { figure, lit, normalOf, onWallFace, type View, type Wall } from '../buildings/perspective.ts'
import { darker, lighter, mix } from '../colour.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import type { Point } from '../shape.ts'
import { streetFloor } from '../streets/street-floor.ts'
import { lamp, pot } from '../streets/street-things.ts'
import { belfry, terrace } from '../streets/streets.ts'

/** Giant hands of a peeler on a wall: the axe, the trunk, the bark that comes off. In metres on the wall. */
export function mural(view: View, wall: Wall, w: number, h: number): string {
  const { mood } = view.scene
  const n = normalOf(wall)
  const on = (points: readonly Point[], colour: string) =>
    onWallFace(
      view,
      wall,
      points.map(([x, y]): Point => [x * w, y * h]),
      lit(view, colour, n),
      0.02,
    )
  const round = (x: number, y: number, r: number, colour: string) =>
    on(
      Array.from(
        { length: 24 },
        (_, i): Point => [x + (Math.cos((i / 24) * 6.283) * r * h) / w, y + Math.sin((i / 24) * 6.283) * r],
      ),
      colour,
    )
  const skin = mood.skin[1]
  return (
    on(
      [
        [0, 0],
        [0, 1],
        [1, 1],
        [1, 0],
      ],
      mix(mood.water, mood.paper, 0.4),
    ) +
    round(0.3, 0.64, 0.24, mood.accent) +
    on(
      [
        [0, 0],
        [0, 0.24],
        [0.2, 0.32],
        [0.44, 0.22],
        [0.7, 0.3],
        [1, 0.2],
        [1, 0],
      ],
      mix(mood.leaf, mood.paper, 0.15),
    ) +
    // the trunk: bare below, bark above, a plank coming away
    on(
      [
        [0.6, 0],
        [0.66, 0.3],
        [0.64, 0.62],
        [0.58, 1],
        [0.86, 1],
        [0.84, 0.6],
        [0.86, 0.28],
        [0.94, 0],
      ],
      mood.cork,
    ) +
    on(
      [
        [0.76, 0],
        [0.78, 0.3],
        [0.77, 0.6],
        [0.84, 0.6],
        [0.86, 0.28],
        [0.94, 0],
      ],
      darker(mood.cork, 0.2),
    ) +
    on(
      [
        [0.625, 0.66],
        [0.68, 0.61],
        [0.74, 0.68],
        [0.8, 0.62],
        [0.845, 0.67],
        [0.86, 1],
        [0.58, 1],
      ],
      mood.bark,
    ) +
    on(
      [
        [0.64, 0.6],
        [0.56, 0.46],
        [0.53, 0.2],
        [0.57, 0.02],
        [0.63, 0.02],
        [0.61, 0.24],
        [0.66, 0.42],
      ],
      mix(mood.bark, mood.cork, 0.35),
    ) +
    on(
      [
        [0.64, 0.6],
        [0.6, 0.46],
        [0.58, 0.22],
        [0.63, 0.02],
        [0.61, 0.24],
        [0.66, 0.42],
      ],
      mix(mood.cork, mood.accent, 0.5),
    ) +
    // the peeler, from the waist up: hat, face to the tree, both arms on the axe
    on(
      [
        [0.06, 0],
        [0.08, 0.36],
        [0.15, 0.5],
        [0.28, 0.5],
        [0.34, 0.36],
        [0.35, 0],
      ],
      mood.paper,
    ) +
    on(
      [
        [0.06, 0],
        [0.08, 0.36],
        [0.15, 0.5],
        [0.18, 0.3],
        [0.14, 0],
      ],
      mix(mood.paper, mood.shadow, 0.2),
    ) +
    on(
      [
        [0.2, 0.48],
        [0.19, 0.6],
        [0.21, 0.7],
        [0.28, 0.7],
        [0.305, 0.62],
        [0.29, 0.54],
        [0.26, 0.48],
      ],
      skin,
    ) +
    on(
      [
        [0.13, 0.67],
        [0.2, 0.71],
        [0.21, 0.8],
        [0.29, 0.8],
        [0.3, 0.71],
        [0.38, 0.68],
        [0.3, 0.655],
        [0.2, 0.655],
      ],
      mix(mood.accent, mood.wall, 0.3),
    ) +
    on(
      [
        [0.16, 0.44],
        [0.26, 0.36],
        [0.42, 0.5],
        [0.46, 0.56],
        [0.42, 0.6],
        [0.36, 0.56],
        [0.24, 0.48],
      ],
      darker(mood.paper, 0.06),
    ) +
    on(
      [
        [0.42, 0.6],
        [0.46, 0.66],
        [0.5, 0.63],
        [0.49, 0.57],
        [0.46, 0.54],
      ],
      skin,
    ) +
    on(
      [
        [0.28, 0.38],
        [0.255, 0.42],
        [0.555, 0.8],
        [0.58, 0.76],
      ],
      darker(mood.bark, 0.15),
    ) +
    on(
      [
        [0.3, 0.38],
        [0.34, 0.42],
        [0.31, 0.47],
        [0.27, 0.44],
      ],
      skin,
    ) +
    on(
      [
        [0.54, 0.86],
        [0.66, 0.82],
        [0.68, 0.7],
        [0.64, 0.62],
        [0.56, 0.72],
        [0.52, 0.78],
      ],
      mix(mood.stone, mood.paper, 0.4),
    ) +
    on(
      [
        [0.68, 0.7],
        [0.66, 0.82],
        [0.62, 0.83],
        [0.65, 0.7],
        [0.62, 0.65],
        [0.64, 0.62],
      ],
      lighter(mood.stone, 0.6),
    )
  )
}

export function muralStreet(scene: Scene): void {
  const { mood } = scene
  const blank = {
    x: -7.6,
    z: 15,
    w: 13,
    d: 9,
    h: 9.4,
    wall: mix(mood.wall, mood.paper, 0.3),
    ridge: 'flat' as const,
  }
  viewOf<() => void>(scene, [
    () => {
      const view = streetFloor(scene, { middle: 600, horizon: 640, focal: 820, eye: 1.6 })
      add(
        scene,
        terrace(view, [-30, 30], [-8.4, 36], { deep: 8 }),
        terrace(view, [7.2, 44], [8, 12]),
        castShadow(view, { ...blank, turn: 12 }),
        block(view, { ...blank, turn: 12 }),
      )
      const [a, b] = [blank.x, blank.z]
      add(scene, mural(view, { from: [a + 0.6, b + 0.13], to: [a + 12, b + 2.55], foot: 0.7 }, 11.65, 8))
      add(
        scene,
        figure(view, -0.6, 10, { arms: [96, -8] }),
        figure(view, 0.5, 10.2, { child: true, arms: [110, -8] }),
        pot(view, 6.2, 10, 0.9, mood.cork),
      )
    },
    () => {
      const view = streetFloor(scene, { middle: 760, horizon: 590, focal: 820, eye: 1.6 })
      add(
        scene,
        belfry(view, -1, 70, 24),
        terrace(view, [-2.6, 30], [-1, 60]),
        terrace(view, [4.6, 60], [5.6, 12]),
        terrace(view, [-2, 60], [5, 60], { floors: [2, 2] }),
      )
      const gable = {
        x: -9.4,
        z: 8.6,
        w: 20,
        d: 9,
        h: 8.8,
        turn: 66,
        wall: mix(mood.wall, mood.paper, 0.3),
        ridge: 'flat' as const,
      }
      add(scene, block(view, gable))
      const rad = (66 * Math.PI) / 180
      const at = (along: number) =>
        [gable.x + Math.cos(rad) * along, gable.z + Math.sin(rad) * along] as const
      add(scene, mural(view, { from: at(0.4), to: at(14.4), foot: 0.7 }, 14, 7.6))
      add(
        scene,
        figure(view, -0.4, 13, { walking: true, skirt: true }),
        figure(view, 2.6, 9.6, { arms: [80, -8], flip: true, hat: 'straw' }),
        lamp(view, 4.1, 15, 4.2),
      )
    },
  ])()
}
