import { castle, church } from '../buildings.ts'
import { darker, lighter, mix } from '../colour.ts'
import { backHills, ground, sky, water } from '../land.ts'
import { person } from '../people.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { openLand, street } from '../settings.ts'
import { circle, ellipse, fill, line, polygon, rect } from '../shape.ts'
import { boat, bunting } from './places.ts'

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

  'royal-wedding'(scene) {
    const { mood } = scene
    const wall = mix(mood.stone, mood.wall, 0.4)
    add(scene, rect(0, 0, WIDTH, HEIGHT, wall))
    for (let i = 0; i < 60; i++)
      add(
        scene,
        rect(
          scene.random.between(0, 1160),
          scene.random.between(0, 640),
          scene.random.between(40, 80),
          22,
          scene.random.chance(0.5) ? darker(wall, 0.06) : lighter(wall, 0.08),
          4,
        ),
      )
    for (let i = 0; i < 4; i++)
      add(
        scene,
        fill(
          `M${370 - i * 26} 660V380Q${370 - i * 26} ${170 - i * 20} 600 ${90 - i * 24}Q${830 + i * 26} ${170 - i * 20} ${830 + i * 26} 380V660Z`,
          i % 2 ? lighter(wall, 0.16) : darker(wall, 0.14),
        ),
      )
    add(
      scene,
      fill('M392 660V390Q392 190 600 116Q808 190 808 390V660Z', darker(mood.cork, 0.5)),
      rect(0, 650, WIDTH, 160, mood.path),
      fill('M480 660H720L860 810H340Z', mood.cork),
    )
    add(
      scene,
      person(scene, 540, 700, 2.8, { skirt: true, shirt: mood.paper, arms: [50, -10] }),
      person(scene, 680, 700, 2.8, { shirt: '#5b2a3c', arms: [50, -10], flip: true }),
    )
    for (const [x, c] of [
      [540, mood.accent],
      [680, mood.accent],
    ] as const)
      add(
        scene,
        fill(
          polygon([
            [x - 26, 430],
            [x - 30, 392],
            [x - 10, 410],
            [x + 2, 384],
            [x + 14, 410],
            [x + 34, 392],
            [x + 28, 430],
          ]),
          c,
        ),
      )
    for (const [x, flip] of [
      [180, false],
      [290, false],
      [910, true],
      [1020, true],
    ] as const)
      add(scene, person(scene, x, 760, 2.3, { flip, skirt: x % 4 === 0, arms: [130, 20] }))
    banner(scene, 110, 120, mood.water)
    banner(scene, 1000, 120, '#5b2a3c')
  },

  medieval(scene) {
    sky(scene)
    backHills(scene, { horizon: 430, layers: 2 })
    ground(scene, { top: 600 })
    const { mood } = scene
    add(scene, castle(scene, 380, 580, 460))
    for (const [x, c] of [
      [120, mood.cork],
      [950, mood.water],
    ] as const)
      add(
        scene,
        fill(
          polygon([
            [x, 700],
            [x + 20, 560],
            [x + 80, 490],
            [x + 140, 560],
            [x + 160, 700],
          ]),
          c,
        ),
        fill(
          polygon([
            [x + 50, 700],
            [x + 60, 570],
            [x + 80, 490],
            [x + 100, 570],
            [x + 110, 700],
          ]),
          mood.paper,
        ),
        line(`M${x + 80} 490v-50`, { width: 6, colour: mood.ink }),
        fill(`M${x + 82} 440l50 14 -50 16Z`, mood.accent),
      )
    for (const [x, y] of [
      [380, 740],
      [480, 760],
      [620, 744],
      [740, 764],
      [860, 742],
    ] as const)
      add(
        scene,
        person(scene, x, y, 1.8, {
          skirt: x % 3 !== 0,
          hat: x % 2 ? 'scarf' : undefined,
          walking: true,
          flip: x > 600,
        }),
      )
    bunting(scene, 100)
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

function ring(scene: Scene, x: number, y: number, rx: number, ry: number, count: number): void {
  const dancers = Array.from({ length: count }, (_, i) => (i / count) * Math.PI * 2).map((a) => ({
    x: x + Math.cos(a) * rx,
    y: y + Math.sin(a) * ry,
  }))
  dancers.sort((a, b) => a.y - b.y)
  for (const [i, d] of dancers.entries())
    add(
      scene,
      person(scene, d.x, d.y + 40, 1.15 + (d.y - y) / 420, { skirt: i % 2 === 0, arms: [120, -120] }),
    )
}

function guitar(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const wood = mix(mood.accent, mood.bark, 0.3)
  add(
    scene,
    `<g transform="translate(${x} ${y}) rotate(-24) scale(${s})">${line('M0 0H90', { width: 10, colour: mood.bark })}${ellipse(-20, 0, 34, 28, wood)}${ellipse(14, 0, 24, 20, wood)}${circle(-4, 0, 10, mood.ink)}</g>`,
  )
}

function banner(scene: Scene, x: number, y: number, colour: string): void {
  const { mood } = scene
  add(
    scene,
    line(`M${x - 20} ${y}h150`, { width: 10, colour: mood.ink }),
    fill(
      polygon([
        [x, y],
        [x + 110, y],
        [x + 110, y + 250],
        [x + 55, y + 200],
        [x, y + 250],
      ]),
      colour,
    ),
    circle(x + 55, y + 90, 32, mood.accent),
  )
}
