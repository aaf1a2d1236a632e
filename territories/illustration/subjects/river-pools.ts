import { castle } from '../buildings/landmarks.ts'
import { darker, lighter, mix } from '../colour.ts'
import { backHills, ridge } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { bush, reeds } from '../land/trees.ts'
import { alder, fern, nearBank, poplar, trunk } from '../props/riverside.ts'
import { boulder, ripple, ripples, surface, waterTones } from '../props/water.ts'
import { add, HEIGHT, type Scene, viewOf, WIDTH } from '../scene.ts'
import { circle, ellipse, fill, line, rect } from '../shape.ts'
import { mirrored, woodBehind } from './waters.ts'

export const riverPools: Record<string, (scene: Scene) => void> = {
  'river-pools'(scene) {
    viewOf(scene, [bathing, morningPool])(scene)
  },
}

/** White houses that climb a hill, under a castle. */
function villageUnderCastle(scene: Scene): void {
  const { mood, side } = scene
  const hill = mix(mood.ground, mood.far, 0.35)
  add(
    scene,
    fill(
      'M520 430C620 400 700 300 800 262C860 244 930 250 980 280C1060 330 1140 390 1240 410V520H520Z',
      hill,
    ),
    castle(scene, 800, 276, 150),
  )
  const white = mix(mood.wall, '#ffffff', 0.4)
  for (const [x, y, w, h] of [
    [720, 366, 74, 40],
    [800, 352, 84, 46],
    [896, 362, 70, 40],
    [660, 404, 80, 42],
    [752, 408, 92, 48],
    [860, 406, 84, 46],
    [958, 402, 76, 40],
  ] as const)
    add(
      scene,
      rect(x, y - h, w, h, white),
      rect(side > 0 ? x : x + w * 0.7, y - h, w * 0.3, h, darker(white, 0.12)),
      fill(`M${x - 5} ${y - h}l10 -14h${w - 10}l10 14Z`, mood.roof),
      rect(x + w * 0.4, y - h * 0.6, 12, 18, mix(mood.ink, mood.water, 0.4)),
    )
}

/** Summer: the river held by a low wall, poplars along it, bathers, and two who sit on the edge. */
function bathing(scene: Scene): void {
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 360, layers: 2 })
  villageUnderCastle(scene)
  const { mood } = scene
  ridge(scene, 440, 14, mix(mood.leaf, mood.ground, 0.4), 'soft')
  const shore = 500
  mirrored(
    scene,
    shore,
    fill(
      `M-20 ${shore - 40}Q600 ${shore - 54} 1220 ${shore - 34}V${shore}H-20Z`,
      mix(mood.near, mood.ground, 0.3),
    ) +
      [
        [60, 330],
        [170, 410],
        [300, 450],
        [420, 360],
        [520, 300],
        [1090, 330],
        [1180, 400],
      ]
        .map(([x = 0, h = 0]) => poplar(scene, x, shore - 26, h))
        .join('') +
      bush(scene, 660, shore - 8, 54) +
      bush(scene, 960, shore - 6, 66),
  )
  add(
    scene,
    ripples(scene, { left: 100, right: 1100, top: 540, bottom: 700 }, 5),
    swimmer(scene, 770, 600, 1, 0),
    swimmer(scene, 560, 566, 0.7, 1),
    floatRing(scene, 980, 640, 1),
    // the edge of the pool
    fill('M-20 716L1220 760V840H-20Z', mix(mood.stone, mood.wall, 0.4)),
    fill('M-20 716L1220 760V778L-20 736Z', lighter(mood.stone, 0.34)),
    sitting(scene, 250, 724, 2.1, mood.cork, 0),
    sitting(scene, 420, 728, 1.72, mood.accent, 1),
    reeds(scene, 1130, 790, 210, 10),
  )
}

/** Head and shoulders out of the water, arms ahead. */
function swimmer({ mood }: Scene, x: number, y: number, s: number, tone: number): string {
  const skin = mood.skin[tone] ?? mood.skin[0]
  const foam = mix(mood.skyLow, '#ffffff', 0.6)
  return `<g transform="translate(${x} ${y}) scale(${s})">${line('M-22 -2Q-66 -52 -104 -4', { width: 17, colour: darker(skin, 0.1) })}${fill('M-46 4Q-30 -34 24 -24Q76 -14 110 6Z', darker(skin, 0.16))}${circle(-22, -44, 26, skin)}${fill('M-48 -44Q-50 -74 -20 -72Q8 -70 4 -38Q-4 -54 -26 -56Q-38 -54 -48 -44Z', mix(mood.ink, mood.bark, 0.5))}${ripple(0, 8, 150, 13, foam, 0.9)}${ripple(30, 30, 120, 8, foam, 0.4)}</g>`
}

/** Someone lies back in a swimming ring. */
function floatRing({ mood }: Scene, x: number, y: number, s: number): string {
  const skin = mood.skin[1]
  return `<g transform="translate(${x} ${y}) scale(${s})">${ellipse(0, 20, 130, 22, mood.shadow, 0.28)}${ellipse(0, 4, 116, 38, darker(mood.cork, 0.1))}${ellipse(0, -4, 108, 32, lighter(mood.cork, 0.2))}${ellipse(0, -2, 60, 15, darker(mood.water, 0.2))}${line('M30 -10L96 -30M24 -4L104 -10', { width: 15, colour: skin })}${fill('M-66 -30Q-30 -44 34 -16L20 4Q-40 6 -70 -10Z', mix(mood.ink, mood.water, 0.5))}${line('M-60 -22Q-100 -14 -112 6', { width: 13, colour: skin })}${circle(-84, -46, 24, skin)}${fill('M-106 -42Q-112 -72 -84 -72Q-66 -72 -62 -56Q-84 -62 -92 -34Z', mix(mood.ink, mood.bark, 0.4))}</g>`
}

/** Seen from behind, seated on the edge with the feet in the water. Seat at x, y. */
function sitting({ mood, side }: Scene, x: number, y: number, s: number, suit: string, tone: number): string {
  const skin = mood.skin[tone] ?? mood.skin[0]
  const hair = tone ? mood.ink : mix(mood.bark, mood.cork, 0.3)
  const arm = (d: number) =>
    line(`M${d * 25} -66Q${d * 46} -40 ${d * 40} 0`, { width: 13, colour: darker(skin, 0.08) })
  return `<g transform="translate(${x} ${y}) scale(${s})">${ellipse(0, 4, 54, 7, mood.shadow, 0.35)}${arm(-1)}${arm(1)}${fill('M-34 4Q-40 -22 -24 -30Q-34 -66 -24 -78Q0 -86 24 -78Q34 -66 24 -30Q40 -22 34 4Z', skin)}${fill(side > 0 ? 'M-34 4Q-40 -22 -24 -30Q-34 -66 -24 -78L-8 -81Q-18 -50 -8 4Z' : 'M34 4Q40 -22 24 -30Q34 -66 24 -78L8 -81Q18 -50 8 4Z', darker(skin, 0.14))}${fill('M-34 6Q-40 -22 -25 -28H25Q40 -22 34 6Z', suit)}${tone ? fill('M-27 -50H27L26 -36H-26Z', suit) : ''}${rect(-7, -92, 14, 16, darker(skin, 0.18))}${circle(0, -106, 20, skin)}${fill(tone ? 'M-21 -104C-24 -134 24 -134 21 -104L24 -64Q0 -56 -24 -64Z' : 'M-21 -100C-24 -132 24 -132 21 -100Q10 -90 0 -92T-21 -100Z', hair)}</g>`
}

/** A quiet morning: out from under the alders, the long pool with poplars in it and a low wall it runs over. */
function morningPool(scene: Scene): void {
  woodBehind(scene, 300, 400)
  const { mood } = scene
  const { body, deep, sky: shine, foam } = waterTones(scene)
  const stone = mix(mood.stone, mood.wall, 0.3)
  add(
    scene,
    ...[
      [330, 380],
      [430, 440],
      [540, 350],
      [900, 340],
      [1000, 420],
    ].map(([x = 0, h = 0]) => poplar(scene, x, 446, h)),
    alder(scene, 760, 452, 330, 0.03),
    fill('M-20 440H1220V480H-20Z', mix(mood.near, mood.ground, 0.3)),
    surface(
      scene,
      'M-20 470Q600 446 1220 474V620H-20Z',
      `${rect(0, 450, WIDTH, 40, deep)}${[330, 430, 540, 900, 1000].map((x) => fill(`M${x - 40} 470Q${x - 20} 600 ${x} 620Q${x + 20} 600 ${x + 40} 470Z`, deep, 0.6)).join('')}${ripple(700, 540, 300, 8, shine, 0.9)}${ripple(300, 580, 260, 8, shine, 0.7)}`,
      body,
    ),
    // the wall, the sheet of water over it, the pool below
    rect(-20, 610, WIDTH + 40, 70, stone),
    fill('M300 606H940L960 690H280Z', mix(foam, shine, 0.4)),
    fill('M350 612h22l-14 76h-20ZM640 612h50l6 76h-62Z', mix(shine, body, 0.6)),
    rect(-20, 600, 330, 18, lighter(stone, 0.26)),
    rect(930, 600, 300, 18, lighter(stone, 0.26)),
    rect(0, 680, WIDTH, HEIGHT - 680, body),
    fill(`M-20 680H1220V706Q600 690 -20 712Z`, deep),
    ripple(620, 694, 360, 18, foam),
    ripple(480, 740, 260, 10, shine, 0.8),
    ripple(860, 764, 240, 10, shine, 0.8),
    boulder(scene, 190, 720, 200, 90, { wet: true }),
    boulder(scene, 1020, 712, 160, 70, { wet: true }),
  )
  nearBank(scene, 770, 800)
  add(
    scene,
    trunk(scene, [120, 830], [190, -20], 104),
    trunk(scene, [1140, 830], [1110, -20], 76),
    fern(scene, 270, 810, 150),
    fern(scene, 1040, 815, 110, mix(mood.leaf, mood.leafDark, 0.3)),
  )
}
