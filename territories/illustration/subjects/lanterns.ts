import { darker, lighter, mix } from '../colour.ts'
import { backHills, ground } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { canopy } from '../land/trees.ts'
import { add, type Scene, viewOf, WIDTH } from '../scene.ts'
import { circle, ellipse, fill, line, rect } from '../shape.ts'

export const lanterns: Record<string, (scene: Scene) => void> = {
  'item-lantern': (scene) => viewOf(scene, [onWall, beforeDolmen])(scene),
}

/** An oil lantern that burns: its foot at x, y, about 470 high with its handle for s = 1. */
function lantern({ mood }: Scene, x: number, y: number, s: number): string {
  const iron = mix(mood.ink, mood.bark, 0.14)
  const edge = mix(iron, mood.lamp, 0.4)
  return (
    `<g transform="translate(${x} ${y}) scale(${s})">` +
    line('M-104 -250Q-150 -470 0 -474Q150 -470 104 -250', { width: 13, colour: iron }) +
    fill('M-84 -90Q-118 -200 -74 -296H74Q118 -200 84 -90Z', mix(mood.lamp, '#ffffff', 0.36)) +
    fill('M-50 -90Q-70 -200 -40 -296H40Q70 -200 50 -90Z', mix(mood.lamp, '#ffffff', 0.7)) +
    fill('M0 -258Q52 -190 34 -134Q0 -104 -34 -134Q-52 -190 0 -258Z', mood.accent) +
    fill('M2 -200Q26 -160 16 -130Q0 -116 -16 -130Q-22 -160 2 -200Z', mix(mood.lamp, '#ffffff', 0.6)) +
    line('M-98 -196Q0 -172 98 -196M-86 -92Q-122 -200 -76 -298M86 -92Q122 -200 76 -298', {
      width: 9,
      colour: iron,
    }) +
    fill('M-80 -296Q-70 -350 -40 -360V-394Q0 -410 40 -394V-360Q70 -350 80 -296Q0 -276 -80 -296Z', iron) +
    fill('M20 -362Q60 -350 72 -300L50 -294Q44 -340 20 -362Z', edge) +
    fill('M-96 -96Q0 -72 96 -96L106 -10Q0 18 -106 -10Z', iron) +
    fill('M40 -84Q72 -88 96 -96L106 -10Q80 -2 50 2Z', edge) +
    fill('M-124 -14Q0 14 124 -14V2Q0 32 -124 2Z', darker(iron, 0.3)) +
    '</g>'
  )
}

const halo = (scene: Scene, x: number, y: number, r: number) =>
  circle(x, y, r, scene.mood.lamp, 0.12) +
  circle(x, y, r * 0.66, scene.mood.lamp, 0.16) +
  circle(x, y, r * 0.4, scene.mood.lamp, 0.24)

/** On a wall of dry stones, the hills dark behind. */
function onWall(scene: Scene): void {
  const { mood } = scene
  const stone = mix(mood.stone, mood.lamp, 0.12)
  sky(scene, { clouds: 1, sunX: 1010, sunY: 150 })
  backHills(scene, { horizon: 440 })
  add(scene, canopy(scene, 60, 90, 330, 190), halo(scene, 560, 400, 420))
  add(scene, rect(-20, 600, WIDTH + 40, 220, darker(stone, 0.6)))
  for (const [x, y, w, h, near] of [
    [-30, 604, 250, 96, 0.3],
    [232, 596, 230, 100, 0.75],
    [474, 600, 300, 96, 1],
    [786, 598, 210, 98, 0.7],
    [1008, 604, 240, 92, 0.25],
    [-60, 712, 210, 110, 0.1],
    [164, 708, 280, 120, 0.4],
    [456, 708, 220, 120, 0.6],
    [688, 706, 280, 120, 0.4],
    [980, 708, 260, 120, 0.1],
  ] as const) {
    const tone = mix(darker(stone, 0.42), stone, near)
    add(
      scene,
      fill(
        `M${x + 6} ${y + 18}Q${x + 10} ${y} ${x + 40} ${y}L${x + w - 30} ${y + 4}Q${x + w} ${y + 4} ${x + w - 4} ${y + 34}L${x + w - 8} ${y + h - 18}Q${x + w - 14} ${y + h} ${x + w - 50} ${y + h}H${x + 30}Q${x} ${y + h} ${x + 4} ${y + h - 30}Z`,
        tone,
      ),
      fill(
        `M${x + 6} ${y + 18}Q${x + 10} ${y} ${x + 40} ${y}L${x + w - 30} ${y + 4}Q${x + w} ${y + 4} ${x + w - 4} ${y + 26}Q${x + w / 2} ${y + 14} ${x + 6} ${y + 18}Z`,
        mix(tone, mood.lamp, near * 0.6),
      ),
    )
  }
  add(scene, ellipse(560, 606, 190, 20, mix(stone, mood.lamp, 0.7)), lantern(scene, 560, 606, 1.16))
}

/** On the grass before a dolmen, whose slabs it lights from below. */
function beforeDolmen(scene: Scene): void {
  const { mood } = scene
  const stone = mix(mood.stone, mood.bark, 0.3)
  const lit = mix(mood.stone, mood.lamp, 0.42)
  sky(scene, { clouds: 1, sunX: 560, sunY: 420 })
  backHills(scene, { horizon: 490 })
  ground(scene, { top: 590, grass: 6 })
  add(
    scene,
    ellipse(480, 690, 520, 60, mood.shadow, 0.4),
    fill('M210 680L240 270L680 262L740 680Z', darker(mood.ink, 0.1)),
    fill('M300 676L320 280Q400 256 430 290L420 676Z', darker(stone, 0.3)),
    fill('M540 676L520 280Q600 262 630 290L650 676Z', mix(darker(stone, 0.2), lit, 0.5)),
    fill('M80 690Q96 420 150 268L262 260Q290 420 270 694Z', darker(stone, 0.16)),
    fill('M200 692Q214 420 214 262L262 260Q290 420 270 694Z', lit),
    fill('M706 694Q680 420 690 262L800 268Q860 440 880 690Z', stone),
    fill('M706 694Q680 420 690 262L742 264Q740 420 770 694Z', lit),
    fill(
      'M10 250Q60 150 260 132Q520 96 740 136Q900 160 930 236Q900 290 700 284Q400 300 160 292Q30 290 10 250Z',
      stone,
    ),
    fill(
      'M10 250Q60 150 260 132Q520 96 740 136Q900 160 930 236Q700 190 460 196T10 250Z',
      lighter(stone, 0.14),
    ),
    fill('M110 290Q300 262 500 270T870 280Q800 290 700 284Q400 300 160 292Z', lit),
    halo(scene, 930, 560, 330),
    ellipse(930, 752, 260, 34, mix(mood.ground, mood.lamp, 0.6), 0.8),
    lantern(scene, 930, 756, 1.02),
  )
}
