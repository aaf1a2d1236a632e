import { darker, lighter, mix } from '../colour.ts'
import { backHills, ground } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { corkOak } from '../land/trees.ts'
import { bigStopper } from '../props/stoppers.ts'
import { add, type Scene } from '../scene.ts'
import { circle, ellipse, fill, line, polygon, rect } from '../shape.ts'

export const things: Record<string, (scene: Scene) => void> = {
  suitcase(scene) {
    const { mood } = scene
    const stone = mix(mood.stone, mood.accent, 0.1)
    sky(scene, { clouds: 2 })
    backHills(scene, { horizon: 330 })
    ground(scene, { top: 520, grass: 4 })
    add(
      scene,
      corkOak(scene, 1090, 640, 460),
      fill('M-20 820V640L300 622L900 626L1220 650V820Z', darker(stone, 0.26)),
      fill('M-20 690V640L300 622L900 626L1220 650V690L880 672L320 676Z', lighter(stone, 0.16)),
      line('M240 700V800M620 690V800M960 700V800', { width: 8, colour: darker(stone, 0.44) }),
      ellipse(560, 690, 470, 30, mood.shadow, 0.4),
    )
    openCase(scene)
  },

  thermos(scene) {
    const { mood, side } = scene
    const wood = mix(mood.bark, mood.cork, 0.3)
    const cut = mix(mood.accent, mood.wall, 0.45)
    sky(scene, { clouds: 2, sunX: side > 0 ? 960 : 240, sunY: 330 })
    backHills(scene, { horizon: 430 })
    ground(scene, { top: 640, grass: 6 })
    add(
      scene,
      corkOak(scene, side > 0 ? 110 : 1100, 700, 480),
      fill('M180 560Q170 700 120 820H1080Q1030 700 1020 560Z', darker(wood, 0.3)),
      fill(
        'M300 640Q310 720 280 820H420Q430 720 420 650ZM760 650Q760 730 790 820H900Q870 720 870 640Z',
        wood,
      ),
      ellipse(600, 566, 424, 122, mix(mood.cork, mood.bark, 0.4)),
      ellipse(600, 562, 388, 104, cut),
      ...[300, 210, 110].map(
        (r) =>
          `<ellipse cx="600" cy="562" rx="${r}" ry="${(r * 0.27).toFixed(0)}" fill="none" stroke="${darker(cut, 0.24)}" stroke-width="9"/>`,
      ),
      ellipse(400 - side * 40, 580, 150, 24, mood.shadow, 0.36),
      flask(scene),
      steamingMug(scene, 650, 606, 1.06),
      steamingMug(scene, 860, 574, 0.88),
    )
  },
}

/** Lid up, stoppers below, a map and a straw hat. */
function openCase(scene: Scene): void {
  const { mood } = scene
  const leather = mix(mood.cork, mood.bark, 0.35)
  const lining = mix(mood.paper, mood.accent, 0.26)
  const straw = mix(mood.accent, mood.wall, 0.45)
  const quad = (points: readonly (readonly [number, number])[], colour: string) =>
    fill(polygon(points), colour)
  add(
    scene,
    quad(
      [
        [170, 130],
        [900, 130],
        [950, 470],
        [130, 470],
      ],
      darker(leather, 0.16),
    ),
    quad(
      [
        [206, 160],
        [866, 160],
        [910, 470],
        [172, 470],
      ],
      lining,
    ),
    quad(
      [
        [206, 160],
        [440, 160],
        [330, 470],
        [172, 470],
      ],
      darker(lining, 0.07),
    ),
    line('M186 330Q540 380 890 330', { width: 16, colour: darker(leather, 0.3) }),
    '<g transform="rotate(-7 520 280)">',
    quad(
      [
        [390, 190],
        [690, 190],
        [690, 430],
        [390, 430],
      ],
      mood.paper,
    ),
    fill('M390 300Q480 250 560 310T690 280V430H390Z', mix(mood.leaf, mood.paper, 0.5)),
    line('M410 410Q480 330 560 370T670 220', { width: 10, colour: mood.cork }),
    circle(670, 222, 14, mood.cork),
    rect(488, 190, 6, 240, darker(mood.paper, 0.12)),
    rect(588, 190, 6, 240, darker(mood.paper, 0.12)),
    '</g>',
    quad(
      [
        [130, 470],
        [950, 470],
        [990, 540],
        [90, 540],
      ],
      darker(lining, 0.3),
    ),
  )
  for (const [x, y, turn] of [
    [210, 508, 76],
    [330, 486, 24],
    [420, 516, -66],
    [520, 494, 84],
    [290, 540, -50],
    [480, 548, 40],
    [170, 548, -20],
    [380, 552, 88],
  ] as const)
    add(scene, bigStopper(scene, x, y, 0.9, turn))
  add(
    scene,
    fill('M520 520Q560 440 760 440T1020 510Q1010 580 770 580T520 520Z', darker(straw, 0.14)),
    fill('M640 500Q630 350 770 346Q900 350 896 500Q770 540 640 500Z', straw),
    fill('M638 468Q770 516 898 468V504Q770 548 638 504Z', mood.cork),
    quad(
      [
        [90, 540],
        [990, 540],
        [970, 690],
        [110, 690],
      ],
      leather,
    ),
    quad(
      [
        [90, 540],
        [990, 540],
        [986, 566],
        [94, 566],
      ],
      lighter(leather, 0.2),
    ),
    quad(
      [
        [240, 540],
        [310, 540],
        [310, 690],
        [244, 690],
      ],
      darker(leather, 0.34),
    ),
    quad(
      [
        [770, 540],
        [840, 540],
        [836, 690],
        [770, 690],
      ],
      darker(leather, 0.34),
    ),
    line('M450 640Q450 600 490 600H590Q630 600 630 640', { width: 22, colour: darker(leather, 0.5) }),
    rect(258, 560, 36, 34, mood.accent),
    rect(786, 560, 36, 34, mood.accent),
  )
}

function flask({ mood, side }: Scene): string {
  const green = mix(mood.leaf, mood.ink, 0.12)
  const steel = mix(mood.stone, '#ffffff', 0.24)
  const x = 400
  return (
    fill(
      `M${x - 96} 560V240Q${x - 96} 190 ${x - 50} 180H${x + 50}Q${x + 96} 190 ${x + 96} 240V560Q${x} 592 ${x - 96} 560Z`,
      green,
    ) +
    fill(
      `M${x + side * 30} 572V190H${x + side * 50}Q${x + side * 96} 196 ${x + side * 96} 240V560Q${x + side * 70} 570 ${x + side * 30} 572Z`,
      lighter(green, 0.18),
    ) +
    fill(`M${x - 96} 300Q${x} 328 ${x + 96} 300V350Q${x} 378 ${x - 96} 350Z`, mood.accent) +
    fill(`M${x - 70} 186V110Q${x} 84 ${x + 70} 110V186Q${x} 208 ${x - 70} 186Z`, steel) +
    fill(
      `M${x + side * 20} 198V98Q${x + side * 60} 102 ${x + side * 70} 110V186Q${x + side * 52} 194 ${x + side * 20} 198Z`,
      lighter(steel, 0.4),
    ) +
    fill(`M${x - 96} 520Q${x} 552 ${x + 96} 520V560Q${x} 592 ${x - 96} 560Z`, steel)
  )
}

/** Its foot at x, y. */
function steamingMug({ mood, side }: Scene, x: number, y: number, s: number): string {
  const glaze = mix(mood.cork, mood.accent, 0.2)
  return (
    ellipse(x - side * 30 * s, y - 2, 120 * s, 20 * s, mood.shadow, 0.36) +
    `<g transform="translate(${x} ${y}) scale(${s})">` +
    line('M84 -110Q150 -116 142 -66T76 -30', { width: 24, colour: darker(glaze, 0.2) }) +
    fill('M-92 -150Q-94 -20 -62 -4Q0 14 62 -4Q94 -20 92 -150Z', glaze) +
    fill(
      side > 0 ? 'M30 6Q94 -4 92 -150H40Q50 -60 30 6Z' : 'M-30 6Q-94 -4 -92 -150H-40Q-50 -60 -30 6Z',
      lighter(glaze, 0.2),
    ) +
    ellipse(0, -150, 92, 24, lighter(glaze, 0.36)) +
    ellipse(0, -147, 76, 17, mix(mood.accent, mood.bark, 0.35)) +
    fill(
      'M-30 -176Q-60 -230 -22 -272T-20 -370Q24 -310 -4 -266T-6 -176ZM30 -184Q10 -230 38 -262T40 -330Q70 -286 52 -254T46 -184Z',
      '#ffffff',
      0.42,
    ) +
    '</g>'
  )
}
