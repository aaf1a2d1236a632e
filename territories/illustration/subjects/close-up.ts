import { darker, lighter, mix } from '../colour.ts'
import { backHills, ground } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { corkOak } from '../land/trees.ts'
import { grip } from '../people/hand-poses.ts'
import { boot } from '../props/boots.ts'
import { oakTwig } from '../props/plants.ts'
import { bigStopper } from '../props/stoppers.ts'
import { add, HEIGHT, type Scene, viewOf, WIDTH } from '../scene.ts'
import { circle, ellipse, fill, line, rect } from '../shape.ts'

export const closeUp: Record<string, (scene: Scene) => void> = {
  'boots-path': (scene) => viewOf(scene, [walking, tying])(scene),
  'cork-jar': (scene) => viewOf(scene, [fullJar, lastStopper])(scene),

  /** A muddy boot and the brush that cleans it, in somebody's hand. */
  'boot-brush'(scene) {
    const { mood } = scene
    sky(scene, { clouds: 2 })
    backHills(scene, { horizon: 330 })
    ground(scene, { top: 520, grass: 6 })
    add(scene, corkOak(scene, 130, 620, 420))
    const stone = mix(mood.stone, mood.accent, 0.1)
    const wood = mix(mood.cork, mood.accent, 0.35)
    const mud = mix(mood.bark, mood.ground, 0.3)
    add(
      scene,
      fill('M-20 820V700L120 672L900 664L1040 700L1110 820Z', darker(stone, 0.22)),
      fill('M-20 716L120 672L900 664L1040 700L760 742L200 748Z', lighter(stone, 0.1)),
      boot(scene, 440, 716, 2.1, { muddy: true }),
      fill('M930 690q30 -16 44 6t-24 20q-34 0 -20 -26ZM1010 620q18 -12 28 4t-16 14q-20 0 -12 -18Z', mud),
      '<g transform="translate(800 420) rotate(38)">',
      fill('M-150 30H150L138 104H-138Z', mix(mood.ink, mood.bark, 0.25)),
      line('M-110 40v56M-60 40v60M-10 40v58M40 40v60M90 40v56', {
        width: 10,
        colour: mix(mood.bark, mood.wall, 0.25),
      }),
      fill('M-166 34Q-170 -34 -110 -38H110Q170 -34 166 34Z', wood),
      fill('M-140 -12Q-130 -30 -104 -30H104Q130 -30 140 -12Z', lighter(wood, 0.24)),
      '</g>',
      grip(scene, 830, 388, 1.25, { turn: -146, skin: 1, sleeve: mood.water, flip: true }),
    )
  },

  /** The sign stands among oaks whose trunks are bare. */
  'no-fire'(scene) {
    const { mood, side } = scene
    sky(scene, { clouds: 2 })
    backHills(scene, { horizon: 360 })
    ground(scene, { top: 560, grass: 8 })
    const red = mix('#b3261e', mood.cork, 0.15)
    const [x, y] = [600 + side * 110, 340]
    add(
      scene,
      corkOak(scene, 600 + side * 480, 640, 360),
      corkOak(scene, 600 - side * 430, 850, 960, { lean: side * 0.06, stripped: 0.9 }),
      ellipse(x - side * 30, 772, 90, 14, mood.shadow, 0.36),
      rect(x - 22, 480, 44, 290, mix(mood.bark, mood.ink, 0.2)),
      rect(x + (side > 0 ? 2 : -22), 480, 20, 290, mood.bark),
      circle(x, y, 252, darker(mood.paper, 0.14)),
      circle(x, y - 4, 248, mood.paper),
      fill(
        `M${x - 10} ${y - 168}Q${x + 96} ${y - 70} ${x + 70} ${y - 4}Q${x + 104} ${y - 24} ${x + 102} ${y - 62}Q${x + 156} ${y + 40} ${x + 66} ${y + 112}Q${x} ${y + 146} ${x - 70} ${y + 110}Q${x - 150} ${y + 44} ${x - 82} ${y - 54}Q${x - 66} ${y - 10} ${x - 40} ${y - 16}Q${x - 66} ${y - 100} ${x - 10} ${y - 168}Z`,
        mix(mood.accent, red, 0.3),
      ),
      fill(
        `M${x + 4} ${y - 34}Q${x + 62} ${y + 26} ${x + 40} ${y + 86}Q${x} ${y + 118} ${x - 42} ${y + 84}Q${x - 60} ${y + 30} ${x + 4} ${y - 34}Z`,
        mood.lamp,
      ),
      line(`M${x - 150} ${y - 154}L${x + 150} ${y + 146}`, { width: 42, colour: red, cap: 'butt' }),
      `<circle cx="${x}" cy="${y - 4}" r="214" fill="none" stroke="${red}" stroke-width="42"/>`,
    )
  },
}

/** Two boots stride along the path; young oaks stand beside it, untrodden. */
function walking(scene: Scene): void {
  const { mood } = scene
  const cloth = mix(mood.water, mood.ink, 0.3)
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 330 })
  ground(scene, { top: 500, grass: 6 })
  add(
    scene,
    corkOak(scene, 1050, 620, 460),
    corkOak(scene, 130, 590, 330),
    fill('M-20 640Q500 590 1220 630V780Q600 750 -20 790Z', mood.path),
    fill('M-20 700Q500 670 1220 690V780Q600 750 -20 790Z', mix(mood.path, mood.near, 0.18)),
    boot(scene, 300, 612, 1.3, { leg: darker(cloth, 0.2), lean: -13, turn: 26, shadow: false }),
    ellipse(470, 722, 110, 11, mood.shadow, 0.36),
    boot(scene, 720, 740, 1.44, { leg: cloth, lean: -7 }),
    fill('M-20 830V770Q200 742 420 772T860 778T1220 756V830Z', mix(mood.near, mood.leaf, 0.3)),
    oakTwig(scene, 980, 810, 0.82),
    oakTwig(scene, 60, 830, 1.05),
  )
}

/** A boot on a stone, and the hands that tie it before a long day. */
function tying(scene: Scene): void {
  const { mood } = scene
  const cloth = mix(mood.leaf, mood.bark, 0.4)
  const stone = mix(mood.stone, mood.accent, 0.1)
  const lace = mix(mood.paper, mood.accent, 0.25)
  sky(scene, { clouds: 2, sunX: 1010, sunY: 300 })
  backHills(scene, { horizon: 420 })
  ground(scene, { top: 600, grass: 6 })
  add(
    scene,
    fill('M900 600Q960 680 860 820H1180Q1060 700 930 600Z', mood.path),
    fill('M60 820L120 720L260 690L760 684L880 730L930 820Z', darker(stone, 0.26)),
    fill('M120 720L260 690L760 684L880 730L600 756L220 760Z', lighter(stone, 0.14)),
    boot(scene, 420, 726, 1.9, { leg: cloth, lean: -10 }),
    line('M470 300Q560 250 640 256M464 300Q400 250 330 270', { width: 17, colour: lace }),
    grip(scene, 690, 262, 0.98, { turn: -74, skin: 1, sleeve: mood.cork }),
    grip(scene, 286, 280, 0.98, { turn: 66, skin: 1, sleeve: mood.cork, flip: true }),
  )
}

/** Heaps of stoppers in a jar: rows from the bottom, each lying as it fell. */
function heap(scene: Scene, x: number, bottom: number, half: number, rows: number): string {
  const turns = [64, -72, 18, 84, -38, 96, -12, 52, -80] as const
  let out = ''
  for (let row = 0; row < rows; row++) {
    const count = row % 2 ? 4 : 5
    for (let i = 0; i < count; i++) {
      const spread = (half - 92) * (row % 2 ? 0.84 : 1)
      out += bigStopper(
        scene,
        x - spread + (i / (count - 1)) * spread * 2,
        bottom - 62 - row * 92 + ((i * 37) % 23),
        1.08,
        turns[(row * 4 + i * 2) % 9] ?? 0,
        (row * 5 + i) % 7 === 3,
      )
    }
  }
  return out
}

/** The glass about x: its foot at `bottom`, its rim at `top`. */
function glass(scene: Scene, x: number, top: number, bottom: number, half: number): string {
  const clear = mix('#ffffff', scene.mood.skyLow, 0.3)
  const outline = `M${x - half * 0.82} ${top}V${top + 44}Q${x - half} ${top + 76} ${x - half} ${top + 130}V${bottom - 40}Q${x - half} ${bottom} ${x - half + 44} ${bottom}H${x + half - 44}Q${x + half} ${bottom} ${x + half} ${bottom - 40}V${top + 130}Q${x + half} ${top + 76} ${x + half * 0.82} ${top + 44}V${top}Z`
  return (
    fill(outline, clear, 0.26) +
    line(outline, { width: 9, colour: clear, opacity: 0.8 }) +
    fill(
      `M${x - half * 0.82} ${top + 150}Q${x - half * 0.86} ${bottom - 120} ${x - half * 0.8} ${bottom - 70}H${x - half * 0.62}Q${x - half * 0.7} ${bottom - 160} ${x - half * 0.64} ${top + 150}Z`,
      '#ffffff',
      0.4,
    ) +
    rect(x - half * 0.88, top - 12, half * 1.76, 30, mix(clear, scene.mood.stone, 0.25), 14)
  )
}

/** A full jar on the kitchen table, beside the bottle they came from. */
function fullJar(scene: Scene): void {
  const { mood, side } = scene
  const wall = mix(mood.wall, mood.leaf, 0.22)
  const wood = mix(mood.bark, mood.cork, 0.4)
  const green = mix(mood.leaf, mood.ink, 0.45)
  const x = 600 - side * 70
  const bottleX = 600 + side * 390
  add(
    scene,
    rect(0, 0, WIDTH, HEIGHT, wall),
    fill(side > 0 ? 'M1220 -20L640 -20L180 600H880Z' : 'M-20 -20L560 -20L1020 600H320Z', lighter(wall, 0.24)),
    fill('M-20 600H1220V820H-20Z', wood),
    fill('M-20 600H1220V628H-20Z', lighter(wood, 0.14)),
    fill('M-20 716Q600 700 1220 724V734Q600 712 -20 728Z', darker(wood, 0.24)),
    ellipse(bottleX - side * 40, 744, 170, 22, mood.shadow, 0.36),
    fill(
      `M${bottleX - 112} 750V330Q${bottleX - 112} 250 ${bottleX - 40} 190V-20H${bottleX + 40}V190Q${bottleX + 112} 250 ${bottleX + 112} 330V750Z`,
      green,
    ),
    fill(
      `M${bottleX + side * 44} 740V340Q${bottleX + side * 40} 270 ${bottleX + side * 14} 210V-20H${bottleX + side * 30}V196Q${bottleX + side * 90} 260 ${bottleX + side * 84} 340V740Z`,
      lighter(green, 0.16),
    ),
    rect(bottleX - 112, 440, 224, 190, mood.paper),
    line(`M${bottleX - 60} 500h120M${bottleX - 40} 540h80`, {
      width: 12,
      colour: mix(mood.cork, mood.paper, 0.2),
    }),
    ellipse(x - side * 60, 760, 310, 26, mood.shadow, 0.36),
    heap(scene, x, 750, 270, 6),
    glass(scene, x, 140, 764, 276),
    bigStopper(scene, x - side * 390, 740, 1.15, 84),
  )
}

/** One more goes into the jar at the end of the day. */
function lastStopper(scene: Scene): void {
  const { mood } = scene
  const stone = mix(mood.stone, mood.wall, 0.3)
  sky(scene, { clouds: 2, sunX: 250, sunY: 330 })
  backHills(scene, { horizon: 470 })
  add(
    scene,
    rect(0, 690, WIDTH, 130, darker(stone, 0.14)),
    rect(0, 690, WIDTH, 26, lighter(stone, 0.2)),
    ellipse(540, 776, 330, 26, mood.shadow, 0.36),
    heap(scene, 560, 770, 290, 3),
    bigStopper(scene, 560, 222, 1.25, 14),
    glass(scene, 560, 300, 786, 300),
    grip(scene, 606, 130, 1.2, { turn: 226, skin: 0, sleeve: mood.leaf, flip: true }),
  )
}
