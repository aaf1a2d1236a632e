import { darker, lighter, mix } from '../colour.ts'
import { corkBoard } from '../props/cork.ts'
import { clayDish, ironPan, migas, stew } from '../props/dishes.ts'
import { bread, lemon, pieces, slice } from '../props/foods.ts'
import { breadAbove, glassAbove, plateAbove, spoonAbove, tableAbove, twigAbove } from '../props/from-above.ts'
import { arm } from '../props/reach.ts'
import { china, cup, knife, plate, steam, wineGlass } from '../props/table.ts'
import { table } from '../props/table-top.ts'
import { add, HEIGHT, type Scene, viewOf, WIDTH } from '../scene.ts'
import { midOaks, openLand } from '../settings.ts'
import { blob, circle, ellipse, fill, line, rect } from '../shape.ts'

/** A plate of stew across the table, the loaf and the glass behind it. */
function stewAcross(scene: Scene): void {
  const near = scene.side
  table(scene, { cloth: true, y: 350 })
  bread(scene, 600 + near * 450, 410, 1.75)
  wineGlass(scene, 600 - near * 430, 500, 2)
  plate(scene, 600, 590, 350)
  stew(scene, 600, 592, 246)
  steam(scene, 600, 520, 330)
}

/** The same supper from one's own place: the plate is so near that the edge cuts it. */
function stewNear(scene: Scene): void {
  const { mood, side } = scene
  table(scene, { y: 300 })
  add(scene, circle(600 - side * 300, 120, 420, mood.lamp, 0.16))
  slice(scene, 600 + side * 250, 366, 1.5, -4)
  slice(scene, 600 + side * 180, 344, 1.4, 10)
  wineGlass(scene, 600 + side * 430, 560, 2.5)
  plate(scene, 600 - side * 150, 650, 470)
  stew(scene, 600 - side * 150, 654, 336)
  steam(scene, 600 - side * 150, 540, 440)
}

/** Plate, loaf and glass from straight above. */
function stewAbove(scene: Scene): void {
  const s = scene.side
  tableAbove(scene, true)
  twigAbove(scene, 600 - s * 660, 90, 1.1, s > 0 ? 30 : 150)
  breadAbove(scene, 600 + s * 520, 160, 250)
  glassAbove(scene, 600 + s * 420, 610, 1.35)
  plateAbove(scene, 600 - s * 110, 430, 340)
  stew(scene, 600 - s * 110, 430, 236, 1)
  spoonAbove(scene, 600 - s * 500, 520, 1.25, s * -8)
}

/** Clay dish of migas on the table. */
function migasAcross(scene: Scene): void {
  const s = scene.side
  table(scene, { cloth: true, y: 340 })
  wineGlass(scene, 600 + s * 440, 500, 2)
  bread(scene, 600 - s * 470, 420, 1.7)
  clayDish(scene, 600 - s * 20, 560, 370)
  migas(scene, 600 - s * 20, 552, 330)
}

/** Iron pan on its trivet in the fireplace. */
function migasOnFire(scene: Scene): void {
  const { mood, side } = scene
  const soot = mix(mood.ink, mood.bark, 0.22)
  const wall = mix(mood.wall, mood.stone, 0.3)
  add(
    scene,
    rect(0, 0, WIDTH, HEIGHT, wall),
    fill('M110 810V250C110 90 330 40 600 40C870 40 1090 90 1090 250V810Z', soot),
    ellipse(600, 640, 470, 300, mood.cork, 0.28),
    rect(0, 730, WIDTH, 80, mix(mood.stone, mood.bark, 0.3)),
  )
  for (const [x, h, w, tone] of [
    [380, 300, 96, mood.cork],
    [570, 250, 110, mood.cork],
    [770, 310, 100, mood.cork],
    [450, 200, 76, mood.accent],
    [670, 190, 84, mood.accent],
    [580, 130, 70, mood.lamp],
  ] as const)
    add(
      scene,
      fill(
        `M${x - w} 752C${x - w * 1.1} ${752 - h * 0.5} ${x - w * 0.1} ${752 - h * 0.5} ${x + w * 0.1} ${752 - h}C${x + w * 0.5} ${752 - h * 0.5} ${x + w * 1.1} ${752 - h * 0.4} ${x + w} 752Z`,
        tone,
      ),
    )
  for (const [x, turn] of [
    [480, 9],
    [690, -10],
  ] as const)
    add(
      scene,
      `<g transform="translate(${x} 758) rotate(${turn})">${rect(-230, -24, 460, 52, mood.bark, 22)}${rect(-210, -20, 420, 14, mood.cork, 7)}</g>`,
    )
  const iron = mix(mood.ink, mood.stone, 0.1)
  add(scene, line('M330 510L290 780M830 510L870 780M580 560V790', { width: 20, colour: iron }))
  ironPan(scene, 580, 420, 330, 0.4, side > 0 ? -12 : 192)
  migas(scene, 580, 402, 296)
  steam(scene, 580, 330, 300)
}

/** Pan from straight above, with a wooden spoon in it. */
function migasAbove(scene: Scene): void {
  const s = scene.side
  tableAbove(scene, false)
  breadAbove(scene, 600 - s * 530, 650, 230)
  glassAbove(scene, 600 - s * 430, 180, 1.3)
  ironPan(scene, 640 + s * 60, 410, 340, 1, s > 0 ? -38 : 218)
  migas(scene, 640 + s * 60, 410, 300, 1)
  spoonAbove(scene, 640 + s * 220, 560, 1.3, s > 0 ? -48 : 48, true)
}

/** The big pan out of doors: whoever stirs has a say. */
function migasOutside(scene: Scene): void {
  const { mood, side } = scene
  openLand(scene, { horizon: 250, top: 380, layers: 2, grass: 4 })
  midOaks(scene, 400, 3, 250)
  const stir = (x: number, y: number, from: readonly [number, number], sleeve: string) => {
    const wood = mix(mood.accent, mood.bark, 0.4)
    const [hx, hy] = [x + (from[0] - x) * 0.34, y + (from[1] - y) * 0.42]
    add(
      scene,
      line(`M${x} ${y}L${hx + (hx - x) * 0.3} ${hy + (hy - y) * 0.3}`, { width: 24, colour: wood }),
      ellipse(x, y + 6, 52, 24, darker(wood, 0.12)),
    )
    arm(scene, from, hx, hy, 84, sleeve, mood.skin[side > 0 ? 1 : 0])
  }
  ironPan(scene, 600, 590, 450, 0.4, side > 0 ? 200 : -20)
  migas(scene, 600, 570, 410)
  stir(560 - side * 120, 560, [600 - side * 700, 170], mood.cork)
  stir(640 + side * 200, 590, [600 + side * 720, 330], mix(mood.water, mood.ink, 0.2))
}

/** A slice of toast with the dark spread of the place, from the side. */
function toast(scene: Scene, x: number, y: number, s: number, turn: number, flat: number): string {
  const { mood, random, side } = scene
  const crust = mix(mood.accent, mood.bark, 0.45)
  const spread = mix('#7a3a24', mood.shadow, mood.night ? 0.3 : 0)
  return `<g transform="translate(${x} ${y}) scale(1 ${flat}) rotate(${turn}) scale(${s})">${fill('M-170 40C-200 -60 -80 -104 0 -100C90 -104 200 -60 168 44C120 96 -120 96 -170 40Z', darker(crust, 0.22))}${fill('M-170 22C-200 -78 -80 -122 0 -118C90 -122 200 -78 168 26C120 78 -120 78 -170 22Z', crust)}${fill('M-152 16C-176 -64 -74 -104 0 -100C82 -104 176 -64 150 18C104 62 -104 62 -152 16Z', mix(crust, mood.wall, 0.72))}${fill(blob(random, 0, -20, 128, 62, 0.1, 11), darker(spread, 0.12))}${fill(blob(random, side * 22, -30, 88, 38, 0.14, 9), lighter(spread, 0.16))}</g>`
}

const coffee = ({ mood }: Scene) => mix(mood.ink, '#5a2f18', 0.6)

/** Plate of toast near, the cup behind. */
function toastAcross(scene: Scene): void {
  const s = scene.side
  table(scene, { y: 330 })
  cup(scene, 600 + s * 380, 480, 1.75, coffee(scene))
  plate(scene, 600 - s * 120, 600, 390)
  add(
    scene,
    toast(scene, 600 - s * 240, 570, 1.02, -14, 0.62),
    toast(scene, 600 - s * 20, 618, 1.1, 16, 0.62),
  )
}

/** Two slices from above, the coffee beside them, one slice taken. */
function toastAbove(scene: Scene): void {
  const { mood, side } = scene
  tableAbove(scene, true)
  plateAbove(scene, 600 - side * 170, 420, 330)
  add(
    scene,
    toast(scene, 600 - side * 250, 320, 1, -24, 1),
    toast(scene, 600 - side * 110, 540, 1.05, 12, 1),
    circle(600 + side * 360 - side * 16, 276, 176, mood.shadow, 0.26),
    circle(600 + side * 360, 260, 172, china(scene)),
    rect(600 + side * 360 + (side > 0 ? 90 : -190), 242, 100, 36, mix(china(scene), mood.stone, 0.3), 18),
    circle(600 + side * 360, 260, 108, mix(china(scene), mood.stone, 0.3)),
    circle(600 + side * 360, 260, 100, china(scene)),
    circle(600 + side * 360, 260, 84, darker(coffee(scene), 0.2)),
    circle(600 + side * 370, 252, 60, lighter(coffee(scene), 0.14)),
  )
  spoonAbove(scene, 600 + side * 330, 620, 0.9, side * 68)
  twigAbove(scene, 600 + side * 640, 760, 0.9, side > 0 ? 196 : -16)
}

/** Dried cod, split and flat: head end narrow, the tail forked. */
function driedFish(scene: Scene, x: number, y: number, s: number, turn: number): void {
  const { mood } = scene
  const dry = mix(mood.wall, mood.bark, 0.34)
  add(
    scene,
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${fill('M-290 4C-250 -70 -130 -96 0 -74C90 -58 150 -30 196 -16L270 -62Q252 0 276 56L196 22C140 44 90 76 -10 86C-130 94 -250 76 -290 4Z', darker(dry, 0.16))}${fill('M-290 4C-250 -70 -130 -96 0 -74C90 -58 150 -30 196 -16L270 -62Q262 -30 262 -4C160 -6 60 -14 -60 -6C-150 -2 -230 2 -290 4Z', lighter(dry, 0.18))}${fill('M-262 6C-200 -6 -60 -10 196 0C60 14 -120 22 -262 6Z', darker(dry, 0.3))}${line('M-150 -54Q-120 4 -154 64', { width: 8, colour: darker(dry, 0.34) })}${line('M-60 -50l30 34M30 -44l26 28M-60 62l30 -32M30 58l26 -30', { width: 7, colour: darker(dry, 0.24) })}${circle(-226, -18, 10, mood.ink)}</g>`,
  )
}

export const food: Record<string, (scene: Scene) => void> = {
  'dish-stew': (scene) => viewOf(scene, [stewAcross, stewNear, stewAbove])(scene),
  'dish-migas': (scene) => viewOf(scene, [migasAcross, migasOnFire, migasAbove, migasOutside])(scene),
  'dish-toast': (scene) => viewOf(scene, [toastAcross, toastAbove])(scene),

  /** Dried cod before and after the pot: the fish on its board, the stew in its dish. */
  stockfish(scene) {
    const { mood } = scene
    table(scene, { y: 300 })
    corkBoard(scene, 380, 500, 430)
    driedFish(scene, 370, 470, 1.2, -9)
    plate(scene, 850, 620, 320)
    const flesh = mix(mood.wall, '#ffffff', mood.night ? 0.1 : 0.45)
    add(scene, ellipse(850, 622, 226, 90, mix(mood.cork, mood.accent, 0.2)))
    pieces(scene, [
      [760, 590, 62, flesh],
      [880, 580, 50, mix(mood.accent, mood.wall, 0.4)],
      [840, 640, 74, flesh],
      [970, 620, 54, flesh],
      [720, 650, 44, mix(mood.accent, mood.wall, 0.4)],
    ])
    steam(scene, 860, 540, 280)
    lemon(scene, 450, 700, 1.3)
    knife(scene, 190, 700)
  },
}
