import { darker, lighter, mix } from '../colour.ts'
import { backHills, ground, rock, sky, tufts } from '../land.ts'
import { person } from '../people.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { edgeBushes, midOaks, openLand, room, street, table } from '../settings.ts'
import { circle, ellipse, fill, line, polygon, rect } from '../shape.ts'
import { corkOak } from '../trees.ts'
import { corkStack } from './places.ts'

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

  'museum-hall'(scene) {
    room(scene, { wall: mix(scene.mood.roof, scene.mood.wall, 0.4), windowX: 830 })
    const { mood } = scene
    for (let i = 0; i < 4; i++) add(scene, rect(60 + i * 330, 90, 26, 520, mood.ink))
    add(scene, line('M0 150H1200', { width: 14, colour: mood.ink }))
    machine(scene, 180, 650, 1.2)
    machine(scene, 520, 670, 1)
    for (const [x, y] of [
      [800, 700],
      [940, 706],
      [870, 620],
    ] as const)
      add(
        scene,
        rect(x, y - 84, 130, 84, mix(mood.bark, mood.accent, 0.5)),
        line(`M${x} ${y - 56}h130M${x} ${y - 28}h130`, { width: 4, colour: mood.bark }),
        circle(x + 66, y - 42, 24, mood.cork),
      )
    add(
      scene,
      person(scene, 420, 770, 2.1, { arms: [70, -8] }),
      person(scene, 700, 780, 2.1, { child: true, flip: true, arms: [80, -8] }),
    )
  },

  'hands-cutting'(scene) {
    table(scene, { y: 520 })
    const { mood, random } = scene
    add(
      scene,
      fill(
        'M-20 640Q200 560 400 560Q470 520 520 540L640 566Q670 584 640 600L520 606Q470 680 340 700L-20 780Z',
        mood.skin[0],
      ),
      rect(-20, 640, 170, 180, mood.water),
    )
    add(
      scene,
      fill(
        'M1220 560Q1000 500 860 520Q790 500 740 530L690 566Q676 590 710 590L800 580Q860 640 960 650L1220 720Z',
        mood.skin[1],
      ),
      fill('M1220 540L1060 520V690L1220 740Z', mood.cork),
    )
    add(
      scene,
      rect(560, 520, 130, 84, mix(mood.cork, mood.accent, 0.5), 16),
      ellipse(690, 562, 16, 42, lighter(mood.accent, 0.3)),
      fill('M690 500L860 470L872 488L700 530Z', mood.stone),
      fill('M856 462l90 -30 12 30 -88 36Z', mood.bark),
    )
    for (let i = 0; i < 16; i++)
      add(
        scene,
        line(`M${random.between(380, 840)} ${random.between(640, 780)}q14 -18 32 -6`, {
          width: 8,
          colour: mix(mood.cork, mood.accent, 0.5),
        }),
      )
    for (const [x, y, r] of [
      [220, 760, 10],
      [980, 770, 70],
      [1080, 740, 30],
    ] as const)
      stopper(scene, x, y, 1.4, r)
  },

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

  'tavern-singers'(scene) {
    room(scene, { wall: mix(scene.mood.cork, scene.mood.wall, 0.45), windowX: 60 })
    const { mood } = scene
    add(
      scene,
      circle(640, 260, 230, mood.lamp, 0.22),
      rect(636, 0, 8, 170, mood.ink),
      fill('M580 230l36 -60h48l36 60Z', mood.accent),
    )
    for (const [x, flip, hat] of [
      [230, false, 'beret'],
      [420, false, undefined],
      [760, true, 'scarf'],
      [950, true, 'cap'],
    ] as const)
      add(scene, person(scene, x, 690, 2.6, { arms: [100, -10], flip, hat }))
    const wood = mix(mood.bark, mood.cork, 0.4)
    add(
      scene,
      fill(
        polygon([
          [150, 600],
          [1050, 600],
          [1130, 690],
          [70, 690],
        ]),
        lighter(wood, 0.16),
      ),
      rect(70, 690, 1060, 26, darker(wood, 0.2)),
    )
    for (const [x, y] of [
      [300, 640],
      [480, 660],
      [700, 634],
      [880, 660],
    ] as const)
      wineGlass(scene, x, y, 0.6)
    bottle(scene, 590, 650, 0.8)
    for (const [x, y] of [
      [520, 180],
      [780, 150],
      [880, 230],
    ] as const)
      add(
        scene,
        ellipse(x, y, 15, 11, mood.ink),
        line(`M${x + 13} ${y}v-60q20 6 26 24`, { width: 6, colour: mood.ink }),
      )
  },

  shop(scene) {
    street(scene, 660, { hills: false })
    const { mood } = scene
    add(
      scene,
      rect(170, 100, 860, 560, mix(mood.leaf, mood.ink, 0.2)),
      rect(150, 84, 900, 60, mood.cork),
      rect(230, 250, 560, 330, mix(mood.glow, mood.wall, 0.4)),
      rect(840, 260, 140, 400, mix(mood.glow, mood.wall, 0.3)),
      line('M840 260h140v400h-140Z', { width: 12, colour: darker(mood.leaf, 0.5) }),
    )
    for (let i = 0; i < 9; i++)
      add(
        scene,
        fill(
          polygon([
            [170 + i * 96, 150],
            [266 + i * 96, 150],
            [256 + i * 96, 236],
            [160 + i * 96, 236],
          ]),
          i % 2 ? mood.paper : mood.cork,
        ),
        ellipse(208 + i * 96, 236, 48, 18, i % 2 ? mood.paper : mood.cork),
      )
    add(scene, rect(230, 410, 560, 10, mood.bark), rect(230, 570, 560, 14, mood.bark))
    for (const x of [280, 420, 560, 700])
      add(
        scene,
        line(`M${x} 250v50`, { width: 4, colour: mood.ink }),
        fill(`M${x - 40} 360q40 -80 80 0Z`, mood.cork),
        circle(x, 362, 14, mood.lamp),
      )
    for (let i = 0; i < 6; i++)
      add(
        scene,
        rect(250 + i * 90, 500, 60, 70, i % 2 ? mood.cork : mix(mood.cork, mood.accent, 0.5), i % 3 ? 30 : 6),
      )
    boatToy(scene, 640, 404)
    stopper(scene, 330, 398, 1, 0)
    add(scene, person(scene, 920, 770, 2.2, { skirt: true, shirt: mood.accent, arms: [40, -20] }))
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

export function axe(scene: Scene, x: number, y: number, angle: number, s: number): void {
  const { mood } = scene
  add(
    scene,
    `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${s})">${line('M-60 40L40 -30', { width: 9, colour: mood.bark })}${fill('M30 -52Q60 -60 84 -40Q74 -14 52 -2Q50 -24 26 -28Z', mood.stone)}${line('M84 -40Q74 -14 52 -2', { width: 5, colour: lighter(mood.stone, 0.5) })}</g>`,
  )
}

export function stopper(scene: Scene, x: number, y: number, s: number, angle: number): void {
  const { mood } = scene
  const body = mix(mood.cork, mood.accent, 0.55)
  add(
    scene,
    `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${angle.toFixed(0)}) scale(${s})">${rect(-16, -30, 32, 60, body, 7)}${ellipse(0, -29, 16, 6, lighter(body, 0.3))}${line('M-8 -8h6M4 6h6M-4 18h5', { width: 4, colour: darker(body, 0.25) })}</g>`,
  )
}

export function basket(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const cane = mix(mood.accent, mood.bark, 0.35)
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${fill('M-90 -110h180l-26 110h-128Z', cane)}${line('M-84 -84h168M-78 -56h156M-72 -28h144', { width: 6, colour: darker(cane, 0.25) })}${ellipse(0, -110, 92, 22, lighter(cane, 0.2))}${ellipse(0, -112, 76, 16, mix(mood.cork, mood.accent, 0.5))}</g>`,
  )
}

export function stewPot(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const iron = mix(mood.ink, mood.stone, 0.2)
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${fill('M-90 -96Q-100 0 -40 0H40Q100 0 90 -96Z', iron)}${fill('M-70 -90Q-76 -20 -36 -8Q-56 -40 -52 -92Z', lighter(iron, 0.18))}${ellipse(0, -96, 92, 20, lighter(iron, 0.12))}${ellipse(0, -96, 78, 14, mood.cork)}${circle(-26, -98, 9, mood.accent)}${circle(20, -94, 8, mood.leafLight)}${line('M-92 -80q-26 0 -20 30M92 -80q26 0 20 30', { width: 9, colour: iron })}${line('M-40 -130q-20 -24 0 -46t0 -46M10 -134q-20 -24 0 -46t0 -46M56 -130q-20 -20 0 -40t0 -40', { width: 8, colour: '#ffffff', opacity: 0.45 })}</g>`,
  )
}

export function wineGlass(scene: Scene, x: number, y: number, s: number, wine = '#7a1f2e'): void {
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${line('M0 -70V0M-34 0h68', { width: 7, colour: '#ffffff', opacity: 0.8 })}${fill('M-46 -180Q-52 -74 0 -70Q52 -74 46 -180Z', '#ffffff', 0.45)}${fill('M-46 -140Q-46 -76 0 -74Q46 -76 46 -140Z', wine)}</g>`,
  )
}

export function bottle(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${fill('M-44 0V-150Q-44 -190 -18 -206V-270H18V-206Q44 -190 44 -150V0Z', mix(mood.leaf, mood.ink, 0.35))}${rect(-44, -130, 88, 80, mood.paper)}${line('M-26 -104h52M-20 -82h40', { width: 6, colour: mood.cork })}${rect(-16, -300, 32, 36, mix(mood.cork, mood.accent, 0.55), 6)}</g>`,
  )
}

function machine(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const iron = mix(mood.ink, mood.leaf, 0.35)
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${rect(-110, -40, 220, 40, iron)}${line('M-90 -40L-60 -150M90 -40L60 -150', { width: 16, colour: iron })}${rect(-110, -170, 220, 34, lighter(iron, 0.15))}${circle(70, -210, 76, iron)}${circle(70, -210, 56, mix(mood.roof, mood.wall, 0.4))}${line('M70 -266V-154M14 -210H126M30 -250L110 -170M110 -250L30 -170', { width: 9, colour: iron })}${circle(70, -210, 14, mood.accent)}${rect(-100, -214, 90, 46, mood.accent)}</g>`,
  )
}

function boatToy(scene: Scene, x: number, y: number): void {
  const { mood } = scene
  add(
    scene,
    fill(`M${x - 50} ${y - 26}h100l-20 26h-60Z`, mood.cork),
    fill(`M${x} ${y - 110}v80h56Z`, mood.paper),
    line(`M${x} ${y - 116}v90`, { width: 5, colour: mood.bark }),
  )
}
