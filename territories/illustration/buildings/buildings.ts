import { darker, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { fill, line } from '../shape.ts'
import { masiaHouse } from './farmhouse.ts'
import { look } from './perspective.ts'

/** Glass by day, lamplight by night. */
export const pane = (scene: Scene) =>
  scene.mood.night || scene.mood.light === 'dusk'
    ? scene.mood.lamp
    : mix(scene.mood.ink, scene.mood.water, 0.4)

export const doorAt = (
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  colour = scene.mood.cork,
  arch = true,
) =>
  fill(
    arch
      ? `M${x} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y - h + w / 2}V${y}Z`
      : `M${x} ${y}v${-h}h${w}v${h}Z`,
    darker(colour, 0.35),
  ) + line(`M${x + w / 2} ${y}V${y - h * 0.95}`, { width: 2, colour: darker(colour, 0.6) })

/** Masia far off, for a picture about something else: its left foot at x, y, `w` wide. */
export function masia(scene: Scene, x: number, y: number, w: number): string {
  const [away, width] = [60, 20]
  const focal = (w / width) * away
  const eye = 1.7
  const view = look(scene, { eye, focal, horizon: y - (focal * eye) / away, middle: x + w / 2 })
  return masiaHouse(view, { x: -9.4, z: away - 3, turn: scene.side < 0 ? 18 : -18 })
}
