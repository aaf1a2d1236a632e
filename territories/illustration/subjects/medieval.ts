import { darker, lighter, mix } from '../colour.ts'
import { backHills, ground } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { posed } from '../people/people.ts'
import { STANDING } from '../people/poses.ts'
import { add, HEIGHT, type Scene, viewOf, WIDTH } from '../scene.ts'
import { fill, line, rect } from '../shape.ts'

/** Alburquerque in August, below the castle of Luna. */
export const medieval: Record<string, (scene: Scene) => void> = {
  medieval: (scene) => viewOf(scene, [tentsBelow, actors])(scene),
}

/** The castle on its rock: the tall keep, an arch from it to the tower of the five points. */
function luna(scene: Scene, x: number, y: number, s: number): void {
  const { mood, side } = scene
  const stone = mix(mood.stone, mood.wall, 0.25)
  const rocky = darker(mix(mood.stone, mood.ground, 0.25), 0.2)
  const lit = (d: string, dark: string) => fill(d, stone) + fill(dark, darker(stone, 0.2))
  const merlons = (from: number, to: number, top: number) => {
    const count = Math.round((to - from) / 26)
    const w = (to - from) / (count * 2 - 1)
    return Array.from({ length: count }, (_, i) => rect(from + i * 2 * w, top - 16, w, 18, stone)).join('')
  }
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${fill('M-420 120L-330 20L-250 -20L-190 -60L40 -90L150 -70L240 -20L340 20L440 120Z', rocky)}${fill(side > 0 ? 'M-420 120L-330 20L-250 -20L-190 -60L-160 10L-220 120Z' : 'M440 120L340 20L240 -20L150 -70L180 20L240 120Z', darker(rocky, 0.22))}${
      lit(
        'M-300 30V-80H290V30L200 60H-220Z',
        side > 0 ? 'M-300 30V-80H-190V60H-220Z' : 'M290 30V-80H190V60H200Z',
      ) + merlons(-300, 290, -80)
    }${
      // the tower of the five points, from which the arch springs
      lit(
        'M-210 -60V-250L-180 -290L-150 -250L-90 -250V-60Z',
        side > 0 ? 'M-210 -60V-250L-180 -290L-164 -266V-60Z' : 'M-90 -60V-250H-124V-60Z',
      ) + fill('M-150 -250L-135 -284L-120 -250L-105 -284L-90 -250Z', stone)
    }${lit('M-90 -228H20V-196Q-34 -172 -70 -100L-90 -60Z', 'M-90 -196Q-40 -180 20 -196Q-34 -172 -70 -100L-90 -60Z')}${
      lit('M20 -60V-360H150V-60Z', side > 0 ? 'M20 -60V-360H66V-60Z' : 'M150 -60V-360H106V-60Z') +
      merlons(14, 156, -360) +
      rect(76, -320, 18, 34, mood.ink) +
      rect(76, -220, 18, 34, mood.ink)
    }${line('M85 -376V-450', { width: 6, colour: mood.ink })}${fill('M87 -448Q120 -460 150 -440Q120 -430 87 -414Z', mood.cork)}${fill('M-20 40V-20Q10 -50 40 -20V40Z', mood.ink)}</g>`,
  )
}

function tent(scene: Scene, x: number, y: number, w: number, h: number, colour: string): void {
  const { mood, side } = scene
  const paper = lighter(mood.paper, 0.2)
  const roof = y - h * 0.55
  add(
    scene,
    line(`M${x} ${y - h}v${-h * 0.16}`, { width: 7, colour: mix(mood.ink, mood.bark, 0.3) }),
    fill(
      `M${x} ${y - h * 1.15}q${w * 0.2} ${-h * 0.02} ${w * 0.34} ${h * 0.05}q${-w * 0.16} ${h * 0.02} ${-w * 0.34} ${h * 0.06}Z`,
      mood.accent,
    ),
    fill(`M${x - w * 0.42} ${roof}H${x + w * 0.42}L${x + w * 0.5} ${y}H${x - w * 0.5}Z`, paper),
    fill(
      `M${x - w * 0.42} ${roof}H${x - w * 0.2}L${x - w * 0.24} ${y}H${x - w * 0.5}ZM${x + w * 0.2} ${roof}H${x + w * 0.42}L${x + w * 0.5} ${y}H${x + w * 0.24}Z`,
      colour,
    ),
    fill(`M${x - w * 0.04} ${roof}L${x - w * 0.12} ${y}H${x + w * 0.14}Z`, mix(mood.ink, colour, 0.3)),
    fill(
      `M${x - w * 0.54} ${roof + 18}L${x} ${y - h}L${x + w * 0.54} ${roof + 18}Q${x} ${roof + 40} ${x - w * 0.54} ${roof + 18}Z`,
      colour,
    ),
    fill(
      side > 0
        ? `M${x - w * 0.54} ${roof + 18}L${x} ${y - h}L${x - w * 0.12} ${roof + 27}Q${x - w * 0.3} ${roof + 26} ${x - w * 0.54} ${roof + 18}Z`
        : `M${x + w * 0.54} ${roof + 18}L${x} ${y - h}L${x + w * 0.12} ${roof + 27}Q${x + w * 0.3} ${roof + 26} ${x + w * 0.54} ${roof + 18}Z`,
      darker(colour, 0.22),
    ),
  )
}

const hood = (colour: string) =>
  fill('M-5 9Q-11 4 -9 -5Q-6 -12 2 -10.6Q7 -9 7.4 -4Q3 -5 1.6 -1Q1 6 -1 10Z', colour)

function tentsBelow(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 440, layers: 2 })
  luna(scene, 690, 470, 1)
  ground(scene, { top: 570, grass: 4 })
  tent(scene, 960, 690, 260, 260, mood.water)
  tent(scene, 230, 780, 430, 470, mood.cork)
  add(
    scene,
    posed(scene, 760, 720, 2.7, STANDING, {
      flip: true,
      shirt: mix(mood.leaf, mood.ink, 0.2),
      dress: { skirt: 'gown', longHair: true, hat: hood(mood.paper) },
    }),
    posed(
      scene,
      660,
      730,
      2.8,
      {
        ...STANDING,
        hands: [
          [20, -66],
          [10, -52],
        ],
      },
      { shirt: mood.accent, dress: { hat: hood(mix('#6b2438', mood.cork, 0.3)) } },
    ),
    posed(
      scene,
      520,
      776,
      3.4,
      {
        ...STANDING,
        hands: [
          [19, -62],
          [9, -50],
        ],
      },
      { shirt: mood.cork, dress: { skirt: 'gown', longHair: true, hat: hood(mood.wall) } },
    ),
  )
}

/** On the boards: one with a banner, one who answers. */
function actors(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 1, sunX: 960, sunY: 300 })
  luna(scene, 560, 560, 1.25)
  add(scene, fill('M-20 640Q500 590 1220 650V820H-20Z', mix(mood.ground, mood.near, 0.3)))
  const wood = mix(mood.bark, mood.accent, 0.35)
  add(
    scene,
    rect(0, 716, WIDTH, HEIGHT - 716, darker(wood, 0.2)),
    rect(0, 706, WIDTH, 22, lighter(wood, 0.16)),
  )
  const wine = mix('#6b2438', mood.roof, 0.15)
  const steel = mix(mood.stone, mood.haze, 0.5)
  const helmet =
    fill('M-7.6 6Q-9.4 -11 1 -12Q10.4 -11 9.4 4L4 3V-3H9L8.6 -5H-2Q-3.6 1 -3 7Z', steel) +
    fill('M-2 -11Q-14 -20 -20 -8Q-12 -10 -4 -8Z', mood.cork)
  const banner =
    line('M22 4L24 -128', { width: 2.2, colour: mood.bark }) +
    fill('M23 -126Q50 -134 70 -122L60 -110L72 -96Q48 -90 23 -98Z', mood.cork) +
    fill('M23 -116Q48 -122 64 -114L60 -110L63 -106Q46 -102 23 -107Z', mood.accent)
  add(
    scene,
    posed(
      scene,
      250,
      730,
      5,
      {
        ...STANDING,
        hands: [
          [22, -66],
          [-6, -52],
        ],
      },
      {
        shirt: wine,
        trousers: mix(mood.ink, mood.stone, 0.4),
        dress: {
          hat: helmet,
          pack: fill('M14 -14Q-2 -16 -8 10Q-14 44 -18 58H4Q8 30 14 4Z', darker(wine, 0.3)),
        },
        held: { before: banner },
      },
    ),
    posed(
      scene,
      890,
      734,
      5,
      {
        ...STANDING,
        lean: -4,
        nod: -8,
        hands: [
          [28, -84],
          [10, -56],
        ],
      },
      { flip: true, shirt: mood.water, dress: { skirt: 'gown', longHair: true, hat: hood(mood.paper) } },
    ),
  )
  for (const [x, s, tone] of [
    [110, 8.4, 0.3],
    [600, 8, 0.1],
    [1100, 8.6, 0.2],
  ] as const)
    add(
      scene,
      posed(scene, x, 640 + s * 100, s, STANDING, {
        flip: x > 800,
        shirt: mix(mood.ink, mood.cork, tone),
        hair: mood.ink,
        skin: mix(mood.skin[1], mood.ink, 0.3),
      }),
    )
}
