import { darker, lighter, mix } from '../colour.ts'
import { posed } from '../people/people.ts'
import { STANDING } from '../people/poses.ts'
import { bouquet, bride, groom, hanging, oldHat, portal, whiteWall, wine } from '../props/court.ts'
import { add, HEIGHT, type Scene, viewOf, WIDTH } from '../scene.ts'
import { fill, polygon, rect } from '../shape.ts'
import { danceInTheSquare } from './court-dance.ts'

/** The wedding of 1497, as the town plays it every summer. */
export const history: Record<string, (scene: Scene) => void> = {
  'royal-wedding': (scene) => viewOf(scene, [atThePortal, danceInTheSquare, guestsLookOn, theBride])(scene),
}

/** They come out of the church, hand in hand. */
function atThePortal(scene: Scene): void {
  const { mood } = scene
  whiteWall(scene, 680)
  portal(scene, 600, 690, 205)
  hanging(scene, 70, 90, 150, 330, wine(scene))
  hanging(scene, 980, 90, 150, 330, mood.water)
  add(
    scene,
    fill('M430 690H770L920 820H280Z', wine(scene)),
    fill('M460 690H500L380 820H320ZM700 690H740L880 820H820Z', mood.accent),
  )
  add(
    scene,
    posed(
      scene,
      500,
      780,
      5.4,
      {
        ...STANDING,
        hands: [
          [18, -56],
          [9, -52],
        ],
      },
      { shirt: lighter(mood.paper, 0.3), skin: mood.skin[0], dress: bride(scene) },
    ),
    posed(
      scene,
      705,
      780,
      5.7,
      {
        ...STANDING,
        hands: [
          [18, -54],
          [-4, -52],
        ],
      },
      { flip: true, shirt: wine(scene), skin: mood.skin[1], dress: groom(scene) },
    ),
  )
  add(
    scene,
    posed(
      scene,
      110,
      1060,
      6.6,
      {
        ...STANDING,
        hands: [
          [26, -84],
          [20, -70],
        ],
      },
      { shirt: mood.cork, dress: { skirt: 'gown', longHair: true, hat: oldHat(scene, 2) } },
    ),
    posed(
      scene,
      1110,
      1080,
      6.8,
      {
        ...STANDING,
        hands: [
          [24, -88],
          [20, -70],
        ],
      },
      { flip: true, shirt: mix(mood.leaf, mood.ink, 0.3), dress: { hat: oldHat(scene, 1) } },
    ),
  )
}

/** In front those who were invited, behind them what they came to see. */
function guestsLookOn(scene: Scene): void {
  const { mood } = scene
  whiteWall(scene, 560)
  portal(scene, 760, 566, 150)
  add(scene, fill('M670 566H850L960 820H560Z', wine(scene)))
  add(
    scene,
    posed(
      scene,
      700,
      604,
      3.4,
      {
        ...STANDING,
        hands: [
          [17, -56],
          [9, -52],
        ],
      },
      { shirt: lighter(mood.paper, 0.3), dress: bride(scene) },
    ),
    posed(
      scene,
      826,
      604,
      3.55,
      {
        ...STANDING,
        hands: [
          [17, -54],
          [-4, -52],
        ],
      },
      { flip: true, shirt: wine(scene), dress: groom(scene) },
    ),
  )
  hanging(scene, 1010, 70, 130, 290, mood.water)
  for (const [x, y, s, shirt, kind, gown] of [
    [470, 1090, 8, mood.accent, 1, false],
    [280, 1180, 9.6, mix(mood.leaf, mood.ink, 0.25), 0, false],
    [70, 1170, 9.2, mood.cork, 2, true],
  ] as const)
    add(
      scene,
      posed(
        scene,
        x,
        y,
        s,
        { ...STANDING, lean: 4 },
        {
          shirt,
          dress: {
            hat: oldHat(scene, kind),
            longHair: gown,
            skirt: gown ? 'gown' : undefined,
            beard: kind === 0,
          },
        },
      ),
    )
  add(
    scene,
    posed(
      scene,
      1120,
      1170,
      9,
      { ...STANDING, lean: 3 },
      {
        flip: true,
        shirt: mix(mood.water, mood.ink, 0.3),
        dress: { hat: oldHat(scene, 0), longHair: true, skirt: 'gown' },
      },
    ),
  )
}

/** She alone, as on the ticket: veil, coronet, and the castle's banner behind. */
function theBride(scene: Scene): void {
  const { mood } = scene
  const cloth = wine(scene)
  add(scene, rect(0, 0, WIDTH, HEIGHT, mix(cloth, mood.ink, 0.15)))
  for (const x of [-40, 360, 760])
    add(
      scene,
      fill(
        `M${x} -20Q${x + 60} 400 ${x + 20} 820H${x + 150}Q${x + 200} 400 ${x + 140} -20Z`,
        lighter(cloth, 0.06),
      ),
    )
  add(
    scene,
    fill(
      polygon([
        [880, -20],
        [1220, -20],
        [1220, 820],
        [930, 820],
      ]),
      lighter(mood.wall, 0.2),
    ),
    fill('M1010 820V330Q1020 210 1130 150Q1200 190 1220 240V820Z', mix(mood.stone, mood.wall, 0.25)),
    fill(
      'M1050 820V350Q1060 250 1140 210Q1190 240 1220 290V820Z',
      darker(mix(mood.cork, mood.ink, 0.5), 0.1),
    ),
  )
  add(
    scene,
    posed(
      scene,
      470,
      1690,
      15,
      {
        ...STANDING,
        nod: 4,
        hands: [
          [14, -66],
          [19, -66],
        ],
      },
      {
        shirt: lighter(mood.paper, 0.3),
        skin: mood.skin[0],
        dress: bride(scene),
        held: { before: bouquet(scene) },
      },
    ),
  )
}
