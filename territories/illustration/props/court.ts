import { darker, lighter, mix } from '../colour.ts'
import type { Dress } from '../people/figure.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { fill, line, rect } from '../shape.ts'

export const wine = ({ mood }: Scene) => mix('#6b2438', mood.roof, mood.night ? 0.5 : 0.15)

/** A low crown with five points, for a head whose middle is 0, 0. */
function coronet({ mood }: Scene): string {
  const gold = mix(mood.accent, mood.glow, 0.2)
  return (
    fill(
      'M-7.4 -3.6L-9 -13L-5 -9L-2.6 -14.6L0.8 -9.6L4.4 -14.4L6 -8.8L9.6 -12.6L8 -4.2Q0 -7 -7.4 -3.6Z',
      gold,
    ) + fill('M-7.4 -3.6Q0 -7 8 -4.2L8.2 -6.4Q0 -9 -7.8 -5.8Z', darker(gold, 0.24))
  )
}

export function bride(scene: Scene): Partial<Dress> {
  const { mood } = scene
  const veil = lighter(mood.paper, 0.45)
  return {
    skirt: 'gown',
    longHair: true,
    hair: mix('#6b4423', mood.accent, 0.3),
    pack: fill('M10 -24Q-6 -22 -14 20Q-22 54 -34 70H-4Q-2 30 10 0Z', darker(veil, 0.1)),
    hat: fill('M-4 -8Q-11 -4 -11 8L-13 22Q-6 20 -2 12L-1 0Q2 -5 6 -5Z', veil) + coronet(scene),
  }
}

export function groom(scene: Scene): Partial<Dress> {
  const { mood } = scene
  const cape = wine(scene)
  return {
    trousers: mix(mood.ink, cape, 0.4),
    beard: true,
    hair: mix(mood.ink, '#5a3418', 0.4),
    pack: fill('M14 -14Q-2 -16 -8 10Q-14 44 -18 58H4Q8 30 14 4Z', darker(cape, 0.25)),
    hat: coronet(scene),
  }
}

/** Hats that guests of those years wore: a roll with a tail, a flat cap with a feather, a pointed bonnet. */
export function oldHat({ mood }: Scene, kind: number): string {
  const red = mix('#6b2438', mood.cork, 0.3)
  if (kind === 0)
    return (
      fill('M-10 -3Q-11 -10 -2 -11.6Q8 -13 10.4 -6Q10 -3 6 -4Q-2 -5.6 -10 -3Z', red) +
      fill('M-8 -5Q-14 4 -11 18L-7 17Q-8 6 -4 -3Z', darker(red, 0.2))
    )
  if (kind === 1)
    return (
      fill('M-9.6 -4Q-9 -10 1 -10.4Q10 -10 11 -5.4Q1 -7.4 -9.6 -4Z', mix(mood.ink, mood.water, 0.3)) +
      fill('M-4 -8Q-10 -20 -20 -19Q-14 -14 -12 -9Q-9 -6 -4 -8Z', mood.paper)
    )
  return (
    fill('M7 -5Q2 -10 -4 -9L-15 -26Q-12 -8 -7 0L-2 -3Q2 -6 7 -5Z', mood.water) +
    fill('M-14 -24Q-26 -8 -22 16Q-14 2 -8 -4Z', lighter(mood.paper, 0.4), 0.8)
  )
}

/** A white wall with a pointed doorway of granite; the doorway's middle, its foot and half its width. */
export function portal(scene: Scene, x: number, y: number, half: number): void {
  const { mood, side } = scene
  const stone = mix(mood.stone, mood.wall, 0.25)
  const arch = (k: number, foot = y) =>
    `M${x - half * k} ${foot}V${y - half * 1.9}Q${x - half * k * 0.94} ${y - half * (2.2 + k * 0.56)} ${x} ${y - half * (2.4 + k * 0.84)}Q${x + half * k * 0.94} ${y - half * (2.2 + k * 0.56)} ${x + half * k} ${y - half * 1.9}V${foot}Z`
  add(
    scene,
    fill(arch(1.5), stone),
    fill(arch(1.32), darker(stone, 0.16)),
    fill(arch(1.2), lighter(stone, 0.14)),
    fill(arch(1), darker(mix(mood.cork, mood.ink, 0.55), 0.2)),
    fill(
      side > 0
        ? `M${x - half} ${y}V${y - half * 1.9}Q${x - half * 0.96} ${y - half * 2.7} ${x - half * 0.4} ${y - half * 3}V${y}Z`
        : `M${x + half} ${y}V${y - half * 1.9}Q${x + half * 0.96} ${y - half * 2.7} ${x + half * 0.4} ${y - half * 3}V${y}Z`,
      mix(mood.ink, mood.cork, 0.2),
    ),
  )
  for (const dy of [0.5, 1.1, 1.7])
    add(
      scene,
      line(
        `M${x - half * 1.5} ${y - half * dy}h${half * 0.3}M${x + half * 1.2} ${y - half * dy}h${half * 0.3}`,
        { width: 4, colour: darker(stone, 0.26), cap: 'butt' },
      ),
    )
}

export function whiteWall(scene: Scene, floor: number): void {
  const { mood, side } = scene
  const white = lighter(mood.wall, 0.25)
  add(
    scene,
    rect(0, 0, WIDTH, HEIGHT, white),
    fill(side > 0 ? 'M0 0H300L0 620Z' : 'M1200 0H900L1200 620Z', darker(white, 0.08)),
    rect(0, floor, WIDTH, HEIGHT - floor, mood.path),
  )
}

/** A cloth that hangs from a pole, in two colours. */
export function hanging(scene: Scene, x: number, y: number, w: number, h: number, colour: string): void {
  const { mood } = scene
  add(
    scene,
    line(`M${x - 16} ${y}h${w + 32}`, { width: 12, colour: mix(mood.bark, mood.ink, 0.3) }),
    fill(`M${x} ${y}h${w}v${h}l${-w / 2} ${-w * 0.3}l${-w / 2} ${w * 0.3}Z`, colour),
    fill(`M${x + w / 2} ${y}h${w / 2}v${h}l${-w / 2} ${-w * 0.3}Z`, darker(colour, 0.18)),
    fill(
      `M${x + w / 2} ${y + h * 0.2}l${w * 0.26} ${h * 0.16}l${-w * 0.26} ${h * 0.16}l${-w * 0.26} ${-h * 0.16}Z`,
      mood.accent,
    ),
  )
}

export function bouquet({ mood }: Scene): string {
  const flower = (x: number, y: number, colour: string) =>
    fill(
      `M${x - 5} ${y}Q${x - 4} ${y - 6} ${x} ${y - 5}Q${x + 5} ${y - 6} ${x + 5} ${y}Q${x + 4} ${y + 5} ${x} ${y + 4.6}Q${x - 5} ${y + 5} ${x - 5} ${y}Z`,
      colour,
    )
  const bunch =
    fill('M12 -62L24 -62L20 -48H16Z', mood.leaf) +
    fill('M6 -70Q2 -80 12 -82Q24 -88 32 -76Q36 -66 26 -62Q14 -58 6 -70Z', mood.leafDark) +
    flower(13, -73, mood.accent) +
    flower(23, -77, lighter(mood.paper, 0.4)) +
    flower(28, -69, mood.cork) +
    flower(19, -67, mix('#d66b7d', mood.cork, 0.3))
  return `<g transform="translate(7.2 -25.5) scale(0.62)">${bunch}</g>`
}
