import { darker, lighter, mix } from '../colour.ts'
import { path } from '../land/land.ts'
import { bush, corkOak } from '../land/trees.ts'
import { hiker, lookout } from '../people/hiker.ts'
import { fern, overhang } from '../props/riverside.ts'
import { boulder } from '../props/water.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { openLand } from '../settings.ts'
import { circle, ellipse, fill, line, polygon, rect } from '../shape.ts'
import { woodBehind } from './waters.ts'

export const signs: Record<string, (scene: Scene) => void> = {
  signpost(scene) {
    viewOf(scene, [mapPanel, fingerPost, paintedMark, startOfTheWay])(scene)
  },
  'braille-panel'(scene) {
    braillePanel(scene)
  },
}

/** A waymark of two bars of paint: the long ways white and red, the short ones white and yellow. */
function waymark({ mood, relief }: Scene, x: number, y: number, w: number): string {
  const second = relief === 'crest' ? mood.accent : mix('#a8202a', mood.roof, mood.night ? 0.5 : 0.2)
  const h = w * 0.3
  return (
    fill(
      `M${x} ${y}Q${x + w * 0.5} ${y - h * 0.2} ${x + w} ${y + 2}L${x + w * 0.98} ${y + h}Q${x + w * 0.5} ${y + h * 0.86} ${x + 3} ${y + h}Z`,
      mix(mood.paper, '#ffffff', 0.6),
    ) +
    fill(
      `M${x + 2} ${y + h * 1.25}Q${x + w * 0.5} ${y + h * 1.1} ${x + w * 0.99} ${y + h * 1.25}L${x + w} ${y + h * 2.2}Q${x + w * 0.5} ${y + h * 2.1} ${x} ${y + h * 2.25}Z`,
      second,
    )
  )
}

/** The map of a panel: woods, a stream, the way in cork with its two ends. Upper left corner at 0, 0; 400 by 230. */
function mapSheet({ mood }: Scene): string {
  return (
    rect(0, 0, 400, 230, mood.paper, 4) +
    fill('M0 60Q80 20 150 70T290 60Q360 30 400 70V0H0Z', mix(mood.leaf, mood.paper, 0.42)) +
    fill('M230 230Q250 150 330 140T400 110V230Z', mix(mood.leaf, mood.paper, 0.58)) +
    line('M0 150Q90 120 170 160T400 150', { width: 10, colour: mix(mood.water, mood.paper, 0.3) }) +
    line('M50 196Q60 110 140 104T230 150T300 90T352 54', { width: 10, colour: mood.cork }) +
    circle(50, 196, 13, mood.leafDark) +
    circle(352, 54, 13, mood.cork) +
    rect(24, 18, 120, 14, mix(mood.bark, mood.paper, 0.3)) +
    rect(24, 42, 80, 9, mix(mood.bark, mood.paper, 0.5))
  )
}

/** Before the panel: someone reads the map, the way goes on behind it. */
function mapPanel(scene: Scene): void {
  openLand(scene, { horizon: 370, top: 520, clouds: 2, grass: 6 })
  const { mood } = scene
  add(scene, corkOak(scene, 1030, 600, 470, { lean: 0.05 }))
  path(scene, 880, 524, 800, 320, 22)
  const wood = mix(mood.bark, mood.cork, 0.25)
  add(
    scene,
    ellipse(420, 760, 360, 22, mood.shadow, 0.32),
    fill('M150 770V270H196V770Z', darker(wood, 0.2)),
    fill('M640 770V250H688V770Z', darker(wood, 0.2)),
    // board in a slight turn, with its little roof
    fill('M110 292L730 264V560L110 566Z', darker(wood, 0.34)),
    `<g transform="matrix(1.44 -0.065 0 1.1 132 306)">${mapSheet(scene)}</g>`,
    fill('M66 296L110 210L716 176L774 266Z', mix(mood.roof, wood, 0.35)),
    fill('M66 296L774 266V284L66 314Z', darker(mix(mood.roof, wood, 0.35), 0.34)),
    lookout(scene, 590, 790, 3.5),
    fern(scene, 90, 820, 150),
    bush(scene, 1160, 820, 140),
  )
}

/** Two arms on one post, at a pass: each says where its way goes. */
function fingerPost(scene: Scene): void {
  openLand(scene, { horizon: 440, top: 600, clouds: 3, grass: 6 })
  const { mood, side } = scene
  path(scene, 300, 604, 180, 260, 20)
  path(scene, 860, 604, 1000, 280, 20)
  const wood = mix(mood.bark, mood.cork, 0.3)
  const arm = (x: number, y: number, w: number, k: 1 | -1, tilt: number) => {
    const d = (inset: number) =>
      polygon([
        [-26 * k, -46 + inset],
        [(w - 60) * k, -46 + inset],
        [(w - inset * 1.6) * k, 0],
        [(w - 60) * k, 46 - inset],
        [-26 * k, 46 - inset],
      ])
    return `<g transform="translate(${x} ${y}) rotate(${tilt})">${fill(d(0), darker(wood, 0.24))}${fill(d(9), lighter(wood, mood.night ? 0.06 : 0.3))}${rect(k > 0 ? 70 : -w + 110, -16, w - 180, 12, mix(mood.bark, mood.ink, 0.3))}${rect(k > 0 ? 70 : -w + 190, 10, w - 260, 10, mix(mood.bark, wood, 0.4))}${waymark(scene, k > 0 ? 2 : -46, -22, 44)}</g>`
  }
  add(
    scene,
    corkOak(scene, 1070, 690, 520, { lean: 0.04 }),
    ellipse(560 - side * 60, 776, 180, 16, mood.shadow, 0.32),
    fill('M526 780L534 130Q560 104 590 130L598 780Z', darker(wood, 0.24)),
    fill(
      side > 0 ? 'M566 780L564 116Q582 120 590 130L598 780Z' : 'M526 780L534 130Q546 116 558 116L556 780Z',
      wood,
    ),
    arm(562, 230, 430, 1, -3),
    arm(562, 350, 400, -1, 2),
    arm(562, 470, 330, 1, 3),
    boulder(scene, 500, 800, 230, 90),
    boulder(scene, 640, 806, 150, 60),
    fern(scene, 100, 830, 170),
    bush(scene, 1150, 830, 120),
  )
  overhang(scene, 'left', 0.7)
}

/** The mark itself, on the bare trunk of a cork oak beside the path; a walker goes the way it shows. */
function paintedMark(scene: Scene): void {
  woodBehind(scene, 320, 430)
  const { mood, side } = scene
  path(scene, 820, 440, 760, 420, 24)
  const bare = mood.cork
  add(
    scene,
    corkOak(scene, 1080, 520, 400, { lean: 0.04 }),
    corkOak(scene, 640, 470, 280, { lean: -0.03 }),
    hiker(scene, 850, 640, 1.9),
    // the trunk, very near: rough above, bare below
    fill(
      'M70 830C150 700 150 500 130 300L110 -20H560L540 300C530 520 570 700 650 830Z',
      darker(mood.bark, 0.2),
    ),
    fill(side > 0 ? 'M320 -20H560L540 250H330Z' : 'M110 -20H340L330 250H130Z', mood.bark),
    line('M190 20L200 130M300 -10L292 90M420 30L430 150M500 0L490 110M250 120L262 200M370 130L362 210', {
      width: 18,
      colour: darker(mood.bark, 0.4),
    }),
    fill(
      'M70 830C150 700 154 480 132 250L190 276L240 244L310 280L380 246L440 282L500 250L542 272C530 520 570 700 650 830Z',
      darker(bare, 0.2),
    ),
    fill(
      side > 0
        ? 'M340 266L380 252L440 288L500 256L536 276C524 520 560 700 630 830H390C350 640 360 460 340 266Z'
        : 'M136 262L190 282L240 250L310 286L330 276C330 460 330 640 300 830H90C160 700 156 480 136 262Z',
      lighter(bare, 0.14),
    ),
    waymark(scene, 228, 400, 210),
    boulder(scene, 720, 830, 220, 90),
    fern(scene, 80, 830, 170),
    fern(scene, 600, 835, 140, mix(mood.leaf, mood.leafDark, 0.3)),
  )
  overhang(scene, 'right', 0.8)
}

/** The start: a post with the mark and the board beyond it, the way leads over the open land. */
function startOfTheWay(scene: Scene): void {
  openLand(scene, { horizon: 360, top: 500, clouds: 2, grass: 8 })
  const { mood, side } = scene
  path(scene, 640, 504, 520, 460, 20)
  const wood = mix(mood.bark, mood.cork, 0.3)
  add(
    scene,
    corkOak(scene, 440, 560, 360, { lean: -0.05 }),
    hiker(scene, 640, 620, 1.5),
    // board beyond
    fill('M850 620V430H866V620ZM1050 626V432H1066V626Z', darker(wood, 0.2)),
    fill('M826 424H1090V560H826Z', darker(wood, 0.3)),
    `<g transform="translate(838 434) scale(.6 .5)">${mapSheet(scene)}</g>`,
    // post, near
    ellipse(250, 800, 130, 16, mood.shadow, 0.32),
    fill('M196 830L204 330L250 296L296 330L304 830Z', darker(wood, 0.26)),
    fill(side > 0 ? 'M250 830L248 298L296 330L304 830Z' : 'M196 830L204 330L250 296L252 830Z', wood),
    waymark(scene, 204, 420, 92),
    fill('M216 560H262V542L292 572L262 602V584H216Z', mood.paper),
    bush(scene, 60, 820, 130, mood.accent),
    bush(scene, 1140, 810, 150),
    fern(scene, 420, 835, 120),
  )
}

/** A sloping panel that is read with the fingers: two hands on it, the guide rail before it. */
function braillePanel(scene: Scene): void {
  openLand(scene, { horizon: 280, top: 390, clouds: 2, grass: 0 })
  const { mood } = scene
  const steel = mix(mood.stone, mood.ink, 0.4)
  const board = mix(mood.wall, mood.water, 0.2)
  const skin = mood.skin[1]
  const dots: string[] = []
  const letters = [0b110100, 0b100000, 0b111010, 0b101000, 0b110110, 0b100110, 0b011100, 0b101110]
  letters.forEach((cell, i) => {
    for (let bit = 0; bit < 6; bit++)
      if (cell & (1 << (5 - bit)))
        dots.push(
          ellipse(
            330 + i * 70 + (bit % 2) * 26 - (bit >> 1) * 5,
            436 + (bit >> 1) * 22,
            8,
            6.4,
            darker(board, 0.5),
          ),
        )
  })
  const sleeve = (x: number, k: number, colour: string) =>
    fill(`M${x - 70} 830L${x - 30 + k * 20} 634H${x + 40 + k * 20}L${x + 90} 830Z`, colour)
  const hand = (x: number, y: number, k: 1 | -1) =>
    `<g transform="translate(${x} ${y}) scale(${k} 1) rotate(6)">${fill('M-34 150C-44 90 -52 60 -50 20C-50 0 -30 -6 -26 10L-20 40L-24 -40C-24 -58 -2 -58 0 -40L4 24L8 -58C10 -76 32 -74 32 -56L32 26L42 -40C46 -56 66 -50 64 -34L58 40L70 6C78 -8 94 2 90 18C82 70 60 110 52 152Z', skin)}${line('M2 20L4 44M32 22L32 46M56 34L54 54', { width: 4, colour: darker(skin, 0.24) })}</g>`
  add(
    scene,
    corkOak(scene, 170, 440, 330, { lean: -0.03 }),
    corkOak(scene, 1010, 440, 360, { lean: 0.03 }),
    fill('M-20 560Q600 520 1220 560V830H-20Z', mood.path),
    // guide rail
    line('M-20 500L1220 420', { width: 16, colour: steel }),
    line('M120 490V700M1090 430V640', { width: 16, colour: darker(steel, 0.2) }),
    // the board on its foot
    fill('M540 690H660L690 830H510Z', darker(steel, 0.24)),
    fill('M250 390H950L1060 700H150Z', darker(steel, 0.1)),
    fill('M150 700H1060V726H150Z', darker(steel, 0.4)),
    fill('M272 404H928L1024 684H186Z', board),
    dots.join(''),
    line('M300 640Q360 560 470 590T640 560T880 620', { width: 13, colour: mood.cork }),
    circle(300, 640, 15, mood.leafDark),
    sleeve(470, -1, mood.accent),
    sleeve(760, 1, darker(mood.accent, 0.14)),
    hand(470, 506, 1),
    hand(790, 498, -1),
  )
  overhang(scene, 'left', 0.6)
}
