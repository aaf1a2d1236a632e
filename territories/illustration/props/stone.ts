import { darker, mix } from '../colour.ts'
import { add, type Scene } from '../scene.ts'
import { ellipse, fill, polygon } from '../shape.ts'
import { capstone, lichen, upright } from './granite.ts'

/** A chamber of rounded granite, or of slate (`hard`), lamplight within or not, under one thick capstone: about 600 wide and 320 tall for scale 1, its foot at x, y. */
export function dolmen(
  scene: Scene,
  x: number,
  y: number,
  s: number,
  { hard = false, lit = false }: { hard?: boolean; lit?: boolean } = {},
): void {
  const { mood } = scene
  const colour = hard ? mix(mood.stone, mood.ink, 0.16) : mood.stone
  const set = (dx: number, dy: number, w: number, h: number, lean: number, deep = 0) =>
    upright(scene, x + dx * s, y + dy * s, w * s, h * s, {
      lean,
      deep: lit ? 0 : deep,
      hard,
      colour: lit && deep > 0.5 ? mix(colour, mood.lamp, 0.5) : colour,
    })
  const inside = polygon([
    [x - 200 * s, y - 4 * s],
    [x - 180 * s, y - 218 * s],
    [x + 190 * s, y - 218 * s],
    [x + 205 * s, y - 4 * s],
  ])
  add(
    scene,
    ellipse(x - scene.side * 40 * s, y + 4 * s, 340 * s, 26 * s, mood.shadow, 0.36),
    fill(inside, lit ? mix(mood.lamp, mood.cork, 0.45) : mix(darker(mood.stone, 0.72), mood.shadow, 0.4)),
    // daylight falls in between the stones at the back
    fill(
      polygon([
        [x - 34 * s, y - 20 * s],
        [x - 22 * s, y - 210 * s],
        [x - 2 * s, y - 210 * s],
        [x + 6 * s, y - 20 * s],
      ]),
      mix(mood.ground, mood.glow, mood.night ? 0.15 : 0.5),
    ),
    set(-96, -12, 128, 214, 0.02, 0.66),
    set(72, -10, 140, 216, -0.03, 0.72),
    set(-214, 6, 132, 238, 0.1),
    set(216, 8, 148, 240, -0.09),
    set(70, 16, 118, 84, 0.05, 0.05),
    capstone(scene, x + 4 * s, y - 208 * s, 660 * s, 120 * s, { tilt: -2.5, hard, colour }),
    lichen(scene, x + 128 * s, y - 246 * s, 26 * s),
  )
}

/** Lime-white front: the towns of the border. */
export const white = (scene: Scene) => mix(scene.mood.wall, '#ffffff', 0.45)
