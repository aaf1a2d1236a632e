import { darker, lighter, mix } from '../colour.ts'
import { person } from '../people/people.ts'
import { eagle } from '../props/raptors.ts'
import { add, HEIGHT, type Scene, viewOf, WIDTH } from '../scene.ts'
import { ellipse, fill, line, polygon, rect } from '../shape.ts'

export const birdCentre: Record<string, (scene: Scene) => void> = {
  'bird-centre': (scene) => viewOf(scene, [besideNest, insideNest])(scene),
}

/** The dim hall of the centre: a wall the colour of the evening sky, a lit floor. */
function hall(scene: Scene): void {
  const { mood } = scene
  const wall = mix(mood.water, mood.ink, 0.36)
  add(
    scene,
    rect(0, 0, WIDTH, HEIGHT, wall),
    fill('M0 620V430Q220 350 420 410T820 380T1200 420V620Z', mix(wall, mood.leaf, 0.3)),
    fill('M0 620V500Q300 450 560 500T1200 490V620Z', mix(wall, mood.leaf, 0.55)),
    fill('M0 640Q600 600 1200 640V800H0Z', mix(mood.bark, mood.wall, 0.3)),
    fill('M520 0H760L1010 640Q600 606 240 640Z', mood.lamp, 0.14),
  )
}

/** A nest of big sticks, as wide as a table: 520 across for s = 1, its rim at y. */
function nest(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const dark = darker(mood.bark, 0.4)
  const sticks = [mood.bark, mix(mood.bark, mood.accent, 0.4), lighter(mood.bark, 0.24)] as const
  const stick = (from: readonly [number, number], to: readonly [number, number], index: number) => {
    const [x1, y1] = [x + from[0] * s, y + from[1] * s]
    const [x2, y2] = [x + to[0] * s, y + to[1] * s]
    return line(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + 14 * s} ${x2} ${y2}`, {
      width: 17 * s,
      colour: sticks[index % 3] ?? dark,
    })
  }
  const crossing = [
    [-290, 70, 40, 130],
    [280, 60, -60, 140],
    [-230, 20, -20, 160],
    [240, 20, 10, 168],
    [-310, 10, -40, 90],
    [310, 4, 30, 96],
    [-270, -20, 120, 60],
    [280, -26, -90, 66],
    [-200, 50, 210, 40],
  ] as const
  add(
    scene,
    ellipse(x, y, 262 * s, 54 * s, darker(mood.bark, 0.6)),
    fill(
      `M${x - 270 * s} ${y - 10 * s}Q${x} ${y + 90 * s} ${x + 270 * s} ${y - 10 * s}Q${x + 260 * s} ${y + 120 * s} ${x + 90 * s} ${y + 170 * s}H${x - 90 * s}Q${x - 260 * s} ${y + 120 * s} ${x - 270 * s} ${y - 10 * s}Z`,
      dark,
    ),
    ...crossing.map(([x1, y1, x2, y2], index) => stick([x1, y1], [x2, y2], index)),
  )
}

/** Two chicks in white down, with dark bills. */
function chicks(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const down = mix(mood.paper, '#ffffff', 0.3)
  for (const [dx, dy, k, flip] of [
    [-40, 6, 1, -1],
    [76, 14, 0.88, 1],
  ] as const)
    add(
      scene,
      `<g transform="translate(${x + dx * s} ${y + dy * s}) scale(${k * s * flip} ${k * s})">`,
      fill(
        'M-62 40Q-70 -40 -22 -60Q-34 -122 16 -128Q60 -126 56 -76Q48 -58 44 -50Q70 -10 60 40Z',
        darker(down, 0.1),
      ),
      fill('M-30 40Q-30 -30 0 -62Q-12 -118 22 -126Q60 -122 56 -76Q48 -58 44 -50Q70 -10 60 40Z', down),
      fill('M50 -104Q90 -104 82 -70Q74 -82 50 -78Z', mood.ink),
      fill('M48 -102Q58 -106 62 -98L58 -84L48 -82Z', mood.accent),
      ellipse(32, -98, 7, 7, mood.ink),
      '</g>',
    )
}

/** Two visitors by the nest on its rock; the eagle hangs above. */
function besideNest(scene: Scene): void {
  const { mood } = scene
  hall(scene)
  const stone = mix(mood.stone, mood.bark, 0.16)
  add(
    scene,
    fill('M40 820L110 600L170 470L330 420L640 420L720 500L770 640L830 820Z', darker(stone, 0.24)),
    fill('M170 470L330 420L640 420L560 520L300 540Z', lighter(stone, 0.16)),
    fill('M560 520L640 420L720 500L770 640L830 820H560L600 660Z', stone),
  )
  chicks(scene, 440, 300, 1.1)
  nest(scene, 440, 320, 1.08)
  for (const x of [700, 1040])
    add(scene, line(`M${x} 0V${x === 700 ? 150 : 190}`, { width: 3, colour: lighter(mood.stone, 0.3) }))
  eagle(scene, 860, 190, 1.1, { turn: 10, left: [8, 0.94], right: [8, 1], looks: -1 })
  add(
    scene,
    person(scene, 960, 770, 3, { arms: [132, -8], flip: true, shirt: mood.cork }),
    person(scene, 1090, 778, 3, { child: true, arms: [150, 8], flip: true, shirt: mood.accent }),
  )
}

/** A child sits in the nest, which is large enough; the eagle's wings fill the wall. */
function insideNest(scene: Scene): void {
  const { mood } = scene
  hall(scene)
  for (const x of [330, 870]) add(scene, line(`M${x} 0V170`, { width: 3, colour: lighter(mood.stone, 0.3) }))
  eagle(scene, 600, 190, 1.7, { turn: -4, left: [12, 1], right: [10, 1], looks: 1 })
  add(
    scene,
    fill(
      polygon([
        [330, 820],
        [390, 690],
        [810, 690],
        [870, 820],
      ]),
      mix(mood.stone, mood.bark, 0.3),
    ),
    person(scene, 500, 666, 3.6, {
      child: true,
      arms: [128, 150],
      shirt: mood.accent,
      hair: mix(mood.ink, '#5a3418', 0.5),
    }),
  )
  chicks(scene, 730, 574, 0.8)
  nest(scene, 600, 590, 1.2)
  add(scene, person(scene, 1040, 790, 3.4, { arms: [112, -8], flip: true, shirt: mood.cork }))
}
