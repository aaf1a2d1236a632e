import { darker, mix } from '../colour.ts'
import { path, tufts } from '../land/land.ts'
import { bush, corkOak } from '../land/trees.ts'
import { hiker, lookout } from '../people/hiker.ts'
import { bough, nearSwell } from '../props/frame.ts'
import { boulder, corners, lichen, stone, upright } from '../props/granite.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { midOaks, openLand } from '../settings.ts'
import { ellipse, fill, line, type Point, polygon } from '../shape.ts'

/** Stones set on end, alone or as what is left of a tomb, and graves like boxes of stone. */
export const stones: Record<string, (scene: Scene) => void> = {
  menhir: (scene) =>
    scene.relief === 'soft'
      ? viewOf(scene, [withSomebody, fromItsFoot, inTheWood])(scene)
      : viewOf(scene, [brokenTomb, splitSlab])(scene),
  cist: (scene) =>
    scene.relief === 'soft'
      ? viewOf(scene, [box, besideThePath, slabAside])(scene)
      : viewOf(scene, [fourUprights, chamberAndPassage])(scene),
}

const MENHIR: readonly Point[] = corners([
  -0.5, 0.02, -0.52, -0.22, -0.46, -0.52, -0.3, -0.84, -0.1, -0.99, 0.08, -1, 0.26, -0.84, 0.42, -0.56, 0.52,
  -0.26, 0.5, 0.02,
])

function menhir(scene: Scene, x: number, y: number, w: number, h: number, lean = 0): string {
  const { mood, side } = scene
  return (
    ellipse(x - side * w * 0.4, y + 4, w * 1.05, w * 0.11, mood.shadow, 0.34) +
    stone(
      scene,
      MENHIR.map(([dx, dy]): Point => [x + dx * w - dy * lean * h, y + dy * h]),
    ) +
    line(
      `M${x - side * w * 0.24} ${y - h * 0.62}Q${x - side * w * 0.12} ${y - h * 0.5} ${x - side * w * 0.16} ${y - h * 0.36}`,
      {
        width: w * 0.035,
        colour: darker(mood.stone, 0.4),
        opacity: 0.6,
      },
    ) +
    lichen(scene, x + side * w * 0.1, y - h * 0.24, w * 0.13)
  )
}

/** Two and a half metres: taller than whoever comes to see it. */
function withSomebody(scene: Scene): void {
  openLand(scene, { horizon: 400, top: 570, clouds: 2, grass: 4 })
  midOaks(scene, 600, 2, 360, -60, 360)
  add(scene, corkOak(scene, 1090, 640, 460))
  add(
    scene,
    menhir(scene, 560, 730, 250, 590, 0.03),
    lookout(scene, 850, 756, 3.9, { poles: false, flip: true }),
  )
  nearSwell(scene, 770, 740)
  add(scene, bush(scene, 150, 810, 140, '#b58aa0'), bush(scene, 1130, 812, 110))
}

function fromItsFoot(scene: Scene): void {
  openLand(scene, { horizon: 560, top: 690, clouds: 3, grass: 4 })
  midOaks(scene, 710, 3, 190, 560, 1240)
  add(scene, menhir(scene, 430, 830, 340, 800, 0.05))
  bough(scene, 'right', 1.15)
  add(scene, bush(scene, 760, 830, 130, '#f8f2e2'), bush(scene, 110, 840, 150))
}

function inTheWood(scene: Scene): void {
  openLand(scene, { horizon: 360, top: 500, clouds: 2, grass: 4 })
  midOaks(scene, 530, 3, 300, 60, 560)
  path(scene, 800, 520, 960, 300, 30)
  add(
    scene,
    menhir(scene, 560, 700, 170, 430, -0.04),
    hiker(scene, 850, 690, 2.7, { flip: true }),
    corkOak(scene, 150, 790, 720, { stripped: 0.95 }),
    corkOak(scene, 1110, 760, 560),
  )
  tufts(scene, 740, 4)
}

/** Stumps of uprights around a hollow, the capstone in pieces. */
function brokenTomb(scene: Scene): void {
  openLand(scene, { horizon: 400, top: 560, clouds: 2, grass: 4 })
  add(scene, corkOak(scene, 980, 620, 470))
  const { mood } = scene
  add(
    scene,
    fill('M60 760Q300 620 580 620T1100 760Z', mix(mood.ground, mood.leaf, 0.25)),
    upright(scene, 430, 660, 130, 250, { deep: 0.3, lean: 0.06 }),
    upright(scene, 590, 660, 140, 180, { deep: 0.4 }),
    ellipse(560, 690, 240, 34, mix(mood.shadow, mood.ground, 0.35)),
    upright(scene, 280, 720, 150, 330, { lean: -0.05 }),
    upright(scene, 780, 730, 150, 210, { lean: 0.14 }),
    boulder(scene, 560, 790, 330, 130, { tilt: -5 }),
    boulder(scene, 930, 780, 170, 90),
  )
  nearSwell(scene, 780, 770)
  tufts(scene, 760, 4)
}

/** Two slabs; one has split from top to foot. */
function splitSlab(scene: Scene): void {
  const { mood } = scene
  openLand(scene, { horizon: 440, top: 600, clouds: 2, grass: 4 })
  midOaks(scene, 620, 2, 260, 820, 1220)
  add(
    scene,
    ellipse(560, 746, 420, 36, mood.shadow, 0.34),
    upright(scene, 330, 746, 250, 520, { lean: -0.04 }),
    stone(
      scene,
      corners([
        552, 754, 546, 600, 560, 420, 584, 290, 622, 236, 672, 226, 698, 262, 682, 420, 712, 560, 694, 754,
      ]),
      { hard: true },
    ),
    stone(
      scene,
      corners([716, 756, 734, 560, 704, 424, 722, 292, 766, 286, 812, 330, 846, 440, 872, 600, 884, 756]),
      { hard: true, deep: 0.08 },
    ),
    lichen(scene, 340, 420, 40),
    bush(scene, 1090, 800, 150, mood.accent),
    bush(scene, 120, 820, 130),
  )
  tufts(scene, 750, 5)
}

/** A grave of slabs sunk in the earth, seen a little from above; about 620 wide for scale 1, its front foot at x, y. */
function grave(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const colour = mood.stone
  const at = (points: readonly Point[]) => points.map(([px, py]): Point => [x + px * s, y + py * s])
  const slab = (points: readonly Point[], deep = 0) => stone(scene, at(points), { hard: true, colour, deep })
  add(
    scene,
    ellipse(x, y - 90 * s, 430 * s, 170 * s, mix(mood.bark, mood.ground, 0.5)),
    slab(corners([-206, -176, -212, -244, -110, -262, 150, -256, 214, -236, 208, -176]), 0.16),
    fill(
      polygon(at(corners([-206, -190, 206, -190, 300, 0, -300, 0]))),
      mix(darker(mood.shadow, 0.2), mood.bark, 0.16),
    ),
    fill(
      polygon(at(corners([-180, -150, 190, -150, 260, -20, -250, -20]))),
      mix(mix(mood.bark, mood.ground, 0.3), mood.shadow, 0.45),
    ),
    slab(corners([-196, -236, -236, -240, -366, -56, -352, 20, -296, 12, -206, -180]), 0.08),
    slab(corners([202, -230, 244, -236, 366, -62, 356, 20, 296, 12, 208, -180]), 0.02),
    slab(corners([-322, 44, -314, -14, -160, -30, 190, -28, 316, -12, 326, 44])),
  )
}

function box(scene: Scene): void {
  openLand(scene, { horizon: 280, top: 410, clouds: 2, grass: 0 })
  midOaks(scene, 440, 4, 280, -60, 1240)
  grave(scene, 590, 730, 1.32)
  add(scene, bush(scene, 1150, 812, 150), bush(scene, 40, 700, 110), boulder(scene, 1090, 640, 150, 80))
  tufts(scene, 760, 5)
}

/** It lies low: whoever walks and talks misses it. */
function besideThePath(scene: Scene): void {
  openLand(scene, { horizon: 300, top: 430, clouds: 2, grass: 0 })
  midOaks(scene, 460, 3, 300, -40, 700)
  path(scene, 1010, 440, 900, 300, 30)
  add(scene, hiker(scene, 800, 600, 2.1, { flip: true }), hiker(scene, 930, 610, 2.2, { flip: true }))
  grave(scene, 420, 750, 1.02)
  add(scene, corkOak(scene, 1190, 800, 560), bush(scene, 700, 812, 110))
  tufts(scene, 770, 4)
}

/** The cover has been slid off, and leans on the box. */
function slabAside(scene: Scene): void {
  openLand(scene, { horizon: 290, top: 420, clouds: 2, grass: 0 })
  midOaks(scene, 450, 3, 290, 420, 1240)
  grave(scene, 690, 700, 1.1)
  add(
    scene,
    stone(scene, corners([40, 790, 70, 740, 300, 560, 420, 520, 500, 560, 470, 640, 220, 800, 110, 826]), {
      hard: true,
    }),
    boulder(scene, 1110, 780, 220, 140),
  )
  bough(scene, 'left', 1)
  add(scene, bush(scene, 640, 836, 110))
  tufts(scene, 760, 4)
}

/** Four uprights of a chamber, and what is left of its passage. */
function fourUprights(scene: Scene): void {
  openLand(scene, { horizon: 380, top: 540, clouds: 2, grass: 4 })
  const { mood } = scene
  add(scene, boulder(scene, 1010, 600, 330, 200), boulder(scene, 1130, 640, 220, 120))
  add(
    scene,
    ellipse(560, 700, 360, 70, mix(mood.bark, mood.ground, 0.6)),
    upright(scene, 400, 670, 150, 330, { deep: 0.22, lean: 0.05 }),
    upright(scene, 570, 660, 170, 370, { deep: 0.3 }),
    upright(scene, 270, 730, 170, 350, { lean: -0.05 }),
    upright(scene, 740, 720, 170, 340, { lean: -0.1 }),
    upright(scene, 420, 770, 110, 130, { lean: 0.05 }),
    upright(scene, 660, 776, 120, 150, { lean: -0.05 }),
    upright(scene, 370, 830, 130, 130),
    upright(scene, 730, 836, 140, 150),
    bush(scene, 1120, 820, 140),
    bush(scene, 60, 800, 130),
  )
}

/** A long way in between two rows of low stones, a round chamber at the end. */
function chamberAndPassage(scene: Scene): void {
  const { mood } = scene
  openLand(scene, { horizon: 300, top: 430, clouds: 2, grass: 0 })
  midOaks(scene, 460, 3, 290, 60, 1160)
  add(scene, fill('M500 560H700L900 830H300Z', mix(mood.path, mood.ground, 0.3)))
  for (const [dx, y, w, h] of [
    [0, 520, 120, 220],
    [-120, 536, 110, 230],
    [120, 536, 110, 220],
    [-200, 570, 110, 210],
    [200, 570, 110, 190],
  ] as const)
    add(scene, upright(scene, 600 + dx, y, w, h, { deep: dx === 0 ? 0.3 : 0.12, lean: -dx / 4000 }))
  add(scene, ellipse(600, 570, 200, 40, mix(mood.shadow, mood.ground, 0.4)))
  for (const [dx, y, s] of [
    [116, 610, 1],
    [158, 680, 1.3],
    [214, 770, 1.75],
  ] as const)
    for (const k of [-1, 1]) add(scene, upright(scene, 600 + k * dx, y, 84 * s, 104 * s, { lean: -k * 0.04 }))
  add(scene, boulder(scene, 40, 840, 260, 190), bush(scene, 1130, 812, 150))
  tufts(scene, 770, 3)
}
