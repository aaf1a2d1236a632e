import {
  aqueduct,
  church,
  doorAt,
  factoryHall,
  house,
  masia,
  station,
  stones,
  waterTower,
  windowAt,
} from '../buildings.ts'
import { darker, lighter, mix } from '../colour.ts'
import { backHills, birds, ground, path, rock, sky, tufts, water, woods } from '../land.ts'
import { person } from '../people.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { edgeBushes, frameOaks, midOaks, openLand, street } from '../settings.ts'
import { circle, ellipse, fill, line, polygon, rect, smooth } from '../shape.ts'
import { corkOak, cypress, reeds } from '../trees.ts'
import { forestWater } from './nature.ts'

export const places: Record<string, (scene: Scene) => void> = {
  factory(scene) {
    sky(scene)
    backHills(scene, { horizon: 400, layers: 2 })
    add(scene, factoryHall(scene, 90, 640, 900, 250, 4), rect(0, 638, WIDTH, 170, scene.mood.path))
    gatePillars(scene, 470, 640)
    corkStack(scene, 120, 720, 1.5)
    corkStack(scene, 960, 730, 1.7)
    add(scene, person(scene, 720, 730, 1.5, { hat: 'beret', walking: true }), corkOak(scene, 1130, 690, 460))
  },

  'factory-tower'(scene) {
    sky(scene)
    backHills(scene, { horizon: 420, layers: 2 })
    add(
      scene,
      waterTower(scene, 830, 650, 590),
      factoryHall(scene, 40, 650, 700, 210, 4),
      rect(0, 648, WIDTH, 160, scene.mood.path),
    )
    add(scene, corkOak(scene, 1060, 720, 380), corkOak(scene, 980, 740, 300))
    add(
      scene,
      person(scene, 640, 740, 1.4, { walking: true }),
      person(scene, 560, 750, 1.4, { child: true, walking: true }),
    )
  },

  'water-tower'(scene) {
    sky(scene, { sunX: 300 })
    water(scene, 430, 560)
    let x = -30
    for (const [i, w] of [150, 130, 170, 140, 160, 150, 150, 140, 160].entries()) {
      add(scene, house(scene, x, 800, w, 150 + ((i * 53) % 90), { floors: 2, windows: 2, door: false }))
      x += w - 4
    }
    add(scene, waterTower(scene, 700, 800, 720))
    birds(scene, 430, 220, 8, 18)
  },

  masia(scene) {
    openLand(scene, { horizon: 400, top: 580 })
    add(scene, masia(scene, 360, 640, 520), cypress(scene, 950, 650, 330), cypress(scene, 1010, 660, 270))
    path(scene, 620, 640, 560, 260, 70)
    add(scene, corkOak(scene, 130, 740, 540))
    add(scene, person(scene, 780, 720, 1.4, { hat: 'straw', walking: true }))
    edgeBushes(scene, scene.mood.accent)
  },

  aqueduct(scene) {
    forestWater(scene)
    add(scene, aqueduct(scene, 130, 640, 940, 320, 3))
    edgeBushes(scene)
    add(scene, reeds(scene, 330, 790, 150), reeds(scene, 900, 790, 120))
  },
  'aqueduct-1'(scene) {
    forestWater(scene)
    add(scene, aqueduct(scene, 380, 640, 440, 320, 1))
    edgeBushes(scene)
  },
  'aqueduct-8'(scene) {
    openLand(scene, { horizon: 360, top: 560 })
    add(scene, aqueduct(scene, -20, 640, 1240, 240, 8))
    edgeBushes(scene)
  },
  'aqueduct-small'(scene) {
    forestWater(scene)
    const { mood } = scene
    add(scene, aqueduct(scene, 300, 690, 600, 210, 1, true))
    for (let i = 0; i < 22; i++)
      add(
        scene,
        ellipse(
          scene.random.between(300, 420),
          scene.random.between(470, 690),
          15,
          11,
          i % 2 ? mood.leaf : mood.leafLight,
        ),
      )
    add(scene, line('M904 486q20 60 10 180', { width: 12, colour: mix(mood.water, '#ffffff', 0.4) }))
    edgeBushes(scene)
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

  watermill(scene) {
    forestWater(scene)
    const { mood } = scene
    add(
      scene,
      house(scene, 180, 640, 380, 260, { wall: mix(mood.stone, mood.wall, 0.4), windows: 2 }),
      stones(scene, 180, 640, 380, 250, mood.stone, 30),
    )
    wheel(scene, 610, 600, 130)
    edgeBushes(scene)
  },

  'mill-ruin'(scene) {
    forestWater(scene)
    const { mood } = scene
    const wall = mix(mood.stone, mood.wall, 0.2)
    add(
      scene,
      fill(
        polygon([
          [150, 660],
          [150, 380],
          [210, 330],
          [250, 400],
          [330, 350],
          [390, 420],
          [470, 370],
          [540, 460],
          [540, 660],
        ]),
        wall,
      ),
      stones(scene, 160, 660, 370, 250, wall, 46),
      doorAt(scene, 230, 660, 90, 150, mood.ink),
      fill('M400 560v-60a34 34 0 0 1 68 0v60Z', mood.skyLow),
    )
    for (let i = 0; i < 20; i++)
      add(
        scene,
        ellipse(
          scene.random.between(150, 260),
          scene.random.between(380, 640),
          18,
          13,
          i % 2 ? mood.leaf : mood.leafLight,
        ),
      )
    add(
      scene,
      ellipse(660, 690, 80, 28, darker(mood.stone, 0.1)),
      ellipse(660, 680, 80, 28, lighter(mood.stone, 0.14)),
      ellipse(660, 680, 16, 6, mood.ink),
    )
    edgeBushes(scene)
  },

  weir(scene) {
    openLand(scene, { horizon: 300, top: 430 })
    midOaks(scene, 470, 7, 240)
    const { mood } = scene
    add(scene, fill('M100 500H1100L1160 560H40Z', mix(mood.water, mood.skyLow, 0.35)))
    for (let i = 0; i < 9; i++)
      add(
        scene,
        `<rect x="${50 + i * 124}" y="556" width="120" height="54" rx="8" fill="${i % 2 ? mood.stone : lighter(mood.stone, 0.14)}"/>`,
      )
    for (let i = 0; i < 16; i++)
      add(
        scene,
        line(`M${330 + i * 34} 570v${110 + ((i * 37) % 30)}`, {
          width: 18,
          colour: mix(mood.water, '#ffffff', i % 2 ? 0.6 : 0.4),
          opacity: 0.8,
        }),
      )
    add(scene, fill('M200 690Q600 650 1000 690L1100 820H100Z', mix(mood.water, mood.skyLow, 0.2)))
    for (let i = 0; i < 12; i++) add(scene, ellipse(340 + i * 48, 692, 34, 12, '#ffffff', 0.5))
    add(scene, rock(scene, 150, 760, 200, 120), rock(scene, 1040, 770, 220, 130))
    edgeBushes(scene)
  },

  hamlet(scene) {
    openLand(scene, { horizon: 380, top: 560 })
    add(scene, church(scene, 520, 560, 240))
    for (const [x, y, w] of [
      [200, 600, 170],
      [360, 610, 170],
      [760, 600, 180],
      [930, 615, 160],
    ] as const)
      add(scene, house(scene, x, y, w, 120, { windows: 2, gable: scene.random.chance(0.5) }))
    path(scene, 620, 600, 600, 300, 60)
    frameOaks(scene, scene.side < 0 ? 'right' : 'left', 520)
    edgeBushes(scene, scene.mood.accent)
  },

  'stone-cross'(scene) {
    sky(scene, { sunX: 820, sunY: 350 })
    backHills(scene, { horizon: 480 })
    ground(scene, { top: 620 })
    const { mood } = scene
    const stone = mix(mood.stone, mood.wall, 0.4)
    add(
      scene,
      ellipse(560, 720, 180, 24, mood.shadow, 0.3),
      fill(
        polygon([
          [420, 720],
          [450, 660],
          [670, 660],
          [700, 720],
        ]),
        darker(stone, 0.1),
      ),
      fill(
        polygon([
          [480, 662],
          [500, 600],
          [620, 600],
          [640, 662],
        ]),
        stone,
      ),
      fill(
        polygon([
          [528, 602],
          [536, 180],
          [584, 180],
          [592, 602],
        ]),
        stone,
      ),
      fill(
        'M430 262h80a50 50 0 0 0 30 -26h40a50 50 0 0 0 30 26h80v56h-80a50 50 0 0 0 -30 26h-40a50 50 0 0 0 -30 -26h-80Z',
        stone,
      ),
      circle(560, 290, 24, mood.accent),
    )
    add(scene, rect(scene.side < 0 ? 566 : 534, 182, 18, 420, darker(stone, 0.16)))
    frameOaks(scene, 'right', 600)
    add(scene, person(scene, 330, 740, 1.5, { backpack: true }))
  },

  menhir(scene) {
    openLand(scene, { horizon: 370, top: 540 })
    midOaks(scene, 580, 5, 300)
    const { mood, random } = scene
    add(scene, ellipse(600, 730, 190, 26, mood.shadow, 0.35))
    add(
      scene,
      fill(
        smooth(
          [
            [470, 728],
            [486, 520],
            [520, 330],
            [574, 236],
            [640, 258],
            [690, 420],
            [716, 600],
            [728, 728],
          ],
          false,
        ),
        darker(mood.stone, 0.14),
      ),
      fill(
        smooth(
          [
            [560, 728],
            [566, 520],
            [580, 340],
            [612, 262],
            [650, 290],
            [690, 440],
            [712, 610],
            [724, 728],
          ],
          false,
        ),
        scene.side > 0 ? lighter(mood.stone, 0.1) : mood.stone,
      ),
    )
    for (let i = 0; i < 18; i++)
      add(
        scene,
        line(
          `M${random.between(500, 690)} ${random.between(330, 700)}q10 6 ${random.between(12, 40)} ${random.between(-6, 10)}`,
          { width: 4, colour: darker(mood.stone, 0.3), opacity: 0.6 },
        ),
      )
    for (let i = 0; i < 9; i++)
      add(
        scene,
        ellipse(
          random.between(490, 700),
          random.between(420, 720),
          random.between(8, 20),
          random.between(5, 10),
          mix(mood.accent, mood.leaf, 0.4),
          0.6,
        ),
      )
    tufts(scene, 710, 40)
    edgeBushes(scene, mood.accent)
  },

  cemetery(scene) {
    openLand(scene, { horizon: 400, top: 590, clouds: 4 })
    const { mood } = scene
    for (const x of [250, 340, 860, 950]) add(scene, cypress(scene, x, 610, scene.random.between(330, 420)))
    const wall = mix(mood.wall, '#ffffff', 0.3)
    add(
      scene,
      rect(120, 520, 960, 130, wall),
      stones(scene, 120, 650, 960, 120, wall, 24),
      rect(120, 508, 960, 18, mood.roof),
      fill(
        polygon([
          [490, 650],
          [490, 440],
          [600, 380],
          [710, 440],
          [710, 650],
        ]),
        wall,
      ),
      line('M482 446L600 378L718 446', { width: 14, colour: mood.roof, cap: 'butt' }),
    )
    add(
      scene,
      fill('M530 650V520a70 70 0 0 1 140 0V650Z', mood.leafDark),
      line('M560 650V470M600 650V452M640 650V470M530 560H670', { width: 6, colour: mood.ink }),
      line('M600 378v-60m-22 20h44', { width: 8, colour: mood.ink }),
    )
    path(scene, 600, 650, 560, 260, 120)
    edgeBushes(scene, '#f4e9f0')
  },

  cist(scene) {
    openLand(scene, { horizon: 340, top: 500 })
    midOaks(scene, 540, 5, 270)
    const { mood } = scene
    add(
      scene,
      ellipse(600, 700, 330, 60, mix(mood.bark, mood.ground, 0.35)),
      fill(
        polygon([
          [400, 560],
          [800, 560],
          [860, 690],
          [340, 690],
        ]),
        darker(mood.ink, 0.1),
      ),
      fill(
        polygon([
          [400, 560],
          [800, 560],
          [790, 600],
          [412, 600],
        ]),
        mood.stone,
      ),
      fill(
        polygon([
          [340, 690],
          [400, 560],
          [416, 600],
          [380, 720],
        ]),
        darker(mood.stone, 0.15),
      ),
      fill(
        polygon([
          [860, 690],
          [800, 560],
          [786, 600],
          [824, 720],
        ]),
        lighter(mood.stone, 0.1),
      ),
      fill(
        polygon([
          [350, 690],
          [850, 690],
          [830, 760],
          [372, 760],
        ]),
        lighter(mood.stone, 0.16),
      ),
      fill(
        polygon([
          [870, 640],
          [1060, 620],
          [1100, 680],
          [890, 710],
        ]),
        mood.stone,
      ),
    )
    tufts(scene, 690, 40)
    edgeBushes(scene, mood.accent)
  },

  'dolmen-circle'(scene) {
    openLand(scene, { horizon: 380, top: 540 })
    midOaks(scene, 560, 5, 240)
    for (let i = 0; i < 8; i++)
      add(
        scene,
        rock(
          scene,
          600 + Math.cos(Math.PI + (i / 7) * Math.PI) * 470,
          640 - Math.sin((i / 7) * Math.PI) * 44,
          70,
          70 + (i % 3) * 16,
        ),
      )
    dolmen(scene, 600, 690, 1)
    for (let i = 0; i < 6; i++)
      add(scene, rock(scene, 140 + i * 184, 752 + (i % 2) * 16, 80, 64 + (i % 3) * 14))
    tufts(scene, 700, 40)
  },

  dolmen(scene) {
    openLand(scene, { horizon: 400, top: 580 })
    midOaks(scene, 600, 4, 260)
    dolmen(scene, 600, 730, 1.25)
    add(scene, person(scene, 960, 740, 1.5, { hat: 'straw', arms: [90, -10], flip: true }))
    tufts(scene, 700, 40)
    edgeBushes(scene, '#f8f2e2')
  },

  'hilltop-sanctuary'(scene) {
    sky(scene)
    const { mood } = scene
    if (mood.season === 'winter') {
      const snow = smooth(
        Array.from(
          { length: 25 },
          (_, i) => [i * 50, 330 - Math.abs(Math.sin(i * 1.7)) * 90 - (i % 3) * 14] as const,
        ),
      )
      add(scene, fill(`${snow}L1220 460H-20Z`, mix(mood.far, '#ffffff', 0.7)))
    }
    backHills(scene, { horizon: 440, layers: 2 })
    const top = (x: number) => 640 - Math.exp(-(((x - 600) / 420) ** 2)) * 150
    add(
      scene,
      fill(
        `${smooth(Array.from({ length: 32 }, (_, i) => [i * 40 - 20, top(i * 40 - 20)] as const))}L1220 820H-20Z`,
        mix(mood.leaf, mood.ground, 0.45),
      ),
    )
    woods(scene, (x) => top(x) + 40, mood.leaf, 90, 20, 180)
    add(
      scene,
      church(scene, 430, 505, 300, { belfry: 'tower', white: true, apse: false }),
      house(scene, 720, 510, 170, 100, {
        wall: mix(mood.wall, '#ffffff', 0.4),
        windows: 3,
        floors: 2,
        door: false,
      }),
    )
    birds(scene, 300, 200, 5)
    frameOaks(scene, scene.side < 0 ? 'right' : 'left', 520)
  },

  'romanesque-church'(scene) {
    openLand(scene, { horizon: 380, top: 560 })
    add(scene, church(scene, 400, 640, 420), cypress(scene, 300, 650, 300))
    path(scene, 600, 640, 520, 280, 70)
    frameOaks(scene, 'right', 620)
    edgeBushes(scene)
  },

  'meadow-chapel'(scene) {
    openLand(scene, { horizon: 410, top: 560, grass: 120 })
    add(scene, church(scene, 380, 640, 420, { belfry: 'wall' }))
    add(scene, corkOak(scene, 1040, 690, 460), corkOak(scene, 130, 660, 330))
    tufts(scene, 660, 70)
  },

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

  cove(scene) {
    sky(scene)
    water(scene, 400, 640)
    const { mood } = scene
    add(scene, fill('M-20 420Q120 330 260 360T420 470V520H-20Z', mix(mood.stone, mood.leaf, 0.3)))
    for (let i = 0; i < 5; i++)
      add(
        scene,
        fill(`M${640 + i * 112} 600V430a50 50 0 0 1 104 0V600Z`, mix(mood.wall, '#ffffff', 0.5)),
        fill(`M${652 + i * 112} 600V470a40 40 0 0 1 80 0V600Z`, mix(mood.water, mood.ink, 0.35)),
        house(scene, 636 + i * 112, 430, 112, 110 + (i % 2) * 40, {
          floors: 1,
          windows: 2,
          door: false,
          wall: mix(mood.wall, '#ffffff', 0.5),
        }),
      )
    add(scene, fill('M-20 640Q300 590 620 600H1220V820H-20Z', mix(mood.accent, mood.wall, 0.6)))
    boat(scene, 220, 700, 1.3, mood.cork)
    boat(scene, 520, 720, 1.1, mood.water)
    boat(scene, 360, 500, 0.7, mood.paper)
    crates(scene, 800, 740)
  },
}

export function gatePillars(scene: Scene, x: number, y: number): void {
  const { mood } = scene
  add(
    scene,
    rect(x - 20, y - 210, 44, 210, lighter(mood.roof, 0.1)),
    rect(x + 190, y - 210, 44, 210, lighter(mood.roof, 0.1)),
    line(`M${x} ${y - 210}Q${x + 106} ${y - 330} ${x + 212} ${y - 210}`, { width: 20, colour: mood.ink }),
    fill(
      `M${x + 24} ${y}V${y - 190}Q${x + 106} ${y - 280} ${x + 190} ${y - 190}V${y}Z`,
      darker(mood.leaf, 0.5),
    ),
  )
}

/** Curved planks of cork piled up. */
export function corkStack(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  for (let row = 0; row < 5; row++)
    add(
      scene,
      fill(
        `M${x + row * 5 * s} ${y - row * 20 * s}q${46 * s} ${-22 * s} ${96 * s - row * 8 * s} 0v${12 * s}q${-48 * s} ${-18 * s} ${-96 * s + row * 8 * s} 0Z`,
        row % 2 ? mood.cork : lighter(mood.cork, 0.2),
      ),
      line(`M${x + row * 5 * s} ${y - row * 20 * s}q${46 * s} ${-22 * s} ${96 * s - row * 8 * s} 0`, {
        width: 4 * s,
        colour: mood.bark,
      }),
    )
}

function wheel(scene: Scene, x: number, y: number, r: number): void {
  const { mood } = scene
  const wood = mix(mood.bark, mood.cork, 0.4)
  add(
    scene,
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${wood}" stroke-width="16"/><circle cx="${x}" cy="${y}" r="${r * 0.6}" fill="none" stroke="${wood}" stroke-width="10"/>`,
  )
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2 + 0.2
    add(
      scene,
      line(`M${x} ${y}L${x + Math.cos(a) * r} ${y + Math.sin(a) * r}`, { width: 8, colour: wood }),
      line(
        `M${x + Math.cos(a) * r * 0.92} ${y + Math.sin(a) * r * 0.92}L${x + Math.cos(a + 0.12) * r * 1.16} ${y + Math.sin(a + 0.12) * r * 1.16}`,
        { width: 14, colour: darker(wood, 0.25) },
      ),
    )
  }
  add(scene, circle(x, y, 16, mood.ink))
}

/** Upright slabs under a capstone. */
export function dolmen(scene: Scene, x: number, y: number, s: number): void {
  const { mood, side } = scene
  const slab = (points: readonly (readonly [number, number])[], colour: string) =>
    fill(polygon(points.map(([px, py]) => [x + px * s, y + py * s] as const)), colour)
  add(scene, ellipse(x, y, 300 * s, 30 * s, mood.shadow, 0.35))
  add(
    scene,
    slab(
      [
        [-190, 0],
        [-200, -190],
        [-130, -220],
        [200, -210],
        [210, 0],
      ],
      darker(mood.ink, 0.1),
    ),
  )
  add(
    scene,
    slab(
      [
        [-250, 6],
        [-236, -200],
        [-170, -216],
        [-150, 4],
      ],
      mood.stone,
    ),
    slab(
      [
        [-176, 4],
        [-170, -216],
        [-150, 4],
      ],
      darker(mood.stone, 0.25),
    ),
  )
  add(
    scene,
    slab(
      [
        [-60, -10],
        [-54, -196],
        [20, -200],
        [30, -10],
      ],
      darker(mood.stone, 0.35),
    ),
  )
  add(
    scene,
    slab(
      [
        [140, 6],
        [160, -212],
        [236, -196],
        [262, 6],
      ],
      lighter(mood.stone, side > 0 ? 0.16 : 0),
    ),
    slab(
      [
        [140, 6],
        [160, -212],
        [176, 6],
      ],
      darker(mood.stone, 0.2),
    ),
  )
  add(
    scene,
    fill(
      smooth(
        [
          [x - 290 * s, y - 206 * s],
          [x - 200 * s, y - 272 * s],
          [x + 20 * s, y - 290 * s],
          [x + 230 * s, y - 262 * s],
          [x + 300 * s, y - 210 * s],
          [x + 120 * s, y - 188 * s],
          [x - 140 * s, y - 184 * s],
        ],
        true,
      ),
      mood.stone,
    ),
  )
  add(
    scene,
    fill(
      smooth(
        [
          [x - 270 * s, y - 214 * s],
          [x - 190 * s, y - 266 * s],
          [x + 20 * s, y - 284 * s],
          [x + 220 * s, y - 256 * s],
          [x + 270 * s, y - 226 * s],
          [x, y - 238 * s],
        ],
        true,
      ),
      lighter(mood.stone, 0.2),
    ),
  )
}

export function platform(scene: Scene, rails = true): void {
  const { mood } = scene
  add(
    scene,
    rect(0, 640, WIDTH, 50, mix(mood.stone, mood.wall, 0.4)),
    rect(0, 636, WIDTH, 10, lighter(mood.stone, 0.3)),
    rect(0, 690, WIDTH, 120, mix(mood.ground, mood.bark, 0.2)),
  )
  if (!rails) return
  for (let i = 0; i < 26; i++) add(scene, rect(i * 48 - 10, 732, 26, 40, mood.bark))
  add(scene, rect(0, 736, WIDTH, 8, mood.ink), rect(0, 762, WIDTH, 8, mood.ink))
}

export function bench(scene: Scene, x: number, y: number): void {
  const { mood } = scene
  add(
    scene,
    line(`M${x + 10} ${y}v-44M${x + 150} ${y}v-44`, { width: 10, colour: mood.ink }),
    rect(x, y - 52, 160, 12, mood.cork),
    rect(x, y - 92, 160, 12, mood.cork),
    line(`M${x + 6} ${y - 44}v-50M${x + 154} ${y - 44}v-50`, { width: 8, colour: mood.ink }),
  )
}

export function bunting(scene: Scene, y: number, shift = 0): void {
  const { mood } = scene
  const tones = [mood.cork, mood.accent, mood.water, mood.paper]
  add(scene, line(`M-20 ${y}Q600 ${y + 120} 1220 ${y - 10}`, { width: 3, colour: mood.ink }))
  for (let i = 0; i < 22; i++) {
    const t = (i + 0.5) / 22
    const [x, top] = [
      -20 + t * 1240 + shift,
      (1 - t) ** 2 * y + 2 * t * (1 - t) * (y + 120) + t * t * (y - 10),
    ]
    add(
      scene,
      fill(
        polygon([
          [x - 18, top],
          [x + 18, top],
          [x, top + 40],
        ]),
        tones[i % 4] ?? mood.cork,
      ),
    )
  }
}

export function boat(scene: Scene, x: number, y: number, s: number, colour: string): void {
  const { mood } = scene
  add(
    scene,
    ellipse(x, y + 4 * s, 130 * s, 14 * s, mood.shadow, 0.3),
    fill(
      `M${x - 130 * s} ${y - 64 * s}Q${x} ${y - 36 * s} ${x + 140 * s} ${y - 74 * s}Q${x + 110 * s} ${y} ${x + 60 * s} ${y}H${x - 70 * s}Q${x - 116 * s} ${y} ${x - 130 * s} ${y - 64 * s}Z`,
      colour,
    ),
    line(`M${x - 130 * s} ${y - 64 * s}Q${x} ${y - 36 * s} ${x + 140 * s} ${y - 74 * s}`, {
      width: 10 * s,
      colour: mood.paper,
    }),
    line(`M${x} ${y - 50 * s}V${y - 190 * s}`, { width: 7 * s, colour: mood.bark }),
  )
}

function crates(scene: Scene, x: number, y: number): void {
  const { mood } = scene
  for (const [dx, dy] of [
    [0, 0],
    [120, 4],
    [60, -62],
  ] as const) {
    add(
      scene,
      rect(x + dx, y + dy - 60, 110, 60, mix(mood.bark, mood.accent, 0.45)),
      line(`M${x + dx} ${y + dy - 40}h110M${x + dx} ${y + dy - 20}h110`, { width: 4, colour: mood.bark }),
    )
    for (let i = 0; i < 4; i++)
      add(scene, ellipse(x + dx + 16 + i * 26, y + dy - 64, 20, 8, mix(mood.water, mood.paper, 0.5)))
  }
}
