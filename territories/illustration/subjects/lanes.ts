import { aqueduct } from '../buildings/landmarks.ts'
import { whiteRow } from '../buildings/white-town.ts'
import { darker, lighter, mix } from '../colour.ts'
import { backHills, ground, tufts } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { bush, corkOak } from '../land/trees.ts'
import { woods } from '../land/woods.ts'
import { hiker, lookout } from '../people/hiker.ts'
import { dryWall } from '../props/field-wall.ts'
import { bough } from '../props/frame.ts'
import { boulder, corners, stone } from '../props/granite.ts'
import { sheep } from '../props/herd.ts'
import { dolmen } from '../props/stone.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { midOaks } from '../settings.ts'
import { fill, type Point, smooth } from '../shape.ts'

/** Lanes between dry-stone walls. */
export const lanes: Record<string, (scene: Scene) => void> = {
  'walled-lane': (scene) =>
    scene.relief === 'soft'
      ? viewOf(scene, [toTheAqueduct, toTheMassif])(scene)
      : viewOf(scene, [pastATomb, touchTheWall, towardsTheVillage, paved, withAFlock])(scene),
}

function stage(scene: Scene, top: number): void {
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: top - 130, layers: 2 })
  ground(scene, { top, grass: 0 })
}

function toTheAqueduct(scene: Scene): void {
  const { mood } = scene
  stage(scene, 500)
  woods(scene, () => 500, mix(mood.leaf, mood.far, 0.15), 34, 60)
  add(scene, aqueduct(scene, 330, 540, 470, 190, 3))
  add(scene, fill('M560 536H640Q760 640 1000 820H300Q480 640 560 536Z', mood.path))
  add(
    scene,
    dryWall(
      scene,
      { x: 545, top: 512, foot: 542 },
      { x: -140, top: 480, foot: 900 },
      { columns: 8, reach: 1.7 },
    ),
    corkOak(scene, 1060, 720, 560),
    bush(scene, 900, 760, 90),
    bush(scene, 1130, 820, 170),
    hiker(scene, 640, 690, 2.1),
  )
}

/** Turn round: the massif is that rounded back. */
function toTheMassif(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 440, layers: 2, wooded: false })
  const back = (x: number) => 500 - 250 * Math.exp(-(((x - 560) / 420) ** 4)) + 14 * Math.sin(x / 70)
  const slope: Point[] = []
  for (let x = -20; x <= 1220; x += 40) slope.push([x, back(x)])
  add(scene, fill(`${smooth(slope)}V820H-20Z`, mix(mood.far, mood.leaf, 0.6)))
  woods(scene, back, mix(mood.far, mood.leaf, 0.75), 26, 240)
  ground(scene, { top: 540, grass: 0 })
  midOaks(scene, 570, 2, 190, 60, 380)
  add(
    scene,
    fill('M640 552H700Q560 640 640 820H120Q360 640 640 552Z', mood.path),
    dryWall(
      scene,
      { x: 700, top: 528, foot: 560 },
      { x: 1340, top: 440, foot: 900 },
      { columns: 8, reach: 1.6 },
    ),
    lookout(scene, 470, 760, 2.5),
    bush(scene, 60, 800, 140),
  )
  tufts(scene, 740, 3)
}

/** The capstone of a tomb looks over the wall. */
function pastATomb(scene: Scene): void {
  const { mood } = scene
  stage(scene, 480)
  dolmen(scene, 880, 600, 0.88)
  add(scene, corkOak(scene, 300, 560, 330))
  add(scene, fill('M430 520H490Q640 640 700 820H-20V760Q330 640 430 520Z', mood.path))
  add(
    scene,
    dryWall(
      scene,
      { x: 430, top: 496, foot: 524 },
      { x: -100, top: 560, foot: 800 },
      { columns: 6, reach: 1.5, deep: 0.16 },
    ),
    dryWall(
      scene,
      { x: 494, top: 496, foot: 524 },
      { x: 1290, top: 540, foot: 960 },
      { columns: 8, reach: 1.6 },
    ),
    hiker(scene, 500, 740, 2.3),
  )
  bough(scene, 'left', 1)
}

/** So near the wall that one can lay a hand on it. */
function touchTheWall(scene: Scene): void {
  const { mood } = scene
  stage(scene, 470)
  midOaks(scene, 500, 3, 260, 500, 1150)
  add(scene, fill('M690 500H740Q900 640 1120 820H240Q560 620 690 500Z', mood.path))
  add(
    scene,
    dryWall(
      scene,
      { x: 742, top: 476, foot: 504 },
      { x: 1300, top: 500, foot: 860 },
      { columns: 6, reach: 1.6, deep: 0.2 },
    ),
    dryWall(
      scene,
      { x: 686, top: 470, foot: 504 },
      { x: -160, top: 70, foot: 1000 },
      { columns: 8, rows: 4, reach: 1.7 },
    ),
    lookout(scene, 610, 770, 3.5, { poles: false }),
  )
  tufts(scene, 770, 2)
}

/** Oaks close over it; white houses at the end. */
function towardsTheVillage(scene: Scene): void {
  const { mood } = scene
  stage(scene, 470)
  add(
    scene,
    whiteRow(scene, 400, 820, (x) => 500 - 20 * Math.sin(x / 130), 80),
    fill('M560 500H630Q700 640 980 820H220Q520 640 560 500Z', mood.path),
    fill('M700 680Q820 740 940 820H560Q640 740 600 660Z', mix(mood.path, mood.shadow, 0.28)),
    dryWall(
      scene,
      { x: 560, top: 470, foot: 504 },
      { x: -60, top: 560, foot: 850 },
      { columns: 7, reach: 1.6 },
    ),
    dryWall(
      scene,
      { x: 632, top: 470, foot: 504 },
      { x: 1280, top: 550, foot: 860 },
      { columns: 7, reach: 1.6, deep: 0.12 },
    ),
    corkOak(scene, 200, 728, 660, { lean: 0.05 }),
    corkOak(scene, 1030, 752, 700, { lean: -0.05 }),
    lookout(scene, 570, 700, 2.2, { shirt: mood.cork }),
    lookout(scene, 650, 704, 1.5, { poles: false, shirt: mood.accent }),
  )
}

/** Great worn slabs of an old road. */
function paved(scene: Scene): void {
  const { mood, random } = scene
  stage(scene, 440)
  midOaks(scene, 460, 3, 250, 60, 900)
  const slab = mix(mood.stone, mood.path, 0.35)
  add(scene, fill('M640 470H700L1060 820H-20V800Z', darker(mix(slab, mood.ground, 0.4), 0.22)))
  const edge = (y: number): readonly [number, number] => {
    const t = (y - 470) / 350
    return [640 - 680 * t, 700 + 370 * t]
  }
  let y = 486
  for (let row = 0; row < 6; row++) {
    const next = y + 18 + row * 20
    const [[l0, r0], [l1, r1]] = [edge(y), edge(next)]
    const count = row % 2 ? 3 : 2
    const cuts = Array.from({ length: count + 1 }, (_, i) =>
      i === 0 ? 0.03 : i === count ? 0.97 : i / count + random.between(-0.1, 0.1),
    )
    for (let i = 0; i < count; i++) {
      const [a, b] = [(cuts[i] ?? 0) + 0.012, (cuts[i + 1] ?? 1) - 0.012]
      const gap = 2 + row
      const on = (share: number, py: number): Point => [
        py === y ? l0 + (r0 - l0) * share : l1 + (r1 - l1) * share,
        py === y ? y + gap : next - gap,
      ]
      const points: Point[] = [
        on(a, y),
        on((a + b) / 2, y),
        on(b, y),
        on(b, next),
        on((a + b) / 2, next),
        on(a, next),
      ]
      add(
        scene,
        fill(smooth(points, true, 11), random.pick([slab, lighter(slab, 0.14), darker(slab, 0.08)] as const)),
      )
    }
    y = next
  }
  add(
    scene,
    dryWall(
      scene,
      { x: 704, top: 440, foot: 474 },
      { x: 1330, top: 400, foot: 960 },
      { columns: 8, reach: 1.6 },
    ),
    stone(scene, corners([110, 740, 96, 590, 130, 540, 176, 560, 186, 730])),
    boulder(scene, 40, 790, 200, 130),
    corkOak(scene, 330, 580, 420),
  )
  bough(scene, 'right', 0.9)
}

/** A flock fills the lane from wall to wall. */
function withAFlock(scene: Scene): void {
  const { mood } = scene
  stage(scene, 460)
  add(
    scene,
    corkOak(scene, 930, 520, 330),
    fill('M500 490H580Q760 640 960 820H120Q420 640 500 490Z', mood.path),
    dryWall(
      scene,
      { x: 498, top: 464, foot: 494 },
      { x: -120, top: 560, foot: 900 },
      { columns: 7, reach: 1.6, deep: 0.14 },
    ),
    dryWall(
      scene,
      { x: 584, top: 464, foot: 494 },
      { x: 1300, top: 520, foot: 880 },
      { columns: 8, reach: 1.7 },
    ),
    lookout(scene, 560, 590, 1.7),
  )
  for (const [x, y, s] of [
    [500, 630, 0.9],
    [620, 640, 0.95],
    [430, 690, 1.25],
    [570, 700, 1.3],
    [710, 710, 1.3],
    [400, 790, 1.9],
    [640, 800, 1.95],
  ] as const)
    sheep(scene, x, y, s)
  bough(scene, 'left', 0.9)
}
