import { darker, lighter, mix } from '../colour.ts'
import { tufts } from '../land.ts'
import { person } from '../people.ts'
import { stopper } from '../props/cork.ts'
import { bootShape } from '../props/festive.ts'
import { acorn, leafShape } from '../props/plants.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { midOaks, openLand, sprigs, table } from '../settings.ts'
import { circle, ellipse, fill, line, rect, smooth } from '../shape.ts'
import { corkOak } from '../trees.ts'

export const closeUp: Record<string, (scene: Scene) => void> = {
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

  'boots-path'(scene) {
    openLand(scene, { horizon: 330, top: 470 })
    const { mood } = scene
    add(scene, fill('M480 480Q560 640 240 820H960Q700 640 640 480Z', mood.path))
    bootShape(scene, 470, 740, 1.35)
    bootShape(scene, 700, 690, 1.2)
    for (const [x, y] of [
      [160, 720],
      [240, 640],
      [1010, 700],
      [930, 620],
      [1090, 760],
    ] as const)
      add(
        scene,
        line(`M${x} ${y}v-70`, { width: 7, colour: mood.bark }),
        ellipse(x - 22, y - 60, 26, 14, mood.leaf),
        ellipse(x + 22, y - 70, 26, 14, mood.leafLight),
        ellipse(x, y - 90, 14, 24, mood.leaf),
      )
  },

  'boot-brush'(scene) {
    openLand(scene, { horizon: 340, top: 500 })
    bootShape(scene, 620, 730, 2.1, true)
    const { mood } = scene
    add(
      scene,
      `<g transform="translate(320 640) rotate(-24)">${rect(-150, -30, 300, 54, mix(mood.bark, mood.cork, 0.5), 22)}${Array.from({ length: 20 }, (_, i) => line(`M${-136 + i * 14} 24v50`, { width: 8, colour: mood.ink })).join('')}</g>`,
    )
    for (let i = 0; i < 18; i++)
      add(
        scene,
        circle(
          scene.random.between(250, 560),
          scene.random.between(690, 780),
          scene.random.between(5, 14),
          mix(mood.bark, mood.ground, 0.2),
        ),
      )
  },

  'no-fire'(scene) {
    openLand(scene, { horizon: 350, top: 530 })
    const { mood } = scene
    for (const [x, h] of [
      [150, 560],
      [400, 440],
      [960, 600],
    ] as const)
      add(scene, corkOak(scene, x, 720, h))
    add(
      scene,
      line('M640 770V430', { width: 26, colour: mood.bark }),
      circle(640, 330, 190, mood.paper),
      fill(
        'M640 210Q720 290 700 360Q740 340 730 310Q770 390 700 440Q640 470 580 430Q520 380 570 310Q590 350 610 340Q590 270 640 210Z',
        mood.accent,
      ),
      fill('M640 330Q680 370 664 410Q640 434 616 408Q606 370 640 330Z', mood.lamp),
      `<circle cx="640" cy="330" r="176" fill="none" stroke="#b3261e" stroke-width="32"/>`,
      line('M516 206L764 454', { width: 32, colour: '#b3261e', cap: 'butt' }),
    )
  },

  'cork-jar'(scene) {
    table(scene, { y: 470 })
    sprigs(scene)
    const { mood, random } = scene
    add(scene, ellipse(600, 720, 190, 28, mood.shadow, 0.35))
    for (let i = 0; i < 44; i++)
      stopper(
        scene,
        random.between(470, 730),
        690 - Math.floor(i / 6) * 52 + random.between(-14, 10),
        1,
        random.between(0, 180),
      )
    add(
      scene,
      fill(
        'M430 250Q420 320 420 380V690Q420 726 460 726H740Q780 726 780 690V380Q780 320 770 250Z',
        '#ffffff',
        0.28,
      ),
      line('M430 250Q420 320 420 380V690Q420 726 460 726H740Q780 726 780 690V380Q780 320 770 250Z', {
        width: 9,
        colour: '#ffffff',
        opacity: 0.85,
      }),
      rect(420, 214, 360, 44, mix(mood.stone, '#ffffff', 0.3), 12),
      line('M456 330V660', { width: 14, colour: '#ffffff', opacity: 0.5 }),
    )
    stopper(scene, 880, 720, 1.3, 80)
    stopper(scene, 300, 730, 1.3, 20)
  },
}
