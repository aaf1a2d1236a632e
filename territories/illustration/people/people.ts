import { darker, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { ellipse, fill, line, type Point } from '../shape.ts'
import { type Dress, figure, type Held, type Pose } from './figure.ts'

export interface PersonOptions {
  shirt?: string
  trousers?: string
  skirt?: boolean
  hat?: 'straw' | 'beret' | 'cap' | 'bowler' | 'helmet' | 'scarf'
  hair?: string
  /** Angle of each arm from hanging, degrees; positive swings forward. */
  arms?: readonly [number, number]
  walking?: boolean
  /** The seat is at x, y then, and the feet hang 27 units below it. */
  sitting?: boolean
  flip?: boolean
  child?: boolean
  backpack?: boolean
  skin?: string
}

/** A figure about 100 units tall for scale 1, feet at x, y, looking to the right. */
export function person(
  scene: Scene,
  x: number,
  y: number,
  scale: number,
  options: PersonOptions = {},
): string {
  const dress = dressOf(scene, options)
  const size = scale * (options.child ? 0.66 : 1)
  return figure(scene, x, y, size, poseOf(options), dress, {
    flip: options.flip,
    headScale: options.child ? 1.3 : 1,
  })
}

/** A person in a pose of its own, with what it holds; clothes as for `person`, and more of them in `dress`. */
export function posed(
  scene: Scene,
  x: number,
  y: number,
  scale: number,
  pose: Pose,
  options: PersonOptions & { dress?: Partial<Dress>; held?: Held } = {},
): string {
  return figure(
    scene,
    x,
    y,
    scale * (options.child ? 0.66 : 1),
    pose,
    { ...dressOf(scene, options), ...options.dress },
    { flip: options.flip, headScale: options.child ? 1.3 : 1, held: options.held },
  )
}

/** The clothes of somebody seen against the light. */
export function dim({ mood }: Scene, share: number): PersonOptions {
  const dark = mix(mood.ink, mood.water, 0.22)
  return {
    shirt: mix(dark, mood.cork, share),
    trousers: dark,
    skin: mix(mood.skin[1], dark, 0.45),
    hair: dark,
  }
}

/** Clothes in the colours of the picture; what is not said is chosen by chance. */
function dressOf(scene: Scene, options: PersonOptions = {}): Dress {
  const { mood, random } = scene
  const shirts = [mood.cork, mood.accent, mood.water, mood.wall, mix(mood.leaf, mood.wall, 0.25)] as const
  const trousers = [
    mix(mood.ink, mood.water, 0.35),
    mix(mood.ink, mood.bark, 0.4),
    mix(mood.bark, mood.wall, 0.3),
  ] as const
  const hairs = [mix(mood.ink, '#5a3418', 0.5), '#6b4423', mood.ink, '#b9aa98'] as const
  return {
    shirt: options.shirt ?? random.pick(shirts),
    trousers: options.trousers ?? random.pick(trousers),
    skin: options.skin ?? random.pick(mood.skin),
    hair: options.hair ?? random.pick(hairs),
    skirt: options.skirt ? 'knee' : undefined,
    longHair: options.skirt,
    shoes: mix(mood.ink, mood.bark, 0.45),
    hat: hatOf(scene, options.hat),
    pack: options.backpack ? backpack(scene) : undefined,
  }
}

function poseOf({ arms, walking, sitting }: PersonOptions): Pose {
  const [front, back] = arms ?? (walking ? [-24, 30] : sitting ? [62, 50] : [10, 4])
  const hip: Point = sitting ? [0, -6] : [0, walking ? -47.5 : -50]
  const shoulders: Point = [hip[0] + 1, hip[1] - 29]
  const hands = [reach(shoulders, front), reach([shoulders[0] + 3, shoulders[1]], back)] as const
  if (sitting)
    return {
      hip,
      hands,
      lean: 4,
      feet: [
        [25, 27],
        [21, 27],
      ],
    }
  if (walking)
    return {
      hip,
      hands,
      lean: 5,
      feet: [
        [15, 0],
        [-17, -1],
      ],
    }
  return {
    hip,
    hands,
    feet: [
      [-4, 0],
      [5, -1],
    ],
  }
}

/** Where the hand of an arm at that angle is: stretched when it points, bent when it works at the height of the belly. */
function reach([x, y]: Point, angle: number): Point {
  const working = angle > 30 && angle < 95
  const length = working ? 24 : 30.5
  const turn = ((angle - (working ? 8 : 0)) * Math.PI) / 180
  return [x + Math.sin(turn) * length, y + Math.cos(turn) * length]
}

export function backpack({ mood }: Scene): string {
  const cloth = mix(mood.leaf, mood.bark, 0.4)
  return (
    fill('M1 -13Q-13 -14 -13 -4V9Q-13 15 -6 15H2Z', cloth) +
    fill('M-13 0Q-6 3 2 1V15H-6Q-13 15 -13 9Z', darker(cloth, 0.16))
  )
}

/** A hat over a head whose middle is 0, 0. */
function hatOf({ mood }: Scene, hat: PersonOptions['hat']): string | undefined {
  const straw = mix(mood.accent, mood.wall, 0.5)
  const dark = mix(mood.ink, mood.cork, 0.2)
  switch (hat) {
    case 'straw':
      return (
        fill('M-15 -1Q-8 -5.6 1 -5.6Q11 -5.6 15.6 -1.6Q8 -2 1 -2.6Q-8 -2.6 -15 -1Z', darker(straw, 0.16)) +
        fill('M-7.6 -4.4Q-7.4 -13 0.8 -13Q8.4 -13 8.8 -4.6Q1 -6.4 -7.6 -4.4Z', straw) +
        line('M-7.4 -5.4Q1 -7.6 8.6 -5.6', { width: 2.2, colour: mood.cork, cap: 'butt' })
      )
    case 'beret':
      return fill('M-9 -4Q-9.6 -11 0 -11Q9.6 -11 10 -6.6Q4 -5.4 0 -5.6Q-5 -5.2 -9 -4Z', dark)
    case 'cap':
      return fill(
        'M-7.4 -3.4Q-7.6 -10.8 1 -10.8Q7.8 -10.6 7.8 -5.6L15 -3.6Q12 -2.6 7 -3.6Q0 -5 -7.4 -3.4Z',
        mood.cork,
      )
    case 'bowler':
      return (
        fill('M-7.4 -4.6Q-7.6 -14 1 -14Q8.8 -14 8.6 -4.6Z', mood.ink) +
        fill('M-12 -5.8Q1 -3.2 13 -6Q12 -3 8 -3H-7Q-11 -3 -12 -5.8Z', mood.ink)
      )
    case 'helmet':
      return fill('M-8 -2.6Q-9 -11.6 1 -11.6Q9.4 -11.4 9.4 -4Q0 -4.6 -8 -2.6Z', mood.accent)
    case 'scarf':
      return (
        fill('M-5 8Q-9.6 2 -7.6 -5Q-4 -10 2 -9.4Q7 -8.8 7.2 -4Q3 -4 1.4 -0.6Q1 6 -1 9Z', mood.accent) +
        ellipse(-5, 8.4, 2.6, 2, darker(mood.accent, 0.12))
      )
    default:
      return undefined
  }
}
