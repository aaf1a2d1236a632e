import { darker, lighter, mix } from '../colour.ts'
import { rock, tufts } from '../land/land.ts'
import { openCountry } from '../land/open-country.ts'
import { canopy, corkOak } from '../land/trees.ts'
import { posed } from '../people/people.ts'
import { STANDING } from '../people/poses.ts'
import { overhead } from '../props/trunk.ts'
import { add, closer, type Scene, viewOf } from '../scene.ts'
import { edgeBushes } from '../settings.ts'
import { circle, ellipse, fill, line } from '../shape.ts'

/** El Surolí, half holm oak and half cork oak. */
export const loversTree: Record<string, (scene: Scene) => void> = {
  'lovers-tree': (scene) => viewOf(scene, [treeOnTheHill, theThrow, theFork])(scene),
}

function suroli(scene: Scene, x: number, y: number, h: number): string {
  return corkOak(scene, x, y, h, { stripped: 0, lean: -0.05, crown: 1.1 })
}

/** High up, with the sanctuary's hill behind. */
function treeOnTheHill(scene: Scene): void {
  const { mood } = scene
  openCountry(scene, 430, 590)
  add(scene, fill('M-20 700Q360 560 720 590T1220 640V820H-20Z', mix(mood.ground, mood.leaf, 0.3)))
  add(scene, suroli(scene, 560, 650, 640))
  add(scene, rock(scene, 760, 664, 120, 50), rock(scene, 330, 690, 80, 40))
  add(
    scene,
    posed(scene, 900, 690, 1.5, STANDING, {
      skirt: true,
      flip: true,
      shirt: mood.cork,
      dress: { skirt: 'gown' },
    }),
  )
  edgeBushes(scene)
  closer(scene, 690, 420, 1.22)
}

/** She throws; the tree is in front of her. */
function theThrow(scene: Scene): void {
  const { mood } = scene
  openCountry(scene, 400, 560)
  add(scene, suroli(scene, 860, 700, 700))
  add(
    scene,
    posed(
      scene,
      350,
      790,
      5,
      {
        hip: [-2, -48],
        lean: -8,
        nod: -4,
        hands: [
          [24, -74],
          [-12, -104],
        ],
        feet: [
          [-5, 0],
          [6, -1],
        ],
      },
      {
        shirt: mood.cork,
        hair: mix(mood.ink, '#5a3418', 0.5),
        skirt: true,
        hat: 'scarf',
        dress: { skirt: 'gown', apron: mood.paper },
        held: { behind: circle(-14, -108, 5, mood.stone) },
      },
    ),
  )
  tufts(scene, 730, 5)
}

/** Under it, where the trunk parts: rough cork oak on one side, close-barked holm oak on the other. */
function theFork(scene: Scene): void {
  const { mood, side } = scene
  openCountry(scene, 460, 640)
  const tones = (colour: string) => ({ body: colour, lit: lighter(colour, 0.12), dark: darker(colour, 0.24) })
  const cork = tones(mood.bark)
  const close = tones(mix(mood.bark, mood.stone, 0.34))
  add(
    scene,
    ellipse(600 - side * 60, 806, 420, 34, mood.shadow, 0.3),
    // the half of the holm oak, behind
    fill(
      'M560 840C580 640 610 520 700 420C820 300 980 220 1230 150V290C1040 330 880 400 800 500C730 590 740 720 800 840Z',
      side > 0 ? close.body : close.dark,
    ),
    fill(
      'M676 520C780 390 960 290 1230 226V290C1040 330 880 400 800 500C742 574 736 690 770 800L700 780C660 680 650 590 676 520Z',
      side > 0 ? close.lit : close.body,
    ),
    // the half of the cork oak, before it
    fill(
      'M380 840C450 740 470 620 420 520C350 410 190 310 -30 250V110C220 170 420 270 540 400C600 460 640 520 660 590C690 690 670 770 700 840Z',
      side > 0 ? cork.dark : cork.body,
    ),
    fill(
      side > 0
        ? 'M500 840C560 720 560 600 500 490C420 370 230 250 -30 170V110C220 170 420 270 540 400C600 460 640 520 660 590C690 690 670 770 700 840Z'
        : 'M380 840C450 740 470 620 420 520C350 410 190 310 -30 250V180C200 240 400 350 480 480C540 590 530 720 480 840Z',
      side > 0 ? cork.body : cork.lit,
    ),
    // deep clefts of the cork
    fill(
      'M500 560Q540 640 508 740Q506 640 500 560ZM576 520Q616 600 600 700Q590 600 576 520ZM560 700Q590 760 570 820Q560 760 560 700ZM446 690Q470 740 440 800Q446 740 446 690ZM628 640Q652 700 640 790Q630 700 628 640ZM330 330Q420 390 470 470Q400 410 330 330ZM160 236Q250 260 320 310Q230 280 160 236ZM440 350Q500 400 530 450Q480 410 440 350Z',
      darker(mood.bark, 0.44),
    ),
    line('M724 560Q760 480 850 400M716 660Q720 720 740 780M900 350Q980 300 1080 270', {
      width: 7,
      colour: close.dark,
    }),
  )
  const holm: Scene = {
    ...scene,
    mood: { ...mood, leaf: mix(mood.leaf, mood.haze, 0.25), leafDark: darker(mood.leaf, 0.4) },
  }
  add(
    scene,
    canopy(scene, 140, 90, 400, 170),
    canopy(holm, 1060, 110, 380, 180),
    overhead(scene, 620, 330, 110),
  )
}
