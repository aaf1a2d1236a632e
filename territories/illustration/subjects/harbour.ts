import { darker, lighter, mix } from '../colour.ts'
import { water } from '../land/land.ts'
import { birds, sky } from '../land/sky.ts'
import { pine } from '../land/trees.ts'
import { posed } from '../people/people.ts'
import { STANDING } from '../people/poses.ts'
import { sacks } from '../props/cork.ts'
import { portArcades } from '../props/port.ts'
import { boat } from '../props/vehicles.ts'
import { add, HEIGHT, type Scene, viewOf, WIDTH } from '../scene.ts'
import { circle, ellipse, fill, line, polygon, rect } from '../shape.ts'

/** Hull of a big ship that comes towards the viewer; four funnels, one behind the other. Drawn with its bow to the right. */
function liner(scene: Scene): string {
  const { mood } = scene
  const hull = mix(mood.ink, mood.water, 0.22)
  const white = mix(mood.paper, '#ffffff', 0.2)
  const buff = mix(mood.accent, mood.cork, 0.25)
  let out = ''
  // funnels lean back and grow smaller towards the stern
  for (const [x, foot, h, w] of [
    [176, 352, 150, 44],
    [268, 330, 182, 54],
    [376, 302, 222, 66],
    [506, 268, 270, 82],
  ] as const) {
    const tip = x - h * 0.1
    out += fill(
      polygon([
        [x, foot],
        [tip, foot - h],
        [tip + w * 0.92, foot - h],
        [x + w, foot],
      ]),
      buff,
    )
    out += fill(
      polygon([
        [x + w * 0.55, foot],
        [tip + w * 0.5, foot - h],
        [tip + w * 0.92, foot - h],
        [x + w, foot],
      ]),
      lighter(buff, 0.2),
    )
    out += fill(
      polygon([
        [tip + h * 0.02, foot - h * 0.8],
        [tip, foot - h],
        [tip + w * 0.92, foot - h],
        [tip + w * 0.94 + h * 0.02, foot - h * 0.8],
      ]),
      mood.ink,
    )
    out += ellipse(tip + w * 0.46, foot - h, w * 0.46, w * 0.12, mix(mood.ink, mood.stone, 0.3))
  }
  out += line('M724 250L700 20M120 380L112 190', { width: 8, colour: mix(mood.bark, mood.ink, 0.4) })
  out += line('M700 40L560 230M112 200L180 330M702 60L880 206', { width: 3, colour: mood.ink })
  // decks, the higher ones shorter
  out += fill(
    polygon([
      [96, 384],
      [640, 236],
      [640, 300],
      [96, 416],
    ]),
    white,
  )
  out += fill(
    polygon([
      [70, 416],
      [700, 286],
      [716, 330],
      [60, 446],
    ]),
    lighter(white, 0.1),
  )
  out += fill(
    polygon([
      [96, 400],
      [640, 268],
      [640, 284],
      [96, 408],
    ]),
    mix(white, mood.shadow, 0.34),
  )
  out += fill(
    polygon([
      [640, 236],
      [672, 246],
      [672, 292],
      [640, 300],
    ]),
    darker(white, 0.16),
  )
  // the hull itself; the stem is upright, the deck rises towards it
  out += fill('M30 442L716 322C790 300 850 262 902 216C896 330 886 480 876 650L64 596Q40 520 30 442Z', hull)
  out += fill(
    'M902 216C896 330 886 480 876 650L820 646C838 500 850 370 852 258C872 246 888 230 902 216Z',
    lighter(hull, 0.16),
  )
  out += fill('M30 442L716 322C790 300 850 262 902 216L901 236C850 282 790 318 716 340L32 458Z', white)
  out += fill('M58 576L877 620L876 650L64 596Z', mix('#8c3a2a', mood.cork, 0.3))
  for (let i = 0; i < 9; i++) {
    const t = i / 8
    const r = 5 + t * 7
    out +=
      circle(110 + t * 640, 494 - t * 66 + t * t * 4, r, mood.lamp) +
      (i % 2 ? circle(116 + t * 640, 534 - t * 36, r * 0.9, mood.lamp) : '')
  }
  out += line('M846 330v58m-16 -14q16 20 32 0', { width: 8, colour: mood.stone })
  return out
}

const smoke = ({ mood, random }: Scene) => {
  const grey = mix(mood.skyLow, mood.ink, 0.3)
  let out = ''
  for (const [x, y, w] of [
    [500, 6, 120],
    [370, 70, 100],
    [240, 140, 80],
  ] as const)
    out += fill(
      `M${x} ${y + 10}C${x - w} ${y - 30} ${x - w * 1.6} ${y + random.between(0, 14)} ${x - w * 2.6} ${y - 16}C${x - w * 1.8} ${y + 44} ${x - w * 0.6} ${y + 36} ${x} ${y + 10}Z`,
      grey,
      0.5,
    )
  return out
}

/** The liner at the quay, sacks of cork near. */
function oceanLiner(scene: Scene): void {
  const { mood, side } = scene
  sky(scene, { sunX: 600 + side * 420, sunY: 420, clouds: 2 })
  water(scene, 520, HEIGHT)
  const flip = side < 0 ? ' transform="translate(1200 0) scale(-1 1)"' : ''
  add(
    scene,
    `<g${flip}>${smoke(scene)}${fill('M64 596L876 650L860 690L90 634Z', mix(mood.ink, mood.water, 0.5), 0.5)}${liner(scene)}</g>`,
  )
  const quay = mix(mood.stone, mood.wall, 0.25)
  const x = (at: number) => 600 + side * (at - 600)
  add(
    scene,
    fill(
      polygon([
        [x(-20), 730],
        [x(1220), 690],
        [x(1220), 810],
        [x(-20), 810],
      ]),
      quay,
    ),
    fill(
      polygon([
        [x(-20), 722],
        [x(1220), 680],
        [x(1220), 702],
        [x(-20), 744],
      ]),
      lighter(quay, 0.24),
    ),
    line(`M${x(884)} 318Q${x(990)} 560 ${x(1086)} 676`, { width: 6, colour: mix(mood.bark, mood.ink, 0.3) }),
    rect(x(1086) - 22, 664, 44, 46, mix(mood.ink, mood.stone, 0.2), 8),
    ellipse(x(1086), 664, 32, 12, mix(mood.ink, mood.stone, 0.4)),
  )
  sacks(scene, side > 0 ? 60 : 830, 800, 2.1)
  add(
    scene,
    posed(scene, x(930), 796, 2.5, STANDING, {
      hat: 'bowler',
      flip: side < 0,
      shirt: mix(mood.bark, mood.wall, 0.4),
      trousers: mix(mood.bark, mood.ink, 0.4),
    }),
    posed(scene, x(1030), 806, 2.5, STANDING, { hat: 'beret', flip: side > 0 }),
  )
}

/** Pines and rock of a headland, on the side away from the arcades. */
function headland(scene: Scene, dir: -1 | 1, y: number): void {
  const { mood } = scene
  const x = (at: number) => (dir < 0 ? at : WIDTH - at)
  const rock = mix(mood.stone, mood.cork, 0.24)
  add(
    scene,
    fill(
      `M${x(-20)} ${y - 150}C${x(120)} ${y - 190} ${x(230)} ${y - 130} ${x(300)} ${y - 70}C${x(350)} ${y - 50} ${x(380)} ${y - 20} ${x(400)} ${y + 14}H${x(-20)}Z`,
      darker(rock, 0.14),
    ),
    fill(
      `M${x(-20)} ${y - 150}C${x(120)} ${y - 190} ${x(230)} ${y - 130} ${x(300)} ${y - 70}C${x(210)} ${y - 90} ${x(120)} ${y - 60} ${x(-20)} ${y - 40}Z`,
      mix(mood.leaf, mood.far, 0.2),
    ),
    pine(scene, x(90), y - 150, 170),
    pine(scene, x(210), y - 120, 120),
  )
}

/** Boats drawn up on the sand before the white arcades. */
function coveOfBoats(scene: Scene): void {
  const { mood, side } = scene
  sky(scene, { clouds: 2 })
  water(scene, 400, 660)
  headland(scene, side > 0 ? -1 : 1, 410)
  const x = (at: number) => 600 + side * (at - 600)
  const sand = mix(mood.accent, mood.wall, 0.64)
  add(
    scene,
    fill(
      `M${x(420)} 560C${x(700)} 540 ${x(900)} 500 ${x(1220)} 500V820H${x(-20)}V720C${x(160)} 690 ${x(300)} 590 ${x(420)} 560Z`,
      darker(sand, 0.08),
    ),
    fill(
      `M${x(470)} 590C${x(740)} 566 ${x(920)} 540 ${x(1220)} 540V820H${x(-20)}V760C${x(180)} 720 ${x(330)} 620 ${x(470)} 590Z`,
      sand,
    ),
  )
  portArcades(scene, side > 0 ? 560 : -80, 550, 720, 4)
  boat(scene, x(250), 520, 0.9, mood.paper)
  boat(scene, x(880), 660, 1.5, mood.water)
  boat(scene, x(420), 770, 2.5, mood.cork)
}

/** Evening: the catch is landed; crates near, the boat behind them, the arches lit far off. */
function coveWithCatch(scene: Scene): void {
  const { mood, side } = scene
  const x = (at: number) => 600 + side * (at - 600)
  sky(scene, { sunX: x(900), sunY: 330, clouds: 2 })
  water(scene, 390, 700)
  headland(scene, side > 0 ? 1 : -1, 400)
  portArcades(scene, side > 0 ? -40 : 860, 420, 380, 4)
  add(scene, ellipse(x(900), 440, 120, 9, mood.sun, 0.5), ellipse(x(900), 480, 80, 8, mood.sun, 0.4))
  boat(scene, x(760), 620, 2.5, mood.cork)
  const sand = mix(mood.accent, mood.wall, 0.6)
  add(scene, fill(`M-20 690C300 650 800 690 1220 640V820H-20Z`, sand))
  fishCrate(scene, x(520), 720, 1)
  fishCrate(scene, x(200), 780, 1.5)
  birds(scene, x(560), 230, 4, 20)
}

/** Flat crate of fish seen from the height of somebody who stands; its middle at x. */
function fishCrate(scene: Scene, x: number, y: number, s: number): void {
  const { mood, side } = scene
  const wood = mix(mood.bark, mood.accent, 0.5)
  const silver = mix(mood.water, mood.paper, 0.5)
  let fish = ''
  for (let i = 0; i < 5; i++)
    fish += `<g transform="translate(${-120 + i * 60} ${-96 + (i % 2) * 10}) rotate(${i % 2 ? 64 : 76})">${fill('M-52 0C-30 -24 20 -22 44 -2L64 -18L62 18L44 4C20 20 -30 22 -52 0Z', darker(silver, 0.14))}${fill('M-52 0C-30 -24 20 -22 44 -2C20 -6 -20 -6 -52 0Z', mix(mood.water, mood.ink, 0.3))}${circle(-36, 1, 4, mood.ink)}</g>`
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${ellipse(-side * 24, 4, 216, 22, mood.shadow, 0.3)}${fill('M-200 -60L-160 -150H160L200 -60Z', darker(wood, 0.4))}${fish}${fill('M-200 -74H200V0H-200Z', wood)}${line('M-200 -36H200', { width: 6, colour: darker(wood, 0.3) })}${fill('M-200 -74L-160 -156L-150 -150L-184 -74ZM200 -74L160 -156L150 -150L184 -74Z', lighter(wood, 0.16))}${rect(-200, -82, 400, 12, lighter(wood, 0.22))}</g>`,
  )
}

export const harbour: Record<string, (scene: Scene) => void> = {
  'ocean-liner': oceanLiner,
  cove: (scene) => viewOf(scene, [coveOfBoats, coveWithCatch])(scene),
}
