import { castle } from '../buildings/landmarks.ts'
import { mix } from '../colour.ts'
import { backHills, ground, tufts } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { bush, corkOak } from '../land/trees.ts'
import { lookout } from '../people/hiker.ts'
import { dryWall } from '../props/field-wall.ts'
import { bough, nearSwell } from '../props/frame.ts'
import { boulder, capstone, stone, upright } from '../props/granite.ts'
import { dolmen } from '../props/stone.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { midOaks, openLand } from '../settings.ts'
import { ellipse, fill, line, polygon } from '../shape.ts'

/** Cova d'en Daina: a gallery of granite within a ring of stones. On the border: dolmens and what stands around them. */
export const galleries: Record<string, (scene: Scene) => void> = {
  'dolmen-circle': (scene) =>
    scene.relief === 'soft'
      ? viewOf(scene, [ringFromAbove, alongTheGallery, atThePortal])(scene)
      : viewOf(scene, [twoOnASlope, behindAWall, withACastle, betweenFarms])(scene),
}

/** Stones of the ring on the far or the near half of an oval. */
function ring(scene: Scene, x: number, y: number, rx: number, ry: number, half: 'far' | 'near'): void {
  const count = 7
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) / count) * Math.PI + (half === 'far' ? Math.PI : 0)
    const near = 1 + Math.sin(angle) * 0.42
    const [px, py] = [x + Math.cos(angle) * rx * near ** 0.3, y + Math.sin(angle) * ry]
    if (half === 'near' && Math.abs(px - x) < 130) continue
    const size = scene.random.between(0.86, 1.2) * near
    add(scene, boulder(scene, px, py, 84 * size, 100 * size))
  }
}

/** The gallery seen from its mouth, a little from above: two rows of stones that run away, the far part still roofed. */
function gallery(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const row = (t: number, k: -1 | 1) => {
    const grow = 0.62 + t * 0.5
    add(
      scene,
      upright(scene, x + k * (66 + t * 74) * s, y - (190 - t * 190) * s, 82 * s * grow, 176 * s * grow, {
        lean: -k * 0.05,
        deep: (1 - t) * 0.25,
      }),
    )
  }
  add(
    scene,
    fill(
      polygon([
        [x - 70 * s, y - 190 * s],
        [x - 64 * s, y - 290 * s],
        [x + 64 * s, y - 290 * s],
        [x + 70 * s, y - 190 * s],
        [x + 150 * s, y + 4 * s],
        [x - 150 * s, y + 4 * s],
      ]),
      mix(mood.ground, mood.shadow, 0.5),
    ),
    upright(scene, x, y - 186 * s, 128 * s, 112 * s, { deep: 0.6 }),
  )
  for (const t of [0, 0.34]) for (const k of [-1, 1] as const) row(t, k)
  add(
    scene,
    capstone(scene, x, y - 278 * s, 300 * s, 62 * s, { tilt: 2 }),
    capstone(scene, x + 6 * s, y - 246 * s, 346 * s, 74 * s, { tilt: -2 }),
  )
  for (const t of [0.66, 1]) for (const k of [-1, 1] as const) row(t, k)
}

function ringFromAbove(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 270, layers: 2 })
  ground(scene, { top: 390, grass: 0 })
  midOaks(scene, 430, 4, 260, -40, 1240)
  add(scene, ellipse(600, 600, 520, 170, mix(mood.path, mood.ground, 0.4)))
  ring(scene, 600, 590, 500, 150, 'far')
  gallery(scene, 610, 730, 1.36)
  ring(scene, 600, 600, 500, 168, 'near')
  tufts(scene, 760, 4)
}

function alongTheGallery(scene: Scene): void {
  openLand(scene, { horizon: 380, top: 540, clouds: 2, grass: 4 })
  add(scene, corkOak(scene, 190, 610, 480), corkOak(scene, 1010, 600, 420))
  for (const [x, w] of [
    [300, 80],
    [470, 70],
    [800, 76],
    [980, 90],
  ] as const)
    add(scene, boulder(scene, x, 596, w, w))
  add(scene, ellipse(610, 690, 430, 30, scene.mood.shadow, 0.35))
  // the far row, in the shade
  for (const x of [330, 470, 610, 750, 880])
    add(scene, upright(scene, x, 670, 130, x > 640 ? 150 : 204, { deep: 0.66 }))
  for (const [x, w, h] of [
    [276, 116, 214],
    [404, 132, 232],
    [548, 150, 226],
    [700, 140, 214],
    [840, 126, 160],
    [958, 108, 126],
  ] as const)
    add(scene, upright(scene, x, 694, w, h, { lean: scene.random.between(-0.04, 0.04) }))
  add(
    scene,
    capstone(scene, 380, 492, 380, 96, { tilt: -2 }),
    capstone(scene, 664, 494, 300, 84, { tilt: 3 }),
  )
  nearSwell(scene, 728, 744)
  for (const [x, w] of [
    [80, 170],
    [420, 120],
    [770, 130],
    [1120, 210],
  ] as const)
    add(scene, boulder(scene, x, 806, w, w * 0.86))
}

function atThePortal(scene: Scene): void {
  const { mood } = scene
  openLand(scene, { horizon: 340, top: 520, clouds: 2, grass: 4 })
  midOaks(scene, 560, 2, 420, 780, 1220)
  add(scene, corkOak(scene, 96, 640, 520))
  for (const [x, w] of [
    [1000, 92],
    [1130, 110],
  ] as const)
    add(scene, boulder(scene, x, 650, w, w))
  add(
    scene,
    fill('M420 740L452 330H760L800 740Z', mix(mood.shadow, mood.stone, 0.14)),
    fill('M566 640L574 470H650L660 640Z', mix(mood.ground, mood.glow, 0.45)),
    upright(scene, 530, 690, 92, 300, { deep: 0.62, lean: 0.02 }),
    upright(scene, 694, 690, 96, 300, { deep: 0.7, lean: -0.02 }),
    fill('M440 752L548 660H676L790 752Z', mix(mood.path, mood.shadow, 0.35)),
    upright(scene, 410, 760, 168, 446, { lean: 0.05 }),
    upright(scene, 810, 764, 176, 440, { lean: -0.05 }),
    capstone(scene, 612, 356, 720, 140, { tilt: 2 }),
    lookout(scene, 1010, 800, 3.5, { poles: false, flip: true }),
    boulder(scene, 90, 830, 330, 240),
  )
}

/** Two of a row of dolmens: one near, one further up the slope. */
function twoOnASlope(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 420, layers: 2 })
  add(
    scene,
    fill('M-20 640Q220 520 480 520Q820 540 1220 690V820H-20Z', mix(mood.ground, mood.leafLight, 0.2)),
  )
  add(scene, corkOak(scene, 470, 556, 240))
  dolmen(scene, 270, 566, 0.46)
  add(scene, fill('M-20 720Q420 590 800 660T1220 700V820H-20Z', mood.ground))
  dolmen(scene, 830, 752, 1.4)
  nearSwell(scene, 772, 790)
  tufts(scene, 750, 5)
}

/** Over the wall of somebody's field: look, and do not climb. */
function behindAWall(scene: Scene): void {
  openLand(scene, { horizon: 380, top: 540, clouds: 2, grass: 0 })
  add(scene, corkOak(scene, 930, 620, 470))
  dolmen(scene, 470, 660, 1.05)
  add(
    scene,
    dryWall(
      scene,
      { x: -20, top: 600, foot: 830 },
      { x: 1220, top: 650, foot: 830 },
      { columns: 9, rows: 3, colour: mix(scene.mood.stone, scene.mood.bark, 0.12) },
    ),
    bush(scene, 1130, 812, 130),
  )
  bough(scene, 'left', 0.9)
}

/** A dolmen in front, a castle on the horizon: the oldest stones and the tallest. */
function withACastle(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 440, layers: 2, wooded: false })
  const hill = mix(mood.far, mood.leaf, 0.4)
  add(
    scene,
    fill('M520 560Q680 420 760 368L830 340H1010L1080 372Q1120 420 1240 500V620H520Z', hill),
    castle(scene, 826, 344, 210),
  )
  ground(scene, { top: 560, grass: 4 })
  dolmen(scene, 400, 748, 1.4)
  add(scene, bush(scene, 1060, 806, 150), bush(scene, 900, 812, 90))
  tufts(scene, 750, 4)
}

/** From the path: a gate, a wall on either side, and the stones in the corner of two farms. */
function betweenFarms(scene: Scene): void {
  const { mood } = scene
  openLand(scene, { horizon: 360, top: 500, clouds: 2, grass: 0 })
  add(scene, corkOak(scene, 1000, 560, 360), corkOak(scene, 200, 560, 320))
  dolmen(scene, 610, 640, 0.98)
  add(
    scene,
    dryWall(
      scene,
      { x: 470, top: 640, foot: 700 },
      { x: -60, top: 560, foot: 850 },
      { columns: 6, reach: 1.5 },
    ),
    dryWall(
      scene,
      { x: 760, top: 640, foot: 700 },
      { x: 1260, top: 560, foot: 850 },
      { columns: 6, reach: 1.5 },
    ),
    fill('M440 700H800L1010 830H210Z', mood.path),
    stone(scene, [
      [440, 720],
      [436, 560],
      [458, 540],
      [484, 556],
      [486, 720],
    ]),
    stone(scene, [
      [750, 720],
      [752, 556],
      [776, 540],
      [800, 560],
      [796, 720],
    ]),
    line('M482 690V590M754 690V590M618 690V590', { width: 9, colour: mood.bark }),
    line('M482 600H754M482 640H754M482 680H754M482 684L618 596M754 684L618 596', {
      width: 8,
      colour: mood.bark,
    }),
  )
}
