import type { Random } from './random.ts'

export type Point = readonly [number, number]

const n = (v: number) => String(Math.round(v * 10) / 10)

/** Closed or open smooth path through points (Catmull-Rom as cubic curves). */
export function smooth(points: readonly Point[], closed = false, tension = 6): string {
  const count = points.length
  const at = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))
    return points[index] ?? [0, 0]
  }
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${n(p1[0] + (p2[0] - p0[0]) / tension)} ${n(p1[1] + (p2[1] - p0[1]) / tension)} ${n(p2[0] - (p3[0] - p1[0]) / tension)} ${n(p2[1] - (p3[1] - p1[1]) / tension)} ${n(p2[0])} ${n(p2[1])}`
  }
  return closed ? `${d}Z` : d
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`
}

/** A hand-cut round shape: never a perfect circle. */
export function blob(
  random: Random,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  jitter = 0.14,
  count = 9,
) {
  const turn = random.between(0, Math.PI)
  const points: Point[] = []
  for (let i = 0; i < count; i++) {
    const angle = turn + (i / count) * Math.PI * 2
    const reach = 1 + random.between(-jitter, jitter)
    points.push([cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach])
  }
  return smooth(points, true)
}

export interface Stroke {
  width?: number
  colour: string
  opacity?: number
  cap?: 'round' | 'butt'
}

export const fill = (d: string, colour: string, opacity = 1) =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const line = (d: string, { width = 3, colour, opacity = 1, cap = 'round' }: Stroke) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="${cap}" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const rect = (x: number, y: number, w: number, h: number, colour: string, r = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${colour}"${r ? ` rx="${r}"` : ''}/>`

export const circle = (x: number, y: number, r: number, colour: string, opacity = 1) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, colour: string, opacity = 1) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const at = (x: number, y: number, scale: number, body: string, flip = false) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${flip ? -scale : scale} ${scale})">${body}</g>`
