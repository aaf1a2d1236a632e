import { darker, lighter, mix } from '../colour.ts'
import { backHills, sky } from '../land.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { openLand, room, sprigs, table } from '../settings.ts'
import { circle, ellipse, fill, line, polygon, rect } from '../shape.ts'
import { corkOak } from '../trees.ts'
import { acorn } from './nature.ts'
import { basket, bottle, stopper, wineGlass } from './work.ts'

export const tables: Record<string, (scene: Scene) => void> = {
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

  suitcase(scene) {
    openLand(scene, { horizon: 330, top: 480 })
    const { mood } = scene
    const leather = mix(mood.cork, mood.bark, 0.35)
    add(scene, corkOak(scene, 1060, 640, 460), ellipse(560, 720, 430, 50, mood.shadow, 0.35))
    add(
      scene,
      fill(
        polygon([
          [230, 250],
          [890, 250],
          [910, 520],
          [210, 520],
        ]),
        darker(leather, 0.15),
      ),
      fill(
        polygon([
          [256, 272],
          [864, 272],
          [882, 512],
          [238, 512],
        ]),
        mix(mood.paper, mood.accent, 0.3),
      ),
      rect(200, 510, 720, 200, leather, 20),
      rect(226, 520, 668, 60, mix(mood.paper, mood.accent, 0.2), 10),
      rect(300, 510, 40, 200, darker(leather, 0.35)),
      rect(780, 510, 40, 200, darker(leather, 0.35)),
      rect(500, 620, 120, 30, darker(leather, 0.4), 14),
    )
    for (let i = 0; i < 9; i++) stopper(scene, 290 + i * 34, 548, 0.8, (i * 53) % 90)
    add(
      scene,
      `<g transform="rotate(-8 700 400)">${rect(560, 330, 220, 150, mood.paper, 4)}${line('M580 400q40 -40 90 0t90 -20M600 450q60 -40 150 0', { width: 6, colour: mood.leaf })}${circle(690, 396, 10, mood.cork)}</g>`,
    )
    add(
      scene,
      ellipse(760, 520, 120, 26, mix(mood.accent, mood.wall, 0.4)),
      fill('M690 516Q690 440 760 440Q830 440 830 516Z', mix(mood.accent, mood.wall, 0.5)),
      line('M692 508H828', { width: 14, colour: mood.cork }),
    )
    add(scene, acorn(scene, 380, 470, 0.7))
  },

  thermos(scene) {
    openLand(scene, { horizon: 340, top: 500 })
    const { mood } = scene
    const wood = mix(mood.bark, mood.cork, 0.3)
    add(
      scene,
      ellipse(600, 780, 360, 40, mood.shadow, 0.35),
      fill('M330 560Q300 760 260 790H940Q900 760 870 560Z', darker(wood, 0.2)),
      ellipse(600, 560, 270, 76, mix(mood.accent, mood.wall, 0.5)),
    )
    for (const r of [220, 170, 120, 70])
      add(
        scene,
        `<ellipse cx="600" cy="560" rx="${r}" ry="${r * 0.28}" fill="none" stroke="${wood}" stroke-width="4"/>`,
      )
    add(
      scene,
      rect(470, 260, 120, 290, mood.leaf, 24),
      rect(470, 330, 120, 40, mood.accent),
      rect(484, 210, 92, 60, mood.ink, 14),
      rect(490, 280, 20, 250, lighter(mood.leaf, 0.2), 10),
    )
    cup(scene, 700, 560, 1, mood.cork)
    cup(scene, 800, 590, 0.85, mood.cork)
  },

  'hotel-room'(scene) {
    room(scene, { windowX: 120 })
    const { mood } = scene
    add(
      scene,
      rect(560, 240, 560, 260, mix(mood.cork, mood.bark, 0.4), 26),
      rect(590, 270, 500, 220, mix(mood.cork, mood.bark, 0.2), 20),
    )
    add(
      scene,
      fill(
        polygon([
          [540, 480],
          [1140, 480],
          [1220, 720],
          [460, 720],
        ]),
        mix(mood.paper, '#ffffff', 0.5),
      ),
      fill(
        polygon([
          [510, 570],
          [1170, 570],
          [1220, 720],
          [460, 720],
        ]),
        mood.leaf,
      ),
      rect(460, 716, 760, 60, darker(mood.leaf, 0.3)),
    )
    for (let i = 0; i < 8; i++)
      add(
        scene,
        line(`M${520 + i * 86} 574L${474 + i * 100} 716`, {
          width: 8,
          colour: mix(mood.leaf, mood.accent, 0.5),
        }),
      )
    for (const x of [640, 900])
      add(
        scene,
        rect(x, 410, 170, 96, '#ffffff', 34),
        rect(x + 14, 420, 142, 70, mix(mood.paper, '#ffffff', 0.4), 28),
      )
    add(
      scene,
      rect(380, 560, 120, 180, mood.bark),
      circle(440, 470, 60, mood.lamp, 0.35),
      fill('M400 500l20 -60h40l20 60Z', mood.accent),
      rect(434, 500, 12, 60, mood.ink),
    )
  },

  'inn-room-stone'(scene) {
    tables['hotel-room']?.({
      ...scene,
      mood: { ...scene.mood, leaf: scene.mood.cork, accent: scene.mood.paper },
    })
    basket(scene, 210, 770, 1.1)
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

  'item-mushroom'(scene) {
    item(scene)
    const { mood } = scene
    add(
      scene,
      fill('M520 470Q500 640 470 690Q600 740 730 690Q700 640 680 470Z', mix(mood.wall, '#ffffff', 0.3)),
      fill('M330 480Q340 250 600 240Q860 250 870 480Q600 560 330 480Z', mix(mood.cork, mood.accent, 0.35)),
      fill('M400 440Q430 290 590 280Q460 330 450 450Z', lighter(mood.accent, 0.3)),
      line('M420 506q60 20 100 26M780 506q-60 20 -100 26M600 530v-10', {
        width: 8,
        colour: mix(mood.accent, mood.bark, 0.5),
      }),
    )
  },
  'item-prawn'(scene) {
    item(scene)
    const { mood } = scene
    const red = '#d0503a'
    add(
      scene,
      fill(
        'M840 330Q760 210 580 250Q360 310 350 500Q350 640 470 690Q560 720 600 660Q520 640 500 560Q500 450 620 410Q740 390 800 410Z',
        red,
      ),
    )
    for (let i = 0; i < 6; i++)
      add(
        scene,
        line(
          `M${690 - i * 58} ${258 + i * i * 5}Q${640 - i * 30} ${340 + i * 16} ${700 - i * 34} ${402 + i * 22}`,
          { width: 9, colour: darker(red, 0.25) },
        ),
      )
    add(
      scene,
      fill(
        'M460 690Q400 760 330 740Q360 690 430 660ZM470 700Q470 770 420 790Q400 740 440 690Z',
        darker(red, 0.15),
      ),
      circle(790, 330, 14, mood.ink),
      line('M840 330Q980 300 1040 420M830 350Q940 380 960 520', { width: 7, colour: red }),
      line('M640 420q10 60 -20 90M700 410q20 60 0 100M580 440q0 50 -30 80', {
        width: 8,
        colour: darker(red, 0.2),
      }),
    )
  },
  'item-urchin'(scene) {
    item(scene)
    urchin(scene, 600, 470, 2.2)
  },
  'item-keyring'(scene) {
    item(scene)
    const { mood } = scene
    add(
      scene,
      `<circle cx="600" cy="220" r="70" fill="none" stroke="${mood.stone}" stroke-width="18"/>`,
      line('M600 290V360', { width: 14, colour: mood.stone }),
      acorn(scene, 600, 520, 2.3).replaceAll(
        mix(mood.accent, mood.bark, 0.35),
        mix(mood.cork, mood.accent, 0.5),
      ),
    )
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
  'item-binoculars'(scene) {
    item(scene)
    const { mood } = scene
    for (const x of [430, 640])
      add(
        scene,
        fill(`M${x} 300h130l40 300h-210Z`, mix(mood.ink, mood.leaf, 0.2)),
        rect(x - 6, 260, 142, 60, mood.ink, 16),
        ellipse(x + 65, 600, 105, 34, mix(mood.water, mood.ink, 0.3)),
        ellipse(x + 40, 592, 40, 12, '#ffffff', 0.4),
      )
    add(scene, rect(556, 360, 90, 90, mood.ink), circle(600, 340, 34, mood.accent))
  },
  'item-lantern'(scene) {
    item(scene)
    const { mood } = scene
    add(
      scene,
      circle(600, 450, 260, mood.lamp, 0.4),
      `<path d="M500 250Q600 110 700 250" fill="none" stroke="${mood.ink}" stroke-width="14"/>`,
      rect(490, 246, 220, 50, mood.ink, 14),
      rect(510, 296, 180, 290, mix(mood.lamp, '#ffffff', 0.4), 20),
      fill('M600 380Q650 450 630 510Q600 540 570 510Q550 450 600 380Z', mood.accent),
      line('M510 296V586M690 296V586M600 296V350', { width: 12, colour: mood.ink }),
      rect(480, 586, 240, 60, mood.ink, 14),
    )
  },
  'item-board'(scene) {
    item(scene)
    corkBoard(scene, 600, 480, 330)
    knife(scene, 480, 440)
    const { mood } = scene
    add(
      scene,
      fill('M560 470Q640 380 780 440Q820 500 740 530Q620 540 560 470Z', mix(mood.wall, mood.accent, 0.4)),
    )
  },
  'item-paint'(scene) {
    item(scene)
    const { mood } = scene
    add(
      scene,
      rect(450, 360, 300, 300, mix(mood.stone, '#ffffff', 0.4), 16),
      ellipse(600, 360, 150, 40, mix(mood.stone, '#ffffff', 0.2)),
      ellipse(600, 356, 128, 30, '#ffffff'),
      fill('M450 420q30 120 60 40t60 30 60 -50 60 60 60 -80V370H450Z', '#ffffff'),
      line('M450 380Q600 190 750 380', { width: 10, colour: mood.ink }),
      line('M640 340L820 170', { width: 26, colour: mood.bark }),
    )
  },
  'item-mud'(scene) {
    item(scene)
    const { mood } = scene
    add(
      scene,
      fill('M340 450Q370 690 600 690Q830 690 860 450Z', mix(mood.roof, mood.cork, 0.3)),
      ellipse(600, 450, 260, 70, darker(mood.roof, 0.2)),
      ellipse(600, 448, 230, 54, mix(mood.bark, mood.ground, 0.2)),
      ellipse(540, 440, 60, 16, mix(mood.bark, mood.ground, 0.45)),
    )
  },
  'item-burnt-cork'(scene) {
    item(scene)
    const { mood } = scene
    const cork = mix(mood.cork, mood.accent, 0.55)
    add(
      scene,
      `<g transform="translate(600 500) rotate(24)">${rect(-110, -60, 220, 290, cork, 34)}${fill('M-110 20V-90Q-110 -180 -40 -180H40Q110 -180 110 -90V20Q70 50 40 20T-30 30T-110 20Z', mood.ink)}${ellipse(0, -170, 96, 30, mix(mood.ink, mood.stone, 0.25))}${line('M-60 90h26M20 130h30M-30 180h24M50 70h20', { width: 12, colour: darker(cork, 0.25) })}</g>`,
      line('M620 250q-30 -50 0 -90t0 -80M690 280q-24 -40 0 -76t0 -64', {
        width: 14,
        colour: '#ffffff',
        opacity: 0.8,
      }),
    )
  },
  'item-salt'(scene) {
    item(scene)
    sack(scene, '#ffffff', (x, y) => rect(x - 10, y - 10, 20, 20, '#ffffff', 4))
  },
  'item-coffee-beans'(scene) {
    item(scene)
    const { mood } = scene
    sack(
      scene,
      mix(mood.ink, '#5a2f18', 0.7),
      (x, y) =>
        `<g transform="rotate(${Math.round(x) % 90} ${x.toFixed(0)} ${y.toFixed(0)})">${ellipse(x, y, 26, 17, '#5a2f18')}${line(`M${x - 20} ${y}q20 -10 40 0`, { width: 4, colour: '#2a140a' })}</g>`,
    )
  },
  'item-cork-bale'(scene) {
    item(scene)
    const { mood } = scene
    for (let i = 0; i < 9; i++)
      add(
        scene,
        fill(
          `M350 ${660 - i * 44}q250 -50 500 0v36q-250 -44 -500 0Z`,
          i % 2 ? mood.cork : lighter(mood.cork, 0.22),
        ),
        line(`M350 ${660 - i * 44}q250 -50 500 0`, { width: 9, colour: mood.bark }),
      )
    add(scene, line('M470 270V700M730 270V700', { width: 12, colour: mood.ink }))
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
  'farm-stall'(scene) {
    sky(scene)
    backHills(scene, { horizon: 320, layers: 2 })
    const { mood, random } = scene
    add(scene, rect(0, 560, WIDTH, 240, mood.path))
    for (const x of [110, 1070]) add(scene, rect(x, 220, 22, 480, mood.bark))
    for (let i = 0; i < 10; i++)
      add(
        scene,
        fill(
          polygon([
            [60 + i * 108, 120],
            [168 + i * 108, 120],
            [168 + i * 108, 240],
            [60 + i * 108, 240],
          ]),
          i % 2 ? mood.paper : mood.leaf,
        ),
        ellipse(114 + i * 108, 240, 54, 24, i % 2 ? mood.paper : mood.leaf),
      )
    add(
      scene,
      rect(80, 520, 1040, 50, mood.bark),
      rect(100, 566, 1000, 190, mix(mood.bark, mood.accent, 0.4)),
    )
    basket(scene, 250, 530, 1.1)
    for (const [x, y] of [
      [200, 410],
      [260, 396],
      [310, 412],
    ] as const)
      add(
        scene,
        rect(x - 12, y, 24, 30, mood.paper, 8),
        fill(`M${x - 40} ${y + 6}Q${x} ${y - 54} ${x + 40} ${y + 6}Z`, mix(mood.cork, mood.accent, 0.3)),
      )
    for (let i = 0; i < 4; i++)
      add(
        scene,
        rect(430 + i * 80, 420, 64, 100, mood.accent, 12),
        rect(436 + i * 80, 400, 52, 26, mood.paper, 6),
        rect(440 + i * 80, 456, 44, 34, mood.paper),
      )
    for (const [x, y] of [
      [800, 500],
      [900, 500],
      [850, 440],
      [990, 490],
    ] as const)
      add(
        scene,
        ellipse(x, y, 62, 32, mix(mood.accent, mood.wall, 0.5)),
        ellipse(x, y - 14, 62, 22, lighter(mood.accent, 0.45)),
      )
    for (let i = 0; i < 14; i++)
      add(
        scene,
        circle(
          random.between(140, 1060),
          random.between(640, 740),
          20,
          random.pick([mood.cork, mood.leafLight, mood.accent] as const),
        ),
      )
  },
}

function item(scene: Scene): void {
  const { mood } = scene
  add(
    scene,
    rect(0, 0, WIDTH, HEIGHT, mix(mood.wall, mood.leaf, 0.22)),
    circle(600, 430, 330, mix(mood.paper, '#ffffff', 0.4)),
    ellipse(600, 720, 300, 30, mood.shadow, 0.22),
  )
  sprigs(scene)
}

/** Open sack with its contents spilling out. */
function sack(scene: Scene, inside: string, grain: (x: number, y: number) => string): void {
  const { mood, random } = scene
  const cloth = mix(mood.accent, mood.wall, 0.5)
  add(
    scene,
    fill('M400 700Q340 480 420 330Q600 290 780 330Q860 480 800 700Q600 740 400 700Z', cloth),
    fill('M400 700Q340 480 420 330Q470 316 500 316Q420 480 470 712Z', darker(cloth, 0.12)),
    ellipse(600, 330, 184, 50, lighter(cloth, 0.2)),
    ellipse(600, 330, 156, 38, inside),
  )
  for (let i = 0; i < 34; i++)
    add(
      scene,
      grain(
        i < 20 ? 600 + random.between(-140, 140) : random.between(330, 880),
        i < 20 ? 322 + random.between(-30, 14) : random.between(690, 730),
      ),
    )
}

function plate(scene: Scene, x: number, y: number, r: number): void {
  add(
    scene,
    ellipse(x, y + 16, r * 1.04, r * 0.38, scene.mood.shadow, 0.25),
    ellipse(x, y, r, r * 0.36, '#ffffff'),
    ellipse(x, y - 2, r * 0.78, r * 0.27, mix(scene.mood.paper, scene.mood.stone, 0.2)),
  )
}

function corkBoard(scene: Scene, x: number, y: number, r: number): void {
  const { mood, random } = scene
  add(
    scene,
    ellipse(x, y + r * 0.2, r * 1.1, r * 0.3, mood.shadow, 0.3),
    fill(
      `M${x - r} ${y - r * 0.1}Q${x - r * 0.5} ${y - r * 0.4} ${x + r * 0.2} ${y - r * 0.34}T${x + r} ${y - r * 0.06}Q${x + r * 1.04} ${y + r * 0.24} ${x + r * 0.4} ${y + r * 0.34}T${x - r * 0.8} ${y + r * 0.24}Q${x - r * 1.08} ${y + r * 0.1} ${x - r} ${y - r * 0.1}Z`,
      mood.bark,
    ),
    fill(
      `M${x - r * 0.95} ${y - r * 0.12}Q${x - r * 0.5} ${y - r * 0.38} ${x + r * 0.2} ${y - r * 0.32}T${x + r * 0.95} ${y - r * 0.08}Q${x + r} ${y + r * 0.16} ${x + r * 0.38} ${y + r * 0.25}T${x - r * 0.78} ${y + r * 0.16}Q${x - r} ${y + r * 0.06} ${x - r * 0.95} ${y - r * 0.12}Z`,
      mix(mood.cork, mood.accent, 0.45),
    ),
  )
  for (let i = 0; i < 26; i++)
    add(
      scene,
      ellipse(
        x + random.between(-0.8, 0.8) * r,
        y + random.between(-0.22, 0.16) * r,
        random.between(3, 9),
        random.between(2, 5),
        darker(mood.cork, 0.25),
      ),
    )
}

function tomato(scene: Scene, x: number, y: number, r: number): void {
  add(
    scene,
    circle(x, y, r, '#c8392b'),
    ellipse(x - r * 0.3, y - r * 0.35, r * 0.3, r * 0.2, '#ffffff', 0.4),
    fill(
      `M${x} ${y - r * 0.9}l${r * 0.4} ${-r * 0.2}-${r * 0.2} ${r * 0.4} -${r * 0.2} 0 -${r * 0.2} 0 -${r * 0.2} -${r * 0.4}Z`,
      scene.mood.leaf,
    ),
  )
}

function onion(scene: Scene, x: number, y: number, s: number): void {
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${fill('M0 -70Q14 -40 50 -20Q70 30 0 46Q-70 30 -50 -20Q-14 -40 0 -70Z', '#b98aa0')}${line('M0 -60Q-30 -10 0 42M0 -60Q30 -10 0 42', { width: 4, colour: '#8d5f78' })}</g>`,
  )
}

function bread(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const crust = mix(mood.accent, mood.bark, 0.35)
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${ellipse(0, 50, 130, 22, mood.shadow, 0.3)}${fill('M-130 40Q-140 -60 0 -70Q140 -60 130 40Q60 60 0 58Q-60 60 -130 40Z', crust)}${fill('M-100 10Q-90 -50 0 -56Q-60 -30 -64 20Z', lighter(crust, 0.25))}${line('M-60 -46l30 50M-6 -58l26 56M50 -52l20 50', { width: 10, colour: lighter(crust, 0.4) })}</g>`,
  )
}

function bacon(scene: Scene, x: number, y: number): void {
  for (let i = 0; i < 3; i++)
    add(
      scene,
      fill(
        `M${x + i * 14} ${y + i * 12}q40 -24 80 0t80 0v20q-40 24 -80 0t-80 0Z`,
        i % 2 ? '#d98c7a' : '#b04a3c',
      ),
    )
}

function knife(scene: Scene, x: number, y: number): void {
  add(
    scene,
    fill(`M${x} ${y}l180 -40q20 10 10 30l-186 30Z`, mix(scene.mood.stone, '#ffffff', 0.4)),
    fill(`M${x + 6} ${y + 20}l-110 24q-16 -14 -4 -36l110 -12Z`, scene.mood.bark),
  )
}

function lemon(scene: Scene, x: number, y: number, s: number): void {
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${ellipse(0, 0, 66, 40, '#e9c53a')}${ellipse(0, -4, 56, 32, '#f6e58a')}${line('M0 -4L50 -10M0 -4L-48 4M0 -4L20 24M0 -4L-20 -32M0 -4L24 -30M0 -4L-24 22', { width: 4, colour: '#ffffff' })}</g>`,
  )
}

export function urchin(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const shell = mix(mood.ink, '#5b3a6b', 0.6)
  let spines = ''
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * Math.PI * 2
    spines += line(
      `M${Math.cos(a) * 60} ${Math.sin(a) * 48}L${Math.cos(a) * (104 + (i % 3) * 12)} ${Math.sin(a) * (84 + (i % 3) * 10)}`,
      { width: 8, colour: shell },
    )
  }
  let roe = ''
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 - Math.PI / 2
    roe += `<g transform="rotate(${(a * 180) / Math.PI}) translate(30 0)">${ellipse(0, 0, 22, 10, mood.accent)}</g>`
  }
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${spines}${ellipse(0, 0, 78, 64, shell)}${ellipse(0, -6, 60, 46, darker(shell, 0.4))}${roe}${circle(0, -4, 10, mood.ink)}</g>`,
  )
}

export function cup(scene: Scene, x: number, y: number, s: number, drink: string): void {
  const { mood } = scene
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${ellipse(0, 14, 110, 20, mood.shadow, 0.25)}${ellipse(0, 6, 100, 18, mood.paper)}${fill('M-66 -90Q-64 0 -26 4H26Q64 0 66 -90Z', '#ffffff')}${fill('M30 -80Q54 -40 22 2H26Q64 0 66 -90Z', mix('#ffffff', mood.stone, 0.3))}${ellipse(0, -90, 66, 17, mix('#ffffff', mood.stone, 0.2))}${ellipse(0, -88, 56, 12, drink)}${line('M64 -74q44 -4 38 30t-50 26', { width: 13, colour: '#ffffff' })}${line('M-20 -120q-16 -22 0 -44t0 -44M24 -120q-16 -22 0 -44t0 -44', { width: 8, colour: '#ffffff', opacity: 0.5 })}</g>`,
  )
}

function bootShape(scene: Scene, x: number, y: number, s: number, muddy = false): void {
  const { mood } = scene
  const leather = mix(mood.cork, mood.bark, 0.4)
  const mud = mix(mood.bark, mood.ground, 0.25)
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${ellipse(30, 4, 120, 14, mood.shadow, 0.35)}${fill('M-60 -190H30Q30 -110 60 -84Q140 -70 146 -20H-66Q-50 -110 -60 -190Z', leather)}${fill('M-60 -190H-30Q-34 -90 -40 -20H-66Q-50 -110 -60 -190Z', darker(leather, 0.2))}${rect(-70, -24, 220, 24, mood.ink, 10)}${line('M-8 -170h40M-6 -140h44M0 -112h50M24 -90h44', { width: 7, colour: mood.paper })}${rect(-66, -200, 100, 22, mood.leaf, 10)}${muddy ? fill('M-66 -60Q-20 -80 30 -56T150 -30V0H-70Z', mud) + circle(60, -70, 12, mud) + circle(10, -90, 8, mud) : ''}</g>`,
  )
}
