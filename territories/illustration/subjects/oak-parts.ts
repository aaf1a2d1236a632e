import { darker, lighter, mix } from '../colour.ts'
import { backHills, ground, tufts } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { corkOak } from '../land/trees.ts'
import { cuppedHand, openHand, pointingHand } from '../people/hand-poses.ts'
import { barkWall } from '../props/bark.ts'
import { acorn, leafShape, oakTwig } from '../props/plants.ts'
import { add, HEIGHT, type Scene, viewOf, WIDTH } from '../scene.ts'
import { circle, ellipse, fill, line, rect, smooth } from '../shape.ts'

export const oakParts: Record<string, (scene: Scene) => void> = {
  'trunk-slice': (scene) => viewOf(scene, [sliceInWood, sliceAndFinger])(scene),
  'hand-bark': (scene) => viewOf(scene, [handOnBark, handAtEdge])(scene),
  sapling: (scene) => viewOf(scene, [labelled, planting])(scene),

  /** A page of a herbarium, on the table where it was pressed. */
  'leaf-acorn'(scene) {
    const { mood } = scene
    const wood = mix(mood.bark, mood.cork, 0.35)
    const sheet = mix(mood.paper, '#ffffff', 0.35)
    add(scene, rect(0, 0, WIDTH, HEIGHT, wood))
    for (const y of [150, 420, 690]) add(scene, rect(0, y, WIDTH, 7, darker(wood, 0.24)))
    add(
      scene,
      '<g transform="rotate(-4 600 400)">',
      rect(166, 2, 900, 900, darker(wood, 0.34)),
      rect(150, -30, 900, 900, sheet),
      rect(800, 90, 220, 130, mix(mood.paper, mood.accent, 0.2)),
      line('M825 125h150M825 156h170M825 187h96', { width: 8, colour: mix(mood.bark, mood.paper, 0.4) }),
      oakTwig(scene, 330, 740, 1.86),
      line('M690 482Q740 452 800 448', { width: 13, colour: mix(mood.bark, mood.cork, 0.2) }),
      acorn(scene, 706, 610, 1.3),
      acorn(scene, 812, 556, 1.08),
      rect(345, 640, 120, 34, mix(mood.accent, mood.wall, 0.6)),
      '</g>',
      '<g transform="translate(1000 560) rotate(46)">',
      fill('M0 0L74 -24V24Z', mix(mood.wall, mood.accent, 0.3)),
      fill('M0 0L26 -9V9Z', mood.ink),
      rect(74, -24, 400, 48, mood.cork),
      rect(74, -24, 400, 16, lighter(mood.cork, 0.2)),
      '</g>',
    )
  },
}

interface Slice {
  x: number
  y: number
  r: number
}

/** The cut face: thick cork, the thin mother bark, and broad rings about a heart that is not in the middle. */
function face(scene: Scene, { x, y, r }: Slice): void {
  const { mood, random } = scene
  const wood = mix(mood.wall, mood.accent, 0.45)
  const phase = random.between(0, 6)
  const round = (share: number, rough: number, colour: string) => {
    const heart = (1 - share) * 0.16 * r
    return fill(
      smooth(
        Array.from({ length: 30 }, (_, i) => {
          const angle = (i / 30) * Math.PI * 2
          const wave = 1 + 0.03 * Math.sin(angle * 2 + phase) + 0.018 * Math.sin(angle * 5 + phase * 2)
          const reach = share * r * (wave + (i % 2 ? rough : -rough))
          return [x + heart + Math.cos(angle) * reach, y - heart * 0.6 + Math.sin(angle) * reach] as const
        }),
        true,
      ),
      colour,
    )
  }
  add(
    scene,
    round(1, 0.022, darker(mood.bark, 0.3)),
    round(0.965, 0.012, mix(mood.cork, mood.bark, 0.5)),
    round(0.9, 0, mix(mood.cork, mood.accent, 0.4)),
    round(0.85, 0, mix(mood.cork, mood.bark, 0.35)),
    round(0.8, 0, mix(mood.cork, mood.accent, 0.3)),
    round(0.755, 0, darker(mood.cork, 0.28)),
    round(0.735, 0, wood),
  )
  const shares = [0.66, 0.61, 0.52, 0.47, 0.37, 0.33, 0.23, 0.2, 0.1]
  shares.forEach((share, index) => {
    add(scene, round(share, 0, index % 2 ? wood : mix(wood, mood.bark, 0.3)))
  })
  add(
    scene,
    round(0.035, 0, mix(wood, mood.bark, 0.6)),
    `<g transform="rotate(-74 ${x} ${y})">${fill(`M${x + r * 0.2} ${y - r * 0.02}L${x + r * 0.72} ${y + r * 0.03}L${x + r * 0.71} ${y + r * 0.09}Z`, darker(wood, 0.4))}</g>`,
  )
}

/** The slice leans on the tree it was cut beside. */
function sliceInWood(scene: Scene): void {
  const { mood, side } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 330 })
  ground(scene, { top: 500, grass: 8 })
  add(scene, corkOak(scene, side > 0 ? 210 : 990, 640, 520), corkOak(scene, side > 0 ? 1080 : 120, 560, 240))
  const x = 600 + side * 40
  add(
    scene,
    ellipse(x - side * 40, 770, 400, 44, mood.shadow, 0.36),
    circle(x - side * 56, 420, 338, darker(mood.bark, 0.42)),
    fill(`M${x - side * 56} 82L${x} 70V770L${x - side * 56} 758Z`, darker(mood.bark, 0.42)),
  )
  face(scene, { x, y: 420, r: 350 })
  tufts(scene, 740, 5)
}

/** So near that it leaves the paper; a finger counts the rings. */
function sliceAndFinger(scene: Scene): void {
  const { mood } = scene
  const wall = mix(mood.leaf, mood.wall, 0.62)
  add(
    scene,
    rect(0, 0, WIDTH, HEIGHT, wall),
    fill('M700 -20L1220 -20V820H420Z', lighter(wall, 0.16)),
    circle(392, 470, 610, darker(wall, 0.3)),
  )
  face(scene, { x: 370, y: 450, r: 610 })
  add(scene, pointingHand(scene, 960, 610, 1.35, { turn: -62, skin: 1, sleeve: mood.leaf }))
}

/** A hand on the rough bark, which fills the paper. */
function handOnBark(scene: Scene): void {
  barkWall(scene, 0, WIDTH)
  add(scene, openHand(scene, 640, 560, 1.5, { turn: -10, skin: 0, sleeve: scene.mood.cork }))
}

/** The hand lies where the old bark ends and the bare trunk begins. */
function handAtEdge(scene: Scene): void {
  const { mood, random } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 400, layers: 3 })
  ground(scene, { top: 640, grass: 6 })
  add(scene, corkOak(scene, 1060, 720, 420))
  const before = scene.parts.length
  barkWall(scene, -40, 780)
  const bark = scene.parts.splice(before).join('')
  const edge = Array.from(
    { length: 9 },
    (_, i) => [-60 + i * 96, 452 + (i % 2 ? -26 : 22) + random.between(-12, 12)] as const,
  )
  add(
    scene,
    // the trunk bulges and draws in: its ribs end along that outline
    `<clipPath id="trunk"><path d="M-40 -20H672C706 60 700 130 686 200S712 330 700 400S718 560 704 640S716 760 740 820H-40Z"/></clipPath><g clip-path="url(#trunk)">${bark}`,
    fill(`${smooth(edge, false, 12)}L760 820H-60Z`, darker(mood.cork, 0.16)),
    fill(`M300 470Q330 640 310 820H560Q600 640 560 470Q430 440 300 470Z`, mood.cork),
    fill(`M420 470Q450 640 430 820H530Q560 640 520 470Z`, lighter(mood.cork, 0.16)),
    line('M120 520Q140 660 110 800M230 560Q250 690 226 800M640 520Q650 660 636 800', {
      width: 12,
      colour: darker(mood.cork, 0.36),
    }),
    line(smooth(edge, false, 12), { width: 16, colour: darker(mood.bark, 0.5) }),
    '</g>',
    openHand(scene, 640, 470, 1.22, { turn: -66, skin: 1, sleeve: mood.accent }),
  )
}

/** Soil, moist and dark. */
const soilOf = ({ mood }: Scene) => mix(mood.bark, mood.ink, 0.3)

/** A young oak with the name of whoever pays for it on a label. */
function labelled(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 340 })
  ground(scene, { top: 520, grass: 8 })
  add(scene, corkOak(scene, 150, 640, 500), corkOak(scene, 1080, 600, 340))
  const soil = soilOf(scene)
  add(
    scene,
    fill('M150 820Q250 690 480 676T900 700Q1040 740 1080 820Z', soil),
    fill('M330 730Q480 676 640 690T860 720Q660 716 330 730Z', lighter(soil, 0.16)),
    line('M770 760V250', { width: 22, colour: mix(mood.accent, mood.bark, 0.35) }),
    line('M770 760V250', { width: 8, colour: mix(mood.accent, mood.wall, 0.3) }),
    `<g transform="translate(560 720)">${youngOak(scene)}</g>`,
    line('M582 410Q680 440 770 400', { width: 9, colour: mix(mood.wall, mood.accent, 0.4) }),
    line('M770 330Q800 350 830 360', { width: 7, colour: mood.ink }),
    `<g transform="rotate(8 880 380)">${fill('M810 362L850 330H1010V440H850L810 408Z', mood.paper)}${circle(842, 384, 9, mood.bark)}${line('M875 368h104M875 402h70', { width: 10, colour: mix(mood.bark, mood.paper, 0.25) })}</g>`,
  )
}

/** Stem and large leaves, its foot at 0, 0: about 560 high. */
function youngOak(scene: Scene): string {
  const { mood } = scene
  const leaf = (x: number, y: number, turn: number, s: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${leafShape(scene)}</g>`
  return (
    leaf(6, -250, -14, 1.25) +
    leaf(14, -400, -24, 1.05) +
    line('M0 20Q-14 -120 8 -260T16 -480', { width: 20, colour: mix(mood.bark, mood.cork, 0.25) }) +
    leaf(-4, -130, 196, 1.15) +
    leaf(-2, -180, -34, 1.3) +
    leaf(6, -300, 210, 1.3) +
    leaf(16, -420, 222, 1.05) +
    leaf(16, -470, -62, 1.1) +
    leaf(16, -470, -112, 0.9)
  )
}

/** Two hands set the young oak in its hole. */
function planting(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 300 })
  ground(scene, { top: 470, grass: 4 })
  add(scene, corkOak(scene, 960, 520, 260), corkOak(scene, 180, 540, 300))
  const soil = soilOf(scene)
  add(
    scene,
    fill('M-20 820V690Q300 640 600 650T1220 690V820Z', mix(soil, mood.cork, 0.16)),
    ellipse(600, 740, 380, 86, darker(soil, 0.4)),
    `<g transform="translate(600 560) scale(.86)">${youngOak(scene)}</g>`,
    fill('M430 500Q450 456 520 466T640 458T770 496Q790 680 690 740Q600 766 510 740Q420 680 430 490Z', soil),
    fill('M430 500Q450 456 520 466T640 458T770 496Q700 516 640 500T520 520T430 500Z', lighter(soil, 0.2)),
    cuppedHand(scene, 416, 604, 1.12, { skin: 1, sleeve: mood.water, turn: 10 }),
    cuppedHand(scene, 786, 648, 1.12, { skin: 1, sleeve: mood.water, flip: true, turn: -4 }),
    fill('M-20 830V770Q160 730 330 780T700 790T1220 760V830Z', soil),
  )
}
