import { add, type Scene } from '../scene.ts'
import { circle, line } from '../shape.ts'

/** String of lamps from one edge to the other. */
export function lights(scene: Scene, y = 60, sag = 230): void {
  const { mood } = scene
  add(scene, line(`M-20 ${y}Q600 ${y + sag * 2} 1220 ${y - 20}`, { width: 5, colour: mood.ink }))
  for (let i = 0; i < 7; i++) {
    const t = (i + 0.5) / 7
    const [px, py] = [-20 + t * 1240, (1 - t) ** 2 * y + 2 * t * (1 - t) * (y + sag * 2) + t * t * (y - 20)]
    add(
      scene,
      circle(px, py + 24, 62, mood.lamp, 0.22),
      circle(px, py + 22, 22, mood.lamp),
      line(`M${px} ${py}v8`, { width: 12, colour: mood.ink }),
    )
  }
}
