import { add, type Scene } from '../scene.ts'
import { ellipse, fill, line } from '../shape.ts'

export function boat(scene: Scene, x: number, y: number, s: number, colour: string): void {
  const { mood } = scene
  add(
    scene,
    ellipse(x, y + 4 * s, 130 * s, 14 * s, mood.shadow, 0.3),
    fill(
      `M${x - 130 * s} ${y - 64 * s}Q${x} ${y - 36 * s} ${x + 140 * s} ${y - 74 * s}Q${x + 110 * s} ${y} ${x + 60 * s} ${y}H${x - 70 * s}Q${x - 116 * s} ${y} ${x - 130 * s} ${y - 64 * s}Z`,
      colour,
    ),
    line(`M${x - 130 * s} ${y - 64 * s}Q${x} ${y - 36 * s} ${x + 140 * s} ${y - 74 * s}`, {
      width: 10 * s,
      colour: mood.paper,
    }),
    line(`M${x} ${y - 50 * s}V${y - 190 * s}`, { width: 7 * s, colour: mood.bark }),
  )
}
