import { darker, lighter, mix } from '../colour.ts'
import { posed } from '../people/people.ts'
import { LOOKING_UP, POINTING, STANDING } from '../people/poses.ts'
import { axe, basket, corkStack, stopper } from '../props/cork.ts'
import { machine } from '../props/machine.ts'
import { add, type Scene, WIDTH } from '../scene.ts'
import { room } from '../settings.ts'
import { circle, ellipse, fill, line, polygon, rect } from '../shape.ts'
import { isRaya } from '../streets/streets.ts'

/** Hall of iron columns that runs away from the viewer under a roof of glass. */
function longHall(scene: Scene): void {
  const { mood, side } = scene
  const wall = mix(mood.roof, mood.wall, 0.62)
  const iron = mix(mood.ink, mood.water, 0.3)
  const floor = mix(mood.stone, mood.wall, 0.35)
  const vx = 600 + side * 150
  const vy = 400
  /** From the edge of the paper towards the far end. */
  const to = (x: number, y: number, t: number): [number, number] => [x + (vx - x) * t, y + (vy - y) * t]
  const back = 0.74
  const [l, r] = [to(-60, -80, back), to(1260, 900, back)]
  add(
    scene,
    rect(0, 0, WIDTH, 800, wall),
    fill(polygon([[-60, 900], [1260, 900], to(1260, 900, back), to(-60, 900, back)]), floor),
    fill(
      polygon([[-60, -80], [1260, -80], to(1260, -80, back), to(-60, -80, back)]),
      mix(mood.bark, wall, 0.4),
    ),
    fill(
      side > 0
        ? polygon([[-60, -80], to(-60, -80, back), to(-60, 900, back), [-60, 900]])
        : polygon([[1260, -80], to(1260, -80, back), to(1260, 900, back), [1260, 900]]),
      darker(wall, 0.12),
    ),
    rect(l[0], l[1], r[0] - l[0], r[1] - l[1], lighter(wall, 0.16)),
  )
  // panes in the roof, and the light they let fall on the floor
  for (const [a, b] of [
    [0.1, 0.3],
    [0.42, 0.55],
    [0.62, 0.7],
  ] as const)
    add(
      scene,
      fill(
        polygon([to(380, -80, a), to(820, -80, a), to(820, -80, b), to(380, -80, b)]),
        mood.night ? mood.skyLow : lighter(mood.skyLow, 0.4),
      ),
      fill(
        polygon([
          to(380 - side * 260, 900, a),
          to(820 - side * 260, 900, a),
          to(820 - side * 260, 900, b),
          to(380 - side * 260, 900, b),
        ]),
        mood.glow,
        0.3,
      ),
    )
  // tall windows of the end wall
  const unit = (r[0] - l[0]) / 10
  for (const k of [1.2, 4.2, 7.2])
    add(
      scene,
      fill(
        `M${l[0] + k * unit} ${vy + 60}v${-unit * 2.2}a${unit * 0.8} ${unit * 0.8} 0 0 1 ${unit * 1.6} 0v${unit * 2.2}Z`,
        mood.night ? mood.lamp : lighter(mood.skyLow, 0.2),
      ),
    )
  for (const t of [0.58, 0.38, 0.06])
    for (const x of [-20, 1220]) {
      const [cx, top] = to(x, -80, t)
      const [, foot] = to(x, 900, t)
      const w = 62 * (1 - t)
      add(
        scene,
        rect(cx - w / 2, top, w, foot - top, iron),
        rect(side > 0 ? cx + w * 0.12 : cx - w / 2, top, w * 0.38, foot - top, lighter(iron, 0.22)),
        rect(cx - w, foot - w * 0.4, w * 2, w * 0.4, darker(iron, 0.2)),
        line(
          `M${cx} ${top + w * 4}Q${to(x < 0 ? 200 : 1000, 0, t)[0]} ${top + w * 1.4} ${to(x < 0 ? 330 : 870, -80, t).join(' ')}`,
          { width: w * 0.4, colour: iron },
        ),
      )
    }
}

/** Crate of stoppers with its stencilled mark. */
function crate(scene: Scene, x: number, y: number, w: number): void {
  const { mood, side } = scene
  const wood = mix(mood.bark, mood.accent, 0.55)
  const h = w * 0.62
  add(
    scene,
    ellipse(x + w / 2 - side * w * 0.1, y, w * 0.62, w * 0.07, mood.shadow, 0.3),
    fill(
      polygon([
        [x, y - h],
        [x + w * 0.14, y - h * 1.24],
        [x + w * 1.06, y - h * 1.24],
        [x + w, y - h],
      ]),
      lighter(wood, 0.24),
    ),
    rect(x, y - h, w, h, wood),
    line(`M${x} ${y - h * 0.66}h${w}M${x} ${y - h * 0.33}h${w}`, {
      width: w * 0.02,
      colour: darker(wood, 0.26),
    }),
    rect(x, y - h, w * 0.1, h, darker(wood, 0.14)),
    rect(x + w * 0.9, y - h, w * 0.1, h, darker(wood, 0.14)),
    circle(x + w / 2, y - h * 0.5, h * 0.26, mood.cork),
    circle(x + w / 2, y - h * 0.5, h * 0.16, wood),
  )
}

export const corkMuseum: Record<string, (scene: Scene) => void> = {
  'museum-hall'(scene) {
    const { mood, side } = scene
    longHall(scene)
    const x = (at: number) => 600 + side * (at - 600)
    machine(scene, x(820), 600, 1.1)
    machine(scene, x(400), 740, 2.6)
    if (isRaya(scene)) corkStack(scene, Math.min(x(690), x(920)), 770, 2)
    else {
      crate(scene, Math.min(x(700), x(900)), 770, 200)
      crate(scene, Math.min(x(730), x(890)), 640, 160)
    }
    add(
      scene,
      posed(scene, x(1050), 830, 4.2, POINTING, { flip: side > 0, shirt: mood.water }),
      posed(scene, x(930), 840, 4, LOOKING_UP, { flip: side > 0, child: true, shirt: mood.accent }),
    )
  },

  /** Axes hung on the wall as large as people; two visitors look up at them. */
  'tool-wall'(scene) {
    const { mood, side } = scene
    room(scene, {
      wall: mix(mood.roof, mood.wall, 0.66),
      window: false,
      floor: mix(mood.bark, mood.stone, 0.3),
    })
    const x = (at: number) => 600 + side * (at - 600)
    const left = Math.min(x(70), x(860))
    const board = mix(mood.paper, mood.accent, 0.14)
    add(
      scene,
      rect(left - 14, 116, 818, 372, mix(mood.bark, mood.ink, 0.2)),
      rect(left, 130, 790, 344, board),
      fill(
        side > 0
          ? `M${left} 130H${left + 300}L${left + 80} 474H${left}Z`
          : `M${left + 790} 130H${left + 490}L${left + 710} 474H${left + 790}Z`,
        darker(board, 0.08),
      ),
    )
    for (const [at, y, turn, s] of [
      [230, 276, 62, 1.7],
      [440, 276, 62, 2.2],
      [690, 276, 62, 1.8],
    ] as const) {
      axe(scene, x(at) - side * 6, y + 12, turn, s)
    }
    const wood = mix(mood.bark, mood.cork, 0.3)
    add(
      scene,
      ellipse(x(440), 760, 440, 26, mood.shadow, 0.25),
      rect(Math.min(x(90), x(130)), 590, 40, 170, darker(wood, 0.2)),
      rect(Math.min(x(740), x(780)), 590, 40, 170, darker(wood, 0.2)),
      fill(
        polygon([
          [x(90), 560],
          [x(780), 560],
          [x(820), 606],
          [x(50), 606],
        ]),
        lighter(wood, 0.16),
      ),
      rect(Math.min(x(50), x(820)), 606, 770, 26, wood),
    )
    for (const [i, at] of [190, 300, 400, 530].entries())
      stopper(scene, x(at), 566, 1.35 - (i % 2) * 0.2, i === 3 ? 84 : 0)
    basket(scene, x(680), 590, 1.1)
    add(
      scene,
      posed(scene, x(960), 850, 5.2, LOOKING_UP, { flip: side > 0, skirt: true, shirt: mood.water }),
      posed(scene, x(1130), 860, 5.3, STANDING, {
        flip: side > 0,
        hat: 'cap',
        shirt: mix(mood.leaf, mood.wall, 0.2),
      }),
    )
  },
}
