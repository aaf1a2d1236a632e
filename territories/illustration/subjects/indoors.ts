import { darker, lighter, mix } from '../colour.ts'
import { posed } from '../people/people.ts'
import { SEATED, STANDING } from '../people/poses.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { viewWindow } from '../settings.ts'
import { circle, ellipse, fill, line, rect } from '../shape.ts'

/** People in a room: one tells, one gives advice. */
export const indoors: Record<string, (scene: Scene) => void> = { storyteller, office }

/** A voice in the light of one lamp; those who listen sit in the dark before it. */
function storyteller(scene: Scene): void {
  const { mood } = scene
  const wall = mix(mix(mood.wall, mood.cork, 0.35), mood.shadow, mood.night ? 0.3 : 0.12)
  add(
    scene,
    rect(0, 0, WIDTH, HEIGHT, darker(wall, 0.22)),
    ellipse(720, 330, 620, 480, mix(wall, mood.lamp, 0.25)),
    ellipse(740, 300, 380, 320, mix(wall, mood.lamp, 0.5)),
  )
  viewWindow(scene, 90, 90, 250, 270)
  add(scene, rect(0, 640, WIDTH, 160, darker(mix(mood.cork, mood.bark, 0.5), 0.2)))
  add(
    scene,
    line('M880 -20V92', { width: 6, colour: mood.ink }),
    fill('M790 170L840 92H920L970 170Z', mood.accent),
    ellipse(880, 170, 90, 16, mood.lamp),
    circle(880, 176, 120, mood.lamp, 0.22),
  )
  const wood = mix(mood.bark, mood.accent, 0.25)
  add(scene, line('M742 320V700M742 520H610M622 520V700', { width: 18, colour: wood }))
  add(
    scene,
    posed(
      scene,
      700,
      542,
      5.6,
      {
        ...SEATED,
        lean: 2,
        nod: -4,
        hands: [
          [24, -56],
          [20, -20],
        ],
      },
      {
        flip: true,
        hat: 'scarf',
        shirt: mood.cork,
        skin: mood.skin[1],
        trousers: mix(mood.ink, mood.water, 0.3),
        hair: '#b9aa98',
        dress: { apron: undefined },
      },
    ),
  )
  // those who listen, seen from behind, cut off by the lower edge
  const dark = mix(mood.ink, mood.shadow, 0.3)
  for (const [x, y, s, tone, hat, child] of [
    [120, 1240, 7.6, 0.25, undefined, true],
    [350, 1400, 8.4, 0.5, 'beret', false],
    [960, 1260, 7.6, 0.35, undefined, true],
    [1120, 1390, 8.4, 0.15, 'cap', false],
  ] as const)
    add(
      scene,
      posed(
        scene,
        x,
        child ? y - 40 : y,
        child ? s * 1.2 : s,
        { ...STANDING, nod: -8 },
        {
          flip: x > 600,
          child,
          hat,
          shirt: mix(dark, mood.cork, tone),
          skin: mix(mood.skin[1], dark, 0.3),
          hair: dark,
        },
      ),
    )
}

/** Somebody shows on the wall map where the way goes. */
function office(scene: Scene): void {
  const { mood, side } = scene
  const wall = mix(mood.wall, mood.accent, 0.14)
  add(
    scene,
    rect(0, 0, WIDTH, HEIGHT, wall),
    fill(side > 0 ? 'M0 0H420L120 800H0Z' : 'M1200 0H780L1080 800H1200Z', darker(wall, 0.07)),
  )
  const paper = lighter(mood.paper, 0.35)
  add(
    scene,
    rect(448, 78, 664, 468, darker(wall, 0.24)),
    rect(440, 66, 664, 468, paper),
    fill('M470 500V330Q560 250 640 300T800 210T1074 120V500Z', mix(mood.leaf, paper, 0.45)),
    fill('M470 500V420Q620 350 720 400T1074 270V500Z', mix(mood.leaf, paper, 0.15)),
    fill('M820 500Q800 440 880 420T1074 360V500Z', mix(mood.water, paper, 0.25)),
    line('M520 460Q600 380 680 360T820 300T960 190', { width: 12, colour: mood.cork }),
  )
  for (const [x, y] of [
    [520, 460],
    [960, 190],
  ] as const)
    add(
      scene,
      fill(
        `M${x} ${y}Q${x - 34} ${y - 46} ${x - 24} ${y - 62}A27 27 0 0 1 ${x + 24} ${y - 62}Q${x + 34} ${y - 46} ${x} ${y}Z`,
        mood.cork,
      ),
      circle(x, y - 66, 11, paper),
    )
  add(
    scene,
    posed(
      scene,
      1010,
      1010,
      7,
      {
        ...STANDING,
        lean: -2,
        nod: -6,
        hands: [
          [24, -92],
          [8, -52],
        ],
      },
      {
        flip: true,
        skirt: true,
        shirt: mood.accent,
        skin: mood.skin[0],
        hair: mix(mood.ink, '#5a3418', 0.5),
      },
    ),
    posed(
      scene,
      230,
      1020,
      7,
      {
        ...STANDING,
        nod: -8,
        hands: [
          [20, -54],
          [24, -58],
        ],
      },
      { hat: 'cap', shirt: mood.water, skin: mood.skin[1], backpack: true },
    ),
  )
  const wood = mix(mood.bark, mood.accent, 0.4)
  add(scene, rect(0, 690, WIDTH, 120, wood), rect(0, 676, WIDTH, 26, lighter(wood, 0.24)))
  add(
    scene,
    fill('M500 676L520 590L600 600L584 676Z', mood.cork),
    fill('M560 676L590 580L676 596L650 676Z', mood.paper),
    fill('M600 640L660 650L654 664L596 652Z', mood.leaf),
    rect(700, 650, 110, 26, mood.water, 4),
    rect(712, 628, 96, 24, mood.paper, 4),
  )
}
