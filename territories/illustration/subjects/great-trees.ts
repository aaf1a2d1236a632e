import { darker, lighter, mix } from '../colour.ts'
import { openCountry } from '../land/open-country.ts'
import { canopy, corkOak } from '../land/trees.ts'
import { posed } from '../people/people.ts'
import { LOOKING_UP, POINTING, STANDING } from '../people/poses.ts'
import { AGES } from '../props/plants.ts'
import { nearTrunk, overhead } from '../props/trunk.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { midOaks } from '../settings.ts'
import { ellipse, fill, line } from '../shape.ts'

/** Trees one goes to see. */
export const greatTrees: Record<string, (scene: Scene) => void> = {
  'giant-oak': (scene) => viewOf(scene, [giantFromAfar, atItsFoot, giantAndFamily])(scene),
  'trunk-colours': (scene) => viewOf(scene, [fiveTrunks, handOnTheBare])(scene),
  'virgin-cork': handOnTheFirstBark,
}

/** A very old oak: a short thick trunk, limbs as strong as trees, a crown wider than it is high. */
function veteran(scene: Scene, x: number, y: number, h: number, cut?: number): string {
  const { mood } = scene
  const fork = y - h * 0.4
  const limbs = [
    [-0.42, 0.6, 0.05],
    [0.4, 0.64, 0.055],
    [-0.2, 0.78, 0.045],
    [0.16, 0.82, 0.05],
  ] as const
  let out = ellipse(x - scene.side * h * 0.12, y + 4, h * 0.56, h * 0.045, mood.shadow, 0.34)
  for (const [dx, dy, w] of limbs)
    out += line(
      `M${x + dx * h * 0.12} ${fork + h * 0.08}Q${x + dx * h * 0.36} ${y - h * dy * 0.86} ${x + dx * h} ${y - h * dy}`,
      {
        width: h * w * 1.7,
        colour: dx * scene.side > 0 ? mood.bark : darker(mood.bark, 0.2),
      },
    )
  out += nearTrunk(scene, { x, base: y, top: fork, half: h * 0.082, cut })
  return out + canopy(scene, x, y - h * 0.7, h * 0.66, h * 0.3)
}

function giantFromAfar(scene: Scene): void {
  openCountry(scene, 420, 560)
  midOaks(scene, 575, 3, 150)
  add(scene, veteran(scene, 600, 720, 700, 560))
  add(
    scene,
    posed(scene, 740, 740, 0.78, LOOKING_UP, { flip: true, hat: 'straw' }),
    posed(scene, 790, 744, 0.76, POINTING, { flip: true, shirt: scene.mood.cork }),
  )
}

/** At arm's length: the trunk is wider than a door. */
function atItsFoot(scene: Scene): void {
  const { mood } = scene
  openCountry(scene, 380, 520)
  midOaks(scene, 540, 2, 240, 20, 340)
  for (const d of ['M700 240Q820 60 1180 40', 'M620 240Q480 90 200 60', 'M660 240Q690 100 720 -40'])
    add(scene, line(d, { width: 104, colour: darker(mood.bark, 0.16) }))
  add(scene, nearTrunk(scene, { x: 660, base: 800, top: 90, half: 178, cut: 400 }))
  add(scene, overhead(scene, 200, 480, 170), overhead(scene, 1060, 520, 190), overhead(scene, 640, 420, 150))
  add(
    scene,
    posed(
      scene,
      330,
      790,
      4,
      {
        ...STANDING,
        lean: 4,
        nod: -12,
        hands: [
          [27, -78],
          [29, -66],
        ],
      },
      { hat: 'straw', shirt: mood.paper, backpack: true },
    ),
  )
}

/** Below its lowest limb, which is as thick as the trees beyond. */
function giantAndFamily(scene: Scene): void {
  const { mood, side } = scene
  openCountry(scene, 400, 540)
  add(
    scene,
    corkOak(scene, 1060, 610, 290, { stripped: 0.9 }),
    corkOak(scene, 700, 600, 240, { stripped: 0.9 }),
  )
  add(scene, fill('M-20 720Q400 640 760 690T1220 700V820H-20Z', mix(mood.ground, mood.shadow, 0.4)))
  add(
    scene,
    fill('M180 330Q420 260 640 300T1240 150V210Q900 330 660 372Q420 350 260 470Z', darker(mood.bark, 0.24)),
    fill('M180 330Q420 260 640 300T1240 150V176Q900 290 650 334Q420 310 240 420Z', mood.bark),
    line('M140 260Q60 120 -40 60', { width: 110, colour: darker(mood.bark, side > 0 ? 0.24 : 0.1) }),
    line('M240 240Q330 90 460 -30', { width: 92, colour: darker(mood.bark, side > 0 ? 0.04 : 0.2) }),
  )
  add(scene, nearTrunk(scene, { x: 190, base: 810, top: 150, half: 148 }))
  add(scene, overhead(scene, 260, 520, 150), overhead(scene, 980, 420, 210))
  add(
    scene,
    posed(scene, 560, 770, 3.2, LOOKING_UP, { flip: true, shirt: mood.cork, skirt: true }),
    posed(scene, 680, 776, 3.2, LOOKING_UP, { flip: true, child: true, shirt: mood.accent }),
  )
}

/** From fresh orange to nearly black, each trunk a few years older. */
function fiveTrunks(scene: Scene): void {
  openCountry(scene, 330, 500)
  midOaks(scene, 520, 3, 200)
  const places = [
    [1085, 610, 54],
    [868, 650, 70],
    [640, 700, 88],
    [388, 750, 108],
    [96, 820, 132],
  ] as const
  for (const [i, [x, base, half]] of places.entries())
    add(
      scene,
      nearTrunk(scene, {
        x,
        base,
        top: -60,
        half,
        cut: 300 - i * 44,
        bare: AGES[4 - i],
        lean: (i % 2 ? 1 : -1) * 26,
      }),
    )
  add(scene, overhead(scene, 1000, 420, 130), overhead(scene, 300, 640, 110))
}

/** A hand on a trunk peeled this summer; behind it one that has waited for years. */
function handOnTheBare(scene: Scene): void {
  openCountry(scene, 360, 520)
  midOaks(scene, 540, 2, 220, 300, 760)
  add(scene, nearTrunk(scene, { x: 1110, base: 700, top: -40, half: 90, cut: 190, bare: AGES[3], lean: 30 }))
  add(scene, nearTrunk(scene, { x: 70, base: 720, top: -40, half: 84, cut: 210, bare: AGES[2], lean: -20 }))
  add(scene, nearTrunk(scene, { x: 800, base: 810, top: -60, half: 148, cut: 180, bare: AGES[0], lean: -30 }))
  add(scene, overhead(scene, 700, 720, 110))
  add(
    scene,
    posed(
      scene,
      500,
      800,
      4.3,
      {
        ...STANDING,
        lean: 5,
        hands: [
          [30, -74],
          [8, -50],
        ],
      },
      { shirt: scene.mood.water, skirt: true, hat: 'straw', dress: { skirt: undefined } },
    ),
  )
}

/** A tree that was never peeled: its first bark, rough under the hand. */
function handOnTheFirstBark(scene: Scene): void {
  const { mood } = scene
  openCountry(scene, 370, 520)
  midOaks(scene, 545, 3, 240, 260, 1180)
  add(
    scene,
    nearTrunk(scene, { x: 330, base: 820, top: -60, half: 150, lean: -30, bark: lighter(mood.bark, 0.08) }),
  )
  add(scene, overhead(scene, 300, 520, 130))
  add(
    scene,
    posed(
      scene,
      700,
      930,
      6.4,
      {
        ...STANDING,
        lean: 4,
        hands: [
          [31, -72],
          [10, -52],
        ],
      },
      { flip: true, shirt: mood.cork, hat: 'straw', backpack: true, skin: mood.skin[1] },
    ),
  )
}
