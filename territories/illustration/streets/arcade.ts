import {
  face,
  lengthOf,
  lit,
  normalOf,
  onWall,
  onWallFace,
  type View,
  type Wall,
} from '../buildings/perspective.ts'
import { mix } from '../colour.ts'
import type { Point } from '../shape.ts'

/** Arches on pillars along a wall line; one looks through them. `thick` metres of stone. */
export function arcade(
  view: View,
  wall: Wall,
  count: number,
  h: number,
  colour: string,
  arch: { spring: number; pillar: number; thick?: number },
): string {
  const length = lengthOf(wall)
  const step = length / count
  const { spring, pillar, thick = 0.8 } = arch
  const radius = (step - pillar) / 2
  const normal = normalOf(wall)
  const tone = lit(view, colour, normal)
  const shade = mix(tone, view.scene.mood.shadow, 0.38)
  const curve = (middle: number, top: number): Point[] => {
    const points: Point[] = []
    for (let i = 0; i <= 14; i++) {
      const a = Math.PI - (i / 14) * Math.PI
      points.push([middle + Math.cos(a) * radius, top + Math.sin(a) * Math.min(radius, h - top - 0.3)])
    }
    return points
  }
  let out = ''
  for (let i = 0; i < count; i++) {
    const middle = step * (i + 0.5)
    // the inside of the arch, seen through the thickness
    const ring = curve(middle, spring)
    const outer: Point[] = [[middle - radius, 0], ...ring, [middle + radius, 0]]
    for (let k = 0; k + 1 < outer.length; k++) {
      const [a, b] = [outer[k], outer[k + 1]]
      if (a && b)
        out += face(
          view,
          [
            onWall(wall, a[0], a[1]),
            onWall(wall, b[0], b[1]),
            onWall(wall, b[0], b[1], -thick),
            onWall(wall, a[0], a[1], -thick),
          ],
          shade,
        )
    }
  }
  const front: Point[] = [[0, 0]]
  for (let i = 0; i < count; i++) {
    const middle = step * (i + 0.5)
    front.push([middle - radius, 0], ...curve(middle, spring), [middle + radius, 0])
  }
  front.push([length, 0], [length, h], [0, h])
  return out + onWallFace(view, wall, front, tone)
}
