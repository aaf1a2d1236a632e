import { darker, lighter, mix } from '../colour.ts'
import { backHills, ground } from '../land/land.ts'
import { openCountry } from '../land/open-country.ts'
import { sky } from '../land/sky.ts'
import { bush, corkOak } from '../land/trees.ts'
import { posed } from '../people/people.ts'
import { STANDING, STRIDING, WALKING } from '../people/poses.ts'
import { sheep, stag } from '../props/herd.ts'
import { overhead } from '../props/trunk.ts'
import { add, type Scene } from '../scene.ts'
import { midOaks } from '../settings.ts'
import { circle, fill, line, rect } from '../shape.ts'

/** Open pasture and bare tops: who grazes there, what stands there. */
export const meadow: Record<string, (scene: Scene) => void> = {
  stags,
  flock,
  'radar-summit': radarSummit,
}

/** One stag calls, large against the evening; another answers from the hill. */
function stags(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2, sunX: 820, sunY: 400 })
  backHills(scene, { horizon: 430, layers: 2 })
  ground(scene, { top: 540, grass: 4 })
  midOaks(scene, 560, 3, 220, 560, 1180)
  stag(scene, 930, 590, 0.66, true)
  add(
    scene,
    fill('M-20 740Q260 670 560 700T1220 720V820H-20Z', darker(mix(mood.ground, mood.near, 0.5), 0.1)),
  )
  stag(scene, 400, 730, 2.3)
  add(scene, overhead(scene, 1060, 420, 190))
  add(scene, bush(scene, 60, 810, 120))
}

/** Sheep and their shepherd at the edge of the wood. */
function flock(scene: Scene): void {
  const { mood, random } = scene
  openCountry(scene, 370, 510, 8)
  add(
    scene,
    corkOak(scene, 420, 570, 380, { stripped: 0.9 }),
    corkOak(scene, 720, 570, 320, { stripped: 0.86 }),
  )
  for (const [x, y, s, flip] of [
    [560, 596, 1.2, false],
    [700, 610, 1.25, true],
    [880, 600, 1.2, true],
    [460, 672, 1.9, false],
    [760, 690, 2, true],
    [560, 770, 2.9, true],
    [930, 780, 2.8, random.chance(0.5)],
  ] as const)
    sheep(scene, x, y, s, flip)
  add(
    scene,
    posed(
      scene,
      250,
      780,
      5,
      {
        ...STANDING,
        hands: [
          [19, -60],
          [17, -52],
        ],
      },
      {
        hat: 'straw',
        shirt: mood.cork,
        skin: mood.skin[1],
        trousers: mix(mood.bark, mood.wall, 0.2),
        held: { before: line('M22 0L19 -88Q19 -97 26 -96Q30 -93 27 -89', { width: 2.4, colour: mood.bark }) },
      },
    ),
  )
  add(scene, overhead(scene, 60, 360, 130))
}

/** The white dome of the weather radar on its tower, and two who come up to it. */
function radarSummit(scene: Scene): void {
  const { mood, side } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 540, layers: 3 })
  const slope = mix(mood.leaf, mood.ground, 0.45)
  add(scene, fill('M-20 800Q260 690 500 610T800 570Q1000 590 1220 720V820H-20Z', slope))
  add(scene, bush(scene, 1010, 640, 80), bush(scene, 560, 626, 60), bush(scene, 1130, 720, 110))
  const white = mix(mood.paper, '#ffffff', mood.night ? 0 : 0.5)
  const tower = mix(mood.stone, mood.wall, 0.45)
  const shade = (d: string, tone: string, share: number) => fill(d, darker(tone, share))
  add(
    scene,
    rect(716, 330, 148, 250, tower),
    side > 0 ? shade('M716 330H772V580H716Z', tower, 0.18) : shade('M808 330H864V580H808Z', tower, 0.18),
    rect(774, 500, 40, 80, mix(mood.ink, mood.bark, 0.3)),
    rect(690, 316, 200, 24, mix(mood.ink, mood.stone, 0.3)),
    line('M694 316V280H886V316M742 316V280M838 316V280', {
      width: 5,
      colour: mix(mood.ink, mood.stone, 0.3),
    }),
    circle(790, 190, 134, white),
    side > 0
      ? shade('M790 56A134 134 0 0 0 790 324Q700 290 700 190T790 56Z', white, 0.12)
      : shade('M790 56A134 134 0 0 1 790 324Q880 290 880 190T790 56Z', white, 0.12),
    line(
      'M662 150Q790 200 918 150M662 232Q790 290 918 232M790 56V324M722 76Q680 190 724 306M858 76Q900 190 856 306',
      { width: 4, colour: darker(white, 0.2) },
    ),
  )
  add(scene, fill('M640 820Q620 740 720 680T790 578L814 580Q840 660 800 720T860 820Z', mood.path))
  add(scene, fill('M-20 730Q200 690 400 740T700 820H-20Z', darker(slope, 0.2)))
  add(
    scene,
    posed(
      scene,
      360,
      770,
      4.2,
      { ...STRIDING, lean: 13, nod: -14 },
      { backpack: true, hat: 'cap', shirt: mood.cork },
    ),
    posed(
      scene,
      190,
      800,
      4.6,
      { ...WALKING, lean: 13, nod: -8 },
      { backpack: true, shirt: lighter(mood.water, 0.1), skirt: true, dress: { skirt: undefined } },
    ),
  )
  add(scene, bush(scene, 40, 830, 110))
}
