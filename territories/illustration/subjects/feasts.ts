import { lighter, mix } from '../colour.ts'
import { sky, water } from '../land.ts'
import { church } from '../landmarks.ts'
import { person } from '../people.ts'
import { bunting, guitar, ring } from '../props/festive.ts'
import { boat } from '../props/vehicles.ts'
import { add, HEIGHT, type Scene } from '../scene.ts'
import { openLand, street } from '../settings.ts'
import { circle, ellipse, fill, line, rect } from '../shape.ts'

export const feasts: Record<string, (scene: Scene) => void> = {
  havaneres(scene) {
    sky(scene, { sunX: 880, sunY: 140 })
    water(scene, 400, HEIGHT)
    const { mood } = scene
    add(scene, ellipse(880, 470, 60, 10, mood.sun, 0.6), ellipse(880, 520, 90, 10, mood.sun, 0.4))
    boat(scene, 560, 640, 2.6, mood.cork)
    for (let i = 0; i < 12; i++) {
      const t = i / 11
      const [x, y] = [150 + t * 900, 160 + Math.sin(t * Math.PI) * 90]
      add(scene, circle(x, y, 26, mood.lamp, 0.25), circle(x, y, 11, mood.lamp))
    }
    add(scene, line('M150 160Q600 340 1050 160', { width: 3, colour: mood.paper }))
    for (const [x, o] of [
      [400, 0],
      [520, 1],
      [640, 2],
      [760, 3],
    ] as const) {
      add(
        scene,
        person(scene, x, 560, 1.9, {
          shirt: mood.paper,
          arms: [64, 30],
          hat: o % 2 ? 'beret' : 'straw',
          flip: o > 1,
        }),
      )
      if (o !== 2) guitar(scene, x + 16, 470, 0.9)
    }
    for (let i = 0; i < 9; i++) add(scene, person(scene, 60 + i * 136, 850, 1.8, { skirt: i % 2 === 0 }))
  },

  sardana(scene) {
    openLand(scene, { horizon: 370, top: 560 })
    add(scene, church(scene, 760, 570, 300, { white: true }))
    const { mood } = scene
    add(scene, ellipse(560, 690, 420, 100, mix(mood.path, mood.ground, 0.4)))
    ring(scene, 560, 680, 340, 66, 13)
    bunting(scene, 130)
  },

  bonfires(scene) {
    street(scene, 640)
    const { mood } = scene
    add(scene, circle(600, 500, 420, mood.accent, 0.25), circle(600, 540, 280, mood.lamp, 0.3))
    for (const r of [-30, -10, 12, 32])
      add(scene, `<g transform="rotate(${r} 600 730)">${rect(440, 700, 320, 32, mood.bark, 14)}</g>`)
    for (const [x, h, c] of [
      [500, 260, mood.cork],
      [600, 420, mood.cork],
      [700, 280, mood.cork],
      [550, 230, mood.accent],
      [640, 320, mood.accent],
      [600, 200, mood.lamp],
    ] as const)
      add(
        scene,
        fill(
          `M${x - 70} 720Q${x - 80} ${720 - h * 0.5} ${x + 10} ${720 - h}Q${x + 20} ${720 - h * 0.5} ${x + 70} 720Z`,
          c,
        ),
      )
    for (let i = 0; i < 26; i++)
      add(
        scene,
        circle(
          scene.random.between(380, 820),
          scene.random.between(120, 460),
          scene.random.between(3, 7),
          mood.lamp,
        ),
      )
    for (const [x, y, f] of [
      [200, 740, false],
      [300, 760, false],
      [390, 750, false],
      [820, 750, true],
      [920, 764, true],
      [1020, 740, true],
    ] as const)
      add(scene, person(scene, x, y, 1.9, { arms: [110, 40], flip: f, hat: x % 3 ? 'scarf' : 'beret' }))
  },

  mayos(scene) {
    street(scene, 660, { hills: false })
    const { mood } = scene
    for (const [x, c, s] of [
      [300, mood.cork, 1],
      [620, mood.leaf, 1.1],
      [920, mood.accent, 0.95],
    ] as const) {
      add(
        scene,
        `<g transform="translate(${x} 700) scale(${s})">${rect(-70, -40, 140, 40, mood.bark)}${fill('M-80 -60Q-70 -240 0 -250Q70 -240 80 -60L50 0H-50Z', c)}${line('M-70 -190Q-140 -150 -130 -80M70 -190Q140 -150 130 -80', { width: 34, colour: c })}${circle(0, -310, 66, mood.wall)}${circle(-24, -320, 8, mood.ink)}${circle(24, -320, 8, mood.ink)}${line('M-26 -286q26 24 52 0', { width: 7, colour: mood.cork })}${ellipse(0, -364, 90, 20, mix(mood.accent, mood.wall, 0.4))}${fill('M-50 -364Q-50 -430 0 -430T50 -364Z', mix(mood.accent, mood.wall, 0.4))}${line('M-60 -250l-26 -20M60 -250l26 -20M-130 -76l-10 30M130 -76l10 30', { width: 6, colour: mood.accent })}${rect(-60, -170, 120, 60, mood.paper)}${line('M-42 -150h84M-42 -130h60', { width: 5, colour: mood.ink })}</g>`,
      )
    }
    add(
      scene,
      person(scene, 130, 770, 1.8, { child: true, arms: [120, 20] }),
      person(scene, 1090, 770, 1.8, { skirt: true, flip: true }),
    )
  },

  procession(scene) {
    openLand(scene, { horizon: 380, top: 560 })
    const { mood } = scene
    add(scene, church(scene, 820, 580, 280, { white: true, belfry: 'dome' }))
    add(scene, fill('M-20 640Q500 600 860 590L900 640Q500 680 -20 790Z', mood.path))
    for (let i = 0; i < 9; i++)
      add(
        scene,
        person(scene, 90 + i * 92, 760 - i * 14, 1.7 - i * 0.06, {
          walking: true,
          skirt: i % 2 === 0,
          arms: [70, 40],
        }),
        line(`M${116 + i * 92} ${680 - i * 14}v-50`, { width: 6, colour: mood.paper }),
        circle(116 + i * 92, 622 - i * 14, 9, mood.lamp),
      )
    bunting(scene, 120)
  },

  'folk-music'(scene) {
    street(scene, 650)
    const { mood } = scene
    add(scene, rect(250, 640, 700, 120, mood.bark), rect(230, 620, 740, 30, lighter(mood.bark, 0.2)))
    for (const [x, o] of [
      [400, 0],
      [600, 1],
      [800, 2],
    ] as const) {
      add(
        scene,
        person(scene, x, 624, 2.2, {
          arms: [70, 50],
          hat: (['beret', 'straw', 'scarf'] as const)[o],
          flip: o === 2,
        }),
      )
      if (o === 1) guitar(scene, x + 20, 520, 1.1)
      else
        add(
          scene,
          circle(x + (o ? -34 : 34), 520, 42, mood.wall),
          circle(x + (o ? -34 : 34), 520, 32, mood.accent),
        )
    }
    bunting(scene, 140)
    for (let i = 0; i < 8; i++)
      add(scene, person(scene, 90 + i * 146, 840, 1.8, { skirt: i % 2 === 1, arms: [140, 130] }))
  },
}
