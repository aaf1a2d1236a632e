import { darker, lighter, mix } from '../colour.ts'
import { add, type Scene, WIDTH } from '../scene.ts'
import { blob, fill, line, rect } from '../shape.ts'

/** A dry wall of granite down to the lower edge, from one x to another: large stones in three rows. */
export function graniteWall(scene: Scene, top: number, from = -20, to = WIDTH + 20): void {
  const { mood, random, side } = scene
  const stone = mix(mood.stone, mood.wall, 0.15)
  add(
    scene,
    fill(
      `M${from} ${top + 24}Q${(from + to) / 2} ${top + 6} ${to} ${top + 28}V820H${from}Z`,
      darker(stone, 0.5),
    ),
  )
  for (const [row, y] of [top + 34, top + 92, top + 146].entries()) {
    const h = 54 + row * 5
    let x = from - random.between(0, 40)
    while (x < to - 30) {
      const w = Math.min(random.between(130, 240), Math.max(90, to - x))
      add(
        scene,
        fill(
          blob(random, x + w / 2, y, w * 0.52, h * 0.56, 0.07, 8),
          darker(stone, 0.1 + random.between(0, 0.14)),
        ),
        fill(
          blob(random, x + w / 2 + side * w * 0.06, y - h * 0.12, w * 0.4, h * 0.34, 0.08, 8),
          lighter(stone, random.between(0.02, 0.16)),
        ),
      )
      x += w
    }
  }
}

/** A closed gate of five bars between two posts of granite; its left post, its foot, its width and height. */
export function fieldGate(scene: Scene, x: number, y: number, w: number, h: number): string {
  const { mood, side } = scene
  const wood = mix(mood.bark, mood.accent, 0.35)
  const stone = mix(mood.stone, mood.wall, 0.25)
  const bars = [0.12, 0.34, 0.56, 0.78, 0.98]
    .map(
      (share) =>
        rect(x, y - h * share, w, h * 0.075, wood) +
        rect(x, y - h * share + h * 0.055, w, h * 0.02, darker(wood, 0.3)),
    )
    .join('')
  const post = (px: number) =>
    fill(
      `M${px - 38} ${y + 30}V${y - h * 1.22}Q${px - 10} ${y - h * 1.34} ${px + 36} ${y - h * 1.2}V${y + 30}Z`,
      stone,
    ) +
    fill(
      side > 0
        ? `M${px - 38} ${y + 30}V${y - h * 1.22}L${px - 12} ${y - h * 1.28}V${y + 30}Z`
        : `M${px + 36} ${y + 30}V${y - h * 1.2}L${px + 10} ${y - h * 1.26}V${y + 30}Z`,
      darker(stone, 0.24),
    )
  return (
    line(`M${x + 20} ${y - h * 0.1}L${x + w - 30} ${y - h * 0.94}`, {
      width: h * 0.07,
      colour: darker(wood, 0.14),
      cap: 'butt',
    }) +
    bars +
    rect(x + 6, y - h * 1.02, h * 0.09, h, darker(wood, 0.1)) +
    rect(x + w - h * 0.1, y - h * 1.02, h * 0.09, h, darker(wood, 0.1)) +
    post(x - 30) +
    post(x + w + 30)
  )
}
