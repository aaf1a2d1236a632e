import { darker, lighter, mix } from '../colour.ts'
import { backHills } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { sittingKestrel } from '../props/perched.ts'
import { kestrel } from '../props/raptors.ts'
import { white } from '../props/stone.ts'
import { add, HEIGHT, type Scene, viewOf } from '../scene.ts'
import { ellipse, fill, line, polygon, rect } from '../shape.ts'
import { openSky } from './birds.ts'

export const kestrels: Record<string, (scene: Scene) => void> = {
  kestrel: (scene) => viewOf(scene, [pastTower, onEaves, roundTower, overRoofs])(scene),

  'bird-kestrel': (scene) =>
    viewOf(scene, [
      () =>
        openSky(scene, () =>
          kestrel(scene, 590, 380, 1.85, { turn: 16, left: [22, 0.95], right: [10, 1], looks: -1 }),
        ),
      () => {
        sky(scene, { clouds: 2 })
        backHills(scene, { horizon: 560, layers: 2 })
        tiles(scene, 600, 1)
        sittingKestrel(scene, 580, 598, 1.75)
      },
    ])(),
}

/** The edge of a tiled roof near us, from one side of the paper to the other: hollow tiles, and the white wall below. `fall` tilts it to one side. */
function tiles(scene: Scene, y: number, fall: -1 | 1): void {
  const { mood } = scene
  add(
    scene,
    `<g transform="rotate(${fall * 4} 600 ${y})">`,
    rect(-60, y + 112, 1320, 300, darker(white(scene), 0.12)),
  )
  for (let x = -40; x < 1240; x += 108)
    add(
      scene,
      rect(x + 70, y + 10, 60, 104, darker(mood.roof, 0.42)),
      fill(
        `M${x} ${y + 124}V${y + 36}Q${x + 4} ${y} ${x + 42} ${y}Q${x + 80} ${y} ${x + 84} ${y + 36}V${y + 124}Q${x + 42} ${y + 92} ${x} ${y + 124}Z`,
        mood.roof,
      ),
      fill(
        `M${x + 42} ${y}Q${x + 80} ${y} ${x + 84} ${y + 36}V${y + 124}Q${x + 70} ${y + 110} ${x + 58} ${y + 108}V${y + 30}Q${x + 56} ${y + 6} ${x + 42} ${y}Z`,
        darker(mood.roof, 0.2),
      ),
      fill(
        `M${x + 10} ${y + 100}V${y + 36}Q${x + 12} ${y + 12} ${x + 32} ${y + 8}V${y + 92}Z`,
        lighter(mood.roof, 0.2),
      ),
      fill(
        `M${x + 8} ${y + 122}V${y + 118}Q${x + 42} ${y + 92} ${x + 76} ${y + 118}V${y + 122}Q${x + 42} ${y + 100} ${x + 8} ${y + 122}Z`,
        darker(mood.roof, 0.5),
      ),
    )
  add(scene, rect(-60, y + 114, 1320, 22, darker(white(scene), 0.3)), '</g>')
}

/** White bell tower with corners of granite. Its middle at x, the cornice of the bells' storey at y, w wide; it goes down past the paper. */
function bellTower(scene: Scene, x: number, y: number, w: number): void {
  const { mood, side } = scene
  const wall = white(scene)
  const shade = darker(wall, 0.16)
  const stone = mix(mood.stone, mood.bark, 0.12)
  const half = w / 2
  const dark = mix(mood.ink, mood.bark, 0.3)
  const shadeX = side > 0 ? x - half : x + half * 0.4
  const bell = mix(mood.accent, mood.ink, 0.35)
  const open = (cx: number, arch: number, top: number, h: number) =>
    `M${cx - arch} ${top + h}V${top + arch}a${arch} ${arch} 0 0 1 ${arch * 2} 0V${top + h}Z`
  add(
    scene,
    fill(
      polygon([
        [x - half * 1.04, y],
        [x, y - w * 0.52],
        [x + half * 1.04, y],
      ]),
      mood.roof,
    ),
    fill(
      side > 0
        ? polygon([
            [x - half * 1.04, y],
            [x, y - w * 0.52],
            [x - half * 0.1, y],
          ])
        : polygon([
            [x + half * 1.04, y],
            [x, y - w * 0.52],
            [x + half * 0.1, y],
          ]),
      darker(mood.roof, 0.24),
    ),
    line(`M${x} ${y - w * 0.5}V${y - w * 0.78}M${x - w * 0.07} ${y - w * 0.69}h${w * 0.14}`, {
      width: w * 0.026,
      colour: mood.ink,
    }),
    rect(x - half, y, w, 900, wall),
    rect(shadeX, y, half * 0.6, 900, shade),
    rect(x - half, y, w * 0.09, 900, stone),
    rect(x + half - w * 0.09, y, w * 0.09, 900, side > 0 ? lighter(stone, 0.14) : darker(stone, 0.1)),
    rect(x - half * 1.12, y - w * 0.05, w * 1.12, w * 0.09, lighter(stone, 0.1)),
    rect(x - half * 1.08, y + w * 1.02, w * 1.08, w * 0.07, lighter(stone, 0.1)),
    fill(open(x, w * 0.27, y + w * 0.14, w * 0.82), stone),
    fill(open(x, w * 0.21, y + w * 0.2, w * 0.76), dark),
    rect(x - w * 0.21, y + w * 0.42, w * 0.42, w * 0.05, mix(mood.bark, mood.cork, 0.4)),
    fill(
      `M${x - w * 0.06} ${y + w * 0.47}H${x + w * 0.06}Q${x + w * 0.1} ${y + w * 0.72} ${x + w * 0.15} ${y + w * 0.78}H${x - w * 0.15}Q${x - w * 0.1} ${y + w * 0.72} ${x - w * 0.06} ${y + w * 0.47}Z`,
      bell,
    ),
    fill(
      `M${x + w * 0.01} ${y + w * 0.47}H${x + w * 0.06}Q${x + w * 0.1} ${y + w * 0.72} ${x + w * 0.15} ${y + w * 0.78}H${x + w * 0.06}Z`,
      lighter(bell, 0.25),
    ),
    ellipse(x, y + w * 0.8, w * 0.035, w * 0.035, darker(bell, 0.3)),
  )
}

/** White houses under low tiled roofs, one behind the other. */
function village(scene: Scene, y: number, s: number): void {
  const { mood, side } = scene
  const wall = white(scene)
  for (const [x, dy, w, h] of [
    [-60, -40, 330, 300],
    [560, -60, 300, 300],
    [940, -30, 360, 300],
    [200, 20, 420, 300],
    [700, 50, 340, 300],
  ] as const) {
    const [left, top, wide] = [600 + (x - 600) * s, y + dy * s, w * s]
    const lit = side > 0 ? wall : darker(wall, 0.1)
    add(
      scene,
      rect(left, top, wide, h + 400, lit),
      fill(
        polygon([
          [left - 16, top + 8],
          [left + wide * 0.14, top - 76 * s],
          [left + wide * 0.86, top - 76 * s],
          [left + wide + 16, top + 8],
        ]),
        mood.roof,
      ),
      fill(
        polygon([
          [left + wide * 0.6, top + 8],
          [left + wide * 0.52, top - 76 * s],
          [left + wide * 0.86, top - 76 * s],
          [left + wide + 16, top + 8],
        ]),
        side > 0 ? lighter(mood.roof, 0.14) : darker(mood.roof, 0.16),
      ),
      rect(left - 16, top + 6, wide + 32, 12, darker(wall, 0.3)),
      top + 140 * s < HEIGHT
        ? rect(left + wide * 0.3, top + 64 * s, 46 * s, 66 * s, mix(mood.ink, mood.water, 0.3))
        : '',
    )
  }
}

/** A pair goes past the white tower. */
function pastTower(scene: Scene): void {
  sky(scene, { clouds: 2, sunX: 200, sunY: 330 })
  backHills(scene, { horizon: 640, layers: 2 })
  village(scene, 770, 0.86)
  bellTower(scene, 985, 300, 300)
  kestrel(scene, 410, 340, 1.42, { turn: 24, left: [28, 0.92], right: [12, 1], looks: 1 })
  kestrel(scene, 660, 130, 0.5, { turn: -24, left: [10, 1], right: [26, 0.9], looks: 1 })
}

/** The cock on the eaves; the tower stands behind. */
function onEaves(scene: Scene): void {
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 540, layers: 2 })
  bellTower(scene, 230, 330, 190)
  tiles(scene, 600, -1)
  sittingKestrel(scene, 700, 596, 1.62, true)
  kestrel(scene, 1010, 170, 0.5, { turn: -30, left: [10, 1], right: [26, 0.9], looks: -1 })
}

/** The whole colony turns about the tower. */
function roundTower(scene: Scene): void {
  sky(scene, { clouds: 1 })
  backHills(scene, { horizon: 690, layers: 2 })
  kestrel(scene, 800, 110, 0.4, { turn: -40, left: [16, 0.8], right: [30, 1], looks: -1 })
  bellTower(scene, 600, 290, 360)
  kestrel(scene, 205, 240, 0.86, { turn: 38, left: [26, 0.9], right: [8, 1], looks: 1 })
  kestrel(scene, 1020, 410, 0.98, { turn: -34, left: [6, 1], right: [28, 0.86], looks: -1 })
  kestrel(scene, 190, 600, 0.6, { turn: 60, left: [26, 0.8], right: [14, 1], looks: 1 })
}

/** Over the roofs of the old town, in the low sun. */
function overRoofs(scene: Scene): void {
  sky(scene, { clouds: 1, sunX: 930, sunY: 330 })
  backHills(scene, { horizon: 500, layers: 2 })
  village(scene, 560, 0.62)
  bellTower(scene, 250, 320, 120)
  village(scene, 690, 1.15)
  kestrel(scene, 740, 280, 1.36, { turn: -22, left: [8, 1], right: [30, 0.9], looks: -1 })
  kestrel(scene, 460, 130, 0.46, { turn: -50, left: [8, 1], right: [26, 0.9], looks: -1 })
}
