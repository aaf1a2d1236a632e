import { courses, crenels, curtain, tower, wallColour } from '../buildings/battlements.ts'
import { darker, lighter, mix } from '../colour.ts'
import { backHills, ground, tufts, water } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { bush, corkOak } from '../land/trees.ts'
import { woods } from '../land/woods.ts'
import { hiker } from '../people/hiker.ts'
import { bough, nearSwell } from '../props/frame.ts'
import { boulder, corners, crag } from '../props/granite.ts'
import { ruin } from '../props/ruin.ts'
import { add, HEIGHT, type Scene, viewOf } from '../scene.ts'
import { ellipse, fill, type Point, polygon, rect } from '../shape.ts'

/** Castles of the Order of Alcántara: one whole among its oaks, one along a crest above the water. */
export const strongholds: Record<string, (scene: Scene) => void> = {
  'castle-keep': (scene) => viewOf(scene, [amongOaks, aboveTheDehesa])(scene),
  'castle-crag': (scene) => viewOf(scene, [acrossTheWater, alongTheWalls])(scene),
}

/** No height to defend it: walls, a keep, a low round bastion, and the stream in front. */
function amongOaks(scene: Scene): void {
  const { mood, side } = scene
  sky(scene, { clouds: 2 })
  const y = backHills(scene, { horizon: 420, layers: 2 })
  woods(scene, (x) => y(x) + 50, mix(mood.leaf, mood.ground, 0.15), 40, 90)
  ground(scene, { top: 570, grass: 2 })
  const wall = mix(wallColour(scene), mood.wall, 0.3)
  const dark = mix(darker(wall, 0.26), mood.skyTop, 0.1)
  add(
    scene,
    ellipse(600, 650, 560, 24, mood.shadow, 0.3),
    tower(scene, 470, 640, 210, 500, {
      colour: wall,
      merlons: 5,
      windows: [
        [0.5, 0.82],
        [0.5, 0.58],
      ],
      marks: 8,
    }),
    tower(scene, 800, 640, 120, 330, { colour: wall, merlons: 3, marks: 4 }),
    curtain(scene, 250, 640, 640, 210, 9, lighter(wall, 0.04)),
    tower(scene, 200, 644, 130, 300, { colour: wall, merlons: 3, marks: 4 }),
    fill('M640 642V560Q676 506 712 560V642Z', lighter(mood.stone, 0.2)),
    fill('M652 642V566Q676 526 700 566V642Z', darker(mood.cork, 0.4)),
    // the bastion of 1547: low, round, its foot splayed
    fill(polygon([[850, 668], [872, 520], ...crenels(872, 470, 230, 5), [1102, 520], [1126, 668]]), wall),
    fill(side > 0 ? 'M850 668L872 470H930L916 668Z' : 'M1126 668L1102 470H1040L1056 668Z', dark),
    rect(868, 512, 238, 14, darker(wall, 0.14)),
    courses(scene, 930, 650, 110, 110, wall, 4),
  )
  add(
    scene,
    fill('M-20 720Q300 690 560 716T1220 700V770Q800 750 520 776T-20 780Z', mix(mood.water, mood.skyLow, 0.3)),
    fill('M-20 780Q300 770 520 776T1220 764V820H-20Z', mix(mood.near, mood.ground, 0.35)),
    corkOak(scene, 90, 770, 560),
    bush(scene, 1120, 812, 150),
    boulder(scene, 700, 740, 100, 44),
  )
}

/** From the oaks below: the tower and its wall on the skyline. */
function aboveTheDehesa(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 520, layers: 2 })
  add(
    scene,
    fill('M-20 620Q300 560 480 430L1000 424Q1100 500 1240 560V820H-20Z', mix(mood.ground, mood.leaf, 0.24)),
  )
  ruin(scene, 520, 436, 1.15)
  nearSwell(scene, 600, 660, mood.ground)
  add(
    scene,
    corkOak(scene, 420, 640, 230),
    corkOak(scene, 720, 650, 200),
    corkOak(scene, 1080, 720, 420),
    corkOak(scene, 90, 790, 620),
  )
  tufts(scene, 720, 5)
}

/** Walls and towers along the top of a mountain of broken rock; x is the left end, y the height of the crest. */
function azagala(scene: Scene, x: number, y: number, s: number): void {
  const wall = darker(wallColour(scene), 0.04)
  const low = (dx: number, dy: number, w: number, h: number) =>
    curtain(scene, x + dx * s, y + dy * s, w * s, h * s, 0, wall)
  add(
    scene,
    low(40, 20, 200, 62),
    low(300, 10, 260, 74),
    tower(scene, x, y + 20 * s, 80 * s, 130 * s, { colour: wall, broken: true, marks: 2, windows: [] }),
    tower(scene, x + 210 * s, y + 16 * s, 116 * s, 210 * s, {
      colour: wall,
      merlons: 0,
      marks: 4,
      windows: [],
    }),
    tower(scene, x + 400 * s, y + 14 * s, 84 * s, 140 * s, {
      colour: wall,
      broken: true,
      marks: 2,
      windows: [],
    }),
    tower(scene, x + 540 * s, y + 24 * s, 90 * s, 120 * s, {
      colour: wall,
      merlons: 3,
      marks: 2,
      windows: [],
    }),
  )
}

function acrossTheWater(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 480, layers: 2 })
  const crest = mix(mood.stone, mood.ground, 0.3)
  const mountain: Point[] = corners([
    -40, 640, 120, 540, 260, 440, 380, 350, 520, 330, 720, 324, 960, 336, 1080, 400, 1240, 470, 1240, 660,
  ])
  azagala(scene, 350, 338, 1.02)
  add(
    scene,
    crag(scene, mountain, { colour: crest }),
    fill('M380 350L520 330L460 430L500 540L360 470Z', mix(crest, mood.glow, 0.26)),
    fill('M720 324L860 330L800 420L840 520L700 440Z', mix(crest, mood.glow, 0.2)),
  )
  woods(scene, (x) => 590 - 50 * Math.sin((x + 120) / 330), mix(mood.leaf, mood.shadow, 0.15), 36, 90)
  water(scene, 640, HEIGHT)
  add(
    scene,
    fill('M200 640H1060Q960 700 760 716Q520 730 380 690Q280 670 200 640Z', mix(crest, mood.water, 0.6), 0.5),
  )
  bough(scene, 'left', 1.05)
  add(scene, bush(scene, 1130, 824, 150), bush(scene, 60, 830, 110))
}

/** From the path: the walls above, the reservoir far below. There is no way in. */
function alongTheWalls(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 440, layers: 2 })
  add(
    scene,
    fill('M560 560Q760 540 900 560T1220 550V700H560Z', mix(mood.water, mood.skyLow, 0.4)),
    fill('M760 640Q900 600 1010 610T1220 590V720H700Z', mix(mood.leaf, mood.ground, 0.4)),
  )
  const crest = mix(mood.stone, mood.ground, 0.25)
  const wall = darker(wallColour(scene), 0.04)
  add(
    scene,
    tower(scene, 300, 520, 200, 400, { colour: wall, merlons: 0, marks: 7, windows: [] }),
    tower(scene, 620, 560, 130, 220, { colour: wall, broken: true, marks: 4, windows: [] }),
    curtain(scene, 480, 570, 180, 150, 0, wall),
    curtain(scene, -20, 540, 340, 170, 0, lighter(wall, 0.04)),
    crag(scene, corners([-40, 840, -40, 520, 180, 500, 420, 500, 640, 540, 770, 570, 860, 700, 940, 840]), {
      colour: crest,
    }),
    fill('M180 506L420 504L330 600L380 700L160 640Z', mix(crest, mood.glow, 0.22)),
  )
  nearSwell(scene, 740, 690, mix(mood.near, mood.ground, 0.3))
  add(
    scene,
    hiker(scene, 960, 742, 1.5, { flip: true }),
    bush(scene, 120, 800, 150),
    bush(scene, 1140, 812, 120),
  )
}
