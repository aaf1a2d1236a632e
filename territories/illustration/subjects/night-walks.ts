import { darker, lighter, mix } from '../colour.ts'
import { backHills, ground, path } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { bush, corkOak } from '../land/trees.ts'
import { dim, posed } from '../people/people.ts'
import { STRIDING, WALKING } from '../people/poses.ts'
import { overhead } from '../props/trunk.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { blob, fill, line, rect } from '../shape.ts'

/** Out before the sun, or long after it. */
export const nightWalks: Record<string, (scene: Scene) => void> = {
  'dawn-walk': (scene) => viewOf(scene, [alongTheRidge, firstHour])(scene),
  'moon-walk': moonWalk,
}

/** Four walkers on a bare back, the sun behind them. */
function alongTheRidge(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2, sunX: 500, sunY: 430, sunRadius: 150 })
  backHills(scene, { horizon: 500, layers: 3 })
  const near = darker(mix(mood.near, mood.shadow, 0.35), 0.1)
  add(scene, fill('M-20 720Q260 640 560 670T1220 610V820H-20Z', near))
  for (const [x, y, s, share, cap] of [
    [250, 694, 3.1, 0.3, 'straw'],
    [420, 676, 3, 0.1, undefined],
    [580, 678, 3.2, 0.4, 'cap'],
    [730, 672, 3, 0.2, undefined],
  ] as const)
    add(
      scene,
      posed(scene, x, y, s, share < 0.25 ? STRIDING : WALKING, {
        ...dim(scene, share),
        hat: cap,
        backpack: x !== 420,
      }),
    )
  add(scene, corkOak(scene, 1040, 690, 720, { stripped: 0.9, lean: -0.05 }))
  add(scene, bush(scene, 60, 800, 120))
}

/** The long way round: a wall, a white house, the sierra. */
function firstHour(scene: Scene): void {
  const { mood, random, side } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 340, layers: 3 })
  ground(scene, { top: 520, grass: 6 })
  const white = lighter(mood.wall, 0.3)
  add(
    scene,
    rect(840, 430, 230, 100, white),
    rect(side > 0 ? 840 : 960, 430, 110, 100, darker(white, 0.12)),
    fill('M820 434L860 384H1050L1090 434Z', mood.roof),
    rect(930, 464, 44, 66, mix(mood.stone, mood.wall, 0.3)),
    rect(938, 474, 28, 56, mood.bark),
    rect(1000, 360, 34, 50, white),
  )
  add(scene, corkOak(scene, 740, 560, 260, { stripped: 0.9 }))
  path(scene, 820, 540, 420, 620, 40)
  for (let x = 640; x < 1240; x += 150) {
    const y = 640 + (x - 640) * 0.2
    const stone = mix(mood.stone, mood.wall, random.between(0, 0.3))
    add(
      scene,
      fill(blob(random, x + 70, y + 36, 88, 46, 0.08, 8), darker(stone, 0.24)),
      fill(blob(random, x + 70 + side * 8, y + 24, 74, 32, 0.08, 8), stone),
    )
  }
  add(scene, overhead(scene, 60, 380, 170))
  add(
    scene,
    posed(scene, 560, 760, 4.2, STRIDING, { backpack: true, hat: 'cap', shirt: mood.water }),
    posed(
      scene,
      360,
      820,
      5.4,
      {
        ...WALKING,
        hands: [
          [22, -62],
          [-8, -54],
        ],
      },
      {
        backpack: true,
        hat: 'straw',
        shirt: mood.cork,
        held: { before: line('M23 -72L29 0', { width: 1.8, colour: mood.bark }) },
      },
    ),
  )
}

/** Without torches: an oak, the moon behind it, and those who walk by below. */
function moonWalk(scene: Scene): void {
  sky(scene, { sunX: 330, sunY: 230, sunRadius: 84, clouds: 1 })
  backHills(scene, { horizon: 450, layers: 2 })
  ground(scene, { top: 580, grass: 4 })
  add(scene, corkOak(scene, 820, 700, 760, { stripped: 0.9, lean: -0.08, crown: 1.1 }))
  add(scene, fill('M-20 730Q300 670 640 700T1220 690V820H-20Z', darker(scene.mood.near, 0.2)))
  for (const [x, y, s, share] of [
    [190, 726, 2.8, 0.5],
    [330, 716, 3, 0.2],
    [480, 720, 2.9, 0.35],
    [620, 722, 2.7, 0.1],
  ] as const)
    add(
      scene,
      posed(scene, x, y, s, share < 0.25 ? STRIDING : WALKING, {
        ...dim(scene, share),
        hat: x === 330 ? 'straw' : undefined,
        child: x === 620,
      }),
    )
  add(scene, bush(scene, 1150, 810, 140))
}
