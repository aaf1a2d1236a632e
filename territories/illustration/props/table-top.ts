import { darker, lighter, mix } from '../colour.ts'
import { water } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { openLand, viewWindow } from '../settings.ts'
import { fill, rect } from '../shape.ts'

/** Table seen from a slight height, filling the lower part: for dishes and things. */
export function table(
  scene: Scene,
  options: { cloth?: boolean; y?: number; back?: 'wall' | 'land' | 'sea' } = {},
): void {
  const { mood } = scene
  const { y = 470, cloth = false, back = 'wall' } = options
  if (back === 'wall') tableWall(scene, y)
  else if (back === 'sea') {
    sky(scene, { clouds: 2 })
    water(scene, Math.min(330, y - 70), HEIGHT)
  } else openLand(scene, { horizon: Math.min(300, y - 110), top: y - 40, grass: 0, layers: 2 })
  const top = cloth ? mix(mood.paper, '#ffffff', mood.night ? 0.1 : 0.4) : mix(mood.bark, mood.cork, 0.4)
  add(
    scene,
    rect(0, y, WIDTH, HEIGHT - y, top),
    rect(0, y, WIDTH, 10, cloth ? darker(top, 0.08) : lighter(top, 0.2)),
  )
  // boards and stripes run towards one point behind the table, so that plates and table are seen from one place
  const depth = HEIGHT - y
  const band = (from: number, to: number, colour: string, opacity = 1) => {
    const near = (x: number) => 600 + (x - 600) * (1 + depth / 360)
    return fill(`M${from} ${y + 10}H${to}L${near(to)} ${HEIGHT}H${near(from)}Z`, colour, opacity)
  }
  if (!cloth) {
    for (let i = -3; i < 4; i += 2)
      add(scene, band(500 + i * 200, 700 + i * 200, darker(top, Math.abs(i) > 2 ? 0.14 : 0.09)))
    return
  }
  for (let i = -4; i <= 4; i++) add(scene, band(575 + i * 165, 625 + i * 165, mood.cork, 0.5))
  for (const [share, thick] of [
    [0.07, 12],
    [0.26, 20],
    [0.58, 30],
  ] as const)
    add(
      scene,
      `<rect x="0" y="${y + depth * share}" width="${WIDTH}" height="${thick}" fill="${mood.cork}" opacity=".42"/>`,
    )
}

/** The wall behind a table: bare with the light of a window on it, tiled, with a shelf, or with a window. */
function tableWall(scene: Scene, y: number): void {
  const { mood, random, side } = scene
  const kind = (scene.view + random.int(0, 3)) % 4
  const wall = mix(mood.wall, random.pick([mood.leaf, mood.water, mood.cork, mood.accent] as const), 0.3)
  add(scene, rect(0, 0, WIDTH, y + 4, wall))
  if (kind === 0) {
    const x = side < 0 ? 470 : 330
    const slant = -side * 150
    for (const [from, to] of [
      [0, 180],
      [206, 386],
    ] as const)
      add(
        scene,
        fill(
          `M${x + from + slant} -10H${x + to + slant}L${x + to - slant * 0.6} ${y - 40}H${x + from - slant * 0.6}Z`,
          mood.glow,
          0.55,
        ),
      )
  } else if (kind === 1) {
    const tile = mix(mood.water, mood.wall, 0.35)
    add(scene, rect(0, y - 190, WIDTH, 194, tile), rect(0, y - 204, WIDTH, 16, darker(tile, 0.25)))
    for (let i = 0; i < 6; i++)
      add(scene, fill(`M${i * 220 + 40} ${y - 96}l70 -70 70 70 -70 70Z`, mix(mood.paper, tile, 0.3)))
  } else if (kind === 2) {
    const wood = mix(mood.bark, mood.cork, 0.3)
    add(scene, rect(0, y - 230, WIDTH, 20, wood), rect(0, y - 210, WIDTH, 14, darker(wall, 0.16)))
    for (const [x, w, h, tone] of [
      [120, 110, 130, mood.roof],
      [270, 70, 170, mix(mood.leaf, mood.ink, 0.4)],
      [880, 150, 90, mood.paper],
      [1060, 96, 140, mood.accent],
    ] as const)
      add(
        scene,
        fill(
          `M${x} ${y - 230}q-14 ${-h * 0.5} ${w * 0.3} ${-h * 0.82}v${-h * 0.18}h${w * 0.4}v${h * 0.18}q${w * 0.3 + 14} ${h * 0.32} ${w * 0.3} ${h * 0.82}Z`,
          mix(tone, wall, 0.25),
        ),
      )
  } else viewWindow(scene, side < 0 ? 90 : 680, -60, 430, y - 30)
}
