import { look, type View } from '../buildings/perspective.ts'
import { mix } from '../colour.ts'
import { sky } from '../land/sky.ts'
import { add, type Scene } from '../scene.ts'
import { paving, type RowOptions, terrace } from './streets.ts'

export interface SquareOptions {
  horizon?: number
  /** Height of the eye, in metres. */
  eye?: number
  /** Degrees the viewer looks to the right. */
  turn?: number
  /** Metres to the houses at its end, and to those on either side. */
  far?: number
  wide?: number
  houses?: RowOptions
}

/** A square or a street between houses; what stands in it is placed with the view that comes back. */
export function square(scene: Scene, options: SquareOptions = {}): View {
  const { horizon = 430, eye = 1.7, turn = scene.side * 6, far = 26, wide = 11, houses } = options
  const { mood } = scene
  sky(scene, { clouds: 2 })
  const view = look(scene, { horizon, eye, turn })
  add(
    scene,
    paving(view, mix(mood.path, mood.stone, 0.25), 4),
    terrace(view, [-wide - 6, far], [wide + 6, far], houses),
    terrace(view, [-wide, 5], [-wide, far], houses),
    terrace(view, [wide, far], [wide, 5], houses),
  )
  return view
}
