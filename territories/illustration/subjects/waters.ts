import { darker, mix } from '../colour.ts'
import { backHills, ground, ridge } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { bush, corkOak } from '../land/trees.ts'
import { woods } from '../land/woods.ts'
import { alder, fern, nearBank, overhang, trunk } from '../props/riverside.ts'
import {
  boulder,
  fall,
  ripple,
  ripples,
  steppingStones,
  stretch,
  surface,
  waterTones,
} from '../props/water.ts'
import { add, closer, HEIGHT, type Scene, viewOf, WIDTH } from '../scene.ts'
import { fill, rect } from '../shape.ts'

export const waters: Record<string, (scene: Scene) => void> = {
  stream(scene) {
    viewOf(scene, [upstream, cascade, reflections, underTrees])(scene)
  },
}

/** The wooded land a stream comes out of. */
export function woodBehind(scene: Scene, horizon = 330, top = 450): void {
  const { mood } = scene
  sky(scene, { clouds: 1 })
  backHills(scene, { horizon, layers: 2 })
  const tone = mix(mood.leaf, mood.leafDark, 0.35)
  const y = ridge(scene, top - 40, 30, tone, 'soft')
  woods(scene, y, tone, 62, 120)
  ground(scene, { top, grass: 0 })
}

/** Up the water, from a stone in it: alders on both banks, boulders, a small step in the bed. */
function upstream(scene: Scene): void {
  closer(scene, 620, 580, 1.2)
  woodBehind(scene)
  const { mood } = scene
  const { deep } = waterTones(scene)
  add(
    scene,
    alder(scene, 470, 470, 350, 0.05),
    alder(scene, 800, 476, 380, -0.06),
    stretch(
      scene,
      [
        [452, 600, 652],
        [486, 566, 664],
        [520, 500, 690],
        [566, 470, 770],
      ],
      rect(486, 470, 22, 90, deep),
    ),
    alder(scene, 300, 560, 560, 0.03),
    corkOak(scene, 985, 590, 520, { lean: -0.08 }),
    stretch(
      scene,
      [
        [596, 440, 800],
        [640, 400, 860],
        [712, 270, 980],
        [830, 100, 1150],
      ],
      ripples(scene, { left: 360, right: 900, top: 640, bottom: 800 }, 6),
    ),
    fall(scene, 612, 556, 210, 62, 0.1),
    boulder(scene, 450, 622, 210, 110, { wet: true }),
    boulder(scene, 800, 632, 230, 124, { wet: true }),
    boulder(scene, 930, 706, 250, 140, { wet: true }),
    boulder(scene, 250, 700, 230, 110, { wet: true }),
    fern(scene, 120, 700, 130),
    bush(scene, 1130, 690, 100),
  )
  add(
    scene,
    boulder(scene, 90, 840, 420, 150),
    fern(scene, 300, 830, 150, mix(mood.leaf, mood.leafDark, 0.3)),
  )
}

/** Near: the water falls between two boulders into a pool. */
export function cascade(scene: Scene): void {
  const { mood } = scene
  woodBehind(scene, 250, 340)
  add(
    scene,
    stretch(scene, [
      [344, 580, 620],
      [366, 560, 660],
      [400, 540, 720],
    ]),
    corkOak(scene, 940, 400, 430, { lean: 0.06 }),
    alder(scene, 330, 380, 440, -0.02),
    fill(
      `M-20 420Q300 360 520 400L740 400Q980 370 1220 430V700H-20Z`,
      darker(mix(mood.near, mood.bark, 0.4), 0.25),
    ),
    boulder(scene, 470, 520, 260, 150),
    boulder(scene, 770, 530, 240, 160),
    fall(scene, 622, 398, 150, 190, 0.16),
  )
  pool(scene, 580)
  add(
    scene,
    boulder(scene, 210, 640, 560, 330, { wet: true }),
    boulder(scene, 1010, 630, 480, 300, { wet: true }),
    boulder(scene, 520, 620, 150, 66, { wet: true }),
    ripple(640, 620, 190, 12, waterTones(scene).foam, 0.9),
    ripple(660, 660, 260, 10, waterTones(scene).foam, 0.5),
    ripple(600, 720, 330, 10, waterTones(scene).foam, 0.3),
    fern(scene, 380, 440, 110),
    fern(scene, 1120, 800, 190, mix(mood.leaf, mood.leafDark, 0.2)),
  )
  overhang(scene, scene.side > 0 ? 'left' : 'right', 0.9)
}

/** A pool across the lower part: dark under the far side, the sky lies on the near one. */
export function pool(scene: Scene, top: number): void {
  const { body, deep, sky: shine } = waterTones(scene)
  add(
    scene,
    rect(0, top, WIDTH, HEIGHT - top, deep),
    fill(`M-20 ${top + 90}Q600 ${top + 20} 1220 ${top + 100}V${HEIGHT}H-20Z`, body),
    fill(`M260 ${HEIGHT}Q420 ${top + 110} 640 ${top + 96}Q880 ${top + 104} 960 ${HEIGHT}Z`, shine, 0.8),
  )
}

/** Things of the far bank, and their own image in still water. */
export function mirrored(scene: Scene, shore: number, things: string): void {
  const { body, deep, sky: shine } = waterTones(scene)
  const image = `<g transform="translate(0 ${shore * 1.62}) scale(1 -0.62)" opacity=".42">${things}</g>`
  add(
    scene,
    things,
    surface(
      scene,
      `M0 ${shore}H${WIDTH}V${HEIGHT}H0Z`,
      `${rect(0, shore, WIDTH, 70, deep)}${rect(0, shore + 190, WIDTH, HEIGHT, mix(body, shine, 0.35))}${image}${ripple(420, shore + 90, 330, 7, shine, 0.8)}${ripple(900, shore + 150, 380, 10, shine, 0.8)}${ripple(240, shore + 210, 300, 12, shine, 0.7)}`,
      body,
    ),
  )
}

/** A still reach seen across: oaks of the far bank stand on their heads in it. */
function reflections(scene: Scene): void {
  const { mood } = scene
  woodBehind(scene, 270, 380)
  const shore = 470
  const bank = fill(
    `M-20 ${shore - 36}Q300 ${shore - 56} 620 ${shore - 34}T1220 ${shore - 40}V${shore}H-20Z`,
    darker(mix(mood.bark, mood.ground, 0.5), 0.05),
  )
  mirrored(
    scene,
    shore,
    bank +
      corkOak(scene, 330, shore - 26, 400, { lean: 0.1 }) +
      corkOak(scene, 790, shore - 28, 330, { lean: -0.05 }) +
      boulder(scene, 560, shore, 170, 70) +
      boulder(scene, 1060, shore, 260, 110) +
      bush(scene, 90, shore - 16, 80),
  )
  add(scene, steppingStones(scene, [960, 716], [690, 488], 6))
  nearBank(scene, 770, 660)
  add(
    scene,
    boulder(scene, 1090, 780, 330, 150),
    fern(scene, 860, 810, 130),
    fern(scene, 90, 820, 170, mix(mood.leaf, mood.leafDark, 0.3)),
  )
}

/** Out of the shade between near trunks: the bend of the stream lies in the light. */
function underTrees(scene: Scene): void {
  const { mood } = scene
  woodBehind(scene, 290, 400)
  add(
    scene,
    alder(scene, 560, 430, 330, 0.04),
    alder(scene, 690, 424, 300, -0.03),
    stretch(
      scene,
      [
        [420, 880, 960],
        [450, 700, 900],
        [490, 500, 740],
        [550, 400, 700],
        [620, 420, 860],
        [710, 520, 1100],
        [830, 560, 1300],
      ],
      ripples(scene, { left: 500, right: 1000, top: 520, bottom: 800 }, 7),
    ),
    bush(scene, 950, 440, 80),
    bush(scene, 820, 432, 50),
    boulder(scene, 420, 560, 160, 80, { wet: true }),
    boulder(scene, 760, 600, 130, 60, { wet: true }),
    boulder(scene, 560, 690, 200, 100, { wet: true }),
  )
  nearBank(scene, 650, 800)
  add(
    scene,
    corkOak(scene, 130, 800, 1620, { lean: 0.01, stripped: 0.62, crown: 0 }),
    trunk(scene, [1090, 830], [1010, -20], 92),
    fern(scene, 330, 780, 160),
    fern(scene, 960, 830, 150, mix(mood.leaf, mood.leafDark, 0.3)),
  )
  overhang(scene, 'left', 1.2)
  overhang(scene, 'right', 1)
}
