import { whiteHouse } from '../buildings/white-town.ts'
import { darker, lighter, mix } from '../colour.ts'
import { backHills, ground, ridge, tufts } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { bush, corkOak } from '../land/trees.ts'
import { woods } from '../land/woods.ts'
import { dryWall } from '../props/field-wall.ts'
import { bough, nearSwell } from '../props/frame.ts'
import { plots } from '../props/plots.ts'
import { add, HEIGHT, type Scene, viewOf } from '../scene.ts'
import { midOaks } from '../settings.ts'
import { ellipse, fill, line, polygon } from '../shape.ts'

/** Fields: a clearing in the wood, a plain between two massifs, ploughed earth, a mosaic; on the border also a kitchen garden. */
export const fields: Record<string, (scene: Scene) => void> = {
  fields: (scene) =>
    scene.relief === 'soft'
      ? viewOf(scene, [clearing, betweenTwoMassifs, ploughed, mosaic])(scene)
      : viewOf(scene, [mosaic, kitchenGarden])(scene),
}

/** A field of stubble that opens in the wood, seen from under the trees. */
function clearing(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 1 })
  const y = backHills(scene, { horizon: 300, layers: 2 })
  woods(scene, (x) => y(x) + 40, mix(mood.leaf, mood.far, 0.1), 34, 120)
  woods(scene, () => 470, mood.leaf, 48, 60)
  const straw = mix(mood.accent, mood.path, 0.45)
  add(
    scene,
    fill('M-20 540Q400 490 720 500T1220 540V820H-20Z', straw),
    ...mown(straw),
    bale(scene, 420, 600, 0.7),
    bale(scene, 700, 660, 1.25),
  )
  nearSwell(scene, 760, 730, mix(mood.leaf, mood.shadow, 0.35))
  add(scene, corkOak(scene, 1060, 780, 760, { stripped: 0.95 }), corkOak(scene, 60, 790, 640))
}

/** Swathes that follow the curve of the field. */
const mown = (straw: string) => [
  fill('M-20 590Q420 520 760 532T1220 590V612Q1000 560 740 556T-20 630Z', darker(straw, 0.1)),
  fill('M-20 690Q440 590 800 596T1220 660V700Q1000 636 780 632T-20 750Z', darker(straw, 0.1)),
]

/** A round bale that lies on its edge. */
function bale(scene: Scene, x: number, y: number, s: number): string {
  const { mood, side } = scene
  const straw = mix(mood.accent, mood.wall, 0.25)
  return (
    ellipse(x - side * 30 * s, y, 110 * s, 14 * s, mood.shadow, 0.32) +
    fill(
      `M${x - 40 * s} ${y}V${y - 110 * s}H${x + 60 * s}A${40 * s} ${55 * s} 0 0 1 ${x + 60 * s} ${y}Z`,
      darker(straw, 0.14),
    ) +
    fill(
      `M${x - 40 * s} ${y - 110 * s}H${x + 60 * s}Q${x + 84 * s} ${y - 100 * s} ${x + 92 * s} ${y - 80 * s}H${x - 40 * s}Z`,
      lighter(straw, 0.14),
    ) +
    ellipse(x - 40 * s, y - 55 * s, 42 * s, 55 * s, darker(straw, 0.3)) +
    ellipse(x - 40 * s, y - 55 * s, 34 * s, 46 * s, straw) +
    ellipse(x - 40 * s, y - 55 * s, 16 * s, 22 * s, darker(straw, 0.18))
  )
}

/** Rows of green that run to the far hills; a massif on either side. */
function betweenTwoMassifs(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  ridge(scene, 400, 40, mix(mood.far, mood.leaf, 0.15))
  add(
    scene,
    fill('M-20 250Q120 230 240 300T560 440H-20Z', mix(mood.far, mood.leaf, 0.55)),
    fill('M1220 290Q1080 280 960 340T660 440H1220Z', mix(mood.far, mood.leaf, 0.4)),
    fill(`M-20 436H1220V${HEIGHT + 20}H-20Z`, mix(mood.ground, mood.bark, 0.22)),
  )
  woods(scene, () => 432, mix(mood.leaf, mood.far, 0.3), 16, 20)
  const green = mix(mood.leafLight, mood.ground, 0.2)
  for (let i = -7; i <= 7; i++) {
    const [near, half] = [600 + i * 250, 78]
    add(
      scene,
      fill(
        polygon([
          [620 + i * 26 - 7, 452],
          [620 + i * 26 + 7, 452],
          [near + half, 830],
          [near - half, 830],
        ]),
        darker(green, 0.2),
      ),
      fill(
        polygon([
          [620 + i * 26 - 4, 452],
          [620 + i * 26 + 5, 452],
          [near + half * 0.5 + scene.side * 20, 830],
          [near - half * 0.5 + scene.side * 20, 830],
        ]),
        green,
      ),
    )
  }
  add(scene, corkOak(scene, 1050, 700, 560))
  bough(scene, 'left', 0.9)
}

/** Turned earth, the furrows in one sweep, the wood behind. */
function ploughed(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  const y = backHills(scene, { horizon: 330, layers: 2 })
  woods(scene, (x) => y(x) + 50, mood.leaf, 40, 90)
  const earth = mix(mood.bark, mood.cork, 0.28)
  add(scene, fill('M-20 560Q420 470 1220 500V820H-20Z', earth))
  for (let i = 0; i < 8; i++) {
    const t = (i / 8) ** 1.25
    const w = 7 + i * 5
    const [a, b, c] = [572 + t * 330, 520 + t * 240, 512 + t * 300]
    add(
      scene,
      fill(
        `M-20 ${a}Q460 ${b - 60} 1220 ${c}V${c + w}Q470 ${b - 60 + w * 1.7} -20 ${a + w * 1.2}Z`,
        darker(earth, 0.24),
      ),
      fill(
        `M-20 ${a + w}Q466 ${b - 58 + w} 1220 ${c + w}V${c + w * 1.5}Q470 ${b - 58 + w * 2.2} -20 ${a + w * 2}Z`,
        lighter(earth, mood.night ? 0.05 : 0.16),
      ),
    )
  }
  add(scene, corkOak(scene, 230, 600, 420), corkOak(scene, 880, 540, 210))
  nearSwell(scene, 790, 730)
  add(scene, bush(scene, 1090, 810, 160))
  tufts(scene, 770, 3)
}

/** Strips of corn, pasture and young trees between bands of wood. */
function mosaic(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  const y = backHills(scene, { horizon: 270, layers: 2 })
  woods(scene, (x) => y(x) + 40, mix(mood.leaf, mood.far, 0.2), 30, 70)
  add(scene, plots(scene, 410, HEIGHT, 0.9))
  midOaks(scene, 640, 2, 230, 120, 560)
  add(scene, corkOak(scene, 980, 730, 500))
  nearSwell(scene, 770, 760)
  add(scene, bush(scene, 100, 820, 170, mood.paper), bush(scene, 1170, 820, 130))
}

/** Beds of greens behind a low wall, the house at the door of which they grow. */
function kitchenGarden(scene: Scene): void {
  const { mood, random } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 330, layers: 2 })
  ground(scene, { top: 480, grass: 0 })
  midOaks(scene, 500, 3, 290, 420, 1220)
  add(scene, whiteHouse(scene, 60, 560, 350, 270))
  const earth = mix(mood.bark, mood.ground, 0.28)
  add(
    scene,
    dryWall(
      scene,
      { x: 400, top: 520, foot: 576 },
      { x: 1240, top: 520, foot: 600 },
      { columns: 9, rows: 2 },
    ),
    fill('M-20 590L420 560L1220 590V820H-20Z', earth),
  )
  for (const [row, y, size] of [
    [0, 636, 40],
    [1, 712, 62],
    [2, 822, 92],
  ] as const) {
    add(scene, fill(`M-20 ${y - size * 0.1}H1220V${y + size * 0.34}H-20Z`, darker(earth, 0.16)))
    for (let x = random.between(-20, 20) + row * 30; x < 1240; x += size * 1.75)
      add(scene, cabbage(scene, x, y, size))
  }
  bough(scene, 'right', 0.8)
}

function cabbage({ mood, side }: Scene, x: number, y: number, r: number): string {
  const leaf = mix(mood.leafLight, mood.water, 0.22)
  return (
    fill(
      `M${x - r * 0.8} ${y}Q${x - r} ${y - r * 0.6} ${x - r * 0.5} ${y - r * 0.7}Q${x} ${y - r * 1.1} ${x + r * 0.5} ${y - r * 0.7}Q${x + r} ${y - r * 0.6} ${x + r * 0.8} ${y}Q${x} ${y + r * 0.3} ${x - r * 0.8} ${y}Z`,
      darker(leaf, 0.24),
    ) +
    ellipse(x, y - r * 0.42, r * 0.5, r * 0.46, leaf) +
    ellipse(x + side * r * 0.14, y - r * 0.54, r * 0.26, r * 0.24, lighter(leaf, 0.22)) +
    line(
      `M${x - r * 0.7} ${y - r * 0.1}Q${x - r * 0.6} ${y - r * 0.4} ${x - r * 0.4} ${y - r * 0.56}M${x + r * 0.7} ${y - r * 0.1}Q${x + r * 0.6} ${y - r * 0.4} ${x + r * 0.4} ${y - r * 0.56}`,
      {
        width: r * 0.06,
        colour: lighter(leaf, 0.12),
      },
    )
  )
}
