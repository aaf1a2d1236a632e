import { look, project, scaleAt } from '../buildings/perspective.ts'
import { darker, lighter, mix } from '../colour.ts'
import { backHills, ground } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { corkOak } from '../land/trees.ts'
import { posed } from '../people/people.ts'
import { WALKING } from '../people/poses.ts'
import { candle } from '../props/music.ts'
import { add, type Scene } from '../scene.ts'
import { ellipse, fill, polygon, rect } from '../shape.ts'

/** The line of candles comes down the path from the white sanctuary. */
function candlelight(scene: Scene): void {
  const { mood, side } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 370, layers: 2 })
  ground(scene, { top: 440, grass: 6 })
  const view = look(scene, { horizon: 372, eye: 2.4, focal: 900 })
  const way: readonly (readonly [number, number])[] = [
    [2.8, 3.6],
    [1.1, 5.2],
    [-0.5, 7.6],
    [-1.7, 11],
    [-2.8, 16],
    [-3.8, 23],
  ]
  const spot = ([px, pz]: readonly [number, number], d = 0) => project(view, [(px + d) * side, 0, pz])
  add(
    scene,
    fill(
      polygon([
        spot([8, 2.2]),
        ...way.map((w) => spot(w, 1.5)),
        ...[...way].reverse().map((w) => spot(w, -1.1)),
        spot([0.4, 2]),
      ]),
      mood.path,
    ),
  )
  sanctuary(scene, ...spot([-4.2, 25]), 340)
  for (const [i, w] of [...way].reverse().entries())
    for (const [d, z, bright] of [
      [-0.5, 0.7, 0],
      [0.35, 0, 1],
    ] as const) {
      const at = [(w[0] + d) * side, 0, w[1] + z] as const
      const [px, py] = project(view, at)
      add(
        scene,
        posed(
          scene,
          px,
          py,
          (scaleAt(view, at) * 1.7) / 100,
          {
            ...WALKING,
            hands: [
              [18, -66],
              [14, -60],
            ],
          },
          {
            flip: side > 0,
            skirt: (i + bright) % 2 === 0,
            hat: (i + bright) % 3 === 0 ? 'scarf' : undefined,
            held: { before: candle(scene, 19, -64) },
          },
        ),
      )
    }
  add(scene, corkOak(scene, 600 - side * 640, 720, 660, { lean: side * 0.06 }))
}

/** White hall with a gable front and a slim tower. */
function sanctuary(scene: Scene, x: number, y: number, w: number): void {
  const { mood, side } = scene
  // the tower stands on the side away from the tree
  const tower = side > 0 ? x + w * 0.06 : x - w * 0.62
  const wall = mix(mood.wall, '#ffffff', mood.night ? 0.1 : 0.5)
  const dark = mix(mood.ink, mood.water, 0.35)
  const h = w * 0.42
  add(
    scene,
    rect(x - w * 0.2, y - h * 0.8, w * 0.72, h * 0.8, darker(wall, 0.1)),
    fill(
      polygon([
        [x - w * 0.2, y - h * 0.8],
        [x - w * 0.1, y - h * 1.14],
        [x + w * 0.46, y - h * 1.14],
        [x + w * 0.55, y - h * 0.8],
      ]),
      mood.roof,
    ),
    fill(
      polygon([
        [x - w * 0.46, y],
        [x - w * 0.46, y - h * 0.84],
        [x - w * 0.2, y - h * 1.3],
        [x + w * 0.06, y - h * 0.84],
        [x + w * 0.06, y],
      ]),
      wall,
    ),
    fill(
      polygon([
        [x - w * 0.5, y - h * 0.78],
        [x - w * 0.2, y - h * 1.4],
        [x + w * 0.1, y - h * 0.78],
        [x + w * 0.06, y - h * 0.74],
        [x - w * 0.2, y - h * 1.24],
        [x - w * 0.46, y - h * 0.74],
      ]),
      mood.roof,
    ),
    fill(
      `M${x - w * 0.28} ${y}v${-h * 0.4}a${w * 0.08} ${w * 0.08} 0 0 1 ${w * 0.16} 0v${h * 0.4}Z`,
      mix(mood.cork, mood.ink, 0.3),
    ),
    ellipse(x - w * 0.2, y - h * 0.86, w * 0.045, w * 0.045, dark),
    rect(tower, y - h * 2, w * 0.16, h * 2, lighter(wall, 0.1)),
    rect(side > 0 ? tower : tower + w * 0.1, y - h * 2, w * 0.06, h * 2, darker(wall, 0.14)),
    rect(tower + w * 0.05, y - h * 1.86, w * 0.06, h * 0.34, dark),
    fill(
      polygon([
        [tower - w * 0.02, y - h * 2],
        [tower + w * 0.08, y - h * 2.4],
        [tower + w * 0.18, y - h * 2],
      ]),
      mood.roof,
    ),
  )
  for (let i = 0; i < 3; i++)
    add(scene, rect(x + w * (0.14 + i * 0.13), y - h * 0.62, w * 0.045, h * 0.3, dark))
}

export const procession: Record<string, (scene: Scene) => void> = { procession: candlelight }
