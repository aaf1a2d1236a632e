import { lighter, mix } from '../colour.ts'
import { add, type Scene } from '../scene.ts'
import { circle, ellipse, fill, rect } from '../shape.ts'

/** One tongue of flame, wide `w`, its tip bent to `bend`. */
const tongue = (x: number, y: number, w: number, h: number, bend: number) =>
  `M${x - w} ${y}C${x - w * 1.5} ${y - h * 0.42} ${x - w * 0.1} ${y - h * 0.5} ${x + bend} ${y - h}C${x + bend + w * 0.5} ${y - h * 0.62} ${x + w * 1.5} ${y - h * 0.4} ${x + w} ${y}Z`

/** Fire of logs set up against each other; the middle of its foot at x, y. */
export function bonfire(scene: Scene, x: number, y: number, h: number): void {
  const { mood, side } = scene
  const w = h * 0.3
  const log = mix(mood.bark, mood.ink, 0.35)
  add(
    scene,
    circle(x, y - h * 0.42, h * 1.15, mood.accent, 0.16),
    circle(x, y - h * 0.36, h * 0.72, mood.lamp, 0.18),
    ellipse(x, y, w * 2.1, h * 0.1, mood.lamp, 0.3),
  )
  for (const [dx, tip] of [
    [-1.3, 0.16],
    [1.3, -0.2],
    [-0.75, 0.3],
    [0.8, 0.05],
  ] as const)
    add(
      scene,
      fill(
        `M${x + dx * w - w * 0.14} ${y}L${x + tip * w - w * 0.05} ${y - h * 0.5}h${w * 0.16}L${x + dx * w + w * 0.18} ${y}Z`,
        log,
      ),
    )
  // fire is its own light: the tint of the night does not reach it
  const [red, amber] = [mix('#d9522a', mood.cork, 0.2), mix('#f0a02e', mood.accent, 0.2)]
  for (const [dx, k, ww, tone] of [
    [-0.5, 0.66, 0.46, red],
    [0.52, 0.74, 0.46, red],
    [0, 1, 0.62, red],
    [-0.3, 0.5, 0.36, amber],
    [0.28, 0.62, 0.4, amber],
    [0, 0.42, 0.34, mood.lamp],
  ] as const)
    add(scene, fill(tongue(x + dx * w, y, ww * w, h * k, side * w * 0.18), tone))
  add(
    scene,
    `<g transform="translate(${x} ${y}) rotate(6)">${rect(-w * 1.2, -h * 0.05, w * 2.3, h * 0.075, log, 12)}</g><g transform="translate(${x} ${y}) rotate(-8)">${rect(-w * 1.1, -h * 0.02, w * 2.2, h * 0.075, lighter(log, 0.12), 12)}</g>`,
  )
  for (const [dx, dy, r] of [
    [-0.5, 1.02, 0.02],
    [0.7, 1.16, 0.016],
    [0.2, 1.3, 0.022],
    [-0.9, 0.8, 0.016],
    [1.1, 0.86, 0.02],
  ] as const)
    add(scene, circle(x + dx * w, y - dy * h, r * h, mood.lamp))
}
