import { darker, mix } from '../colour.ts'
import { backHills, ground, tufts } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { bush, corkOak } from '../land/trees.ts'
import { lookout } from '../people/hiker.ts'
import { cow } from '../props/cow.ts'
import { dryWall } from '../props/field-wall.ts'
import { bough, nearSwell } from '../props/frame.ts'
import { boulder, capstone, upright } from '../props/granite.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { midOaks, openLand } from '../settings.ts'
import { ellipse, fill } from '../shape.ts'

/** Tombs that have lost a part: three feet and a roof, a chamber open to the sky, a passage. Slate in the Gavarres, granite on the border. */
export const ruins: Record<string, (scene: Scene) => void> = {
  'dolmen-tripod': (scene) =>
    scene.relief === 'soft'
      ? threeFeet(scene)
      : viewOf(scene, [amongWalls, withRockGraves, againstTheSky, withACow])(scene),
  'dolmen-open': (scene) =>
    scene.relief === 'soft' ? slateGallery(scene) : viewOf(scene, [onAKnoll, belowTheBoulders])(scene),
  'dolmen-passage': (scene) =>
    scene.relief === 'soft' ? alongSlates(scene) : viewOf(scene, [aboveTheRiver, noNeedToDuck])(scene),
}

const slateOf = ({ mood }: Scene) => mix(mood.stone, mood.ink, 0.18)

/** Three uprights under one tilted roof, daylight between them: about 660 wide and 400 tall for scale 1. */
function tripod(scene: Scene, x: number, y: number, s: number, hard = false): void {
  const colour = hard ? slateOf(scene) : scene.mood.stone
  const set = (dx: number, dy: number, w: number, h: number, lean: number, deep = 0) =>
    upright(scene, x + dx * s, y + dy * s, w * s, h * s, { lean, deep, hard, colour })
  add(
    scene,
    ellipse(x - scene.side * 40 * s, y, 360 * s, 30 * s, scene.mood.shadow, 0.36),
    set(10, -34, 104, 236, 0.02, 0.5),
    set(-206, 4, 128, 232, 0.12),
    set(206, 6, 136, 282, -0.08),
    capstone(scene, x + 4 * s, y - 232 * s, 720 * s, 128 * s, { tilt: -7, hard, colour }),
  )
}

function threeFeet(scene: Scene): void {
  openLand(scene, { horizon: 360, top: 520, clouds: 2, grass: 4 })
  midOaks(scene, 560, 3, 360, -60, 1240)
  tripod(scene, 590, 740, 1.4, true)
  add(scene, lookout(scene, 1110, 790, 3.2, { flip: true }))
  bough(scene, 'left', 1)
  tufts(scene, 750, 4)
}

function amongWalls(scene: Scene): void {
  openLand(scene, { horizon: 370, top: 520, clouds: 2, grass: 0 })
  add(
    scene,
    corkOak(scene, 1010, 560, 400),
    dryWall(
      scene,
      { x: 640, top: 516, foot: 556 },
      { x: 1240, top: 520, foot: 620 },
      { columns: 8, rows: 2, reach: 1.2 },
    ),
    dryWall(
      scene,
      { x: 640, top: 516, foot: 556 },
      { x: -80, top: 500, foot: 660 },
      { columns: 9, rows: 3, reach: 1.3, deep: 0.12 },
    ),
  )
  tripod(scene, 640, 760, 1.3)
  add(scene, bush(scene, 60, 812, 140, scene.mood.accent), bush(scene, 1150, 820, 120))
  tufts(scene, 760, 4)
}

/** Graves in the shape of a body, cut into the rock beside it. */
function withRockGraves(scene: Scene): void {
  const { mood } = scene
  openLand(scene, { horizon: 340, top: 480, clouds: 2, grass: 0 })
  tripod(scene, 780, 560, 0.98)
  add(scene, corkOak(scene, 190, 530, 380))
  const rock = mix(mood.stone, mood.wall, 0.12)
  add(
    scene,
    fill('M-20 600Q240 540 560 560T1010 640L1100 820H-20Z', darker(rock, 0.26)),
    fill('M-20 624Q240 560 550 582T980 660L1060 820H-20Z', rock),
    rockGrave(scene, 300, 606, 1),
    rockGrave(scene, 690, 626, 0.86),
    bush(scene, 1130, 812, 140),
  )
  tufts(scene, 770, 2)
}

/** A grave for one, cut in the shape of a body, its head away from the viewer at x, y. */
function rockGrave({ mood, side }: Scene, x: number, y: number, s: number): string {
  const body = (k: number) =>
    `M${-26 * k} -6Q${-30 * k} -34 0 -36Q${30 * k} -34 ${26 * k} -6Q${70 * k} 4 ${78 * k} 34L${66 * k} 190Q0 ${196 + 18 * k} ${-66 * k} 190L${-78 * k} 34Q${-70 * k} 4 ${-26 * k} -6Z`
  const rim = mix(mood.stone, mood.glow, mood.night ? 0.1 : 0.55)
  const dark = mix(darker(mood.stone, 0.55), mood.shadow, 0.3)
  return `<g transform="translate(${x} ${y}) scale(${s * 1.25} ${s * 0.92})">${fill(body(1.14), rim)}${fill(body(1), dark)}<g transform="translate(${-side * 12} 10)">${fill(body(0.74), mix(dark, mood.stone, 0.42))}</g></g>`
}

function againstTheSky(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2, sunX: 380, sunY: 400, sunRadius: 110 })
  backHills(scene, { horizon: 630, layers: 2 })
  add(scene, fill('M-20 740Q420 620 760 620T1220 700V820H-20Z', mix(mood.near, mood.ground, 0.3)))
  tripod(scene, 690, 664, 1.32)
  nearSwell(scene, 740, 720, darker(mood.near, 0.2))
  add(scene, bush(scene, 130, 780, 120))
  tufts(scene, 730, 4)
}

function withACow(scene: Scene): void {
  openLand(scene, { horizon: 380, top: 530, clouds: 2, grass: 4 })
  add(scene, corkOak(scene, 140, 590, 420))
  tripod(scene, 890, 690, 1.02)
  add(scene, cow(scene, 290, 790, 1.66, true))
  nearSwell(scene, 770, 760)
  add(scene, bush(scene, 1120, 812, 130))
  tufts(scene, 770, 4)
}

/** Uprights around a chamber that has lost its roof. */
function chamber(scene: Scene, x: number, y: number, s: number): void {
  const set = (dx: number, dy: number, w: number, h: number, lean: number, deep = 0) =>
    upright(scene, x + dx * s, y + dy * s, w * s, h * s, { lean, deep })
  const { mood } = scene
  add(
    scene,
    ellipse(x - scene.side * 50 * s, y, 400 * s, 50 * s, mood.shadow, 0.34),
    set(-96, -44, 196, 300, 0.02, 0.42),
    set(104, -48, 206, 350, -0.02, 0.5),
    ellipse(x + 10 * s, y - 16 * s, 230 * s, 42 * s, mix(mood.shadow, mood.ground, 0.3)),
    set(-250, 0, 190, 330, 0.08),
    set(272, 6, 200, 286, -0.1),
    set(-170, 52, 150, 140, 0.05),
    set(330, 60, 170, 90, 0.1),
  )
}

function onAKnoll(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 560, layers: 3 })
  add(scene, fill('M-20 790Q240 640 560 610T1220 740V820H-20Z', mix(mood.ground, mood.leafLight, 0.2)))
  chamber(scene, 590, 690, 1.25)
  nearSwell(scene, 780, 740)
  add(scene, corkOak(scene, 1090, 770, 440), bush(scene, 90, 812, 120))
  tufts(scene, 750, 4)
}

function belowTheBoulders(scene: Scene): void {
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 440, layers: 2 })
  add(
    scene,
    boulder(scene, 960, 560, 480, 260),
    boulder(scene, 900, 350, 300, 190, { tilt: -6, shadow: false }),
    boulder(scene, 1180, 580, 300, 220),
  )
  ground(scene, { top: 540, grass: 4 })
  chamber(scene, 420, 720, 1.16)
  add(scene, bush(scene, 1090, 800, 160), bush(scene, 880, 812, 90))
  tufts(scene, 750, 4)
}

/** A gallery like a U of slates, its roof gone. */
function slateGallery(scene: Scene): void {
  const { mood } = scene
  openLand(scene, { horizon: 320, top: 460, clouds: 2, grass: 0 })
  midOaks(scene, 490, 4, 320, -60, 1240)
  const cut = { hard: true, colour: slateOf(scene) }
  add(scene, ellipse(600, 690, 520, 120, mix(mood.ground, mood.leaf, 0.3)))
  for (const [x, w, h] of [
    [390, 230, 250],
    [830, 220, 200],
    [560, 260, 330],
    [715, 220, 280],
  ] as const)
    add(scene, upright(scene, x, 620, w, h, { ...cut, deep: 0.28 }))
  add(
    scene,
    fill('M300 620H900L1010 740H240Z', mix(mood.shadow, mood.ground, 0.42)),
    upright(scene, 250, 690, 220, 300, { ...cut, lean: -0.08 }),
    upright(scene, 940, 680, 200, 190, { ...cut, lean: 0.12 }),
    upright(scene, 350, 764, 290, 240, { ...cut, lean: 0.04 }),
    upright(scene, 860, 770, 300, 150, { ...cut, lean: -0.06 }),
    boulder(scene, 600, 780, 240, 70),
    upright(scene, 1040, 776, 190, 230, { ...cut, lean: 0.1 }),
  )
  add(scene, bush(scene, 60, 820, 140, mood.accent))
  tufts(scene, 760, 5)
}

/** The same kind of gallery from its open end. */
function alongSlates(scene: Scene): void {
  const { mood } = scene
  openLand(scene, { horizon: 340, top: 480, clouds: 2, grass: 0 })
  midOaks(scene, 510, 2, 340, 700, 1240)
  add(scene, corkOak(scene, 110, 600, 480))
  const cut = { hard: true, colour: slateOf(scene) }
  add(
    scene,
    ellipse(600, 640, 460, 130, mix(mood.ground, mood.leaf, 0.3)),
    upright(scene, 600, 540, 230, 250, { ...cut, deep: 0.3 }),
    fill('M500 540H700L900 830H300Z', mix(mood.path, mood.shadow, 0.3)),
  )
  for (const [dx, y, s, deep] of [
    [132, 560, 1, 0.16],
    [172, 610, 1.2, 0.1],
    [226, 690, 1.5, 0.04],
    [310, 800, 2, 0],
  ] as const)
    for (const k of [-1, 1])
      add(
        scene,
        upright(scene, 600 + k * dx, y, 150 * s, (k < 0 ? 190 : 158) * scene.random.between(0.86, 1.14) * s, {
          ...cut,
          deep,
          lean: -k * 0.03,
        }),
      )
  bough(scene, 'right', 0.9)
  tufts(scene, 770, 3)
}

/** Tall stones on a hill, the river that is the border below, Portugal beyond. */
function aboveTheRiver(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 470, layers: 3 })
  add(
    scene,
    fill(
      'M1220 590Q960 570 860 600T640 660Q500 690 560 740L700 820H1220Z',
      mix(mood.water, mood.skyLow, 0.4),
    ),
    fill('M1220 640Q1040 640 900 690T760 820H1220Z', mix(mood.leaf, mood.ground, 0.4)),
    fill('M-20 620Q240 580 460 640T860 830H-20Z', mix(mood.ground, mood.leaf, 0.25)),
  )
  chamber(scene, 350, 740, 1.12)
  add(scene, corkOak(scene, 1080, 800, 420), bush(scene, 60, 826, 120))
  tufts(scene, 750, 3)
}

/** Higher than whoever stands between its stones. */
function noNeedToDuck(scene: Scene): void {
  const { mood } = scene
  openLand(scene, { horizon: 420, top: 580, clouds: 2, grass: 4 })
  add(scene, corkOak(scene, 1120, 640, 420))
  add(
    scene,
    ellipse(570, 770, 520, 50, mood.shadow, 0.34),
    upright(scene, 470, 720, 270, 500, { deep: 0.46 }),
    upright(scene, 730, 716, 280, 560, { deep: 0.52 }),
    fill('M300 790L380 706H820L900 790Z', mix(mood.shadow, mood.ground, 0.4)),
    lookout(scene, 590, 764, 4.1, { poles: false }),
    upright(scene, 220, 810, 330, 620, { lean: 0.06 }),
    upright(scene, 960, 812, 320, 530, { lean: -0.06 }),
    boulder(scene, 1130, 830, 230, 130),
  )
  tufts(scene, 780, 3)
}
