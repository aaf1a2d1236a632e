import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { ellipse, fill, line } from '../shape.ts'

interface BootOptions {
  muddy?: boolean
  /** Trouser leg above it. */
  leg?: string
  /** Degrees the leg leans forward. */
  lean?: number
  turn?: number
  shadow?: boolean
}

/** A walking boot from the side, its toe to the right: 270 long and 260 high for s = 1, its heel's foot at x - 90, y. */
export function boot(
  scene: Scene,
  x: number,
  y: number,
  s: number,
  { muddy = false, leg, lean = 0, turn = 0, shadow = true }: BootOptions = {},
): string {
  const { mood } = scene
  const leather = mix(mood.cork, mood.bark, 0.4)
  const rubber = mix(mood.ink, mood.bark, 0.12)
  const lace = mix(mood.paper, mood.accent, 0.25)
  return (
    (shadow ? ellipse(x + 30 * s, y + 4, 180 * s, 15 * s, mood.shadow, 0.36) : '') +
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">` +
    (leg ? trousers(leg, lean) : '') +
    fill('M18 -250L56 -272L74 -200L44 -176Z', darker(leather, 0.34)) +
    fill('M-88 -40Q-102 -120 -84 -236H28Q34 -172 64 -142Q112 -116 150 -98Q182 -82 180 -40Z', leather) +
    fill('M-84 -236H-40Q-60 -140 -46 -40H-88Q-102 -120 -84 -236Z', darker(leather, 0.2)) +
    fill('M-94 -40Q-104 -110 -92 -150Q-46 -130 -40 -40Z', darker(leather, 0.36)) +
    fill('M-14 -236L28 -240Q34 -172 64 -142L108 -118L90 -92Q4 -128 -14 -236Z', darker(leather, 0.26)) +
    fill('M106 -120Q176 -104 180 -40H92Q82 -92 106 -120Z', darker(leather, 0.36)) +
    fill('M130 -96Q166 -84 170 -58Q146 -70 122 -70Z', lighter(leather, 0.12)) +
    fill(
      'M-94 -222Q-100 -254 -78 -256L24 -250Q40 -244 34 -212Q-30 -226 -94 -222Z',
      mix(mood.leaf, mood.bark, 0.25),
    ) +
    fill('M-96 -48H152Q184 -44 182 -22H-96Z', mix(rubber, mood.stone, 0.35)) +
    fill('M-98 -28H180Q190 -14 176 2H66L58 -8H-34L-42 4H-96Q-104 -12 -98 -28Z', rubber) +
    line('M-2 -204L48 -200M8 -174L62 -168M26 -146L84 -144', { width: 11, colour: lace }) +
    line(
      'M24 -228Q70 -270 84 -232Q70 -214 26 -226Q-8 -196 -26 -214Q-16 -240 22 -228M28 -224L64 -186M22 -222L-2 -176',
      {
        width: 9,
        colour: lace,
      },
    ) +
    (muddy ? mudOn(scene) : '') +
    '</g>'
  )
}

const trousers = (colour: string, lean: number) =>
  `<g transform="rotate(${lean} -30 -230)">${fill('M-100 -222Q-112 -480 -96 -820H74Q56 -460 44 -226Q-20 -206 -100 -222Z', colour)}${fill('M-100 -222Q-112 -480 -96 -820H-40Q-64 -460 -50 -214Q-76 -214 -100 -222Z', darker(colour, 0.2))}${line('M30 -300Q-10 -290 -40 -310', { width: 8, colour: darker(colour, 0.24) })}</g>`

function mudOn({ mood }: Scene): string {
  const mud = mix(mood.bark, mood.ground, 0.3)
  return (
    fill('M-100 -50Q-60 -70 -26 -46T50 -56T120 -70T184 -44L190 -2L176 6H-98Z', mud) +
    fill('M-90 -20Q20 -50 120 -34T186 -20L182 6H-98Z', darker(mud, 0.2)) +
    fill(
      'M-66 -130Q-50 -140 -40 -126T-52 -104Q-72 -106 -66 -130ZM36 -106Q54 -116 64 -100T46 -84Q30 -88 36 -106Z',
      mud,
    )
  )
}
