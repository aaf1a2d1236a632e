import { darker, mix } from '../colour.ts'
import { canopy } from '../land/trees.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { fill, line } from '../shape.ts'

/** A bough of cork oak that hangs into the picture from one of its upper corners. */
export function bough(scene: Scene, from: 'left' | 'right', reach = 1): void {
  const { mood } = scene
  const x = (share: number) => (from === 'left' ? share : WIDTH - share)
  add(
    scene,
    line(`M${x(-40)} ${150 * reach}Q${x(110 * reach)} ${96 * reach} ${x(260 * reach)} ${40 * reach}`, {
      width: 34 * reach,
      colour: darker(mood.bark, 0.15),
    }),
    canopy(scene, x(330 * reach), 30 * reach, 190 * reach, 80 * reach),
    canopy(scene, x(80 * reach), 10, 240 * reach, 110 * reach),
  )
}

/** A swell of land at the viewer's feet, darker than what lies behind it. `left` and `right`: its height at the edges. */
export function nearSwell(scene: Scene, left: number, right: number, colour?: string): void {
  const { mood, random } = scene
  const tone = colour ?? mix(mood.near, mood.ground, 0.35)
  const bend = random.between(-14, 14)
  add(
    scene,
    fill(
      `M-20 ${left}C300 ${left + (right - left) * 0.16 + bend} 760 ${right - (right - left) * 0.2 - bend} ${WIDTH + 20} ${right}V${HEIGHT}H-20Z`,
      tone,
    ),
  )
}
