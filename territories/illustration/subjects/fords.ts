import { darker, mix } from '../colour.ts'
import { bush, corkOak } from '../land/trees.ts'
import { hiker } from '../people/hiker.ts'
import { alder, fern, nearBank, overhang } from '../props/riverside.ts'
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
import { add, type Scene, viewOf } from '../scene.ts'
import { ellipse, fill } from '../shape.ts'
import { cascade, pool, woodBehind } from './waters.ts'

export const fords: Record<string, (scene: Scene) => void> = {
  ford(scene) {
    viewOf(scene, [ford, cascade])(scene)
  },
  'granite-falls'(scene) {
    graniteFalls(scene)
  },
  'two-streams'(scene) {
    viewOf(scene, [confluence, ford, graniteFalls])(scene)
  },
}

/** Two streams meet before a nose of land with an oak on it. */
function confluence(scene: Scene): void {
  const { mood } = scene
  woodBehind(scene, 300, 420)
  add(
    scene,
    alder(scene, 130, 470, 400, 0.03),
    stretch(scene, [
      [424, 130, 190],
      [460, 170, 290],
      [520, 230, 440],
      [600, 330, 640],
      [690, 330, 700],
      [830, 220, 720],
    ]),
    stretch(scene, [
      [420, 1000, 1050],
      [460, 920, 1030],
      [520, 800, 990],
      [600, 620, 930],
      [690, 560, 940],
      [830, 520, 1060],
    ]),
    surface(
      scene,
      'M330 660Q460 620 640 640Q800 620 935 660L1010 830H240Z',
      fill('M470 830Q520 690 640 668Q760 690 820 830Z', waterTones(scene).sky) +
        ripple(560, 690, 150, 8, waterTones(scene).foam, 0.6) +
        ripple(760, 740, 190, 10, waterTones(scene).foam, 0.5) +
        ripple(430, 770, 170, 10, waterTones(scene).foam, 0.5),
    ),
    fill('M300 440C430 470 520 560 630 650C740 560 820 480 920 440Z', mix(mood.ground, mood.near, 0.3)),
    bush(scene, 160, 430, 56),
    bush(scene, 1040, 430, 66),
    corkOak(scene, 640, 560, 540, { lean: 0.06 }),
    boulder(scene, 632, 660, 230, 110, { wet: true }),
    boulder(scene, 500, 588, 120, 64, { wet: true }),
    boulder(scene, 780, 580, 140, 70, { wet: true }),
    boulder(scene, 190, 720, 330, 180, { wet: true }),
    boulder(scene, 1130, 740, 300, 140, { wet: true }),
    fern(scene, 70, 810, 170),
    fern(scene, 1150, 820, 160, mix(mood.leaf, mood.leafDark, 0.3)),
  )
  overhang(scene, scene.side > 0 ? 'left' : 'right', 0.8)
}

/** A path crosses the stream on stones, and goes on along the other bank. */
function ford(scene: Scene): void {
  const { mood } = scene
  woodBehind(scene, 290, 430)
  add(
    scene,
    corkOak(scene, 270, 490, 480, { lean: 0.06 }),
    alder(scene, 960, 490, 420, -0.03),
    alder(scene, 1060, 500, 330, 0.02),
    fill(
      'M-20 502Q300 484 480 502H610Q900 500 1220 520V560H-20Z',
      darker(mix(mood.bark, mood.ground, 0.45), 0.12),
    ),
    fill('M640 436Q700 452 600 474T474 524H616Q646 494 690 472T668 436Z', mood.path),
    surface(
      scene,
      'M-20 520Q600 494 1220 536V720Q640 660 -20 730Z',
      fill('M-20 520Q600 494 1220 536V590Q600 540 -20 580Z', waterTones(scene).deep) +
        fill('M-20 640Q600 590 1220 650V690Q600 620 -20 690Z', waterTones(scene).sky) +
        ripples(scene, { left: 60, right: 1140, top: 560, bottom: 690 }, 6),
    ),
    boulder(scene, 150, 560, 250, 130, { wet: true }),
    boulder(scene, 1050, 570, 220, 120, { wet: true }),
    steppingStones(scene, [740, 690], [540, 528], 5),
    hiker(scene, 640, 628, 2.3, { flip: true }),
  )
  nearBank(scene, 700, 716)
  add(
    scene,
    fill('M520 744Q640 716 760 748L900 830H330Z', mood.path),
    boulder(scene, 120, 790, 330, 150),
    fern(scene, 1080, 800, 180),
    fern(scene, 300, 820, 120, mix(mood.leaf, mood.leafDark, 0.3)),
  )
  overhang(scene, scene.side > 0 ? 'right' : 'left', 0.9)
}

/** Smooth granite, and the fall that polished it: two steps down into a dark pool. */
function graniteFalls(scene: Scene): void {
  const { mood } = scene
  woodBehind(scene, 190, 260)
  add(
    scene,
    corkOak(scene, 210, 300, 360, { lean: 0.05 }),
    corkOak(scene, 1030, 300, 330, { lean: -0.05 }),
    fill('M-20 300Q300 240 560 270T1220 290V640H-20Z', darker(mood.stone, 0.42)),
    boulder(scene, 330, 440, 460, 210),
    boulder(scene, 880, 450, 480, 230),
    fall(scene, 600, 262, 120, 150, 0.14),
    ellipse(610, 420, 170, 26, waterTones(scene).body),
    boulder(scene, 430, 600, 420, 210),
    boulder(scene, 850, 610, 400, 200),
    fall(scene, 640, 418, 170, 180, 0.2),
  )
  pool(scene, 590)
  add(
    scene,
    ripple(650, 620, 220, 14, waterTones(scene).foam, 0.9),
    ripple(620, 676, 320, 12, waterTones(scene).foam, 0.4),
    boulder(scene, 130, 690, 460, 330, { wet: true }),
    boulder(scene, 1110, 680, 440, 350, { wet: true }),
    fern(scene, 300, 800, 170),
  )
  overhang(scene, scene.side > 0 ? 'right' : 'left', 0.8)
}
