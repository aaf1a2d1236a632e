import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { fill, type Point, polygon, smooth } from '../shape.ts'

/** One end of a wall: where it stands, the height of its top and of its foot on the paper. */
export interface WallEnd {
  x: number
  top: number
  foot: number
}

/**
 * A dry-stone wall from its far end to its near one. `reach` above 1 makes stones grow towards the near end, as a wall does that comes at the
 * viewer.
 */
export function dryWall(
  scene: Scene,
  far: WallEnd,
  near: WallEnd,
  {
    columns = 8,
    rows = 3,
    reach = 1,
    colour = mix(scene.mood.stone, scene.mood.wall, 0.12),
    deep = 0,
  }: { columns?: number; rows?: number; reach?: number; colour?: string; deep?: number } = {},
): string {
  const { random, mood } = scene
  const body = darker(colour, deep * 0.5)
  const tones = [body, lighter(body, mood.night ? 0.05 : 0.16), darker(body, 0.12)] as const
  const on = (t: number, share: number): Point => {
    const [top, foot] = [far.top + (near.top - far.top) * t, far.foot + (near.foot - far.foot) * t]
    return [far.x + (near.x - far.x) * t, top + (foot - top) * share]
  }
  const gaps = mix(darker(body, 0.36), mood.shadow, 0.2)
  let out = fill(polygon([on(0, 0.05), on(1, 0.05), on(1, 1), on(0, 1)]), gaps)
  for (let row = rows - 1; row >= 0; row--)
    for (let i = 0; i < columns; i++) {
      const shift = row % 2 ? 0.42 : 0
      const a = Math.max(0, (i - shift) / columns) ** reach
      const b = i === columns - 1 ? 1 : ((i + 1 - shift) / columns) ** reach
      const [head, foot] = [row / rows, (row + 1) / rows]
      const gap = 0.04 / rows
      const rise = row === 0 ? random.between(-0.1, 0.06) : 0
      const t = (share: number) => a + (b - a) * share
      const bed = [
        on(t(0.05), foot - gap),
        on(t(0.03), head + gap * 2),
        on(t(0.3), head + rise + gap * random.between(0, 2)),
        on(t(0.76), head + rise + gap * random.between(0, 2)),
        on(t(0.97), head + gap * 2),
        on(t(0.95), foot - gap),
      ]
      out += fill(smooth(bed, true, 9), random.pick(tones))
    }
  return out
}
