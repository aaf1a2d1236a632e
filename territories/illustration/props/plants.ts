import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { fill, line } from '../shape.ts'

/** A leaf of the cork oak, leathery and with a few teeth: from its stalk at 0, 0 to the right, 176 long. */
export function leafShape(scene: Scene): string {
  const { mood } = scene
  const upper =
    'M16 0Q24 -30 46 -40L54 -47L62 -44Q82 -52 96 -50L106 -54L110 -47Q140 -36 152 -20L163 -17L164 -8L176 0'
  const lower = 'Q160 18 150 18L146 30L132 28Q110 44 94 44L84 51L76 46Q44 44 16 0Z'
  return (
    line('M-8 4Q4 2 24 0', { width: 7, colour: mix(mood.bark, mood.leaf, 0.3) }) +
    fill(`${upper}${lower}`, mood.leaf) +
    fill(`${upper}Q100 -8 16 0Z`, mix(mood.leaf, mood.leafLight, 0.7)) +
    line('M20 0Q100 -6 168 -1M56 -4l24 -28M94 -6l24 -26M60 2l28 24M100 0l26 18', {
      width: 4,
      colour: mix(mood.leaf, mood.leafDark, 0.6),
    })
  )
}

/** A twig with its leaves, growing up and to the right from x, y: about 250 by 300 for s = 1. */
export function oakTwig(scene: Scene, x: number, y: number, s: number): string {
  const { mood } = scene
  const leaf = (lx: number, ly: number, turn: number, k: number) =>
    `<g transform="translate(${lx} ${ly}) rotate(${turn}) scale(${k})">${leafShape(scene)}</g>`
  return `<g transform="translate(${x} ${y}) scale(${s})">${line('M0 0Q60 -90 96 -160T176 -290M104 -176Q160 -150 196 -140', { width: 8, colour: mix(mood.bark, mood.cork, 0.2) })}${leaf(188, -142, -34, 0.42)}${leaf(44, -66, 8, 0.6)}${leaf(40, -60, 208, 0.52)}${leaf(86, -140, 196, 0.62)}${leaf(116, -196, -16, 0.6)}${leaf(128, -220, 210, 0.58)}${leaf(164, -270, 8, 0.5)}${leaf(174, -286, -66, 0.56)}${leaf(172, -282, 242, 0.4)}</g>`
}

/** An acorn that hangs from its stalk: about 180 high for s = 1. */
export function acorn(
  scene: Scene,
  x: number,
  y: number,
  s: number,
  nut = mix(scene.mood.accent, scene.mood.bark, 0.35),
): string {
  const { mood } = scene
  const bowl = mix(mood.bark, mood.stone, 0.3)
  return `<g transform="translate(${x} ${y}) scale(${s})">${line('M0 -64Q4 -90 -10 -104', { width: 8, colour: mood.bark })}${fill('M-36 -34Q-38 44 -8 72L0 84L8 72Q38 44 36 -34Z', nut)}${fill('M-20 -34Q-24 24 -10 60Q-34 30 -32 -34Z', lighter(nut, 0.35))}${fill('M10 -34H36Q38 44 8 72Q22 20 10 -34Z', darker(nut, 0.18))}${fill('M-44 -24Q-48 -66 0 -68Q48 -66 44 -24Q0 -10 -44 -24Z', bowl)}${fill('M6 -68Q48 -66 44 -24Q30 -18 14 -17Q24 -44 6 -68Z', darker(bowl, 0.2))}${line('M-34 -40l12 -14M-20 -28l16 -20M-2 -26l16 -22M18 -28l14 -18', { width: 5, colour: darker(bowl, 0.34) })}</g>`
}

/** Years since the last peeling, told by the colour of the trunk. */
export const AGES = ['#d9602f', '#b9532f', '#94482d', '#6f3c2a', '#4d3329'] as const
