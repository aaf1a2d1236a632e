import { darker, lighter, mix } from '../colour.ts'
import { backHills, birds, ground, path, rock, sky, tufts, water, woods } from '../land.ts'
import { person } from '../people.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { edgeBushes, frameOaks, midOaks, openLand, pines, woodWithPath } from '../settings.ts'
import { circle, ellipse, fill, line, polygon, rect, smooth } from '../shape.ts'
import { bush, corkOak, reeds } from '../trees.ts'

/** Years since the last peeling, told by the colour of the trunk. */
const AGES = ['#d9602f', '#b9532f', '#94482d', '#6f3c2a', '#4d3329'] as const

export const nature: Record<string, (scene: Scene) => void> = {
  'oak-path': woodWithPath,

  'giant-oak'(scene) {
    openLand(scene, { horizon: 430, top: 600 })
    add(scene, corkOak(scene, 600, 700, 690, { stripped: 0.5, lean: 0.01, crown: 1.28 }))
    add(scene, person(scene, 790, 708, 0.95, { hat: 'straw', arms: [140, -8] }))
    tufts(scene, 680, 30)
  },

  'trunk-colours'(scene) {
    sky(scene)
    backHills(scene, { horizon: 330 })
    ground(scene, { top: 560 })
    for (const [i, bare] of AGES.entries())
      add(
        scene,
        corkOak(scene, 130 + i * 235, 720 + (i % 2) * 24, 640, {
          bare,
          stripped: 0.98,
          lean: scene.random.between(-0.05, 0.05),
        }),
      )
    tufts(scene, 700, 30)
  },

  'trunk-slice'(scene) {
    openLand(scene, { horizon: 300, top: 480 })
    const { mood, random } = scene
    add(scene, ellipse(600, 720, 330, 40, mood.shadow, 0.35))
    const ring = (r: number, colour: string) =>
      fill(
        smooth(
          Array.from(
            { length: 26 },
            (_, i) =>
              [
                600 + Math.cos((i / 26) * 6.283) * r * (1 + random.between(-0.012, 0.012)),
                450 + Math.sin((i / 26) * 6.283) * r * (1 + random.between(-0.012, 0.012)),
              ] as const,
          ),
          true,
        ),
        colour,
      )
    add(
      scene,
      ring(290, darker(mood.bark, 0.3)),
      ring(276, mood.bark),
      ring(236, mood.cork),
      ring(222, mix(mood.wall, mood.accent, 0.5)),
    )
    for (let r = 204; r > 8; r -= random.between(11, 20))
      add(
        scene,
        `<circle cx="600" cy="450" r="${r.toFixed(1)}" fill="none" stroke="${mix(mood.accent, mood.bark, 0.4)}" stroke-width="3"/>`,
      )
    for (let i = 0; i < 34; i++) {
      const a = (i / 34) * 6.283
      add(
        scene,
        line(
          `M${600 + Math.cos(a) * 244} ${450 + Math.sin(a) * 244}L${600 + Math.cos(a) * random.between(258, 280)} ${450 + Math.sin(a) * random.between(258, 280)}`,
          { width: 4, colour: darker(mood.bark, 0.35) },
        ),
      )
    }
    tufts(scene, 690, 40)
  },

  fields(scene) {
    sky(scene)
    const y = backHills(scene, { horizon: 360 })
    woods(scene, y, scene.mood.leaf, 50, 18)
    const { mood } = scene
    ground(scene, { top: 500, grass: 0 })
    const stripes = [
      mood.accent,
      mix(mood.ground, mood.leafLight, 0.5),
      mix(mood.accent, mood.wall, 0.35),
      mix(mood.leaf, mood.ground, 0.4),
    ]
    for (let i = 0; i < 9; i++)
      add(
        scene,
        fill(
          polygon([
            [600 + (i - 4.5) * 70, 510],
            [600 + (i - 3.5) * 70, 510],
            [600 + (i - 3.5) * 330, 810],
            [600 + (i - 4.5) * 330, 810],
          ]),
          stripes[i % 4] ?? mood.ground,
          0.85,
        ),
      )
    for (let i = 0; i < 46; i++)
      add(
        scene,
        line(`M${600 + (i - 23) * 14} 512L${600 + (i - 23) * 66} 800`, {
          width: 2,
          colour: mood.near,
          opacity: 0.35,
        }),
      )
    add(scene, corkOak(scene, 960, 600, 300), corkOak(scene, 150, 640, 380))
  },

  pines(scene) {
    openLand(scene, { horizon: 380, top: 560 })
    pines(scene, 600, 5, 330)
    midOaks(scene, 680, 3, 360)
    edgeBushes(scene)
  },

  stream(scene) {
    forestWater(scene)
    edgeBushes(scene)
  },

  'two-streams'(scene) {
    openLand(scene, { horizon: 320, top: 470 })
    midOaks(scene, 520, 6, 250)
    const { mood } = scene
    for (const from of [180, 1020])
      add(
        scene,
        fill(
          `M${from - 26} 500Q${from < 600 ? 380 : 820} 560 560 690L400 820H800L640 690Q${from < 600 ? 450 : 750} 600 ${from + 26} 500Z`,
          mix(mood.water, mood.skyLow, 0.25),
        ),
      )
    for (const [x, y] of [
      [330, 620],
      [880, 610],
      [600, 600],
      [250, 730],
      [960, 740],
      [620, 660],
    ] as const)
      add(scene, rock(scene, x, y, scene.random.between(90, 170), scene.random.between(46, 90)))
    add(scene, reeds(scene, 160, 720, 130), reeds(scene, 1050, 700, 140))
    edgeBushes(scene)
  },

  pond(scene) {
    openLand(scene, { horizon: 330, top: 480 })
    midOaks(scene, 520, 5, 240)
    const { mood } = scene
    add(
      scene,
      fill(
        polygon([
          [250, 560],
          [950, 560],
          [1120, 740],
          [80, 740],
        ]),
        mix(mood.stone, mood.wall, 0.4),
      ),
    )
    add(
      scene,
      fill(
        polygon([
          [282, 576],
          [918, 576],
          [1064, 722],
          [136, 722],
        ]),
        mix(mood.skyLow, mood.water, 0.45),
      ),
    )
    for (let i = 0; i < 7; i++)
      add(
        scene,
        line(`M${300 + i * 60} ${600 + i * 16}h${120 + i * 10}`, {
          width: 4,
          colour: '#ffffff',
          opacity: 0.3,
        }),
      )
    add(
      scene,
      fill(
        polygon([
          [136, 722],
          [1064, 722],
          [1120, 740],
          [80, 740],
        ]),
        darker(mood.stone, 0.2),
      ),
    )
    add(scene, reeds(scene, 220, 600, 150), reeds(scene, 980, 612, 130))
  },

  goges(scene) {
    sky(scene, { sunX: 860, sunY: 150, clouds: 1 })
    backHills(scene, { horizon: 320 })
    const { mood } = scene
    ground(scene, { top: 500, grass: 20 })
    midOaks(scene, 520, 4, 300)
    add(
      scene,
      ellipse(620, 690, 520, 120, mix(mood.water, mood.skyTop, 0.5)),
      ellipse(860, 670, 90, 16, mood.sun, 0.45),
      ellipse(820, 700, 60, 10, mood.sun, 0.3),
    )
    for (const [x, y, w, h] of [
      [90, 680, 230, 190],
      [1120, 690, 240, 220],
      [1000, 600, 150, 90],
      [250, 590, 160, 90],
    ] as const)
      add(scene, rock(scene, x, y, w, h))
    const pale = mix(mood.skyLow, '#ffffff', 0.65)
    for (const [x, y, s] of [
      [420, 640, 1.5],
      [600, 628, 1.65],
      [770, 646, 1.4],
    ] as const)
      add(scene, waterWoman(x, y, s, pale))
    add(scene, line('M250 360Q600 430 1010 350', { width: 4, colour: mood.bark }))
    for (const x of [380, 500, 640, 780])
      add(scene, fill(`M${x} 396l70 4 4 84q-20 10 -38 0t-40 2Z`, pale, 0.92))
    for (let i = 0; i < 22; i++)
      add(
        scene,
        circle(
          scene.random.between(120, 1080),
          scene.random.between(420, 700),
          scene.random.between(2, 5),
          mood.lamp,
          0.8,
        ),
      )
  },

  'lovers-tree'(scene) {
    openLand(scene, { horizon: 410, top: 600 })
    add(scene, corkOak(scene, 700, 710, 660, { stripped: 0, lean: -0.06, crown: 1.12 }))
    add(
      scene,
      person(scene, 380, 712, 1.9, { skirt: true, shirt: scene.mood.cork, hat: 'scarf', arms: [150, -10] }),
    )
    add(scene, rock(scene, 470, 540, 26, 22), rock(scene, 712, 470, 30, 26))
    tufts(scene, 690, 40)
  },

  'plain-view'(scene) {
    const { mood, random } = scene
    sky(scene, { clouds: 4 })
    backHills(scene, { horizon: 330, layers: 2, wooded: false })
    add(scene, rect(0, 380, WIDTH, 420, mix(mood.ground, mood.far, 0.3)))
    const tones = [
      mood.accent,
      mood.leafLight,
      mood.ground,
      mix(mood.leaf, mood.ground, 0.5),
      mix(mood.path, mood.ground, 0.4),
    ] as const
    for (let row = 0; row < 7; row++)
      for (let i = -1; i < 9; i++) {
        const [y, h] = [385 + row * row * 8 + row * 10, 20 + row * 15]
        add(
          scene,
          fill(
            polygon([
              [i * 160 + random.between(0, 60) + row * 20, y],
              [i * 160 + 150 + row * 20, y - 4],
              [i * 160 + 130, y + h],
              [i * 160 - 30, y + h + 4],
            ]),
            mix(random.pick(tones), mood.far, 0.34 - row * 0.05),
            0.85,
          ),
        )
      }
    add(
      scene,
      line('M-20 470Q300 440 520 520T900 560T1220 640', {
        width: 22,
        colour: mix(mood.water, mood.skyLow, 0.5),
      }),
    )
    frameOaks(scene, 'left', 560)
    add(scene, person(scene, 330, 780, 1.7, { backpack: true, hat: 'cap' }))
    edgeBushes(scene, mood.accent)
  },

  'steep-path'(scene) {
    openLand(scene, { horizon: 300, top: 460 })
    const { mood } = scene
    add(scene, fill('M-20 460Q360 430 1220 240V820H-20Z', mix(mood.ground, mood.leaf, 0.2)))
    for (let i = 0; i < 9; i++)
      add(
        scene,
        `<rect x="${250 + i * 78}" y="${724 - i * 46}" width="${170 - i * 9}" height="${30 - i}" rx="8" fill="${i % 2 ? mood.stone : lighter(mood.stone, 0.18)}"/>`,
      )
    add(scene, corkOak(scene, 150, 690, 560), corkOak(scene, 1010, 560, 430), corkOak(scene, 780, 760, 500))
    add(scene, person(scene, 560, 560, 1.3, { walking: true, backpack: true, hat: 'cap' }))
    edgeBushes(scene)
  },

  'climb-sanctuary'(scene) {
    sky(scene)
    backHills(scene, { horizon: 440, layers: 2 })
    const { mood } = scene
    const slope = (x: number) => 560 - Math.exp(-(((x - 760) / 300) ** 2)) * 320
    add(
      scene,
      fill(
        `${smooth(Array.from({ length: 32 }, (_, i) => [i * 40 - 20, slope(i * 40 - 20)] as const))}L1220 820H-20Z`,
        mix(mood.leaf, mood.ground, 0.4),
      ),
    )
    woods(scene, slope, mood.leaf, 130, 16, 210)
    add(scene, line('M180 800Q420 700 340 620T640 520T600 420T760 270', { width: 16, colour: mood.path }))
    add(
      scene,
      rect(690, 204, 150, 62, lighter(mood.wall, 0.3)),
      fill(
        polygon([
          [680, 206],
          [700, 180],
          [830, 180],
          [850, 206],
        ]),
        mood.roof,
      ),
      rect(800, 150, 34, 60, lighter(mood.wall, 0.2)),
      fill(
        polygon([
          [796, 152],
          [817, 128],
          [838, 152],
        ]),
        mood.roof,
      ),
    )
    frameOaks(scene, 'left', 600)
    add(
      scene,
      person(scene, 300, 770, 1.5, { walking: true, backpack: true }),
      person(scene, 400, 742, 1.3, { walking: true, hat: 'straw' }),
    )
  },

  resprout(scene) {
    openLand(scene, { horizon: 380, top: 560, grass: 30 })
    const { mood } = scene
    add(scene, fill(`M0 600H1200V820H0Z`, mix(mood.bark, mood.ground, 0.45)))
    for (const [x, h] of [
      [200, 520],
      [480, 600],
      [800, 560],
      [1050, 480],
    ] as const) {
      add(scene, corkOak(scene, x, 720, h, { burnt: true, crown: 0.7, stripped: 0 }))
      for (let i = 0; i < 16; i++)
        add(
          scene,
          ellipse(
            x + scene.random.between(-0.3, 0.3) * h,
            720 - h * scene.random.between(0.5, 0.95),
            15,
            10,
            i % 2 ? '#8fc24a' : '#b3d65f',
          ),
        )
    }
    for (let i = 0; i < 30; i++)
      add(
        scene,
        line(
          `M${scene.random.between(0, 1200)} ${scene.random.between(640, 790)}q4 -16 10 -24m-10 24q-4 -14 -10 -20`,
          { width: 5, colour: '#93c04c' },
        ),
      )
  },

  'leaf-acorn'(scene) {
    const { mood } = scene
    add(
      scene,
      rect(0, 0, WIDTH, HEIGHT, mix(mood.paper, '#ffffff', 0.3)),
      rect(40, 40, 1120, 720, mood.paper),
      line('M40 40H1160V760H40Z', { width: 4, colour: mix(mood.bark, mood.paper, 0.4) }),
    )
    add(scene, line('M330 700Q520 560 640 180', { width: 12, colour: mood.bark }))
    for (const [x, y, r, s] of [
      [560, 420, -60, 1.5],
      [600, 330, 40, 1.6],
      [470, 560, -70, 1.35],
      [520, 480, 50, 1.5],
      [640, 190, -20, 1.4],
    ] as const)
      add(scene, `<g transform="translate(${x} ${y}) rotate(${r}) scale(${s})">${leafShape(scene)}</g>`)
    for (const [x, y] of [
      [760, 520],
      [850, 400],
    ] as const)
      add(scene, acorn(scene, x, y, 1.5))
  },

  'hand-bark'(scene) {
    const { mood, random } = scene
    add(scene, rect(0, 0, WIDTH, HEIGHT, mood.bark))
    for (let i = 0; i < 90; i++) {
      const [x, y] = [random.between(-20, 1200), random.between(-40, 800)]
      add(
        scene,
        line(
          `M${x} ${y}q${random.between(-20, 20)} ${random.between(40, 80)} ${random.between(-14, 14)} ${random.between(90, 170)}`,
          {
            width: random.between(9, 26),
            colour: random.pick([
              darker(mood.bark, 0.35),
              lighter(mood.bark, 0.2),
              mix(mood.bark, mood.cork, 0.3),
              darker(mood.bark, 0.2),
            ] as const),
          },
        ),
      )
    }
    add(
      scene,
      fill(
        'M1240 520Q980 560 840 520Q760 500 700 430Q672 392 700 384Q728 380 760 420L800 452Q720 350 700 280Q690 236 720 234Q744 236 760 280L830 410Q790 290 800 216Q810 184 834 190Q854 198 858 240L884 396Q880 300 900 250Q914 226 934 240Q948 254 944 300L946 400Q1040 420 1240 400Z',
        mood.skin[0],
      ),
    )
    add(scene, fill('M1240 600V380L1120 396V560Z', mood.cork))
    for (const d of ['M800 452L830 410M884 396l-26 12M946 400l-40 12'])
      add(scene, line(d, { width: 6, colour: darker(mood.skin[0], 0.2) }))
  },

  sapling(scene) {
    openLand(scene, { horizon: 320, top: 500 })
    const { mood } = scene
    midOaks(scene, 530, 5, 230)
    add(
      scene,
      ellipse(600, 730, 330, 60, mix(mood.bark, mood.ground, 0.3)),
      ellipse(600, 716, 240, 36, mix(mood.bark, mood.cork, 0.3)),
    )
    add(scene, line('M600 716Q590 600 604 470', { width: 12, colour: mix(mood.bark, mood.leaf, 0.3) }))
    for (const [x, y, r, s] of [
      [600, 640, -50, 0.9],
      [598, 600, 130, 0.95],
      [596, 560, -40, 1.05],
      [600, 530, 140, 0.95],
      [604, 470, -80, 1.1],
    ] as const)
      add(scene, `<g transform="translate(${x} ${y}) rotate(${r}) scale(${s})">${leafShape(scene)}</g>`)
    add(
      scene,
      line('M700 720V520', { width: 9, colour: mix(mood.accent, mood.bark, 0.4) }),
      `<g transform="rotate(6 720 560)">${rect(690, 520, 110, 62, mood.paper, 6)}${line('M706 542h76M706 560h52', { width: 5, colour: mood.bark })}</g>`,
    )
    add(
      scene,
      person(scene, 300, 740, 2.6, { sitting: true, arms: [64, 50], hat: 'straw', shirt: mood.accent }),
    )
  },

  planting(scene) {
    openLand(scene, { horizon: 360, top: 540 })
    const { mood } = scene
    for (const [x, y] of [
      [240, 640],
      [520, 620],
      [820, 640],
      [380, 740],
      [700, 750],
      [1000, 730],
    ] as const) {
      add(
        scene,
        ellipse(x, y, 60, 12, mix(mood.bark, mood.ground, 0.3)),
        line(`M${x} ${y}v-60`, { width: 6, colour: mood.bark }),
        bush(scene, x, y - 46, 30),
      )
    }
    for (const [x, y, o] of [
      [170, 650, 0],
      [450, 640, 1],
      [760, 660, 2],
      [310, 752, 3],
      [900, 750, 4],
      [620, 764, 5],
    ] as const)
      add(
        scene,
        person(scene, x, y, o > 2 ? 1.7 : 1.45, {
          child: true,
          hat: (['cap', 'straw', 'scarf'] as const)[o % 3],
          arms: [60, 40],
          flip: o % 2 === 1,
        }),
      )
    add(scene, person(scene, 1080, 720, 1.8, { skirt: true, shirt: mood.water, arms: [80, 20], flip: true }))
  },

  'path-sea'(scene) {
    sky(scene)
    water(scene, 380, 500)
    backHills({ ...scene, relief: 'soft' }, { horizon: 470, layers: 2 })
    ground(scene, { top: 560 })
    path(scene, 640, 560, 560, 320)
    pines(scene, 590, 3, 260)
    add(
      scene,
      person(scene, 650, 680, 1.5, { walking: true, hat: 'straw' }),
      person(scene, 570, 700, 1.5, { walking: true, child: true }),
    )
    edgeBushes(scene, scene.mood.accent)
  },
}

export function forestWater(scene: Scene): void {
  openLand(scene, { horizon: 300, top: 450 })
  midOaks(scene, 500, 6, 280)
  const { mood, random } = scene
  add(
    scene,
    fill('M560 480Q700 560 520 640T480 820H900Q760 720 820 640T660 480Z', mix(mood.water, mood.skyLow, 0.2)),
    fill('M590 500Q710 570 590 650T600 820H740Q690 720 730 640T640 500Z', mix(mood.water, mood.skyLow, 0.5)),
  )
  for (let i = 0; i < 9; i++)
    add(
      scene,
      rock(
        scene,
        random.chance(0.5) ? random.between(380, 560) : random.between(780, 960),
        random.between(560, 790),
        random.between(70, 160),
        random.between(40, 90),
        mix(mood.stone, mood.leaf, random.between(0, 0.35)),
      ),
    )
  add(scene, reeds(scene, 300, 760, 150), reeds(scene, 1010, 770, 130))
}

const waterWoman = (x: number, y: number, s: number, colour: string) =>
  `<g transform="translate(${x} ${y}) scale(${s})" opacity=".94">${fill('M-10 -76Q-26 -30 -34 0Q0 10 34 0Q24 -36 10 -76Z', colour)}${circle(0, -88, 11, colour)}${fill('M-11 -92Q-24 -60 -14 -40Q-10 -70 0 -80Q12 -70 16 -44Q22 -70 11 -94Q0 -106 -11 -92Z', '#6d7fb0')}${line('M-8 -70Q-40 -90 -30 -120M8 -70Q44 -84 44 -116', { width: 7, colour })}</g>`

export function leafShape(scene: Scene): string {
  const { mood } = scene
  return (
    fill('M0 0Q20 -40 60 -46Q110 -50 150 -6Q110 40 60 40Q20 34 0 0Z', mood.leaf) +
    fill('M0 0Q20 -40 60 -46Q110 -50 150 -6Z', mood.leafLight) +
    line('M0 0Q70 -4 146 -6M40 -2l20 -28M70 -4l22 -26M50 0l22 26M84 -4l20 22', {
      width: 4,
      colour: mood.leafDark,
    })
  )
}

export function acorn(scene: Scene, x: number, y: number, s: number): string {
  const { mood } = scene
  const nut = mix(mood.accent, mood.bark, 0.35)
  return `<g transform="translate(${x} ${y}) scale(${s})">${line('M0 -64Q4 -90 -10 -100', { width: 7, colour: mood.bark })}${fill('M-34 -30Q-34 50 0 74Q34 50 34 -30Z', nut)}${fill('M-12 -30Q-20 30 -4 60Q-28 40 -30 -30Z', lighter(nut, 0.35))}${fill('M-42 -26Q-44 -66 0 -68Q44 -66 42 -26Q0 -14 -42 -26Z', mix(mood.bark, mood.stone, 0.3))}${line('M-30 -34l10 -20M-10 -30l10 -28M12 -30l8 -26M30 -34l2 -18', { width: 4, colour: darker(mood.bark, 0.3) })}</g>`
}

export { birds }
