import { darker, mix } from '../colour.ts'
import { white } from '../props/stone.ts'
import type { Scene } from '../scene.ts'
import { fill, polygon, rect } from '../shape.ts'
import { pane } from './buildings.ts'

/** A lime-white house of the border, its door and windows in dressed granite; lower left corner at x, y. */
export function whiteHouse(scene: Scene, x: number, y: number, w: number, h: number, plain = false): string {
  const { mood, side } = scene
  const wall = white(scene)
  const dark = mix(darker(wall, 0.16), mood.skyTop, 0.12)
  const frame = mix(mood.stone, mood.wall, 0.2)
  const opening = (px: number, py: number, pw: number, ph: number, colour: string) =>
    rect(px - pw * 0.2, py - pw * 0.2, pw * 1.4, ph + pw * 0.2, frame) + rect(px, py, pw, ph, colour)
  const gable = side > 0 ? x : x + w * 0.72
  return (
    rect(x, y - h, w, h, wall) +
    rect(gable, y - h, w * 0.28, h, dark) +
    fill(
      polygon([
        [x - w * 0.03, y - h + h * 0.04],
        [x + w * 0.08, y - h - w * 0.2],
        [x + w * 0.92, y - h - w * 0.2],
        [x + w * 1.03, y - h + h * 0.04],
      ]),
      mood.roof,
    ) +
    (plain
      ? ''
      : opening(x + w * (side > 0 ? 0.6 : 0.2), y - h * 0.52, w * 0.14, h * 0.52, darker(mood.cork, 0.4)) +
        opening(x + w * (side > 0 ? 0.36 : 0.5), y - h * 0.7, w * 0.1, h * 0.22, pane(scene)))
  )
}

/** Houses side by side from x to `to`, each a little higher or lower than the last. */
export function whiteRow(
  scene: Scene,
  x: number,
  to: number,
  y: (x: number) => number,
  size: number,
  plain = false,
): string {
  const { random } = scene
  let out = ''
  let left = x
  while (left < to) {
    const w = size * random.between(0.85, 1.3)
    out += whiteHouse(scene, left, y(left + w / 2), w, size * random.between(0.62, 0.9), plain)
    left += w * random.between(0.94, 1.04)
  }
  return out
}
