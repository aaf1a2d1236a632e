import { darker, lighter, mix } from '../colour.ts'
import { circle, ellipse, fill, line } from '../shape.ts'

export interface Singer {
  shirt: string
  skin: string
  hair: string
  hat?: 'beret' | 'scarf'
  beard?: boolean
  /** Turned to the left. */
  flip?: boolean
  /** Degrees the head is thrown back. */
  back?: number
}

/** Head and shoulders, singing; the chin at 0, 0, the head 200 tall for scale 1. */
export function singer(
  x: number,
  y: number,
  s: number,
  { shirt, skin, hair, hat, beard, flip, back = 8 }: Singer,
  ink: string,
): string {
  const shade = darker(skin, 0.16)
  const head =
    fill(
      'M-70 -96C-78 -180 -20 -206 30 -196C78 -186 88 -140 84 -104L98 -70L84 -60C86 -20 62 8 22 8C-30 8 -64 -30 -70 -96Z',
      skin,
    ) +
    fill('M-70 -96C-64 -30 -30 8 22 8C-6 -4 -34 -40 -38 -100Z', shade) +
    fill('M34 -36C50 -46 76 -44 82 -34C82 -8 64 0 52 -2C38 -4 32 -20 34 -36Z', darker('#7a2a22', 0.2)) +
    fill('M40 -36C54 -44 72 -42 80 -34L74 -28C62 -34 52 -34 42 -28Z', '#ffffff', 0.85) +
    line('M34 -112q18 -14 34 -2', { width: 7, colour: ink }) +
    line('M28 -138q22 -14 44 -4', { width: 9, colour: darker(hair, 0.1) }) +
    (beard
      ? fill(
          'M-62 -70C-52 -20 -24 26 24 30C60 30 84 4 86 -40L80 -30C78 2 40 6 34 -36C6 -40 -20 -70 -30 -96Z',
          hair,
        )
      : '') +
    fill(
      hat === 'scarf'
        ? 'M-78 -70C-96 -170 -30 -226 36 -208C84 -196 92 -158 88 -142C40 -160 -10 -150 -30 -110C-40 -60 -50 -30 -80 -10Z'
        : 'M-76 -84C-92 -170 -36 -216 30 -208C80 -200 92 -160 86 -142C50 -166 10 -168 -18 -150C-30 -130 -30 -110 -38 -92Z',
      hat === 'scarf' ? lighter(shirt, 0.3) : hair,
    ) +
    (hat === 'beret'
      ? fill(
          'M-92 -150C-92 -214 -20 -238 40 -226C96 -216 110 -184 92 -172C40 -186 -20 -184 -74 -140Z',
          mix(ink, shirt, 0.2),
        )
      : '') +
    ellipse(-36, -84, 15, 22, shade)
  const body =
    fill('M-44 -20L-40 44C-110 60 -156 96 -170 300H190C184 120 150 66 64 46L40 -6Z', shirt) +
    fill('M-44 -20L-40 44C-110 60 -156 96 -170 300H-90C-84 150 -50 90 10 62L-20 -10Z', darker(shirt, 0.16)) +
    fill('M-44 -24L-46 40Q0 86 66 48L40 -10Z', shade)
  return `<g transform="translate(${x} ${y}) scale(${flip ? -s : s} ${s})">${body}<g transform="rotate(${-back} -20 20)">${head}</g></g>`
}

/** An arm of three joints with a sleeve, a hand at its end. */
export function arm(
  points: readonly [number, number, number, number, number, number],
  w: number,
  shirt: string,
  skin: string,
): string {
  const [x0, y0, x1, y1, x2, y2] = points
  const [hx, hy] = [x1 + (x2 - x1) * 0.62, y1 + (y2 - y1) * 0.62]
  return (
    line(`M${x1} ${y1}L${x2} ${y2}`, { width: w * 0.72, colour: skin }) +
    line(`M${x0} ${y0}L${x1} ${y1}L${hx} ${hy}`, { width: w, colour: shirt }) +
    circle(x2, y2, w * 0.5, skin)
  )
}
