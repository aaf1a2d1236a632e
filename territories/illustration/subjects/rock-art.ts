import { darker, mix } from '../colour.ts'
import { backHills, tufts } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { bush, corkOak } from '../land/trees.ts'
import { hiker, lookout } from '../people/hiker.ts'
import { nearSwell } from '../props/frame.ts'
import { corners, crag } from '../props/granite.ts'
import { sign } from '../props/rock-art.ts'
import { add, HEIGHT, type Scene, viewOf, WIDTH } from '../scene.ts'
import { ellipse, fill, line, type Point, polygon, rect, smooth } from '../shape.ts'

/** Red signs on quartzite: the cave in the wall of the sierra, the crest, the shelter, the panel itself. */
export const rockArt: Record<string, (scene: Scene) => void> = {
  'cave-paintings': (scene) => viewOf(scene, [mouthOfTheCave, smoke, underTheCrest, panel])(scene),
  'rock-shelter': shelter,
}

/** Quartzite: grey that has gone gold and rust. */
const quartzite = ({ mood }: Scene) => mix(mix(mood.stone, mood.accent, 0.2), mood.cork, 0.06)

/** Blocks of a wall of rock from x to the right edge, each with its own light. */
function cliff(scene: Scene, colour: string): void {
  const blocks: readonly (readonly [readonly Point[], number])[] = [
    [corners([420, 840, 450, 560, 430, 330, 520, 150, 640, 70, 760, 120, 800, 420, 780, 840]), 0],
    [corners([720, 840, 730, 380, 700, 130, 830, 20, 1000, -20, 1090, 200, 1060, 840]), 0.1],
    [corners([1010, 840, 1000, 340, 1040, 90, 1130, -30, 1260, -30, 1260, 840]), 0.02],
    [corners([330, 840, 380, 640, 470, 560, 560, 640, 600, 840]), 0.14],
  ]
  for (const [points, deep] of blocks) add(scene, crag(scene, points, { colour, deep }))
}

/** A ragged hole in the rock, its floor on y. */
const hole = (x: number, y: number, s: number) =>
  polygon(
    corners([
      -150, 10, -170, -90, -128, -150, -110, -230, -30, -262, 10, -330, 64, -270, 120, -230, 112, -150, 158,
      -90, 140, 10,
    ]).map(([dx, dy]): Point => [x + dx * s, y + dy * s]),
  )

/** A hole high in the wall; the signs are outside it. */
function mouthOfTheCave(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 520, layers: 3 })
  const rock = quartzite(scene)
  cliff(scene, rock)
  add(
    scene,
    fill(hole(850, 640, 1.3), mix(darker(rock, 0.3), mood.skyTop, 0.08)),
    fill(hole(850 - scene.side * 26, 650, 1.06), darker(mix(mood.shadow, mood.stone, 0.1), 0.2)),
    sign(scene, 'man', 590, 330, 0.9),
    sign(scene, 'dots', 590, 470, 0.72),
    sign(scene, 'branch', 1110, 360, 0.86),
  )
  nearSwell(scene, 720, 620, mix(mood.ground, mood.near, 0.3))
  add(
    scene,
    bush(scene, 1130, 720, 110),
    hiker(scene, 560, 716, 2),
    corkOak(scene, 140, 770, 470),
    bush(scene, 330, 810, 90),
  )
}

/** At All Saints: the fire burns in the cave, and the cave breathes out. */
function smoke(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 1 })
  backHills(scene, { horizon: 560, layers: 3 })
  const rock = darker(quartzite(scene), 0.16)
  cliff(scene, rock)
  const fire = mix(mood.lamp, mood.cork, 0.3)
  const puff = mix(mood.skyLow, mood.paper, 0.6)
  add(
    scene,
    fill(hole(790, 640, 1.3), darker(mix(mood.cork, mood.ink, 0.55), 0.1)),
    fill(hole(790, 660, 1), mix(mood.cork, mood.shadow, 0.3)),
    fill(
      'M690 640Q680 560 740 500Q740 560 770 560Q760 470 820 420Q820 500 856 520Q870 480 866 460Q930 540 890 640Z',
      fire,
    ),
    fill(
      'M730 640Q730 590 770 560Q776 600 800 600Q800 550 822 520Q830 570 856 580Q872 610 850 640Z',
      mix(fire, mood.paper, 0.5),
    ),
    // the cave breathes out: one cloud that leans with the wind
    fill(
      'M720 380Q640 340 620 280Q520 290 490 220Q390 230 370 160Q290 150 290 90Q300 20 390 30Q430 -30 520 0Q600 -20 630 50Q720 60 720 140Q790 180 770 250Q830 300 860 380Q790 420 720 380Z',
      mix(puff, mood.shadow, 0.2),
      0.94,
    ),
    fill(
      'M736 350Q670 310 660 250Q560 250 540 190Q440 190 420 130Q350 120 350 80Q370 40 430 60Q480 10 540 40Q600 30 620 90Q690 110 680 170Q750 210 730 260Q780 300 800 360Z',
      puff,
      0.94,
    ),
  )
  nearSwell(scene, 700, 610, darker(mix(mood.near, mood.shadow, 0.4), 0.1))
  const dark = {
    poles: false,
    hat: false,
    pack: mix(mood.shadow, mood.cork, 0.3),
    shirt: mix(mood.shadow, mood.cork, 0.45),
  }
  add(
    scene,
    lookout(scene, 560, 716, 2.3, dark),
    lookout(scene, 670, 706, 2.1, dark),
    lookout(scene, 960, 690, 2.2, dark),
  )
  add(scene, bush(scene, 120, 780, 180), bush(scene, 1130, 800, 130))
}

/** A crest like the back of an animal, the painted rock in front of it. */
function underTheCrest(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 500, layers: 2 })
  const rock = quartzite(scene)
  const far = mix(rock, mood.far, 0.4)
  for (const points of [
    corners([-40, 620, -40, 400, 60, 330, 110, 380, 190, 270, 260, 330, 300, 620]),
    corners([220, 640, 300, 320, 370, 220, 430, 270, 500, 190, 560, 300, 620, 640]),
    corners([540, 640, 580, 310, 660, 260, 700, 320, 780, 300, 840, 420, 900, 640]),
  ] as const)
    add(scene, crag(scene, points, { colour: far }))
  nearSwell(scene, 600, 650, mix(mood.leaf, mood.ground, 0.35))
  add(
    scene,
    bush(scene, 330, 640, 70),
    bush(scene, 120, 650, 90),
    crag(scene, corners([640, 840, 660, 520, 760, 290, 960, 210, 1240, 250, 1240, 840]), { colour: rock }),
    fill(
      polygon(corners([720, 800, 742, 520, 820, 370, 980, 320, 1200, 350, 1180, 780])),
      mix(rock, mood.paper, 0.22),
    ),
    sign(scene, 'sun', 880, 440, 0.9),
    sign(scene, 'man', 1060, 470, 1.1),
    sign(scene, 'comb', 900, 640, 1),
    sign(scene, 'bars', 1110, 660, 0.8),
    hiker(scene, 470, 770, 3),
  )
  nearSwell(scene, 780, 770)
  add(scene, bush(scene, 90, 820, 150))
}

/** The rock fills the picture: few strokes, all of them red. */
function panel(scene: Scene): void {
  const { mood } = scene
  const rock = quartzite(scene)
  add(scene, rect(0, 0, WIDTH, HEIGHT, rock))
  for (const [points, tone] of [
    [corners([-40, -40, 520, -40, 430, 210, 180, 330, -40, 280]), mix(rock, mood.glow, 0.3)],
    [corners([520, -40, 1240, -40, 1240, 300, 960, 250, 700, 300, 430, 210]), mix(rock, mood.paper, 0.12)],
    [corners([1240, 300, 960, 250, 1010, 560, 1240, 640]), darker(rock, 0.14)],
    [corners([-40, 280, 180, 330, 140, 600, -40, 700]), darker(rock, 0.1)],
    [
      corners([140, 600, 420, 700, 760, 660, 1010, 560, 1240, 640, 1240, 840, -40, 840, -40, 700]),
      darker(rock, 0.2),
    ],
    [corners([420, 700, 760, 660, 820, 840, 360, 840]), darker(rock, 0.28)],
  ] as const)
    add(scene, fill(polygon(points), tone))
  add(
    scene,
    sign(scene, 'man', 330, 420, 1.7),
    sign(scene, 'sun', 590, 250, 1.15),
    sign(scene, 'comb', 620, 500, 1.4),
    sign(scene, 'woman', 880, 420, 1.5),
    sign(scene, 'dots', 1060, 180, 0.9),
    ellipse(200, 120, 70, 34, mix(mood.accent, mood.leaf, 0.3), 0.34),
    ellipse(1130, 470, 60, 40, mix(mood.accent, mood.leaf, 0.3), 0.34),
    fill(
      smooth(corners([-40, 840, -40, 660, 60, 620, 180, 700, 260, 840]), true),
      mix(mood.leaf, mood.shadow, 0.45),
    ),
    fill(
      smooth(corners([900, 840, 980, 760, 1120, 700, 1240, 740, 1240, 840]), true),
      mix(mood.leaf, mood.shadow, 0.45),
    ),
  )
}

/** An overhang, signs on the wall at its back, and two who look and do not touch. */
function shelter(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 1 })
  backHills(scene, { horizon: 470, layers: 3 })
  const rock = quartzite(scene)
  const under = mix(darker(rock, 0.34), mood.shadow, 0.25)
  const back = mix(rock, mood.paper, 0.16)
  add(
    scene,
    // the wall at the back: it bends towards us on the right, and the roof throws its shade on it
    fill('M400 840L440 640L500 500L470 330H1240V840Z', back),
    fill('M1130 330H1240V840H1170L1196 690L1140 560Z', darker(back, 0.16)),
    fill('M540 840L560 660L650 690L700 840Z', darker(back, 0.1)),
    fill(
      'M470 330H1240V452L1130 424L1010 452L880 444L770 486L640 476L590 560L556 700L520 840H400L440 640L500 500Z',
      under,
    ),
    line('M1130 424L1140 560L1196 690M770 486L748 560', { width: 5, colour: darker(back, 0.26) }),
    sign(scene, 'man', 690, 580, 0.95),
    sign(scene, 'branch', 806, 600, 0.8),
    sign(scene, 'comb', 950, 520, 0.8),
    sign(scene, 'dots', 920, 630, 0.72),
    sign(scene, 'woman', 1060, 610, 0.9),
    // the rock above, in blocks: one slope towards the sun, one underside
    fill('M300 300L330 190L440 90L620 30L820 -20H1240V390L1080 372L880 400L640 410L520 440L430 380Z', rock),
    fill('M330 190L440 90L620 30L700 60L600 150L640 240L480 270Z', mix(rock, mood.glow, 0.34)),
    fill('M700 60L820 -20H1080L1010 90L1040 210L860 250L640 240L600 150Z', mix(rock, mood.glow, 0.14)),
    fill(
      'M300 300L480 270L640 240L860 250L1040 210L1240 260V390L1080 372L880 400L640 410L520 440L430 380Z',
      darker(rock, 0.2),
    ),
    fill('M1080 -20H1240V260L1040 210L1010 90Z', darker(rock, 0.1)),
    fill('M400 840L440 640L500 500L484 420L560 440L548 640L600 840Z', darker(rock, 0.12)),
  )
  nearSwell(scene, 750, 700, mix(mood.ground, mood.near, 0.3))
  add(
    scene,
    lookout(scene, 330, 776, 3, { poles: false, shirt: mood.accent }),
    lookout(scene, 470, 784, 2.8, {
      poles: false,
      flip: true,
      hat: false,
      shirt: mix(mood.water, mood.wall, 0.2),
    }),
    corkOak(scene, 80, 780, 520),
    bush(scene, 1130, 812, 120),
  )
  tufts(scene, 770, 3)
}
