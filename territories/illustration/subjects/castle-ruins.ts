import { courses, wallColour } from '../buildings/battlements.ts'
import { cottage, inOrder, oakAt } from '../buildings/cottage.ts'
import { look } from '../buildings/perspective.ts'
import { darker, mix } from '../colour.ts'
import { lane } from '../land/countryside.ts'
import { backHills, ground, path, tufts } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { bush, corkOak } from '../land/trees.ts'
import { woods } from '../land/woods.ts'
import { hiker, lookout } from '../people/hiker.ts'
import { bough, nearSwell } from '../props/frame.ts'
import { boulder, corners, crag } from '../props/granite.ts'
import { ruin } from '../props/ruin.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { circle, ellipse, fill, type Point, polygon, smooth } from '../shape.ts'

/** In the Gavarres: the one wall of Vila-romà. On the border: a tower and a stretch of wall on a hill. */
export const castleRuins: Record<string, (scene: Scene) => void> = {
  'castle-ruin': (scene) =>
    scene.relief === 'soft'
      ? viewOf(scene, [wallOnTheSlope, wallFromBelow, wallFromThePath, wallAboveTheWood])(scene)
      : viewOf(scene, [aboveTheVillage, towerOnItsHill, farAlongTheCrest, towerAndStrawberryTree])(scene),
}

const REMNANT: readonly Point[] = corners([
  -168, 6, -150, -290, -138, -452, -104, -556, -66, -538, -44, -476, 2, -462, 24, -366, 84, -338, 98, -216,
  150, -170, 172, -70, 226, -40, 240, 6,
])

/** Eleven metres of wall and no castle: about 400 wide and 560 tall for scale 1. `flip`: from its other side. */
function remnant(scene: Scene, x: number, y: number, s: number, flip = false): void {
  const colour = wallColour(scene)
  const k = flip ? -1 : 1
  const at = ([px, py]: Point): Point => [x + px * s * k, y + py * s]
  const hole = `M${x - 92 * s * k} ${y - 250 * s}V${y - 330 * s}Q${x - 58 * s * k} ${y - 394 * s} ${x - 24 * s * k} ${y - 330 * s}V${y - 250 * s}Z`
  const thick = REMNANT.slice(0, 6).map(([px, py]): Point => [px + 40, py + 12])
  const shade = mix(darker(colour, 0.3), scene.mood.skyTop, 0.1)
  add(
    scene,
    ellipse(x + 20 * s * k, y + 6 * s, 300 * s, 26 * s, scene.mood.shadow, 0.32),
    `<path fill-rule="evenodd" fill="${colour}" d="${polygon(REMNANT.map(at))}${hole}"/>`,
    fill(polygon([...REMNANT.slice(0, 5).map(at), ...thick.slice(0, 5).reverse().map(at)]), shade),
    // the depth of the window
    fill(
      `M${x - 92 * s * k} ${y - 250 * s}V${y - 330 * s}Q${x - 84 * s * k} ${y - 350 * s} ${x - 70 * s * k} ${y - 368 * s}V${y - 262 * s}Z`,
      shade,
    ),
    courses(scene, flip ? x - 70 * s : x - 100 * s, y - 20 * s, 170 * s, 210 * s, colour, 8),
    courses(scene, flip ? x + 40 * s : x - 96 * s, y - 400 * s, 60 * s, 110 * s, colour, 3),
  )
  for (const [dx, w] of [
    [150, 90],
    [258, 70],
    [-200, 66],
  ] as const)
    add(scene, boulder(scene, x + dx * s * k, y + 16 * s, w * s, w * 0.6 * s, { colour }))
}

function wallOnTheSlope(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  const y = backHills(scene, { horizon: 430, layers: 2 })
  woods(scene, y, mood.leaf, 40, 120)
  add(scene, fill('M-20 740Q300 690 560 610T1220 520V820H-20Z', mix(mood.ground, mood.near, 0.2)))
  add(scene, corkOak(scene, 960, 590, 330), corkOak(scene, 1120, 580, 280))
  remnant(scene, 650, 618, 0.98)
  path(scene, 500, 640, 240, 250, 26)
  add(scene, hiker(scene, 400, 690, 0.98))
  add(scene, bush(scene, 920, 660, 70), bush(scene, 1100, 800, 170), bush(scene, 60, 812, 120))
}

/** At night, from its foot: the moon looks through the window. */
function wallFromBelow(scene: Scene): void {
  const { mood } = scene
  const [x, y, s] = [640, 850, 1.42]
  sky(scene, { clouds: 2, sunX: x - 48 * s - scene.side * 20, sunY: y - 306 * s, sunRadius: 34 })
  backHills(scene, { horizon: 690, layers: 2 })
  remnant(scene, x, y, s)
  add(scene, corkOak(scene, 1090, 820, 420, { stripped: 0 }))
  nearSwell(scene, 760, 720, darker(mood.near, 0.4))
  add(scene, bush(scene, 130, 790, 140))
}

function wallFromThePath(scene: Scene): void {
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 470, layers: 3 })
  ground(scene, { top: 610, grass: 4 })
  remnant(scene, 800, 690, 1.1, true)
  path(scene, 560, 640, 380, 330, 40)
  add(scene, corkOak(scene, 150, 700, 560), lookout(scene, 470, 744, 1.15))
  add(scene, bush(scene, 1080, 760, 120), bush(scene, 640, 720, 50))
  tufts(scene, 740, 4)
}

/** From the other hill, over the crowns of the wood. */
function wallAboveTheWood(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 480, layers: 2 })
  const hill = (x: number) => 640 - 200 * Math.exp(-(((x - 690) / 330) ** 2))
  const slope: Point[] = []
  for (let x = -20; x <= 1220; x += 60) slope.push([x, hill(x)])
  add(scene, fill(polygon([...slope, [1220, 820], [-20, 820]]), mix(mood.leaf, mood.ground, 0.4)))
  remnant(scene, 700, 452, 0.66)
  woods(scene, (x) => hill(x) + 10, mix(mood.leaf, mood.leafDark, 0.2), 44, 260)
  bough(scene, 'left', 1.25)
  add(scene, bush(scene, 1120, 830, 210), bush(scene, 900, 850, 130))
}

/** Above white houses, the valley behind. */
function aboveTheVillage(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 470, layers: 3 })
  const rock = mix(mood.stone, mood.ground, 0.25)
  add(
    scene,
    fill(
      'M60 720Q280 560 420 430L560 380H820L900 430Q1040 580 1240 700V820H-20Z',
      mix(mood.ground, mood.leaf, 0.3),
    ),
    crag(
      scene,
      corners([300, 570, 340, 430, 380, 374, 540, 366, 720, 364, 890, 376, 950, 470, 920, 560, 620, 590]),
      { colour: rock },
    ),
  )
  ruin(scene, 410, 380, 1.1)
  const view = look(scene, { eye: 12, horizon: 440, focal: 1000 })
  add(scene, lane(view, [-1, 0, 62], [3, 0, 29], 4), oakAt(view, -27, 62, 10), oakAt(view, 29, 62, 10))
  add(
    scene,
    inOrder(view, [
      cottage(scene, -21, 60, 0, { turn: 12, w: 10 }),
      cottage(scene, -9.5, 58, 0, { turn: -6 }),
      cottage(scene, 2, 57, 0, { turn: 10, w: 10 }),
      cottage(scene, 14, 60, 0, { turn: -12, w: 11 }),
      cottage(scene, -27, 45, 0, { turn: 16, w: 11 }),
      cottage(scene, -13, 43, 0, { turn: -8, w: 10 }),
      cottage(scene, 4, 42, 0, { turn: 8, w: 11 }),
      cottage(scene, 17, 46, 0, { turn: -16, w: 11 }),
    ]),
  )
  add(scene, bush(scene, 90, 812, 110), bush(scene, 1130, 816, 120))
}

function towerOnItsHill(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 520, layers: 2 })
  const hill = (x: number) => 700 - 262 * Math.exp(-(((x - 770) / 470) ** 4))
  const slope: Point[] = []
  for (let x = -20; x <= 1280; x += 50) slope.push([x, hill(x)])
  add(scene, fill(`${smooth(slope)}V820H-20Z`, mix(mood.ground, mood.leaf, 0.22)))
  ruin(scene, 520, 448, 1.25)
  add(
    scene,
    fill('M-20 700Q300 660 560 610T1280 560V820H-20Z', mix(mood.ground, mood.near, 0.35)),
    corkOak(scene, 430, 660, 170),
    corkOak(scene, 1090, 600, 190),
    bush(scene, 700, 630, 60),
  )
  nearSwell(scene, 740, 700, mix(mood.ground, mood.path, 0.4))
  add(scene, corkOak(scene, 120, 800, 600))
}

/** A long crest, the castle at its end, and somebody who weighs the way. */
function farAlongTheCrest(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2, sunX: scene.side < 0 ? 200 : 1100, sunY: 150 })
  backHills(scene, { horizon: 520, layers: 2 })
  const rock = mix(mood.stone, mood.ground, 0.35)
  add(
    scene,
    crag(
      scene,
      corners([160, 640, 380, 540, 520, 500, 640, 430, 760, 360, 960, 338, 1120, 352, 1240, 420, 1240, 660]),
      { colour: rock },
    ),
    fill('M-20 660Q400 560 700 600T1220 560V820H-20Z', mix(mood.ground, mood.leaf, 0.35)),
  )
  ruin(scene, 770, 362, 0.86)
  woods(scene, (x) => 640 - 40 * Math.sin(x / 260), mix(mood.leaf, mood.ground, 0.2), 34, 100)
  nearSwell(scene, 700, 730, mood.ground)
  path(scene, 620, 700, 420, 360, 60)
  add(scene, lookout(scene, 330, 790, 3.5), bush(scene, 1120, 806, 140))
}

function towerAndStrawberryTree(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 500, layers: 3 })
  ground(scene, { top: 640, grass: 4 })
  ruin(scene, 420, 690, 1.9)
  add(scene, boulder(scene, 1010, 740, 150, 90), boulder(scene, 1140, 780, 200, 110))
  // a strawberry tree in front, with its red fruit
  add(scene, bush(scene, 140, 800, 300))
  for (const [x, y] of [
    [60, 560],
    [150, 610],
    [250, 560],
    [210, 680],
    [90, 700],
    [330, 690],
  ] as const)
    add(
      scene,
      circle(x, y, 14, mix(mood.cork, '#c2261d', 0.4)),
      circle(x + scene.side * 4, y - 4, 5, mix(mood.accent, mood.paper, 0.4)),
    )
  tufts(scene, 740, 4)
}
