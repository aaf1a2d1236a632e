import { masia } from '../buildings/buildings.ts'
import { darker, lighter, mix } from '../colour.ts'
import { path } from '../land/land.ts'
import { bush, canopy, corkOak, reeds } from '../land/trees.ts'
import { granite } from '../props/arches.ts'
import { fern, nearBank, overhang, poplar } from '../props/riverside.ts'
import { ripple, surface, waterTones } from '../props/water.ts'
import { add, type Scene, viewOf, WIDTH } from '../scene.ts'
import { openLand } from '../settings.ts'
import { ellipse, fill, line, rect } from '../shape.ts'
import { woodBehind } from './waters.ts'

export const wells: Record<string, (scene: Scene) => void> = {
  well(scene) {
    viewOf(scene, [wellHead, wellInside])(scene)
  },
  pond(scene) {
    pond(scene)
  },
}

/** The mouth of a well: a stone ring, two posts and a beam, the bucket on its rope. */
function wellHead(scene: Scene): void {
  openLand(scene, { horizon: 340, top: 500, clouds: 2, grass: 6 })
  const { mood, side } = scene
  const stone = granite(scene)
  add(scene, corkOak(scene, 1090, 590, 430, { lean: 0.04 }), masia(scene, 730, 560, 300))
  path(scene, 880, 560, 800, 260, 26)
  add(
    scene,
    ellipse(420, 752, 330, 34, mood.shadow, 0.32),
    fill('M150 540V710A270 60 0 0 0 690 710V540Z', stone),
    fill(
      side > 0 ? 'M150 540V710A270 60 0 0 0 320 764V580Z' : 'M520 580V764A270 60 0 0 0 690 710V540Z',
      darker(stone, 0.2),
    ),
    ...[
      [190, 610, 110, 52],
      [340, 640, 130, 54],
      [520, 620, 110, 52],
      [250, 700, 120, 44],
      [430, 710, 130, 42],
    ].map(([x = 0, y = 0, w = 0, h = 0], i) =>
      rect(x, y, w, h, i % 2 ? darker(stone, 0.1) : lighter(stone, mood.night ? 0.05 : 0.16), 8),
    ),
    ellipse(420, 542, 286, 62, lighter(stone, mood.night ? 0.06 : 0.24)),
    ellipse(420, 544, 218, 44, darker(mood.water, 0.62)),
    fill('M240 566A218 44 0 0 0 600 566A240 30 0 0 0 240 566Z', darker(mood.water, 0.35)),
    // posts, beam, wheel
    fill('M176 540L186 170H226L222 552Z', mood.bark),
    fill('M618 552L614 170H654L664 540Z', mood.bark),
    fill('M140 150H700V192H140Z', darker(mood.bark, 0.2)),
    fill('M140 150H700V166H140Z', lighter(mood.bark, 0.14)),
    `<circle cx="420" cy="232" r="40" fill="none" stroke="${mood.ink}" stroke-width="16"/>`,
    line('M420 192V232M384 232H456', { width: 9, colour: mood.ink }),
    line('M380 236V440', { width: 8, colour: mix(mood.wall, mood.bark, 0.3) }),
    line('M460 232Q470 460 590 552', { width: 8, colour: mix(mood.wall, mood.bark, 0.3) }),
    // bucket
    line('M336 450Q380 396 424 450', { width: 8, colour: mood.ink }),
    fill('M328 446H432L416 540H344Z', mix(mood.bark, mood.cork, 0.5)),
    fill(
      side > 0 ? 'M390 446H432L416 540H388Z' : 'M328 446H370L372 540H344Z',
      mix(mood.accent, mood.bark, 0.35),
    ),
    rect(332, 466, 96, 12, mood.ink),
    rect(340, 512, 82, 12, mood.ink),
  )
  nearBank(scene, 800, 756)
  add(scene, fern(scene, 90, 810, 150), bush(scene, 1120, 800, 100))
  overhang(scene, 'left', 0.7)
}

/** A well in the wood, its round wall half under ivy, seen from its rim down into the dark. */
function wellInside(scene: Scene): void {
  woodBehind(scene, 250, 340)
  const { mood, side } = scene
  const stone = granite(scene)
  const wall = (l: number, r: number, colour: string) =>
    fill(`M${l} 560Q600 ${760} ${r} 560V860H${l}Z`, colour)
  add(
    scene,
    corkOak(scene, 250, 400, 420, { lean: -0.05 }),
    corkOak(scene, 980, 410, 480, { lean: 0.06 }),
    ellipse(600, 540, 560, 190, darker(stone, 0.12)),
    ellipse(600, 528, 560, 190, lighter(stone, mood.night ? 0.06 : 0.22)),
    ellipse(600, 540, 430, 138, darker(mood.ink, 0.1)),
    surface(
      scene,
      'M170 540A430 138 0 0 0 1030 540A430 138 0 0 0 170 540Z',
      ellipse(600, 470, 430, 138, darker(stone, 0.42)) +
        fill(side > 0 ? 'M120 400H420V640H120Z' : 'M780 400H1080V640H780Z', darker(stone, 0.58), 0.7) +
        ellipse(600, 610, 330, 104, darker(mood.water, 0.6)) +
        ellipse(640, 628, 150, 34, waterTones(scene).sky, 0.75),
      darker(stone, 0.42),
    ),
    wall(40, 1160, stone),
    ...[
      [150, 690, 190, 70],
      [420, 740, 200, 70],
      [700, 730, 190, 70],
      [960, 670, 150, 66],
    ].map(([x = 0, y = 0, w = 0, h = 0], i) =>
      rect(x, y, w, h, i % 2 ? darker(stone, 0.12) : lighter(stone, mood.night ? 0.04 : 0.14), 10),
    ),
  )
  add(
    scene,
    canopy(scene, 110, 700, 210, 150),
    canopy(scene, 1120, 640, 120, 110),
    fern(scene, 300, 640, 130),
  )
  overhang(scene, side > 0 ? 'right' : 'left', 0.9)
}

/** The irrigation pond of a farm: a walled basin, the channel that fills it, the sky in it. */
function pond(scene: Scene): void {
  openLand(scene, { horizon: 320, top: 430, clouds: 2, grass: 0 })
  const { mood, side } = scene
  const stone = granite(scene)
  const { sky, deep, foam, body } = waterTones(scene)
  add(
    scene,
    masia(scene, 560, 462, 330),
    poplar(scene, 230, 460, 330),
    poplar(scene, 310, 468, 280),
    corkOak(scene, 1020, 480, 340, { lean: 0.05 }),
    fill('M60 500H1080L1240 760H-60Z', lighter(stone, mood.night ? 0.04 : 0.18)),
    surface(
      scene,
      'M100 516H1046L1180 740H-10Z',
      rect(0, 500, WIDTH, 40, deep) +
        fill('M560 516H890V600L725 660L560 600Z', mix(body, mood.wall, 0.3), 0.5) +
        fill('M-20 660Q520 580 1200 640V760H-20Z', sky, 0.65) +
        ripple(330, 640, 220, 8, foam, 0.5) +
        ripple(820, 610, 200, 6, foam, 0.5) +
        ripple(860, 700, 260, 10, foam, 0.5),
      body,
    ),
    // the channel on its wall, and its water
    fill('M-20 500L180 524V570L-20 590Z', stone),
    fill('M-20 490L180 516V530L-20 512Z', lighter(stone, 0.24)),
    fill('M180 524h26q22 40 26 110h-40q2 -60 -12 -86Z', foam),
    ripple(214, 636, 70, 12, foam),
    fill('M-60 740H1240V830H-60Z', stone),
    fill('M-60 740H1240V758H-60Z', lighter(stone, mood.night ? 0.06 : 0.26)),
    rect(side > 0 ? 700 : 160, 770, 190, 40, darker(stone, 0.12), 6),
    rect(420, 772, 160, 38, darker(stone, 0.1), 6),
    reeds(scene, 1080, 690, 190, 9),
    fern(scene, 80, 820, 160),
  )
}
