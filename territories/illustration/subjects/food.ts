import { darker, lighter, mix } from '../colour.ts'
import { corkBoard, stopper } from '../props/cork.ts'
import {
  bacon,
  bottle,
  bread,
  cup,
  knife,
  lemon,
  onion,
  plate,
  tomato,
  urchin,
  wineGlass,
} from '../props/table.ts'
import { add, type Scene } from '../scene.ts'
import { openLand, table } from '../settings.ts'
import { circle, ellipse, fill, line, polygon, rect } from '../shape.ts'
import { corkOak } from '../trees.ts'

export const food: Record<string, (scene: Scene) => void> = {
  'cork-breakfast'(scene) {
    table(scene, { y: 400, back: 'land' })
    corkBoard(scene, 600, 600, 420)
    tomato(scene, 420, 560, 60)
    tomato(scene, 500, 610, 50)
    bread(scene, 720, 560, 1.2)
    onion(scene, 560, 540, 1)
    for (let i = 0; i < 9; i++)
      add(
        scene,
        circle(
          640 + (i % 3) * 34,
          620 + Math.floor(i / 3) * 24,
          17,
          mix(scene.mood.leaf, scene.mood.ink, 0.3),
        ),
      )
    bacon(scene, 420, 660)
    wineGlass(scene, 960, 640, 1)
    knife(scene, 250, 700)
  },

  'long-table'(scene) {
    openLand(scene, { horizon: 320, top: 460 })
    const { mood } = scene
    add(scene, corkOak(scene, 140, 700, 640), corkOak(scene, 1080, 690, 600))
    const wood = mix(mood.bark, mood.cork, 0.4)
    add(
      scene,
      fill(
        polygon([
          [470, 480],
          [730, 480],
          [1120, 810],
          [80, 810],
        ]),
        mix(mood.wall, '#ffffff', 0.4),
      ),
      fill(
        polygon([
          [550, 480],
          [650, 480],
          [800, 810],
          [400, 810],
        ]),
        mood.cork,
        0.35,
      ),
      line('M470 480L80 810M730 480L1120 810', { width: 10, colour: wood }),
    )
    corkBoard(scene, 600, 690, 250)
    bread(scene, 560, 664, 0.7)
    tomato(scene, 660, 670, 34)
    for (const [x, y, s] of [
      [450, 640, 0.5],
      [760, 650, 0.5],
      [380, 730, 0.65],
      [850, 740, 0.65],
      [520, 560, 0.34],
      [690, 560, 0.34],
    ] as const)
      wineGlass(scene, x, y, s)
    bottle(scene, 600, 600, 0.5)
    for (let i = 0; i < 10; i++)
      add(
        scene,
        circle(120 + i * 108, 180 + Math.sin((i / 9) * Math.PI) * 90, 14, mood.lamp),
        circle(120 + i * 108, 180 + Math.sin((i / 9) * Math.PI) * 90, 34, mood.lamp, 0.25),
      )
    add(scene, line('M60 150Q600 370 1150 150', { width: 3, colour: mood.ink }))
  },

  'dish-stew'(scene) {
    table(scene, { cloth: true, y: 380 })
    plate(scene, 600, 590, 300)
    const { mood } = scene
    add(scene, ellipse(600, 580, 210, 74, mood.cork))
    for (const [x, y, c] of [
      [520, 560, mood.accent],
      [600, 600, mix(mood.wall, mood.accent, 0.5)],
      [680, 560, mood.accent],
      [560, 610, mood.leaf],
      [650, 610, mix(mood.wall, mood.accent, 0.4)],
      [700, 590, mood.leaf],
      [480, 590, mood.leafLight],
    ] as const)
      add(scene, ellipse(x, y, 38, 20, c))
    add(
      scene,
      line('M520 470q-24 -36 0 -70t0 -70M600 470q-24 -36 0 -70t0 -70M680 470q-24 -36 0 -70t0 -70', {
        width: 12,
        colour: '#ffffff',
        opacity: 0.55,
      }),
    )
    bread(scene, 1000, 560, 1.1)
    wineGlass(scene, 190, 570, 1.1)
    knife(scene, 900, 720)
  },

  'dish-urchins'(scene) {
    table(scene, { y: 440, back: 'sea', cloth: true })
    const { mood } = scene
    add(
      scene,
      ellipse(600, 640, 430, 120, mood.shadow, 0.25),
      ellipse(600, 620, 420, 112, mood.paper),
      ellipse(600, 612, 350, 86, mix(mood.water, mood.paper, 0.75)),
    )
    for (const [x, y] of [
      [400, 590],
      [540, 570],
      [680, 580],
      [800, 606],
      [460, 650],
      [610, 650],
      [740, 660],
    ] as const)
      urchin(scene, x, y, 0.62)
    lemon(scene, 900, 660, 1)
    lemon(scene, 300, 640, 0.9)
    wineGlass(scene, 1060, 600, 1.1, '#e8d79a')
  },

  'dish-migas'(scene) {
    table(scene, { cloth: true, y: 380 })
    const { mood, random } = scene
    const clay = mix(mood.roof, mood.cork, 0.4)
    add(
      scene,
      ellipse(600, 640, 340, 70, mood.shadow, 0.3),
      fill('M280 560Q300 700 600 706Q900 700 920 560Z', clay),
      ellipse(600, 560, 322, 96, darker(clay, 0.2)),
      ellipse(600, 556, 290, 80, mix(mood.accent, mood.wall, 0.45)),
    )
    for (let i = 0; i < 130; i++)
      add(
        scene,
        ellipse(
          600 + random.between(-250, 250),
          552 + random.between(-56, 56),
          random.between(8, 18),
          random.between(6, 11),
          random.pick([
            mix(mood.accent, mood.wall, 0.6),
            mix(mood.accent, mood.bark, 0.25),
            mix(mood.accent, mood.wall, 0.3),
          ] as const),
        ),
      )
    for (const [x, y] of [
      [470, 530],
      [700, 520],
      [600, 580],
      [540, 560],
      [740, 570],
    ] as const)
      add(scene, rect(x, y, 52, 26, '#9c3a2a', 10), rect(x + 12, y, 12, 26, mix('#9c3a2a', mood.wall, 0.6)))
    for (const [x, y] of [
      [430, 580],
      [640, 530],
      [680, 590],
    ] as const)
      add(scene, line(`M${x} ${y}q30 -16 56 6`, { width: 12, colour: '#b5271d' }))
    wineGlass(scene, 1020, 560, 1.1)
    bread(scene, 170, 600, 1)
  },

  'dish-toast'(scene) {
    table(scene, { y: 400 })
    const { mood } = scene
    plate(scene, 520, 600, 300)
    for (const [x, y, r] of [
      [420, 580, -14],
      [620, 590, 12],
    ] as const)
      add(
        scene,
        `<g transform="translate(${x} ${y}) rotate(${r})">${rect(-110, -54, 220, 100, mix(mood.accent, mood.bark, 0.3), 44)}${rect(-98, -50, 196, 80, mix(mood.accent, mood.wall, 0.5), 38)}${fill('M-84 -30Q-40 -50 0 -40T84 -30Q96 0 60 14T-40 18T-84 -30Z', '#8c4a2c')}${circle(-30, -14, 7, mood.leaf)}${circle(30, -20, 6, mood.leaf)}</g>`,
      )
    cup(scene, 980, 620, 1.5, mix(mood.ink, '#5a2f18', 0.6))
    cup(scene, 220, 730, 0.9, mix(mood.ink, '#5a2f18', 0.6))
  },

  'item-coffee'(scene) {
    table(scene, { y: 430, cloth: true })
    cup(scene, 400, 640, 1.5, mix(scene.mood.ink, '#5a2f18', 0.6))
    cup(scene, 800, 640, 1.5, mix(scene.mood.ink, '#5a2f18', 0.6))
    const { mood } = scene
    add(
      scene,
      ellipse(600, 730, 200, 40, mood.shadow, 0.2),
      ellipse(600, 716, 200, 42, mix(mood.accent, mood.bark, 0.25)),
      ellipse(600, 704, 196, 38, mix(mood.accent, mood.wall, 0.4)),
    )
    for (let i = 0; i < 14; i++)
      add(
        scene,
        circle(600 + scene.random.between(-150, 150), 702 + scene.random.between(-22, 22), 6, mood.bark),
      )
  },

  'wine-tasting'(scene) {
    table(scene, { y: 440, back: 'land' })
    bottle(scene, 600, 640, 1.3)
    wineGlass(scene, 380, 680, 1.4)
    wineGlass(scene, 830, 680, 1.4, '#e8d79a')
    for (const [x, y, r] of [
      [250, 740, 60],
      [960, 730, 10],
      [700, 750, 80],
    ] as const)
      stopper(scene, x, y, 1.2, r)
  },

  /** Dried cod before and after the pot: the fish on its board, the stew in its dish. */
  stockfish(scene) {
    table(scene, { y: 390 })
    const { mood } = scene
    const dry = mix(mood.wall, mood.bark, 0.32)
    corkBoard(scene, 360, 600, 320)
    add(
      scene,
      `<g transform="translate(360 590) rotate(-14)">${fill('M-270 6Q-200 -78 -60 -62T170 -26L262 -74L236 4L268 74L170 40Q60 84 -80 74T-270 6Z', dry)}${fill('M-270 6Q-200 -78 -60 -62T170 -26L150 -6Q0 -40 -120 -22T-270 6Z', lighter(dry, 0.2))}${line('M-140 -42Q-112 8 -146 60', { width: 5, colour: darker(dry, 0.3) })}${line('M-100 6Q30 16 160 8M-20 -34l18 30M40 -32l18 28M-20 54l18 -34M40 50l18 -30M92 -22l14 22M92 40l14 -22', { width: 4, colour: darker(dry, 0.24) })}${circle(-206, -14, 8, mood.ink)}</g>`,
    )
    plate(scene, 820, 600, 230)
    add(scene, ellipse(820, 590, 164, 58, mood.cork))
    for (const [x, y, c] of [
      [760, 574, mix(mood.wall, '#ffffff', 0.4)],
      [842, 600, mix(mood.wall, '#ffffff', 0.4)],
      [880, 570, mix(mood.accent, mood.wall, 0.4)],
      [790, 612, mix(mood.accent, mood.wall, 0.4)],
      [820, 566, mood.leaf],
      [910, 602, mood.leafLight],
    ] as const)
      add(scene, ellipse(x, y, 34, 17, c))
    wineGlass(scene, 1090, 600, 1)
    lemon(scene, 600, 730, 0.9)
    knife(scene, 190, 740)
  },
}
