import { darker, mix } from '../colour.ts'
import { backHills, ground, tufts } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { bush, corkOak } from '../land/trees.ts'
import { hiker, lookout } from '../people/hiker.ts'
import { bough, nearSwell } from '../props/frame.ts'
import { boulder, corners } from '../props/granite.ts'
import { dolmen } from '../props/stone.ts'
import { add, HEIGHT, type Scene, viewOf, WIDTH } from '../scene.ts'
import { midOaks, openLand } from '../settings.ts'
import { circle, fill, type Point, polygon, smooth } from '../shape.ts'

/** The dolmens of Fitor are slate, those of the border granite. */
const slate = (scene: Scene) => scene.relief === 'soft'

export const dolmens: Record<string, (scene: Scene) => void> = {
  dolmen: (scene) =>
    viewOf(scene, [whole, fromWithin, onTheKnoll, withAVisitor, betweenTrunks, onTheRoute])(scene),

  'dolmen-night'(scene) {
    sky(scene, { clouds: 1, sunX: 250, sunY: 130 })
    backHills(scene, { horizon: 470, layers: 2 })
    ground(scene, { top: 600, grass: 6 })
    const { mood } = scene
    dolmen(scene, 690, 730, 1.35, { lit: true })
    add(scene, fill('M520 734Q690 716 870 736L960 790H430Z', mood.lamp, 0.22), lantern(scene, 668, 722))
    nearSwell(scene, 748, 790, darker(mood.near, 0.35))
    add(
      scene,
      lookout(scene, 225, 806, 3.3, { poles: false, hat: false, pack: darker(mood.leaf, 0.4) }),
      lookout(scene, 350, 812, 2.9, { poles: false, shirt: darker(mood.cork, 0.3) }),
    )
  },
}

function lantern({ mood }: Scene, x: number, y: number): string {
  return (
    circle(x, y - 22, 54, mood.lamp, 0.35) +
    fill(`M${x - 15} ${y}V${y - 38}Q${x} ${y - 56} ${x + 15} ${y - 38}V${y}Z`, mood.lamp) +
    fill(
      `M${x - 19} ${y + 6}V${y - 2}H${x + 19}V${y + 6}ZM${x - 12} ${y - 40}L${x} ${y - 60}L${x + 12} ${y - 40}Z`,
      mood.ink,
    )
  )
}

/** The whole of it, a little from the side, under the bough of an oak. */
function whole(scene: Scene): void {
  openLand(scene, { horizon: 400, top: 560, clouds: 2, grass: 6 })
  add(scene, corkOak(scene, 1080, 640, 470))
  dolmen(scene, 590, 730, 1.36, { hard: slate(scene) })
  bough(scene, 'left', 1.1)
  tufts(scene, 740, 5)
  add(scene, bush(scene, 1120, 800, 130), bush(scene, 60, 812, 110, '#f8f2e2'))
}

/** From within: the dark of the chamber, and the land between two stones. */
function fromWithin(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 1 })
  backHills(scene, { horizon: 440, layers: 3 })
  ground(scene, { top: 570, grass: 4 })
  add(scene, corkOak(scene, 700, 670, 400, { lean: -0.03 }))
  const hard = slate(scene)
  const dark = mix(darker(mood.stone, 0.62), mood.shadow, 0.3)
  const rim = mix(darker(mood.stone, 0.16), mood.glow, mood.night ? 0.05 : 0.22)
  // between the stones of the sides the day comes in; the near ones are the darkest
  add(
    scene,
    side(
      hard,
      dark,
      rim,
      corners([166, 830, 150, 480, 196, 160, 250, 40, 340, 120, 352, 420, 318, 600, 368, 830]),
    ),
    side(
      hard,
      dark,
      rim,
      corners([1080, 830, 1092, 500, 1050, 180, 1010, 60, 946, 130, 960, 390, 912, 620, 880, 830]),
    ),
    side(
      hard,
      darker(dark, 0.3),
      darker(dark, 0.1),
      corners([-40, 830, -40, 60, 60, 30, 130, 170, 112, 470, 146, 830]),
    ),
    side(
      hard,
      darker(dark, 0.3),
      darker(dark, 0.1),
      corners([1240, 830, 1240, 60, 1160, 30, 1120, 190, 1136, 470, 1096, 830]),
    ),
  )
  const roof = darker(mood.stone, 0.54)
  add(
    scene,
    fill(
      hard
        ? 'M-20 -20H1220V150L980 226L640 204L300 262L-20 190Z'
        : 'M-20 -20H1220V150Q1060 250 830 216Q600 186 400 250Q180 290 -20 190Z',
      roof,
    ),
    fill(
      hard
        ? 'M300 262L640 204L980 226L1220 150L960 186L640 168L300 214Z'
        : 'M290 262Q600 180 830 216Q960 236 1090 200Q880 170 640 158Q400 180 290 262Z',
      mix(roof, mood.glow, mood.night ? 0.06 : 0.2),
    ),
    fill(`M-20 ${HEIGHT + 20}V770Q380 706 640 716T1220 760V${HEIGHT + 20}Z`, darker(dark, 0.15)),
    fill('M352 740Q640 700 910 738L1000 820H280Z', mix(dark, mood.ground, 0.4)),
    boulder(scene, 226, 806, 210, 120, { deep: 0.7, shadow: false }),
  )
}

/** A stone of the wall seen from inside; its inner edge catches the light. */
function side(hard: boolean, dark: string, rim: string, points: readonly Point[]): string {
  const outline = (of: readonly Point[]) => (hard ? polygon(of) : smooth(of, true, 7))
  const outward = (points[0]?.[0] ?? 0) < WIDTH / 2 ? -30 : 30
  const inner = points.map(([x, y]): Point => [x + outward, y])
  return fill(outline(points), rim) + fill(outline(inner), dark)
}

/** Against the sky, on its knoll, with nothing beside it but a stump of stone. */
function onTheKnoll(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2, sunX: 330, sunY: mood.night ? 190 : 300, sunRadius: mood.night ? 60 : 90 })
  backHills(scene, { horizon: 610, layers: 2 })
  const land = mix(mood.ground, mood.near, 0.2)
  add(
    scene,
    fill('M-20 760Q260 640 520 586Q720 552 900 580Q1080 612 1220 700V820H-20Z', land),
    fill('M-20 790Q300 690 560 660Q900 640 1220 760V820H-20Z', mix(mood.near, mood.ground, 0.25)),
  )
  add(scene, boulder(scene, 300, 694, 120, 70), boulder(scene, 214, 730, 84, 46))
  dolmen(scene, 700, 604, 1.12, { hard: slate(scene) })
  tufts(scene, 690, 7)
}

/** So near that the frame cuts it, with somebody who looks at it. */
function withAVisitor(scene: Scene): void {
  openLand(scene, { horizon: 380, top: 560, clouds: 2, grass: 4 })
  add(scene, corkOak(scene, -62, 630, 430))
  dolmen(scene, 850, 770, 1.72, { hard: slate(scene) })
  add(
    scene,
    lookout(scene, 246, 790, 3.9, { poles: false, hair: mix(scene.mood.bark, scene.mood.ink, 0.35) }),
  )
  tufts(scene, 770, 3)
}

/** Between two trunks, as one comes upon it in the wood. */
function betweenTrunks(scene: Scene): void {
  openLand(scene, { horizon: 370, top: 510, clouds: 1, grass: 4 })
  midOaks(scene, 540, 2, 260, 260, 1000)
  dolmen(scene, 610, 690, 1.02, { hard: slate(scene) })
  nearSwell(scene, 740, 720)
  add(
    scene,
    corkOak(scene, 120, 800, 860, { stripped: 0.9, lean: 0.02 }),
    corkOak(scene, 1120, 790, 780, { stripped: 0.85, lean: -0.02 }),
    bush(scene, 900, 812, 110),
    bush(scene, 330, 820, 90, '#f8f2e2'),
  )
}

/** A stop on a long way: two come to it over the rise. */
function onTheRoute(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 430, layers: 3 })
  add(scene, fill('M-20 640Q300 560 640 580T1220 640V820H-20Z', mix(mood.ground, mood.leafLight, 0.2)))
  dolmen(scene, 790, 690, 1.24, { hard: slate(scene) })
  add(
    scene,
    fill('M-20 700Q260 650 520 700T1000 830H200Q120 760 -20 760Z', mood.path),
    hiker(scene, 150, 720, 2.7),
    hiker(scene, 330, 736, 2.8),
  )
  nearSwell(scene, 800, 750)
  add(scene, bush(scene, 1130, 812, 120, mood.accent))
  tufts(scene, 760, 4)
}
