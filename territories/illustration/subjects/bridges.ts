import { darker, lighter, mix } from '../colour.ts'
import { bush, corkOak, reeds } from '../land/trees.ts'
import { hiker } from '../people/hiker.ts'
import { rider, riderAway } from '../people/rider.ts'
import { alder, fern, nearBank, overhang, poplar } from '../props/riverside.ts'
import { boulder, ripple, surface, waterTones } from '../props/water.ts'
import { add, type Scene, viewOf, WIDTH } from '../scene.ts'
import { openLand } from '../settings.ts'
import { fill, line, rect } from '../shape.ts'
import { woodBehind } from './waters.ts'

export const bridges: Record<string, (scene: Scene) => void> = {
  'iron-bridge'(scene) {
    viewOf(scene, [fromTheBank, onTheDeck, footbridge])(scene)
  },
  footbridge(scene) {
    footbridge(scene)
  },
}

const iron = ({ mood }: Scene) => mix(mood.ink, mood.leaf, 0.4)

/** A lattice girder between two lines that run together, in so many panels; panels grow towards us. */
function girder(
  top: (t: number) => readonly [number, number],
  low: (t: number) => readonly [number, number],
  panels: number,
  colour: string,
  width: (t: number) => number,
): string {
  const at = ([x, y]: readonly [number, number]) => `${x.toFixed(0)} ${y.toFixed(0)}`
  let out = ''
  for (let i = 0; i < panels; i++) {
    const [a, b] = [(i / panels) ** 1.5, ((i + 1) / panels) ** 1.5]
    out += line(`M${at(top(a))}L${at(low(b))}M${at(low(a))}L${at(top(b))}`, {
      width: width(b) * 0.55,
      colour,
      cap: 'butt',
    })
    out += line(`M${at(top(b))}L${at(low(b))}`, { width: width(b), colour, cap: 'butt' })
  }
  const chord = (edge: typeof top) => {
    const [x0, y0] = edge(0)
    const [x1, y1] = edge(1)
    const [w0, w1] = [width(0), width(1)]
    return fill(`M${x0} ${y0 - w0}L${x1} ${y1 - w1}V${y1 + w1}L${x0} ${y0 + w0}Z`, colour)
  }
  return out + line(`M${at(top(0))}L${at(low(0))}`, { width: width(0), colour }) + chord(top) + chord(low)
}

/** From the bank: the girder comes over the water towards us, on its stone piers; two ride over. */
function fromTheBank(scene: Scene): void {
  woodBehind(scene, 330, 460)
  const { mood } = scene
  const { body, deep, sky, foam } = waterTones(scene)
  const stone = mix(mood.stone, mood.wall, 0.25)
  const colour = iron(scene)
  const top = (t: number) => [190 + t * 1130, 330 - t * 230] as const
  const low = (t: number) => [190 + t * 1130, 446 + t * 90] as const
  add(
    scene,
    corkOak(scene, 90, 500, 430, { lean: -0.03 }),
    alder(scene, 520, 480, 330, 0.03),
    alder(scene, 700, 490, 390, -0.03),
    surface(
      scene,
      'M-20 560Q300 520 620 500T1220 520V830H-20Z',
      `${fill('M-20 560Q300 520 620 500T1220 520V570Q600 540 -20 620Z', deep)}${fill('M200 830Q420 640 760 590Q900 640 820 830Z', sky, 0.7)}${fill('M190 560L1220 690V730L190 580Z', deep, 0.45)}${ripple(420, 680, 240, 9, foam, 0.5)}${ripple(820, 640, 200, 7, foam, 0.5)}${ripple(900, 760, 280, 11, foam, 0.5)}`,
      body,
    ),
    // the far girder, the deck, riders, the near girder
    girder(
      (t) => [top(t)[0] + 40 * t, top(t)[1] + 20 - t * 8],
      (t) => [low(t)[0] + 20 * t, low(t)[1] - 24],
      7,
      darker(colour, 0.3),
      (t) => 4 + t * 8,
    ),
    fill('M150 452L190 428L1320 508V560L190 462Z', darker(mix(mood.bark, mood.path, 0.3), 0.1)),
    rider(scene, 590, 486, 1.05, { shirt: mood.accent, ponytail: true }),
    rider(scene, 850, 508, 1.5, { shirt: mood.cork, crank: 120 }),
    // piers
    fill('M100 454H230V600H90Z', stone),
    fill('M190 454H230V600H200Z', darker(stone, 0.2)),
    rect(80, 440, 166, 24, lighter(stone, 0.24)),
    girder(top, low, 7, colour, (t) => 6 + t * 14),
    fill('M1010 512L1220 530V830H990Z', stone),
    fill(scene.side > 0 ? 'M1010 512L1060 516V830H990Z' : 'M1150 524L1220 530V830H1150Z', darker(stone, 0.2)),
    fill('M986 496L1240 516V548L986 526Z', lighter(stone, 0.24)),
    boulder(scene, 930, 770, 240, 110, { wet: true }),
    boulder(scene, 160, 640, 240, 100, { wet: true }),
  )
  nearBank(scene, 760, 800)
  add(scene, reeds(scene, 120, 800, 210, 9), fern(scene, 420, 825, 130))
}

/** On it: between the two girders, planks under the wheels, out to the land. */
function onTheDeck(scene: Scene): void {
  openLand(scene, { horizon: 360, top: 470, clouds: 2, grass: 0 })
  const { mood } = scene
  const colour = iron(scene)
  const { body, deep } = waterTones(scene)
  const plank = mix(mood.bark, mood.path, 0.45)
  const side = (k: -1 | 1) =>
    girder(
      (t) => [600 + k * (46 + t * 760), 380 - t * 400],
      (t) => [600 + k * (46 + t * 700), 470 + t * 420],
      6,
      k === scene.side ? colour : darker(colour, 0.24),
      (t) => 4 + t * 24,
    )
  let joints = ''
  for (let i = 1; i < 10; i++) {
    const t = (i / 10) ** 2
    joints += `M${600 - 46 - t * 700} ${470 + t * 420}L${600 + 46 + t * 700} ${470 + t * 420}`
  }
  add(
    scene,
    poplar(scene, 380, 480, 260),
    poplar(scene, 450, 476, 220),
    corkOak(scene, 820, 490, 280, { lean: 0.03 }),
    rect(-20, 500, WIDTH + 40, 330, body),
    rect(-20, 500, WIDTH + 40, 40, deep),
    fill('M554 468H646L1300 890H-100Z', plank),
    line(joints, { width: 6, colour: darker(plank, 0.26), cap: 'butt' }),
    fill('M590 468H606L700 890H500Z', lighter(plank, 0.12)),
    side(-1),
    side(1),
    riderAway(scene, 660, 560, 1.05, { shirt: mood.water }),
    riderAway(scene, 540, 740, 2.7, { shirt: mood.cork, bags: true, ponytail: true }),
  )
}

/** The bridge of today: one light span of steel with a railing, over the river bed. */
function footbridge(scene: Scene): void {
  woodBehind(scene, 320, 450)
  const { mood } = scene
  const { body, deep, sky, foam } = waterTones(scene)
  const steel = mix(mood.stone, mood.ink, 0.42)
  const posts = Array.from({ length: 15 }, (_, i) => i * 86 - 10)
  const deckAt = (x: number) => 476 - 52 * (1 - ((x - 600) / 640) ** 2)
  add(
    scene,
    poplar(scene, 180, 470, 340),
    poplar(scene, 270, 476, 390),
    alder(scene, 560, 470, 330, 0.02),
    alder(scene, 980, 480, 400, -0.03),
    fill('M-20 520Q200 560 330 640H-20ZM1220 520Q1000 560 880 640H1220Z', mix(mood.near, mood.ground, 0.3)),
    surface(
      scene,
      'M-20 640Q300 600 600 604T1220 640V830H-20Z',
      `${fill('M-20 640Q300 600 600 604T1220 640V680Q600 640 -20 690Z', deep)}${fill('M360 830Q460 690 640 660Q800 690 860 830Z', sky, 0.8)}${fill('M-20 690Q600 620 1220 690V712Q600 650 -20 712Z', darker(body, 0.3), 0.5)}${ripple(320, 740, 230, 9, foam, 0.5)}${ripple(880, 760, 250, 10, foam, 0.5)}`,
      body,
    ),
    // abutments, girder, deck
    fill('M-20 470H150L190 690H-20Z', mix(mood.stone, mood.wall, 0.4)),
    fill('M1220 470H1050L1010 690H1220Z', darker(mix(mood.stone, mood.wall, 0.4), 0.16)),
    rider(scene, 440, 440, 1.5, { shirt: mood.accent }),
    hiker(scene, 800, 438, 2),
    fill('M-20 486Q600 380 1220 486V540Q600 424 -20 540Z', steel),
    fill('M-20 478Q600 372 1220 478V496Q600 390 -20 496Z', lighter(steel, 0.34)),
    line(posts.map((x) => `M${x} ${deckAt(x)}V${deckAt(x) - 84}`).join(''), {
      width: 7,
      colour: darker(steel, 0.3),
      cap: 'butt',
    }),
    line('M-20 396Q600 290 1220 396', { width: 11, colour: darker(steel, 0.3) }),
    line('M-20 436Q600 330 1220 436', { width: 5, colour: darker(steel, 0.3) }),
    boulder(scene, 250, 690, 220, 100, { wet: true }),
    boulder(scene, 990, 700, 260, 120, { wet: true }),
    bush(scene, 1150, 700, 100),
  )
  nearBank(scene, 790, 760)
  add(scene, reeds(scene, 1080, 800, 200, 9), fern(scene, 150, 820, 170))
  overhang(scene, 'left', 0.7)
}
