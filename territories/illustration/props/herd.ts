import { darker, lighter, mix } from '../colour.ts'
import { add, type Scene } from '../scene.ts'
import { at, circle, ellipse, fill, line } from '../shape.ts'

/** A red deer that calls: head thrown back, hooves at x, y, about 230 units tall for scale 1 with its antlers. */
export function stag(scene: Scene, x: number, y: number, s: number, flip = false): void {
  const { mood } = scene
  const coat = mix(mood.bark, mood.cork, 0.45)
  const dark = darker(coat, 0.28)
  const antler = mix(mood.wall, mood.bark, 0.35)
  add(
    scene,
    at(
      x,
      y,
      s,
      ellipse(0, 0, 92, 9, mood.shadow, 0.35) +
        line('M-52 -52L-58 -2M36 -52L30 -2', { width: 10, colour: dark }) +
        line('M-40 -54L-36 -2M50 -54L54 -2', { width: 11, colour: coat }) +
        fill(
          'M-74 -92Q-66 -112 -20 -106T50 -112Q70 -104 62 -70Q40 -48 0 -54T-60 -52Q-80 -66 -74 -92Z',
          coat,
        ) +
        fill('M36 -104Q52 -150 84 -172L112 -160Q96 -116 70 -76Q48 -72 36 -104Z', mix(coat, dark, 0.55)) +
        fill('M78 -172Q88 -196 104 -196L150 -212Q158 -206 150 -196L122 -172Q104 -156 78 -172Z', coat) +
        line('M126 -186L152 -190', { width: 3, colour: mood.ink }) +
        circle(112, -188, 3.2, mood.ink) +
        fill('M84 -190Q66 -196 60 -188Q70 -178 86 -180Z', coat) +
        line(
          'M96 -196Q70 -214 58 -258M76 -224Q90 -236 92 -256M66 -240Q50 -250 44 -268M62 -250Q66 -266 74 -274',
          {
            width: 6,
            colour: antler,
          },
        ) +
        line('M104 -196Q100 -226 116 -258M103 -222Q120 -232 132 -250M110 -244Q102 -258 104 -276', {
          width: 6,
          colour: lighter(antler, 0.12),
        }) +
        fill('M-74 -92q-12 6 -8 20l8 -4Z', mood.paper),
      flip,
    ),
  )
}

/** A sheep that grazes, hooves at x, y; about 70 units tall for scale 1. */
export function sheep(scene: Scene, x: number, y: number, s: number, flip = false): void {
  const { mood, random } = scene
  const wool = mix(mood.paper, mood.wall, random.between(0.1, 0.45))
  const face = mix(mood.ink, mood.bark, 0.3)
  const curls = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * Math.PI * 2
    return circle(Math.cos(angle) * 42 - 4, -44 + Math.sin(angle) * 20, 17, wool)
  }).join('')
  add(
    scene,
    at(
      x,
      y,
      s,
      ellipse(0, 1, 58, 6, mood.shadow, 0.32) +
        line('M-34 -24V-2M-18 -24V-2M16 -24V-2M30 -24V-2', { width: 7, colour: face }) +
        curls +
        ellipse(-4, -44, 46, 24, wool) +
        ellipse(-4, -34, 40, 12, darker(wool, 0.1), 0.6) +
        fill('M36 -50Q54 -52 62 -30L66 -12Q60 -4 52 -10L38 -34Z', face) +
        fill('M40 -48q-16 2 -18 12q12 4 20 -4Z', face),
      flip,
    ),
  )
}
