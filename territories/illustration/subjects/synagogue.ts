import { block } from '../buildings/blocks.ts'
import { face, look, type Spot } from '../buildings/perspective.ts'
import { darker, lighter, mix } from '../colour.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { circle, fill, line, polygon, rect } from '../shape.ts'
import { arcade } from '../streets/arcade.ts'
import { granite } from '../streets/streets.ts'

/** The rebuilt synagogue: a hall on four granite columns, the light of one window. */
export function fourColumns(scene: Scene): void {
  const { mood } = scene
  const view = look(scene, { horizon: 520, middle: 600, focal: 720, eye: 1.6 })
  const wall = mix(mood.wall, mood.accent, 0.22)
  const stone = lighter(granite(scene), 0.06)
  add(scene, rect(0, 0, WIDTH, HEIGHT, mix(wall, mood.shadow, 0.3)))
  const plane = (spots: Spot[], colour: string, opacity = 1) => add(scene, face(view, spots, colour, opacity))
  plane(
    [
      [-6, 0, 1],
      [-6, 0, 16],
      [6, 0, 16],
      [6, 0, 1],
    ],
    mix(mood.roof, mood.bark, 0.3),
  )
  for (let i = 0; i < 6; i++)
    plane(
      [
        [-6 + i * 2, 0, 1],
        [-6 + i * 2, 0, 16],
        [-5.9 + i * 2, 0, 16],
        [-5.9 + i * 2, 0, 1],
      ],
      mix(mood.roof, mood.bark, 0.6),
    )
  plane(
    [
      [-6, 0, 16],
      [-6, 7, 16],
      [6, 7, 16],
      [6, 0, 16],
    ],
    wall,
  )
  plane(
    [
      [-6, 0, 1],
      [-6, 7, 1],
      [-6, 7, 16],
      [-6, 0, 16],
    ],
    mix(wall, mood.shadow, scene.side < 0 ? 0.34 : 0.14),
  )
  plane(
    [
      [6, 0, 1],
      [6, 7, 1],
      [6, 7, 16],
      [6, 0, 16],
    ],
    mix(wall, mood.shadow, scene.side < 0 ? 0.14 : 0.34),
  )
  plane(
    [
      [-6, 7, 1],
      [-6, 7, 16],
      [6, 7, 16],
      [6, 7, 1],
    ],
    mix(mood.bark, mood.shadow, 0.2),
  )
  plane(
    [
      [-0.9, 2.6, 15.95],
      [-0.9, 5, 15.95],
      [-0.5, 5.7, 15.95],
      [0, 6, 15.95],
      [0.5, 5.7, 15.95],
      [0.9, 5, 15.95],
      [0.9, 2.6, 15.95],
    ],
    stone,
  )
  plane(
    [
      [-0.6, 2.9, 15.9],
      [-0.6, 4.9, 15.9],
      [0, 5.6, 15.9],
      [0.6, 4.9, 15.9],
      [0.6, 2.9, 15.9],
    ],
    mood.night || mood.light === 'dusk' ? mood.lamp : mix(mood.skyLow, '#ffffff', 0.4),
  )
  plane(
    [
      [-0.7, 0.01, 13.4],
      [0.9, 0.01, 13.4],
      [3.2 * -scene.side, 0.01, 6.6],
      [1 * -scene.side, 0.01, 6.6],
    ],
    mood.glow,
    0.4,
  )
  for (const z of [11.6, 6]) {
    add(
      scene,
      arcade(view, { from: [-6, z], to: [6, z] }, 3, 7, lighter(wall, z > 8 ? 0.08 : 0.16), {
        spring: 3.9,
        pillar: 0.5,
        thick: 0.5,
      }),
    )
    for (const x of [-2, 2]) {
      add(
        scene,
        block(view, { x: x - 0.42, z: z - 0.32, w: 0.84, d: 0.84, h: 0.36, wall: stone, ridge: 'bare' }),
        block(view, {
          x: x - 0.27,
          z: z - 0.16,
          w: 0.54,
          d: 0.54,
          h: 3.2,
          foot: 0.36,
          wall: stone,
          ridge: 'bare',
        }),
        block(view, {
          x: x - 0.42,
          z: z - 0.32,
          w: 0.84,
          d: 0.84,
          h: 0.5,
          foot: 3.5,
          wall: lighter(stone, 0.1),
          ridge: 'bare',
        }),
      )
    }
  }
  const [lx, ly] = [600, 200]
  add(
    scene,
    line(`M${lx} 0V${ly}`, { width: 5, colour: mood.ink }),
    circle(lx, ly + 40, 130, mood.lamp, 0.22),
    fill(
      polygon([
        [lx - 44, ly + 60],
        [lx - 30, ly],
        [lx + 30, ly],
        [lx + 44, ly + 60],
      ]),
      darker(mood.accent, 0.1),
    ),
    circle(lx, ly + 62, 16, mood.lamp),
  )
}
