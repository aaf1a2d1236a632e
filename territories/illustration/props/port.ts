import { darker, lighter, mix } from '../colour.ts'
import { add, type Scene } from '../scene.ts'
import { fill, rect } from '../shape.ts'

/** White houses over the round arches of the little port (les voltes); lower left corner at x, y. */
export function portArcades(scene: Scene, x: number, y: number, w: number, count: number): void {
  const { mood, random, side } = scene
  const white = mix(mood.wall, '#ffffff', mood.night ? 0.1 : 0.55)
  const step = w / count
  const lamp = mood.night || mood.light === 'dusk'
  const inside = lamp ? mix(mood.lamp, mood.bark, 0.3) : mix(mood.water, mood.ink, 0.45)
  const arch = step * 0.76
  for (let i = 0; i < count; i++) {
    const hx = x + i * step
    const h = step * random.between(1.5, 2.3)
    const wall = i % 2 ? white : mix(white, mood.accent, 0.08)
    add(
      scene,
      rect(hx, y - h, step + 1, h, wall),
      side > 0
        ? rect(hx, y - h, step * 0.16, h, darker(wall, 0.1))
        : rect(hx + step * 0.84, y - h, step * 0.17, h, darker(wall, 0.1)),
      fill(
        `M${hx - 5} ${y - h + 6}L${hx + 6} ${y - h - step * 0.16}H${hx + step - 6}L${hx + step + 5} ${y - h + 6}Z`,
        mood.roof,
      ),
      rect(
        hx + step * 0.2,
        y - h + step * 0.24,
        step * 0.2,
        step * 0.3,
        lamp ? mood.lamp : mix(mood.water, mood.ink, 0.3),
      ),
      rect(hx + step * 0.6, y - h + step * 0.24, step * 0.2, step * 0.3, mix(mood.leaf, mood.water, 0.5)),
    )
  }
  // the arches stand a little before the houses
  const top = y - step * 0.98
  add(
    scene,
    rect(x - 6, top, w + 12, y - top, lighter(white, 0.14)),
    rect(x - 6, top - 8, w + 12, 14, darker(white, 0.16)),
  )
  for (let i = 0; i < count; i++) {
    const ax = x + (i + 0.5) * step
    add(
      scene,
      fill(
        `M${ax - arch / 2} ${y}V${y - step * 0.42}A${arch / 2} ${arch / 2} 0 0 1 ${ax + arch / 2} ${y - step * 0.42}V${y}Z`,
        inside,
      ),
      fill(
        side > 0
          ? `M${ax - arch / 2} ${y}V${y - step * 0.42}A${arch / 2} ${arch / 2} 0 0 1 ${ax - arch * 0.3} ${y - step * 0.72}V${y}Z`
          : `M${ax + arch / 2} ${y}V${y - step * 0.42}A${arch / 2} ${arch / 2} 0 0 0 ${ax + arch * 0.3} ${y - step * 0.72}V${y}Z`,
        darker(white, 0.3),
      ),
    )
  }
}
