import { darker, mix } from '../colour.ts'
import { backHills, ridge } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { bush, corkOak } from '../land/trees.ts'
import { hiker, lookout, rucksack, seated } from '../people/hiker.ts'
import { nearSwell } from '../props/frame.ts'
import { boulder, corners, crag } from '../props/granite.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { fill } from '../shape.ts'

/** People on the heights: at work with their legs, or with their eyes. */
export const walkers: Record<string, (scene: Scene) => void> = {
  'ridge-walkers': (scene) => viewOf(scene, [onTheCrest, inSingleFile, atTheEdge, atRest])(scene),
}

function heights(scene: Scene, horizon: number): void {
  sky(scene, { clouds: 2 })
  ridge(scene, horizon - 40, 70, mix(scene.mood.far, scene.mood.leaf, 0.1))
  backHills(scene, { horizon, layers: 3 })
}

/** Two against the sky. */
function onTheCrest(scene: Scene): void {
  heights(scene, 560)
  const { mood } = scene
  const rock = mix(mood.stone, mood.ground, 0.15)
  add(
    scene,
    fill('M-20 700L160 640L300 660L480 590L680 600L860 540L1020 570L1220 500V820H-20Z', rock),
    fill(
      'M160 640L300 660L260 740L60 720ZM480 590L680 600L620 700L470 690ZM860 540L1020 570L980 660L840 620Z',
      mix(rock, mood.glow, 0.3),
    ),
    fill(
      'M300 660L480 590L470 690L400 760L260 740ZM680 600L860 540L840 620L760 720L620 700ZM1020 570L1220 500V640L980 660Z',
      darker(rock, 0.12),
    ),
    hiker(scene, 420, 616, 4.1, { shirt: mood.cork }),
    hiker(scene, 800, 566, 3.9, { shirt: mix(mood.water, mood.wall, 0.2) }),
    fill('M-20 780Q300 690 620 720T1220 640V820H-20Z', mix(mood.near, mood.ground, 0.3)),
    bush(scene, 1110, 760, 130),
    bush(scene, 90, 800, 140),
  )
}

/** One behind the other up the slope, the first already small. */
function inSingleFile(scene: Scene): void {
  heights(scene, 470)
  const { mood } = scene
  const slope = mix(mood.ground, mood.leaf, 0.24)
  add(
    scene,
    fill('M-20 790Q300 720 560 560T900 330Q1040 250 1220 230V820H-20Z', slope),
    fill('M1220 230Q1040 250 900 330T780 440Q940 420 1030 470T1220 640Z', darker(slope, 0.16)),
    fill('M160 800Q460 720 640 570T930 340L960 336Q800 450 700 590T420 820H160Z', mood.path),
    boulder(scene, 990, 480, 190, 120, { colour: mix(mood.stone, mood.ground, 0.15) }),
    boulder(scene, 1130, 700, 260, 190, { colour: mix(mood.stone, mood.ground, 0.15) }),
    hiker(scene, 905, 366, 1),
    hiker(scene, 792, 470, 1.55),
    hiker(scene, 622, 620, 2.4),
    hiker(scene, 345, 780, 3.9),
    bush(scene, 60, 830, 130),
  )
}

/** One alone on the last rock. */
function atTheEdge(scene: Scene): void {
  heights(scene, 460)
  const { mood } = scene
  add(
    scene,
    crag(scene, corners([420, 840, 480, 720, 560, 640, 760, 600, 980, 620, 1240, 560, 1240, 840])),
    crag(scene, corners([300, 840, 360, 760, 520, 740, 620, 800, 640, 840]), {
      colour: darker(mood.stone, 0.1),
    }),
    lookout(scene, 800, 640, 4.6),
    corkOak(scene, 90, 800, 500),
    bush(scene, 300, 820, 90),
  )
}

/** Two on the rock, the rucksack between them: the balcony of the route. */
function atRest(scene: Scene): void {
  heights(scene, 430)
  const { mood } = scene
  add(
    scene,
    boulder(scene, 620, 860, 900, 380, { shadow: false }),
    boulder(scene, 1140, 850, 420, 220, { shadow: false }),
    seated(scene, 470, 640, 4.6, { shirt: mood.cork }),
    seated(scene, 740, 640, 4.5, { hat: false, shirt: mix(mood.water, mood.wall, 0.25) }),
    rucksack(scene, 604, 644, 3.2),
  )
  nearSwell(scene, 770, 800, mix(mood.near, mood.ground, 0.3))
  add(scene, bush(scene, 90, 800, 160))
}
