import { darker, lighter, mix } from '../colour.ts'
import { bush, corkOak } from '../land/trees.ts'
import { blocks, granite, millstone } from '../props/arches.ts'
import { alder, fern, nearBank, overhang } from '../props/riverside.ts'
import { boulder, fall, ripple, ripples, stretch, surface, waterTones } from '../props/water.ts'
import { add, type Scene, viewOf, WIDTH } from '../scene.ts'
import { fill, line, polygon, rect } from '../shape.ts'
import { woodBehind } from './waters.ts'

export const waterWorks: Record<string, (scene: Scene) => void> = {
  weir(scene) {
    weir(scene)
  },
  watermill(scene) {
    viewOf(scene, [livedIn, wheelSide])(scene)
  },
}

/** Large blocks set on edge hold the stream; it runs over in the middle. */
function weir(scene: Scene): void {
  woodBehind(scene, 280, 390)
  const { mood } = scene
  const stone = granite(scene)
  const { body, deep, sky, foam } = waterTones(scene)
  const slab = (x: number, top: number, w: number, low: number, tone: number) =>
    fill(
      `M${x} ${low}L${x + 6} ${top + 14}Q${x + w * 0.5} ${top - 8} ${x + w - 6} ${top + 12}L${x + w} ${low}Z`,
      tone > 0 ? lighter(stone, tone) : darker(stone, -tone),
    ) +
    fill(
      `M${x + 6} ${top + 14}Q${x + w * 0.5} ${top - 8} ${x + w - 6} ${top + 12}L${x + w - 22} ${top + 32}Q${x + w * 0.5} ${top + 14} ${x + 22} ${top + 34}Z`,
      lighter(stone, mood.night ? 0.08 : 0.3),
    )
  add(
    scene,
    corkOak(scene, 990, 460, 430, { lean: 0.04 }),
    alder(scene, 230, 450, 430, 0.03),
    alder(scene, 690, 430, 330, -0.02),
    // held water
    surface(
      scene,
      'M440 430H720L1160 560H40Z',
      rect(0, 430, WIDTH, 26, deep) +
        fill('M540 440H660L860 560H420Z', sky, 0.8) +
        ripple(420, 500, 160, 5, foam, 0.5) +
        ripple(760, 530, 180, 6, foam, 0.5),
      body,
    ),
    fill('M-20 470L440 426L40 566H-20Z', mix(mood.near, mood.ground, 0.3)),
    fill('M1220 480L720 428L1160 566H1220Z', mix(mood.near, mood.ground, 0.2)),
    slab(-30, 500, 190, 720, -0.06),
    slab(150, 516, 160, 720, 0.06),
    slab(300, 522, 150, 720, -0.1),
    slab(760, 520, 150, 720, 0.04),
    slab(900, 512, 160, 720, -0.08),
    slab(1050, 496, 190, 720, 0.05),
    rect(440, 540, 330, 170, darker(stone, 0.4)),
    fall(scene, 605, 544, 322, 172, 0.04),
    surface(
      scene,
      'M-20 700H1220V830H-20Z',
      rect(-20, 700, 1240, 30, deep) +
        fill('M420 720H800L900 830H330Z', sky, 0.7) +
        ripple(600, 718, 250, 18, foam) +
        ripple(520, 768, 260, 10, foam, 0.5),
      body,
    ),
    boulder(scene, 150, 790, 340, 160, { wet: true }),
    boulder(scene, 1070, 790, 320, 140, { wet: true }),
    fern(scene, 330, 815, 140),
    fern(scene, 940, 820, 120, mix(mood.leaf, mood.leafDark, 0.3)),
  )
  overhang(scene, scene.side > 0 ? 'left' : 'right', 0.8)
}

interface House {
  x: number
  y: number
  /** Width of the gable, length and fall of the side that runs away to the right. */
  w: number
  d: number
  fall: number
  h: number
  wall: string
}

/** A house on its corner: the gable towards us, the long side running away; roof of tiles. */
function millHouse(scene: Scene, { x, y, w, d, fall: drop, h, wall }: House): string {
  const { mood, side } = scene
  const peak: [number, number] = [x + w / 2, y - h - w * 0.26]
  const [gable, flank] = side < 0 ? [wall, darker(wall, 0.2)] : [darker(wall, 0.2), wall]
  return (
    fill(
      polygon([
        [x + w, y],
        [x + w, y - h],
        [x + w + d, y - h + drop],
        [x + w + d, y - drop],
      ]),
      flank,
    ) +
    fill(polygon([[x, y], [x, y - h], peak, [x + w, y - h], [x + w, y]]), gable) +
    fill(
      polygon([
        [peak[0] - 8, peak[1] - 16],
        [peak[0] + d * 0.96, peak[1] + drop * 0.5],
        [x + w + d + 18, y - h + drop + 18],
        [x + w + 22, y - h + 20],
      ]),
      side < 0 ? darker(mood.roof, 0.12) : mood.roof,
    ) +
    line(`M${x - 22} ${y - h + 18}L${peak[0]} ${peak[1] - 4}L${x + w + 20} ${y - h + 18}`, {
      width: 22,
      colour: darker(mood.roof, 0.24),
      cap: 'butt',
    })
  )
}

export const opening = (x: number, y: number, w: number, h: number, colour: string) =>
  fill(`M${x} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y - h + w / 2}V${y}Z`, colour)

/** The mill that is a home now: its race runs out of the arch at the foot; a millstone leans by the door. */
function livedIn(scene: Scene): void {
  woodBehind(scene, 290, 430)
  const { mood } = scene
  const wall = mix(mood.wall, mood.stone, 0.4)
  const { foam } = waterTones(scene)
  const glass = mood.night || mood.light === 'dusk' ? mood.lamp : mix(mood.ink, mood.water, 0.4)
  add(
    scene,
    corkOak(scene, 1010, 520, 480, { lean: 0.05 }),
    fill('M-20 520Q300 500 620 520T1220 540V830H-20Z', mix(mood.near, mood.ground, 0.4)),
    millHouse(scene, { x: 200, y: 640, w: 370, d: 330, fall: 34, h: 320, wall }),
    blocks(
      scene,
      [
        [222, 590, 70, 30],
        [480, 450, 70, 30],
        [240, 380, 60, 28],
        [470, 600, 80, 32],
        [640, 560, 90, 30],
        [800, 400, 80, 28],
      ],
      wall,
    ),
    // windows, shutters, door
    ...[
      [290, 380],
      [430, 380],
    ].flatMap(([x = 0, y = 0]) => [
      rect(x - 10, y - 10, 70, 96, lighter(wall, 0.24)),
      rect(x, y, 50, 76, glass),
      rect(x - 30, y, 28, 76, mix(mood.leaf, mood.water, 0.4)),
    ]),
    rect(340, 236, 76, 62, glass, 30),
    ...[660, 790].flatMap((x) => [fill(`M${x} 372l52 5v70l-52 -3Z`, glass)]),
    opening(268, 646, 96, 150, lighter(mood.stone, 0.2)),
    opening(280, 646, 72, 136, darker(mood.cork, 0.2)),
    // the arch the water leaves by
    fill('M620 640V590Q620 520 690 516T770 580V626Z', darker(mood.ink, 0.1)),
    stretch(
      scene,
      [
        [612, 630, 762],
        [650, 600, 800],
        [720, 560, 900],
        [830, 440, 1060],
      ],
      ripples(scene, { left: 560, right: 880, top: 650, bottom: 800 }, 6),
    ),
    ripple(694, 622, 70, 8, foam),
    line('M612 600V580Q616 506 690 504T780 572V610', {
      width: 18,
      colour: lighter(mood.stone, 0.14),
      cap: 'butt',
    }),
    millstone(scene, 448, 616, 56, 0.9, -10),
    boulder(scene, 560, 700, 150, 80, { wet: true }),
    boulder(scene, 900, 690, 190, 100, { wet: true }),
    bush(scene, 150, 700, 110, mood.accent),
    bush(scene, 1100, 720, 130),
  )
  nearBank(scene, 770, 810)
  add(scene, fern(scene, 330, 810, 150), fern(scene, 90, 820, 140, mix(mood.leaf, mood.leafDark, 0.3)))
  overhang(scene, 'right', 0.7)
}

/** From its other side: the wooden wheel in the race, large, against the wall. */
function wheelSide(scene: Scene): void {
  woodBehind(scene, 280, 420)
  const { mood, side } = scene
  const wall = mix(mood.wall, mood.stone, 0.3)
  const wood = mix(mood.bark, mood.cork, 0.32)
  const { foam, deep, body, sky } = waterTones(scene)
  const [cx, cy, r] = [640, 490, 236]
  const spokes = Array.from({ length: 8 }, (_, i) => (i / 8) * Math.PI * 2 + 0.2)
  const paddles = Array.from({ length: 16 }, (_, i) => (i / 16) * Math.PI * 2 + 0.1)
  const on = (a: number, k: number) =>
    `${(cx + Math.cos(a) * r * k).toFixed(1)} ${(cy + Math.sin(a) * r * k).toFixed(1)}`
  const ringOf = (k: number, width: number, colour: string, dx = 0) =>
    `<circle cx="${cx + dx}" cy="${cy}" r="${r * k}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  const depth = side * 26
  add(
    scene,
    corkOak(scene, 1060, 520, 500, { lean: 0.05 }),
    fill('M-20 520H1220V830H-20Z', mix(mood.near, mood.ground, 0.4)),
    fill('M-20 720V210L700 236V720Z', wall),
    fill('M-20 220L700 240L730 258L640 130L-20 90Z', mood.roof),
    fill('M-20 220L700 240L730 258V272L-20 246Z', darker(mood.roof, 0.3)),
    blocks(
      scene,
      [
        [60, 320, 130, 46],
        [280, 280, 110, 42],
        [90, 480, 120, 46],
        [250, 590, 120, 46],
        [330, 420, 90, 42],
      ],
      wall,
    ),
    rect(cx - 300, cy - 26, 300, 52, darker(wall, 0.34)),
    // the race
    fill('M700 560H1220V640H700Z', granite(scene)),
    fill('M700 552H1220V572H700Z', lighter(granite(scene), 0.24)),
    // wheel: the far rim, paddles, the near rim, spokes
    ringOf(1, 30, darker(wood, 0.42), -depth),
    line(paddles.map((a) => `M${on(a, 0.9)}L${on(a, 1.13)}`).join(''), {
      width: 30,
      colour: darker(wood, 0.26),
      cap: 'butt',
    }),
    line(spokes.map((a) => `M${cx} ${cy}L${on(a, 1)}`).join(''), { width: 17, colour: wood }),
    ringOf(1, 32, wood),
    ringOf(0.56, 20, wood),
    ringOf(1.03, 6, lighter(wood, 0.3)),
    `<circle cx="${cx}" cy="${cy}" r="40" fill="${darker(wood, 0.3)}"/><circle cx="${cx}" cy="${cy}" r="18" fill="${mood.ink}"/>`,
    surface(
      scene,
      'M-20 700Q600 684 1220 696V830H-20Z',
      `${rect(0, 680, WIDTH, 50, deep)}${fill('M520 720H820L960 830H380Z', sky, 0.7)}${ripple(640, 704, 230, 18, foam)}${ripple(540, 756, 240, 10, foam, 0.5)}${ripple(900, 770, 220, 9, foam, 0.4)}`,
      body,
    ),
    boulder(scene, 980, 730, 260, 130, { wet: true }),
    boulder(scene, 180, 760, 300, 140, { wet: true }),
    fern(scene, 1130, 800, 170),
    fern(scene, 360, 815, 140, mix(mood.leaf, mood.leafDark, 0.3)),
  )
  overhang(scene, 'right', 0.8)
}
