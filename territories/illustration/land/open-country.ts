import type { Scene } from '../scene.ts'
import { backHills, ground } from './land.ts'
import { sky } from './sky.ts'

/** Few clouds, two lines of hills, grass: a calm ground for one large subject. */
export function openCountry(scene: Scene, horizon: number, top: number, grass = 6): void {
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon, layers: 2 })
  ground(scene, { top, grass })
}
