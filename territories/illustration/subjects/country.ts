import { darker, lighter, mix } from '../colour.ts'
import { backHills, ridge, tufts } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { bush, corkOak } from '../land/trees.ts'
import { lookout, seated } from '../people/hiker.ts'
import { boulder, corners, crag } from '../props/granite.ts'
import { vulture } from '../props/raptors.ts'
import { add, HEIGHT, type Scene, viewOf } from '../scene.ts'
import { openLand } from '../settings.ts'
import { ellipse, fill, line, polygon } from '../shape.ts'

export const country: Record<string, (scene: Scene) => void> = {
  'river-cliff': (scene) => viewOf(scene, [gorge, balcony, underTheCliff])(scene),
  campsite: (scene) => viewOf(scene, [tentUnderAnOak, fromTheTent])(scene),
}

const deepWater = ({ mood }: Scene) => mix(mood.water, mood.skyLow, 0.24)

/** The great river between its walls, a vulture level with the eye. */
function gorge(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  ridge(scene, 330, 60, mix(mood.far, mood.leaf, 0.2))
  const rock = mix(mood.stone, mood.leaf, 0.24)
  add(
    scene,
    fill(`M-20 420H1220V${HEIGHT + 20}H-20Z`, deepWater(scene)),
    fill(
      'M520 470Q620 450 740 470Q700 560 560 640T380 830H300Q420 700 520 610T520 470Z',
      mix(deepWater(scene), mood.skyLow, 0.5),
      0.7,
    ),
    crag(scene, corners([560, 470, 620, 380, 760, 330, 900, 300, 1240, 280, 1240, 560, 860, 540, 700, 500]), {
      colour: mix(rock, mood.far, 0.35),
    }),
    crag(scene, corners([-40, 300, 180, 320, 330, 370, 470, 420, 520, 480, 400, 560, -40, 620]), {
      colour: mix(rock, mood.far, 0.2),
    }),
    crag(scene, corners([720, 840, 790, 640, 880, 520, 1000, 400, 1120, 360, 1240, 340, 1240, 840]), {
      colour: rock,
    }),
    crag(scene, corners([-40, 840, -40, 480, 80, 500, 170, 570, 220, 690, 330, 760, 370, 840]), {
      colour: rock,
      deep: 0.14,
    }),
  )
  vulture(scene, 500, 250, 1.15)
  vulture(scene, 960, 170, 0.42)
  add(scene, bush(scene, 1130, 360, 60), bush(scene, 1010, 420, 44), bush(scene, 60, 810, 150))
}

/** Keep back from the edge: two at the viewpoint, the river bends below. */
function balcony(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  ridge(scene, 340, 60, mix(mood.far, mood.leaf, 0.2))
  backHills(scene, { horizon: 410, layers: 2 })
  add(
    scene,
    fill(
      'M1220 510Q1000 480 860 520T700 600Q560 660 320 640T-20 690V780Q300 720 520 730T860 660Q900 590 1020 570T1220 580Z',
      deepWater(scene),
    ),
    fill(
      'M1220 540Q1020 520 900 560T740 640Q560 690 320 676T-20 724V736Q300 690 560 702T770 648Q800 570 940 556T1220 552Z',
      mix(deepWater(scene), mood.skyLow, 0.6),
    ),
  )
  vulture(scene, 770, 240, 1)
  vulture(scene, 1080, 400, 0.42)
  add(
    scene,
    crag(scene, corners([-40, 840, -40, 650, 200, 620, 460, 640, 600, 700, 700, 840])),
    crag(scene, corners([780, 840, 860, 760, 1020, 730, 1240, 700, 1240, 840]), { deep: 0.1 }),
    lookout(scene, 250, 690, 4.1, { poles: false }),
    seated(scene, 450, 690, 3.7, { hat: false }),
    bush(scene, 80, 820, 130),
    bush(scene, 1140, 800, 100),
  )
}

/** From the water: a wall of rock with white stains under its ledges. */
function underTheCliff(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  ridge(scene, 470, 60, mix(mood.far, mood.leaf, 0.3))
  const rock = mix(mood.stone, mood.accent, 0.14)
  add(
    scene,
    crag(scene, corners([-40, 640, -40, 420, 120, 440, 300, 520, 420, 640]), {
      colour: mix(rock, mood.leaf, 0.3),
    }),
  )
  for (const [points, deep] of [
    [corners([430, 660, 460, 480, 520, 330, 610, 220, 700, 210, 760, 660]), 0.05],
    [corners([680, 660, 690, 250, 760, 110, 880, 60, 960, 120, 980, 660]), 0],
    [corners([920, 660, 930, 160, 1010, 60, 1240, -20, 1240, 660]), 0.1],
  ] as const)
    add(scene, crag(scene, points, { colour: rock, deep }))
  add(
    scene,
    fill(`M-20 640H1220V${HEIGHT + 20}H-20Z`, deepWater(scene)),
    fill(
      'M440 640H1220V740Q1000 770 760 720Q540 700 440 640Z',
      mix(deepWater(scene), darker(rock, 0.3), 0.5),
    ),
    fill(
      'M200 700Q420 690 640 704Q420 716 200 700ZM640 770Q860 756 1080 770Q860 786 640 770Z',
      mix(mood.skyLow, '#ffffff', 0.3),
      0.5,
    ),
  )
  vulture(scene, 300, 250, 1)
  vulture(scene, 590, 100, 0.36)
  add(scene, boulder(scene, 90, 820, 330, 170), bush(scene, 260, 826, 90))
}

/** A ridge tent, its door to the viewer; foot of the door at x, y. */
function tent(scene: Scene, x: number, y: number, s: number, colour: string): string {
  const { mood, side } = scene
  const at = (dx: number, dy: number): readonly [number, number] => [x + dx * s, y + dy * s]
  const k = side
  return (
    ellipse(x + 60 * s, y + 6 * s, 320 * s, 24 * s, mood.shadow, 0.32) +
    fill(
      polygon([at(0, -230), at(250, -262), at(380, -30), at(150, 6)]),
      k > 0 ? lighter(colour, 0.12) : darker(colour, 0.2),
    ) +
    fill(
      polygon([at(-170, 6), at(0, -230), at(160, 6)]),
      k > 0 ? darker(colour, 0.12) : lighter(colour, 0.06),
    ) +
    fill(polygon([at(-60, 6), at(0, -206), at(72, 6)]), mix(mood.ink, colour, 0.18)) +
    fill(polygon([at(0, -206), at(72, 6), at(112, 2), at(60, -70)]), lighter(colour, 0.26)) +
    line(
      `M${at(0, -230).join(' ')}L${at(-230, 18).join(' ')}M${at(250, -262).join(' ')}L${at(430, -20).join(' ')}`,
      {
        width: 3.5 * s,
        colour: mood.paper,
      },
    )
  )
}

function tentUnderAnOak(scene: Scene): void {
  openLand(scene, { horizon: 400, top: 540, clouds: 2, grass: 4 })
  const { mood } = scene
  add(scene, corkOak(scene, 980, 690, 740, { lean: -0.03, stripped: 0 }))
  add(
    scene,
    tent(scene, 460, 730, 1.3, mood.accent),
    boulder(scene, 210, 790, 190, 100),
    seated(scene, 206, 706, 3.4, { shirt: mix(mood.water, mood.wall, 0.2) }),
    bush(scene, 1130, 820, 150),
  )
  tufts(scene, 750, 3)
}

/** From one's bed: the door open, the branches of the oak, as much sky as fits between them. */
function fromTheTent(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 1 })
  backHills(scene, { horizon: 490, layers: 3 })
  add(
    scene,
    fill(`M-20 600H1220V${HEIGHT}H-20Z`, mood.ground),
    fill('M-20 660Q500 610 1220 680V820H-20Z', mix(mood.ground, mood.near, 0.4)),
    corkOak(scene, 640, 710, 620, { lean: 0.02, stripped: 0 }),
  )
  const cloth = mix(mood.cork, mood.shadow, 0.3)
  add(
    scene,
    fill('M-20 -20H1220V820H1040Q900 420 610 30Q300 420 160 820H-20Z', cloth),
    fill('M610 30Q300 420 160 820H60Q220 400 610 -10Z', lighter(cloth, scene.side > 0 ? 0.2 : 0.06)),
    fill(
      'M610 30Q900 420 1040 820H1150Q990 400 610 -10Z',
      scene.side > 0 ? darker(cloth, 0.2) : lighter(cloth, 0.12),
    ),
    // the flap, rolled up and tied
    line('M610 -10Q960 380 1110 820', { width: 34, colour: darker(cloth, 0.34) }),
    line('M860 262l-26 44M1000 480l-36 34', { width: 9, colour: mix(mood.paper, cloth, 0.2) }),
    fill('M-20 820V790Q600 720 1220 790V820Z', darker(cloth, 0.4)),
    // two pairs of boots at the door
    boot(scene, 380, 790, 1.5),
    boot(scene, 440, 796, 1.5),
    boot(scene, 640, 792, 1.2),
    boot(scene, 690, 796, 1.2),
  )
}

function boot({ mood, side }: Scene, x: number, y: number, s: number): string {
  const leather = mix(mood.bark, mood.cork, 0.35)
  return (
    fill(
      `M${x - 16 * s} ${y}V${y - 58 * s}H${x + 14 * s}V${y - 30 * s}Q${x + 42 * s} ${y - 26 * s} ${x + 44 * s} ${y}Z`,
      leather,
    ) +
    fill(
      `M${x - 20 * s} ${y - 64 * s}H${x + 18 * s}V${y - 52 * s}H${x - 20 * s}Z`,
      side > 0 ? lighter(leather, 0.2) : darker(leather, 0.2),
    ) +
    fill(`M${x - 18 * s} ${y - 6 * s}H${x + 46 * s}V${y + 3 * s}H${x - 18 * s}Z`, mood.ink)
  )
}
