import { darker, lighter, mix } from '../colour.ts'
import { corkBoard, sack, stopper } from '../props/cork.ts'
import { acorn } from '../props/plants.ts'
import { cup, item, knife, urchin } from '../props/table.ts'
import { add, type Scene } from '../scene.ts'
import { openLand } from '../settings.ts'
import { circle, ellipse, fill, line, polygon, rect } from '../shape.ts'
import { corkOak } from '../trees.ts'

export const things: Record<string, (scene: Scene) => void> = {
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
}
