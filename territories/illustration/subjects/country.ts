import { darker, lighter, mix } from '../colour.ts'
import { backHills, ground, path, rock, sky, water, woods } from '../land.ts'
import { castle } from '../landmarks.ts'
import { person } from '../people.ts'
import { vulture } from '../props/animals.ts'
import { white } from '../props/stone.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { edgeBushes, frameOaks, midOaks, openLand } from '../settings.ts'
import { ellipse, fill, line, polygon, rect } from '../shape.ts'
import { bush, corkOak } from '../trees.ts'

export const country: Record<string, (scene: Scene) => void> = {
  fields(scene) {
    sky(scene)
    const y = backHills(scene, { horizon: 360 })
    woods(scene, y, scene.mood.leaf, 50, 18)
    const { mood } = scene
    ground(scene, { top: 500, grass: 0 })
    const stripes = [
      mood.accent,
      mix(mood.ground, mood.leafLight, 0.5),
      mix(mood.accent, mood.wall, 0.35),
      mix(mood.leaf, mood.ground, 0.4),
    ]
    for (let i = 0; i < 9; i++)
      add(
        scene,
        fill(
          polygon([
            [600 + (i - 4.5) * 70, 510],
            [600 + (i - 3.5) * 70, 510],
            [600 + (i - 3.5) * 330, 810],
            [600 + (i - 4.5) * 330, 810],
          ]),
          stripes[i % 4] ?? mood.ground,
          0.85,
        ),
      )
    for (let i = 0; i < 46; i++)
      add(
        scene,
        line(`M${600 + (i - 23) * 14} 512L${600 + (i - 23) * 66} 800`, {
          width: 2,
          colour: mood.near,
          opacity: 0.35,
        }),
      )
    add(scene, corkOak(scene, 960, 600, 300), corkOak(scene, 150, 640, 380))
  },

  'plain-view'(scene) {
    const { mood, random } = scene
    sky(scene, { clouds: 4 })
    backHills(scene, { horizon: 330, layers: 2, wooded: false })
    add(scene, rect(0, 380, WIDTH, 420, mix(mood.ground, mood.far, 0.3)))
    const tones = [
      mood.accent,
      mood.leafLight,
      mood.ground,
      mix(mood.leaf, mood.ground, 0.5),
      mix(mood.path, mood.ground, 0.4),
    ] as const
    for (let row = 0; row < 7; row++)
      for (let i = -1; i < 9; i++) {
        const [y, h] = [385 + row * row * 8 + row * 10, 20 + row * 15]
        add(
          scene,
          fill(
            polygon([
              [i * 160 + random.between(0, 60) + row * 20, y],
              [i * 160 + 150 + row * 20, y - 4],
              [i * 160 + 130, y + h],
              [i * 160 - 30, y + h + 4],
            ]),
            mix(random.pick(tones), mood.far, 0.34 - row * 0.05),
            0.85,
          ),
        )
      }
    add(
      scene,
      line('M-20 470Q300 440 520 520T900 560T1220 640', {
        width: 22,
        colour: mix(mood.water, mood.skyLow, 0.5),
      }),
    )
    frameOaks(scene, 'left', 560)
    add(scene, person(scene, 330, 780, 1.7, { backpack: true, hat: 'cap' }))
    edgeBushes(scene, mood.accent)
  },

  'walled-lane'(scene) {
    openLand(scene, { horizon: 350, top: 500 })
    const { mood } = scene
    midOaks(scene, 540, 5, 280)
    add(scene, fill('M560 510L640 510L860 820H300Z', mood.path))
    for (const k of [-1, 1]) {
      const wall = mix(mood.stone, mood.wall, 0.15)
      add(
        scene,
        fill(
          polygon([
            [600 + k * 40, 480],
            [600 + k * 44, 516],
            [600 + k * 330, 830],
            [600 + k * 620, 830],
            [600 + k * 620, 640],
          ]),
          wall,
        ),
      )
      for (let i = 0; i < 46; i++) {
        const t = scene.random.next()
        const x = 600 + k * (60 + t * 520)
        const y = 510 + t * 150 + scene.random.between(-4, 20 + t * 150)
        add(
          scene,
          ellipse(
            x,
            y,
            12 + t * 34,
            8 + t * 18,
            scene.random.chance(0.5) ? darker(wall, 0.14) : lighter(wall, 0.18),
          ),
        )
      }
    }
    add(
      scene,
      corkOak(scene, 130, 650, 520),
      corkOak(scene, 1090, 640, 500),
      person(scene, 600, 690, 1.7, { walking: true, hat: 'straw' }),
    )
  },

  'ridge-walkers'(scene) {
    sky(scene)
    backHills(scene, { horizon: 430, layers: 3 })
    const { mood } = scene
    add(
      scene,
      fill('M-20 700L180 600L330 640L520 540L700 600L900 520L1060 590L1220 540V820H-20Z', mood.stone),
      fill('M-20 760L200 680L420 720L640 650L860 690L1220 640V820H-20Z', mix(mood.leaf, mood.ground, 0.4)),
    )
    for (const [x, y] of [
      [260, 690],
      [400, 716],
      [560, 680],
      [720, 672],
      [880, 690],
      [1010, 676],
    ] as const)
      add(
        scene,
        person(scene, x, y, 1.5, { walking: true, backpack: true, hat: x % 3 ? 'cap' : 'straw' }),
        line(`M${x + 26} ${y - 56}L${x + 34} ${y}`, { width: 4, colour: mood.bark }),
      )
    frameOaks(scene, 'left', 520)
    add(scene, bush(scene, 1100, 790, 110, mood.paper), bush(scene, 640, 810, 90, mood.paper))
  },

  'hilltop-town'(scene) {
    openLand(scene, { horizon: 470, top: 620 })
    const { mood } = scene
    add(
      scene,
      fill('M500 520Q640 300 700 290T1000 540Z', mix(mood.far, mood.leaf, 0.35)),
      castle(scene, 640, 318, 150),
      rect(620, 316, 210, 22, white(scene)),
    )
    frameOaks(scene, 'left', 640)
    add(scene, person(scene, 420, 760, 2.1, { arms: [110, -8], backpack: true }))
    edgeBushes(scene, mood.paper)
  },

  boulders(scene) {
    sky(scene, { clouds: 1 })
    backHills(scene, { horizon: 430, layers: 2 })
    ground(scene, { top: 560 })
    for (const [x, y, w, h] of [
      [260, 640, 330, 250],
      [380, 420, 200, 130],
      [620, 660, 240, 150],
      [900, 640, 380, 290],
      [840, 370, 240, 150],
      [1080, 700, 200, 130],
      [90, 720, 200, 120],
    ] as const)
      add(scene, rock(scene, x, y, w, h))
    add(scene, corkOak(scene, 620, 740, 330))
    if (scene.mood.night)
      add(
        scene,
        person(scene, 480, 770, 1.9, { arms: [150, -8] }),
        person(scene, 740, 776, 1.9, { arms: [150, -8], flip: true, child: true }),
      )
    else edgeBushes(scene, scene.mood.paper)
  },

  'castle-ruin'(scene) {
    openLand(scene, { horizon: 420, top: 600 })
    add(scene, castle(scene, 330, 640, 540, true))
    path(scene, 560, 640, 620, 260, 30)
    midOaks(scene, 700, 1, 330, 40, 200)
    midOaks(scene, 700, 1, 300, 980, 1140)
  },

  'river-cliff'(scene) {
    sky(scene)
    backHills(scene, { horizon: 330, layers: 2 })
    const { mood } = scene
    water(scene, 430, HEIGHT)
    add(
      scene,
      fill('M-20 300L160 330L260 420L330 560L420 640L520 820H-20Z', mix(mood.stone, mood.leaf, 0.35)),
      fill('M-20 420L120 470L210 600L300 820H-20Z', darker(mood.stone, 0.1)),
      fill('M1220 260L1040 320L960 430L900 540L820 640L720 820H1220Z', mix(mood.stone, mood.leaf, 0.45)),
      fill('M1220 420L1100 480L1020 620L940 820H1220Z', darker(mood.stone, 0.05)),
    )
    for (const [x, y, s] of [
      [520, 190, 1.1],
      [720, 260, 0.8],
      [430, 300, 0.6],
    ] as const)
      vulture(scene, x, y, s)
    edgeBushes(scene, mood.paper)
  },

  campsite(scene) {
    openLand(scene, { horizon: 390, top: 560 })
    midOaks(scene, 580, 5, 280)
    const { mood } = scene
    for (const [x, s, c] of [
      [320, 1.2, mood.cork],
      [760, 1.4, mood.accent],
    ] as const)
      add(
        scene,
        fill(
          polygon([
            [x - 170 * s, 740],
            [x, 740 - 210 * s],
            [x + 170 * s, 740],
          ]),
          c,
        ),
        fill(
          polygon([
            [x - 50 * s, 740],
            [x, 740 - 150 * s],
            [x + 50 * s, 740],
          ]),
          mood.ink,
        ),
        line(`M${x - 200 * s} 750L${x} ${740 - 210 * s}L${x + 200 * s} 750`, {
          width: 4,
          colour: mood.paper,
        }),
      )
    add(scene, person(scene, 540, 760, 2, { sitting: true, arms: [60, 40] }))
  },
}
