import { darker, lighter, mix } from '../colour.ts'
import { backHills } from '../land/land.ts'
import { openCountry } from '../land/open-country.ts'
import { sky } from '../land/sky.ts'
import { bush, corkOak } from '../land/trees.ts'
import { posed } from '../people/people.ts'
import { LOOKING_UP } from '../people/poses.ts'
import { fieldGate, graniteWall } from '../props/dry-wall.ts'
import { redCow, sheep } from '../props/herd.ts'
import { add, type Scene } from '../scene.ts'
import { ellipse, fill, line } from '../shape.ts'

/** Oaks of every depth over grass that sheep keep short. */
export function grassAndTrees(scene: Scene): void {
  openCountry(scene, 370, 470, 8)
  add(
    scene,
    corkOak(scene, 640, 500, 130),
    corkOak(scene, 120, 510, 150),
    corkOak(scene, 500, 530, 190),
    corkOak(scene, 790, 560, 260),
  )
  add(scene, corkOak(scene, 250, 640, 480, { stripped: 0.88, lean: -0.04 }))
  sheep(scene, 560, 650, 1.1, false)
  sheep(scene, 690, 680, 1.4, true)
  sheep(scene, 460, 742, 2, false)
  add(scene, corkOak(scene, 1010, 750, 760, { stripped: 0.86, lean: 0.03 }))
}

/** The gate is shut: inside the grass rests and a sapling grows in its guard; the cow stays outside. */
export function closedGate(scene: Scene): void {
  const { mood } = scene
  openCountry(scene, 340, 440, 10)
  add(
    scene,
    corkOak(scene, 960, 520, 330, { stripped: 0.9 }),
    corkOak(scene, 180, 500, 280, { stripped: 0.9 }),
  )
  const wood = mix(mood.bark, mood.accent, 0.35)
  add(
    scene,
    ellipse(600, 560, 90, 12, mood.shadow, 0.3),
    line('M600 556V410', { width: 9, colour: mood.bark }),
    bush(scene, 600, 440, 62),
    line('M540 560L560 380M660 560L640 380M546 500H654M552 430H648', { width: 11, colour: wood }),
  )
  graniteWall(scene, 620, -20, 290)
  graniteWall(scene, 620, 900, 1240)
  add(
    scene,
    fill('M250 800H940V820H250Z', mix(mood.path, mood.near, 0.2)),
    fill('M230 780Q600 740 960 780V820H230Z', mood.path),
  )
  add(scene, fieldGate(scene, 300, 780, 590, 250))
  add(scene, redCow(scene, 1090, 830, 1.9, true))
}

/** Scattered trees over grass, from the hill opposite. */
export function scatteredTrees(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 1 })
  backHills(scene, { horizon: 240, layers: 2 })
  const grass = mood.ground
  add(
    scene,
    fill('M-20 360Q300 300 640 340T1220 310V820H-20Z', lighter(grass, 0.14)),
    fill('M-20 500Q420 420 760 480T1220 430V820H-20Z', grass),
    fill('M-20 690Q360 570 700 640T1220 600V820H-20Z', mix(grass, mood.near, 0.24)),
  )
  for (const [x, y, h] of [
    [150, 372, 84],
    [400, 352, 76],
    [720, 362, 80],
    [960, 344, 74],
    [560, 420, 116],
    [1110, 410, 124],
    [290, 480, 160],
    [860, 500, 180],
    [60, 590, 230],
    [590, 580, 250],
    [1090, 640, 330],
    [330, 770, 440],
  ] as const)
    add(scene, corkOak(scene, x, y, h, { stripped: 0.9 }))
}

/** From a block of granite over the country that the river cut in two. */
export function overTheValley(scene: Scene): void {
  const { mood, side } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 330, layers: 2 })
  const cliff = mix(mood.stone, mood.bark, 0.25)
  const face = lighter(cliff, side > 0 ? 0 : 0.08)
  add(
    scene,
    fill('M-20 500Q300 470 620 540V820H-20Z', mix(mood.leaf, mood.ground, 0.25)),
    fill(
      'M560 540Q700 590 690 650Q760 740 1240 730V820H500Q660 720 600 620Z',
      mix(mood.water, mood.skyLow, 0.3),
    ),
    fill('M690 470L780 430L910 452L1060 420L1240 436V720Q1040 770 900 736L770 690L716 600Z', face),
    fill(
      'M690 470L780 430L800 560L770 690L716 600ZM910 452L1010 432L1000 590L1020 746Q950 752 900 736L930 600Z',
      darker(face, 0.24),
    ),
    fill('M1100 424L1180 430L1160 600L1190 732Q1140 742 1096 746L1120 600Z', darker(face, 0.14)),
    fill(
      'M676 474Q760 400 930 406T1240 380V446L1060 432L910 462L780 444L690 484Z',
      mix(mood.leaf, mood.ground, 0.45),
    ),
    fill('M-20 520Q240 500 430 580T560 820H-20Z', mix(mood.leaf, mood.ground, 0.4)),
  )
  add(scene, corkOak(scene, 880, 412, 110), corkOak(scene, 1110, 400, 170), corkOak(scene, 60, 540, 210))
  const rock = mix(mood.stone, mood.wall, 0.15)
  add(
    scene,
    fill('M-20 820V660Q60 590 220 596Q400 600 470 690Q520 760 500 820Z', darker(rock, 0.22)),
    fill(
      side > 0
        ? 'M200 598Q400 600 470 690Q520 760 500 820H330Q380 700 200 598Z'
        : 'M-20 820V660Q60 590 220 596Q90 660 110 820Z',
      rock,
    ),
    fill('M60 628Q130 590 220 596Q330 600 400 632Q240 616 60 628Z', lighter(rock, 0.24)),
  )
  add(
    scene,
    posed(
      scene,
      250,
      614,
      4.3,
      {
        ...LOOKING_UP,
        nod: -4,
        hands: [
          [12, -96],
          [-6, -52],
        ],
      },
      { backpack: true, hat: 'cap', shirt: mood.cork, skin: mood.skin[1] },
    ),
  )
  add(scene, bush(scene, 1130, 800, 130))
}
