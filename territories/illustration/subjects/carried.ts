import { darker, lighter, mix } from '../colour.ts'
import { backHills, ground } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { corkOak } from '../land/trees.ts'
import { white } from '../props/stone.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { ellipse, fill, line, type Point, rect } from '../shape.ts'

/** What went over the border in sacks, and two things that leave marks. */
export const carried: Record<string, (scene: Scene) => void> = {
  'item-paint'(scene) {
    const { mood, side } = scene
    const lime = mix(mood.paper, '#ffffff', 0.7)
    const old = mix(mood.wall, mood.bark, 0.34)
    const tin = mix(mood.stone, mood.water, 0.2)
    const wood = mix(mood.bark, mood.accent, 0.3)
    const stone = mix(mood.stone, mood.bark, 0.1)
    add(
      scene,
      rect(0, 0, WIDTH, HEIGHT, old),
      fill('M-20 -20H760L720 120L790 220L700 330L760 440L670 560V680H-20Z', lime),
      fill('M-20 -20H300L340 200L260 420L300 680H-20Z', darker(lime, 0.04)),
      rect(0, 640, WIDTH, 180, darker(stone, 0.18)),
      rect(0, 640, WIDTH, 34, lighter(stone, 0.16)),
      ellipse(600 - side * 90, 752, 320, 26, mood.shadow, 0.4),
      line('M366 330Q380 40 600 36Q824 40 836 330', { width: 14, colour: mix(mood.ink, tin, 0.3) }),
      fill('M350 320L386 740Q600 780 816 740L850 320Z', tin),
      fill(
        side > 0 ? 'M700 372L690 760L816 740L850 320Z' : 'M500 372L510 760L386 740L350 320Z',
        lighter(tin, 0.26),
      ),
      ellipse(600, 320, 250, 66, lighter(tin, 0.4)),
      ellipse(600, 324, 226, 52, lime),
      fill(
        'M352 336Q420 390 520 384Q530 500 556 500T590 390Q640 396 660 388Q664 610 694 610T726 380Q800 366 848 336L846 360Q730 402 600 400T354 366Z',
        lime,
      ),
      '<g transform="translate(770 250) rotate(58)">',
      rect(-330, -22, 250, 44, wood, 20),
      rect(-330, -22, 250, 16, lighter(wood, 0.2), 8),
      rect(-90, -46, 70, 92, tin),
      fill('M-20 -50L96 -64Q120 0 96 64L-20 50Z', mix(wood, mood.wall, 0.5)),
      fill('M30 -56L96 -64Q126 0 96 64L30 56Q44 30 30 10T40 -20Z', lime),
      '</g>',
    )
  },

  'item-mud'(scene) {
    const { mood, side } = scene
    const clay = mix(mood.roof, mood.cork, 0.35)
    const mud = mix(mood.bark, mood.ground, 0.16)
    const wall = white(scene)
    const stone = mix(mood.stone, mood.bark, 0.1)
    add(
      scene,
      rect(0, 0, WIDTH, HEIGHT, wall),
      fill(
        side > 0 ? 'M-20 -20H560L240 660H-20Z' : 'M1220 -20H640L960 660H1220Z',
        mix(wall, mood.shadow, 0.2),
      ),
      rect(0, 610, WIDTH, 210, darker(stone, 0.26)),
      fill('M-20 610H1220V690Q600 660 -20 690Z', lighter(stone, 0.14)),
      rect(330, 680, 10, 130, darker(stone, 0.5)),
      rect(900, 676, 10, 140, darker(stone, 0.5)),
      ellipse(600 - side * 80, 692, 380, 32, mood.shadow, 0.42),
      fill('M190 330Q230 640 440 690Q600 716 760 690Q970 640 1010 330Z', clay),
      fill(
        side > 0
          ? 'M780 400Q760 600 640 704Q700 702 760 690Q970 640 1010 330Z'
          : 'M420 400Q440 600 560 704Q500 702 440 690Q230 640 190 330Z',
        lighter(clay, 0.2),
      ),
      fill('M216 436Q600 560 984 436L974 474Q600 604 226 474Z', darker(clay, 0.24)),
      ellipse(600, 330, 412, 112, lighter(clay, 0.16)),
      ellipse(600, 334, 372, 88, darker(clay, 0.5)),
      ellipse(600, 350, 344, 72, mud),
      fill('M330 356Q420 290 600 300Q470 330 480 362T640 392Q420 420 330 356Z', lighter(mud, 0.18)),
      fill('M560 350Q640 320 720 348T800 350Q740 392 650 376T560 350Z', darker(mud, 0.26)),
      fill('M860 420Q880 470 866 540Q850 580 836 540Q828 480 830 424Z', mud),
    )
  },

  'item-salt'(scene) {
    const { mood } = scene
    const salt = mix('#ffffff', mood.paper, 0.2)
    store(scene)
    sack(scene, 250, 640, 0.9, false)
    sack(scene, 960, 660, 1, false)
    sack(scene, 600, 770, 1.22, true)
    add(
      scene,
      fill('M424 372Q470 250 560 218Q620 190 690 236Q770 290 786 372Q600 424 424 372Z', salt),
      fill('M600 206Q650 210 690 236Q770 290 786 372Q730 390 660 394Q700 290 600 206Z', darker(salt, 0.12)),
      scoop(scene, 720, 262, salt),
    )
  },

  'item-coffee-beans'(scene) {
    const { mood } = scene
    const wood = mix(mood.bark, mood.accent, 0.34)
    const cloth = mix(mood.accent, mood.wall, 0.55)
    const roast = mix('#4a2614', mood.bark, 0.12)
    add(scene, rect(0, 0, WIDTH, HEIGHT, wood))
    for (const y of [160, 430, 700]) add(scene, rect(0, y, WIDTH, 9, darker(wood, 0.26)))
    add(
      scene,
      fill('M-20 40Q220 -40 430 70Q560 150 560 330Q560 560 440 640Q240 740 -20 700Z', mood.shadow, 0.3),
      fill('M-20 0Q220 -80 420 40Q560 130 560 310Q560 540 430 620Q230 710 -20 660Z', cloth),
      fill('M-20 500Q240 560 470 560Q450 604 430 620Q230 710 -20 660Z', darker(cloth, 0.18)),
      line('M60 60Q40 330 70 620M190 20Q170 330 200 640', { width: 26, colour: mood.cork, cap: 'butt' }),
      ellipse(430, 326, 136, 268, darker(cloth, 0.16)),
      ellipse(446, 328, 106, 226, darker(roast, 0.5)),
      fill(
        'M400 330Q440 150 560 190Q760 230 900 330Q1060 420 1130 560Q1180 680 1080 730Q900 780 700 740Q520 720 450 580Q400 470 400 330Z',
        darker(roast, 0.36),
      ),
    )
    for (const [x, y, turn, s] of beans()) add(scene, bean(x, y, turn, s, roast, scene.side))
  },

  'item-cork-bale'(scene) {
    const { side } = scene
    sky(scene, { clouds: 2 })
    backHills(scene, { horizon: 360 })
    ground(scene, { top: 560, grass: 4 })
    add(scene, corkOak(scene, 600 + side * 460, 640, 480))
    bale(scene, 600 - side * 470, 640, 0.62)
    bale(scene, 600, 764, 1.12)
  },
}

/** Planks of cork nested one in the other and tied: the foot at x, y, 660 wide and 520 high for s = 1. */
function bale(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const bark = mix(mood.bark, mood.stone, 0.2)
  const inner = mix(mood.cork, mood.accent, 0.4)
  add(
    scene,
    ellipse(x, y, 360 * s, 26 * s, mood.shadow, 0.42),
    `<g transform="translate(${x} ${y}) scale(${s})">`,
  )
  for (let i = 0; i < 8; i++) {
    const [top, wide] = [-62 - i * 58, 330 - Math.abs(i - 3) * 9 - (i % 2) * 14]
    const skew = ((i * 37) % 21) - 10
    add(
      scene,
      fill(
        `M${-wide + skew} ${top + 62}Q${skew} ${top - 34} ${wide + skew} ${top + 62}L${wide + skew + 8} ${top - 2}Q${skew} ${top - 104} ${-wide + skew - 8} ${top - 2}Z`,
        i % 2 ? darker(bark, 0.14) : bark,
      ),
      fill(
        `M${-wide + skew + 6} ${top + 62}Q${skew} ${top - 34} ${wide + skew - 6} ${top + 62}L${wide + skew - 2} ${top + 36}Q${skew} ${top - 66} ${-wide + skew + 2} ${top + 36}Z`,
        i % 3 ? inner : lighter(inner, 0.2),
      ),
    )
  }
  add(
    scene,
    line('M-176 -512Q-204 -250 -176 -8M180 -512Q204 -250 178 -8', {
      width: 19,
      colour: mix(mood.ink, mood.bark, 0.3),
    }),
    line('M-176 -512Q-204 -250 -176 -8M180 -512Q204 -250 178 -8', {
      width: 7,
      colour: mix(mood.accent, mood.wall, 0.3),
    }),
    '</g>',
  )
}

/** A plain store: boards, a stone floor and the light of a door. */
function store({ mood, side, parts }: Scene): void {
  const wall = mix(mood.wall, mood.bark, 0.36)
  const floor = mix(mood.stone, mood.bark, 0.3)
  parts.push(
    rect(0, 0, WIDTH, HEIGHT, wall),
    fill(side > 0 ? 'M1220 -20H860L300 620H1220Z' : 'M-20 -20H340L900 620H-20Z', lighter(wall, 0.3)),
    rect(0, 90, WIDTH, 60, darker(mood.bark, 0.2)),
    rect(0, 600, WIDTH, 220, darker(floor, 0.1)),
    fill(side > 0 ? 'M300 600H1220V820H100Z' : 'M900 600H-20V820H1100Z', lighter(floor, 0.16)),
  )
}

/** A full sack; its foot at x, y, 420 wide and 420 high for s = 1. An open one has its mouth rolled back. */
function sack(scene: Scene, x: number, y: number, s: number, open: boolean): void {
  const { mood, side } = scene
  const cloth = mix(mood.accent, mood.wall, 0.55)
  const body =
    'M-190 -12Q-240 -60 -216 -160Q-206 -260 -150 -330H150Q200 -270 214 -172Q244 -60 192 -12Q150 14 90 6T-60 10T-190 -12Z'
  const shade =
    side > 0
      ? 'M-190 -12Q-240 -60 -216 -160Q-206 -260 -150 -330H-84Q-150 -200 -120 -90T-110 6Q-160 4 -190 -12Z'
      : 'M192 -12Q244 -60 214 -172Q200 -270 150 -330H84Q150 -200 120 -90T110 6Q150 8 192 -12Z'
  add(
    scene,
    ellipse(x - side * 40 * s, y, 250 * s, 22 * s, mood.shadow, 0.4),
    `<g transform="translate(${x} ${y}) scale(${s})">`,
    fill(body, cloth),
    fill(shade, darker(cloth, 0.18)),
    fill('M-216 -160Q-40 -120 60 -132T213 -164L218 -120Q120 -84 40 -90T-220 -112Z', mood.cork),
    line(
      'M-60 -320Q-40 -270 -50 -220M70 -320Q60 -280 76 -240M-150 -60Q-120 -40 -96 -44M150 -70Q120 -30 60 -34',
      { width: 9, colour: darker(cloth, 0.24) },
    ),
    open
      ? fill(
          'M-170 -316Q-176 -372 -120 -360Q0 -330 120 -360Q176 -372 170 -316Q0 -250 -170 -316Z',
          lighter(cloth, 0.24),
        )
      : fill(
          'M-150 -324Q-60 -350 -34 -380Q-90 -430 -70 -462Q0 -440 66 -466Q96 -430 34 -380Q60 -350 150 -324Q0 -290 -150 -324Z',
          cloth,
        ) + line('M-38 -380Q0 -368 38 -380', { width: 16, colour: mood.bark }),
    '</g>',
  )
}

function scoop({ mood }: Scene, x: number, y: number, heaped: string): string {
  const wood = mix(mood.bark, mood.cork, 0.35)
  return `<g transform="translate(${x} ${y}) rotate(-38)">${rect(60, -20, 230, 40, wood, 20)}${rect(60, -20, 230, 15, lighter(wood, 0.24), 8)}${fill('M-120 -10Q-40 -100 70 -50V50Q-40 90 -120 -10Z', darker(wood, 0.24))}${fill('M-100 -14Q-40 -76 50 -40V10Q-40 20 -100 -14Z', heaped)}</g>`
}

/** Where the beans lie: a dense heap that thins towards the right, always the same. */
function beans(): (readonly [number, number, number, number])[] {
  const rows = [
    [470, 240, 3],
    [455, 330, 4],
    [480, 425, 5],
    [500, 520, 5],
    [560, 615, 5],
    [650, 700, 4],
  ] as const
  const heap = rows.flatMap(([left, y, count], row) =>
    Array.from({ length: count }, (_, i) => {
      const wave = Math.sin((row * 5 + i) * 2.7)
      return [
        left + i * 122 + wave * 16,
        y + i * 16 + Math.cos((row * 3 + i) * 1.9) * 16,
        wave * 90,
        1 + wave * 0.08,
      ] as const
    }),
  )
  const strays: Point[] = [
    [1090, 330],
    [980, 190],
    [1150, 470],
    [330, 750],
  ]
  return [...heap, ...strays.map(([x, y], i) => [x, y, i * 50 - 30, 1] as const)]
}

const bean = (x: number, y: number, turn: number, s: number, roast: string, side: number) =>
  `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${s.toFixed(2)})">${ellipse(0, 0, 74, 50, roast)}${ellipse(side * 8, -14, 56, 28, lighter(roast, 0.16))}${line('M-70 2Q-30 -20 0 2T70 0', { width: 11, colour: darker(roast, 0.56) })}</g>`
