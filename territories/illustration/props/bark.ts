import { darker, lighter, mix } from '../colour.ts'
import { add, HEIGHT, type Scene } from '../scene.ts'
import { fill, type Point, rect, smooth } from '../shape.ts'

/** The old bark of a cork oak from near: long upright ribs between deep clefts, from x = left to right; it turns away into the shade at the side without sun. */
export function barkWall(scene: Scene, left: number, right: number): void {
  const { mood, random, side } = scene
  const bark = mix(mood.bark, mood.stone, 0.14)
  add(scene, rect(left, 0, right - left, HEIGHT, darker(bark, 0.5)))
  let x = left - 20
  while (x < right) {
    const wide = random.between(90, 170)
    const share = (x + wide / 2 - left) / (right - left)
    const tone = darker(bark, (side > 0 ? 1 - share : share) * 0.28)
    let y = -random.between(60, 420)
    while (y < HEIGHT) {
      const h = random.between(360, 640)
      add(scene, rib(scene, x + wide / 2, y, Math.min(wide, right - x), h, tone))
      y += h - random.between(10, 40)
    }
    x += wide
  }
}

/** One rib: broken edges, and planes of light along the side of the sun. */
function rib({ random, side }: Scene, x: number, y: number, w: number, h: number, tone: string): string {
  const steps = 7
  const edge = (k: number) =>
    Array.from(
      { length: steps },
      (_, i): Point => [
        x + k * w * (i === 0 || i === steps - 1 ? 0.16 : random.between(0.36, 0.56)),
        y + (h * (i + random.between(-0.2, 0.2))) / (steps - 1),
      ],
    )
  const plane = (from: number, to: number) => {
    const [near, far] = [x + side * w * 0.02, x + side * w * 0.34]
    return smooth(
      [
        [near, y + h * from],
        [far, y + h * (from + 0.04)],
        [x + side * w * 0.28, y + h * ((from + to) / 2)],
        [far, y + h * to],
        [near + side * w * 0.08, y + h * (to - 0.05)],
      ],
      true,
      12,
    )
  }
  return (
    fill(smooth([...edge(-1), ...edge(1).reverse()], true, 16), tone) +
    fill(plane(0.1, 0.42) + plane(0.52, 0.88), lighter(tone, 0.14))
  )
}
