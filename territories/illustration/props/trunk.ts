import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { blob, ellipse, fill, type Point, polygon, smooth } from '../shape.ts'

export interface NearTrunk {
  /** Where it stands, and its half width half way up. */
  x: number
  base: number
  top: number
  half: number
  /** Bare below that height; without it the trunk keeps all its bark. */
  cut?: number
  bare?: string
  bark?: string
  /** How far the top leans to the right. */
  lean?: number
}

/** A trunk so near that its crown is out of the picture: rough plates above, bare and smooth below the cut. */
export function nearTrunk(scene: Scene, trunk: NearTrunk): string {
  const { mood, side } = scene
  const { x, base, top, half, cut, bare = mood.cork, bark = mood.bark, lean = 0 } = trunk
  const middle = (t: number) => x + lean * (1 - t) ** 1.4 + Math.sin(t * 5) * half * 0.06
  const wide = (t: number) => half * (1 + 0.55 * t ** 7 + 0.16 * (1 - t) ** 3)
  const edge = (share: number, from: number, to: number): Point[] =>
    Array.from({ length: 8 }, (_, i): Point => {
      const y = from + ((to - from) * i) / 7
      const t = (y - top) / (base - top)
      return [middle(t) + wide(t) * share, y]
    })
  const band = (left: number, right: number, from: number, to: number, colour: string) =>
    fill(`${smooth(edge(left, from, to))}L${smooth(edge(right, to, from)).slice(1)}Z`, colour)
  const sunny = (low: number, high: number) => (side > 0 ? [low, high] : [-high, -low]) as [number, number]
  let out =
    ellipse(x - side * half * 0.5, base, half * 2.6, half * 0.24, mood.shadow, 0.3) +
    band(-1, 1, top, base, darker(bark, 0.22)) +
    band(...sunny(-0.45, 1), top, base, bark) +
    band(...sunny(0.45, 0.88), top, base, lighter(bark, 0.1))
  const end = cut ?? base - half * 0.3
  out += furrows(scene, middle, top, end, half, bark, base)
  if (cut === undefined) return out
  out +=
    band(-0.94, 0.94, cut + half * 0.16, base, darker(bare, 0.24)) +
    band(...sunny(-0.5, 0.94), cut + half * 0.16, base, bare) +
    band(...sunny(0.3, 0.74), cut + half * 0.16, base, lighter(bare, 0.16))
  return (
    out + lip(scene, middle((cut - top) / (base - top)), wide((cut - top) / (base - top)), cut, bark, bare)
  )
}

/** Deep furrows of old bark, a few broad marks. */
function furrows(
  { random }: Scene,
  middle: (t: number) => number,
  top: number,
  end: number,
  half: number,
  bark: string,
  base: number,
): string {
  let dark = ''
  const from = Math.max(top, -20)
  const rows = Math.max(1, Math.round((end - from) / (half * 1.5)))
  for (let row = 0; row < rows; row++)
    for (const share of [-0.62, -0.16, 0.3, 0.7]) {
      const long = half * random.between(0.8, 1.25)
      const y = from + ((row + random.between(0, 0.5)) / rows) * (end - from)
      const low = Math.min(end - 4, y + long)
      const px = middle((y - top) / (base - top)) + (share + random.between(-0.1, 0.1)) * half
      const w = half * random.between(0.05, 0.09)
      dark += `M${px.toFixed(0)} ${y.toFixed(0)}Q${(px + w * 2).toFixed(0)} ${((y + low) / 2).toFixed(0)} ${(px + w * 0.4).toFixed(0)} ${low.toFixed(0)}Q${(px - w).toFixed(0)} ${((y + low) / 2).toFixed(0)} ${px.toFixed(0)} ${y.toFixed(0)}Z`
    }
  return fill(dark, darker(bark, 0.4))
}

/** The thick edge where the bark was cut by hand, and its shadow on the bare wood. */
function lip({ random }: Scene, x: number, half: number, y: number, bark: string, bare: string): string {
  const thick = half * 0.15
  const slant = random.between(-0.7, 0.7) * thick
  const edge = [-1, -0.72, -0.4, -0.1, 0.22, 0.5, 0.78, 1].map(
    (u): Point => [x + u * half, y + thick * (1.3 * (1 - u * u) + random.between(-0.45, 0.45)) + slant * u],
  )
  const band = (from: number, to: number, wide: number, colour: string) => {
    const along = (dy: number) => edge.map(([px, py]): Point => [x + (px - x) * wide, py + dy * thick])
    return fill(polygon([...along(from), ...along(to).reverse()]), colour)
  }
  return (
    band(0, 1.9, 0.95, darker(bare, 0.4)) +
    band(-0.5, 0.6, 1, mix(bare, '#e8c08a', 0.4)) +
    band(-1.1, -0.4, 1.01, darker(bark, 0.36))
  )
}

/** Leaves that hang into the picture from a tree somebody stands under: a ragged mass, deeper here, thinner there. */
export function overhead(scene: Scene, x: number, reach: number, depth: number): string {
  const { mood, random, side } = scene
  const count = Math.max(3, Math.round(reach / 150))
  const clumps = Array.from({ length: count }, (_, i) => {
    const share = (i + random.between(0.3, 0.7)) / count
    const hang = (0.62 + 0.5 * Math.sin(share * Math.PI)) * random.between(0.75, 1.2)
    return {
      cx: x + (share * 2 - 1) * reach * 0.84,
      rx: (reach / count) * random.between(1.15, 1.5),
      ry: depth * hang,
    }
  })
  const layer = (dx: number, dy: number, size: number, colour: string) =>
    fill(
      clumps
        .map(({ cx, rx, ry }) => blob(random, cx + side * dx * rx, dy * ry, rx * size, ry * size, 0.1, 11))
        .join(''),
      colour,
    )
  return (
    layer(0, 0.06, 1, mood.leafDark) +
    layer(0.06, -0.16, 0.96, mood.leaf) +
    layer(0.24, -0.02, 0.46, mix(mood.leaf, mood.leafLight, 0.55))
  )
}
