import { face, post, project, rod, type Spot, scaleAt, type View } from '../buildings/perspective.ts'
import { darker, lighter, mix } from '../colour.ts'
import { fill } from '../shape.ts'
import { foliage } from './plane-tree.ts'

/** Small flags on a string between two places over the ground. */
export function flags(view: View, from: Spot, to: Spot, count = 12): string {
  const { mood } = view.scene
  const tones = [mood.cork, mood.paper, mood.accent, mood.water]
  const sag = (t: number): Spot => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t - Math.sin(t * Math.PI) * 0.9,
    from[2] + (to[2] - from[2]) * t,
  ]
  const spots = Array.from({ length: 13 }, (_, i) => sag(i / 12)) as [Spot, ...Spot[]]
  let out = rod(view, spots, 0.03, mix(mood.ink, mood.shadow, 0.3))
  for (let i = 0; i < count; i++) {
    const [t0, t1] = [(i + 0.15) / count, (i + 0.85) / count]
    const [a, b] = [sag(t0), sag(t1)]
    out += face(
      view,
      [a, b, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 0.75, (a[2] + b[2]) / 2]],
      tones[i % 4] ?? mood.cork,
    )
  }
  return out
}

/** A street lamp on a wall or a post. */
export function lamp(view: View, x: number, z: number, h = 4): string {
  const { mood } = view.scene
  const iron = mix(mood.ink, mood.shadow, 0.3)
  const [px, py] = project(view, [x, h, z])
  const s = scaleAt(view, [x, h, z])
  const bright = mood.night || mood.light === 'dusk'
  return (
    post(view, x, z, h, 0.11, iron) +
    (bright
      ? fill(
          `M${px - s * 2} ${py - s * 0.3}a${s * 2} ${s * 2} 0 1 0 ${s * 4} 0a${s * 2} ${s * 2} 0 1 0 ${-s * 4} 0`,
          mood.lamp,
          0.18,
        )
      : '') +
    fill(
      `M${px - s * 0.16} ${py}h${s * 0.32}l${s * 0.1} ${-s * 0.5}h${-s * 0.52}Z`,
      bright ? mood.lamp : mix(mood.glow, mood.stone, 0.3),
    ) +
    fill(
      `M${px - s * 0.3} ${py - s * 0.5}h${s * 0.6}l${-s * 0.2} ${-s * 0.24}h${-s * 0.2}Z`,
      darker(iron, 0.1),
    )
  )
}

/** Flower pot or box, standing. */
export function pot(view: View, x: number, z: number, size = 0.6, bloom?: string, foot = 0): string {
  const { mood } = view.scene
  const [px, py] = project(view, [x, foot, z])
  const s = scaleAt(view, [x, foot, z]) * size
  return (
    foliage(view.scene, px, py - s * 1.15, s * 0.72) +
    (bloom
      ? [
          [-0.4, -1.2],
          [0.1, -1.5],
          [0.42, -1.1],
          [-0.1, -0.95],
        ]
          .map(([dx = 0, dy = 0]) =>
            fill(
              `M${px + dx * s - s * 0.13} ${py + dy * s}a${s * 0.13} ${s * 0.13} 0 1 0 ${s * 0.26} 0a${s * 0.13} ${s * 0.13} 0 1 0 ${-s * 0.26} 0`,
              bloom,
            ),
          )
          .join('')
      : '') +
    fill(`M${px - s * 0.42} ${py - s * 0.72}h${s * 0.84}l${-s * 0.14} ${s * 0.72}h${-s * 0.56}Z`, mood.roof) +
    fill(`M${px - s * 0.46} ${py - s * 0.8}h${s * 0.92}v${s * 0.16}h${-s * 0.92}Z`, lighter(mood.roof, 0.12))
  )
}
