import { darker, lighter, mix } from '../colour.ts'
import { rock, tufts } from '../land.ts'
import { person } from '../people.ts'
import { dolmen } from '../props/stone.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { edgeBushes, midOaks, openLand } from '../settings.ts'
import { circle, ellipse, fill, line, polygon, rect, smooth } from '../shape.ts'

export const stones: Record<string, (scene: Scene) => void> = {
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
}
