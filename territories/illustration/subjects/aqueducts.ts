import { darker, lighter, mix } from '../colour.ts'
import { bush, canopy, corkOak } from '../land/trees.ts'
import { arcade, blocks } from '../props/arches.ts'
import { alder, fern, nearBank, overhang } from '../props/riverside.ts'
import { boulder, ripple, ripples, stretch, surface, waterTones } from '../props/water.ts'
import { add, type Scene, viewOf, WIDTH } from '../scene.ts'
import { fill, line, rect } from '../shape.ts'
import { woodBehind } from './waters.ts'

export const aqueducts: Record<string, (scene: Scene) => void> = {
  aqueduct(scene) {
    viewOf(scene, [fromBelow, channel, inFront, throughArch])(scene)
  },
  'aqueduct-1'(scene) {
    frontal(scene, 1)
  },
  'aqueduct-8'(scene) {
    frontal(scene, 8)
  },
}

const rubbleWall = ({ mood }: Scene) => mix(mood.stone, mood.wall, 0.3)

export const brick = ({ mood }: Scene) => mix(mood.roof, mood.wall, 0.26)

/** The great one from the stream bed: three arches that grow towards us, the water led along their top. */
function fromBelow(scene: Scene): void {
  woodBehind(scene, 320, 470)
  const { mood } = scene
  const wall = rubbleWall(scene)
  const top = (x: number) => 340 - ((x - 60) / 1160) * 260
  add(
    scene,
    alder(scene, 130, 500, 430, 0.02),
    corkOak(scene, 380, 500, 400, { lean: 0.05 }),
    alder(scene, 700, 500, 520, -0.03),
    stretch(
      scene,
      [
        [474, 350, 400],
        [510, 360, 450],
        [570, 360, 560],
        [660, 300, 720],
        [830, 60, 860],
      ],
      ripples(scene, { left: 300, right: 680, top: 560, bottom: 780 }, 6),
    ),
    arcade(scene, {
      piers: [
        [60, 100],
        [232, 286],
        [500, 590],
        [1010, 1260],
      ],
      top,
      foot: (x) => 520 + ((x - 60) / 1160) * 290,
      spring: (x) => top(x) + 96 + ((x - 60) / 1160) * 250,
      colour: wall,
      ring: brick(scene),
      depth: 44,
    }),
    // the channel on top: its lip, and the water that leaks down at one joint
    fill(`M40 346L1240 76V44L40 328Z`, lighter(wall, mood.night ? 0.06 : 0.26)),
    fill(`M60 332L1240 62V44L60 322Z`, waterTones(scene).body),
    blocks(
      scene,
      [
        [1030, 380, 120, 60],
        [1110, 500, 110, 60],
        [1030, 610, 130, 60],
        [520, 500, 56, 34],
        [1090, 160, 110, 44],
      ],
      wall,
    ),
    bush(scene, 70, 566, 80),
    boulder(scene, 320, 590, 160, 80, { wet: true }),
    boulder(scene, 760, 680, 240, 120, { wet: true }),
    boulder(scene, 160, 740, 300, 150, { wet: true }),
    fern(scene, 620, 640, 120),
    bush(scene, 960, 780, 120),
  )
  nearBank(scene, 800, 760)
  add(scene, fern(scene, 360, 825, 140), fern(scene, 1130, 790, 190, mix(mood.leaf, mood.leafDark, 0.3)))
  overhang(scene, 'left', 0.8)
}

/** Up on it: the water runs away from us in its channel, between the crowns of the trees. */
function channel(scene: Scene): void {
  woodBehind(scene, 300, 380)
  const { side } = scene
  const wall = rubbleWall(scene)
  const { body, deep, sky, foam } = waterTones(scene)
  add(
    scene,
    corkOak(scene, 200, 620, 560, { lean: 0.04 }),
    corkOak(scene, 1000, 640, 600, { lean: -0.03 }),
    canopy(scene, 70, 640, 260, 170),
    canopy(scene, 1130, 650, 280, 180),
    canopy(scene, 330, 560, 170, 100),
    canopy(scene, 880, 560, 160, 100),
    // far end: the channel bends into the wood
    fill('M560 420L640 420L1010 830H190Z', wall),
    fill(side > 0 ? 'M560 420L580 420L390 830H190Z' : 'M620 420L640 420L1010 830H810Z', darker(wall, 0.18)),
    fill('M578 424H622L880 830H320Z', darker(wall, 0.4)),
    surface(
      scene,
      'M584 440H616L830 830H370Z',
      `${fill('M592 440H610L700 830H520Z', sky)}${ripple(600, 520, 40, 4, foam, 0.7)}${ripple(590, 610, 80, 7, foam, 0.6)}${ripple(640, 720, 130, 10, foam, 0.6)}`,
      mix(body, deep, 0.5),
    ),
    // joints of the coping
    line('M470 530L504 530M696 530L730 530M390 630L448 630M752 630L810 630M300 740L384 740M818 740L906 740', {
      width: 7,
      colour: darker(wall, 0.3),
      cap: 'butt',
    }),
    alder(scene, 490, 424, 300, 0.03),
    bush(scene, 520, 440, 60),
    bush(scene, 680, 440, 70),
    fern(scene, 130, 820, 190),
  )
  overhang(scene, side > 0 ? 'right' : 'left', 1)
}

/** In front of it, across a still reach: three arches, and three in the water. */
function inFront(scene: Scene): void {
  frontal(scene, 3)
}

/** Frontal, for counting: so many arches, of one height; the land behind is the same. */
function frontal(scene: Scene, arches: number): void {
  woodBehind(scene, 300, 450)
  const { mood } = scene
  const wall = rubbleWall(scene)
  const wide = arches > 3
  const [left, right] = arches === 1 ? [300, 900] : wide ? [24, 1176] : [70, 1130]
  const pier = wide ? 44 : 92
  const step = (right - left - pier) / arches
  const topY = wide ? 290 : 230
  const shore = 590
  const piers = Array.from(
    { length: arches + 1 },
    (_, i) => [left + step * i, left + step * i + pier] as const,
  )
  const work =
    arcade(scene, {
      piers,
      top: () => topY,
      foot: () => shore,
      spring: () => topY + (wide ? 60 : 54) + (step - pier) / 2,
      colour: wall,
      ring: brick(scene),
      depth: wide ? 14 : 28,
    }) +
    rect(left - 22, topY - 26, right - left + 44, 34, lighter(wall, mood.night ? 0.06 : 0.24)) +
    rect(left - 22, topY - 26, right - left + 44, 10, waterTones(scene).body)
  const { body, deep, sky } = waterTones(scene)
  add(
    scene,
    ...(wide ? [] : [corkOak(scene, left - 20, 560, 420), corkOak(scene, right + 40, 560, 460)]),
    fill(`M-20 540Q600 510 1220 546V${shore}H-20Z`, mix(mood.near, mood.ground, 0.3)),
    work,
    surface(
      scene,
      `M-20 ${shore}H1220V830H-20Z`,
      `${rect(0, shore, WIDTH, 40, deep)}<g transform="translate(0 ${shore * 1.5}) scale(1 -0.5)" opacity=".4">${work}</g>${ripple(400, shore + 70, 340, 8, sky, 0.8)}${ripple(860, shore + 120, 320, 10, sky, 0.7)}`,
      body,
    ),
    boulder(scene, 160, 650, 240, 110, { wet: true }),
    boulder(scene, 1060, 640, 210, 90, { wet: true }),
  )
  nearBank(scene, 760, 790)
  add(scene, fern(scene, 120, 815, 170), fern(scene, 1060, 825, 150, mix(mood.leaf, mood.leafDark, 0.3)))
}

/** Under the near arch, dark: the stream and the wood stand in it as in a frame. */
function throughArch(scene: Scene): void {
  woodBehind(scene, 330, 470)
  const { mood, side } = scene
  const wall = rubbleWall(scene)
  const ring = brick(scene)
  add(
    scene,
    corkOak(scene, 760, 540, 430, { lean: 0.04 }),
    alder(scene, 420, 500, 420, 0.03),
    stretch(
      scene,
      [
        [474, 570, 610],
        [520, 540, 640],
        [580, 480, 690],
        [660, 460, 820],
        [830, 320, 940],
      ],
      ripples(scene, { left: 460, right: 820, top: 600, bottom: 790 }, 6),
    ),
    boulder(scene, 440, 640, 190, 96, { wet: true }),
    boulder(scene, 830, 690, 210, 100, { wet: true }),
    // barrel of the arch, then its face
    fill(
      `M-20 -20H1220V830H1010V400C1010 160 800 60 600 60S190 160 190 400V830H-20Z`,
      darker(mix(wall, mood.roof, 0.3), 0.42),
    ),
    fill(
      side > 0
        ? 'M190 830V400C190 160 390 60 600 60L610 30C350 20 130 130 130 400V830Z'
        : 'M1010 830V400C1010 160 810 60 600 60L590 30C850 20 1070 130 1070 400V830Z',
      darker(mix(wall, mood.roof, 0.3), 0.24),
    ),
    line('M96 830V400C96 100 350 0 600 0S1104 100 1104 400V830', { width: 80, colour: ring, cap: 'butt' }),
    fill('M-20 -20H1220V830H1136V400C1136 80 880 -32 600 -32S64 80 64 400V830H-20Z', wall),
    ...[
      [-20, 200, 70, 60],
      [1150, 260, 70, 60],
      [-20, 420, 66, 60],
      [1150, 500, 70, 60],
      [-20, 620, 66, 60],
    ].map(([x = 0, y = 0, w = 0, h = 0], i) =>
      rect(x, y, w, h, i % 2 ? darker(wall, 0.12) : lighter(wall, 0.12), 6),
    ),
    fern(scene, 130, 820, 200),
    fern(scene, 1060, 815, 180, mix(mood.leaf, mood.leafDark, 0.3)),
    canopy(scene, 1120, 40, 200, 90),
  )
}
