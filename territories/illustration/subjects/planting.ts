import { darker, lighter, mix } from '../colour.ts'
import { openCountry } from '../land/open-country.ts'
import { corkOak } from '../land/trees.ts'
import { posed } from '../people/people.ts'
import { KNEELING, POINTING, STANDING } from '../people/poses.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { ellipse, fill, line } from '../shape.ts'

/** Young cork oaks go into the ground. */
export const planting: Record<string, (scene: Scene) => void> = {
  planting: (scene) => viewOf(scene, [childAndSapling, hoeAndRow])(scene),
}

function field(scene: Scene): void {
  openCountry(scene, 370, 510)
}

/** A sapling in its heap of turned earth: a thin stem and a few large leaves. */
function sapling(scene: Scene, x: number, y: number, h: number): string {
  const { mood, side } = scene
  const earth = mix(mood.bark, mood.cork, 0.25)
  const leaves = [0.4, 0.58, 0.76, 0.9, 1]
    .map((share, i) => {
      const sign = i % 2 ? -1 : 1
      const size = h * (0.34 - i * 0.03)
      const py = y - h * share
      return fill(
        `M${x} ${py}Q${x + sign * size * 0.3} ${py - size * 0.7} ${x + sign * size} ${py - size * 0.5}Q${x + sign * size * 0.8} ${py + size * 0.1} ${x} ${py}Z`,
        sign === side ? mood.leafLight : mood.leaf,
      )
    })
    .join('')
  return (
    fill(
      `M${x - h * 0.5} ${y + h * 0.06}Q${x - h * 0.3} ${y - h * 0.12} ${x} ${y - h * 0.12}T${x + h * 0.5} ${y + h * 0.06}Q${x} ${y + h * 0.16} ${x - h * 0.5} ${y + h * 0.06}Z`,
      darker(earth, 0.16),
    ) +
    fill(
      `M${x - h * 0.3} ${y}Q${x} ${y - h * 0.14} ${x + h * 0.34} ${y - h * 0.01}Q${x} ${y + h * 0.04} ${x - h * 0.3} ${y}Z`,
      earth,
    ) +
    line(`M${x} ${y - h * 0.08}V${y - h}`, { width: Math.max(4, h * 0.035), colour: mood.bark }) +
    leaves
  )
}

/** A child on its knees, the tree as small as the child. */
function childAndSapling(scene: Scene): void {
  const { mood } = scene
  field(scene)
  add(scene, corkOak(scene, 1060, 570, 420, { stripped: 0.9 }))
  for (const [x, y, h] of [
    [150, 560, 60],
    [330, 570, 64],
    [520, 562, 60],
  ] as const)
    add(scene, sapling(scene, x, y, h))
  add(
    scene,
    posed(scene, 230, 610, 2, POINTING, { skirt: true, shirt: mood.water, flip: false }),
    posed(scene, 420, 606, 1.9, STANDING, { child: true, flip: true, hat: 'cap' }),
    posed(scene, 490, 612, 1.9, STANDING, { child: true, flip: true, shirt: mood.accent }),
  )
  add(
    scene,
    posed(
      scene,
      470,
      780,
      7,
      { ...KNEELING, nod: 12 },
      { child: true, hat: 'straw', shirt: mood.cork, skin: mood.skin[1] },
    ),
  )
  add(scene, sapling(scene, 690, 764, 330))
  add(
    scene,
    posed(
      scene,
      960,
      776,
      6.4,
      {
        ...KNEELING,
        nod: 8,
        hands: [
          [26, -24],
          [30, -22],
        ],
      },
      { child: true, flip: true, shirt: mood.wall, hair: '#6b4423' },
    ),
  )
}

/** The hoe opens the ground; the row goes on behind. */
function hoeAndRow(scene: Scene): void {
  const { mood } = scene
  field(scene)
  for (const [x, y, h] of [
    [1090, 560, 60],
    [1000, 590, 84],
    [880, 640, 124],
  ] as const)
    add(scene, sapling(scene, x, y, h))
  add(
    scene,
    posed(scene, 1010, 690, 2.6, { ...KNEELING, nod: 8 }, { flip: true, hat: 'scarf', shirt: mood.accent }),
  )
  add(scene, corkOak(scene, 120, 620, 520, { stripped: 0.9, lean: -0.04 }))
  const steel = mix(mood.stone, mood.haze, 0.4)
  const hoe =
    line('M8 -66L56 -20', { width: 2.4, colour: mix(mood.bark, mood.accent, 0.4) }) +
    fill('M53 -25L59 -19L54 0L46 -4Z', darker(steel, 0.2)) +
    fill('M54 0L46 -4L47 -8L55 -4Z', lighter(steel, 0.4))
  add(
    scene,
    posed(
      scene,
      370,
      780,
      5.2,
      {
        hip: [-6, -46],
        lean: 34,
        nod: -6,
        hands: [
          [20, -54],
          [34, -41],
        ],
        feet: [
          [-14, 0],
          [14, -1],
        ],
      },
      {
        hat: 'straw',
        shirt: mood.paper,
        skin: mood.skin[1],
        dress: { bareArms: true },
        held: { before: hoe },
      },
    ),
  )
  const earth = mix(mood.bark, mood.cork, 0.25)
  add(
    scene,
    ellipse(690, 786, 150, 22, darker(earth, 0.3)),
    fill('M590 790Q640 740 720 760Q790 740 850 792Z', earth),
  )
  add(scene, sapling(scene, 930, 770, 210))
}
