import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { fill } from '../shape.ts'

/** How far down each strand reaches, of the longest. */
const STRANDS = [0.5, 0.95, 0.62, 1, 0.4] as const

/**
 * Ivy that hangs over the top of a wall: its upper left end at x, y, `w` wide; its longest strand `h` long.
 * `fall`: how much lower its upper right end lies.
 */
export function ivy(scene: Scene, x: number, y: number, w: number, h: number, fall = 0): string {
  const { mood, side } = scene
  const leaf = mix(mood.leaf, mood.leafDark, 0.4)
  const r = w / (STRANDS.length * 1.3)
  // leaves one over the other, smaller downwards
  const strand = (i: number, reach: number, dx: number, k: number) => {
    const [cx, top] = [x + (w * (i + 0.5)) / STRANDS.length + dx, y + (fall * (i + 0.5)) / STRANDS.length]
    const count = Math.max(1, Math.round((h * reach) / (r * 1.45)))
    let d = ''
    for (let n = 0; n <= count; n++) {
      const size = r * k * (1.12 - (0.5 * n) / count)
      const [lx, ly] = [cx + (n % 2 ? 1 : -1) * r * 0.2, top + (h * reach * n) / (count + 0.4)]
      d += `M${lx - size} ${ly - size * 0.3}Q${lx - size * 0.5} ${ly - size * 1.1} ${lx} ${ly - size * 0.6}Q${lx + size * 0.5} ${ly - size * 1.1} ${lx + size} ${ly - size * 0.3}Q${lx + size * 0.9} ${ly + size * 0.6} ${lx} ${ly + size * 1.15}Q${lx - size * 0.9} ${ly + size * 0.6} ${lx - size} ${ly - size * 0.3}Z`
    }
    return d
  }
  const all = (share: number, dx: number, k: number) =>
    STRANDS.map((reach, i) => strand(i, reach * share, dx, k)).join('')
  return (
    fill(all(1, 0, 1), darker(leaf, 0.24)) +
    fill(all(0.8, side * r * 0.2, 0.7), leaf) +
    fill(strand(side > 0 ? 3 : 1, 0.5, side * r * 0.3, 0.5), lighter(leaf, mood.night ? 0.03 : 0.16))
  )
}
