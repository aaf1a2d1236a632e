import { darker, lighter, mix } from '../colour.ts'
import { canopy, corkOak } from '../land/trees.ts'
import { blocks, granite, millstone, rubble } from '../props/arches.ts'
import { alder, fern, nearBank, overhang } from '../props/riverside.ts'
import { boulder, ripple, ripples, stretch, surface, waterTones } from '../props/water.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { fill, line, rect } from '../shape.ts'
import { fromInside, manyMills } from './mill-valley.ts'
import { opening } from './water-works.ts'
import { woodBehind } from './waters.ts'

export const millRuins: Record<string, (scene: Scene) => void> = {
  'mill-ruin'(scene) {
    viewOf(scene, [millOnTheBank, tailRace, fromInside, manyMills])(scene)
  },
}

/** The ruin on its bank: walls without a roof, an empty window against the wood, an arch for the water at its foot. */
function millOnTheBank(scene: Scene): void {
  woodBehind(scene, 280, 400)
  const { mood, side } = scene
  const wall = granite(scene)
  add(
    scene,
    alder(scene, 180, 450, 470, 0.03),
    corkOak(scene, 960, 480, 500, { lean: 0.05 }),
    corkOak(scene, 400, 440, 380, { lean: -0.03 }),
    fill('M-20 470Q400 440 760 500T1220 560V830H-20Z', mix(mood.near, mood.ground, 0.42)),
    // side wall, lower, runs away
    `<path fill-rule="evenodd" d="M560 650L560 330L610 350L660 330L720 396L790 410L830 470L880 480V600ZM650 560V470H710V556Z" fill="${side < 0 ? darker(wall, 0.24) : lighter(wall, 0.04)}"/>`,
    // front wall with its broken gable, one window to the sky
    `<path fill-rule="evenodd" d="M140 660V380L176 330L214 344L250 262L300 220L352 214L392 248L430 244L470 312L520 330L562 322V660ZM270 450V370Q305 330 340 370V450Z" fill="${side < 0 ? wall : darker(wall, 0.2)}"/>`,
    fill('M270 450V370Q280 356 292 350V450Z', darker(wall, 0.42)),
    blocks(
      scene,
      [
        [164, 430, 80, 34],
        [400, 320, 90, 34],
        [180, 590, 90, 38],
        [430, 420, 100, 36],
        [330, 250, 60, 28],
        [240, 510, 76, 34],
      ],
      side < 0 ? wall : darker(wall, 0.2),
    ),
    opening(380, 664, 130, 150, darker(mood.ink, 0.05)),
    line('M372 660V588A73 73 0 0 1 518 588V660', { width: 22, colour: lighter(wall, 0.16), cap: 'butt' }),
    canopy(scene, 170, 420, 90, 120),
    stretch(
      scene,
      [
        [560, 1040, 1180],
        [600, 860, 1090],
        [650, 560, 980],
        [700, 440, 930],
        [830, 320, 1080],
      ],
      ripples(scene, { left: 500, right: 900, top: 650, bottom: 800 }, 6),
    ),
    surface(
      scene,
      'M388 652H502L600 720H440Z',
      ripple(470, 690, 90, 8, waterTones(scene).foam, 0.8),
      waterTones(scene).deep,
    ),
    rubble(
      scene,
      [
        [150, 690, 120, 60],
        [250, 700, 90, 44],
        [560, 668, 90, 44],
      ],
      wall,
    ),
    boulder(scene, 900, 690, 210, 110, { wet: true }),
    boulder(scene, 1090, 790, 320, 170, { wet: true }),
    millstone(scene, 240, 742, 96, 0.4, -4),
  )
  nearBank(scene, 790, 830)
  add(scene, fern(scene, 80, 815, 170), fern(scene, 400, 825, 120, mix(mood.leaf, mood.leafDark, 0.3)))
  overhang(scene, 'right', 0.8)
}

/** At its foot: the dark arch where the water left the wheel, and the stone that ground. */
function tailRace(scene: Scene): void {
  woodBehind(scene, 200, 300)
  const { mood, side } = scene
  const wall = granite(scene)
  const { body, deep, foam, sky } = waterTones(scene)
  add(
    scene,
    corkOak(scene, 1050, 380, 420, { lean: 0.04 }),
    fill(
      'M-20 620V120L90 96L190 150L300 132L380 190L520 176L600 240L740 250L860 330L900 420L960 440V620Z',
      wall,
    ),
    fill(
      side > 0 ? 'M-20 620V120L60 102V620Z' : 'M820 620V300L860 330L900 420L960 440V620Z',
      darker(wall, 0.2),
    ),
    blocks(
      scene,
      [
        [60, 210, 160, 66],
        [280, 250, 140, 60],
        [520, 290, 130, 56],
        [700, 360, 130, 56],
        [40, 380, 130, 62],
        [740, 510, 140, 60],
        [60, 520, 140, 62],
      ],
      wall,
    ),
    fill('M270 640V470Q270 330 440 330T610 470V640Z', darker(mood.ink, 0.1)),
    fill('M330 640V490Q330 390 440 390T550 490V640Z', mix(mood.ink, mood.water, 0.12)),
    line('M250 640V470Q250 312 440 312T630 470V640', {
      width: 50,
      colour: lighter(wall, mood.night ? 0.06 : 0.18),
      cap: 'butt',
    }),
    line(
      'M440 290V334M352 306L366 348M528 306L514 348M284 368L316 394M596 368L564 394M230 456L274 462M650 456L606 462',
      {
        width: 6,
        colour: darker(wall, 0.24),
      },
    ),
    fill('M940 520Q1080 470 1220 500V700H900Z', mix(mood.near, mood.ground, 0.4)),
    surface(
      scene,
      'M-20 620H960L1220 690V830H-20Z',
      `${rect(-20, 600, 1240, 60, deep)}${fill('M300 640H590L760 830H200Z', sky, 0.6)}${ripple(440, 646, 150, 14, foam)}${ripple(500, 700, 230, 10, foam, 0.6)}${ripple(380, 770, 260, 10, foam, 0.5)}`,
      body,
    ),
    canopy(scene, 110, 150, 190, 110),
    fern(scene, 700, 640, 130),
    rubble(
      scene,
      [
        [760, 690, 190, 90],
        [900, 720, 150, 70],
      ],
      wall,
    ),
    millstone(scene, 940, 650, 150, 0.78, -24),
    boulder(scene, 90, 760, 360, 190, { wet: true }),
    fern(scene, 1120, 800, 190, mix(mood.leaf, mood.leafDark, 0.3)),
  )
  overhang(scene, 'right', 0.7)
}
