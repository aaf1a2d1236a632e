import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { at, circle, ellipse, fill, line } from '../shape.ts'

export interface HikerOptions {
  flip?: boolean
  poles?: boolean
  hat?: boolean
  shirt?: string
  pack?: string
  hair?: string
}

interface Clothes {
  skin: string
  hair: string
  shirt: string
  pack: string
  trousers: string
  boot: string
  straw: string
  pole: string
  head: 'straw' | 'cap' | 'knot'
}

function clothes({ mood, random }: Scene, { shirt, pack, hair, hat = true }: HikerOptions): Clothes {
  const chosen: Clothes = {
    skin: random.pick(mood.skin),
    hair: random.pick([
      mix(mood.bark, mood.cork, 0.3),
      mix(mood.bark, mood.ink, 0.35),
      mix(mood.bark, mood.wall, 0.4),
    ] as const),
    shirt: shirt ?? random.pick([mood.cork, mood.accent, mix(mood.water, mood.wall, 0.2)] as const),
    pack: pack ?? mix(mood.leaf, mood.ink, 0.25),
    trousers: random.pick([
      mix(mood.ink, mood.water, 0.3),
      mix(mood.bark, mood.ink, 0.45),
      mix(mood.bark, mood.wall, 0.35),
    ] as const),
    boot: mix(mood.ink, mood.cork, 0.22),
    straw: mix(mood.accent, mood.wall, 0.55),
    pole: mix(mood.ink, mood.stone, 0.3),
    head: hat ? random.pick(['straw', 'straw', 'cap'] as const) : 'knot',
  }
  return hair ? { ...chosen, hair } : chosen
}

/** A straw hat, a cap, or hair in a knot; the brim at x, y. `aside`: seen from the side, not from behind. */
function headwear(c: Clothes, x: number, y: number, aside: boolean): string {
  if (c.head === 'straw')
    return (
      ellipse(x, y, 14, 3, darker(c.straw, 0.12)) +
      fill(`M${x - 8} ${y}Q${x - 8} ${y - 9} ${x} ${y - 9}Q${x + 8} ${y - 9} ${x + 8} ${y}Z`, c.straw)
    )
  if (c.head === 'cap')
    return (
      fill(
        `M${x - 7.6} ${y + 1}Q${x - 8} ${y - 8} ${x} ${y - 8}Q${x + 8} ${y - 8} ${x + 7.6} ${y + 1}Z`,
        c.pack,
      ) +
      (aside ? fill(`M${x + 6} ${y - 1}L${x + 16} ${y + 1.4}L${x + 6} ${y + 2}Z`, darker(c.pack, 0.2)) : '')
    )
  return aside ? circle(x - 9, y + 1, 4, c.hair) : circle(x, y - 4.5, 4.4, c.hair)
}

/** Somebody on the way, seen from the side, going right; 100 units tall for scale 1, front foot at about x + 16, y. */
export function hiker(scene: Scene, x: number, y: number, s: number, options: HikerOptions = {}): string {
  const c = clothes(scene, options)
  const { poles = true, flip = false } = options
  const back = darker(c.trousers, 0.25)
  const body =
    ellipse(2, 1, 26, 3.6, scene.mood.shadow, 0.3) +
    (poles ? line('M12 -56L-16 0', { width: 1.6, colour: c.pole }) : '') +
    line('M3 -77Q-1 -68 0 -65L11 -57', { width: 6, colour: darker(c.shirt, 0.3) }) +
    line('M-1 -50L-4 -28', { width: 10.5, colour: back }) +
    line('M-4 -28L-17 -9', { width: 7.6, colour: back }) +
    fill('M-22 -12L-15 -7Q-11 -3 -8 0Q-13 2 -16 -1Q-22 -5 -22 -12Z', darker(c.boot, 0.2)) +
    line('M2 -50L12 -28', { width: 11, colour: c.trousers }) +
    line('M12 -28L12 -6', { width: 8, colour: c.trousers }) +
    fill('M7 -8H16Q18 -4 24 -3V1H7Z', c.boot) +
    fill('M-8 -48Q-10 -72 -4 -81Q2 -84 8 -80Q13 -68 9 -48Z', c.shirt) +
    fill('M1 -48Q9 -62 5 -81Q7 -81 8 -80Q13 -68 9 -48Z', lighter(c.shirt, 0.14)) +
    fill('M-4 -82Q-20 -84 -23 -70V-54Q-22 -47 -8 -50Q-6 -66 -4 -82Z', c.pack) +
    fill('M-4 -82Q-20 -84 -23 -70L-22 -66Q-12 -70 -6 -68Z', lighter(c.pack, 0.14)) +
    line('M5 -80Q12 -70 6 -58', { width: 2.4, colour: darker(c.pack, 0.3) }) +
    fill('M2 -86h8v8h-8Z', darker(c.skin, 0.14)) +
    circle(7, -91, 7.4, c.skin) +
    fill('M-1 -88Q-2 -100 7 -99Q14 -99 14 -94Q8 -95 5 -92Q4 -87 2 -86Z', c.hair) +
    headwear(c, 7, -96, true) +
    (poles ? line('M21 -58L27 0', { width: 1.6, colour: c.pole }) : '') +
    line('M4 -76Q6 -66 9 -63L20 -58', { width: 6.4, colour: lighter(c.shirt, 0.05) }) +
    circle(21, -58, 3.2, c.skin)
  return at(x, y, s, body, flip)
}

/** Somebody who stands and looks into the land, seen from behind; 100 units tall for scale 1, feet at x, y. */
export function lookout(scene: Scene, x: number, y: number, s: number, options: HikerOptions = {}): string {
  const c = clothes(scene, options)
  const { poles = true, flip = false } = options
  const body =
    ellipse(0, 1, 22, 3.4, scene.mood.shadow, 0.3) +
    line('M-5 -50L-7 -6', { width: 10, colour: c.trousers }) +
    line('M5 -50L9 -6', { width: 10, colour: darker(c.trousers, 0.16) }) +
    fill('M-12 1V-7H-3V1ZM5 1V-7H14V1Z', c.boot) +
    fill('M-11 -46L-14 -76Q-9 -84 0 -84Q9 -84 14 -76L11 -46Z', c.shirt) +
    line('M-12 -77Q-19 -68 -19 -61L-20 -54', { width: 6, colour: lighter(c.shirt, 0.06) }) +
    circle(-20, -53, 3.1, c.skin) +
    (poles ? line('M-20 -55L-23 0', { width: 1.6, colour: c.pole }) : '') +
    line('M12 -77Q23 -68 20 -62L10 -54', { width: 6, colour: darker(c.shirt, 0.14) }) +
    `<rect x="-10.5" y="-81" width="21" height="32" rx="6" fill="${c.pack}"/>` +
    fill('M-10.5 -75Q-10.5 -81 -4 -81H5Q10.5 -81 10.5 -75V-67Q0 -63 -10.5 -67Z', lighter(c.pack, 0.13)) +
    `<rect x="-11" y="-85" width="22" height="6" rx="3" fill="${darker(c.pack, 0.28)}"/>` +
    fill('M-3.5 -90h7v8h-7Z', darker(c.skin, 0.16)) +
    ellipse(0, -94, 8.8, 2.6, c.skin) +
    fill('M-7 -96Q-7 -102 0 -102Q7 -102 7 -96Q7 -89 3.5 -87H-3.5Q-7 -89 -7 -96Z', c.hair) +
    headwear(c, 0, -97, false)
  return at(x, y, s, body, flip)
}

/** Somebody seated on a rock, seen from behind; about 62 units from the seat to the hat for scale 1, seat at x, y. */
export function seated(scene: Scene, x: number, y: number, s: number, options: HikerOptions = {}): string {
  const c = clothes(scene, options)
  const { flip = false } = options
  const body =
    fill('M-16 1Q-17 -10 -11 -15H11Q17 -10 16 1Z', c.trousers) +
    fill('M-11 -8L-14 -36Q-8 -42 0 -42Q8 -42 14 -36L11 -8Z', c.shirt) +
    fill(
      scene.side > 0
        ? 'M3 -42Q10 -41 14 -36L11 -8H6Q9 -26 3 -42Z'
        : 'M-3 -42Q-10 -41 -14 -36L-11 -8H-6Q-9 -26 -3 -42Z',
      lighter(c.shirt, 0.14),
    ) +
    line('M-12 -35Q-18 -24 -17 -12L-19 -1', { width: 5.6, colour: darker(c.shirt, 0.1) }) +
    line('M12 -35Q18 -26 16 -18L8 -11', { width: 5.6, colour: darker(c.shirt, 0.14) }) +
    fill('M-3.5 -48h7v8h-7Z', darker(c.skin, 0.16)) +
    ellipse(0, -51, 8.6, 2.6, c.skin) +
    fill('M-7 -53Q-7 -59 0 -59Q7 -59 7 -53Q7 -46 3.5 -44H-3.5Q-7 -46 -7 -53Z', c.hair) +
    headwear(c, 0, -54, false)
  return at(x, y, s, body, flip)
}

/** A rucksack on the ground, its foot at x, y. */
export function rucksack(scene: Scene, x: number, y: number, s: number): string {
  const colour = mix(scene.mood.leaf, scene.mood.ink, 0.25)
  return at(
    x,
    y,
    s,
    ellipse(0, 0, 15, 2.4, scene.mood.shadow, 0.3) +
      fill('M-12 0Q-15 -24 -9 -32Q0 -37 9 -32Q15 -24 12 0Z', colour) +
      fill('M-11 -22Q-12 -33 0 -34Q12 -33 11 -22Q0 -17 -11 -22Z', lighter(colour, 0.15)) +
      fill('M-8 -4V-14H8V-4Z', darker(colour, 0.2)),
  )
}
