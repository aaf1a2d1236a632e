import { darker, lighter, mix } from '../colour.ts'
import { posed } from '../people/people.ts'
import { AT_TABLE } from '../people/poses.ts'
import { plank } from '../props/saca.ts'
import { add, HEIGHT, type Scene, viewOf, WIDTH } from '../scene.ts'
import { viewWindow } from '../settings.ts'
import { ellipse, fill, line, rect } from '../shape.ts'

/** Cork between the hands: cut at a bench, sorted at a table. */
export const bench: Record<string, (scene: Scene) => void> = {
  'cork-shop-bench': (scene) => viewOf(scene, [cuttingHands, maker, stillLife])(scene),
  sorters,
}

const raw = ({ mood }: Scene) => mix(mood.cork, '#e6b27a', 0.55)

/** A stopper that stands, or lies with `turn` 90; its middle at x, y. */
function stopper(scene: Scene, x: number, y: number, w: number, h: number, turn = 0): string {
  const body = raw(scene)
  const lit = scene.side > 0
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${fill(`M${-w / 2} ${-h / 2}V${h / 2}Q0 ${h / 2 + w * 0.24} ${w / 2} ${h / 2}V${-h / 2}Z`, body)}${fill(lit ? `M${-w / 2} ${-h / 2}V${h / 2}Q${-w * 0.3} ${h / 2 + w * 0.1} ${-w * 0.16} ${h / 2 + w * 0.11}V${-h / 2}Z` : `M${w / 2} ${-h / 2}V${h / 2}Q${w * 0.3} ${h / 2 + w * 0.1} ${w * 0.16} ${h / 2 + w * 0.11}V${-h / 2}Z`, darker(body, 0.2))}${ellipse(0, -h / 2, w / 2, w * 0.16, lighter(body, 0.34))}${line(`M${-w * 0.04} ${-h * 0.12}h${w * 0.16}M${w * 0.12} ${h * 0.22}h${w * 0.2}M${-w * 0.2} ${h * 0.3}h${w * 0.1}`, { width: w * 0.06, colour: darker(body, 0.3) })}</g>`
}

function wall(scene: Scene, window?: number): void {
  const { mood } = scene
  const plaster = mix(mood.wall, mood.accent, 0.14)
  add(scene, rect(0, 0, WIDTH, HEIGHT, plaster))
  add(
    scene,
    fill(scene.side > 0 ? 'M0 0H520L160 800H0Z' : 'M1200 0H680L1040 800H1200Z', darker(plaster, 0.08)),
  )
  if (window !== undefined) viewWindow(scene, window, 90, 330, 330)
}

/** The top of a bench that comes towards the viewer. */
function top(scene: Scene, y: number, edge: number): string {
  const { mood } = scene
  const wood = mix(mood.bark, mood.accent, 0.42)
  return (
    rect(0, y, WIDTH, HEIGHT - y, lighter(wood, 0.16)) +
    fill(`M0 ${y}H1200V${y + 16}Q600 ${y + 30} 0 ${y + 14}Z`, lighter(wood, 0.32)) +
    line(`M-20 ${y + (edge - y) * 0.5}Q500 ${y + (edge - y) * 0.44} 1220 ${y + (edge - y) * 0.56}`, {
      width: 4,
      colour: wood,
    }) +
    rect(0, edge, WIDTH, HEIGHT - edge, darker(wood, 0.22)) +
    rect(0, edge, WIDTH, 14, wood)
  )
}

/** A hand that closes round something upright: back of the hand, four fingers to the front, the thumb. */
function grip(scene: Scene, x: number, y: number, s: number, flip: boolean): string {
  const skin = scene.mood.skin[1]
  const fingers = [0, 1, 2, 3]
    .map((i) =>
      line(`M-20 ${-30 + i * 22}Q24 ${-40 + i * 23} 46 ${-24 + i * 20}`, {
        width: 23,
        colour: i % 2 ? skin : lighter(skin, 0.07),
      }),
    )
    .join('')
  return `<g transform="translate(${x} ${y}) scale(${flip ? -s : s} ${s})">${fill('M-84 -24Q-50 -56 -10 -50Q16 -20 8 44Q-30 62 -64 40Q-92 10 -84 -24Z', darker(skin, 0.12))}${fingers}${line('M-30 -42Q-6 -72 28 -64', { width: 24, colour: lighter(skin, 0.1) })}</g>`
}

/** Two hands, a flat blade and a piece that becomes round. */
function cuttingHands(scene: Scene): void {
  const { mood } = scene
  wall(scene)
  const shirt = mood.water
  add(
    scene,
    fill('M250 -20Q240 300 330 620H870Q960 300 950 -20Z', darker(shirt, 0.14)),
    fill('M420 -20Q400 300 410 640H790Q800 300 780 -20Z', mix(mood.bark, mood.cork, 0.45)),
    fill('M420 -20Q400 300 410 640H470Q450 300 480 -20Z', darker(mix(mood.bark, mood.cork, 0.45), 0.16)),
  )
  add(scene, top(scene, 560, 730))
  add(
    scene,
    line('M210 60Q170 330 330 470', { width: 150, colour: shirt }),
    line('M320 460L430 520', { width: 84, colour: darker(mood.skin[1], 0.12) }),
  )
  add(
    scene,
    line('M990 60Q1040 330 900 460', { width: 150, colour: lighter(shirt, 0.06) }),
    line('M910 450L800 500', { width: 84, colour: darker(mood.skin[1], 0.12) }),
  )
  const steel = mix(mood.stone, mood.haze, 0.45)
  add(scene, stopper(scene, 560, 520, 124, 190, 8))
  add(
    scene,
    fill('M790 452L604 436Q592 500 606 562L790 556Z', steel),
    fill('M604 436Q592 500 606 562L626 561Q612 500 624 438Z', lighter(steel, 0.5)),
    line('M766 506L900 520', { width: 40, colour: mix(mood.ink, mood.bark, 0.5) }),
  )
  add(scene, grip(scene, 470, 524, 1.15, false), grip(scene, 800, 512, 1.1, true))
  add(
    scene,
    stopper(scene, 190, 640, 80, 110),
    stopper(scene, 300, 690, 80, 110, 90),
    stopper(scene, 1030, 660, 84, 116),
  )
  for (const [x, y, d] of [
    [520, 680, 'q40 -30 76 0'],
    [660, 700, 'q30 26 66 -6'],
    [610, 652, 'q24 -20 50 4'],
  ] as const)
    add(scene, line(`M${x} ${y}${d}`, { width: 14, colour: raw(scene) }))
}

/** At the bench by the window, planks at hand. */
function maker(scene: Scene): void {
  const { mood } = scene
  wall(scene, 640)
  add(scene, rect(60, 150, 330, 16, mix(mood.bark, mood.accent, 0.3)))
  for (const [x, w, h] of [
    [110, 60, 84],
    [200, 76, 60],
    [310, 64, 100],
  ] as const)
    add(scene, stopper(scene, x, 150 - h / 2 - w * 0.12, w, h))
  add(scene, plank(scene, 1100, 640, 160, 430, 5))
  add(
    scene,
    posed(
      scene,
      430,
      880,
      7,
      {
        ...AT_TABLE,
        hands: [
          [25, -57],
          [30, -60],
        ],
      },
      {
        shirt: mood.leaf,
        hat: 'beret',
        skin: mood.skin[1],
        dress: { apron: mood.wall, bareArms: true, hair: '#b9aa98', beard: true },
        held: { behind: fill('M27 -66h8v11h-8Z', raw(scene)) },
      },
    ),
  )
  add(scene, top(scene, 540, 660))
  const steel = mix(mood.stone, mood.paper, 0.45)
  add(
    scene,
    stopper(scene, 770, 540, 74, 100),
    stopper(scene, 860, 556, 74, 100),
    stopper(scene, 190, 590, 70, 96, 90),
    fill('M520 596L680 580Q700 596 686 614L520 622Z', steel),
    rect(440, 596, 92, 26, mix(mood.ink, mood.bark, 0.5), 10),
  )
}

/** Stoppers large and small, the blade, and the piece they came from. */
function stillLife(scene: Scene): void {
  const { mood } = scene
  wall(scene)
  add(scene, top(scene, 430, 740))
  add(scene, plank(scene, 250, 560, 300, 420, -6))
  for (const [x, y, w, h] of [
    [520, 440, 130, 190],
    [700, 430, 170, 260],
  ] as const)
    add(
      scene,
      ellipse(x - scene.side * 40, y + h / 2 + 6, w * 0.8, w * 0.18, mood.shadow, 0.28),
      stopper(scene, x, y, w, h),
    )
  add(scene, ellipse(930, 640, 190, 24, mood.shadow, 0.28), stopper(scene, 940, 570, 150, 230, 82))
  const steel = mix(mood.stone, mood.paper, 0.45)
  add(
    scene,
    ellipse(460, 692, 300, 16, mood.shadow, 0.24),
    fill('M400 640L720 622Q752 650 730 690L400 686Z', steel),
    fill('M400 672L734 676Q736 684 730 690L400 686Z', lighter(steel, 0.55)),
    fill('M408 636V690L220 700Q190 690 192 664Q196 640 222 640Z', mix(mood.ink, mood.bark, 0.5)),
  )
  for (const d of ['M780 690q50 -40 96 0', 'M900 704q40 30 80 -8'])
    add(scene, line(d, { width: 16, colour: raw(scene) }))
}

/** Women at the table where the stoppers are told apart by hand. */
function sorters(scene: Scene): void {
  const { mood } = scene
  wall(scene, 800)
  for (const [x, s, shirt, hat, flip, hair] of [
    [150, 4.6, mix(mood.leaf, mood.wall, 0.3), undefined, false, '#6b4423'],
    [720, 4.9, mood.cork, 'scarf', true, undefined],
    [430, 5.6, mood.water, 'scarf', false, undefined],
  ] as const)
    add(
      scene,
      posed(
        scene,
        x,
        640 + s * 34,
        s,
        {
          ...AT_TABLE,
          hands: [
            [24, -52],
            [29, -54],
          ],
        },
        { skirt: true, shirt, hat, flip, hair, dress: { apron: mood.paper } },
      ),
    )
  add(scene, top(scene, 560, 740))
  add(scene, heap(scene))
}

/** A hill of stoppers, one over the other; a few have rolled out on the table. */
function heap(scene: Scene): string {
  const base = raw(scene)
  let out =
    fill('M250 690Q380 560 600 545Q820 560 960 690Q600 730 250 690Z', darker(base, 0.42)) +
    ellipse(605, 702, 400, 22, scene.mood.shadow, 0.28)
  const turns = [64, -38, 96, 18, -72, 44, 80, -14]
  for (const [row, [y, from, to, count]] of (
    [
      [548, 500, 700, 4],
      [584, 420, 785, 6],
      [622, 350, 860, 8],
      [662, 285, 925, 9],
    ] as const
  ).entries())
    for (let i = 0; i < count; i++) {
      const x = from + ((to - from) * i) / (count - 1)
      const turn = turns[(i * 3 + row * 5) % turns.length] ?? 0
      out += stopper(scene, Math.round(x), y + (i % 2 ? -8 : 6), 50, 76, turn)
    }
  for (const [x, y, turn] of [
    [170, 694, 78],
    [1015, 690, 100],
    [1100, 664, 40],
  ] as const)
    out += ellipse(x, y + 22, 50, 9, scene.mood.shadow, 0.26) + stopper(scene, x, y, 50, 76, turn)
  return out
}
