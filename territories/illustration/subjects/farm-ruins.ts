import { darker, lighter, mix } from '../colour.ts'
import { bush, corkOak } from '../land/trees.ts'
import { blocks, granite, rubble } from '../props/arches.ts'
import { ivy } from '../props/ivy.ts'
import { fern, nearBank, overhang } from '../props/riverside.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { openLand } from '../settings.ts'
import { ellipse, fill, line, polygon, rect } from '../shape.ts'
import { woodBehind } from './waters.ts'

export const farmRuins: Record<string, (scene: Scene) => void> = {
  'farm-ruin'(scene) {
    viewOf(scene, [gableOnTheRidge, roofGone])(scene)
  },
  'tile-works'(scene) {
    tileWorks(scene)
  },
}

/** A farmhouse on the ridge: its gable still stands, the sky looks through door and windows. */
function gableOnTheRidge(scene: Scene): void {
  openLand(scene, { horizon: 430, top: 600, clouds: 2, grass: 6 })
  const { mood, side } = scene
  const stone = mix(granite(scene), mood.wall, 0.2)
  const [front, flank] = side < 0 ? [stone, darker(stone, 0.22)] : [darker(stone, 0.16), stone]
  add(
    scene,
    corkOak(scene, 1060, 690, 470, { lean: 0.05 }),
    ellipse(520, 706, 480, 26, mood.shadow, 0.32),
    // long side, fallen in steps
    `<path fill-rule="evenodd" d="M620 700V330L668 350L700 330L760 392L800 380L850 470L930 486L960 560V676ZM720 600V500H790V594Z" fill="${flank}"/>`,
    // gable: arched door, two windows, the attic opening
    `<path fill-rule="evenodd" d="M170 706V360L250 300L330 236L398 190L470 240L540 300L560 290L622 340V706ZM330 706V560Q330 500 396 500T462 560V706ZM226 470V390H288V470ZM504 470V390H566V470ZM366 330V282Q396 258 426 282V330Z" fill="${front}"/>`,
    // thickness of the wall in the openings
    fill(
      'M330 706V560Q330 510 372 502Q350 520 350 566V706ZM226 470V390H240V470ZM504 470V390H518V470Z',
      darker(front, 0.36),
    ),
    // the large wedges of the door
    line('M322 706V560Q322 492 396 492T470 560V706', {
      width: 26,
      colour: lighter(front, mood.night ? 0.04 : 0.2),
      cap: 'butt',
    }),
    line('M190 366L396 206L470 252', { width: 14, colour: darker(front, 0.24), cap: 'butt' }),
    blocks(
      scene,
      [
        [190, 520, 90, 36],
        [500, 560, 90, 38],
        [200, 640, 90, 36],
        [440, 330, 70, 30],
        [520, 640, 80, 34],
        [640, 460, 56, 30],
      ],
      front,
    ),
    bush(scene, 910, 690, 100),
    ivy(scene, 186, 350, 120, 230, -78),
    rubble(
      scene,
      [
        [640, 720, 130, 60],
        [780, 716, 110, 50],
        [470, 730, 100, 44],
      ],
      front,
    ),
  )
  nearBank(scene, 770, 740)
  add(scene, bush(scene, 90, 790, 130), fern(scene, 300, 820, 130), bush(scene, 1130, 820, 120))
}

/** From the path: the roof has fallen, an oak has grown up in the room. */
function roofGone(scene: Scene): void {
  woodBehind(scene, 320, 440)
  const { mood, side } = scene
  const stone = mix(granite(scene), mood.wall, 0.2)
  const [front, flank] = side < 0 ? [stone, darker(stone, 0.22)] : [darker(stone, 0.16), stone]
  add(
    scene,
    fill('M-20 560Q500 520 1220 580V830H-20Z', mix(mood.near, mood.ground, 0.4)),
    fill('M420 640V330L520 300L640 330L760 310V620Z', darker(flank, 0.2)),
    corkOak(scene, 560, 620, 600, { lean: 0.03 }),
    `<path fill-rule="evenodd" d="M230 700V400L280 380L320 420L420 404L470 450L560 440L620 500L700 486L760 540L820 530V690ZM380 700V560H470V698ZM610 620V560H670V620Z" fill="${front}"/>`,
    fill(
      polygon([
        [820, 690],
        [820, 380],
        [870, 340],
        [930, 400],
        [1010, 420],
        [1050, 500],
        [1060, 650],
      ]),
      flank,
    ),
    rect(364, 540, 122, 24, lighter(front, mood.night ? 0.04 : 0.22), 4),
    blocks(
      scene,
      [
        [260, 470, 80, 34],
        [520, 500, 70, 32],
        [270, 610, 80, 36],
        [700, 590, 80, 34],
        [520, 630, 70, 34],
      ],
      front,
    ),
    ivy(scene, 228, 384, 130, 190, 20),
    rubble(
      scene,
      [
        [480, 716, 120, 60],
        [840, 700, 150, 70],
        [620, 716, 90, 40],
      ],
      front,
    ),
    bush(scene, 1080, 690, 110),
  )
  nearBank(scene, 740, 770)
  add(scene, fern(scene, 120, 810, 180), fern(scene, 1060, 825, 140, mix(mood.leaf, mood.leafDark, 0.3)))
  overhang(scene, side > 0 ? 'left' : 'right', 0.8)
}

/** The kiln of the old tile works: its mouth under an arch of brick, tiles in stacks, the wood on top. */
function tileWorks(scene: Scene): void {
  woodBehind(scene, 280, 400)
  const { mood, side } = scene
  const stone = mix(granite(scene), mood.roof, 0.16)
  const brick = mix(mood.roof, mood.wall, 0.2)
  const stack = (x: number, y: number, count: number, rows: number) => {
    let out = ellipse(x + count * 27, y + 4, count * 36, 12, mood.shadow, 0.32)
    for (let row = 0; row < rows; row++)
      for (let i = 0; i < count - row; i++) {
        const [tx, ty] = [x + i * 56 + row * 28, y - row * 66]
        const tone = (i + row) % 3 ? mood.roof : lighter(mood.roof, 0.14)
        out +=
          fill(
            `M${tx} ${ty}V${ty - 44}Q${tx + 28} ${ty - 84} ${tx + 56} ${ty - 44}V${ty}Z`,
            darker(tone, 0.18),
          ) +
          fill(
            `M${tx + 12} ${ty}V${ty - 38}Q${tx + 28} ${ty - 62} ${tx + 44} ${ty - 38}V${ty}Z`,
            darker(tone, 0.5),
          ) +
          line(`M${tx + 5} ${ty}V${ty - 42}Q${tx + 28} ${ty - 76} ${tx + 51} ${ty - 42}V${ty}`, {
            width: 9,
            colour: tone,
            cap: 'butt',
          })
      }
    return out
  }
  add(
    scene,
    corkOak(scene, 980, 470, 450, { lean: 0.05 }),
    fill('M-20 500Q500 470 1220 540V830H-20Z', mix(mood.near, mood.ground, 0.4)),
    corkOak(scene, 330, 300, 380, { lean: -0.05 }),
    // the kiln, square and thick, broken at one corner
    fill('M130 690L150 270L300 250L430 276L560 252L700 280L740 360L800 400L820 690Z', stone),
    fill(
      side > 0 ? 'M130 690L150 270L250 256L250 690Z' : 'M690 278L700 280L740 360L800 400L820 690H690Z',
      darker(stone, 0.2),
    ),
    blocks(
      scene,
      [
        [190, 330, 110, 44],
        [600, 330, 100, 40],
        [180, 470, 90, 44],
        [680, 500, 100, 42],
        [170, 610, 100, 44],
        [430, 290, 110, 36],
      ],
      stone,
    ),
    fill('M320 690V540Q320 400 460 400T600 540V690Z', darker(mood.ink, 0.05)),
    fill('M380 690V570Q380 460 460 460T540 570V690Z', mix(mood.ink, mood.cork, 0.16)),
    line('M302 690V540Q302 382 460 382T618 540V690', { width: 40, colour: brick, cap: 'butt' }),
    line('M460 364V400M384 380L396 414M536 380L524 414M322 440L352 462M598 440L568 462', {
      width: 6,
      colour: darker(brick, 0.3),
    }),
    ivy(scene, 600, 258, 150, 170, 60),
    ivy(scene, 146, 268, 120, 220, -16),
    stack(790, 730, 5, 2),
    rubble(scene, [[200, 724, 120, 50]], brick),
    bush(scene, 1120, 660, 100),
  )
  nearBank(scene, 750, 790)
  add(
    scene,
    stack(150, 812, 4, 1),
    fern(scene, 70, 815, 150),
    fern(scene, 620, 820, 120, mix(mood.leaf, mood.leafDark, 0.3)),
  )
  overhang(scene, 'right', 0.7)
}
