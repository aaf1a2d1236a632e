import { darker, mix } from '../colour.ts'
import { canopy, corkOak } from '../land/trees.ts'
import { blocks, granite, millstone, rubble } from '../props/arches.ts'
import { alder, fern, nearBank, overhang } from '../props/riverside.ts'
import { boulder, fall, ripples, stretch } from '../props/water.ts'
import { add, type Scene } from '../scene.ts'
import { fill, polygon } from '../shape.ts'
import { opening } from './water-works.ts'
import { woodBehind } from './waters.ts'

/** Inside, where the roof was: out through the empty door, the stream and the light. */
export function fromInside(scene: Scene): void {
  woodBehind(scene, 300, 440)
  const { mood, side } = scene
  const wall = darker(granite(scene), 0.34)
  const lit = darker(granite(scene), 0.1)
  add(
    scene,
    corkOak(scene, 700, 540, 480, { lean: -0.05 }),
    alder(scene, 440, 490, 400, 0.02),
    stretch(
      scene,
      [
        [470, 560, 600],
        [510, 500, 620],
        [560, 440, 620],
        [620, 420, 700],
        [700, 400, 800],
      ],
      ripples(scene, { left: 440, right: 680, top: 560, bottom: 680 }, 4),
    ),
    boulder(scene, 460, 610, 120, 64, { wet: true }),
    // the far wall with door and window, broken above
    `<path fill-rule="evenodd" d="M-20 830V250L60 190L140 214L220 120L330 150L400 96L520 84L640 120L700 100L790 170L900 160L980 240L1080 230L1220 330V830ZM350 700V380Q350 200 560 200T770 380V700ZM920 440V330Q970 280 1020 330V440Z" fill="${wall}"/>`,
    fill(
      side > 0
        ? 'M350 700V380Q350 200 560 200L560 224Q384 230 384 390V700Z'
        : 'M770 700V380Q770 200 560 200L560 224Q736 230 736 390V700Z',
      lit,
    ),
    blocks(
      scene,
      [
        [60, 330, 130, 56],
        [120, 520, 150, 60],
        [820, 250, 120, 50],
        [830, 590, 150, 60],
        [1080, 420, 120, 56],
        [220, 240, 100, 46],
      ],
      wall,
    ),
    // floor, in the light of the door
    fill('M-20 700H1220V830H-20Z', darker(mix(mood.ground, mood.bark, 0.5), 0.3)),
    fill('M350 700H770L940 830H240Z', mix(mood.ground, mood.glow, 0.2)),
    millstone(scene, 250, 720, 190, 0.3),
    millstone(scene, 1000, 676, 130, 0.86, 14),
    rubble(
      scene,
      [
        [760, 740, 130, 60],
        [1080, 760, 200, 90],
      ],
      wall,
    ),
    canopy(scene, 1150, 330, 140, 190),
    canopy(scene, 70, 220, 150, 90),
    fern(scene, 640, 720, 90),
    fern(scene, 90, 820, 170),
  )
}

/** One behind the other down the stream, as far as the bend. */
export function manyMills(scene: Scene): void {
  woodBehind(scene, 290, 380)
  const { mood, side } = scene
  const wall = granite(scene)
  const ruin = (x: number, y: number, s: number) => {
    const tone = mix(wall, mood.far, Math.max(0, 0.34 - s * 0.34))
    const p = (d: readonly (readonly [number, number])[]) =>
      polygon(d.map(([dx, dy]) => [x + dx * s, y + dy * s] as const))
    return (
      fill(
        p([
          [150, 0],
          [150, -190],
          [190, -170],
          [250, -180],
          [290, -110],
          [350, -90],
          [360, -30],
        ]),
        side < 0 ? darker(tone, 0.24) : tone,
      ) +
      fill(
        p([
          [-150, 0],
          [-146, -190],
          [-110, -240],
          [-60, -250],
          [-30, -300],
          [20, -290],
          [60, -220],
          [110, -206],
          [152, -190],
          [152, 0],
        ]),
        side < 0 ? tone : darker(tone, 0.22),
      ) +
      opening(x - 40 * s, y + 2, 90 * s, 110 * s, darker(mood.ink, 0.05)) +
      fill(
        p([
          [-110, -120],
          [-110, -180],
          [-66, -180],
          [-66, -120],
        ]),
        darker(tone, 0.6),
      )
    )
  }
  add(
    scene,
    corkOak(scene, 1000, 500, 450, { lean: 0.05 }),
    fill('M-20 430Q300 390 640 420T1220 520V830H-20Z', mix(mood.near, mood.ground, 0.42)),
    ruin(700, 440, 0.3),
    corkOak(scene, 560, 470, 270),
    ruin(600, 512, 0.55),
    stretch(
      scene,
      [
        [424, 800, 826],
        [452, 790, 850],
        [500, 760, 880],
        [570, 660, 900],
        [660, 540, 930],
        [830, 400, 1080],
      ],
      fall(scene, 790, 545, 190, 40, 0.05) +
        ripples(scene, { left: 560, right: 900, top: 620, bottom: 800 }, 6),
    ),
    corkOak(scene, 130, 560, 470, { lean: 0.03 }),
    ruin(330, 680, 1.12),
    blocks(
      scene,
      [
        [200, 560, 70, 34],
        [410, 520, 70, 32],
        [430, 620, 60, 30],
      ],
      side < 0 ? wall : darker(wall, 0.22),
    ),
    canopy(scene, 190, 520, 80, 100),
    rubble(
      scene,
      [
        [520, 720, 110, 56],
        [130, 710, 110, 56],
      ],
      wall,
    ),
    boulder(scene, 700, 590, 130, 66, { wet: true }),
    boulder(scene, 930, 620, 170, 90, { wet: true }),
    boulder(scene, 1080, 760, 330, 180, { wet: true }),
  )
  nearBank(scene, 770, 830)
  add(scene, fern(scene, 90, 810, 170), fern(scene, 480, 825, 120, mix(mood.leaf, mood.leafDark, 0.3)))
  overhang(scene, 'right', 0.7)
}
