import { darker, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { circle, ellipse, fill, line } from '../shape.ts'

export interface FaceOptions {
  skin: string
  hair: string
  coat: string
  long?: boolean
  flip?: boolean
  /** Burnt cork on the cheek. */
  smudge?: boolean
  /** Colour of a light in front, as of a fire. */
  glow?: string
}

/** Head and shoulders in profile, looking to the right; the ear is at x, y, and at size 1 the head is about 130 high. */
export function profile(scene: Scene, x: number, y: number, s: number, o: FaceOptions): string {
  const { mood } = scene
  const { skin, hair, coat } = o
  const face =
    'M-20 -62C16 -68 40 -50 43 -24Q42 -16 46 -10L57 10Q58 16 47 18L48 25L45 30L47 37Q42 41 43 47Q42 60 28 62Q12 62 2 54L4 96H-46L-42 20C-56 -20 -50 -58 -20 -62Z'
  const light = o.glow
    ? fill(
        'M-4 -64C32 -58 42 -40 43 -24Q42 -16 46 -10L57 10Q58 16 47 18L48 25L45 30L47 37Q42 41 43 47Q42 60 28 62C16 62 10 60 6 57C24 44 14 26 16 8Q20 -30 -4 -64Z',
        mix(skin, o.glow, 0.45),
      )
    : ''
  return `<g transform="translate(${x} ${y}) scale(${o.flip ? -s : s} ${s})">${fill('M-150 300C-150 150 -104 104 -50 84L8 84C52 104 92 150 96 300Z', coat)}${o.glow ? fill('M8 84C52 104 92 150 96 300H50C54 200 40 130 8 84Z', mix(coat, o.glow, 0.3)) : fill('M-150 300C-150 150 -104 104 -50 84C-80 140 -96 200 -94 300Z', darker(coat, 0.18))}${fill(face, skin)}${fill('M-44 50L2 54L4 96H-46Z', darker(skin, 0.18))}${light}${o.smudge ? fill('M-4 14C2 2 22 0 30 10C34 22 20 32 8 30C-2 28 -8 22 -4 14Z', mix(mood.ink, skin, 0.25)) : ''}${fill(
    o.long
      ? 'M40 -40C34 -78 -10 -86 -44 -64C-76 -40 -66 20 -72 96Q-44 108 -30 88C-24 60 -30 30 -18 12C-14 -14 -4 -34 40 -40Z'
      : 'M41 -38C40 -76 -8 -86 -42 -64C-66 -46 -62 0 -44 34Q-26 30 -26 8L-12 -4Q-14 -30 6 -36Q24 -34 41 -38Z',
    hair,
  )}${ellipse(-14, 6, 9, 13, o.long ? hair : darker(skin, 0.08))}${line('M24 -20Q33 -25 41 -21', { width: 5, colour: hair })}${circle(34, -8, 4.6, mood.ink)}${line('M36 34Q41 32 46 31', { width: 4, colour: darker(skin, 0.4) })}</g>`
}
