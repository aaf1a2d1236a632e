import { darker, lighter, mix } from '../colour.ts'
import { backHills, ground } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { bush, canopy, corkOak } from '../land/trees.ts'
import { person } from '../people/people.ts'
import { watcher } from '../people/watchers.ts'
import { sittingEagle, sittingVulture } from '../props/perched.ts'
import { eagle, farSoarer, vulture } from '../props/raptors.ts'
import { add, HEIGHT, type Scene, viewOf, WIDTH } from '../scene.ts'
import { blob, ellipse, fill, line, rect, smooth } from '../shape.ts'

export const birds: Record<string, (scene: Scene) => void> = {
  eagle: (scene) => viewOf(scene, [eagleOverOaks, eagleFromAbove, eagleOnCrown])(scene),
  vultures: (scene) => viewOf(scene, [watchers, vulturesAtCrag, vultureOverPath])(scene),

  'bird-eagle': (scene) =>
    viewOf(scene, [
      () =>
        openSky(scene, () =>
          eagle(scene, 600, 390, 1.85, { turn: -14, left: [4, 1], right: [16, 0.9], looks: 1 }),
        ),
      () => onRock(scene, () => sittingEagle(scene, 560, 652, 1.7)),
    ])(),

  'bird-vulture': (scene) =>
    viewOf(scene, [
      () =>
        openSky(scene, () =>
          vulture(scene, 600, 410, 1.8, { turn: 12, left: [18, 0.9], right: [8, 1], looks: -1 }),
        ),
      () => onRock(scene, () => sittingVulture(scene, 600, 652, 1.85)),
    ])(),
}

/** One bird fills the sky; the land is a low line. */
export function openSky(scene: Scene, draw: () => void): void {
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 726, layers: 2 })
  draw()
}

/** A ledge of quartzite near us, with the far land low behind it. */
function onRock(scene: Scene, draw: () => void): void {
  const { mood, side } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 600, layers: 2 })
  const lit = mix(mood.stone, mood.accent, 0.12)
  add(
    scene,
    fill('M-20 820V742L150 690L330 668L470 640L760 648L900 690L1040 760L1080 820Z', darker(lit, 0.26)),
    fill('M330 668L470 640L760 648L900 690L700 704L520 700Z', lighter(lit, 0.2)),
    fill(
      side > 0 ? 'M700 704L900 690L1040 760L1080 820H760Z' : 'M-20 820V742L150 690L330 668L520 700L430 820Z',
      lit,
    ),
    fill('M520 700L700 704L720 820H560Z', darker(lit, 0.12)),
  )
  add(scene, ellipse(600, 664, 130, 11, mood.shadow, 0.4))
  draw()
}

/** The imperial eagle turns over the crowns of the dehesa. */
function eagleOverOaks(scene: Scene): void {
  const { side } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 590, layers: 2 })
  ground(scene, { top: 690, grass: 0 })
  for (const [x, h] of [
    [600 - side * 250, 120],
    [600 - side * 400, 250],
    [600 + side * 130, 150],
  ] as const)
    add(scene, corkOak(scene, x, 690 + h * 0.2, h))
  const near = side > 0 ? 60 : 1140
  add(scene, canopy(scene, near, 800, 330, 190))
  eagle(scene, 620, 330, 1.72, { turn: side * -20, left: [2, 1], right: [14, 0.94], looks: side })
}

/** A crown seen from above: a few heads of leaves, the highest one in the sun. */
function roundCrown({ random, mood, side }: Scene, x: number, y: number, r: number): string {
  const turn = random.between(0, 6)
  const heads = [0, 1.3, 2.5, 3.8, 5].map(
    (angle) => [x + Math.cos(angle + turn) * r * 0.5, y + Math.sin(angle + turn) * r * 0.46] as const,
  )
  return (
    heads.map(([hx, hy]) => fill(blob(random, hx, hy, r * 0.56, r * 0.52, 0.08, 9), mood.leafDark)).join('') +
    heads
      .map(([hx, hy]) =>
        fill(blob(random, hx + side * r * 0.1, hy - r * 0.12, r * 0.42, r * 0.38, 0.1, 9), mood.leaf),
      )
      .join('') +
    fill(
      blob(random, x + side * r * 0.2, y - r * 0.24, r * 0.4, r * 0.32, 0.12, 9),
      mix(mood.leaf, mood.leafLight, 0.7),
    )
  )
}

/** We look down with the bird: oaks are round crowns, each with its shadow. */
function eagleFromAbove(scene: Scene): void {
  const { mood, side } = scene
  add(
    scene,
    rect(0, 0, WIDTH, HEIGHT, mood.ground),
    fill('M-20 300Q300 180 620 300T1220 220V560Q900 640 560 540T-20 620Z', lighter(mood.ground, 0.14)),
    fill('M-20 700Q240 600 520 690T1220 640V820H-20Z', mix(mood.ground, mood.near, 0.26)),
    fill('M250 -20Q330 160 220 330T380 820H450Q290 560 292 340T330 -20Z', mood.path),
  )
  const crowns = [
    [90, 140, 110],
    [110, 520, 140],
    [470, 110, 96],
    [560, 720, 120],
    [820, 80, 130],
    [1110, 330, 120],
    [760, 640, 76],
    [1150, 790, 120],
    [200, 790, 90],
  ] as const
  for (const [x, y, r] of crowns)
    add(
      scene,
      ellipse(x - side * r * 0.5, y + r * 0.36, r * 1.02, r * 0.9, mood.shadow, 0.34),
      roundCrown(scene, x, y, r),
    )
  eagle(scene, 640, 400, 1.75, { turn: side * 24, left: [8, 1], right: [8, 1], looks: side })
}

/** The eagle keeps watch from the top of an oak; the land opens below. */
function eagleOnCrown(scene: Scene): void {
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 500, layers: 3 })
  ground(scene, { top: 690, grass: 0 })
  for (const [x, h] of [
    [820, 170],
    [1010, 190],
    [1150, 150],
  ] as const)
    add(scene, corkOak(scene, x, 740, h))
  const { mood } = scene
  add(scene, canopy(scene, 340, 800, 480, 250))
  add(
    scene,
    line('M230 760Q300 640 350 590T500 548M372 584Q420 600 452 640', {
      width: 30,
      colour: darker(mood.bark, 0.16),
    }),
    line('M236 740Q300 632 350 582T500 542', { width: 12, colour: lighter(mood.bark, 0.16) }),
  )
  sittingEagle(scene, 372, 566, 1.4, { imperial: true })
  add(scene, canopy(scene, 210, 830, 330, 150))
  eagle(scene, 900, 200, 0.5, { turn: 14, left: [10, 1], right: [16, 0.8] })
}

/** Two people look up; one bird is near enough to count its feathers. */
function watchers(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 600, layers: 3 })
  vulture(scene, 780, 250, 1.3, { turn: -14, left: [12, 1], right: [18, 0.86], looks: -1 })
  add(scene, farSoarer(scene, 1090, 470, 0.3, 8))
  watcher(scene, 130, 470, 1, { shirt: mix(mood.leaf, mood.wall, 0.2), skin: 1, hat: false })
  watcher(scene, 400, 450, 1.15, { shirt: mood.cork })
  add(scene, bush(scene, 1130, 830, 190, mood.season === 'spring' ? mood.paper : undefined))
}

/** A crag with its griffons at first light; two people stand far below and keep their distance. */
function vulturesAtCrag(scene: Scene): void {
  const { mood, side } = scene
  sky(scene, { sunX: 330, sunY: 400, clouds: 2 })
  backHills(scene, { horizon: 590, layers: 3 })
  ground(scene, { top: 700, grass: 6 })
  const stone = mix(mood.stone, mood.accent, 0.1)
  add(
    scene,
    fill('M560 820L620 640L700 600L720 470L800 430L1010 424L1110 250L1220 190V820Z', darker(stone, 0.3)),
    fill('M720 470L800 430L1010 424L960 470L790 500Z', lighter(stone, 0.26)),
    fill(
      side > 0
        ? 'M960 470L1010 424L1110 250L1220 190V820H1040L1090 560Z'
        : 'M560 820L620 640L700 600L720 470L790 500L770 660L700 820Z',
      stone,
    ),
    fill('M1010 424L1110 250L1220 190V300L1120 380Z', lighter(stone, 0.12)),
  )
  sittingVulture(scene, 870, 430, 1.05, true)
  vulture(scene, 350, 220, 1.08, { turn: 16, left: [20, 0.86], right: [6, 1], looks: 1 })
  add(
    scene,
    farSoarer(scene, 690, 400, 0.2, -10),
    person(scene, 300, 772, 1.7, { arms: [148, 140], hat: 'straw' }),
    person(scene, 390, 784, 1.7, { arms: [150, 142], backpack: true }),
  )
}

/** Above the griffon's back: a path goes through the rockrose, and two walkers are small on it. */
function vultureOverPath(scene: Scene): void {
  const { mood } = scene
  add(scene, rect(0, 0, WIDTH, HEIGHT, mix(mood.ground, mood.near, 0.3)))
  add(
    scene,
    fill('M-20 -20H1220V180Q900 260 600 180T-20 240Z', mix(mood.ground, mood.far, 0.3)),
    fill('M-20 520Q300 440 640 560T1220 500V820H-20Z', mix(mood.near, mood.leafDark, 0.3)),
    fill(
      `${smooth([
        [860, -20],
        [800, 140],
        [1010, 330],
        [930, 560],
        [1060, 820],
      ])}L1180 820${smooth([
        [1180, 820],
        [1010, 570],
        [1074, 330],
        [850, 130],
        [900, -20],
      ])
        .slice(1)
        .replace(/^[^C]*/, '')}Z`,
      mood.path,
    ),
  )
  for (const [x, y, r] of [
    [120, 90, 80],
    [420, 60, 70],
    [1130, 190, 90],
    [90, 660, 150],
    [420, 760, 120],
    [760, 720, 110],
    [1180, 470, 80],
  ] as const)
    add(scene, roundCrown(scene, x, y, r))
  add(
    scene,
    person(scene, 966, 520, 0.95, { walking: true, backpack: true, shirt: mood.cork }),
    person(scene, 1010, 556, 0.95, { walking: true, backpack: true, shirt: mood.wall, hat: 'cap' }),
  )
  vulture(scene, 440, 370, 1.62, { turn: 16, left: [14, 0.96], right: [8, 1], looks: 1 })
}
