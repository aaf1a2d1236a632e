import { darker, lighter, mix } from '../colour.ts'
import type { Pose } from '../people/figure.ts'
import type { Scene } from '../scene.ts'
import { circle, fill, rect } from '../shape.ts'

/** Hands of somebody who plays what `guitar` draws. */
export const PLAYING: Pose = {
  hip: [0, -50],
  lean: 4,
  nod: 6,
  hands: [
    [8, -56],
    [29, -66],
  ],
  feet: [
    [-7, 0],
    [8, -1],
  ],
}

/** One hand beats what the other holds up. */
export const BEATING: Pose = {
  hip: [0, -50],
  lean: -4,
  nod: -8,
  hands: [
    [22, -92],
    [27, -96],
  ],
  feet: [
    [-8, 0],
    [9, -1],
  ],
}

/** Sings with one arm open. */
export const SINGING: Pose = {
  hip: [0, -50],
  lean: -3,
  nod: -12,
  hands: [
    [27, -72],
    [10, -62],
  ],
  feet: [
    [-6, 0],
    [7, -1],
  ],
}

/** Guitar in the units of a figure, held across the belly. */
export function guitar({ mood }: Scene): string {
  const wood = mix(mood.accent, mood.bark, 0.25)
  const body =
    'M-15 0C-15 -10 -6 -11 -2 -7.6C2 -5.4 6 -8.6 11 -6.6C15.6 -4.6 15.6 4.6 11 6.6C6 8.6 2 5.4 -2 7.6C-6 11 -15 10 -15 0Z'
  return `<g transform="translate(9 -55) rotate(-24)">${rect(12, -1.8, 24, 3.6, darker(mood.bark, 0.3))}${rect(35, -2.8, 8, 5.6, darker(mood.bark, 0.1))}${fill(body, darker(wood, 0.2))}<g transform="translate(0 -1)">${fill(body, lighter(wood, 0.14))}</g>${circle(2, -0.6, 3.2, mix(mood.ink, mood.bark, 0.3))}${rect(-10, -3, 2.4, 6, mood.bark)}</g>`
}

/** Tambourine held up in front of the head. */
export function tambourine({ mood }: Scene): string {
  return `${circle(29, -99, 12, mood.bark)}${circle(29, -99, 9.6, lighter(mood.wall, 0.3))}${[0, 1.6, 3.1, 4.7].map((a) => circle(29 + Math.cos(a) * 11, -99 + Math.sin(a) * 11, 2.2, mood.accent)).join('')}`
}

/** Candle in the nearer hand of a figure that holds it at `x`, `y` of its own. */
export function candle({ mood }: Scene, x: number, y: number): string {
  return `${circle(x, y - 19, 13, mood.lamp, 0.25)}${rect(x - 1.5, y - 14, 3, 15, mix(mood.paper, '#ffffff', 0.4))}${fill(`M${x - 2.4} ${y - 15}Q${x - 2} ${y - 20} ${x} ${y - 24}Q${x + 2} ${y - 20} ${x + 2.4} ${y - 15}Z`, mood.lamp)}`
}
