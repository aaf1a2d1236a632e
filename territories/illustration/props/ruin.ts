import { courses, tower, wallColour } from '../buildings/battlements.ts'
import { darker } from '../colour.ts'
import { add, type Scene } from '../scene.ts'
import { type Point, polygon } from '../shape.ts'

/** A rectangular tower, a stretch of wall and one gate; lower left corner at x, y, about 430 wide and 290 tall for scale 1. */
export function ruin(scene: Scene, x: number, y: number, s: number): void {
  const colour = wallColour(scene)
  const wall: Point[] = [
    [x + 90 * s, y],
    [x + 90 * s, y - 126 * s],
    [x + 250 * s, y - 126 * s],
    [x + 268 * s, y - 108 * s],
    [x + 300 * s, y - 114 * s],
    [x + 322 * s, y - 84 * s],
    [x + 356 * s, y - 80 * s],
    [x + 372 * s, y - 40 * s],
    [x + 410 * s, y - 28 * s],
    [x + 420 * s, y],
  ]
  const gate = `M${x + 196 * s} ${y + 1}V${y - 46 * s}A${24 * s} ${26 * s} 0 0 1 ${x + 244 * s} ${y - 46 * s}V${y + 1}Z`
  const tone = darker(colour, 0.08)
  add(
    scene,
    `<path fill-rule="evenodd" fill="${tone}" d="${polygon(wall)}${gate}"/>`,
    courses(scene, x + 130 * s, y - 70 * s, 190 * s, 46 * s, tone, 5),
    tower(scene, x, y, 132 * s, 270 * s, { broken: true, windows: [[0.5, 0.62]], marks: 7 }),
  )
}
