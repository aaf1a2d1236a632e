import { darker, lighter, mix } from '../colour.ts'
import { granite } from '../streets/streets.ts'
import {
  face,
  lengthOf,
  lit,
  normalOf,
  oblong,
  onWall,
  onWallFace,
  type View,
  type Wall,
} from './perspective.ts'

/** A bench of one slab on two stones, against a wall. */
export function bench(view: View, wall: Wall, at: number, w = 1.8): string {
  const stone = lit(view, granite(view.scene), normalOf(wall))
  const top = lighter(stone, 0.2)
  const out = 0.5
  return (
    [at - w * 0.36, at + w * 0.36]
      .map((a) => onWallFace(view, wall, oblong(a - 0.16, 0, 0.32, 0.4), darker(stone, 0.25), out * 0.8))
      .join('') +
    onWallFace(view, wall, oblong(at - w / 2, 0.38, w, 0.14), darker(stone, 0.1), out) +
    face(
      view,
      [
        onWall(wall, at - w / 2, 0.52, 0),
        onWall(wall, at - w / 2, 0.52, out),
        onWall(wall, at + w / 2, 0.52, out),
        onWall(wall, at + w / 2, 0.52, 0),
      ],
      top,
    )
  )
}

/** A dry-stone wall over the ground, its top stones in two tones. */
export function fieldWall(view: View, wall: Wall, h = 1.1): string {
  const { mood } = view.scene
  const stone = mix(mood.stone, mood.ground, 0.18)
  const normal = normalOf(wall)
  const length = lengthOf(wall)
  const tone = lit(view, stone, normal)
  let out = onWallFace(view, wall, oblong(0, 0, length, h * 0.8), mix(tone, mood.shadow, 0.14))
  const count = Math.max(4, Math.min(14, Math.round(length / 0.9)))
  const step = length / count
  for (let i = 0; i < count; i++) {
    const top = h * (0.92 + ((i * 7) % 5) * 0.05)
    const lean = ((i * 3) % 4) * 0.04
    out += onWallFace(
      view,
      wall,
      [
        [i * step + 0.03, h * 0.5],
        [i * step + 0.05 + lean, top],
        [(i + 1) * step - 0.05, top - lean],
        [(i + 1) * step, h * 0.5],
      ],
      i % 3 ? tone : lighter(tone, 0.14),
    )
    if (i % 2)
      out += onWallFace(
        view,
        wall,
        [
          [i * step - step * 0.3, h * 0.16],
          [i * step - step * 0.26, h * 0.44],
          [i * step + step * 0.5, h * 0.46],
          [i * step + step * 0.54, h * 0.14],
        ],
        i % 4 === 1 ? lighter(tone, 0.08) : darker(tone, 0.1),
      )
  }
  return out
}
