import {
  face,
  lengthOf,
  lit,
  normalOf,
  oblong,
  onWall,
  onWallFace,
  rod,
  type View,
  type Wall,
} from '../buildings/perspective.ts'
import { darker, lighter, mix } from '../colour.ts'
import type { Point } from '../shape.ts'

/** A stall under a striped awning; its counter looks the way of the wall, and who keeps it stands behind. */
export function stall(
  view: View,
  counter: Wall,
  colour: string,
  goods: (view: View, counter: Wall) => string,
  keeper = '',
  /** Metres from the front edge of the awning up to its back. */
  rise = 0.7,
): string {
  const { mood } = view.scene
  const w = lengthOf(counter)
  const wood = lit(view, mix(mood.bark, mood.accent, 0.42), normalOf(counter))
  const tone = (c: string) => lit(view, c, [normalOf(counter)[0] * 0.5, 0.7, normalOf(counter)[2] * 0.5])
  const post = (along: number, out: number, top: number) =>
    rod(
      view,
      [onWall(counter, along, 0, out), onWall(counter, along, top, out)],
      0.1,
      mix(mood.bark, mood.shadow, 0.2),
    )
  let drawn = face(
    view,
    [
      onWall(counter, -0.3, 0, 0.5),
      onWall(counter, w + 0.3, 0, 0.5),
      onWall(counter, w + 0.3, 0, -2),
      onWall(counter, -0.3, 0, -2),
    ],
    mood.shadow,
    0.26,
  )
  drawn += post(0, -1.7, 2.7) + post(w, -1.7, 2.7)
  drawn += onWallFace(view, counter, oblong(0, 0, w, 2.6), mix(mood.shadow, mood.bark, 0.4), -1.7, 0.5)
  drawn += keeper
  drawn +=
    onWallFace(view, counter, oblong(0, 0, w, 0.95), wood) +
    onWallFace(view, counter, oblong(0, 0.86, w, 0.09), lighter(wood, 0.2), 0.03)
  drawn += face(
    view,
    [
      onWall(counter, 0, 0.95, 0),
      onWall(counter, 0, 0.95, -0.9),
      onWall(counter, w, 0.95, -0.9),
      onWall(counter, w, 0.95, 0),
    ],
    lighter(wood, 0.24),
  )
  drawn += goods(view, counter)
  drawn += post(0, 0.02, 2.3) + post(w, 0.02, 2.3)
  const stripes = Math.max(5, Math.round(w / 0.62) | 1)
  for (let i = 0; i < stripes; i++) {
    const [a, b] = [-0.25 + ((w + 0.5) * i) / stripes, -0.25 + ((w + 0.5) * (i + 1)) / stripes]
    const c = i % 2 ? mood.paper : colour
    drawn += face(
      view,
      [
        onWall(counter, a, 2.35, 0.5),
        onWall(counter, a, 2.35 + rise, -1.8),
        onWall(counter, b, 2.35 + rise, -1.8),
        onWall(counter, b, 2.35, 0.5),
      ],
      tone(c),
    )
    drawn += onWallFace(
      view,
      counter,
      [
        [a, 2.37],
        [a, 2.06],
        [(a + b) / 2, 1.97],
        [b, 2.06],
        [b, 2.37],
      ],
      darker(tone(c), 0.12),
      0.5,
    )
  }
  return drawn
}

/** Bowls, stoppers and boards of cork on a counter: few and large. */
export function corkGoods(view: View, counter: Wall): string {
  const { mood, random } = view.scene
  const w = lengthOf(counter)
  const tones = [mood.cork, mix(mood.cork, mood.accent, 0.55), mix(mood.bark, mood.cork, 0.5)] as const
  let out = ''
  const count = Math.max(4, Math.round(w / 0.55))
  for (let i = 0; i < count; i++) {
    const at = ((i + 0.5) / count) * w
    const tone = tones[i % 3] ?? mood.cork
    const kind = random.int(0, 2)
    const h = kind === 0 ? 0.5 : kind === 1 ? 0.3 : 0.42
    const half = kind === 1 ? 0.24 : 0.16
    const shape: Point[] =
      kind === 1
        ? [
            [at - half, 0.95 + h],
            [at - half * 0.5, 0.95],
            [at + half * 0.5, 0.95],
            [at + half, 0.95 + h],
          ]
        : oblong(at - half, 0.95, half * 2, h)
    out +=
      onWallFace(view, counter, shape, tone, -0.4) +
      onWallFace(view, counter, oblong(at - half, 0.95 + h - 0.08, half * 2, 0.08), lighter(tone, 0.25), -0.4)
  }
  return out
}
