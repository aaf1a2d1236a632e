import { castle, church, doorAt, house, stones, windowAt } from '../buildings.ts'
import { darker, lighter, mix } from '../colour.ts'
import { backHills, birds, ground, path, rock, sky, tufts, water } from '../land.ts'
import { person } from '../people.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { edgeBushes, frameOaks, midOaks, openLand, room, street } from '../settings.ts'
import { circle, ellipse, fill, line, polygon, rect, smooth } from '../shape.ts'
import { bush, corkOak, reeds } from '../trees.ts'
import { dolmen } from './places.ts'

/** Lime-white front: the towns of the border. */
const white = (scene: Scene) => mix(scene.mood.wall, '#ffffff', 0.45)

export const raya: Record<string, (scene: Scene) => void> = {
  dehesa(scene) {
    openLand(scene, { horizon: 390, top: 540 })
    midOaks(scene, 560, 6, 240)
    pig(scene, 420, 700, 1.3)
    pig(scene, 590, 740, 1.5)
    pig(scene, 760, 690, 1.1)
    frameOaks(scene, scene.side < 0 ? 'right' : 'left', 640)
    tufts(scene, 640, 40)
  },

  'bird-centre'(scene) {
    room(scene, { wall: mix(scene.mood.water, scene.mood.wall, 0.6), windowX: 780 })
    const { mood } = scene
    add(scene, fill('M90 700Q120 520 200 430L240 300L330 320L370 460Q470 560 490 700Z', mood.stone))
    nest(scene, 280, 310, 1)
    eagle(scene, 620, 210, 1.3)
    add(
      scene,
      person(scene, 640, 760, 2.2, { arms: [146, -8] }),
      person(scene, 760, 770, 2.2, { child: true, arms: [150, -8], flip: true }),
    )
  },

  eagle(scene) {
    openLand(scene, { horizon: 480, top: 640, clouds: 4 })
    eagle(scene, 560, 260, 2.6)
    eagle(scene, 1000, 180, 0.8)
    midOaks(scene, 680, 6, 220)
  },

  vultures(scene) {
    sky(scene, { clouds: 3 })
    backHills(scene, { horizon: 470, layers: 2 })
    for (const [x, y, s] of [
      [330, 170, 1.4],
      [720, 130, 1],
      [930, 260, 0.8],
      [560, 300, 0.6],
    ] as const)
      vulture(scene, x, y, s)
    const { mood } = scene
    add(
      scene,
      fill('M-20 820V520L90 470L150 500L210 430L330 560L420 820Z', mood.stone),
      fill('M-20 820V600L120 540L230 640L300 820Z', darker(mood.stone, 0.16)),
      fill('M1220 820V560L1120 500L1040 560L980 700L900 820Z', mood.stone),
    )
    add(
      scene,
      person(scene, 640, 790, 2.1, { arms: [140, 130], hat: 'straw' }),
      person(scene, 760, 800, 2.1, { arms: [150, -8], hat: 'cap', flip: true }),
    )
    edgeBushes(scene, mood.paper)
  },

  'bird-kestrel': (scene) => silhouette(scene, () => kestrel(scene, 600, 400, 2.4)),
  'bird-eagle': (scene) => silhouette(scene, () => eagle(scene, 600, 380, 2.3)),
  'bird-vulture': (scene) => silhouette(scene, () => vulture(scene, 600, 400, 2.1)),

  'river-cliff'(scene) {
    sky(scene)
    backHills(scene, { horizon: 330, layers: 2 })
    const { mood } = scene
    water(scene, 430, HEIGHT)
    add(
      scene,
      fill('M-20 300L160 330L260 420L330 560L420 640L520 820H-20Z', mix(mood.stone, mood.leaf, 0.35)),
      fill('M-20 420L120 470L210 600L300 820H-20Z', darker(mood.stone, 0.1)),
      fill('M1220 260L1040 320L960 430L900 540L820 640L720 820H1220Z', mix(mood.stone, mood.leaf, 0.45)),
      fill('M1220 420L1100 480L1020 620L940 820H1220Z', darker(mood.stone, 0.05)),
    )
    for (const [x, y, s] of [
      [520, 190, 1.1],
      [720, 260, 0.8],
      [430, 300, 0.6],
    ] as const)
      vulture(scene, x, y, s)
    edgeBushes(scene, mood.paper)
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

  'cork-yard'(scene) {
    street(scene, 560)
    for (const [x, y] of [
      [40, 690],
      [330, 700],
      [640, 694],
      [930, 700],
    ] as const)
      corkBales(scene, x, y, 1.5)
    add(
      scene,
      person(scene, 300, 770, 2, { arms: [70, 60], hat: 'straw' }),
      person(scene, 880, 774, 2, { walking: true, flip: true, hat: 'cap' }),
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

  'castle-ruin'(scene) {
    openLand(scene, { horizon: 420, top: 600 })
    add(scene, castle(scene, 330, 640, 540, true))
    path(scene, 560, 640, 620, 260, 30)
    midOaks(scene, 700, 1, 330, 40, 200)
    midOaks(scene, 700, 1, 300, 980, 1140)
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

  boulders(scene) {
    sky(scene, { clouds: 1 })
    backHills(scene, { horizon: 430, layers: 2 })
    ground(scene, { top: 560 })
    for (const [x, y, w, h] of [
      [260, 640, 330, 250],
      [380, 420, 200, 130],
      [620, 660, 240, 150],
      [900, 640, 380, 290],
      [840, 370, 240, 150],
      [1080, 700, 200, 130],
      [90, 720, 200, 120],
    ] as const)
      add(scene, rock(scene, x, y, w, h))
    add(scene, corkOak(scene, 620, 740, 330))
    if (scene.mood.night)
      add(
        scene,
        person(scene, 480, 770, 1.9, { arms: [150, -8] }),
        person(scene, 740, 776, 1.9, { arms: [150, -8], flip: true, child: true }),
      )
    else edgeBushes(scene, scene.mood.paper)
  },

  'cave-paintings'(scene) {
    const { mood, random } = scene
    add(scene, rect(0, 0, WIDTH, HEIGHT, mix(mood.stone, mood.accent, 0.3)))
    for (let i = 0; i < 30; i++)
      add(
        scene,
        fill(
          smooth(
            Array.from(
              { length: 7 },
              (_, j) =>
                [
                  random.between(-60, 1200) + Math.cos(j) * 160,
                  random.between(0, 760) + Math.sin(j) * 70,
                ] as const,
            ).slice(0, 5),
            true,
          ),
          mix(
            mood.stone,
            random.pick([mood.accent, mood.cork, mood.paper] as const),
            random.between(0.15, 0.35),
          ),
          0.25,
        ),
      )
    const red = '#9b3423'
    const figure = (x: number, y: number, s: number) =>
      add(
        scene,
        line(
          `M${x} ${y - 70 * s}V${y}M${x} ${y}L${x - 24 * s} ${y + 50 * s}M${x} ${y}L${x + 24 * s} ${y + 50 * s}M${x - 34 * s} ${y - 20 * s}Q${x} ${y - 66 * s} ${x + 34 * s} ${y - 20 * s}`,
          { width: 14 * s, colour: red, opacity: 0.9 },
        ),
        circle(x, y - 84 * s, 14 * s, red, 0.9),
      )
    for (const [x, y, s] of [
      [280, 330, 1.2],
      [400, 360, 0.9],
      [820, 420, 1.3],
      [950, 400, 1],
    ] as const)
      figure(x, y, s)
    add(scene, circle(600, 250, 54, red, 0.85))
    for (let i = 0; i < 12; i++)
      add(
        scene,
        line(
          `M${600 + Math.cos(i * 0.5236) * 72} ${250 + Math.sin(i * 0.5236) * 72}L${600 + Math.cos(i * 0.5236) * 104} ${250 + Math.sin(i * 0.5236) * 104}`,
          { width: 12, colour: red, opacity: 0.85 },
        ),
      )
    add(
      scene,
      line(
        'M520 520Q600 470 700 510L760 490M700 510L720 580M560 516L540 590M600 500L610 580M520 520L480 490L470 450M480 490L450 470',
        { width: 15, colour: red, opacity: 0.88 },
      ),
    )
    for (let i = 0; i < 9; i++)
      add(scene, circle(220 + (i % 3) * 34, 540 + Math.floor(i / 3) * 34, 11, red, 0.8))
    add(
      scene,
      fill(
        'M-20 820V0H120Q40 300 130 560T60 820ZM1220 820V0H1080Q1180 340 1090 560T1140 820ZM-20 -20H1220V70Q600 150 -20 70ZM0 820V740Q600 690 1200 750V820Z',
        darker(mood.bark, 0.45),
      ),
    )
    add(scene, person(scene, 1010, 800, 2.2, { arms: [140, -8], backpack: true, flip: true }))
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

  'white-village'(scene) {
    openLand(scene, { horizon: 390, top: 560 })
    add(scene, church(scene, 520, 560, 230, { white: true, belfry: 'tower' }))
    for (const [x, y, w] of [
      [130, 610, 160],
      [280, 600, 170],
      [440, 620, 130],
      [720, 610, 160],
      [870, 600, 150],
      [1010, 616, 150],
    ] as const)
      add(scene, house(scene, x, y, w, 104, { wall: white(scene), floors: 1, windows: 3 }))
    path(scene, 620, 610, 560, 320, 70)
    edgeBushes(scene, scene.mood.cork)
    add(scene, person(scene, 760, 730, 1.7, { walking: true, hat: 'straw' }))
  },

  'border-hamlet'(scene) {
    openLand(scene, { horizon: 380, top: 560 })
    const { mood } = scene
    for (const [x, y, w] of [
      [180, 620, 190],
      [380, 600, 170],
      [720, 610, 180],
      [920, 626, 190],
    ] as const)
      add(scene, house(scene, x, y, w, 110, { wall: white(scene), floors: 1, windows: 3 }))
    path(scene, 610, 600, 600, 320, 50)
    add(
      scene,
      line('M600 560V820', { width: 5, colour: mood.paper }).replace('/>', ' stroke-dasharray="20 16"/>'),
      rect(566, 650, 68, 96, lighter(mood.stone, 0.3), 16),
      rect(566, 734, 68, 16, mood.stone),
      line('M590 686h20M590 706h20', { width: 6, colour: mood.ink }),
    )
    add(
      scene,
      person(scene, 460, 770, 1.9, { skirt: true, arms: [120, -8] }),
      person(scene, 750, 770, 1.9, { flip: true, arms: [120, -8], hat: 'beret' }),
    )
    edgeBushes(scene, mood.paper)
  },

  'walled-lane'(scene) {
    openLand(scene, { horizon: 350, top: 500 })
    const { mood } = scene
    midOaks(scene, 540, 5, 280)
    add(scene, fill('M560 510L640 510L860 820H300Z', mood.path))
    for (const k of [-1, 1]) {
      const wall = mix(mood.stone, mood.wall, 0.15)
      add(
        scene,
        fill(
          polygon([
            [600 + k * 40, 480],
            [600 + k * 44, 516],
            [600 + k * 330, 830],
            [600 + k * 620, 830],
            [600 + k * 620, 640],
          ]),
          wall,
        ),
      )
      for (let i = 0; i < 46; i++) {
        const t = scene.random.next()
        const x = 600 + k * (60 + t * 520)
        const y = 510 + t * 150 + scene.random.between(-4, 20 + t * 150)
        add(
          scene,
          ellipse(
            x,
            y,
            12 + t * 34,
            8 + t * 18,
            scene.random.chance(0.5) ? darker(wall, 0.14) : lighter(wall, 0.18),
          ),
        )
      }
    }
    add(
      scene,
      corkOak(scene, 130, 650, 520),
      corkOak(scene, 1090, 640, 500),
      person(scene, 600, 690, 1.7, { walking: true, hat: 'straw' }),
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

  'chestnut-lane'(scene) {
    openLand(scene, { horizon: 360, top: 520 })
    const { mood, random } = scene
    path(scene, 620, 520, 600, 420)
    for (const [x, y, h] of [
      [120, 760, 640],
      [330, 640, 420],
      [900, 650, 430],
      [1090, 770, 660],
      [480, 570, 260],
      [760, 570, 260],
    ] as const) {
      add(
        scene,
        line(
          `M${x} ${y}V${y - h * 0.5}M${x} ${y - h * 0.4}L${x - h * 0.16} ${y - h * 0.62}M${x} ${y - h * 0.42}L${x + h * 0.16} ${y - h * 0.64}`,
          { width: h * 0.07, colour: mix(mood.bark, mood.wall, 0.15) },
        ),
      )
      for (let i = 0; i < 9; i++)
        add(
          scene,
          ellipse(
            x + random.between(-0.26, 0.26) * h,
            y - h * random.between(0.5, 0.92),
            h * 0.15,
            h * 0.12,
            random.pick([
              mood.accent,
              mix(mood.accent, mood.leaf, 0.5),
              mix(mood.accent, mood.cork, 0.4),
            ] as const),
          ),
        )
    }
    for (let i = 0; i < 40; i++)
      add(
        scene,
        ellipse(
          random.between(0, 1200),
          random.between(620, 800),
          12,
          6,
          random.pick([mood.accent, mood.cork] as const),
        ),
      )
    add(scene, person(scene, 620, 700, 1.7, { walking: true, backpack: true, hat: 'cap' }))
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

  kestrel(scene) {
    sky(scene, { clouds: 3 })
    const { mood } = scene
    backHills(scene, { horizon: 620, layers: 2 })
    for (let i = 0; i < 9; i++)
      add(
        scene,
        house(scene, -20 + i * 140, 820, 140, 90 + (i % 3) * 20, {
          wall: white(scene),
          floors: 1,
          windows: 2,
          door: false,
        }),
      )
    const wall = white(scene)
    add(
      scene,
      rect(700, 260, 280, 560, wall),
      rect(900, 260, 80, 560, darker(wall, 0.1)),
      fill(
        polygon([
          [680, 264],
          [840, 130],
          [1000, 264],
        ]),
        mood.roof,
      ),
      fill('M760 520V400a60 60 0 0 1 120 0v120Z', mood.ink),
      fill('M790 470q50 -80 100 0v20h-100Z', mix(mood.accent, mood.ink, 0.2)),
    )
    kestrel(scene, 380, 330, 2.3)
    kestrel(scene, 580, 180, 1.1)
    kestrel(scene, 220, 160, 0.8)
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

  'dolmen-night'(scene) {
    openLand(scene, { horizon: 420, top: 580, clouds: 1 })
    dolmen(scene, 640, 720, 1.2)
    const { mood } = scene
    for (const [x, flip] of [
      [170, false],
      [300, false],
      [1040, true],
    ] as const) {
      add(scene, person(scene, x, 760, 2, { arms: [60, -10], flip }))
      add(
        scene,
        circle(x + (flip ? -46 : 46), 690, 90, mood.lamp, 0.2),
        circle(x + (flip ? -46 : 46), 690, 16, mood.lamp),
      )
    }
    add(scene, fill('M520 720V540h60v180ZM660 720V540h70v180Z', mood.lamp, 0.25))
  },

  'ridge-walkers'(scene) {
    sky(scene)
    backHills(scene, { horizon: 430, layers: 3 })
    const { mood } = scene
    add(
      scene,
      fill('M-20 700L180 600L330 640L520 540L700 600L900 520L1060 590L1220 540V820H-20Z', mood.stone),
      fill('M-20 760L200 680L420 720L640 650L860 690L1220 640V820H-20Z', mix(mood.leaf, mood.ground, 0.4)),
    )
    for (const [x, y] of [
      [260, 690],
      [400, 716],
      [560, 680],
      [720, 672],
      [880, 690],
      [1010, 676],
    ] as const)
      add(
        scene,
        person(scene, x, y, 1.5, { walking: true, backpack: true, hat: x % 3 ? 'cap' : 'straw' }),
        line(`M${x + 26} ${y - 56}L${x + 34} ${y}`, { width: 4, colour: mood.bark }),
      )
    frameOaks(scene, 'left', 520)
    add(scene, bush(scene, 1100, 790, 110, mood.paper), bush(scene, 640, 810, 90, mood.paper))
  },

  'hilltop-town'(scene) {
    openLand(scene, { horizon: 470, top: 620 })
    const { mood } = scene
    add(
      scene,
      fill('M500 520Q640 300 700 290T1000 540Z', mix(mood.far, mood.leaf, 0.35)),
      castle(scene, 640, 318, 150),
      rect(620, 316, 210, 22, white(scene)),
    )
    frameOaks(scene, 'left', 640)
    add(scene, person(scene, 420, 760, 2.1, { arms: [110, -8], backpack: true }))
    edgeBushes(scene, mood.paper)
  },

  'sanctuary-white'(scene) {
    openLand(scene, { horizon: 380, top: 560 })
    add(scene, church(scene, 400, 640, 430, { white: true, belfry: 'dome' }))
    path(scene, 610, 640, 600, 340, 90)
    frameOaks(scene, 'right', 560)
    edgeBushes(scene, scene.mood.paper)
    add(scene, person(scene, 540, 760, 1.7, { walking: true, skirt: true, hat: 'scarf' }))
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

  campsite(scene) {
    openLand(scene, { horizon: 390, top: 560 })
    midOaks(scene, 580, 5, 280)
    const { mood } = scene
    for (const [x, s, c] of [
      [320, 1.2, mood.cork],
      [760, 1.4, mood.accent],
    ] as const)
      add(
        scene,
        fill(
          polygon([
            [x - 170 * s, 740],
            [x, 740 - 210 * s],
            [x + 170 * s, 740],
          ]),
          c,
        ),
        fill(
          polygon([
            [x - 50 * s, 740],
            [x, 740 - 150 * s],
            [x + 50 * s, 740],
          ]),
          mood.ink,
        ),
        line(`M${x - 200 * s} 750L${x} ${740 - 210 * s}L${x + 200 * s} 750`, {
          width: 4,
          colour: mood.paper,
        }),
      )
    add(scene, person(scene, 540, 760, 2, { sitting: true, arms: [60, 40] }))
  },
}

/** One bird against the open sky. */
function silhouette(scene: Scene, draw: () => void): void {
  sky(scene, { clouds: 3, sunX: 1050, sunY: 120 })
  backHills(scene, { horizon: 690, layers: 2 })
  draw()
}

function gothicDoor(scene: Scene, x: number, y: number, w: number, h: number): void {
  const stone = mix(scene.mood.stone, scene.mood.wall, 0.2)
  const arch = (k: number) =>
    `M${x - k} ${y}V${y - h * 0.6}Q${x - k} ${y - h * 0.86} ${x + w / 2} ${y - h - k}Q${x + w + k} ${y - h * 0.86} ${x + w + k} ${y - h * 0.6}V${y}Z`
  add(
    scene,
    fill(arch(22), stone),
    fill(arch(0), darker(scene.mood.cork, 0.45)),
    line(`M${x + w / 2} ${y - h}V${y}`, { width: 5, colour: scene.mood.ink }),
  )
}

function corkBales(scene: Scene, x: number, y: number, s = 1): void {
  const { mood } = scene
  for (const [dx, dy] of [
    [0, 0],
    [120, 0],
    [60, -76],
  ] as const) {
    const [bx, by] = [x + dx * s, y + dy * s]
    add(scene, rect(bx, by - 72 * s, 114 * s, 72 * s, mood.cork, 6))
    for (let i = 0; i < 5; i++)
      add(
        scene,
        line(`M${bx + 4} ${by - 60 * s + i * 14 * s}q${56 * s} ${-8 * s} ${106 * s} 0`, {
          width: 5 * s,
          colour: i % 2 ? mood.bark : lighter(mood.cork, 0.3),
        }),
      )
    add(
      scene,
      line(`M${bx + 34 * s} ${by - 72 * s}v${72 * s}M${bx + 80 * s} ${by - 72 * s}v${72 * s}`, {
        width: 4 * s,
        colour: mood.ink,
      }),
    )
  }
}

function nest(scene: Scene, x: number, y: number, s: number): void {
  const { mood, random } = scene
  for (let i = 0; i < 26; i++)
    add(
      scene,
      line(
        `M${x + random.between(-110, 40) * s} ${y + random.between(-30, 20) * s}l${random.between(60, 110) * s} ${random.between(-16, 16) * s}`,
        { width: 6, colour: random.chance(0.5) ? mood.bark : mix(mood.accent, mood.bark, 0.4) },
      ),
    )
  for (const dx of [-36, 20])
    add(
      scene,
      ellipse(x + dx * s, y - 46 * s, 26 * s, 34 * s, mood.paper),
      circle(x + (dx + 6) * s, y - 58 * s, 5 * s, mood.ink),
      fill(`M${x + (dx + 18) * s} ${y - 54 * s}l${20 * s} ${6 * s} ${-20 * s} ${8 * s}Z`, mood.accent),
    )
}

function eagle(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const dark = mix(mood.ink, mood.bark, 0.25)
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${fill('M-10 0Q-60 -60 -170 -40L-186 -26L-160 -24L-176 -8L-140 -8L-150 10L-110 6Q-60 20 -16 24Z', dark)}${fill('M10 0Q60 -60 170 -40L186 -26L160 -24L176 -8L140 -8L150 10L110 6Q60 20 16 24Z', darker(dark, 0.3))}${fill('M-26 -6Q0 -30 26 -6L20 60L34 92H-34L-20 60Z', dark)}${fill('M-90 -44Q-60 -40 -34 -18L-50 -6Q-70 -30 -96 -30ZM90 -44Q60 -40 34 -18L50 -6Q70 -30 96 -30Z', mood.paper)}${fill('M-18 -10Q0 -48 18 -10Z', mix(mood.accent, mood.wall, 0.4))}${fill('M-5 -30L0 -14L6 -30Z', mood.accent)}</g>`,
  )
}

function vulture(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const body = mix(mood.bark, mood.accent, 0.25)
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s}) rotate(-8)">${fill('M-14 0Q-80 -30 -200 -20L-214 -6L-190 -6L-206 10L-176 8L-184 24L-150 16Q-80 30 -14 22Z', body)}${fill('M14 0Q80 -30 200 -20L214 -6L190 -6L206 10L176 8L184 24L150 16Q80 30 14 22Z', darker(body, 0.2))}${fill('M-18 -2Q0 -16 18 -2L14 34L22 50H-22L-14 34Z', darker(body, 0.1))}${circle(0, -14, 10, mood.paper)}${line('M-190 -12Q-100 -6 -20 6M190 -12Q100 -6 20 6', { width: 5, colour: mix(body, mood.paper, 0.5) })}</g>`,
  )
}

function kestrel(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const rust = mood.cork
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${fill('M0 0Q-40 -70 -130 -90Q-100 -50 -96 -30Q-60 10 -10 18Z', rust)}${fill('M-130 -90Q-100 -50 -96 -30Q-120 -50 -150 -84Z', mood.ink)}${fill('M6 0Q50 -60 140 -70Q104 -34 96 -14Q56 20 12 20Z', darker(rust, 0.16))}${fill('M140 -70Q104 -34 96 -14Q130 -34 160 -62Z', mood.ink)}${fill('M-16 -8Q4 -26 22 -6Q30 40 20 70L34 130H-14L-2 70Q-20 30 -16 -8Z', mix(mood.wall, mood.accent, 0.35))}${rect(-14, 112, 48, 12, mood.ink)}${fill('M-16 -8Q-14 -40 6 -40T26 -8Q4 -18 -16 -8Z', mix(mood.water, mood.stone, 0.5))}${circle(10, -24, 4, mood.ink)}${fill('M22 -22l14 6 -14 6Z', mood.accent)}</g>`,
  )
}

function pig(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const skin = mix(mood.ink, mood.bark, 0.35)
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${ellipse(0, 2, 70, 7, mood.shadow, 0.35)}${line('M-40 -20V-2M-24 -20V-2M26 -20V-2M40 -20V-2', { width: 9, colour: darker(skin, 0.3) })}${fill('M-64 -44Q-60 -76 0 -74Q50 -76 66 -54L92 -36L90 -22L62 -22Q20 -10 -50 -20Q-70 -30 -64 -44Z', skin)}${fill('M56 -66l14 -16 6 26Z', lighter(skin, 0.2))}${line('M-64 -46q-14 -6 -10 -18', { width: 4, colour: skin })}${circle(74, -46, 2.6, mood.paper)}</g>`,
  )
}
