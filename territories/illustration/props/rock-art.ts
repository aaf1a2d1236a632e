import { mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { circle, line } from '../shape.ts'

/** Iron ochre as it looks after four thousand years. */
const ochre = ({ mood }: Scene) => mix('#9b3423', mood.shadow, mood.night ? 0.4 : 0.06)

export type Sign = 'man' | 'woman' | 'comb' | 'dots' | 'sun' | 'bars' | 'branch'

const STROKES: Record<Exclude<Sign, 'dots' | 'sun'>, string> = {
  man: 'M0 -70V34M-38 -6Q-36 -48 0 -48T38 -6M-30 76Q-28 34 0 34T30 76',
  woman: 'M0 -70V60M-44 -18Q0 -62 44 -18M-34 60Q0 16 34 60',
  comb: 'M-96 -22Q-30 -36 96 -26M-84 -20V44M-48 -26V42M-8 -28V46M32 -26V42M72 -24V44M96 -26Q118 -34 124 -58',
  bars: 'M-44 -46V44M-14 -52V50M16 -46V48M46 -50V42',
  branch: 'M0 -80V76M-40 -62L0 -34L38 -60M-44 -18L0 8L42 -16M-40 28L0 48L40 30',
}

/** One sign drawn with a finger on rock, about 160 units tall for scale 1; its middle at x, y. */
export function sign(scene: Scene, kind: Sign, x: number, y: number, s: number): string {
  const colour = ochre(scene)
  if (kind === 'dots')
    return [0, 1, 2, 3, 4, 5]
      .map((i) => circle(x + ((i % 3) - 1) * 40 * s, y + (i < 3 ? -20 : 22) * s, 12 * s, colour, 0.86))
      .join('')
  if (kind === 'sun') {
    let rays = ''
    for (let i = 0; i < 10; i++) {
      const angle = (i / 10) * Math.PI * 2 + 0.2
      const [c, d] = [Math.cos(angle), Math.sin(angle)]
      rays += `M${(x + c * 48 * s).toFixed(0)} ${(y + d * 48 * s).toFixed(0)}L${(x + c * 78 * s).toFixed(0)} ${(y + d * 78 * s).toFixed(0)}`
    }
    return circle(x, y, 32 * s, colour, 0.88) + line(rays, { width: 13 * s, colour, opacity: 0.88 })
  }
  return `<g transform="translate(${x} ${y}) scale(${s})">${line(STROKES[kind], { width: 17, colour, opacity: 0.9 })}${kind === 'man' ? circle(0, -78, 15, colour, 0.9) : ''}</g>`
}
