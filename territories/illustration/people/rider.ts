import { darker, mix } from '../colour.ts'
import { type BicycleOptions, CRANK, GRIP, machine, shadow } from '../props/bicycle.ts'
import type { Scene } from '../scene.ts'
import { at, circle, ellipse, fill, line, type Point, rect } from '../shape.ts'

/** Where a limb of two parts bends between its ends; `turn` says to which side. */
function joint([ax, ay]: Point, [bx, by]: Point, first: number, second: number, turn: 1 | -1): Point {
  const [dx, dy] = [bx - ax, by - ay]
  const far = Math.min(Math.hypot(dx, dy), first + second - 0.5)
  const along = (first * first - second * second + far * far) / (2 * far)
  const out = Math.sqrt(Math.max(0, first * first - along * along)) * turn
  return [ax + (dx / far) * along - (dy / far) * out, ay + (dy / far) * along + (dx / far) * out]
}

const path = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`

export interface RiderOptions extends BicycleOptions {
  shirt?: string
  skin?: string
  shorts?: string
  /** Colour of the frame. */
  frame?: string
  /** Angle of the near crank, degrees from straight down, forwards. */
  crank?: number
  pack?: boolean
  child?: boolean
  ponytail?: boolean
}

/** Somebody who rides: sits on the saddle, hands on the grips, a foot on each pedal. */
export function rider(scene: Scene, x: number, y: number, s: number, options: RiderOptions = {}): string {
  const { mood, random } = scene
  const {
    shirt = random.pick([mood.cork, mood.accent, mood.water, mix(mood.leaf, mood.wall, 0.3)] as const),
    skin = random.pick(mood.skin),
    shorts = mix(mood.ink, mood.water, 0.3),
    frame = random.pick([mood.cork, mood.leafDark, darker(mood.water, 0.2)] as const),
    crank = 20,
    pack = false,
    child = false,
    ponytail = false,
    flip = false,
  } = options
  const hip: Point = [-25, -103]
  const leg = (turn: number, tone: number): string => {
    const a = (turn * Math.PI) / 180
    const pedal: Point = [CRANK[0] + Math.sin(a) * 17, CRANK[1] + Math.cos(a) * 17]
    const ankle: Point = [pedal[0] - 4, pedal[1] - 9]
    const knee = joint(hip, ankle, 46, 46, -1)
    const cloth = tone ? darker(shorts, tone) : shorts
    const flesh = tone ? darker(skin, tone) : skin
    const mid: Point = [hip[0] + (knee[0] - hip[0]) * 0.72, hip[1] + (knee[1] - hip[1]) * 0.72]
    return (
      line(path([CRANK, pedal]), { width: 3, colour: mood.ink }) +
      line(path([hip, knee, ankle]), { width: 11.5, colour: flesh }) +
      line(path([hip, mid]), { width: 18, colour: cloth }) +
      fill(
        `M${pedal[0] - 10} ${pedal[1] - 1}Q${pedal[0] - 11} ${pedal[1] - 9} ${pedal[0] - 3} ${pedal[1] - 11}Q${pedal[0] + 10} ${pedal[1] - 8} ${pedal[0] + 13} ${pedal[1] - 1}Z`,
        tone ? darker(mood.paper, 0.5) : darker(mood.paper, 0.16),
      )
    )
  }
  const shoulder: Point = [3, -151]
  const arm = (dx: number, tone: number) => {
    const hand: Point = [GRIP[0] + dx, GRIP[1] - 1]
    const elbow = joint(shoulder, hand, 30, 31, 1)
    const mid: Point = [
      shoulder[0] + (elbow[0] - shoulder[0]) * 0.7,
      shoulder[1] + (elbow[1] - shoulder[1]) * 0.7,
    ]
    return (
      line(path([shoulder, elbow, hand]), { width: 8, colour: tone ? darker(skin, tone) : skin }) +
      line(path([shoulder, mid]), { width: 12, colour: darker(shirt, tone + 0.06) })
    )
  }
  const body = [
    shadow(scene),
    arm(3, 0.24),
    leg(crank + 180, 0.28),
    machine(scene, frame, options),
    pack ? fill('M-40 -120Q-46 -158 -22 -164L-6 -156L-24 -112Z', mix(mood.leaf, mood.bark, 0.4)) : '',
    fill(
      'M-40 -104C-40 -132 -26 -156 -4 -160Q10 -162 14 -150C14 -132 -4 -118 -9 -98Q-24 -92 -40 -104Z',
      shirt,
    ),
    fill(
      'M-40 -104C-40 -132 -26 -156 -4 -160C-16 -146 -26 -124 -27 -97Q-34 -98 -40 -104Z',
      darker(shirt, 0.18),
    ),
    leg(crank, 0),
    line('M4 -155L9 -165', { width: 9, colour: darker(skin, 0.16) }),
    ponytail ? fill('M2 -176Q-18 -176 -22 -156Q-8 -160 4 -166Z', mix(mood.ink, mood.bark, 0.5)) : '',
    circle(12, -176, 12.5, skin),
    fill('M23 -178L28 -172L23 -170Z', skin),
    fill('M0 -174Q-2 -168 2 -166L8 -170L8 -180Z', mix(mood.ink, mood.bark, 0.5)),
    fill('M-4 -178C-5 -196 28 -198 27 -180Q12 -183 -4 -178Z', mood.accent),
    fill('M-4 -178C-5 -190 4 -194 12 -193Q2 -188 4 -179Z', darker(mood.accent, 0.24)),
    line('M8 -181L16 -165', { width: 1.6, colour: mood.ink }),
    arm(0, 0),
  ].join('')
  return at(x, y, child ? s * 0.72 : s, body, flip)
}

/** The same from behind: rides away from us. */
export function riderAway(scene: Scene, x: number, y: number, s: number, options: RiderOptions = {}): string {
  const { mood, random, side } = scene
  const {
    shirt = random.pick([mood.cork, mood.accent, mood.water] as const),
    skin = random.pick(mood.skin),
    shorts = mix(mood.ink, mood.water, 0.3),
    frame = mood.cork,
    bags = false,
    child = false,
    ponytail = false,
    flip = false,
  } = options
  const hair = mix(mood.ink, mood.bark, 0.5)
  const limb = (points: readonly Point[], width: number, colour: string) =>
    line(path(points), { width, colour })
  const body = [
    ellipse(0, 1, 34, 5, mood.shadow, 0.34),
    line('M-31 -104Q0 -110 31 -104', { width: 4, colour: mood.ink }),
    limb(
      [
        [-19, -146],
        [-30, -124],
        [-28, -105],
      ],
      9,
      darker(skin, 0.1),
    ),
    limb(
      [
        [19, -146],
        [30, -124],
        [28, -105],
      ],
      9,
      darker(skin, 0.1),
    ),
    // legs: the left one up, the right one down
    limb(
      [
        [-9, -98],
        [-17, -66],
        [-13, -42],
      ],
      13,
      darker(skin, 0.16),
    ),
    limb(
      [
        [9, -98],
        [14, -56],
        [12, -14],
      ],
      13,
      skin,
    ),
    limb(
      [
        [-9, -98],
        [-15, -74],
      ],
      19,
      darker(shorts, 0.2),
    ),
    limb(
      [
        [9, -98],
        [12, -72],
      ],
      19,
      shorts,
    ),
    rect(-21, -44, 17, 10, darker(mood.paper, 0.3), 3),
    rect(4, -14, 17, 10, darker(mood.paper, 0.14), 3),
    // back wheel, its guard, light
    rect(-3.4, -67, 6.8, 68, mood.ink, 3.4),
    rect(-2, -30, 4, 26, darker(mood.ink, 0.4), 2),
    rect(-4.6, -74, 9.2, 24, frame, 4),
    rect(-4, -82, 8, 7, mood.cork, 2),
    bags
      ? rect(-26, -74, 20, 34, mood.leaf, 4) +
        rect(6, -74, 20, 34, darker(mood.leaf, 0.2), 4) +
        rect(-26, -74, 20, 9, mood.accent) +
        rect(6, -74, 20, 9, mood.accent)
      : '',
    fill('M-17 -88Q-20 -104 -15 -112H15Q20 -104 17 -88Q0 -82 -17 -88Z', shorts),
    rect(-7, -90, 14, 8, mood.ink, 4),
    fill('M-15 -104Q-20 -130 -23 -146Q-20 -158 0 -158T23 -146Q20 -130 15 -104Q0 -100 -15 -104Z', shirt),
    fill(
      side > 0
        ? 'M-15 -104Q-20 -130 -23 -146Q-20 -156 -8 -158Q-14 -130 -5 -102Z'
        : 'M15 -104Q20 -130 23 -146Q20 -156 8 -158Q14 -130 5 -102Z',
      darker(shirt, 0.18),
    ),
    limb(
      [
        [-20, -148],
        [-28, -130],
      ],
      13,
      darker(shirt, 0.12),
    ),
    limb(
      [
        [20, -148],
        [28, -130],
      ],
      13,
      shirt,
    ),
    rect(-5, -166, 10, 12, darker(skin, 0.18)),
    fill('M-12 -172Q-12 -160 0 -160T12 -172Z', hair),
    ponytail ? fill('M-5 -166H5L7 -136Q0 -130 -7 -136Z', hair) : '',
    fill('M-14 -170C-15 -194 15 -194 14 -170Q0 -166 -14 -170Z', mood.accent),
    line('M-6 -170Q-7 -184 -3 -188M6 -170Q7 -184 3 -188', { width: 2, colour: darker(mood.accent, 0.3) }),
  ].join('')
  return at(x, y, child ? s * 0.72 : s, body, flip)
}
