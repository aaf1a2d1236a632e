import { darker, lighter } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { at, ellipse, fill, line, type Point, polygon } from '../shape.ts'

/** How a figure holds itself, in its own units: 100 tall, feet at 0, 0, looking to the right. The first of two is the nearer one. */
export interface Pose {
  hip?: Point
  /** Degrees the back leans forward. */
  lean?: number
  /** Degrees the head tips down. */
  nod?: number
  hands: readonly [Point, Point]
  feet: readonly [Point, Point]
}

export interface Dress {
  shirt: string
  trousers: string
  skin: string
  hair: string
  shoes?: string
  /** Hem above the ground; a gown reaches the feet. */
  skirt?: 'knee' | 'gown'
  longHair?: boolean
  beard?: boolean
  bareArms?: boolean
  apron?: string
  /** Drawn over the head, whose middle is 0, 0. */
  hat?: string
  /** Drawn on the back; its middle between the shoulders is 0, 0. */
  pack?: string
}

export interface Held {
  /** In front of the body, behind the nearer arm. */
  before?: string
  /** Behind the body. */
  behind?: string
}

const UPPER_ARM = 16
const FOREARM = 16
const THIGH = 23.4
const SHIN = 23.4

/** Where the joint between two bones lies: `turn` 1 bends it to the back as an elbow, -1 to the front as a knee. */
function joint(from: Point, to: Point, first: number, second: number, turn: 1 | -1): [Point, Point] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const whole = Math.hypot(dx, dy) || 1
  const reach = Math.min(whole, first + second - 0.4)
  const [ux, uy] = [dx / whole, dy / whole]
  const along = (first ** 2 - second ** 2 + reach ** 2) / (2 * reach)
  const off = Math.sqrt(Math.max(0, first ** 2 - along ** 2)) * turn
  return [
    [from[0] + ux * along - uy * off, from[1] + uy * along + ux * off],
    [from[0] + ux * reach, from[1] + uy * reach],
  ]
}

/** An arm or a leg that grows thinner towards its end. */
function limb(
  points: readonly [Point, Point, Point],
  halves: readonly [number, number, number],
  colour: string,
) {
  const side = (sign: 1 | -1) =>
    points.map((p, i): Point => {
      const [before, after] = [points[Math.max(0, i - 1)] ?? p, points[Math.min(2, i + 1)] ?? p]
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
      const length = Math.hypot(dx, dy) || 1
      const half = (halves[i] ?? 1) * sign
      return [p[0] - (dy / length) * half, p[1] + (dx / length) * half]
    })
  const d = polygon([...side(1), ...side(-1).reverse()])
  return `<path d="${d}" fill="${colour}" stroke="${colour}" stroke-width="2" stroke-linejoin="round"/>`
}

function arm(shoulder: Point, hand: Point, dress: Dress, tone: (colour: string) => string): string {
  const [elbow, wrist] = joint(shoulder, hand, UPPER_ARM, FOREARM, 1)
  const skin = tone(dress.skin)
  const [dx, dy] = [wrist[0] - elbow[0], wrist[1] - elbow[1]]
  const cuff: Point = dress.bareArms
    ? [elbow[0] + dx * 0.15, elbow[1] + dy * 0.15]
    : [elbow[0] + dx * 0.72, elbow[1] + dy * 0.72]
  return (
    limb([elbow, [(elbow[0] + wrist[0]) / 2, (elbow[1] + wrist[1]) / 2], wrist], [2.4, 2.2, 1.7], skin) +
    ellipse(wrist[0] + dx * 0.1, wrist[1] + dy * 0.1, 3, 3, skin) +
    limb([shoulder, elbow, cuff], [4, 3.2, 2.9], tone(dress.shirt))
  )
}

function leg(hip: Point, foot: Point, dress: Dress, tone: (colour: string) => string): string {
  const ankle: Point = [foot[0] - 1, foot[1] - 4]
  const [knee, end] = joint(hip, ankle, THIGH, SHIN, -1)
  const lifted = foot[0] < hip[0] - 9
  const shoe = `<g transform="translate(${end[0].toFixed(1)} ${end[1].toFixed(1)})${lifted ? ' rotate(24)' : ''}">${fill('M-3.4 -2H3.4L9.6 1.6Q10.6 4.4 9 4.4H-3.6Q-4.6 1 -3.4 -2Z', tone(dress.shoes ?? darker(dress.trousers, 0.45)))}</g>`
  if (dress.skirt === 'gown') return shoe
  return (
    shoe + limb([hip, knee, end], [5.4, 4, 3], tone(dress.skirt === 'knee' ? dress.skin : dress.trousers))
  )
}

const HEAD =
  'M-5.6 -1Q-6.2 -7.6 0.4 -7.8Q5.6 -7.6 6.2 -2.6L6.6 -0.6L8.6 2L6.8 2.8L6.6 5.4Q6 7.6 2.6 7.4L-1.6 6.2Q-5.2 4.4 -5.6 -1Z'
const HAIR =
  'M-4.6 5.4Q-8.4 1 -7 -4.4Q-4.4 -9.6 1.6 -9Q6.6 -8.4 6.8 -3.6Q2.4 -5.4 -0.6 -3.4Q-0.4 1 -2 2.4Q-2.6 4.6 -4.6 5.4Z'
const LONG_HAIR =
  'M-4 14Q-11 11 -8.4 0Q-7.4 -9.6 1 -9.2Q6.6 -8.6 6.8 -3.8Q2.4 -5 0 -2.6Q0.6 2 -1.4 5Q-0.4 10 -4 14Z'

function head(dress: Dress): string {
  return (
    fill(HEAD, dress.skin) +
    ellipse(4.1, -1, 0.7, 1, darker(dress.hair, 0.3)) +
    fill(dress.longHair ? LONG_HAIR : HAIR, dress.hair) +
    (dress.beard ? fill('M-1.8 1Q3 4.4 7.2 3.2L6.8 7Q4 10.4 0 7.6Q-2.4 5 -1.8 1Z', dress.hair) : '') +
    (dress.hat ?? '')
  )
}

function skirtOf(hip: Point, dress: Dress, stride: number): string {
  if (!dress.skirt) return ''
  const [x, y] = hip
  const hem = dress.skirt === 'gown' ? -2 : -25
  const wide = dress.skirt === 'gown' ? 17 : 12
  const back = x - wide - Math.max(0, stride * 0.3)
  const front = x + wide + Math.max(0, stride * 0.3)
  return (
    fill(
      `M${x - 8} ${y - 4}Q${x - 12} ${(y + hem) / 2} ${back} ${hem}Q${x} ${hem + 3} ${front} ${hem}Q${x + 11} ${(y + hem) / 2} ${x + 8} ${y - 4}Z`,
      dress.shirt,
    ) +
    fill(
      `M${x - 8} ${y - 4}Q${x - 12} ${(y + hem) / 2} ${back} ${hem}L${x - wide * 0.3} ${hem + 1.6}Q${x - 4} ${(y + hem) / 2} ${x - 2} ${y - 4}Z`,
      darker(dress.shirt, 0.14),
    )
  )
}

/** A figure in any pose; hands and feet go where they are told, elbows and knees follow. */
export function figure(
  scene: Scene,
  x: number,
  y: number,
  scale: number,
  pose: Pose,
  dress: Dress,
  { flip = false, headScale = 1, held = {} as Held } = {},
): string {
  const { mood } = scene
  const hip = pose.hip ?? [0, -50]
  const lean = pose.lean ?? 0
  const turn = (lean * Math.PI) / 180
  /** From the hip's own axes to the figure's. */
  const up = (px: number, py: number): Point => [
    hip[0] + px * Math.cos(turn) - py * Math.sin(turn),
    hip[1] + px * Math.sin(turn) + py * Math.cos(turn),
  ]
  const far = (colour: string) => darker(colour, 0.24)
  const same = (colour: string) => colour
  const sun = flip ? -scene.side : scene.side
  const shade =
    sun < 0
      ? 'M2 2Q5 -14 3 -34L5 -34Q10.4 -33 10.8 -27Q10 -14 8.6 2Z'
      : 'M-8.6 2Q-10.4 -18 -10.8 -27Q-10 -33 -4 -34L-1 -34Q-5 -16 -3 2Z'
  const torso =
    fill(
      'M-8.6 2Q-10.4 -18 -10.8 -27Q-10 -33 -4 -34L5 -34Q10.4 -33 10.8 -27Q10 -14 8.6 2Q0 4 -8.6 2Z',
      dress.shirt,
    ) +
    fill(shade, darker(dress.shirt, 0.16)) +
    (dress.apron ? fill('M0 -27L8 -28Q10 -10 9.6 4L10.6 22Q4 25 -3 22L-1 -4Z', dress.apron) : '')
  const headAt = up(2.4, -43)
  const headTurn = lean * 0.5 + (pose.nod ?? 0)
  const neck = `<g transform="translate(${headAt[0].toFixed(1)} ${headAt[1].toFixed(1)}) rotate(${headTurn.toFixed(0)}) scale(${headScale})">`
  const body = `<g transform="translate(${hip[0]} ${hip[1]}) rotate(${lean.toFixed(0)})">`
  const stride = pose.feet[0][0] - pose.feet[1][0]
  return at(
    x,
    y,
    scale,
    ellipse(
      (pose.feet[0][0] + pose.feet[1][0]) / 2,
      Math.max(pose.feet[0][1], pose.feet[1][1]),
      15 + Math.abs(stride) * 0.35,
      2.6,
      mood.shadow,
      0.32,
    ) +
      (held.behind ?? '') +
      arm(up(4, -29), pose.hands[1], dress, far) +
      leg([hip[0] + 2, hip[1]], pose.feet[1], dress, far) +
      leg([hip[0] - 1.6, hip[1]], pose.feet[0], dress, same) +
      skirtOf(hip, dress, stride) +
      (dress.pack ? `${body}<g transform="translate(-9 -22)">${dress.pack}</g></g>` : '') +
      line(`M${up(0.6, -31).join(' ')}L${up(1.4, -38).join(' ')}`, {
        width: 5.4,
        colour: darker(dress.skin, 0.14),
      }) +
      `${body}${torso}</g>${neck}${head(dress)}</g>` +
      (held.before ?? '') +
      arm(up(-1.6, -29), pose.hands[0], dress, (colour) =>
        colour === dress.shirt ? lighter(colour, 0.07) : colour,
      ),
    flip,
  )
}
