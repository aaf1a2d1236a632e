import { darker, lighter, mix } from '../colour.ts'
import { corkOak } from '../land/trees.ts'
import { arcade, blocks } from '../props/arches.ts'
import { ivy } from '../props/ivy.ts'
import { alder, fern, overhang, trunk } from '../props/riverside.ts'
import { boulder, ripple, ripples, stretch, waterTones } from '../props/water.ts'
import { add, HEIGHT, type Scene, viewOf, WIDTH } from '../scene.ts'
import { fill, line, rect } from '../shape.ts'
import { brick } from './aqueducts.ts'
import { woodBehind } from './waters.ts'

export const smallAqueducts: Record<string, (scene: Scene) => void> = {
  'aqueduct-small'(scene) {
    viewOf(scene, [smallBrick, smallNear])(scene)
  },
}

/** A leak: wet brick from the channel down to the edge of the arch, from there a thread of water, and its ring below. */
function leak(scene: Scene, x: number, channel: number, edge: number, to: number, clay: string): string {
  const { foam, sky } = waterTones(scene)
  return (
    fill(`M${x - 14} ${channel}H${x + 16}L${x + 10} ${edge}H${x - 9}Z`, darker(clay, 0.1)) +
    fill(`M${x - 6} ${edge - 4}H${x + 6}L${x + 3} ${to}H${x - 3}Z`, foam, 0.85) +
    ripple(x, to, 76, 9, sky) +
    ripple(x, to, 34, 5, foam)
  )
}

/** A small one, all of brick, over a gully: ivy, and a thread of water that finds its way out. */
function smallBrick(scene: Scene): void {
  woodBehind(scene, 280, 400)
  const { mood, side } = scene
  const clay = brick(scene)
  add(
    scene,
    corkOak(scene, 170, 470, 430, { lean: -0.04 }),
    corkOak(scene, 960, 480, 500, { lean: 0.04 }),
    stretch(
      scene,
      [
        [500, 590, 630],
        [560, 560, 660],
        [640, 520, 760],
        [720, 400, 820],
        [830, 300, 960],
      ],
      ripples(scene, { left: 460, right: 800, top: 640, bottom: 790 }, 5),
    ),
    // both slopes of the gully
    fill('M-20 430Q200 440 320 520Q420 620 470 830H-20Z', mix(mood.near, mood.ground, 0.35)),
    fill('M1220 440Q1010 450 900 540Q800 640 780 830H1220Z', mix(mood.near, mood.ground, 0.2)),
    arcade(scene, {
      piers: [
        [-60, 400],
        [820, 1260],
      ],
      top: () => 372,
      foot: (x) => (x < 0 || x > 1200 ? 470 : 690),
      spring: () => 650,
      colour: clay,
      ring: lighter(clay, mood.night ? 0.05 : 0.22),
      depth: 40,
    }),
    line('M-20 392H1220', { width: 40, colour: clay, cap: 'butt' }),
    rect(-20, 356, WIDTH + 40, 22, lighter(clay, mood.night ? 0.05 : 0.24)),
    rect(-20, 356, WIDTH + 40, 8, waterTones(scene).body),
    blocks(
      scene,
      [
        [250, 430, 84, 24],
        [860, 440, 90, 24],
        [320, 500, 70, 24],
        [900, 510, 80, 24],
        [250, 560, 80, 24],
        [430, 404, 90, 22],
        [700, 406, 80, 22],
      ],
      clay,
      3,
    ),
    // the ground comes up over the foot of the wall
    fill('M-20 452Q150 480 260 570T430 722L380 790H-20Z', mix(mood.near, mood.ground, 0.35)),
    fill('M1220 452Q1050 480 950 570T790 722L840 790H1220Z', mix(mood.near, mood.ground, 0.2)),
    leak(scene, 690, 378, 466, 690, clay),
    ivy(scene, 190, 352, 200, 210),
    boulder(scene, 470, 730, 220, 110, { wet: true }),
    boulder(scene, 860, 740, 200, 100, { wet: true }),
    fern(scene, 1020, 720, 170),
    fern(scene, 160, 800, 190, mix(mood.leaf, mood.leafDark, 0.3)),
  )
  overhang(scene, side > 0 ? 'left' : 'right', 0.8)
}

/** Beside the little one, early: its brick wall runs into the picture, ferns drink from the drops. */
function smallNear(scene: Scene): void {
  woodBehind(scene, 290, 400)
  const { mood } = scene
  const clay = brick(scene)
  const top = (x: number) => 150 + (x / 1200) * 250
  const low = (x: number) => 850 - (x / 1200) * 330
  const { body } = waterTones(scene)
  add(
    scene,
    alder(scene, 980, 480, 420, 0.03),
    corkOak(scene, 780, 470, 400, { lean: 0.03 }),
    fill(`M-20 830V640Q600 560 1220 500V830Z`, mix(mood.near, mood.ground, 0.35)),
    arcade(scene, {
      piers: [
        [-40, 330],
        [690, 770],
        [900, 1010],
      ],
      top,
      foot: low,
      spring: (x) => top(x) + 320 - (x / 1200) * 180,
      colour: clay,
      ring: lighter(clay, mood.night ? 0.05 : 0.22),
      depth: 60,
    }),
    // the channel: near lip, water, drops
    fill(`M-40 146L1030 372V396L-40 196Z`, lighter(clay, mood.night ? 0.05 : 0.24)),
    fill(`M-40 118L1030 362V374L-40 148Z`, body),
    fill(`M-40 96L1030 356V364L-40 120Z`, darker(clay, 0.2)),
    blocks(
      scene,
      [
        [40, 300, 150, 46],
        [190, 420, 130, 44],
        [20, 520, 140, 46],
        [170, 610, 140, 44],
        [700, 440, 62, 26],
        [420, 300, 110, 34],
      ],
      clay,
      3,
    ),
    leak(scene, 520, 278, 334, 760, clay),
    ivy(scene, -30, 104, 210, 380, 46),
    fern(scene, 430, 800, 190),
    fern(scene, 700, 760, 150),
    fern(scene, 900, 800, 210, mix(mood.leaf, mood.leafDark, 0.3)),
    boulder(scene, 1130, 830, 320, 170),
    trunk(scene, [1150, 830], [1190, -20], 60),
    fern(scene, 130, HEIGHT + 20, 190, mix(mood.leaf, mood.leafDark, 0.3)),
  )
  overhang(scene, 'right', 0.9)
}
