import { darker, mix } from '../colour.ts'
import { tufts } from '../land/land.ts'
import { openCountry } from '../land/open-country.ts'
import { corkOak } from '../land/trees.ts'
import { posed } from '../people/people.ts'
import { STOOPING, STRIDING, STRIKING, WALKING } from '../people/poses.ts'
import { corkPile, mule, peelingAxe, plank, slabStack } from '../props/saca.ts'
import { nearTrunk, overhead } from '../props/trunk.ts'
import { add, type Scene } from '../scene.ts'
import { midOaks } from '../settings.ts'
import { fill, line } from '../shape.ts'

/** Somebody who strikes a trunk to the right. */
export const striker = (scene: Scene, x: number, y: number, s: number, look: Parameters<typeof posed>[5]) =>
  posed(scene, x, y, s, STRIKING, { ...look, held: { before: peelingAxe(scene, [20, -66], -30, 40) } })

/** A mule takes the planks down to the track. */
export function loadedMule(scene: Scene): void {
  const { mood } = scene
  openCountry(scene, 350, 500)
  add(
    scene,
    corkOak(scene, 1010, 600, 440, { stripped: 0.92 }),
    corkOak(scene, 300, 620, 520, { stripped: 0.92, lean: -0.03 }),
  )
  add(scene, striker(scene, 880, 620, 1.7, { hat: 'straw', shirt: mood.water }))
  add(scene, mule(scene, 520, 770, 2.5))
  add(scene, corkPile(scene, 120, 810, 380, 4))
  add(scene, line('M810 440Q850 530 930 560', { width: 7, colour: mood.wall }))
  add(
    scene,
    posed(
      scene,
      960,
      786,
      4,
      {
        ...WALKING,
        hands: [
          [-9, -56],
          [18, -56],
        ],
      },
      { hat: 'straw', shirt: mood.paper, trousers: mix(mood.ink, mood.bark, 0.5) },
    ),
  )
}

/** Early in the day the crew goes up, axes on their shoulders. */
export function onTheWay(scene: Scene): void {
  const { mood } = scene
  openCountry(scene, 390, 540)
  midOaks(scene, 560, 4, 260, 20, 900)
  add(scene, fill('M-20 720Q400 640 760 690T1220 640V820H-20Z', mix(mood.ground, mood.near, 0.3)))
  for (const [x, y, s, hat, shirt] of [
    [830, 716, 2.7, 'cap', mood.wall],
    [650, 736, 3, 'straw', mood.water],
    [440, 756, 3.4, 'beret', mood.cork],
    [190, 786, 3.9, 'straw', mood.paper],
  ] as const)
    add(
      scene,
      posed(
        scene,
        x,
        y,
        s,
        {
          ...(x === 440 || x === 830 ? STRIDING : WALKING),
          lean: 8,
          hands: [
            [13, -72],
            [16, -52],
          ],
        },
        { hat, shirt, held: { before: peelingAxe(scene, [15, -71], -158, 42) } },
      ),
    )
  add(scene, nearTrunk(scene, { x: 1090, base: 820, top: -60, half: 118, cut: 210, lean: -50 }))
  add(scene, overhead(scene, 1000, 480, 150))
}

/** What came off the trees is stacked as if building a wall. */
export function wallOfCork(scene: Scene): void {
  const { mood } = scene
  openCountry(scene, 350, 500)
  midOaks(scene, 520, 3, 250, 420, 1180)
  add(scene, corkOak(scene, 1060, 650, 600, { stripped: 0.94 }))
  add(scene, slabStack(scene, 40, 780, 540, 5))
  add(scene, plank(scene, 60, 800, 170, 470, 4))
  const inner = mix(mood.cork, '#e6b27a', 0.42)
  add(
    scene,
    // one brings a plank in his arms
    posed(
      scene,
      850,
      744,
      3.3,
      {
        ...WALKING,
        lean: -4,
        hands: [
          [17, -54],
          [20, -72],
        ],
      },
      {
        flip: true,
        hat: 'straw',
        shirt: mood.paper,
        held: {
          before:
            fill('M8 -88Q16 -92 26 -86L30 -40Q20 -36 9 -40Z', darker(mood.bark, 0.1)) +
            fill('M11 -86Q18 -88 26 -84L29 -42Q20 -39 12 -42Z', inner),
        },
      },
    ),
    // the other pushes the top one into its place
    posed(
      scene,
      640,
      796,
      4,
      {
        ...STOOPING,
        lean: 24,
        hip: [-4, -47],
        nod: 8,
        hands: [
          [25, -60],
          [28, -60],
        ],
      },
      { flip: true, hat: 'beret', shirt: mood.water },
    ),
  )
  tufts(scene, 740, 4)
}
