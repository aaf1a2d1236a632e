import { darker, lighter, mix } from '../colour.ts'
import { openCountry } from '../land/open-country.ts'
import { bush, corkOak } from '../land/trees.ts'
import { person, posed } from '../people/people.ts'
import { LOOKING_UP, POINTING, STANDING } from '../people/poses.ts'
import { nearTrunk, overhead } from '../props/trunk.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { midOaks } from '../settings.ts'
import { circle, ellipse, fill, line, rect } from '../shape.ts'

/** Who shows the wood to others, and who looks at it with them. */
export const guests: Record<string, (scene: Scene) => void> = {
  rangers: (scene) => viewOf(scene, [overTheMap, orienteering])(scene),
  guide: (scene) => viewOf(scene, [upIntoTheTree, ringRoundTheOak])(scene),
}

/** Two rangers hold a map between them. */
function overTheMap(scene: Scene): void {
  const { mood } = scene
  openCountry(scene, 390, 540)
  midOaks(scene, 570, 3, 260, 380, 860)
  add(scene, corkOak(scene, 1040, 700, 640, { stripped: 0.9, lean: 0.03 }), bush(scene, 60, 800, 120))
  const shirt = mix(mood.leaf, mood.wall, 0.15)
  const pose = {
    ...STANDING,
    lean: 6,
    nod: 16,
    hands: [
      [21, -56],
      [25, -60],
    ],
  } as const
  add(
    scene,
    posed(scene, 330, 1010, 7, pose, {
      shirt,
      hat: 'cap',
      skin: mood.skin[1],
      trousers: mix(mood.bark, mood.wall, 0.3),
      dress: { bareArms: true },
    }),
    posed(scene, 800, 1016, 6.8, pose, {
      shirt,
      flip: true,
      skirt: true,
      hair: '#6b4423',
      trousers: mix(mood.bark, mood.wall, 0.3),
      dress: { skirt: undefined, bareArms: true },
    }),
  )
  add(scene, map(scene, 566, 610, 1))
  for (const x of [478, 652]) add(scene, ellipse(x, 632, 20, 26, mood.skin[x < 500 ? 1 : 0]))
}

function map({ mood }: Scene, x: number, y: number, s: number): string {
  const paper = lighter(mood.paper, 0.4)
  return `<g transform="translate(${x} ${y}) scale(${s})">${fill('M-100 -84L-34 -66L34 -84L100 -66V92L34 74L-34 92L-100 74Z', paper)}${fill('M-34 -66L34 -84V74L-34 92Z', darker(paper, 0.08))}${fill('M-100 10Q-40 -30 -10 30T100 6V92L34 74L-34 92L-100 74Z', mix(mood.leaf, paper, 0.55))}${line('M-80 40Q-30 -40 20 0T80 -36', { width: 7, colour: mood.cork })}${circle(80, -36, 10, mood.cork)}</g>`
}

/** A control marker hangs from its post; somebody with a compass looks for the next. */
function orienteering(scene: Scene): void {
  const { mood } = scene
  openCountry(scene, 380, 520)
  midOaks(scene, 540, 3, 240, 300, 1180)
  add(
    scene,
    person(scene, 560, 600, 1.6, { walking: true, child: true }),
    person(scene, 500, 596, 1.6, { walking: true, hat: 'cap' }),
  )
  add(
    scene,
    posed(
      scene,
      880,
      900,
      6,
      {
        ...STANDING,
        nod: 14,
        hands: [
          [22, -58],
          [25, -62],
        ],
      },
      {
        flip: true,
        hat: 'cap',
        shirt: mood.water,
        skin: mood.skin[1],
        backpack: true,
        held: { behind: fill('M16 -72L34 -66L31 -54L14 -60Z', lighter(mood.paper, 0.4)) },
      },
    ),
  )
  const wood = mix(mood.bark, mood.accent, 0.3)
  add(
    scene,
    ellipse(250, 806, 110, 16, mood.shadow, 0.34),
    rect(222, 250, 62, 570, wood),
    rect(scene.side > 0 ? 222 : 256, 250, 28, 570, darker(wood, 0.2)),
    fill('M214 256L253 226L292 256Z', darker(wood, 0.3)),
  )
  add(scene, line('M253 300L330 330', { width: 6, colour: mood.ink }))
  const white = lighter(mood.paper, 0.5)
  add(
    scene,
    fill('M250 330H420V500H250Z', white),
    fill('M250 500L420 330V500Z', mood.cork),
    fill('M420 330L470 350V516L420 500Z', darker(white, 0.16)),
    fill('M420 500L470 350V516Z', darker(mood.cork, 0.2)),
  )
  add(scene, bush(scene, 60, 800, 110), overhead(scene, 1060, 460, 110))
}

/** The guide shows where the bark ends; two look up. */
function upIntoTheTree(scene: Scene): void {
  const { mood } = scene
  openCountry(scene, 370, 520)
  midOaks(scene, 540, 2, 230, 360, 760)
  add(
    scene,
    nearTrunk(scene, { x: 1000, base: 800, top: -60, half: 132, cut: 250, lean: 20 }),
    overhead(scene, 900, 600, 140),
  )
  add(
    scene,
    posed(scene, 640, 740, 3.4, LOOKING_UP, { skirt: true, shirt: mood.water, hair: '#b9aa98' }),
    posed(scene, 740, 752, 3.4, LOOKING_UP, { child: true, shirt: mood.cork }),
  )
  add(
    scene,
    posed(
      scene,
      330,
      920,
      6.4,
      {
        ...POINTING,
        hands: [
          [28, -94],
          [7, -50],
        ],
      },
      { hat: 'straw', shirt: mood.accent, backpack: true, skin: mood.skin[1], dress: { bareArms: true } },
    ),
  )
  add(scene, bush(scene, 70, 810, 110))
}

/** Half an hour before dark: they stand round one oak and ask. */
function ringRoundTheOak(scene: Scene): void {
  const { mood } = scene
  openCountry(scene, 400, 560)
  add(scene, corkOak(scene, 600, 690, 720, { stripped: 0.94, lean: 0, crown: 1.16 }))
  add(
    scene,
    posed(
      scene,
      690,
      700,
      2.7,
      {
        ...POINTING,
        hands: [
          [30, -82],
          [-6, -50],
        ],
      },
      { flip: true, hat: 'straw', shirt: mood.accent },
    ),
    posed(scene, 400, 690, 2.4, LOOKING_UP, { shirt: mood.water }),
    posed(scene, 330, 706, 2.4, STANDING, { skirt: true }),
    posed(scene, 860, 700, 2.5, LOOKING_UP, { flip: true }),
    posed(scene, 930, 716, 2.5, STANDING, { flip: true, child: true }),
  )
  add(
    scene,
    posed(scene, 160, 1030, 6, LOOKING_UP, {
      hat: 'cap',
      shirt: mix(mood.ink, mood.water, 0.4),
      backpack: true,
    }),
    posed(scene, 1060, 1010, 5.6, LOOKING_UP, {
      flip: true,
      skirt: true,
      shirt: mix(mood.ink, mood.cork, 0.5),
    }),
  )
}
