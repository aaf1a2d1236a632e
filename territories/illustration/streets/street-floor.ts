import { type LookOptions, look, type View } from '../buildings/perspective.ts'
import { mix } from '../colour.ts'
import { backHills } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { rect } from '../shape.ts'
import { paving } from './streets.ts'

/** Sky, and the floor of a street. */
export function streetFloor(scene: Scene, options: LookOptions & { hills?: boolean } = {}): View {
  const { mood } = scene
  const view = look(scene, { horizon: 560, focal: 820, ...options })
  sky(scene, { clouds: 2 })
  if (options.hills) backHills(scene, { horizon: view.horizon - 60, layers: 2 })
  add(
    scene,
    rect(0, view.horizon, WIDTH, HEIGHT - view.horizon, mood.path),
    paving(view, mix(mood.path, mood.stone, 0.16)),
  )
  return view
}

/** Sky and hills over the roofs, and the floor of a square. */
export function townFloor(scene: Scene, options: LookOptions & { hills?: boolean } = {}): View {
  const { mood } = scene
  const view = look(scene, { horizon: 540, ...options })
  sky(scene, { clouds: 2 })
  if (options.hills !== false) backHills(scene, { horizon: view.horizon - 60, layers: 2 })
  add(
    scene,
    rect(0, view.horizon, WIDTH, HEIGHT - view.horizon, mood.path),
    paving(view, mix(mood.path, mood.stone, 0.12)),
  )
  return view
}
