import { darker, lighter, mix } from '../colour.ts'
import { backHills } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { posed } from '../people/people.ts'
import { STANDING } from '../people/poses.ts'
import { bride, hanging, oldHat, wine } from '../props/court.ts'
import { add, type Scene, WIDTH } from '../scene.ts'
import { fill, rect } from '../shape.ts'

/** Two couples turn before the white houses. */
export function danceInTheSquare(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 1 })
  backHills(scene, { horizon: 300, layers: 2 })
  const white = lighter(mood.wall, 0.25)
  const stone = mix(mood.stone, mood.wall, 0.2)
  for (const [x, w, top] of [
    [-20, 330, 210],
    [310, 300, 270],
    [880, 340, 180],
  ] as const) {
    add(
      scene,
      rect(x, top, w, 420, white),
      fill(`M${x - 12} ${top}L${x + 16} ${top - 46}H${x + w - 16}L${x + w + 12} ${top}Z`, mood.roof),
    )
    add(
      scene,
      fill(`M${x + w * 0.3} 630V${470}Q${x + w * 0.47} ${420} ${x + w * 0.64} ${470}V630Z`, stone),
      fill(
        `M${x + w * 0.36} 630V${482}Q${x + w * 0.47} ${446} ${x + w * 0.58} ${482}V630Z`,
        darker(mood.bark, 0.2),
      ),
      rect(x + w * 0.36, top + 60, w * 0.2, 96, stone),
      rect(x + w * 0.4, top + 72, w * 0.12, 72, mix(mood.ink, mood.water, 0.3)),
    )
  }
  add(
    scene,
    rect(0, 620, WIDTH, 180, mood.path),
    fill('M-20 700Q400 640 1220 690V820H-20Z', mix(mood.path, mood.near, 0.12)),
  )
  hanging(scene, 690, 120, 120, 300, wine(scene))
  const pair = (
    x: number,
    y: number,
    s: number,
    her: string,
    his: string,
    hats: readonly [string, string],
    turned: boolean,
  ) => {
    const step = {
      ...STANDING,
      lean: -4,
      feet: [
        [-8, 0],
        [10, -2],
      ],
    } as const
    add(
      scene,
      posed(
        scene,
        x - 25 * s,
        y,
        s,
        {
          ...step,
          hands: [
            [24, -92],
            [-14, -44],
          ],
        },
        { shirt: her, dress: { skirt: 'gown', longHair: true, hat: hats[0] }, flip: false },
      ),
      posed(
        scene,
        x + 25 * s,
        y + (turned ? 10 : 0),
        s * 1.04,
        {
          ...step,
          hands: [
            [24, -90],
            [-10, -56],
          ],
        },
        { shirt: his, flip: true, dress: { hat: hats[1], trousers: mix(mood.ink, his, 0.3) } },
      ),
    )
  }
  pair(930, 720, 3.4, mood.water, mix(mood.leaf, mood.ink, 0.2), [oldHat(scene, 2), oldHat(scene, 0)], false)
  pair(430, 786, 5.2, mood.cork, wine(scene), [bride(scene).hat ?? '', oldHat(scene, 1)], true)
}
