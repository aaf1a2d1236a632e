import { face, type LookOptions, look, type Spot, type View } from '../buildings/perspective.ts'
import { mix } from '../colour.ts'
import { add, type Scene } from '../scene.ts'
import { backHills, ground } from './land.ts'
import { sky } from './sky.ts'
import { corkOak } from './trees.ts'

/** Open country seen from a man's height; the land begins at the horizon of the view. */
export function countryside(
  scene: Scene,
  options: LookOptions & { hills?: number; grass?: number } = {},
): View {
  const view = look(scene, { focal: 1000, horizon: 540, ...options })
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: view.horizon - (options.hills ?? 110), layers: 3 })
  ground(scene, { top: view.horizon + 6, grass: options.grass ?? 10 })
  return view
}

/** A cork oak so near that the edge of the paper cuts it. */
export function nearOak(scene: Scene, side: -1 | 1, h = 760): void {
  add(scene, corkOak(scene, side < 0 ? 34 : 1166, 812, h, { lean: side * 0.05, stripped: 0.9 }))
}

/** A lane from the foot of the picture to a place on the ground. */
export function lane(view: View, to: Spot, from: Spot, wide = 3): string {
  const { mood } = view.scene
  const bend = (t: number): Spot => [
    from[0] + (to[0] - from[0]) * t + Math.sin(t * Math.PI) * wide * 0.9,
    0,
    from[2] + (to[2] - from[2]) * t,
  ]
  const edge = (k: number) =>
    Array.from({ length: 11 }, (_, i) => bend(i / 10)).map(
      ([x, y, z], i): Spot => [x + k * wide * 0.5 * (1 - i * 0.045), y, z],
    )
  return (
    face(view, [...edge(-1), ...edge(1).reverse()], mood.path) +
    face(view, [...edge(0.3), ...edge(1).reverse()], mix(mood.path, mood.near, 0.14))
  )
}
