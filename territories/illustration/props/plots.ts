import { mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { fill, type Point, polygon } from '../shape.ts'

/** Where the rows of plots begin, as shares of the depth of the plain: narrow far away, broad near. */
const ROWS = [0, 0.07, 0.16, 0.29, 0.46, 0.7, 1.05] as const

/** A plain of fields seen from above: few plots, a hedge of trees between some of them. */
export function plots(scene: Scene, top: number, bottom: number, wooded = 0.35): string {
  const { random, mood } = scene
  const far = mix(mood.ground, mood.far, 0.5)
  const tones = [
    mix(mood.accent, mood.ground, 0.35),
    mix(mood.ground, mood.leafLight, 0.55),
    mood.ground,
    mix(mood.path, mood.ground, 0.4),
    mix(mood.leaf, mood.ground, 0.5),
    mix(mood.bark, mood.ground, 0.55),
  ] as const
  let out = fill(`M-20 ${top}H1220V${bottom}H-20Z`, far)
  let last = -1
  for (let row = 0; row < ROWS.length - 1; row++) {
    const [a, b] = [ROWS[row] ?? 0, ROWS[row + 1] ?? 1]
    const [y0, y1] = [top + (bottom - top) * a, top + (bottom - top) * b]
    const haze = 0.55 * (1 - a) ** 2
    const count = Math.max(2, 6 - row)
    // all boundaries run towards one point far away, as furrows and lanes do
    const edges = Array.from(
      { length: count + 1 },
      (_, i) => -160 + (1520 / count) * (i + random.between(-0.22, 0.22)),
    )
    const spread = 1 + ((y1 - y0) / (bottom - top + 260)) * 1.1
    let hedge = ''
    for (let i = 0; i < count; i++) {
      const [l, r] = [edges[i] ?? 0, edges[i + 1] ?? 0]
      const down = (x: number) => 600 + (x - 600) * spread
      const tilt = random.between(-0.3, 0.3) * (y1 - y0)
      let index = random.int(0, tones.length - 1)
      if (index === last) index = (index + 1) % tones.length
      last = index
      const shape: Point[] = [
        [l, y0 - 2 + tilt],
        [r, y0 - 2 - tilt],
        [down(r), y1 + 3],
        [down(l), y1 + 3],
      ]
      out += fill(polygon(shape), mix(tones[index] ?? mood.ground, mood.far, haze))
      if (row > 0 && i % 2 === row % 2 && random.chance(wooded))
        hedge += crowns(scene, l, l + (r - l) * random.between(0.5, 1), y0 + 4 + tilt, 7 + row * 6)
    }
    if (hedge) out += fill(hedge, mix(mix(mood.leaf, mood.leafDark, 0.3), mood.far, haze * 0.8))
  }
  return out
}

/** A line of crowns as one outline. */
function crowns({ random }: Scene, from: number, to: number, y: number, size: number): string {
  let d = `M${from.toFixed(0)} ${y.toFixed(0)}`
  let x = from
  while (x < to) {
    const w = size * random.between(1.3, 2.6)
    const h = size * random.between(0.9, 1.5)
    d += `c${(-w * 0.1).toFixed(0)} ${(-h * 1.3).toFixed(0)} ${(w * 1.1).toFixed(0)} ${(-h * 1.3).toFixed(0)} ${w.toFixed(0)} 0`
    x += w
  }
  return `${d}v${(size * 0.3).toFixed(0)}H${from.toFixed(0)}Z`
}
