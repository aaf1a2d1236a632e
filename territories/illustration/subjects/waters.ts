import { masia, stones } from '../buildings.ts'
import { darker, lighter, mix } from '../colour.ts'
import { backHills, ground, rock, sky } from '../land.ts'
import { person } from '../people.ts'
import { forestWater, waterWoman } from '../props/plants.ts'
import { add, type Scene } from '../scene.ts'
import { edgeBushes, midOaks, openLand } from '../settings.ts'
import { circle, ellipse, fill, line, polygon, rect } from '../shape.ts'
import { corkOak, reeds } from '../trees.ts'

export const waters: Record<string, (scene: Scene) => void> = {
  stream(scene) {
    forestWater(scene)
    edgeBushes(scene)
  },

  'two-streams'(scene) {
    openLand(scene, { horizon: 320, top: 470 })
    midOaks(scene, 520, 6, 250)
    const { mood } = scene
    for (const from of [180, 1020])
      add(
        scene,
        fill(
          `M${from - 26} 500Q${from < 600 ? 380 : 820} 560 560 690L400 820H800L640 690Q${from < 600 ? 450 : 750} 600 ${from + 26} 500Z`,
          mix(mood.water, mood.skyLow, 0.25),
        ),
      )
    for (const [x, y] of [
      [330, 620],
      [880, 610],
      [600, 600],
      [250, 730],
      [960, 740],
      [620, 660],
    ] as const)
      add(scene, rock(scene, x, y, scene.random.between(90, 170), scene.random.between(46, 90)))
    add(scene, reeds(scene, 160, 720, 130), reeds(scene, 1050, 700, 140))
    edgeBushes(scene)
  },

  pond(scene) {
    openLand(scene, { horizon: 330, top: 480 })
    midOaks(scene, 520, 5, 240)
    const { mood } = scene
    add(
      scene,
      fill(
        polygon([
          [250, 560],
          [950, 560],
          [1120, 740],
          [80, 740],
        ]),
        mix(mood.stone, mood.wall, 0.4),
      ),
    )
    add(
      scene,
      fill(
        polygon([
          [282, 576],
          [918, 576],
          [1064, 722],
          [136, 722],
        ]),
        mix(mood.water, mood.skyTop, 0.2),
      ),
      fill(
        polygon([
          [282, 576],
          [918, 576],
          [954, 612],
          [246, 612],
        ]),
        darker(mix(mood.water, mood.leafDark, 0.45), 0.1),
      ),
    )
    for (let i = 0; i < 7; i++)
      add(
        scene,
        line(`M${300 + i * 60} ${600 + i * 16}h${120 + i * 10}`, {
          width: 4,
          colour: '#ffffff',
          opacity: 0.3,
        }),
      )
    add(
      scene,
      fill(
        polygon([
          [136, 722],
          [1064, 722],
          [1120, 740],
          [80, 740],
        ]),
        darker(mood.stone, 0.2),
      ),
    )
    add(scene, reeds(scene, 220, 600, 150), reeds(scene, 980, 612, 130))
  },

  goges(scene) {
    sky(scene, { sunX: 860, sunY: 150, clouds: 1 })
    backHills(scene, { horizon: 320 })
    const { mood } = scene
    ground(scene, { top: 500, grass: 20 })
    midOaks(scene, 520, 4, 300)
    add(
      scene,
      ellipse(620, 690, 520, 120, mix(mood.water, mood.skyTop, 0.5)),
      ellipse(860, 670, 90, 16, mood.sun, 0.45),
      ellipse(820, 700, 60, 10, mood.sun, 0.3),
    )
    for (const [x, y, w, h] of [
      [90, 680, 230, 190],
      [1120, 690, 240, 220],
      [1000, 600, 150, 90],
      [250, 590, 160, 90],
    ] as const)
      add(scene, rock(scene, x, y, w, h))
    const pale = mix(mood.skyLow, '#ffffff', 0.65)
    for (const [x, y, s] of [
      [420, 640, 1.5],
      [600, 628, 1.65],
      [770, 646, 1.4],
    ] as const)
      add(scene, waterWoman(x, y, s, pale))
    add(scene, line('M250 360Q600 430 1010 350', { width: 4, colour: mood.bark }))
    for (const x of [380, 500, 640, 780])
      add(scene, fill(`M${x} 396l70 4 4 84q-20 10 -38 0t-40 2Z`, pale, 0.92))
    for (let i = 0; i < 22; i++)
      add(
        scene,
        circle(
          scene.random.between(120, 1080),
          scene.random.between(420, 700),
          scene.random.between(2, 5),
          mood.lamp,
          0.8,
        ),
      )
  },

  'river-pools'(scene) {
    openLand(scene, { horizon: 330, top: 470 })
    const { mood } = scene
    for (let i = 0; i < 7; i++)
      add(
        scene,
        line(`M${60 + i * 180} 560V330`, { width: 20, colour: mix(mood.bark, mood.wall, 0.3) }),
        ellipse(60 + i * 180, 330, 84, 130, i % 2 ? mood.leaf : mood.leafLight),
        ellipse(40 + i * 180, 290, 46, 70, mood.leafLight),
      )
    add(
      scene,
      fill('M-20 600Q600 540 1220 600V820H-20Z', mix(mood.water, mood.skyLow, 0.2)),
      fill('M-20 660Q600 620 1220 660V820H-20Z', mix(mood.water, mood.skyTop, 0.2)),
      rect(-20, 690, 1240, 18, mix(mood.stone, mood.wall, 0.5)),
    )
    for (const [x, y] of [
      [300, 650],
      [520, 640],
      [760, 654],
    ] as const)
      add(
        scene,
        circle(x, y - 16, 17, mood.skin[x % 3] ?? mood.skin[0]),
        ellipse(x, y, 54, 9, '#ffffff', 0.6),
        line(`M${x - 14} ${y}l-30 -26M${x + 14} ${y}l30 -26`, {
          width: 8,
          colour: mood.skin[x % 3] ?? mood.skin[0],
        }),
      )
    add(
      scene,
      person(scene, 960, 690, 1.9, { child: true, arms: [150, 150], shirt: mood.cork }),
      reeds(scene, 120, 800, 140),
      reeds(scene, 1080, 810, 150),
    )
  },

  'stone-spring'(scene) {
    openLand(scene, { horizon: 350, top: 530 })
    midOaks(scene, 560, 5, 260)
    const { mood } = scene
    const wall = mix(mood.stone, mood.wall, 0.3)
    add(
      scene,
      fill('M350 720V470Q350 370 600 360Q850 370 850 470V720Z', wall),
      stones(scene, 360, 720, 480, 320, wall, 60),
      fill('M500 720V560A100 100 0 0 1 700 560V720Z', darker(mood.water, 0.55)),
      rect(300, 700, 600, 70, lighter(mood.stone, 0.1)),
      rect(326, 708, 548, 26, mix(mood.water, mood.skyLow, 0.35)),
      line('M600 610q50 10 50 100', { width: 12, colour: mix(mood.water, '#ffffff', 0.6) }),
      rect(588, 600, 40, 16, mood.ink),
    )
    for (let i = 0; i < 14; i++)
      add(
        scene,
        ellipse(
          scene.random.between(330, 470),
          scene.random.between(380, 640),
          18,
          13,
          i % 2 ? mood.leaf : mood.leafLight,
        ),
      )
    add(scene, corkOak(scene, 1060, 730, 560), person(scene, 220, 770, 2, { arms: [70, 30], backpack: true }))
  },

  well(scene) {
    openLand(scene, { horizon: 360, top: 540 })
    const { mood } = scene
    add(scene, masia(scene, 690, 600, 380))
    add(
      scene,
      ellipse(430, 730, 200, 34, mood.shadow, 0.3),
      fill('M260 720V590A170 40 0 0 1 600 590V720A170 40 0 0 1 260 720Z', mood.stone),
      stones(scene, 270, 735, 310, 120, mood.stone, 30),
      ellipse(430, 590, 170, 40, lighter(mood.stone, 0.2)),
      ellipse(430, 594, 136, 28, darker(mood.water, 0.5)),
    )
    add(
      scene,
      line('M300 590V400M560 590V400M280 404H580', { width: 16, colour: mood.bark }),
      circle(430, 420, 26, mood.ink),
      circle(430, 420, 12, mood.stone),
      line('M404 424V560', { width: 5, colour: mood.wall }),
      fill('M376 556h56l-8 52h-40Z', mood.cork),
    )
    add(
      scene,
      corkOak(scene, 120, 700, 520),
      person(scene, 640, 740, 1.6, { skirt: true, arms: [70, 20], flip: true }),
    )
  },
}
