import { darker, lighter, mix } from '../colour.ts'
import { prawn } from '../props/prawn.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { ellipse, fill, line, rect } from '../shape.ts'

/** What the tables of the coast and the wood give, each where it is found or eaten. */
export const gameThings: Record<string, (scene: Scene) => void> = {
  'item-mushroom'(scene) {
    const { mood } = scene
    add(scene, rect(0, 0, WIDTH, HEIGHT, mix(mood.leaf, mood.skyLow, 0.5)))
    for (const [x, w, tone] of [
      [90, 150, 0.2],
      [420, 74, 0.5],
      [820, 96, 0.42],
      [1090, 190, 0.1],
    ] as const) {
      const bare = mix(mood.cork, mood.skyLow, tone)
      add(
        scene,
        fill(
          `M${x - w * 0.5} -20H${x + w * 0.5}L${x + w * 0.56} 480L${x + w * 0.8} 640H${x - w * 0.8}L${x - w * 0.56} 480Z`,
          darker(bare, 0.2),
        ),
        fill(
          scene.side > 0
            ? `M${x} -20H${x + w * 0.4}L${x + w * 0.46} 480L${x + w * 0.6} 640H${x + w * 0.1}Z`
            : `M${x} -20H${x - w * 0.4}L${x - w * 0.46} 480L${x - w * 0.6} 640H${x - w * 0.1}Z`,
          bare,
        ),
      )
    }
    add(scene, fill('M-20 560Q200 500 420 560T860 540T1220 580V820H-20Z', darker(mood.leaf, 0.16)))
    mushroom(scene, 860, 640, 0.5, 10)
    add(
      scene,
      fill('M-20 660Q140 600 330 640T720 620T1220 650V820H-20Z', mix(mood.leaf, mood.leafLight, 0.35)),
    )
    mushroom(scene, 540, 700, 1.16, -6)
    add(
      scene,
      fill(
        'M-20 740Q120 690 300 720Q420 660 520 700Q640 640 740 706Q900 660 1000 720T1220 710V820H-20Z',
        mood.leafDark,
      ),
      fill(
        'M300 720Q420 660 520 700L500 740Q400 700 300 720ZM740 706Q900 660 1000 720Q900 700 760 736Z',
        mood.leaf,
      ),
      '<g transform="translate(930 700) rotate(-20)">',
      fill('M0 0Q40 -50 110 -44Q170 -30 190 0Q150 36 90 34Q30 30 0 0Z', mix(mood.accent, mood.bark, 0.3)),
      line('M-20 4Q90 -10 186 0', { width: 6, colour: darker(mood.bark, 0.2) }),
      '</g>',
    )
  },

  'item-prawn'(scene) {
    const { mood } = scene
    const cloth = mix(mood.water, mood.paper, 0.35)
    const glaze = mix(mood.paper, '#ffffff', 0.4)
    add(
      scene,
      rect(0, 0, WIDTH, HEIGHT, cloth),
      rect(0, 150, WIDTH, 46, lighter(cloth, 0.3)),
      rect(0, 620, WIDTH, 46, lighter(cloth, 0.3)),
      rect(950, 0, 46, HEIGHT, lighter(cloth, 0.3)),
      ellipse(606, 450, 492, 440, mood.shadow, 0.3),
      ellipse(590, 416, 490, 436, glaze),
      ellipse(590, 416, 456, 404, mix(mood.water, glaze, 0.2)),
      ellipse(590, 416, 436, 386, glaze),
      ellipse(594, 424, 330, 290, darker(glaze, 0.07)),
    )
    lemonWedge(scene, 830, 620)
    prawn(scene, 570, 400)
  },
}

/** A saffron milk cap from below its brim: the foot at x, y; about 480 high for s = 1. */
function mushroom(scene: Scene, x: number, y: number, s: number, turn: number): void {
  const { mood, side } = scene
  const cap = mix(mood.cork, mood.accent, 0.4)
  const flesh = mix(mood.wall, mood.accent, 0.3)
  add(
    scene,
    ellipse(x, y, 190 * s, 30 * s, mood.shadow, 0.4),
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">`,
    fill('M-80 -260Q-56 -100 -96 10Q0 46 96 10Q58 -100 84 -260Z', flesh),
    fill(
      side > 0
        ? 'M-80 -260Q-56 -100 -96 10Q-70 24 -40 28Q-20 -100 -30 -260Z'
        : 'M84 -260Q58 -100 96 10Q70 24 40 28Q24 -100 34 -260Z',
      darker(flesh, 0.16),
    ),
    fill(
      'M-330 -250Q-300 -176 0 -170Q300 -176 330 -250Q180 -296 0 -296T-330 -250Z',
      mix(cap, mood.bark, 0.3),
    ),
    line(
      'M-240 -222L-80 -262M-140 -196L-44 -256M-40 -186L-14 -252M66 -188L26 -254M166 -200L60 -258M260 -226L96 -264',
      {
        width: 9,
        colour: darker(cap, 0.4),
      },
    ),
    fill(
      'M-334 -246Q-346 -400 -160 -450Q-60 -474 0 -436Q90 -474 190 -440Q346 -390 334 -246Q300 -262 240 -264Q120 -284 0 -280T-240 -264Q-300 -262 -334 -246Z',
      cap,
    ),
    fill(
      side > 0
        ? 'M60 -438Q120 -460 190 -440Q346 -390 334 -246Q300 -262 240 -264Q262 -380 60 -438Z'
        : 'M-60 -456Q-110 -460 -160 -450Q-346 -400 -334 -246Q-300 -262 -240 -264Q-270 -380 -60 -456Z',
      lighter(cap, 0.2),
    ),
    fill('M-120 -410Q0 -330 150 -406Q80 -430 0 -404Q-60 -430 -120 -410Z', darker(cap, 0.2)),
    '</g>',
  )
}

function lemonWedge(scene: Scene, x: number, y: number): void {
  const { mood } = scene
  const zest = mix(mood.accent, mood.lamp, 0.5)
  add(
    scene,
    `<g transform="translate(${x} ${y}) rotate(-24)">`,
    fill('M-150 14Q-130 130 0 134Q130 130 150 14Z', mood.shadow, 0.24),
    fill('M-150 0Q-130 116 0 120Q130 116 150 0Q0 24 -150 0Z', zest),
    fill('M-150 0Q0 -44 150 0Q130 66 0 70Q-130 66 -150 0Z', lighter(zest, 0.7)),
    fill(
      'M-118 4Q-70 -20 -16 -20L-6 40Q-84 44 -118 4ZM118 4Q70 -20 16 -20L6 40Q84 44 118 4Z',
      lighter(zest, 0.24),
    ),
    '</g>',
  )
}
