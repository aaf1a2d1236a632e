import {
  oblong,
  onWallFace,
  post,
  project,
  rod,
  scaleAt,
  type View,
  type Wall,
} from '../buildings/perspective.ts'
import { lighter, mix } from '../colour.ts'
import { ellipse, fill } from '../shape.ts'
import { dapple, planeTree } from './plane-tree.ts'

export function treeAt(view: View, x: number, z: number, h: number): string {
  const [px, py] = project(view, [x, 0, z])
  return (
    dapple(view, x - view.scene.side * h * 0.28, z - 0.6, h * 0.24) +
    planeTree(view.scene, px, py, h * scaleAt(view, [x, 0, z]))
  )
}

export function bench(view: View, x: number, z: number): string {
  const { mood } = view.scene
  const wood = mix(mood.leaf, mood.ink, 0.2)
  const iron = mix(mood.ink, mood.shadow, 0.4)
  const wall: Wall = { from: [x, z], to: [x + 2.2, z - 0.5] }
  return (
    rod(
      view,
      [
        [x + 0.2, 0, z],
        [x + 0.2, 0.9, z + 0.2],
      ],
      0.09,
      iron,
    ) +
    rod(
      view,
      [
        [x + 2, 0, z - 0.5],
        [x + 2, 0.9, z - 0.3],
      ],
      0.09,
      iron,
    ) +
    onWallFace(view, wall, oblong(0, 0.55, 2.2, 0.16), wood, -0.2) +
    onWallFace(view, wall, oblong(0, 0.78, 2.2, 0.16), wood, -0.2) +
    onWallFace(view, wall, oblong(0, 0.4, 2.2, 0.1), lighter(wood, 0.14), 0.24)
  )
}

/** A round café table with two chairs. */
export function cafe(view: View, x: number, z: number): string {
  const { mood } = view.scene
  const iron = mix(mood.ink, mood.shadow, 0.35)
  const [px, py] = project(view, [x, 0.75, z])
  const s = scaleAt(view, [x, 0.75, z])
  const chair = (cx: number, k: number) =>
    post(view, cx, z, 0.46, 0.06, iron) +
    rod(
      view,
      [
        [cx + k * 0.4, 0, z],
        [cx + k * 0.42, 0.95, z],
      ],
      0.06,
      iron,
    ) +
    rod(
      view,
      [
        [cx - k * 0.04, 0.46, z],
        [cx + k * 0.42, 0.46, z],
      ],
      0.1,
      mood.cork,
    ) +
    rod(
      view,
      [
        [cx + k * 0.42, 0.62, z],
        [cx + k * 0.43, 0.95, z],
      ],
      0.14,
      mood.cork,
    )
  return (
    chair(x - 0.62, -1) +
    chair(x + 0.62, 1) +
    ellipse(px, py + s * 0.77, s * 0.5, s * 0.1, mood.shadow, 0.3) +
    post(view, x, z, 0.75, 0.09, iron) +
    ellipse(px, py, s * 0.46, s * 0.1, mix(mood.paper, mood.stone, 0.2)) +
    fill(`M${px - s * 0.14} ${py - s * 0.02}v${-s * 0.16}h${s * 0.12}v${s * 0.16}Z`, mood.cork)
  )
}
