import { darker, lighter, mix } from '../colour.ts'
import { sky, water } from '../land.ts'
import { church } from '../landmarks.ts'
import { person } from '../people.ts'
import { bunting, guitar, ring } from '../props/festive.ts'
import { boat } from '../props/vehicles.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { openLand, street } from '../settings.ts'
import { circle, ellipse, fill, line, rect } from '../shape.ts'
import { bush } from '../trees.ts'

export const feasts: Record<string, (scene: Scene) => void> = {
  /** One house front, near: pots on every balcony and along the wall. */
  'flower-balconies'(scene) {
    const { mood, random } = scene
    const wall = mix(mood.wall, mood.accent, 0.3)
    add(scene, rect(0, 0, WIDTH, 660, wall), rect(0, 640, WIDTH, 180, mix(mood.path, mood.stone, 0.25)))
    add(scene, rect(0, 590, WIDTH, 56, darker(wall, 0.14)))
    const bloom = (x: number, y: number, s: number) => {
      const colour = random.pick(['#c8455f', '#8e5aa8', mood.accent, mood.cork, '#f4ead6'] as const)
      add(scene, bush(scene, x, y + 8 * s, 42 * s, mood.leaf))
      for (let i = 0; i < 9; i++)
        add(
          scene,
          circle(
            x + random.between(-38, 38) * s,
            y - random.between(0, 44) * s,
            random.between(6, 11) * s,
            colour,
          ),
        )
    }
    const pot = (x: number, y: number, s: number) => {
      bloom(x, y - 62 * s, s)
      add(scene, fill(`M${x - 36 * s} ${y - 64 * s}h${72 * s}l${-12 * s} ${64 * s}h${-48 * s}Z`, mood.roof))
      add(scene, rect(x - 40 * s, y - 72 * s, 80 * s, 16 * s, lighter(mood.roof, 0.14), 4))
    }
    for (const y of [220, 500])
      for (const x of [200, 600, 1000]) {
        if (x === 600 && y === 500) continue
        add(
          scene,
          rect(x - 84, y - 190, 168, 196, lighter(wall, 0.2)),
          rect(x - 70, y - 176, 140, 182, mood.night ? mood.lamp : mix(mood.water, mood.ink, 0.5)),
          rect(x - 70, y - 176, 44, 182, mood.leafDark),
          rect(x + 26, y - 176, 44, 182, mood.leafDark),
        )
        for (let i = 0; i < 4; i++) bloom(x - 105 + i * 70, y - 44, 0.8)
        add(scene, rect(x - 140, y, 280, 14, mood.ink))
        for (let i = 0; i < 11; i++) add(scene, rect(x - 134 + i * 26, y - 62, 5, 62, mood.ink))
        add(scene, rect(x - 140, y - 66, 280, 8, mood.ink))
      }
    add(scene, fill('M500 646V400q100 -110 200 0V646Z', lighter(wall, 0.2)))
    add(
      scene,
      fill('M518 646V410q82 -92 164 0V646Z', mood.cork),
      line('M600 352V646', { width: 4, colour: darker(mood.cork, 0.3) }),
    )
    for (const [x, y, s] of [
      [110, 700, 1.2],
      [250, 712, 0.9],
      [440, 706, 1],
      [770, 706, 1],
      [930, 716, 1.2],
      [1090, 702, 0.9],
    ] as const)
      pot(x, y, s)
    add(scene, person(scene, 590, 780, 2.3, { hat: 'straw', skirt: true, arms: [110, -10] }))
  },

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
