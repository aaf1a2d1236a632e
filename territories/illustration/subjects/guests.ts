import { darker, mix } from '../colour.ts'
import { backHills, ground, sky } from '../land.ts'
import { person } from '../people.ts'
import { add, type Scene } from '../scene.ts'
import { edgeBushes, midOaks, openLand, room } from '../settings.ts'
import { circle, ellipse, fill, line, rect } from '../shape.ts'
import { corkOak } from '../trees.ts'

export const guests: Record<string, (scene: Scene) => void> = {
  rangers(scene) {
    openLand(scene, { horizon: 370, top: 550 })
    midOaks(scene, 580, 4, 260)
    const { mood } = scene
    add(scene, corkOak(scene, 960, 740, 640))
    add(
      scene,
      person(scene, 480, 760, 3, { shirt: mix(mood.leaf, mood.wall, 0.2), hat: 'cap', arms: [70, 20] }),
      person(scene, 700, 764, 3, {
        shirt: mix(mood.leaf, mood.wall, 0.2),
        arms: [66, 20],
        flip: true,
        hair: '#6b4423',
      }),
    )
    add(
      scene,
      `<g transform="rotate(-5 590 600)">${rect(500, 560, 180, 110, mood.paper, 4)}${line('M520 590q30 -20 60 10t70 -6M524 640q60 -40 120 0', { width: 5, colour: mood.leaf })}${circle(610, 616, 8, mood.cork)}</g>`,
    )
    edgeBushes(scene)
  },

  guide(scene) {
    openLand(scene, { horizon: 360, top: 540 })
    const { mood } = scene
    add(scene, corkOak(scene, 880, 730, 690))
    add(
      scene,
      person(scene, 330, 770, 3.3, { hat: 'straw', arms: [146, 10], backpack: true, shirt: mood.accent }),
    )
    add(
      scene,
      person(scene, 580, 760, 2.2, { arms: [20, -10], flip: true }),
      person(scene, 680, 770, 2.2, { child: true, flip: true }),
    )
    edgeBushes(scene, mood.accent)
  },

  'dawn-walk'(scene) {
    openLand(scene, { horizon: 380, top: 540, clouds: 2 })
    midOaks(scene, 570, 6, 300)
    const { mood } = scene
    add(scene, corkOak(scene, 120, 760, 700), corkOak(scene, 1080, 750, 640))
    for (const [x, y, s] of [
      [360, 740, 2],
      [500, 750, 2.1],
      [660, 744, 2],
      [810, 752, 1.9],
    ] as const) {
      add(scene, person(scene, x, y, s, { walking: true, arms: [60, -20], backpack: x < 600 }))
      add(scene, circle(x + 50, y - 84, 46, mood.lamp, 0.25), circle(x + 50, y - 84, 14, mood.lamp))
    }
    for (let i = 0; i < 5; i++)
      add(scene, ellipse(200 + i * 210, 590 + (i % 2) * 26, 230, 16, '#ffffff', 0.16))
  },

  'moon-walk'(scene) {
    sky(scene, { sunX: 300, sunY: 170, clouds: 2 })
    backHills(scene, { horizon: 400 })
    ground(scene, { top: 560 })
    midOaks(scene, 590, 6, 320)
    for (const [x, s] of [
      [430, 1.9],
      [560, 2],
      [700, 1.85],
      [830, 1.9],
    ] as const)
      add(scene, person(scene, x, 740, s, { walking: true, skirt: false }))
    add(scene, corkOak(scene, 1080, 770, 700))
    edgeBushes(scene)
  },

  birdwatch(scene) {
    openLand(scene, { horizon: 380, top: 560 })
    const { mood } = scene
    add(scene, corkOak(scene, 960, 780, 900, { stripped: 0.4, lean: 0.02, crown: 0.9 }))
    add(scene, line('M900 470Q800 400 640 410', { width: 26, colour: mood.bark }))
    add(
      scene,
      `<g transform="translate(700 330) scale(1.5)">${fill('M0 50Q-16 10 10 -20Q30 -36 46 -16L66 -10L46 -4Q50 30 26 56L18 92L6 88Z', mix(mood.leaf, mood.accent, 0.4))}${fill('M10 -20Q30 -36 46 -16L30 -14Z', '#c33b2e')}${circle(36, -12, 4, mood.ink)}${fill('M6 10Q26 30 18 60L4 50Z', darker(mood.leaf, 0.3))}</g>`,
    )
    for (const [x, s, flip] of [
      [260, 2.8, false],
      [450, 2.6, false],
    ] as const) {
      add(scene, person(scene, x, 770, s, { hat: x < 300 ? 'straw' : 'cap', arms: [140, 132], flip }))
      add(scene, rect(x + 24 * s * 0.5, 770 - 93 * s, 18 * s, 8 * s, mood.ink, 6))
    }
    edgeBushes(scene)
  },

  storyteller(scene) {
    room(scene)
    const { mood } = scene
    add(
      scene,
      circle(250, 240, 66, mood.paper),
      circle(250, 240, 58, mood.wall),
      line('M250 240V196M250 240h30', { width: 7, colour: mood.ink }),
    )
    add(
      scene,
      ellipse(600, 720, 460, 70, mix(mood.cork, mood.paper, 0.2)),
      ellipse(600, 718, 380, 52, mix(mood.accent, mood.paper, 0.3)),
    )
    add(
      scene,
      person(scene, 600, 690, 2.7, { sitting: true, arms: [120, 60], hat: 'scarf', shirt: mood.cork }),
      rect(520, 640, 120, 60, mood.bark, 8),
    )
    for (const [x, y, flip] of [
      [300, 760, false],
      [420, 776, false],
      [780, 776, true],
      [900, 756, true],
      [640, 790, true],
    ] as const)
      add(scene, person(scene, x, y, 2.1, { child: true, sitting: true, flip, arms: [30, 20] }))
    add(
      scene,
      circle(980, 330, 110, mood.lamp, 0.25),
      rect(965, 70, 6, 220, mood.ink),
      fill('M920 330l26 -50h46l26 50Z', mood.accent),
    )
  },

  office(scene) {
    room(scene, { windowX: 90 })
    const { mood } = scene
    add(
      scene,
      rect(560, 150, 540, 300, mood.paper, 6),
      line('M600 220h200M600 260h160M600 300h180', { width: 9, colour: mix(mood.bark, mood.paper, 0.4) }),
      fill('M850 400Q900 240 980 260T1070 210V420H850Z', mix(mood.leaf, mood.paper, 0.4)),
      line('M870 390Q930 300 1050 250', { width: 7, colour: mood.cork }),
    )
    add(
      scene,
      person(scene, 440, 690, 2.8, { arms: [60, 20], shirt: mood.leaf }),
      person(scene, 760, 700, 2.8, { arms: [100, -8], flip: true, skirt: true, shirt: mood.accent }),
    )
    add(
      scene,
      rect(180, 560, 460, 30, mood.bark),
      rect(200, 590, 420, 200, mix(mood.bark, mood.cork, 0.4)),
      rect(230, 520, 90, 42, mood.paper),
      rect(340, 530, 70, 32, mood.accent),
    )
  },

  smugglers(scene) {
    sky(scene, { sunX: 860, sunY: 150, clouds: 2 })
    backHills(scene, { horizon: 400 })
    ground(scene, { top: 560, grass: 40 })
    midOaks(scene, 590, 5, 280)
    const { mood } = scene
    for (const [x, s] of [
      [300, 2.1],
      [500, 2.2],
      [690, 2.1],
      [880, 2],
    ] as const) {
      add(
        scene,
        person(scene, x, 750, s, { walking: true, hat: 'beret', shirt: mix(mood.ink, mood.water, 0.4) }),
      )
      add(
        scene,
        fill(
          `M${x - 52 * s * 0.5} ${750 - 44 * s}q-20 -60 6 -${34 * s} q30 -10 ${20 * s} 4l-4 ${36 * s}Z`,
          mix(mood.accent, mood.wall, 0.3),
        ),
      )
    }
    add(scene, fill('M-20 700Q200 660 300 720T620 760V820H-20Z', mix(mood.stone, mood.shadow, 0.4)))
    add(
      scene,
      corkOak(scene, 1090, 780, 640),
      circle(130, 470, 60, mood.lamp, 0.2),
      rect(100, 440, 60, 50, mood.ink),
      rect(118, 452, 22, 26, mood.lamp),
    )
  },
}
