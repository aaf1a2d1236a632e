import { doorAt, house, stones, windowAt } from '../buildings.ts'
import { darker, lighter, mix } from '../colour.ts'
import { backHills, birds, rock, sky, water } from '../land.ts'
import { castle, church } from '../landmarks.ts'
import { person } from '../people.ts'
import { corkBales } from '../props/cork.ts'
import { bunting } from '../props/festive.ts'
import { gothicDoor, white } from '../props/stone.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { street } from '../settings.ts'
import { circle, fill, line, polygon, rect, smooth } from '../shape.ts'
import { bush, corkOak } from '../trees.ts'

export const town: Record<string, (scene: Scene) => void> = {
  'city-river'(scene) {
    sky(scene)
    const { mood, random } = scene
    const tones = [
      mood.accent,
      mood.cork,
      mood.wall,
      mix(mood.accent, mood.wall, 0.5),
      mix(mood.roof, mood.wall, 0.4),
      mix('#c98b9b', mood.wall, 0.5),
    ] as const
    add(scene, church(scene, 820, 330, 150, { apse: false }))
    let x = -30
    while (x < WIDTH) {
      const w = random.between(96, 150)
      add(
        scene,
        house(scene, x, 560, w, random.between(230, 350), {
          wall: random.pick(tones),
          floors: 4,
          windows: 2,
          door: false,
        }),
      )
      x += w
    }
    water(scene, 560, HEIGHT)
    for (let i = 0; i < 12; i++)
      add(
        scene,
        rect(20 + i * 100, 562, 70, random.between(60, 150), random.pick(tones)).replace(
          '/>',
          ' opacity=".25"/>',
        ),
      )
    add(scene, line('M-20 620Q600 520 1220 620', { width: 16, colour: mood.cork, cap: 'butt' }))
    for (let i = 0; i < 24; i++)
      add(
        scene,
        line(
          `M${i * 52} ${620 - Math.sin((i / 23) * Math.PI) * 50}l26 -40M${i * 52 + 26} ${616 - Math.sin((i / 23) * Math.PI) * 50}l-26 -36`,
          { width: 4, colour: mood.cork },
        ),
      )
    add(
      scene,
      person(scene, 520, 572, 0.9, { walking: true }),
      person(scene, 700, 574, 0.9, { walking: true, flip: true }),
    )
  },

  square(scene) {
    street(scene, 600)
    const { mood } = scene
    bunting(scene, 210)
    bunting(scene, 320, 30)
    add(scene, circle(600, 690, 90, mix(mood.path, mood.leaf, 0.15)), rect(588, 560, 24, 130, mood.bark))
    add(scene, corkOak(scene, 600, 700, 380, { stripped: 0.6 }))
    for (const [x, y] of [
      [200, 720],
      [300, 735],
      [860, 730],
      [960, 715],
      [450, 770],
    ] as const)
      add(scene, person(scene, x, y, 1.45, { walking: true, skirt: scene.random.chance(0.4), flip: x > 600 }))
  },

  'modernist-street'(scene) {
    street(scene, 610, { hills: false })
    const { mood } = scene
    add(
      scene,
      rect(0, 0, 0, 0, mood.wall),
      rect(930, 120, 44, 320, mood.roof),
      rect(922, 108, 60, 20, darker(mood.roof, 0.2)),
    )
    for (const [x, tone] of [
      [120, mood.accent],
      [470, mix(mood.leaf, mood.wall, 0.5)],
      [780, mix(mood.cork, mood.wall, 0.4)],
    ] as const) {
      add(
        scene,
        rect(x, 280, 250, 330, mix(tone, mood.wall, 0.35)),
        fill(
          `M${x} 282Q${x + 30} 220 ${x + 80} 250Q${x + 125} 180 ${x + 170} 250Q${x + 220} 220 ${x + 250} 282Z`,
          tone,
        ),
      )
      for (let i = 0; i < 3; i++)
        add(
          scene,
          windowAt(scene, x + 24 + i * 76, 320, 52, 92, true),
          fill(`M${x + 18 + i * 76} 414h64v12h-64Z`, mood.ink),
        )
      add(
        scene,
        windowAt(scene, x + 26, 486, 56, 90, true),
        windowAt(scene, x + 170, 486, 56, 90, true),
        doorAt(scene, x + 98, 610, 58, 130),
      )
      for (let i = 0; i < 9; i++) add(scene, circle(x + 20 + i * 26, 460, 8, i % 2 ? mood.cork : mood.paper))
    }
    add(
      scene,
      person(scene, 420, 730, 1.7, { walking: true, hat: 'straw', skirt: true }),
      person(scene, 760, 740, 1.7, { walking: true, flip: true }),
    )
  },

  mural(scene) {
    street(scene, 640, { hills: false })
    const { mood } = scene
    add(
      scene,
      rect(180, 90, 840, 550, mix(mood.wall, mood.paper, 0.4)),
      rect(220, 120, 760, 500, mix(mood.water, mood.paper, 0.35)),
      circle(420, 270, 90, mood.accent),
    )
    add(
      scene,
      `<svg x="220" y="120" width="760" height="500" viewBox="0 0 760 500">${corkOak({ ...scene, side: -1 }, 560, 500, 520, { stripped: 0.9 })}${person(scene, 330, 500, 3.6, { hat: 'straw', arms: [120, 90], shirt: mood.paper })}${line('M400 150L480 120', { width: 14, colour: mood.bark })}${fill('M470 96l46 -14q14 40 -6 66Z', mood.stone)}</svg>`,
    )
    add(
      scene,
      person(scene, 130, 760, 1.9, { arms: [100, -8] }),
      person(scene, 1060, 766, 1.9, { child: true, arms: [120, -8], flip: true }),
    )
  },

  'gothic-street'(scene) {
    const { mood } = scene
    sky(scene, { clouds: 1 })
    add(
      scene,
      rect(440, 180, 320, 460, white(scene)),
      fill('M-20 0H460L440 640L-20 820Z', white(scene)),
      fill('M1220 0H740L760 640L1220 820Z', darker(white(scene), 0.1)),
      fill('M440 640H760L1220 820H-20Z', mix(mood.path, mood.stone, 0.3)),
    )
    for (let i = 0; i < 8; i++)
      add(
        scene,
        line(`M${400 - i * 56} ${650 + i * 22}Q600 ${640 + i * 20} ${800 + i * 56} ${650 + i * 22}`, {
          width: 4,
          colour: mood.stone,
          opacity: 0.6,
        }),
      )
    gothicDoor(scene, 150, 690, 130, 330)
    gothicDoor(scene, 330, 660, 80, 230)
    gothicDoor(scene, 930, 700, 140, 340)
    add(scene, church(scene, 500, 640, 190, { belfry: 'tower', apse: false }))
    for (const [x, y] of [
      [80, 230],
      [300, 300],
      [860, 260],
      [1080, 210],
    ] as const)
      add(scene, windowAt(scene, x, y, 80, 110), bush(scene, x + 40, y + 140, 44, mood.cork))
    add(
      scene,
      person(scene, 560, 770, 2, { walking: true, hat: 'straw', skirt: true }),
      person(scene, 690, 760, 1.9, { walking: true, flip: true }),
    )
  },

  'castle-hill'(scene) {
    sky(scene)
    backHills(scene, { horizon: 470, layers: 2 })
    const { mood } = scene
    const top = (x: number) => 640 - Math.exp(-(((x - 620) / 330) ** 2)) * 190
    add(
      scene,
      fill(
        `${smooth(Array.from({ length: 32 }, (_, i) => [i * 40 - 20, top(i * 40 - 20)] as const))}L1220 820H-20Z`,
        mix(mood.stone, mood.ground, 0.5),
      ),
      castle(scene, 420, 470, 400),
    )
    for (let i = 0; i < 16; i++)
      add(
        scene,
        rock(
          scene,
          200 + i * 56,
          top(200 + i * 56) + 60 + (i % 4) * 34,
          60 + (i % 3) * 30,
          40 + (i % 2) * 20,
        ),
      )
    for (let i = 0; i < 9; i++)
      add(
        scene,
        house(scene, 60 + i * 122, 760 + (i % 2) * 10, 112, 70, {
          wall: white(scene),
          floors: 1,
          windows: 2,
        }),
      )
    birds(scene, 250, 200, 6)
  },

  'museum-white'(scene) {
    street(scene, 640)
    const { mood } = scene
    add(
      scene,
      rect(240, 210, 720, 430, white(scene)),
      rect(220, 190, 760, 34, mood.roof),
      doorAt(scene, 540, 640, 120, 220, mood.leaf),
      rect(430, 250, 340, 70, mood.cork, 10),
      line('M470 286h260', { width: 14, colour: mood.paper }).replace('/>', ' stroke-dasharray="26 10"/>'),
    )
    for (const x of [290, 400, 720, 830]) add(scene, windowAt(scene, x, 380, 74, 110))
    add(
      scene,
      circle(330, 730, 74, darker(mood.bark, 0.2)),
      circle(330, 730, 64, mood.cork),
      circle(330, 730, 54, mix(mood.accent, mood.wall, 0.5)),
    )
    for (const r of [42, 30, 18])
      add(scene, `<circle cx="330" cy="730" r="${r}" fill="none" stroke="${mood.bark}" stroke-width="3"/>`)
    add(
      scene,
      corkOak(scene, 1090, 730, 460),
      person(scene, 700, 760, 1.9, { walking: true }),
      person(scene, 790, 766, 1.9, { child: true, walking: true }),
    )
  },

  'english-gate'(scene) {
    street(scene, 640)
    const { mood } = scene
    const stone = mix(mood.stone, mood.wall, 0.4)
    add(
      scene,
      rect(250, 250, 700, 390, white(scene)),
      rect(250, 230, 700, 30, mood.roof),
      rect(400, 210, 400, 430, stone),
      fill(
        polygon([
          [380, 214],
          [600, 110],
          [820, 214],
        ]),
        lighter(stone, 0.16),
      ),
      stones(scene, 400, 640, 400, 420, stone, 34),
      fill('M480 640V430A120 120 0 0 1 720 430V640Z', darker(mood.leaf, 0.4)),
      line('M600 312V640', { width: 8, colour: mood.ink }),
      rect(450, 236, 300, 54, mix(mood.paper, stone, 0.2)),
      line('M480 264h240', { width: 16, colour: mix(mood.ink, stone, 0.3) }).replace(
        '/>',
        ' stroke-dasharray="22 9"/>',
      ),
    )
    for (const x of [280, 840])
      add(scene, windowAt(scene, x, 330, 80, 130, true), windowAt(scene, x, 500, 80, 100))
    for (const [x, y] of [
      [170, 760],
      [960, 770],
    ] as const)
      corkBales(scene, x, y)
    add(
      scene,
      person(scene, 560, 750, 1.9, { hat: 'bowler', walking: true }),
      person(scene, 680, 760, 1.9, { hat: 'beret', flip: true }),
    )
  },
}
