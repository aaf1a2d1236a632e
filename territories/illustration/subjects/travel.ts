import { house, masia, station } from '../buildings.ts'
import { darker, lighter, mix } from '../colour.ts'
import { backHills, birds, path, sky, tufts, water } from '../land.ts'
import { person } from '../people.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { edgeBushes, frameOaks, midOaks, openLand, street } from '../settings.ts'
import { circle, ellipse, fill, line, polygon, rect } from '../shape.ts'
import { bush, corkOak, cypress, reeds } from '../trees.ts'
import { bunting, platform } from './places.ts'

export const travel: Record<string, (scene: Scene) => void> = {
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

  'iron-bridge'(scene) {
    openLand(scene, { horizon: 340, top: 470, grass: 20 })
    midOaks(scene, 500, 6, 220)
    water(scene, 600, HEIGHT)
    const { mood } = scene
    const iron = mix(mood.ink, mood.leaf, 0.45)
    add(
      scene,
      rect(60, 580, 110, 230, mood.stone),
      rect(1030, 580, 110, 230, mood.stone),
      rect(-20, 560, 1240, 26, iron),
      rect(100, 360, 1000, 20, iron),
    )
    for (let i = 0; i < 8; i++)
      add(
        scene,
        line(
          `M${100 + i * 125} 560L${225 + i * 125} 380M${225 + i * 125} 560L${100 + i * 125} 380M${100 + i * 125} 370V570`,
          { width: 10, colour: iron },
        ),
      )
    add(scene, line('M1100 370V570', { width: 10, colour: iron }))
    cyclist(scene, 520, 562, 0.95)
    cyclist(scene, 720, 562, 0.95, { skirt: true })
    add(scene, reeds(scene, 240, 790, 150), reeds(scene, 960, 800, 160))
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

  'ocean-liner'(scene) {
    sky(scene, { sunX: 900, sunY: 320 })
    water(scene, 470, HEIGHT)
    const { mood } = scene
    const hull = mix(mood.ink, mood.water, 0.25)
    add(
      scene,
      fill('M180 500H1100L1040 640H280Z', hull),
      fill('M256 600H1058L1040 640H280Z', '#8c3a2a'),
      rect(300, 440, 700, 62, mood.paper),
      rect(360, 396, 580, 48, mood.paper),
    )
    for (let i = 0; i < 18; i++)
      add(scene, circle(330 + i * 38, 470, 8, mood.lamp), circle(300 + i * 42, 560, 7, mood.lamp))
    for (const x of [420, 560, 700, 840])
      add(
        scene,
        fill(
          polygon([
            [x, 396],
            [x + 12, 230],
            [x + 72, 230],
            [x + 60, 396],
          ]),
          mix(mood.accent, mood.cork, 0.3),
        ),
        fill(
          polygon([
            [x + 9, 262],
            [x + 12, 230],
            [x + 72, 230],
            [x + 70, 262],
          ]),
          mood.ink,
        ),
        ellipse(x + 10, 190, 70, 22, mix(mood.skyLow, mood.ink, 0.25), 0.6),
        ellipse(x - 70, 160, 90, 26, mix(mood.skyLow, mood.ink, 0.2), 0.5),
      )
    add(
      scene,
      line('M230 500V250M230 260L420 396M1040 500V300M1040 310L900 396', { width: 5, colour: mood.ink }),
    )
    add(
      scene,
      rect(0, 690, WIDTH, 120, mix(mood.stone, mood.wall, 0.3)),
      rect(0, 690, WIDTH, 14, lighter(mood.stone, 0.3)),
    )
    sacks(scene, 90, 780, 1.4)
    sacks(scene, 320, 790, 1.1)
    add(
      scene,
      person(scene, 640, 776, 1.8, { hat: 'beret' }),
      person(scene, 730, 780, 1.8, { hat: 'bowler', flip: true }),
    )
  },

  'spiral-stair'(scene) {
    sky(scene, { sunX: 930, sunY: 200 })
    water(scene, 520, 640)
    backHills(scene, { horizon: 640, layers: 2 })
    const { mood } = scene
    const iron = mix(mood.ink, mood.water, 0.3)
    const turns = 44
    const step = (i: number): string => {
      const a = i * 0.5
      const [x, y] = [600 + Math.cos(a) * 210, 820 - i * 19]
      const tone = Math.sin(a) > 0 ? mood.cork : mix(mood.cork, mood.ink, 0.45)
      return (
        fill(
          polygon([
            [600, y + 8],
            [600, y - 4],
            [x, y - 14 + Math.sin(a) * 12],
            [x + 26, y - 4 + Math.sin(a) * 18],
            [x, y + 10 + Math.sin(a) * 12],
          ]),
          tone,
        ) + line(`M${x.toFixed(0)} ${(y - 6).toFixed(0)}v-74`, { width: 5, colour: iron })
      )
    }
    const behind = Array.from({ length: turns }, (_, i) => i).filter((i) => Math.sin(i * 0.5) <= 0)
    const front = Array.from({ length: turns }, (_, i) => i).filter((i) => Math.sin(i * 0.5) > 0)
    for (const i of behind) add(scene, step(i))
    add(scene, rect(572, -20, 56, 840, iron), rect(584, -20, 12, 840, lighter(iron, 0.25)))
    for (const i of front) add(scene, step(i))
    add(
      scene,
      person(scene, 726, 560, 1.7, { walking: true, arms: [96, -20], hat: 'cap' }),
      person(scene, 470, 286, 1.5, { walking: true, flip: true }),
    )
    birds(scene, 280, 200, 6, 18)
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

  inn(scene) {
    street(scene, 650, { hills: true })
    const { mood } = scene
    add(
      scene,
      house(scene, 330, 650, 540, 420, { floors: 3, windows: 4, wall: mix(mood.wall, mood.accent, 0.25) }),
    )
    for (let i = 0; i < 4; i++)
      add(
        scene,
        rect(352 + i * 135, 380, 96, 10, mood.ink),
        line(`M${356 + i * 135} 380v-34h88v34`, { width: 4, colour: mood.ink }),
        bush(scene, 400 + i * 135, 384, 34, mood.cork),
      )
    add(scene, rect(540, 470, 130, 50, mood.leaf, 8), line('M562 496h86', { width: 8, colour: mood.paper }))
    bicycleLamp(scene, 300, 640)
    bicycleLamp(scene, 900, 640)
  },

  'country-house'(scene) {
    openLand(scene, { horizon: 390, top: 580 })
    const { mood } = scene
    add(scene, masia(scene, 380, 630, 470), cypress(scene, 320, 640, 300), cypress(scene, 920, 640, 330))
    for (const x of [860, 940, 1020]) add(scene, rect(x, 540, 14, 92, mood.stone))
    add(
      scene,
      fill(
        polygon([
          [850, 540],
          [1046, 540],
          [1060, 516],
          [850, 516],
        ]),
        mood.roof,
      ),
    )
    add(
      scene,
      fill(
        polygon([
          [330, 690],
          [820, 690],
          [900, 770],
          [250, 770],
        ]),
        mix(mood.stone, mood.wall, 0.4),
      ),
      fill(
        polygon([
          [352, 700],
          [800, 700],
          [866, 760],
          [286, 760],
        ]),
        mix(mood.water, mood.skyLow, 0.4),
      ),
    )
    add(scene, corkOak(scene, 110, 740, 520))
    edgeBushes(scene, mood.cork)
  },

  'stone-house'(scene) {
    openLand(scene, { horizon: 380, top: 570 })
    const { mood } = scene
    add(
      scene,
      house(scene, 380, 640, 460, 190, { floors: 1, windows: 3, wall: mix(mood.stone, mood.wall, 0.25) }),
      rect(760, 380, 46, 80, mood.stone),
    )
    for (let i = 0; i < 5; i++)
      add(scene, line(`M${400 + i * 26} 640q-20 -90 10 -180`, { width: 6, colour: mood.leaf }))
    add(scene, line('M790 380q-20 -40 10 -70t0 -70', { width: 16, colour: '#ffffff', opacity: 0.35 }))
    path(scene, 610, 640, 560, 300, 80)
    frameOaks(scene, 'right', 600)
    edgeBushes(scene, mood.paper)
  },

  'portrait-maker': (scene) =>
    portrait(scene, 'bowler', (s) =>
      add(s, fill('M540 470q60 40 120 0q-20 34 -60 26q-40 8 -60 -26Z', s.mood.ink)),
    ),
  'portrait-driver': (scene) =>
    portrait(scene, 'cap', (s) =>
      add(
        s,
        rect(470, 420, 110, 70, mix(s.mood.water, '#ffffff', 0.5), 30),
        rect(620, 420, 110, 70, mix(s.mood.water, '#ffffff', 0.5), 30),
        line('M470 420h110v70h-110ZM620 420h110v70h-110ZM580 450h40', { width: 10, colour: s.mood.ink }),
      ),
    ),
  'portrait-fisher': (scene) =>
    portrait(scene, 'beret', (s) => {
      add(s, fill('M450 470Q600 660 750 470L730 560Q600 690 470 560Z', s.mood.stone))
      for (let i = 0; i < 8; i++)
        add(
          s,
          line(`M${80 + i * 40} 420L${220 + i * 40} 800M${400 - i * 40} 420L${240 - i * 40} 800`, {
            width: 5,
            colour: s.mood.paper,
            opacity: 0.7,
          }),
        )
    }),

  market(scene) {
    street(scene, 600)
    bunting(scene, 180)
    bunting(scene, 280, 26)
    const { mood } = scene
    for (const [x, c] of [
      [140, mood.cork],
      [480, mood.leaf],
      [820, mood.water],
    ] as const) {
      for (let i = 0; i < 6; i++)
        add(
          scene,
          fill(
            polygon([
              [x + i * 46, 430],
              [x + 46 + i * 46, 430],
              [x + 40 + i * 46, 500],
              [x - 6 + i * 46, 500],
            ]),
            i % 2 ? mood.paper : c,
          ),
        )
      add(
        scene,
        line(`M${x + 8} 500v190M${x + 262} 500v190`, { width: 10, colour: mood.bark }),
        rect(x, 610, 270, 90, mix(mood.bark, mood.accent, 0.4)),
      )
      for (let i = 0; i < 5; i++)
        add(
          scene,
          rect(
            x + 18 + i * 48,
            578,
            34,
            34,
            i % 2 ? mood.cork : mix(mood.cork, mood.accent, 0.5),
            i % 3 ? 16 : 4,
          ),
        )
    }
    for (const [x, y] of [
      [110, 760],
      [320, 770],
      [440, 752],
      [660, 768],
      [780, 754],
      [1020, 770],
      [1110, 750],
    ] as const)
      add(
        scene,
        person(scene, x, y, 1.55, {
          walking: true,
          flip: x > 600,
          skirt: x % 3 === 0,
          hat: x % 2 ? 'straw' : undefined,
        }),
      )
  },
}

export function train(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const iron = mix(mood.ink, mood.leaf, 0.35)
  const wheel = (cx: number, r: number) => circle(cx, -r, r, mood.ink) + circle(cx, -r, r * 0.5, mood.cork)
  const wagon = (dx: number) =>
    `<g transform="translate(${dx} 0)">${rect(0, -86, 170, 60, mix(mood.bark, mood.cork, 0.4))}${[20, 60, 100, 140].map((sx) => fill(`M${sx - 22} -86q-6 -46 22 -50q28 4 22 50Z`, mix(mood.accent, mood.wall, 0.5)) + line(`M${sx - 10} -128h20`, { width: 4, colour: mood.bark })).join('')}${wheel(40, 18)}${wheel(130, 18)}${line('M170 -36h24', { width: 8, colour: mood.ink })}</g>`
  const engine = `<g transform="translate(420 0)">${rect(0, -140, 80, 116, mood.cork)}${rect(-10, -156, 104, 20, mood.ink)}${rect(16, -124, 44, 44, mix(mood.water, mood.paper, 0.5))}${rect(80, -100, 150, 74, iron, 20)}${rect(80, -100, 14, 74, mood.accent)}${rect(150, -100, 10, 74, mood.accent)}${fill('M190 -98l8 -54h26l8 54Z', iron)}${rect(188, -160, 48, 14, mood.ink)}${fill('M120 -100q0 -34 22 -34t22 34Z', mood.accent)}${rect(-4, -34, 250, 20, mood.ink)}${fill('M236 -34l36 34h-36Z', mood.ink)}${wheel(36, 30)}${wheel(110, 24)}${wheel(180, 24)}${line('M36 -30H180', { width: 8, colour: mood.stone })}${circle(236, -66, 12, mood.lamp)}</g>`
  const puffs = [
    [632, -190, 30],
    [600, -240, 44],
    [540, -280, 58],
    [460, -300, 50],
    [380, -310, 40],
  ]
    .map(([px = 0, py = 0, r = 30]) => circle(px, py, r, '#ffffff', 0.6))
    .join('')
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s * 0.86})">${puffs}${wagon(0)}${wagon(210)}${engine}</g>`,
  )
}

function rail(scene: Scene, y: number): void {
  const { mood } = scene
  for (let i = 0; i < 26; i++) add(scene, rect(i * 48 - 10, y, 28, 16, mood.bark))
  add(scene, rect(0, y + 2, WIDTH, 8, mood.ink))
}

export function sacks(scene: Scene, x: number, y: number, s = 1): void {
  const { mood } = scene
  for (const [dx, dy] of [
    [0, 0],
    [74, 2],
    [148, 0],
    [38, -66],
    [112, -66],
    [74, -130],
  ] as const)
    add(
      scene,
      `<g transform="translate(${x + dx * s} ${y + dy * s}) scale(${s})">${fill('M-36 0Q-46 -60 -20 -72L-26 -84Q0 -94 26 -84L20 -72Q46 -60 36 0Z', mix(mood.accent, mood.wall, 0.55))}${fill('M-36 0Q-46 -60 -20 -72Q-30 -30 -20 0Z', darker(mix(mood.accent, mood.wall, 0.5), 0.14))}${line('M-20 -72Q0 -64 20 -72', { width: 5, colour: mood.bark })}${circle(6, -34, 11, mood.cork, 0.8)}</g>`,
    )
}

export function bicycle(
  scene: Scene,
  x: number,
  y: number,
  s: number,
  colour: string,
  bags = false,
  basketOn = false,
): void {
  const { mood } = scene
  const w = (cx: number) =>
    `<circle cx="${cx}" cy="-46" r="44" fill="none" stroke="${mood.ink}" stroke-width="7"/><circle cx="${cx}" cy="-46" r="6" fill="${mood.ink}"/>${line(`M${cx} -90V-2M${cx - 44} -46h88M${cx - 31} -77l62 62M${cx + 31} -77l-62 62`, { width: 1.6, colour: mood.stone })}`
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${ellipse(0, 0, 120, 8, mood.shadow, 0.3)}${w(-74)}${w(74)}${line('M-74 -46L-30 -108H46L2 -46H-74M-30 -108L2 -46M46 -108L74 -46M46 -108L40 -134H62', { width: 8, colour })}${line('M-34 -120h-22h34M62 -134q16 0 14 16', { width: 9, colour: mood.ink })}${circle(2, -46, 11, mood.ink)}${bags ? rect(-112, -92, 64, 52, mood.leaf, 8) + rect(-106, -84, 52, 10, mood.accent) : ''}${basketOn ? fill('M52 -132h70l-10 50h-50Z', mood.accent) + circle(76, -140, 14, mood.cork) + circle(100, -138, 12, mood.leaf) : ''}</g>`,
  )
}

export function cyclist(
  scene: Scene,
  x: number,
  y: number,
  s: number,
  options: { skirt?: boolean; child?: boolean } = {},
): void {
  const k = options.child ? s * 0.75 : s
  bicycle(
    scene,
    x,
    y,
    k * 0.8,
    scene.random.pick([scene.mood.cork, scene.mood.water, scene.mood.leaf] as const),
  )
  add(
    scene,
    person(scene, x - 20 * k * 0.8, y - 58 * k * 0.8, k * 0.86, {
      sitting: true,
      arms: [58, 52],
      hat: 'helmet',
    }),
  )
}

export function donkey(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const grey = mix(mood.bark, mood.stone, 0.5)
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${ellipse(0, 0, 90, 8, mood.shadow, 0.35)}${line('M-44 -40V-2M-24 -40V-2M30 -40V-2M48 -40V-2', { width: 11, colour: darker(grey, 0.2) })}${fill('M-66 -76Q-60 -96 0 -92T56 -90L78 -128Q84 -140 100 -134L126 -108Q128 -94 112 -94L92 -96L66 -44Q40 -30 0 -34T-58 -40Q-72 -56 -66 -76Z', grey)}${fill('M112 -112l14 6q2 12 -14 12l-8 -2Z', lighter(mood.wall, 0.2))}${line('M84 -132L76 -166M94 -134L98 -166', { width: 9, colour: grey })}${circle(100, -118, 3.4, mood.ink)}${line('M60 -90L80 -130', { width: 7, colour: mood.ink })}${line('M-66 -76q-16 20 -8 46', { width: 5, colour: darker(grey, 0.3) })}${fill('M-26 -96h54l10 34h-74Z', mood.cork)}${line('M-30 -78h62', { width: 5, colour: mood.accent })}</g>`,
  )
}

function bicycleLamp(scene: Scene, x: number, y: number): void {
  const { mood } = scene
  add(
    scene,
    line(`M${x} ${y}V${y - 220}`, { width: 9, colour: mood.ink }),
    circle(x, y - 236, 60, mood.lamp, 0.25),
    circle(x, y - 236, 18, mood.lamp),
  )
}

function portrait(scene: Scene, hat: 'bowler' | 'cap' | 'beret', extra: (scene: Scene) => void): void {
  const { mood } = scene
  add(
    scene,
    rect(0, 0, WIDTH, HEIGHT, mix(mood.wall, mood.leaf, 0.25)),
    ellipse(600, 420, 380, 350, mix(mood.paper, mood.accent, 0.25)),
    fill(
      'M300 820Q320 600 600 590Q880 600 900 820Z',
      hat === 'bowler' ? mood.ink : hat === 'cap' ? mood.water : mood.cork,
    ),
    fill('M540 600h120l-60 110Z', mood.paper),
    rect(545, 520, 110, 110, mood.skin[1]),
    ellipse(600, 420, 140, 160, mood.skin[0]),
    ellipse(552, 430, 12, 15, mood.ink),
    ellipse(650, 430, 12, 15, mood.ink),
    fill('M596 430q-20 50 10 50', 'none'),
    line('M600 436q-16 40 8 42', { width: 7, colour: darker(mood.skin[0], 0.3) }),
    line('M570 524q30 20 62 0', { width: 7, colour: darker(mood.skin[0], 0.5) }),
  )
  if (hat === 'bowler')
    add(
      scene,
      ellipse(600, 312, 230, 34, mood.ink),
      fill('M450 310Q450 130 600 130Q750 130 750 310Z', mood.ink),
      rect(452, 276, 296, 34, mood.cork),
    )
  else if (hat === 'cap')
    add(
      scene,
      fill('M448 340Q440 190 600 190Q760 190 752 340Z', mood.ink),
      fill('M440 330Q600 290 830 340L760 366Q600 320 440 350Z', mood.ink),
      circle(600, 260, 22, mood.accent),
    )
  else add(scene, fill('M430 320Q440 200 620 210Q800 220 790 300Q600 270 430 320Z', mood.water))
  extra(scene)
}
