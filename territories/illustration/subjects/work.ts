import { darker, lighter, mix } from '../colour.ts'
import { rock, tufts } from '../land.ts'
import { person } from '../people.ts'
import { axe, basket, corkStack, stopper } from '../props/cork.ts'
import { stewPot } from '../props/table.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { midOaks, openLand, room } from '../settings.ts'
import { circle, ellipse, fill, line, polygon, rect } from '../shape.ts'
import { corkOak } from '../trees.ts'

export const work: Record<string, (scene: Scene) => void> = {
  peelers(scene) {
    openLand(scene, { horizon: 360, top: 540 })
    midOaks(scene, 570, 4, 260)
    const { mood } = scene
    add(scene, corkOak(scene, 600, 760, 740, { stripped: 0.96, lean: 0, bare: lighter(mood.cork, 0.12) }))
    add(
      scene,
      fill('M690 470q46 -14 60 20l14 220q-24 16 -52 6Z', mood.bark),
      fill('M704 486q26 -8 34 12l12 196q-16 8 -30 4Z', mix(mood.cork, mood.wall, 0.3)),
    )
    add(
      scene,
      person(scene, 830, 752, 2.5, { hat: 'straw', arms: [96, 80], flip: true, shirt: mood.wall }),
      person(scene, 380, 756, 2.5, { hat: 'beret', arms: [130, 100], shirt: mood.water }),
    )
    axe(scene, 452, 548, 30, 1.2)
    corkStack(scene, 930, 770, 1.5)
    tufts(scene, 720, 30)
  },

  'peeler-solo'(scene) {
    openLand(scene, { horizon: 350, top: 530 })
    midOaks(scene, 560, 5, 280)
    const { mood } = scene
    add(scene, corkOak(scene, 830, 770, 760, { stripped: 0.62, lean: 0.05 }))
    add(scene, person(scene, 560, 760, 3, { hat: 'straw', arms: [138, 112], shirt: mood.paper }))
    axe(scene, 650, 500, 24, 1.5)
    corkStack(scene, 130, 770, 1.9)
    add(scene, rock(scene, 1080, 770, 130, 70))
  },

  'peeling-crew'(scene) {
    openLand(scene, { horizon: 360, top: 540 })
    const { mood } = scene
    for (const [x, h] of [
      [180, 560],
      [560, 620],
      [980, 580],
    ] as const)
      add(scene, corkOak(scene, x, 710, h, { stripped: 0.9 }))
    add(
      scene,
      person(scene, 330, 730, 2, { hat: 'straw', arms: [130, 100], flip: true }),
      person(scene, 700, 740, 2.1, { hat: 'beret', arms: [120, 90], flip: true }),
      person(scene, 850, 760, 2.1, { hat: 'cap', arms: [60, 50], walking: true }),
      person(scene, 470, 770, 2.1, { hat: 'straw', arms: [70, 60], walking: true }),
    )
    axe(scene, 262, 590, -20, 1)
    axe(scene, 626, 590, -20, 1.05)
    add(scene, fill('M890 640q70 -20 120 0v16q-60 -18 -120 0Z', mood.cork))
    corkStack(scene, 60, 780, 1.5)
    corkStack(scene, 1030, 780, 1.4)
  },

  sorters(scene) {
    room(scene, { windowX: 120 })
    const { mood, random } = scene
    for (const [x, o] of [
      [320, 0],
      [600, 1],
      [880, 2],
    ] as const)
      add(
        scene,
        person(scene, x, 660, 2.9, {
          skirt: true,
          shirt: [mood.water, mood.cork, mix(mood.leaf, mood.wall, 0.3)][o],
          hat: o === 1 ? 'scarf' : undefined,
          arms: [56, 44],
          flip: o === 2,
          hair: o === 0 ? '#6b4423' : undefined,
        }),
      )
    const wood = mix(mood.bark, mood.accent, 0.35)
    add(
      scene,
      fill(
        polygon([
          [120, 560],
          [1080, 560],
          [1160, 700],
          [40, 700],
        ]),
        wood,
      ),
      fill(
        polygon([
          [150, 574],
          [1050, 574],
          [1116, 680],
          [84, 680],
        ]),
        lighter(wood, 0.25),
      ),
      rect(40, 700, 1120, 100, darker(wood, 0.2)),
    )
    for (let i = 0; i < 150; i++)
      stopper(
        scene,
        random.between(120, 1080),
        random.between(582, 676),
        0.5,
        random.chance(0.5) ? 90 : random.between(0, 60),
      )
    basket(scene, 180, 790, 1.1)
    basket(scene, 980, 796, 1.2)
  },

  'cork-shop-bench'(scene) {
    room(scene, { windowX: 760 })
    const { mood } = scene
    const wood = mix(mood.bark, mood.accent, 0.3)
    add(
      scene,
      person(scene, 340, 690, 3, { arms: [70, 50], hat: 'beret', shirt: mood.leaf }),
      person(scene, 620, 690, 2.9, { skirt: true, arms: [64, 50], shirt: mood.cork, flip: true }),
    )
    add(
      scene,
      fill(
        polygon([
          [80, 560],
          [1120, 560],
          [1190, 660],
          [10, 660],
        ]),
        lighter(wood, 0.2),
      ),
      rect(10, 660, 1180, 150, wood),
    )
    for (const [x, w] of [
      [150, 110],
      [480, 90],
      [820, 130],
    ] as const)
      add(
        scene,
        rect(x, 540, w, 60, mix(mood.cork, mood.accent, 0.5), 10),
        ellipse(x + w / 2, 540, w / 2, 14, lighter(mood.accent, 0.35)),
      )
    add(
      scene,
      fill('M960 590q10 -70 60 -70t60 70Z', mood.cork),
      rect(700, 590, 90, 12, mood.stone),
      rect(780, 586, 60, 20, mood.bark, 8),
    )
    for (let i = 0; i < 20; i++)
      add(
        scene,
        ellipse(
          scene.random.between(120, 1080),
          scene.random.between(600, 650),
          12,
          5,
          mix(mood.cork, mood.accent, 0.5),
        ),
      )
    add(scene, rect(60, 130, 520, 14, mood.bark))
    for (let i = 0; i < 5; i++)
      add(
        scene,
        rect(80 + i * 100, 72, 60, 60, i % 2 ? mood.cork : mix(mood.cork, mood.accent, 0.6), i % 3 ? 30 : 4),
      )
  },

  kitchen(scene) {
    room(scene, { windowX: 760 })
    const { mood } = scene
    add(scene, line('M80 130H660', { width: 12, colour: mood.ink }))
    for (const [x, r] of [
      [150, 54],
      [280, 42],
      [400, 60],
      [540, 46],
    ] as const)
      add(
        scene,
        line(`M${x} 130v50`, { width: 6, colour: mood.ink }),
        circle(x, 190 + r, r, mood.roof),
        circle(x - r * 0.2, 190 + r * 0.8, r * 0.5, lighter(mood.roof, 0.25)),
      )
    add(
      scene,
      rect(60, 560, 700, 240, mix(mood.stone, mood.wall, 0.4)),
      rect(40, 540, 740, 30, mood.bark),
      fill('M470 700a90 90 0 0 1 180 0v100H470Z', mood.ink),
      fill('M500 790q10 -60 40 -80q0 40 30 20q30 40 30 60Z', mood.accent),
    )
    stewPot(scene, 560, 540, 1)
    add(
      scene,
      person(scene, 360, 700, 3.3, { arms: [80, -6], shirt: mood.paper, hat: 'beret' }),
      fill('M330 470h80v120h-80Z', mood.cork, 0),
    )
    add(scene, line('M452 480L540 440', { width: 10, colour: mood.bark }))
    for (const [x, y, c] of [
      [120, 536, mood.cork],
      [170, 536, mood.accent],
      [690, 536, mood.leaf],
    ] as const)
      add(scene, circle(x, y - 22, 26, c))
  },

  'stew-pot'(scene) {
    const { mood } = scene
    add(
      scene,
      rect(0, 0, WIDTH, HEIGHT, mix(mood.ink, mood.cork, 0.3)),
      fill('M150 800V330Q600 60 1050 330V800Z', darker(mood.roof, 0.5)),
      circle(600, 640, 330, mood.accent, 0.25),
      circle(600, 660, 220, mood.lamp, 0.3),
    )
    for (const [x, h] of [
      [420, 130],
      [520, 190],
      [610, 230],
      [700, 180],
      [790, 120],
    ] as const)
      add(
        scene,
        fill(
          `M${x - 50} 740Q${x - 40} ${740 - h * 0.5} ${x} ${740 - h}Q${x + 20} ${740 - h * 0.4} ${x + 50} 740Z`,
          mood.accent,
        ),
        fill(
          `M${x - 24} 740Q${x - 10} ${740 - h * 0.4} ${x + 4} ${740 - h * 0.6}Q${x + 16} ${740 - h * 0.3} ${x + 26} 740Z`,
          mood.lamp,
        ),
      )
    for (const r of [-8, 8])
      add(scene, `<g transform="rotate(${r} 600 760)">${rect(330, 736, 540, 40, mood.bark, 20)}</g>`)
    stewPot(scene, 600, 650, 2.2)
    add(scene, line('M600 60V300', { width: 12, colour: mood.ink }))
  },
}
