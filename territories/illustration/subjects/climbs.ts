import { darker, lighter, mix } from '../colour.ts'
import { backHills, rock } from '../land/land.ts'
import { openCountry } from '../land/open-country.ts'
import { sky } from '../land/sky.ts'
import { bush, corkOak } from '../land/trees.ts'
import { woods } from '../land/woods.ts'
import { posed } from '../people/people.ts'
import { WALKING } from '../people/poses.ts'
import { overhead } from '../props/trunk.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { fill, line, polygon, rect, smooth } from '../shape.ts'

/** Ways up. */
export const climbs: Record<string, (scene: Scene) => void> = {
  'steep-path': (scene) => viewOf(scene, [upTheSlope, stoneSteps])(scene),
  'climb-sanctuary': climbSanctuary,
}

/** An old path of rough stones winds up between heather and oaks. */
function stoneSteps(scene: Scene): void {
  const { mood } = scene
  openCountry(scene, 250, 360)
  const bank = mix(mood.ground, mood.leaf, 0.4)
  const heather = mix('#a56b93', mood.cork, 0.2)
  add(scene, fill('M-20 470Q260 400 500 300Q620 250 760 290Q980 380 1220 400V820H-20Z', bank))
  add(scene, corkOak(scene, 390, 400, 300), corkOak(scene, 930, 420, 380))
  add(
    scene,
    fill(
      'M650 290Q560 360 640 430T560 590T300 820H900Q980 660 800 560T760 410T690 290Z',
      mix(mood.path, mood.near, 0.12),
    ),
  )
  for (const [x, y, w, h] of [
    [676, 330, 76, 18],
    [652, 366, 104, 24],
    [694, 408, 124, 30],
    [720, 460, 160, 40],
    [660, 526, 220, 52],
    [720, 606, 290, 66],
    [600, 704, 400, 88],
  ] as const)
    add(scene, step(scene, x, y, w, h))
  add(
    scene,
    fill('M-20 560Q240 520 400 640T330 820H-20Z', darker(bank, 0.16)),
    fill('M1220 500Q1000 500 900 600T940 820H1220Z', darker(bank, 0.16)),
  )
  add(
    scene,
    posed(
      scene,
      700,
      520,
      2.3,
      {
        ...WALKING,
        lean: 15,
        feet: [
          [14, -7],
          [-15, 2],
        ],
      },
      { backpack: true, hat: 'cap', shirt: mood.cork },
    ),
  )
  add(
    scene,
    rock(scene, 420, 790, 190, 110),
    bush(scene, 170, 690, 130, heather),
    bush(scene, 1040, 660, 120, heather),
    bush(scene, 1150, 800, 160),
  )
  add(scene, overhead(scene, scene.side > 0 ? 120 : 1080, 360, 170))
}

/** One flat stone of a path: its face in shade, its top in the light. */
function step({ mood, random }: Scene, x: number, y: number, w: number, h: number): string {
  const tone = mix(mood.stone, mood.wall, 0.22)
  const tip = random.between(-0.1, 0.1) * h
  return (
    fill(
      `M${x - w / 2} ${y + tip}L${x - w * 0.47} ${y + h}Q${x} ${y + h * 1.1} ${x + w * 0.48} ${y + h * 0.92}L${x + w / 2} ${y - tip}Z`,
      darker(tone, 0.34),
    ) +
    fill(
      `M${x - w / 2} ${y + tip}Q${x - w * 0.36} ${y - h * 0.44} ${x - w * 0.06} ${y - h * 0.38}T${x + w / 2} ${y - tip}Q${x + w * 0.1} ${y + h * 0.5} ${x - w / 2} ${y + tip}Z`,
      lighter(tone, 0.1),
    )
  )
}

/** A walker leans into the hill; the land lies below. */
function upTheSlope(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 480, layers: 3 })
  const slope = mix(mood.ground, mood.leaf, 0.35)
  add(scene, fill('M-20 790Q380 720 700 560T1220 250V820H-20Z', slope))
  add(scene, corkOak(scene, 1090, 370, 420, { stripped: 0.9, lean: -0.08 }))
  add(scene, fill('M60 800Q480 720 780 556T1220 330V400Q1000 480 840 600T360 820H60Z', mood.path))
  add(scene, fill('M360 820Q640 740 840 600T1220 400V820Z', darker(slope, 0.2)))
  add(
    scene,
    posed(
      scene,
      590,
      690,
      4.4,
      {
        ...WALKING,
        lean: 20,
        hip: [2, -46],
        hands: [
          [22, -58],
          [-6, -54],
        ],
        feet: [
          [18, -12],
          [-16, 4],
        ],
      },
      {
        backpack: true,
        hat: 'straw',
        shirt: mood.cork,
        held: { before: line('M24 -66L30 0', { width: 1.8, colour: mood.bark }) },
      },
    ),
  )
  add(
    scene,
    rock(scene, 980, 720, 200, 130),
    rock(scene, 820, 780, 130, 80),
    bush(scene, 1140, 800, 130),
    bush(scene, 60, 800, 90),
  )
}

/** Els Àngels: a long white building on its hill, its tower at one end. */
function climbSanctuary(scene: Scene): void {
  const { mood, side } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 520, layers: 2 })
  const slope = (x: number) => 640 - Math.exp(-(((x - 690) / 430) ** 4)) * 330
  add(
    scene,
    fill(
      `${smooth(Array.from({ length: 32 }, (_, i) => [i * 40 - 20, slope(i * 40 - 20)] as const))}L1220 820H-20Z`,
      mix(mood.leaf, mood.ground, 0.3),
    ),
  )
  const white = lighter(mood.wall, 0.4)
  const shade = darker(white, 0.14)
  add(
    scene,
    rect(520, 216, 330, 110, white),
    side > 0 ? rect(520, 216, 120, 110, shade) : rect(730, 216, 120, 110, shade),
    fill(
      polygon([
        [508, 218],
        [536, 176],
        [834, 176],
        [862, 218],
      ]),
      mood.roof,
    ),
    rect(812, 130, 62, 200, side > 0 ? lighter(white, 0.1) : shade),
    fill(
      polygon([
        [804, 132],
        [843, 92],
        [882, 132],
      ]),
      mood.roof,
    ),
    fill('M830 200V176Q843 160 856 176V200Z', mood.ink),
  )
  for (const x of [556, 610, 664, 718, 772]) add(scene, rect(x, 244, 18, 30, mix(mood.ink, mood.water, 0.3)))
  woods(scene, (x) => slope(x) + 24, mood.leaf, 26, 190)
  add(
    scene,
    fill(
      'M250 820Q560 720 480 640T720 520T650 430T700 350L716 352Q680 420 690 440T772 540T590 650T560 820Z',
      mood.path,
    ),
  )
  add(scene, corkOak(scene, 90, 800, 780, { stripped: 0.8, lean: 0.02 }))
  add(
    scene,
    posed(scene, 470, 800, 2.7, { ...WALKING, lean: 12 }, { backpack: true, hat: 'cap', shirt: mood.cork }),
    posed(scene, 600, 742, 2.3, { ...WALKING, lean: 12 }, { hat: 'straw' }),
  )
  add(scene, bush(scene, 1110, 790, 130))
}
