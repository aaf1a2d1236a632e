import { darker, lighter, mix } from '../colour.ts'
import { posed } from '../people/people.ts'
import { AT_TABLE } from '../people/poses.ts'
import { add, HEIGHT, type Scene, viewOf, WIDTH } from '../scene.ts'
import { viewWindow } from '../settings.ts'
import { circle, ellipse, fill, line, rect } from '../shape.ts'

/** What cooks slowly. */
export const hearth: Record<string, (scene: Scene) => void> = {
  'stew-pot': (scene) => viewOf(scene, [overTheFire, onTheTable, fromAbove])(scene),
  kitchen,
}

/** An iron pot whose rim is 200 wide for scale 1; its foot at x, y. */
function pot(scene: Scene, x: number, y: number, s: number, filling = scene.mood.cork): string {
  const { mood, side } = scene
  const iron = mix(mood.ink, mood.stone, 0.2)
  const lit =
    side > 0 ? 'M60 -112Q66 -40 40 -12Q84 -30 92 -108Z' : 'M-60 -112Q-66 -40 -40 -12Q-84 -30 -92 -108Z'
  return `<g transform="translate(${x} ${y}) scale(${s})">${line('M-92 -96q-30 -4 -24 32M92 -96q30 -4 24 32', { width: 11, colour: darker(iron, 0.3) })}${fill('M-100 -120Q-112 -6 -44 0H44Q112 -6 100 -120Z', iron)}${fill(lit, lighter(iron, 0.2))}${ellipse(0, -120, 104, 24, lighter(iron, 0.14))}${ellipse(0, -118, 90, 17, filling)}${ellipse(-34, -120, 22, 7, lighter(filling, 0.3))}${ellipse(26, -115, 26, 7, mix(filling, mood.accent, 0.7))}${ellipse(52, -122, 14, 5, mood.leafLight)}</g>`
}

/** Steam rises in broad bands. */
function steam(scene: Scene, x: number, y: number, s: number): string {
  return [
    [-46, 0],
    [22, -24],
  ]
    .map(([dx = 0, dy = 0]) =>
      fill(
        `M${x + dx * s} ${y + dy * s}Q${x + (dx - 50) * s} ${y + (dy - 70) * s} ${x + (dx + 4) * s} ${y + (dy - 130) * s}T${x + dx * s} ${y + (dy - 250) * s}Q${x + (dx + 60) * s} ${y + (dy - 180) * s} ${x + (dx + 34) * s} ${y + (dy - 120) * s}T${x + (dx + 26) * s} ${y + dy * s}Z`,
        lighter(scene.mood.paper, 0.4),
        0.3,
      ),
    )
    .join('')
}

function overTheFire(scene: Scene): void {
  const { mood } = scene
  const wall = mix(mood.wall, mood.stone, 0.35)
  const soot = mix(mood.ink, mood.cork, 0.18)
  add(
    scene,
    rect(0, 0, WIDTH, HEIGHT, wall),
    fill(scene.side > 0 ? 'M0 0H210V800H0Z' : 'M990 0H1200V800H990Z', darker(wall, 0.12)),
    fill('M150 800V260Q600 90 1050 260V800Z', darker(wall, 0.3)),
    fill('M200 800V300Q600 140 1000 300V800Z', soot),
    rect(90, 150, 1020, 62, mix(mood.bark, mood.cork, 0.3)),
    rect(90, 150, 1020, 16, lighter(mix(mood.bark, mood.cork, 0.3), 0.2)),
    ellipse(600, 700, 360, 260, mix(soot, mood.accent, 0.28)),
    ellipse(600, 740, 250, 170, mix(soot, mood.accent, 0.6)),
    line('M600 210V300', { width: 13, colour: mood.ink }),
    line('M370 470Q400 290 600 290Q800 290 830 470', { width: 13, colour: mood.ink }),
  )
  add(
    scene,
    fill(
      'M380 760Q330 660 420 560Q430 620 470 640Q480 540 560 500Q550 600 610 620Q650 560 640 520Q730 580 720 650Q760 630 770 580Q860 670 810 760Z',
      mood.accent,
    ),
    fill(
      'M450 760Q430 690 490 650Q500 700 540 700Q550 630 600 610Q600 680 650 690Q690 670 690 640Q760 700 730 760Z',
      mood.lamp,
    ),
  )
  add(scene, pot(scene, 600, 640, 2.3))
  add(scene, steam(scene, 600, 350, 0.9))
  const log = mix(mood.bark, mood.ink, 0.25)
  for (const [x, y, r] of [
    [600, 768, -5],
    [560, 748, 6],
  ] as const)
    add(
      scene,
      `<g transform="rotate(${r} ${x} ${y})">${rect(x - 330, y - 26, 660, 54, log, 27)}${ellipse(x + 312, y + 1, 22, 27, mix(mood.accent, log, 0.5))}</g>`,
    )
  add(scene, rect(0, 786, WIDTH, 20, darker(wall, 0.36)))
}

function board(scene: Scene, y: number): void {
  const { mood } = scene
  const wood = mix(mood.bark, mood.cork, 0.4)
  add(scene, rect(0, y, WIDTH, HEIGHT - y, wood), rect(0, y, WIDTH, 14, lighter(wood, 0.2)))
  for (const d of [
    `M-20 ${y + 90}Q600 ${y + 76} 1220 ${y + 96}`,
    `M-20 ${y + 210}Q600 ${y + 196} 1220 ${y + 220}`,
  ])
    add(scene, line(d, { width: 4, colour: darker(wood, 0.18) }))
}

function bowl(scene: Scene, x: number, y: number, r: number): string {
  const clay = mix(scene.mood.roof, scene.mood.wall, 0.25)
  return (
    ellipse(x, y + r * 0.56, r * 1.1, r * 0.2, scene.mood.shadow, 0.28) +
    fill(`M${x - r} ${y}Q${x - r * 0.7} ${y + r * 0.66} ${x} ${y + r * 0.66}T${x + r} ${y}Z`, clay) +
    ellipse(x, y, r, r * 0.3, lighter(clay, 0.2)) +
    ellipse(x, y + 3, r * 0.84, r * 0.22, mix(scene.mood.cork, scene.mood.accent, 0.3))
  )
}

function loaf(scene: Scene, x: number, y: number, s: number): string {
  const { mood } = scene
  const crust = mix(mood.accent, mood.bark, 0.4)
  return `<g transform="translate(${x} ${y}) scale(${s})">${ellipse(0, 4, 150, 16, mood.shadow, 0.28)}${fill('M-150 0Q-160 -100 0 -112Q160 -100 150 0Q80 14 0 12Q-80 14 -150 0Z', crust)}${fill('M-120 -40Q-90 -104 0 -108Q90 -104 120 -50Q60 -84 0 -82Q-70 -80 -120 -40Z', lighter(crust, 0.24))}${line('M-70 -84l26 50M-6 -92l22 54M58 -86l18 46', { width: 13, colour: lighter(crust, 0.44) })}</g>`
}

/** In the middle of the table, with bread and a ladle. */
function onTheTable(scene: Scene): void {
  const { mood } = scene
  const wall = mix(mood.wall, mood.leaf, 0.2)
  add(scene, rect(0, 0, WIDTH, HEIGHT, wall))
  viewWindow(scene, scene.side > 0 ? 800 : 90, 60, 310, 300)
  board(scene, 500)
  add(scene, loaf(scene, scene.side > 0 ? 190 : 1010, 610, 1.1))
  add(scene, ellipse(600, 646, 280, 30, mood.shadow, 0.34))
  add(scene, line('M690 300L850 120', { width: 18, colour: mix(mood.bark, mood.accent, 0.5) }))
  add(scene, pot(scene, 600, 640, 2.7, mix(mood.cork, mood.bark, 0.25)))
  add(scene, steam(scene, 540, 290, 1))
  add(
    scene,
    bowl(scene, scene.side > 0 ? 960 : 240, 660, 120),
    bowl(scene, scene.side > 0 ? 330 : 870, 730, 110),
  )
}

/** Looked down into, as whoever serves sees it. */
function fromAbove(scene: Scene): void {
  const { mood } = scene
  board(scene, -20)
  const cloth = mix(mood.wall, '#ffffff', 0.4)
  add(
    scene,
    fill('M-20 120L700 -40H1220V420L300 820H-20Z', cloth),
    fill('M-20 190L820 -40H900L-20 250ZM180 820L1220 360V420L300 820Z', mix(mood.cork, cloth, 0.25)),
  )
  const iron = mix(mood.ink, mood.stone, 0.2)
  const stew = mix(mood.cork, mood.bark, 0.2)
  add(
    scene,
    circle(590, 440, 330, mood.shadow, 0.3),
    line('M250 330Q190 400 250 480M910 320Q972 400 910 470', { width: 34, colour: darker(iron, 0.3) }),
    circle(580, 400, 330, iron),
    circle(580, 400, 296, darker(iron, 0.4)),
    circle(580, 410, 276, stew),
    fill('M330 360Q420 180 640 170Q480 250 400 420Q350 440 330 360Z', lighter(stew, 0.14)),
  )
  for (const [x, y, rx, ry, colour] of [
    [470, 470, 76, 56, mix(mood.bark, mood.cork, 0.4)],
    [660, 300, 70, 54, mix(mood.bark, mood.cork, 0.4)],
    [690, 510, 66, 54, mood.accent],
    [520, 320, 52, 44, mood.accent],
    [600, 590, 48, 34, mood.leafLight],
  ] as const)
    add(
      scene,
      ellipse(x, y + 8, rx, ry, darker(stew, 0.3)),
      ellipse(x, y, rx, ry, colour),
      ellipse(x - rx * 0.2, y - ry * 0.3, rx * 0.5, ry * 0.34, lighter(colour, 0.2)),
    )
  add(
    scene,
    line('M760 420L1130 200', { width: 34, colour: mix(mood.bark, mood.accent, 0.5) }),
    ellipse(740, 430, 66, 56, mix(mood.bark, mood.accent, 0.5)),
    ellipse(736, 432, 46, 38, stew),
  )
  add(scene, bowl(scene, 1050, 660, 130))
}

/** The cook at the stove. */
function kitchen(scene: Scene): void {
  const { mood } = scene
  const wall = mix(mood.wall, mood.accent, 0.16)
  add(scene, rect(0, 0, WIDTH, HEIGHT, wall))
  viewWindow(scene, 60, 110, 300, 300)
  const hood = lighter(mix(mood.wall, mood.stone, 0.3), 0.2)
  add(
    scene,
    fill('M640 -20H1220V260H560Z', hood),
    fill('M640 -20H760L690 260H560Z', darker(hood, 0.1)),
    rect(540, 250, 680, 36, mix(mood.bark, mood.cork, 0.3)),
  )
  for (const [x, r] of [
    [700, 40],
    [1110, 50],
  ] as const)
    add(
      scene,
      line(`M${x} 286v44`, { width: 6, colour: mood.ink }),
      circle(x, 326 + r, r, mood.roof),
      circle(x + scene.side * r * 0.24, 318 + r, r * 0.5, lighter(mood.roof, 0.22)),
    )
  add(
    scene,
    posed(
      scene,
      420,
      930,
      7,
      {
        ...AT_TABLE,
        lean: 6,
        hands: [
          [33, -74],
          [26, -58],
        ],
      },
      {
        shirt: lighter(mood.paper, 0.4),
        skin: mood.skin[1],
        hat: 'scarf',
        skirt: true,
        dress: { apron: mood.cork },
        held: { behind: line('M33 -76L62 -62', { width: 2.4, colour: mix(mood.bark, mood.accent, 0.5) }) },
      },
    ),
  )
  const stove = mix(mood.stone, mood.wall, 0.5)
  add(scene, rect(0, 640, WIDTH, 180, stove), rect(0, 622, WIDTH, 30, mix(mood.bark, mood.ink, 0.3)))
  add(scene, pot(scene, 880, 624, 1.7), steam(scene, 870, 380, 0.6))
  add(scene, loaf(scene, 170, 624, 0.8), bowl(scene, 1100, 590, 60))
}
