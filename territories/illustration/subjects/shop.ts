import { type Block, block, cornersOf } from '../buildings/blocks.ts'
import {
  face,
  figure,
  lit,
  normalOf,
  type Opening,
  oblong,
  onWall,
  onWallFace,
  type View,
  type Wall,
} from '../buildings/perspective.ts'
import { darker, lighter, mix } from '../colour.ts'
import { posed } from '../people/people.ts'
import { add, type Scene } from '../scene.ts'
import { room } from '../settings.ts'
import { circle, ellipse, fill, line, rect } from '../shape.ts'
import { streetFloor } from '../streets/street-floor.ts'
import { lamp, pot } from '../streets/street-things.ts'
import { isRaya, terrace, whitewash } from '../streets/streets.ts'

/** A shop on its street: a wide window full of cork, a striped awning. */
export function shopFront(scene: Scene): void {
  const { mood } = scene
  const view = streetFloor(scene, { middle: 800, horizon: 580, focal: 820, eye: 1.6 })
  add(scene, terrace(view, [2, 44], [4.6, 52]), terrace(view, [4.6, 50], [5.6, 9]))
  const wall = isRaya(scene) ? whitewash(scene) : mix(mood.wall, mood.accent, 0.3)
  const front: Opening[] = [3, 7, 11].map((at) => ({
    at,
    sill: 5,
    w: 1.2,
    h: 1.9,
    frame: lighter(mood.stone, 0.3),
    frameWidth: 0.22,
    balcony: at === 7,
  }))
  const house: Block = { x: -10.4, z: 8, w: 13.4, d: 9, h: 8, turn: 30, wall, rise: 2, front }
  add(scene, block(view, house))
  const { front: face_ } = cornersOf(house).walls
  const paint = mix(mood.leaf, mood.ink, 0.2)
  const on = (a: number, b: number, w: number, h: number, colour: string, out = 0.06) =>
    add(scene, onWallFace(view, face_, oblong(a, b, w, h), lit(view, colour, normalOf(face_)), out))
  on(0.9, 0, 11.6, 4, paint)
  add(
    scene,
    onWallFace(view, face_, oblong(1.4, 0.8, 7.2, 2.5), mix(mood.lamp, mood.paper, 0.35), 0.07),
    onWallFace(view, face_, oblong(9.4, 0, 2.2, 3.2), mix(mood.lamp, mood.paper, 0.2), 0.07),
  )
  on(9.4, 0, 2.2, 0.9, darker(paint, 0.2), 0.08)
  on(10.42, 0, 0.14, 3.2, paint, 0.09)
  displayed(scene, view, face_)
  on(4.9, 0.8, 0.12, 2.5, paint, 0.1)
  on(1.4, 1.95, 7.2, 0.08, mood.bark, 0.08)
  for (let i = 0; i < 9; i++) {
    const [a, b] = [0.7 + i * 1.31, 0.7 + (i + 1) * 1.31]
    const tone = i % 2 ? mood.paper : mood.cork
    add(
      scene,
      face(
        view,
        [
          onWall(face_, a, 4.2, 0.1),
          onWall(face_, a, 3.3, 1.7),
          onWall(face_, b, 3.3, 1.7),
          onWall(face_, b, 4.2, 0.1),
        ],
        lit(view, tone, [0, 0.8, -0.4]),
      ),
      onWallFace(
        view,
        face_,
        [
          [a, 3.32],
          [a, 3],
          [(a + b) / 2, 2.88],
          [b, 3],
          [b, 3.32],
        ],
        mix(tone, mood.shadow, 0.16),
        1.7,
      ),
    )
  }
  add(
    scene,
    figure(view, -0.6, 11, { skirt: true, arms: [60, -10], flip: true }),
    pot(view, 2.4, 11.4, 0.8, mood.cork),
    lamp(view, 4, 15, 4.3),
  )
}

/** Lamps, bowls and a wallet of cork in the window. */
function displayed(scene: Scene, view: View, wall: Wall): void {
  const { mood } = scene
  const cork = [mood.cork, mix(mood.cork, mood.accent, 0.5), mix(mood.bark, mood.cork, 0.5)] as const
  for (const [i, at] of [2.1, 3.3, 4.4, 5.7, 6.8, 7.9].entries()) {
    const c = cork[i % 3] ?? mood.cork
    const shape =
      i % 2
        ? oblong(at - 0.32, 0.84, 0.64, 0.7)
        : ([
            [at - 0.42, 1.4],
            [at - 0.22, 0.84],
            [at + 0.22, 0.84],
            [at + 0.42, 1.4],
          ] as const)
    add(scene, onWallFace(view, wall, shape, c, 0.075))
    if (i % 2 === 0)
      add(
        scene,
        onWallFace(
          view,
          wall,
          [
            [at - 0.4, 2.5],
            [at - 0.16, 2.95],
            [at + 0.16, 2.95],
            [at + 0.4, 2.5],
          ],
          c,
          0.075,
        ),
        onWallFace(view, wall, oblong(at - 0.02, 2.9, 0.04, 0.4), mood.ink, 0.075),
      )
    else
      add(scene, onWallFace(view, wall, oblong(at - 0.24, 2.03, 0.48, 0.36), cork[(i + 1) % 3] ?? c, 0.075))
  }
}

/** The bench in the workshop behind the shop: somebody turns a bowl of cork under the lamp. */
export function workshop(scene: Scene): void {
  const { mood } = scene
  room(scene, { windowX: 700, wall: mix(mood.wall, mood.accent, 0.24) })
  const wood = mix(mood.bark, mood.cork, 0.4)
  const tones = [mood.cork, mix(mood.cork, mood.accent, 0.5), mix(mood.bark, mood.cork, 0.5)] as const
  add(scene, rect(80, 210, 330, 14, darker(wood, 0.3)), rect(80, 340, 330, 14, darker(wood, 0.3)))
  for (const [i, [x, y]] of (
    [
      [110, 210],
      [220, 210],
      [320, 210],
      [120, 340],
      [230, 340],
      [330, 340],
    ] as const
  ).entries())
    add(
      scene,
      i % 2
        ? rect(x, y - 64, 60, 64, tones[i % 3] ?? mood.cork)
        : fill(`M${x - 6} ${y - 50}H${x + 76}L${x + 54} ${y}H${x + 16}Z`, tones[i % 3] ?? mood.cork),
    )
  add(
    scene,
    posed(
      scene,
      540,
      780,
      5.2,
      {
        lean: 14,
        nod: 22,
        hands: [
          [30, -52],
          [24, -54],
        ],
        feet: [
          [6, 0],
          [-6, 0],
        ],
      },
      { shirt: mix(mood.water, mood.paper, 0.25), dress: { apron: mix(mood.leaf, mood.bark, 0.3) } },
    ),
  )
  add(
    scene,
    circle(720, 330, 210, mood.lamp, 0.16),
    line('M760 0V230', { width: 6, colour: mood.ink }),
    fill('M690 300L724 230H796L830 300Z', mood.accent),
    ellipse(760, 300, 70, 12, mood.lamp),
  )
  add(
    scene,
    fill('M-20 600H1220V660H-20Z', lighter(wood, 0.2)),
    rect(-20, 650, 1240, 40, wood),
    rect(-20, 690, 1240, 130, darker(wood, 0.35)),
  )
  add(
    scene,
    ellipse(716, 610, 92, 16, mood.shadow, 0.3),
    fill('M620 500H800Q796 580 748 606H672Q624 580 620 500Z', tones[1]),
    ellipse(710, 500, 90, 22, lighter(tones[1], 0.2)),
    ellipse(710, 502, 72, 15, darker(tones[1], 0.3)),
  )
  add(
    scene,
    rect(120, 560, 190, 60, tones[0], 8),
    rect(140, 512, 160, 52, tones[2], 8),
    fill('M900 620L1060 596L1064 612L906 634Z', mix(mood.stone, '#ffffff', 0.4)),
    fill('M1060 590L1150 580L1152 608L1064 616Z', mood.bark),
    ellipse(940, 640, 44, 12, tones[0]),
  )
}
