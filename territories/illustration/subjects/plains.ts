import { courses, wallColour } from '../buildings/battlements.ts'
import { darker, lighter, mix } from '../colour.ts'
import { backHills, ridge, tufts } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { bush, corkOak } from '../land/trees.ts'
import { woods } from '../land/woods.ts'
import { lookout, rucksack, seated } from '../people/hiker.ts'
import { bough, nearSwell } from '../props/frame.ts'
import { boulder, corners, crag } from '../props/granite.ts'
import { plots } from '../props/plots.ts'
import { add, HEIGHT, type Scene, viewOf } from '../scene.ts'
import { fill, polygon, rect } from '../shape.ts'

/** What one sees from above: the plain of the Ter and the sea, or the estates of the border and the Tagus. */
export const plains: Record<string, (scene: Scene) => void> = {
  'plain-view': (scene) =>
    scene.relief === 'soft'
      ? viewOf(scene, [riverPlain, throughAWindow, fromTheSummit, asFarAsTheSea])(scene)
      : viewOf(scene, [mosaicBelow, fromTheWalls, betweenRidges, fromTheCrest])(scene),
}

const riverTone = ({ mood }: Scene) =>
  mix(mix(mood.water, mood.skyLow, 0.66), '#ffffff', mood.night ? 0 : 0.14)

/** The river winds through the fields at your feet. */
function riverPlain(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  ridge(scene, 330, 60, mix(mood.far, mood.leaf, 0.22))
  add(
    scene,
    plots(scene, 344, HEIGHT),
    fill(
      'M790 372Q640 384 610 400T760 432Q900 456 800 486T430 540Q220 590 420 660T860 830H1160Q1000 730 720 650T560 566Q660 536 900 506T880 430Q760 404 700 396T830 374Z',
      riverTone(scene),
    ),
  )
  nearSwell(scene, 660, 760)
  add(scene, corkOak(scene, 130, 770, 640), bush(scene, 420, 800, 110), bush(scene, 1120, 830, 130))
}

/** From a room that has lost its roof. */
function throughAWindow(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  ridge(scene, 400, 60, mix(mood.far, mood.leaf, 0.25))
  add(scene, plots(scene, 420, HEIGHT))
  const wall = darker(mix(wallColour(scene), mood.shadow, 0.22), 0.16)
  const frame = mix(wall, mood.glow, 0.42)
  const edge =
    'M-20 820V210L90 190L150 120L270 96L330 40L470 60L540 16L700 30L800 -20H1000L1060 60L1120 70L1220 150V820Z'
  const hole = 'M360 640V300Q600 130 850 300V640Z'
  add(
    scene,
    `<path fill-rule="evenodd" fill="${wall}" d="${edge}${hole}"/>`,
    // the depth of the wall, lit on the side away from the sun
    fill(
      scene.side > 0
        ? 'M360 640V300Q380 284 404 272V612H850V640Z'
        : 'M850 640V300Q830 284 806 272V612H360V640Z',
      frame,
    ),
    rect(340, 636, 530, 34, lighter(wall, 0.12)),
    courses(scene, 0, 790, 330, 560, wall, 7),
    courses(scene, 880, 790, 320, 560, wall, 7),
    courses(scene, 380, 800, 460, 110, wall, 3),
    bush(scene, 1010, 830, 160),
    bush(scene, 130, 840, 110),
  )
}

/** The highest point: half a county below, and somebody who counts it. */
function fromTheSummit(scene: Scene): void {
  sky(scene, { clouds: 3 })
  ridge(scene, 400, 90, mix(scene.mood.far, scene.mood.leaf, 0.1))
  backHills(scene, { horizon: 470, layers: 3 })
  const { mood } = scene
  add(
    scene,
    crag(scene, corners([-40, 840, -40, 690, 150, 610, 420, 590, 640, 640, 800, 760, 840, 840])),
    crag(scene, corners([560, 840, 620, 760, 820, 720, 1020, 770, 1080, 840]), {
      colour: darker(mood.stone, 0.1),
    }),
    lookout(scene, 330, 640, 4.3),
    bush(scene, 1120, 820, 150),
  )
}

/** The last hills, the sea behind them, and above it the clouds that come in. */
function asFarAsTheSea(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 0 })
  cumulus(scene, 800, 440, 1)
  add(
    scene,
    rect(0, 430, 1200, 200, mix(mood.water, mood.skyLow, 0.2)),
    rect(0, 430, 1200, 22, mix(mood.water, mood.skyLow, 0.55)),
    fill('M-20 500Q160 460 300 480T520 512Q700 500 780 530T1220 580V820H-20Z', mix(mood.far, mood.leaf, 0.3)),
  )
  woods(scene, (x) => 560 + 34 * Math.sin(x / 240), mix(mood.far, mood.leaf, 0.55), 24, 90)
  woods(scene, (x) => 640 + 34 * Math.sin(x / 310 + 2), mix(mood.leaf, mood.ground, 0.15), 46, 150)
  nearSwell(scene, 720, 740)
  add(
    scene,
    crag(scene, corners([700, 840, 740, 730, 850, 690, 1010, 660, 1150, 690, 1240, 740, 1240, 840])),
    bush(scene, 640, 810, 100),
    corkOak(scene, 190, 790, 690, { lean: 0.04 }),
  )
  tufts(scene, 760, 3)
}

/** A great cloud of broad heads on a level foot, its foot at x, y. */
function cumulus(scene: Scene, x: number, y: number, s: number): void {
  const { mood, side } = scene
  const white = mix(mood.skyLow, '#ffffff', mood.night ? 0.2 : 0.86)
  const body =
    'M-330 0C-400 -10 -400 -90 -326 -96C-330 -170 -230 -190 -196 -150C-200 -260 -90 -310 -20 -262C20 -340 150 -330 170 -236C240 -260 300 -200 280 -140C360 -150 400 -60 340 -20C330 -6 320 0 300 0Z'
  const lit =
    'M-290 -60C-300 -140 -230 -160 -186 -120C-180 -220 -80 -270 -10 -226C40 -290 130 -280 150 -200C210 -220 262 -180 246 -120C300 -130 330 -90 310 -60C240 -96 180 -60 130 -76C70 -110 10 -60 -50 -80C-120 -110 -160 -40 -220 -62Q-260 -76 -290 -60Z'
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${fill(body, mix(white, mood.skyTop, 0.24))}<g transform="translate(${side * 16} -14)">${fill(lit, white)}</g></g>`,
  )
}

/** A cattle pond in its hollow: trodden earth about it, a bank on the far side that shows in the water. */
function pond(scene: Scene, x: number, y: number): string {
  const { mood } = scene
  return `<g transform="translate(${x} ${y})">${[
    fill(
      'M-176 6C-170 -30 -60 -46 20 -42S190 -26 184 6S90 50 -10 48S-180 40 -176 6Z',
      mix(mood.bark, mood.ground, 0.45),
    ),
    fill(
      'M-150 2C-140 -24 -50 -34 20 -32S156 -20 152 4S70 36 -10 34S-156 28 -150 2Z',
      mix(mood.water, mood.skyLow, 0.2),
    ),
    fill('M-142 10C-80 -4 60 -8 146 12C120 32 50 36 -10 34S-140 28 -142 10Z', riverTone(scene)),
  ].join('')}${bush(scene, -110, -18, 34)}${bush(scene, -50, -26, 26)}${bush(scene, 130, -14, 30)}</g>`
}

/** Pasture, olives, woodland and stubble, each in its place. */
function mosaicBelow(scene: Scene): void {
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 300, layers: 2, wooded: false })
  add(scene, plots(scene, 370, HEIGHT, 0.6))
  add(
    scene,
    pond(scene, 690, 590),
    corkOak(scene, 300, 560, 130),
    corkOak(scene, 400, 650, 190),
    corkOak(scene, 900, 690, 210),
  )
  nearSwell(scene, 770, 690)
  add(scene, corkOak(scene, 1090, 790, 560), bush(scene, 90, 822, 120))
  bough(scene, 'left', 0.8)
}

/** Between two merlons of the wall. */
function fromTheWalls(scene: Scene): void {
  const { mood, side } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 380, layers: 2 })
  add(scene, plots(scene, 480, HEIGHT))
  const wall = wallColour(scene)
  const dark = mix(darker(wall, 0.3), mood.skyTop, 0.08)
  for (const [x, w, top] of [
    [-60, 380, 250],
    [820, 460, 210],
  ] as const)
    add(
      scene,
      rect(x, top, w, 620, wall),
      rect(side > 0 ? x : x + w * 0.74, top, w * 0.26, 620, dark),
      rect(x - 16, top - 30, w + 32, 46, lighter(wall, 0.14)),
      courses(scene, x + w * (side > 0 ? 0.3 : 0.04), 780, w * 0.64, 500, wall, 6),
    )
  add(
    scene,
    rect(-20, 650, 1240, 170, darker(wall, 0.06)),
    rect(300, 632, 540, 34, lighter(wall, 0.16)),
    courses(scene, 320, 800, 500, 110, darker(wall, 0.06), 4),
    lookout(scene, 610, 830, 3.5, { poles: false }),
  )
}

/** A green floor of gardens, a ridge on either hand. */
function betweenRidges(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  ridge(scene, 420, 70, mix(mood.far, mood.leaf, 0.15))
  add(scene, plots(scene, 450, HEIGHT, 0.5))
  const slope = mix(mood.leaf, mood.ground, 0.3)
  add(
    scene,
    fill(
      'M-20 180L80 210L150 190L260 290L360 360L470 450L560 500Q420 560 260 660T-20 800Z',
      mix(slope, mood.far, 0.15),
    ),
    fill(
      'M1220 120L1130 170L1070 160L960 260L900 330L790 420L680 480Q860 560 980 640T1220 760Z',
      mix(slope, mood.far, 0.06),
    ),
    fill('M-20 180L80 210L150 190L260 290L220 330L120 280L60 300L-20 260Z', mix(mood.stone, mood.far, 0.2)),
    fill(
      'M1220 120L1130 170L1070 160L960 260L1010 300L1100 240L1160 260L1220 210Z',
      mix(mood.stone, mood.far, 0.15),
    ),
    fill('M600 470Q580 560 500 640T360 820H560Q600 700 640 620T622 470Z', mood.path),
  )
  nearSwell(scene, 790, 740)
  add(scene, corkOak(scene, 1050, 790, 480), bush(scene, 100, 800, 170))
}

/** From a crest of broken quartzite, the great river far below. */
function fromTheCrest(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  ridge(scene, 350, 60, mix(mood.far, mood.leaf, 0.12))
  backHills(scene, { horizon: 420, layers: 2, wooded: false })
  add(
    scene,
    fill(
      'M1220 500Q980 470 820 500T560 560Q420 590 470 640T300 720V760Q520 680 620 650T660 590Q760 550 900 540T1220 560Z',
      riverTone(scene),
    ),
  )
  const rock = mix(mood.stone, mood.ground, 0.2)
  for (const [shape, deep] of [
    [corners([-40, 840, -40, 330, 60, 270, 130, 420, 210, 380, 300, 560, 390, 540, 520, 720, 560, 840]), 0],
    [corners([380, 840, 460, 700, 540, 660, 640, 720, 760, 690, 900, 790, 940, 840]), 0.16],
    [corners([820, 840, 900, 740, 1010, 640, 1090, 670, 1240, 560, 1240, 840]), 0.06],
  ] as const)
    add(scene, crag(scene, shape, { colour: rock, deep }))
  add(scene, fill(polygon(corners([60, 270, 130, 420, 96, 620, 20, 520])), mix(rock, mood.glow, 0.24)))
  add(scene, boulder(scene, 640, 800, 200, 120), seated(scene, 640, 706, 3), rucksack(scene, 780, 790, 2.4))
}
