import { darker, lighter, mix } from '../colour.ts'
import { openCountry } from '../land/open-country.ts'
import { posed } from '../people/people.ts'
import { HOLDING, KNEELING, WALKING } from '../people/poses.ts'
import { corkPile, peelingAxe, plank } from '../props/saca.ts'
import { nearTrunk, overhead } from '../props/trunk.ts'
import { add, closer, type Scene, viewOf } from '../scene.ts'
import { midOaks } from '../settings.ts'
import { ellipse, fill, line } from '../shape.ts'
import { loadedMule, onTheWay, striker, wallOfCork } from './peeling-crew.ts'

/** The cork harvest. */
export const work: Record<string, (scene: Scene) => void> = {
  peelers: (scene) => viewOf(scene, [axeAndPlank, carriedAway])(scene),
  'peeler-solo': (scene) => viewOf(scene, [oneStroke, cleanAxe])(scene),
  'peeling-crew': (scene) => viewOf(scene, [loadedMule, onTheWay, wallOfCork])(scene),
}

/** Somebody who walks with a plank over the shoulder. */
function carrier(scene: Scene, x: number, y: number, s: number, look: Parameters<typeof posed>[5]): string {
  const { mood } = scene
  const inner = mix(mood.cork, '#e6b27a', 0.42)
  const load =
    fill('M-42 -76Q0 -108 42 -90V-72Q0 -88 -42 -56Z', darker(inner, 0.16)) +
    line('M-42 -77Q0 -109 42 -91', { width: 4, colour: mood.bark, cap: 'butt' })
  return posed(
    scene,
    x,
    y,
    s,
    {
      ...WALKING,
      hands: [
        [19, -82],
        [24, -80],
      ],
    },
    { ...look, held: { behind: load } },
  )
}

/** One strikes, the other takes the plank as it comes off. */
function axeAndPlank(scene: Scene): void {
  const { mood } = scene
  openCountry(scene, 370, 520)
  midOaks(scene, 540, 2, 220, 20, 400)
  midOaks(scene, 540, 2, 220, 820, 1180)
  add(
    scene,
    nearTrunk(scene, {
      x: 630,
      base: 770,
      top: -60,
      half: 98,
      cut: 300,
      bare: lighter(mood.cork, 0.08),
      lean: 30,
    }),
  )
  add(scene, overhead(scene, 620, 640, 120))
  add(scene, striker(scene, 322, 772, 4, { hat: 'straw', shirt: mood.paper, dress: { bareArms: true } }))
  add(scene, plank(scene, 820, 776, 150, 430, 5))
  add(
    scene,
    posed(
      scene,
      985,
      786,
      4,
      {
        ...HOLDING,
        hands: [
          [24, -60],
          [27, -82],
        ],
      },
      { flip: true, hat: 'beret', shirt: mood.water },
    ),
  )
  closer(scene, 640, 560, 1.14)
}

/** The tree stands bare, and its bark goes to the pile. */
function carriedAway(scene: Scene): void {
  const { mood } = scene
  openCountry(scene, 380, 520)
  midOaks(scene, 540, 3, 230, 380, 1180)
  add(
    scene,
    nearTrunk(scene, {
      x: 190,
      base: 790,
      top: -60,
      half: 124,
      cut: 200,
      bare: lighter(mood.cork, 0.08),
      lean: -30,
    }),
  )
  add(scene, overhead(scene, 220, 520, 130))
  add(scene, corkPile(scene, 1040, 770, 420, 8))
  add(scene, plank(scene, 384, 790, 130, 380, -14))
  add(scene, carrier(scene, 690, 776, 4, { hat: 'straw', shirt: mood.paper, dress: { bareArms: true } }))
}

/** A ring and a straight line are open in the bark; the next stroke falls. */
function oneStroke(scene: Scene): void {
  const { mood } = scene
  openCountry(scene, 360, 540)
  midOaks(scene, 570, 2, 260, 20, 420)
  add(scene, nearTrunk(scene, { x: 940, base: 860, top: -60, half: 186, lean: 20 }))
  const bare = mix(mood.cork, '#e6b27a', 0.3)
  add(
    scene,
    fill('M752 150Q940 232 1130 150L1130 172Q940 258 752 172Z', darker(bare, 0.1)),
    fill('M850 214Q880 420 838 640Q826 560 830 420Q830 300 838 210Z', bare),
    fill('M850 214Q880 420 838 640Q868 430 842 212Z', darker(bare, 0.4)),
  )
  add(scene, overhead(scene, 980, 480, 110))
  add(
    scene,
    striker(scene, 360, 1010, 7, {
      hat: 'straw',
      shirt: mood.paper,
      skin: mood.skin[1],
      dress: { bareArms: true },
    }),
  )
}

/** Between two trees the blade is wiped clean. */
function cleanAxe(scene: Scene): void {
  const { mood } = scene
  openCountry(scene, 360, 510)
  midOaks(scene, 530, 3, 230, 20, 720)
  add(scene, nearTrunk(scene, { x: 1060, base: 780, top: -60, half: 122, cut: 220, lean: 30 }))
  add(scene, overhead(scene, 940, 520, 130))
  add(
    scene,
    posed(
      scene,
      330,
      770,
      6,
      {
        ...KNEELING,
        nod: 10,
        hands: [
          [20, -37],
          [40, -44],
        ],
      },
      {
        hat: 'straw',
        shirt: mood.paper,
        skin: mood.skin[1],
        dress: { bareArms: true },
        held: {
          before:
            peelingAxe(scene, [12, -35], -14, 52) +
            fill('M38 -50Q46 -56 54 -50L52 -38Q46 -35 40 -39Z', lighter(mood.wall, 0.5)),
        },
      },
    ),
  )
  bucket(scene, 790, 784, 1.15)
}

function bucket(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const zinc = mix(mood.stone, mood.haze, 0.5)
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${ellipse(0, 0, 74, 12, mood.shadow, 0.34)}${fill('M-74 -126L-56 -6Q0 12 56 -6L74 -126Z', zinc)}${fill(scene.side > 0 ? 'M-74 -126L-56 -6Q-38 2 -20 3L-28 -118Z' : 'M74 -126L56 -6Q38 2 20 3L28 -118Z', darker(zinc, 0.2))}${ellipse(0, -126, 74, 20, darker(zinc, 0.36))}${ellipse(0, -122, 62, 14, mix(mood.water, mood.paper, 0.3))}${line('M-72 -128Q0 -236 72 -128', { width: 7, colour: darker(zinc, 0.4) })}</g>`,
  )
}
