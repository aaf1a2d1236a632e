import { darker, lighter, mix } from '../colour.ts'
import { sky } from '../land/sky.ts'
import { grip } from '../people/hand-poses.ts'
import { white } from '../props/stone.ts'
import { add, HEIGHT, type Scene, viewOf, WIDTH } from '../scene.ts'
import { circle, ellipse, fill, line, rect } from '../shape.ts'

/** The stopper whose soot marks every face on a January night in San Vicente. */
export const burntCorks: Record<string, (scene: Scene) => void> = {
  'item-burnt-cork': (scene) => viewOf(scene, [besideCandle, beforeFire])(scene),
}

/** A stopper, charred at one end: 190 wide and 400 high for s = 1, about its middle. */
function burntCork({ mood }: Scene, x: number, y: number, s: number, turn: number): string {
  const body = mix(mood.cork, mood.accent, 0.58)
  const char = mix(mood.ink, mood.bark, 0.08)
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">` +
    fill('M-95 -170V160Q-90 200 0 202Q90 200 95 160V-170Z', body) +
    fill('M-95 -170V160Q-90 196 -40 200V-170Z', darker(body, 0.18)) +
    fill('M50 -170V196Q92 190 95 160V-170Z', lighter(body, 0.16)) +
    line('M-50 90v26M10 130h22M-10 40v22M60 60v30M-66 150l12 4', { width: 15, colour: darker(body, 0.36) }) +
    fill('M-97 -172V10Q-70 -30 -46 6T0 -6T44 14T97 -26V-172Z', char) +
    fill('M-97 -50Q-60 -80 -40 -40T20 -60T97 -84V-172H-97Z', darker(char, 0.4)) +
    ellipse(0, -172, 97, 36, mix(char, mood.stone, 0.3)) +
    fill('M-60 -176Q-20 -200 30 -184Q70 -170 40 -158Q-10 -150 -60 -176Z', mix(char, mood.stone, 0.5)) +
    '</g>'
  )
}

/** A stub of candle that still burns: its foot at x, y. */
function candle({ mood, side }: Scene, x: number, y: number): string {
  const wax = mix(mood.paper, mood.lamp, 0.3)
  const saucer = mix(mood.roof, mood.cork, 0.3)
  return (
    circle(x, y - 330, 190, mood.lamp, 0.3) +
    ellipse(x - side * 30, y + 6, 190, 22, mood.shadow, 0.36) +
    fill(
      `M${x - 170} ${y - 34}Q${x} ${y + 10} ${x + 170} ${y - 34}Q${x + 120} ${y + 12} ${x} ${y + 14}T${x - 170} ${y - 34}Z`,
      darker(saucer, 0.16),
    ) +
    ellipse(x, y - 34, 170, 28, saucer) +
    fill(`M${x - 70} ${y - 236}V${y - 40}Q${x} ${y - 18} ${x + 70} ${y - 40}V${y - 236}Z`, wax) +
    fill(
      side > 0
        ? `M${x - 70} ${y - 236}V${y - 40}Q${x - 40} ${y - 28} ${x - 20} ${y - 27}V${y - 236}Z`
        : `M${x + 70} ${y - 236}V${y - 40}Q${x + 40} ${y - 28} ${x + 20} ${y - 27}V${y - 236}Z`,
      darker(wax, 0.14),
    ) +
    ellipse(x, y - 236, 70, 22, lighter(wax, 0.3)) +
    fill(
      `M${x + 20} ${y - 222}Q${x + 24} ${y - 120} ${x + 40} ${y - 118}T${x + 58} ${y - 226}Z`,
      lighter(wax, 0.3),
    ) +
    line(`M${x} ${y - 236}V${y - 276}`, { width: 9, colour: mood.ink }) +
    fill(
      `M${x} ${y - 420}Q${x + 62} ${y - 330} ${x + 36} ${y - 276}Q${x} ${y - 244} ${x - 36} ${y - 276}Q${x - 62} ${y - 330} ${x} ${y - 420}Z`,
      mood.accent,
    ) +
    fill(
      `M${x} ${y - 350}Q${x + 30} ${y - 300} ${x + 18} ${y - 274}Q${x} ${y - 258} ${x - 18} ${y - 274}Q${x - 30} ${y - 300} ${x} ${y - 350}Z`,
      mood.lamp,
    )
  )
}

/** On the sill of a white wall, beside the candle it was burnt at. */
function besideCandle(scene: Scene): void {
  const { mood, side } = scene
  const wall = white(scene)
  const stone = mix(mood.stone, mood.bark, 0.08)
  add(
    scene,
    rect(0, 0, WIDTH, HEIGHT, wall),
    fill(
      side > 0 ? 'M-20 -20H420L160 640H-20Z' : 'M1220 -20H780L1040 640H1220Z',
      mix(wall, mood.shadow, 0.16),
    ),
    rect(0, 620, WIDTH, 200, darker(stone, 0.24)),
    rect(0, 620, WIDTH, 64, lighter(stone, 0.16)),
    ellipse(690 - side * 90, 668, 240, 24, mood.shadow, 0.42),
    burntCork(scene, 680, 420, 1.22, 9),
    fill('M660 190Q610 120 660 70T650 -40Q720 30 684 84T690 190Z', mix(mood.stone, '#ffffff', 0.3), 0.5),
    candle(scene, 330, 690),
    line('M440 742L560 716', { width: 14, colour: mix(mood.accent, mood.wall, 0.3) }),
    line('M540 720L566 714', { width: 18, colour: mood.ink }),
  )
}

/** Held up before the bonfire in the street. */
function beforeFire(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 1 })
  const wall = mix(white(scene), mood.accent, 0.2)
  const logs = mix(mood.bark, mood.ink, 0.4)
  add(
    scene,
    fill('M-20 60L300 190V640H-20Z', darker(wall, 0.24)),
    fill('M-20 20L310 160V200L-20 70Z', mood.roof),
    rect(90, 330, 90, 150, darker(wall, 0.6)),
    fill('M1220 130L960 220V640H1220Z', darker(wall, 0.3)),
    fill('M1220 90L950 190V230L1220 140Z', mood.roof),
    rect(0, 620, WIDTH, 200, mix(mood.path, mood.ink, 0.34)),
    circle(360, 500, 430, mood.lamp, 0.16),
    circle(360, 520, 280, mood.lamp, 0.22),
    ellipse(360, 690, 330, 46, mix(mood.path, mood.lamp, 0.5)),
    fill(
      'M360 190Q500 330 470 430Q540 400 530 330Q620 470 530 600Q440 690 360 690T190 600Q120 480 210 360Q220 440 260 440Q230 320 360 190Z',
      mix(mood.accent, mood.cork, 0.5),
    ),
    fill(
      'M370 360Q460 460 440 560Q420 660 360 670Q280 660 270 560Q290 480 320 520Q310 430 370 360Z',
      mood.lamp,
    ),
    line('M180 690L520 640M200 640L540 700', { width: 46, colour: logs }),
  )
  add(
    scene,
    burntCork(scene, 800, 300, 1.06, 14),
    grip(scene, 770, 452, 1.5, { turn: -18, skin: 1, sleeve: mix(mood.water, mood.ink, 0.3) }),
  )
}
