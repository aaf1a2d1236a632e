import { figure } from '../buildings/perspective.ts'
import { darker, mix } from '../colour.ts'
import { profile } from '../people/faces.ts'
import { person } from '../people/people.ts'
import { stopper } from '../props/cork.ts'
import { bonfire } from '../props/fire.ts'
import { arm } from '../props/reach.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { square } from '../streets/square.ts'

/** The great fire of the square: everybody round it, the nearest as dark shapes against the light. */
function greatFire(scene: Scene): void {
  const { mood, side } = scene
  const view = square(scene, { horizon: 500, far: 20, wide: 10 })
  for (const [x, z, flip] of [
    [-3.6, 11.5, false],
    [-2.8, 12.6, false],
    [2.9, 12.4, true],
    [4, 11.2, true],
    [-5.2, 10.4, false],
  ] as const)
    add(scene, figure(view, x, z, { flip, arms: [30, 10] }))
  bonfire(scene, 600, 690, 560)
  const dark = mix(mood.ink, mood.bark, 0.3)
  for (const [x, y, s, o] of [
    [600 - side * 470, 880, 4.1, { hat: 'beret', flip: side < 0 }],
    [600 - side * 320, 900, 3.7, { skirt: true, flip: side < 0, arms: [100, 10] }],
    [600 + side * 440, 890, 4, { flip: side > 0, arms: [70, 30] }],
    [600 + side * 300, 880, 3.6, { flip: side > 0, child: true, arms: [130, 20] }],
  ] as const)
    add(
      scene,
      person(scene, x, y, s, {
        ...o,
        shirt: dark,
        trousers: darker(dark, 0.3),
        hair: mood.ink,
        skin: mix(mood.skin[1], mood.accent, 0.25),
      }),
    )
}

/** A smudge: the cork, still warm, reaches for a cheek; the fire burns down the street. */
function smudge(scene: Scene): void {
  const { mood, side } = scene
  square(scene, { horizon: 470, far: 34, wide: 7, turn: side * 3 })
  bonfire(scene, 600 + side * 10, 640, 330)
  const [a, b] = [600 - side * 330, 600 + side * 370]
  add(
    scene,
    profile(scene, a, 400, 2.5, {
      skin: mood.skin[0],
      hair: mix(mood.ink, '#5a3418', 0.5),
      coat: mix(mood.water, mood.ink, 0.35),
      long: true,
      flip: side < 0,
      smudge: true,
      glow: mood.lamp,
    }),
    profile(scene, b, 360, 2.6, {
      skin: mood.skin[1],
      hair: mood.ink,
      coat: mix(mood.cork, mood.ink, 0.3),
      flip: side > 0,
      glow: mood.lamp,
    }),
  )
  const [hx, hy] = [600 - side * 190, 508]
  stopper(scene, hx - side * 78, hy - 40, 1.8, side * 62)
  arm(
    scene,
    [600 + side * 470, 840],
    hx,
    hy,
    92,
    mix(mood.cork, mood.ink, 0.3),
    mix(mood.skin[1], mood.lamp, 0.25),
  )
}

/** Small fires before the doors, one behind the other down a white street. */
function streetOfFires(scene: Scene): void {
  const { side } = scene
  const view = square(scene, { horizon: 430, far: 46, wide: 6, turn: side * 8 })
  const at = (x: number, z: number, h: number) => {
    const k = view.focal / z
    bonfire(scene, 600 - side * 126 + x * k, view.horizon + 1.7 * k, h * k)
  }
  at(-side * 1.5, 30, 2.2)
  for (const [x, z] of [
    [-1, 26],
    [1.4, 25],
  ] as const)
    add(scene, figure(view, x * side + 4 * side, z))
  at(side * 2.4, 17, 2.3)
  for (const [x, z, flip] of [
    [-0.4, 13, side < 0],
    [0.5, 14, side > 0],
  ] as const)
    add(scene, figure(view, x + side * 0.6, z, { flip, arms: [70, 30], hat: flip ? 'scarf' : 'beret' }))
  at(-side * 0.9, 6.6, 2.5)
  add(
    scene,
    figure(view, side * 1.9, 5.4, { flip: side > 0, arms: [60, 40], hat: 'beret' }),
    figure(view, -side * 2.1, 4.4, { flip: side < 0, skirt: true, hat: 'scarf', arms: [70, 40] }),
  )
}

export const bonfires: Record<string, (scene: Scene) => void> = {
  bonfires: (scene) => viewOf(scene, [greatFire, smudge, streetOfFires])(scene),
}
