import { darker, lighter, mix } from '../colour.ts'
import { ridge } from '../land/land.ts'
import { openCountry } from '../land/open-country.ts'
import { sky } from '../land/sky.ts'
import { bush } from '../land/trees.ts'
import { posed } from '../people/people.ts'
import { WATCHING } from '../people/poses.ts'
import { nearTrunk, overhead } from '../props/trunk.ts'
import { add, HEIGHT, type Scene, viewOf, WIDTH } from '../scene.ts'
import { midOaks } from '../settings.ts'
import { circle, fill, line, rect } from '../shape.ts'

/** Who looks at birds, and the bird. */
export const birdWatching: Record<string, (scene: Scene) => void> = {
  birdwatch: (scene) => viewOf(scene, [woodpecker, fromTheHide])(scene),
}

/** A green woodpecker on the trunk, a watcher who stays where he is. */
function woodpecker(scene: Scene): void {
  const { mood } = scene
  openCountry(scene, 390, 550)
  midOaks(scene, 570, 3, 240, 420, 840)
  add(
    scene,
    nearTrunk(scene, { x: 1010, base: 850, top: -60, half: 128, cut: 560, lean: 20 }),
    overhead(scene, 960, 560, 120),
  )
  add(scene, `<g transform="translate(838 330) scale(2.5)">${bird(scene)}</g>`)
  const black = mix(mood.ink, mood.bark, 0.2)
  add(
    scene,
    posed(scene, 280, 1050, 7.4, WATCHING, {
      hat: 'straw',
      shirt: mix(mood.leaf, mood.wall, 0.3),
      backpack: true,
      skin: mood.skin[1],
      held: {
        behind:
          fill('M9 -95H21Q23 -95 23 -92V-89Q23 -87 21 -87H9Z', black) +
          fill('M18 -96H24V-86H18Z', darker(black, 0.4)),
      },
    }),
  )
  add(scene, bush(scene, 560, 830, 120))
}

/** Clings to what is on its right, its tail propped below; about 130 units tall. */
function bird({ mood, side }: Scene): string {
  const green = mix(mood.leaf, mood.accent, 0.42)
  const pale = mix(mood.paper, mood.accent, 0.25)
  return (
    fill('M2 44L14 92L6 90L-8 50Z', darker(green, 0.4)) +
    fill('M-6 -34Q8 -54 28 -40Q40 -20 34 14Q30 40 14 58Q-8 56 -16 22Q-22 -10 -6 -34Z', pale) +
    fill('M-4 -34Q4 -44 12 -40Q16 -20 22 -2Q20 36 2 64Q-14 46 -17 20Q-20 -14 -4 -34Z', green) +
    fill('M-14 -4Q2 -14 12 10Q12 40 0 66Q-16 40 -14 -4Z', darker(green, side > 0 ? 0.26 : 0.18)) +
    fill('M-8 -34Q-8 -64 18 -64Q34 -62 36 -46L62 -44L36 -36Q24 -26 8 -28Z', green) +
    fill('M-8 -38Q-10 -66 18 -65Q30 -63 35 -52Q16 -58 -8 -38Z', '#b3392b') +
    fill('M20 -54Q32 -56 36 -46L34 -40Q24 -42 20 -54Z', mood.ink) +
    circle(26, -50, 2.6, mood.paper) +
    line('M24 22L40 18M22 34L38 34', { width: 4, colour: mix(mood.stone, mood.ink, 0.4) })
  )
}

/** Out of the dark of the hide: the pass, and a great vulture over it. */
function fromTheHide(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  ridge({ ...scene, relief: 'crest' }, 470, 150, mix(mood.far, mood.stone, 0.4), 'crest')
  ridge(scene, 560, 60, mix(mood.leaf, mood.ground, 0.35))
  const wing = mix(mood.bark, mood.cork, 0.2)
  const tip = mix(mood.ink, mood.bark, 0.35)
  add(
    scene,
    `<g transform="translate(830 300) scale(0.96) rotate(-7)">${fill('M-8 -12Q-80 -56 -176 -34L-250 -18L-222 -14L-252 2L-218 0L-240 18L-204 12L-216 30Q-140 30 -92 22Q-40 20 -8 18Z', tip)}${fill('M8 -12Q80 -56 176 -34L250 -18L222 -14L252 2L218 0L240 18L204 12L216 30Q140 30 92 22Q40 20 8 18Z', darker(tip, 0.2))}${fill('M-6 -13Q-80 -54 -170 -34Q-110 -16 -60 6Q-30 8 -6 6Z', wing)}${fill('M6 -13Q80 -54 170 -34Q110 -16 60 6Q30 8 6 6Z', darker(wing, 0.14))}${fill('M-16 -14Q0 -24 16 -14L14 30L28 58Q0 66 -28 58L-14 30Z', darker(wing, 0.12))}${fill('M-9 -16Q-8 -36 0 -38T9 -16Q0 -8 -9 -16Z', mix(mood.paper, mood.stone, 0.2))}</g>`,
  )
  const dark = mix(mood.ink, mood.bark, 0.35)
  const frame = 'M150 170H1080V560H150Z'
  add(scene, `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z${frame}" fill="${dark}" fill-rule="evenodd"/>`)
  for (const y of [86, 640, 724]) add(scene, line(`M0 ${y}H1200`, { width: 5, colour: darker(dark, 0.5) }))
  add(
    scene,
    rect(130, 556, 970, 44, mix(mood.bark, mood.accent, 0.25)),
    rect(130, 556, 970, 12, mix(mood.bark, mood.glow, 0.45)),
    line(frame, { width: 14, colour: lighter(dark, 0.12) }),
  )
  const shadow = mix(mood.ink, mood.water, 0.28)
  add(
    scene,
    posed(
      scene,
      330,
      1090,
      8,
      {
        ...WATCHING,
        hands: [
          [12, -90],
          [15, -90],
        ],
      },
      {
        shirt: shadow,
        skin: mix(mood.skin[1], mood.ink, 0.3),
        hair: mood.ink,
        hat: 'cap',
        held: {
          behind:
            fill('M9 -95H21Q23 -95 23 -92V-89Q23 -87 21 -87H9Z', mood.ink) +
            fill('M18 -96H25V-86H18Z', mood.ink),
        },
      },
    ),
  )
}
