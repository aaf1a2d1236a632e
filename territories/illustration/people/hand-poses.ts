import { darker, lighter } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { fill, line } from '../shape.ts'

interface HandOptions {
  /** Which of the three skins. */
  skin?: 0 | 1 | 2
  sleeve?: string
  turn?: number
  flip?: boolean
}

const placed = (x: number, y: number, s: number, { turn = 0, flip = false }: HandOptions, body: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -s : s} ${s})">${body}</g>`

/** A finger through its joints: a shaded one, and its light side. */
const finger = (d: string, width: number, skin: string) =>
  line(d, { width, colour: darker(skin, 0.14) }) +
  `<g transform="translate(4 -2)">${line(d, { width: width * 0.72, colour: skin })}</g>`

const nail = (d: string, skin: string) => line(d, { width: 17, colour: lighter(skin, 0.34) })

/** The back of an open hand, laid flat: the wrist below 0, 0, the fingers up and a little spread, the thumb on the left. About 330 high for s = 1. */
export function openHand(scene: Scene, x: number, y: number, s: number, options: HandOptions = {}): string {
  const { mood } = scene
  const skin = mood.skin[options.skin ?? 0]
  const sleeve = options.sleeve ?? mood.cork
  const shade = darker(skin, 0.14)
  const fingers = [
    ['M54 -96Q76 -150 92 -206', 42],
    ['M24 -120Q36 -200 42 -276', 47],
    ['M-14 -124Q-16 -210 -20 -302', 49],
    ['M-50 -110Q-66 -190 -82 -264', 47],
  ] as const
  const nails = 'M92 -212l2 -8M42 -284l1 -9M-20 -310v-9M-83 -272l-2 -9'
  const silhouette =
    fill('M-66 60Q-84 -30 -74 -104Q-40 -142 0 -146Q52 -140 76 -94Q82 -20 60 60L54 420H-56Z', mood.shadow) +
    fingers.map(([d, width]) => line(d, { width, colour: mood.shadow })).join('') +
    line('M-46 30Q-110 -20 -150 -116', { width: 50, colour: mood.shadow })
  return placed(
    x,
    y,
    s,
    options,
    `<g transform="translate(-14 16)" opacity=".4">${silhouette}</g>` +
      finger('M-44 36Q-110 -10 -150 -112', 52, skin) +
      nail('M-152 -118l-4 -11', skin) +
      fill('M-64 70Q-84 -30 -74 -110Q-40 -142 0 -146Q52 -140 76 -96Q82 -20 60 70L56 200H-60Z', shade) +
      fingers.map(([d, width]) => finger(d, width, skin)).join('') +
      fill('M-56 70Q-76 -30 -68 -106Q-40 -136 0 -140Q48 -136 70 -96Q58 -20 34 60L30 200H-52Z', skin) +
      line('M-26 -96Q-20 -60 -12 -20M14 -98Q10 -60 8 -24M48 -84Q38 -50 28 -20', { width: 6, colour: shade }) +
      line('M-58 -112q10 -10 22 -6M-26 -124q12 -8 24 -2M14 -120q12 -6 22 2', { width: 5, colour: shade }) +
      nail(nails, skin) +
      cuff(sleeve, 150),
  )
}

/** Sleeve from a cuff at y down the arm. */
const cuff = (sleeve: string, y: number) =>
  fill(`M-78 ${y}Q0 ${y - 18} 78 ${y}L104 ${y + 560}H-104Z`, sleeve) +
  fill(`M-78 ${y}Q-50 ${y - 10} -22 ${y - 10}L-34 ${y + 560}H-104Z`, darker(sleeve, 0.2)) +
  fill(`M-84 ${y - 6}Q0 ${y - 26} 84 ${y - 6}L88 ${y + 40}Q0 ${y + 20} -88 ${y + 40}Z`, lighter(sleeve, 0.12))

/** A hand that points up with one finger, seen from the back; the others are folded. About 300 high for s = 1. */
export function pointingHand(
  scene: Scene,
  x: number,
  y: number,
  s: number,
  options: HandOptions = {},
): string {
  const { mood } = scene
  const skin = mood.skin[options.skin ?? 0]
  const sleeve = options.sleeve ?? mood.cork
  const shade = darker(skin, 0.14)
  return placed(
    x,
    y,
    s,
    options,
    finger('M-48 -90Q-54 -190 -52 -280', 46, skin) +
      nail('M-52 -288v-10', skin) +
      fill('M-64 70Q-84 -30 -74 -100Q-40 -132 0 -132Q56 -130 76 -86Q82 -20 60 70L56 200H-60Z', shade) +
      finger('M-14 -104Q-8 -140 4 -130Q18 -110 10 -80', 44, skin) +
      finger('M24 -98Q32 -130 42 -118Q54 -98 46 -72', 42, skin) +
      finger('M58 -84Q66 -110 74 -96Q82 -78 74 -56', 38, skin) +
      fill('M-56 70Q-76 -30 -66 -96Q-40 -120 -10 -112Q40 -90 66 -66Q58 -10 34 60L30 200H-52Z', skin) +
      finger('M-58 60Q-84 0 -66 -40Q-52 -62 -24 -66', 46, skin) +
      cuff(sleeve, 140),
  )
}

/** A fist around a bar that lies across at 0, 0: the arm comes from below, the fingers lie over the bar. About 170 wide for s = 1. */
export function grip(scene: Scene, x: number, y: number, s: number, options: HandOptions = {}): string {
  const { mood } = scene
  const skin = mood.skin[options.skin ?? 0]
  const sleeve = options.sleeve ?? mood.cork
  const shade = darker(skin, 0.14)
  return placed(
    x,
    y,
    s,
    options,
    fill('M-80 -20Q-86 60 -56 110L-54 200H54L60 100Q88 60 82 -16Z', shade) +
      fill('M-72 -10Q-76 60 -48 106L-46 200H24L30 100Q64 50 66 -10Z', skin) +
      ['M-58 26Q-64 -30 -56 -48', 'M-20 28Q-24 -40 -16 -58', 'M20 28Q20 -36 24 -54', 'M58 26Q60 -24 60 -40']
        .map((d) => finger(d, 40, skin))
        .join('') +
      line('M-72 34Q0 52 72 34', { width: 5, colour: shade }) +
      finger('M-70 70Q-98 40 -92 -14', 42, skin) +
      cuff(sleeve, 150),
  )
}

/** A cupped hand from the left that holds earth or fruit: the arm on the left, the fingers curl round from below. About 260 wide for s = 1. */
export function cuppedHand(scene: Scene, x: number, y: number, s: number, options: HandOptions = {}): string {
  const { mood } = scene
  const skin = mood.skin[options.skin ?? 0]
  const sleeve = options.sleeve ?? mood.cork
  return placed(
    x,
    y,
    s,
    options,
    fill(
      'M-210 -10Q-150 -30 -96 -30Q-20 -30 10 20Q30 80 -20 110Q-90 130 -150 96L-210 90Z',
      darker(skin, 0.14),
    ) +
      finger('M-40 84Q60 110 120 62', 44, skin) +
      finger('M-30 58Q70 78 140 24', 46, skin) +
      finger('M-30 30Q70 44 144 -14', 46, skin) +
      finger('M-40 0Q50 10 118 -40', 44, skin) +
      fill('M-210 -2Q-150 -22 -96 -22Q-30 -22 -6 20Q4 70 -36 94Q-96 104 -150 80L-210 72Z', skin) +
      finger('M-70 0Q-30 -60 40 -84', 48, skin) +
      nail('M46 -88l9 -4', skin) +
      fill('M-640 -60Q-400 -70 -196 -44L-190 110Q-400 170 -640 200Z', sleeve) +
      fill('M-640 120Q-400 100 -192 60L-190 110Q-400 170 -640 200Z', darker(sleeve, 0.2)) +
      fill('M-228 -52L-184 -46L-176 112L-222 118Z', lighter(sleeve, 0.12)),
  )
}
