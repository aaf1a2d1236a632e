import { darker, mix } from '../colour.ts'
import { corkOak } from '../land/trees.ts'
import { corkBoard, stopper } from '../props/cork.ts'
import { bacon, bread, lemon, olives, onion, slice, tomato, urchin } from '../props/foods.ts'
import { spoonAbove, tableAbove } from '../props/from-above.ts'
import { bottle, china, cup, wineGlass } from '../props/table.ts'
import { table } from '../props/table-top.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { midOaks, openLand } from '../settings.ts'
import { circle, ellipse, fill, line } from '../shape.ts'

const white = '#e8d79a'

/** Platter of urchins, the sea behind. */
function urchinsBySea(scene: Scene): void {
  const { mood, side } = scene
  table(scene, { y: 370, back: 'sea' })
  const plate = china(scene)
  add(
    scene,
    ellipse(600 - side * 36, 640, 500, 196, mood.shadow, 0.28),
    ellipse(600, 632, 490, 190, mix(plate, mood.stone, 0.4)),
    ellipse(600, 616, 490, 188, plate),
    ellipse(600, 616, 410, 148, mix(plate, mood.water, 0.3)),
  )
  wineGlass(scene, 600 - side * 440, 490, 1.9, white)
  for (const [x, y, s] of [
    [450, 530, 0.86],
    [720, 520, 0.86],
    [330, 610, 0.98],
    [590, 610, 1.06],
    [850, 606, 0.98],
    [460, 680, 1],
    [740, 682, 1],
  ] as const)
    urchin(scene, x, y, s)
  lemon(scene, 600 + side * 330, 690, 1.1)
  lemon(scene, 600, 500, 0.8)
}

/** The same winter queen from above on a checked cloth: one opened, whole in the hand’s reach. */
function urchinsAbove(scene: Scene): void {
  const { mood, side } = scene
  tableAbove(scene, true)
  const cx = 600 - side * 40
  add(
    scene,
    circle(cx - side * 40, 450, 370, mood.shadow, 0.26),
    circle(cx, 410, 366, mix(mood.water, mood.paper, 0.45)),
    circle(cx, 410, 336, mix(mood.water, mood.paper, 0.7)),
  )
  for (const [dx, dy, s] of [
    [-190, -130, 1.05],
    [60, -190, 1],
    [220, -20, 1.08],
    [-220, 110, 1.08],
    [120, 200, 1.08],
    [20, 0, 1.1],
  ] as const)
    urchin(scene, cx + dx, 410 + dy, s)
  spoonAbove(scene, 600 + side * 430, 430, 1, side * 12)
  for (const [dx, dy] of [
    [-60, 246],
    [side * -450, 190],
  ] as const)
    add(
      scene,
      circle(cx + dx, 410 + dy, 66, mix('#dcae2c', mood.accent, 0.3)),
      circle(cx + dx, 410 + dy, 56, '#f3dc77'),
      line(
        `M${cx + dx - 50} ${410 + dy}h100M${cx + dx - 25} ${366 + dy}l50 88M${cx + dx + 25} ${366 + dy}l-50 88`,
        { width: 6, colour: '#fbf3cf' },
      ),
    )
}

/** Bottle and glasses before the evening land. */
function tastingWide(scene: Scene): void {
  const s = scene.side
  table(scene, { y: 480, back: 'land' })
  bottle(scene, 600 + s * 170, 640, 2.15)
  wineGlass(scene, 600 - s * 330, 610, 2.1, white)
  wineGlass(scene, 600 - s * 80, 700, 2.5)
  for (const [x, y, turn] of [
    [430, 700, 60],
    [370, 730, 96],
    [290, 690, 20],
  ] as const)
    stopper(scene, 600 + s * x, y, 1.6, turn * s)
}

/** Near: one glass held up to smell, the bottle cut by the edge, loose corks. */
function tastingNear(scene: Scene): void {
  const s = scene.side
  table(scene, { y: 560, back: 'land' })
  bottle(scene, 600 + s * 430, 770, 3.1)
  wineGlass(scene, 600 + s * 130, 690, 2.9, white)
  wineGlass(scene, 600 - s * 270, 770, 3.7)
  for (const [x, y, turn, size] of [
    [-20, 740, 74, 2.3],
    [70, 776, 20, 2.2],
    [-500, 690, 100, 1.9],
  ] as const)
    stopper(scene, 600 + s * x, y, size, turn * s)
}

export const tableScenes: Record<string, (scene: Scene) => void> = {
  'dish-urchins': (scene) => viewOf(scene, [urchinsBySea, urchinsAbove])(scene),
  'wine-tasting': (scene) => viewOf(scene, [tastingWide, tastingNear])(scene),

  /** Breakfast in the wood on a slab of cork. */
  'cork-breakfast'(scene) {
    const s = scene.side
    openLand(scene, { horizon: 240, top: 380, layers: 2, grass: 8 })
    midOaks(scene, 400, 2, 260, s > 0 ? 560 : 80, s > 0 ? 1120 : 640)
    add(scene, corkOak(scene, 600 - s * 460, 560, 760, { stripped: 0.9 }))
    corkBoard(scene, 600, 610, 540)
    bread(scene, 600 - s * 230, 540, 1.75)
    slice(scene, 600 + s * 60, 620, 1.3, -s * 8)
    tomato(scene, 600 + s * 250, 520, 82)
    tomato(scene, 600 + s * 380, 580, 70)
    onion(scene, 600 + s * 90, 500, 1.3)
    bacon(scene, s > 0 ? 300 : 720, 660)
    olives(scene, 600 + s * 270, 680)
  },

  'item-coffee'(scene) {
    const { mood, side } = scene
    const dark = mix(mood.ink, '#5a2f18', 0.6)
    table(scene, { y: 350, cloth: true })
    cup(scene, 600 - side * 300, 470, 1.5, dark)
    cup(scene, 600 + side * 210, 580, 2.2, dark)
    const cake = mix(mood.accent, mood.bark, 0.3)
    const [x, y] = [600 - side * 290, 680]
    add(
      scene,
      ellipse(x - side * 20, y + 30, 264, 100, mood.shadow, 0.28),
      ellipse(x, y + 8, 260, 98, darker(cake, 0.25)),
      ellipse(x, y - 14, 258, 96, cake),
      ellipse(x + side * 12, y - 24, 226, 78, mix(cake, mood.wall, 0.5)),
    )
    for (const [dx, dy] of [
      [-120, -20],
      [-30, -56],
      [60, -10],
      [140, -40],
      [-40, 14],
    ] as const)
      add(
        scene,
        `<g transform="translate(${x + dx} ${y + dy}) rotate(${dx})">${fill('M-26 0Q0 -20 28 0Q0 16 -26 0Z', mix(mood.wall, mood.accent, 0.2))}</g>`,
      )
  },
}
