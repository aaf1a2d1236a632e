import { station } from '../buildings.ts'
import { darker, mix } from '../colour.ts'
import { path, tufts } from '../land.ts'
import { person } from '../people.ts'
import { donkey } from '../props/animals.ts'
import { sacks } from '../props/cork.ts'
import { bench, platform } from '../props/stone.ts'
import { bicycle, cyclist, rail, train } from '../props/vehicles.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { edgeBushes, frameOaks, midOaks, openLand, street } from '../settings.ts'
import { circle, ellipse, fill, line, polygon, rect } from '../shape.ts'
import { bush, corkOak } from '../trees.ts'

export const roads: Record<string, (scene: Scene) => void> = {
  station(scene) {
    openLand(scene, { horizon: 380, top: 600 })
    add(scene, station(scene, 330, 640, 420))
    platform(scene)
    add(scene, corkOak(scene, 960, 690, 480), corkOak(scene, 130, 680, 420))
    bench(scene, 820, 690)
  },

  halt(scene) {
    openLand(scene, { horizon: 400, top: 590 })
    add(scene, station(scene, 470, 640, 260, true))
    platform(scene)
    const { mood } = scene
    add(
      scene,
      line('M850 690V500', { width: 12, colour: mood.ink }),
      rect(770, 480, 170, 56, mood.water, 8),
      line('M796 508h118', { width: 8, colour: mood.paper }),
    )
    frameOaks(scene, 'left', 560)
    edgeBushes(scene, mood.accent)
  },

  'station-train'(scene) {
    openLand(scene, { horizon: 360, top: 600 })
    add(scene, station(scene, 90, 640, 430))
    platform(scene)
    train(scene, 640, 738, 0.95)
    sacks(scene, 470, 692)
    add(scene, person(scene, 420, 690, 1.5, { hat: 'cap' }), corkOak(scene, 20, 690, 380))
  },

  'steam-train'(scene) {
    openLand(scene, { horizon: 350, top: 540 })
    midOaks(scene, 570, 4, 240)
    rail(scene, 700)
    train(scene, 180, 706, 1.35)
    edgeBushes(scene, scene.mood.accent)
  },

  platform(scene) {
    openLand(scene, { horizon: 350, top: 600 })
    const { mood } = scene
    add(scene, station(scene, 700, 640, 400))
    platform(scene)
    sacks(scene, 140, 700, 1.9)
    sacks(scene, 420, 704, 1.5)
    add(scene, person(scene, 640, 696, 1.9, { hat: 'beret', arms: [60, 50] }))
    add(scene, rect(620, 690, 6, 6, mood.ink))
  },

  rails(scene) {
    openLand(scene, { horizon: 380, top: 520, grass: 120 })
    const { mood } = scene
    midOaks(scene, 540, 6, 220)
    for (let i = 0; i < 13; i++) {
      const t = (i / 12) ** 2
      const [y, half] = [526 + t * 270, 20 + t * 300]
      add(scene, rect(600 - half * 1.3, y, half * 2.6, 5 + t * 26, mix(mood.bark, mood.ground, 0.15)))
    }
    add(
      scene,
      fill(
        polygon([
          [588, 522],
          [594, 522],
          [330, 810],
          [296, 810],
        ]),
        mix(mood.ink, mood.stone, 0.3),
      ),
      fill(
        polygon([
          [606, 522],
          [612, 522],
          [904, 810],
          [870, 810],
        ]),
        mix(mood.ink, mood.stone, 0.3),
      ),
    )
    tufts(scene, 560, 110)
  },

  signpost(scene) {
    openLand(scene, { horizon: 380, top: 560 })
    path(scene, 720, 560, 760, 380)
    const { mood } = scene
    add(
      scene,
      line('M330 740V500M520 740V500', { width: 16, colour: mood.bark }),
      `<g transform="rotate(-4 420 480)">${rect(270, 400, 310, 150, mood.bark, 10)}${rect(282, 412, 286, 126, mood.paper, 6)}${line('M302 440h130M302 466h100M302 492h120', { width: 8, colour: mix(mood.bark, mood.paper, 0.3) })}${fill('M450 520q10 -60 40 -60t30 -30 30 -10', 'none')}${line('M456 520Q470 460 500 462T556 430', { width: 7, colour: mood.cork })}${circle(456, 520, 8, mood.leaf)}${circle(556, 430, 8, mood.cork)}</g>`,
    )
    for (let i = 0; i < 5; i++)
      for (let j = 0; j < 2; j++) add(scene, circle(306 + i * 22, 512 + j * 12, 3.4, mood.ink))
    add(scene, person(scene, 650, 744, 1.8, { arms: [110, -8], flip: true }))
    frameOaks(scene, 'right', 600)
  },

  greenway(scene) {
    openLand(scene, { horizon: 370, top: 540 })
    midOaks(scene, 560, 5, 240)
    path(scene, 560, 540, 640, 460, 30)
    cyclist(scene, 470, 730, 1.5)
    cyclist(scene, 720, 690, 1.25, { skirt: true })
    frameOaks(scene, 'right', 600)
    edgeBushes(scene, scene.mood.accent)
  },

  'cyclists-station'(scene) {
    openLand(scene, { horizon: 370, top: 600 })
    add(scene, station(scene, 560, 640, 430), rect(0, 640, WIDTH, 180, scene.mood.path))
    cyclist(scene, 230, 740, 1.6)
    cyclist(scene, 480, 750, 1.5, { child: true })
    cyclist(scene, 760, 744, 1.6, { skirt: true })
    add(scene, corkOak(scene, 90, 690, 430))
  },

  bikes(scene) {
    street(scene, 640, { hills: false })
    const { mood } = scene
    add(
      scene,
      rect(120, 110, 960, 530, mix(mood.wall, mood.accent, 0.2)),
      rect(300, 180, 180, 240, mood.water),
      line('M300 180h180v240h-180ZM390 180v240', { width: 12, colour: mood.paper }),
      rect(720, 260, 200, 380, mood.cork),
      line('M820 260v380', { width: 6, colour: darker(mood.cork, 0.4) }),
    )
    for (const [x, c] of [
      [230, mood.cork],
      [520, mood.leaf],
      [810, mood.water],
    ] as const)
      bicycle(scene, x, 730, 1.25, c)
    for (const x of [180, 1000]) add(scene, bush(scene, x, 660, 60, mood.cork))
  },

  'bike-hill'(scene) {
    openLand(scene, { horizon: 390, top: 590 })
    add(scene, corkOak(scene, 960, 680, 460), corkOak(scene, 760, 650, 330), corkOak(scene, 1120, 700, 400))
    path(scene, 420, 600, 380, 420, 40)
    bicycle(scene, 420, 760, 2.1, scene.mood.cork, true)
    edgeBushes(scene, scene.mood.accent)
  },

  'item-bike'(scene) {
    const { mood } = scene
    add(
      scene,
      rect(0, 0, WIDTH, HEIGHT, mix(mood.wall, mood.leaf, 0.22)),
      circle(600, 430, 330, mix(mood.paper, '#ffffff', 0.4)),
    )
    bicycle(scene, 600, 690, 2.3, mood.cork, false, true)
  },

  minibus(scene) {
    openLand(scene, { horizon: 370, top: 560 })
    const { mood } = scene
    midOaks(scene, 580, 5, 260)
    add(
      scene,
      fill('M-20 680Q600 640 1220 680V780Q600 750 -20 780Z', mix(mood.path, mood.ink, 0.2)),
      line('M0 728Q600 694 1200 728', { width: 7, colour: mood.paper }).replace(
        '/>',
        ' stroke-dasharray="46 40"/>',
      ),
    )
    add(
      scene,
      ellipse(600, 742, 330, 20, mood.shadow, 0.35),
      fill('M280 720V500Q280 440 340 440H800Q860 440 890 520L930 610Q950 630 950 660V720Z', mood.cork),
      fill('M280 620H946V720H280Z', darker(mood.cork, 0.16)),
    )
    for (const x of [310, 440, 570]) add(scene, rect(x, 476, 112, 100, mix(mood.water, mood.paper, 0.6), 12))
    add(
      scene,
      fill('M700 476H810Q836 480 850 516L878 576H700Z', mix(mood.water, mood.paper, 0.6)),
      rect(280, 600, 660, 18, mood.paper),
    )
    for (const x of [410, 800]) add(scene, circle(x, 722, 56, mood.ink), circle(x, 722, 26, mood.stone))
    add(
      scene,
      circle(930, 660, 16, mood.lamp),
      person(scene, 1030, 744, 1.8, { arms: [150, -8], flip: true, backpack: true }),
    )
  },

  donkey(scene) {
    openLand(scene, { horizon: 370, top: 560 })
    midOaks(scene, 580, 5, 260)
    path(scene, 600, 560, 560, 480)
    donkey(scene, 560, 740, 2)
    add(
      scene,
      person(scene, 560, 615, 1.5, { child: true, sitting: true, hat: 'straw', shirt: scene.mood.cork }),
      person(scene, 850, 760, 2.3, {
        skirt: true,
        shirt: scene.mood.water,
        arms: [40, -10],
        walking: true,
        flip: true,
      }),
    )
    edgeBushes(scene, scene.mood.accent)
  },
}
