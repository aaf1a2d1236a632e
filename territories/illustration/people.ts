import { darker, lighter, mix } from './colour.ts'
import type { Scene } from './scene.ts'
import { at, circle, ellipse, fill, line, polygon } from './shape.ts'

export interface PersonOptions {
  shirt?: string
  trousers?: string
  skirt?: boolean
  hat?: 'straw' | 'beret' | 'cap' | 'bowler' | 'helmet' | 'scarf'
  hair?: string
  /** Angle of each arm from hanging, degrees; positive swings forward. */
  arms?: readonly [number, number]
  walking?: boolean
  sitting?: boolean
  flip?: boolean
  child?: boolean
  backpack?: boolean
  skin?: string
}

/** A figure about 100 units tall for scale 1, feet at x, y. Few shapes, clear gestures. */
export function person(
  scene: Scene,
  x: number,
  y: number,
  scale: number,
  options: PersonOptions = {},
): string {
  const { mood, random } = scene
  const shirts = [mood.cork, mood.accent, mood.water, mood.wall, mix(mood.leaf, mood.wall, 0.25)] as const
  const shirt = options.shirt ?? random.pick(shirts)
  const trousers =
    options.trousers ??
    random.pick([
      mix(mood.ink, mood.water, 0.35),
      mix(mood.ink, mood.bark, 0.4),
      mix(mood.bark, mood.wall, 0.3),
    ] as const)
  const skin = options.skin ?? random.pick(mood.skin)
  const hair =
    options.hair ?? random.pick([mix(mood.ink, '#5a3418', 0.5), '#6b4423', mood.ink, '#b9aa98'] as const)
  const [front, back] = options.arms ?? [options.walking ? 28 : 8, options.walking ? -28 : -8]
  const stride = options.walking ? 13 : 5
  const seat = options.sitting ? 26 : 0
  const body = options.skirt
    ? fill(
        polygon([
          [-9, -70],
          [9, -70],
          [20, -12],
          [-20, -12],
        ]),
        shirt,
      ) + line('M-7 -12V-2M7 -12V-2', { width: 7, colour: skin })
    : options.sitting
      ? fill(
          polygon([
            [-11, -44],
            [11, -44],
            [30, -30],
            [30, -18],
            [-11, -18],
          ]),
          trousers,
        ) + line('M26 -24V0', { width: 9, colour: trousers })
      : line(`M-4 -42L${-stride} -3M4 -42L${stride} -3`, { width: 10, colour: trousers }) +
        line(`M${-stride} -3h7M${stride} -3h7`, { width: 6, colour: darker(trousers, 0.5) })
  const torso = options.skirt ? '' : fill('M-12 -42Q-14 -74 -8 -76L8 -76Q14 -74 12 -42Z', shirt)
  const shade = options.skirt
    ? ''
    : fill('M-12 -42Q-14 -74 -8 -76L-2 -76Q-7 -60 -5 -42Z', darker(shirt, 0.18))
  const arm = (angle: number, tone: string) =>
    `<g transform="translate(0 -71) rotate(${-angle})">${line('M0 2V20', { width: 8, colour: tone })}${line('M0 22V34', { width: 6, colour: skin })}</g>`
  const pack = options.backpack
    ? `<rect x="-25" y="-76" width="16" height="30" rx="7" fill="${mix(mood.leaf, mood.bark, 0.4)}"/>`
    : ''
  const head =
    circle(1, -87, 10.5, skin) +
    fill('M-10 -87Q-11 -100 1 -100Q12 -100 11.5 -91Q3 -95 -4 -91Q-6 -84 -8 -82Z', hair)
  const figure =
    ellipse(0, 1, 22, 4, mood.shadow, 0.32) +
    `<g transform="translate(0 ${seat})">${arm(back, darker(shirt, 0.25))}${pack}${options.sitting ? '' : body}${torso}${shade}${options.sitting ? body : ''}${head}${hatOf(scene, options.hat)}${arm(front, lighter(shirt, 0.06))}</g>`
  return at(x, y, scale * (options.child ? 0.66 : 1), figure, options.flip)
}

function hatOf(scene: Scene, hat: PersonOptions['hat']): string {
  const { mood } = scene
  const straw = mix(mood.accent, mood.wall, 0.5)
  switch (hat) {
    case 'straw':
      return (
        ellipse(1, -95, 19, 4.5, darker(straw, 0.1)) +
        fill('M-9 -95Q-9 -107 1 -107Q11 -107 11 -95Z', straw) +
        line('M-9 -96H11', { width: 3, colour: mood.cork })
      )
    case 'beret':
      return ellipse(2, -97, 14, 6, mix(mood.ink, mood.cork, 0.25))
    case 'cap':
      return fill('M-10 -94Q-9 -105 1 -104Q11 -104 11 -94L22 -92L11 -91Z', mood.cork)
    case 'bowler':
      return ellipse(1, -96, 16, 3.4, mood.ink) + fill('M-10 -96Q-10 -110 1 -110Q12 -110 12 -96Z', mood.ink)
    case 'helmet':
      return fill('M-11 -92Q-12 -106 1 -106Q13 -106 12 -92Z', mood.accent)
    case 'scarf':
      return (
        fill('M-11 -88Q-12 -101 1 -101Q13 -101 12 -88Q6 -96 -4 -94Z', mood.accent) +
        fill('M-10 -88l-8 10 10 -2Z', mood.accent)
      )
    default:
      return ''
  }
}
