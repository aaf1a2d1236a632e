import { darker, mix } from '../colour.ts'
import { backHills, ground, tufts } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { bush, corkOak } from '../land/trees.ts'
import { hiker, lookout } from '../people/hiker.ts'
import { posed } from '../people/people.ts'
import { dryWall } from '../props/field-wall.ts'
import { bough, nearSwell } from '../props/frame.ts'
import { boulder, lichen } from '../props/granite.ts'
import { vulture } from '../props/raptors.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { midOaks } from '../settings.ts'
import { ellipse, fill, line } from '../shape.ts'

/** On the border: granite boulders as big as houses. In the Gavarres: a dig, and a rock that somebody marked. */
export const boulders: Record<string, (scene: Scene) => void> = {
  boulders: (scene) =>
    scene.relief === 'soft'
      ? viewOf(scene, [dig, cupMarks])(scene)
      : viewOf(scene, [balanced, viewpoint, oakAmongThem, telescope, asBigAsHouses, stack, asFarAsOneSees])(
          scene,
        ),
}

function land(scene: Scene, top = 600): void {
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 470, layers: 2 })
  ground(scene, { top, grass: 4 })
}

/** A great stone that rests on two others. */
function balanced(scene: Scene): void {
  land(scene)
  add(
    scene,
    boulder(scene, 1010, 640, 420, 250),
    boulder(scene, 460, 700, 520, 260),
    boulder(scene, 790, 720, 300, 190, { tilt: -8 }),
    boulder(scene, 560, 470, 560, 330, { tilt: -7, shadow: false }),
    lichen(scene, 470, 300, 34),
  )
  nearSwell(scene, 720, 760)
  add(scene, bush(scene, 110, 790, 150), bush(scene, 1100, 800, 110))
  if (scene.mood.night) add(scene, lookout(scene, 905, 800, 2.1, { poles: false, hat: false }))
  else add(scene, hiker(scene, 905, 800, 2.1))
}

/** Somebody sits on the highest rock; vultures pass. */
function viewpoint(scene: Scene): void {
  const trousers = mix(scene.mood.ink, scene.mood.water, 0.3)
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 560, layers: 3 })
  vulture(scene, 720, 190, 0.95)
  vulture(scene, 1040, 350, 0.4)
  add(
    scene,
    boulder(scene, 130, 800, 520, 380),
    boulder(scene, 470, 830, 560, 420, { tilt: 5 }),
    boulder(scene, 980, 840, 560, 260),
    lichen(scene, 560, 560, 30),
    // knees drawn up, hands round them, the face to the birds; the near thigh lies over the coat
    posed(
      scene,
      420,
      432,
      3.6,
      {
        hip: [0, -6],
        lean: 4,
        nod: -12,
        hands: [
          [25, -24],
          [27, -23],
        ],
        feet: [
          [34, 2],
          [28, 1],
        ],
      },
      {
        hat: 'straw',
        shirt: scene.mood.accent,
        trousers,
        held: {
          before:
            ellipse(-1, -3.6, 10.4, 5.8, trousers) + line('M0 -6L17.5 -20', { width: 10, colour: trousers }),
        },
      },
    ),
  )
}

/** A cork oak that found earth between two stones. */
function oakAmongThem(scene: Scene): void {
  land(scene, 580)
  add(
    scene,
    boulder(scene, 960, 700, 540, 400),
    corkOak(scene, 590, 730, 640, { lean: -0.02, stripped: 0.9 }),
    boulder(scene, 270, 760, 600, 360, { tilt: 4 }),
    boulder(scene, 740, 780, 260, 150),
    lichen(scene, 1040, 420, 34),
  )
  nearSwell(scene, 770, 760)
  tufts(scene, 770, 5)
}

/** Somebody shows the stars to somebody small, in front of the domes. */
function telescope(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 0, sunX: 1060, sunY: 130 })
  backHills(scene, { horizon: 560, layers: 2 })
  ground(scene, { top: 640, grass: 0 })
  add(
    scene,
    boulder(scene, 1050, 720, 470, 400),
    boulder(scene, 780, 730, 240, 170),
    boulder(scene, 60, 740, 330, 240),
  )
  nearSwell(scene, 730, 750, darker(mood.near, 0.3))
  const tube = mix(mood.paper, mood.skyLow, 0.35)
  add(
    scene,
    line('M560 560L500 780M560 560L616 780M560 560L566 770', { width: 11, colour: mood.ink }),
    `<g transform="translate(560 548) rotate(-38)">${line('M-120 0H150', { width: 40, colour: darker(tube, 0.25), cap: 'butt' })}${line('M-120 -8H150', { width: 22, colour: tube, cap: 'butt' })}${line('M150 0H178', { width: 52, colour: darker(tube, 0.1), cap: 'butt' })}${line('M-120 0H-146', { width: 20, colour: mood.ink, cap: 'butt' })}</g>`,
    lookout(scene, 396, 806, 3.3, { poles: false, hat: false, pack: mix(mood.cork, mood.ink, 0.4) }),
    lookout(scene, 730, 800, 2.3, { poles: false, hat: false, shirt: mix(mood.accent, mood.ink, 0.3) }),
  )
}

/** Domes that fill the picture, a walker between them for measure. */
function asBigAsHouses(scene: Scene): void {
  land(scene, 620)
  add(
    scene,
    boulder(scene, 640, 680, 380, 280),
    boulder(scene, 250, 760, 720, 620),
    boulder(scene, 1010, 780, 620, 500, { tilt: -4 }),
    line('M120 330Q230 470 210 690', { width: 8, colour: darker(scene.mood.stone, 0.36), opacity: 0.7 }),
    lichen(scene, 330, 330, 44),
    fill('M560 680H690Q760 740 800 820H440Q520 740 560 680Z', scene.mood.path),
    hiker(scene, 640, 780, 2.2),
  )
  add(scene, bush(scene, 1150, 814, 110))
}

/** Three of them, one on the other, as no mason would dare. */
function stack(scene: Scene): void {
  land(scene, 610)
  add(
    scene,
    corkOak(scene, 1060, 660, 420),
    boulder(scene, 150, 680, 360, 210),
    boulder(scene, 560, 740, 560, 270),
    boulder(scene, 600, 500, 400, 230, { tilt: 5, shadow: false }),
    boulder(scene, 560, 302, 270, 190, { tilt: -9, shadow: false }),
    lichen(scene, 500, 610, 38),
    boulder(scene, 900, 760, 210, 120),
  )
  nearSwell(scene, 750, 770)
  add(scene, bush(scene, 1130, 812, 130), bush(scene, 300, 812, 90))
}

/** A whole country of granite domes, one behind the other to the horizon. */
function asFarAsOneSees(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 400, layers: 2, wooded: false })
  const far = mix(mood.stone, mood.far, 0.4)
  const middle = mix(mood.stone, mood.far, 0.16)
  add(
    scene,
    fill('M-20 520Q400 450 760 470T1220 500V820H-20Z', mix(mood.ground, mood.far, 0.25)),
    boulder(scene, 330, 500, 210, 100, { colour: far, shadow: false }),
    boulder(scene, 470, 496, 130, 70, { colour: far, shadow: false }),
    boulder(scene, 800, 486, 240, 130, { colour: far, shadow: false }),
    boulder(scene, 960, 500, 130, 64, { colour: far, shadow: false }),
    corkOak(scene, 620, 540, 130),
    fill('M-20 640Q300 530 620 560T1220 580V820H-20Z', mix(mood.ground, mood.leafLight, 0.15)),
    boulder(scene, 180, 620, 330, 190, { colour: middle }),
    boulder(scene, 1030, 620, 360, 220, { colour: middle }),
    boulder(scene, 1170, 630, 200, 120, { colour: middle }),
    corkOak(scene, 420, 640, 210),
    fill('M-20 720Q400 640 760 660T1220 700V820H-20Z', mood.ground),
    boulder(scene, 690, 780, 600, 330, { tilt: -4 }),
    boulder(scene, 1080, 800, 250, 150),
    lichen(scene, 600, 590, 36),
    bush(scene, 170, 800, 170, mood.paper),
    bush(scene, 390, 826, 100),
  )
  vulture(scene, 520, 170, 0.6)
}

/** Courses of an old wall come out of the earth: a trench, a string, a trowel. */
function dig(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 330, layers: 2 })
  ground(scene, { top: 470, grass: 0 })
  midOaks(scene, 500, 3, 270, 420, 1180)
  const soil = mix(mood.bark, mood.ground, 0.4)
  const wall = mix(mood.stone, mood.accent, 0.12)
  add(
    scene,
    fill('M-20 640L300 540H1220V820H-20Z', soil),
    fill('M-20 640L300 540H1220V572H330L-20 690Z', darker(soil, 0.28)),
    dryWall(
      scene,
      { x: 420, top: 560, foot: 640 },
      { x: 1220, top: 560, foot: 640 },
      { columns: 9, rows: 2, colour: wall },
    ),
    dryWall(
      scene,
      { x: 500, top: 556, foot: 652 },
      { x: 90, top: 640, foot: 850 },
      { columns: 5, rows: 3, reach: 1.4, colour: wall },
    ),
    fill('M520 652L1220 640V820H210Z', mix(soil, mood.path, 0.4)),
    dryWall(
      scene,
      { x: 700, top: 690, foot: 850 },
      { x: 1240, top: 690, foot: 850 },
      { columns: 4, rows: 2, colour: wall },
    ),
    // posts along the edge of the dig, a string from one to the next and on past both sides
    line('M-20 574Q20 566 56 542Q180 516 300 466Q460 480 620 460Q780 474 940 458Q1090 470 1240 456', {
      width: 4,
      colour: mood.paper,
    }),
    line('M56 616V528M300 538V454M620 540V448M940 540V446', { width: 9, colour: mood.paper }),
    line('M570 752L616 734', { width: 12, colour: mood.cork }),
    fill('M612 726L668 716L626 748Z', mix(mood.stone, mood.ink, 0.3)),
  )
  bough(scene, 'left', 0.95)
}

/** A flat rock with cup marks, among the trees. */
function cupMarks(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 1 })
  backHills(scene, { horizon: 320, layers: 2 })
  ground(scene, { top: 460, grass: 0 })
  midOaks(scene, 500, 4, 330, -20, 1220)
  add(scene, boulder(scene, 1060, 640, 300, 190), boulder(scene, 560, 770, 900, 360, { tilt: -3 }))
  const hollow = mix(darker(mood.stone, 0.36), mood.shadow, 0.2)
  for (const [x, y, r] of [
    [420, 560, 30],
    [520, 530, 24],
    [610, 570, 32],
    [500, 620, 26],
    [690, 520, 22],
    [730, 590, 26],
  ] as const)
    add(
      scene,
      ellipse(x, y, r, r * 0.55, hollow),
      ellipse(x - scene.side * r * 0.2, y + r * 0.16, r * 0.72, r * 0.34, mix(hollow, mood.stone, 0.45)),
    )
  add(scene, line('M448 566Q480 590 484 606', { width: 9, colour: hollow }))
  nearSwell(scene, 770, 750)
  add(scene, bush(scene, 90, 800, 170, '#b58aa0'), bush(scene, 1120, 810, 130, '#b58aa0'))
}
