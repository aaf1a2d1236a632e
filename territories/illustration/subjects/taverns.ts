import { plaster } from '../buildings/farmhouse.ts'
import { darker, lighter, mix } from '../colour.ts'
import { HOUSES, moodOf } from '../mood.ts'
import { person } from '../people/people.ts'
import { arm, type Singer, singer } from '../people/singer.ts'
import { bread } from '../props/foods.ts'
import { wineGlass } from '../props/table.ts'
import { add, HEIGHT, type Scene, viewOf, WIDTH } from '../scene.ts'
import { circle, ellipse, fill, line, rect } from '../shape.ts'
import { foliage } from '../streets/plane-tree.ts'
import { isRaya, whitewash } from '../streets/streets.ts'

/** The wall of a tavern: warm, a lamp, shelves with a few bottles. */
function tavern(scene: Scene): string {
  const { mood } = scene
  const wall = mix(mix(mood.cork, mood.wall, 0.5), mood.night ? mood.lamp : mood.wall, 0.16)
  add(
    scene,
    rect(0, 0, WIDTH, HEIGHT, wall),
    rect(0, 430, WIDTH, 400, darker(wall, 0.14)),
    rect(0, 424, WIDTH, 10, darker(wall, 0.26)),
  )
  const wood = mix(mood.bark, mood.cork, 0.35)
  add(scene, rect(70, 250, 300, 14, darker(wood, 0.3)), rect(850, 210, 300, 14, darker(wood, 0.3)))
  for (const [x, y, h, c] of [
    [110, 250, 86, mood.leafDark],
    [160, 250, 70, mood.accent],
    [206, 250, 92, mix(mood.ink, mood.leaf, 0.3)],
    [320, 250, 60, mood.paper],
    [900, 210, 90, mix(mood.ink, mood.cork, 0.4)],
    [950, 210, 66, mood.paper],
    [1004, 210, 88, mood.leafDark],
    [1090, 210, 64, mood.accent],
  ] as const)
    add(
      scene,
      fill(
        `M${x - 16} ${y}v${-h * 0.6}q0 ${-h * 0.12} 9 ${-h * 0.16}v${-h * 0.24}h14v${h * 0.24}q9 ${h * 0.04} 9 ${h * 0.16}v${h * 0.6}Z`,
        mix(c, wall, 0.25),
      ),
    )
  add(
    scene,
    circle(600, 150, 300, mood.lamp, 0.16),
    circle(600, 150, 170, mood.lamp, 0.2),
    line('M600 0V90', { width: 6, colour: mood.ink }),
    fill('M520 150L566 86H634L680 150Z', darker(mood.cork, 0.2)),
    ellipse(600, 150, 80, 14, mood.lamp),
  )
  return wood
}

/** A brown clay pot with two ears, full; its foot at x, y. */
function clayPot({ mood }: Scene, x: number, y: number, s: number): string {
  const clay = mix(mood.roof, mood.bark, 0.25)
  const stew = mix(mood.cork, mood.accent, 0.4)
  return `<g transform="translate(${x} ${y}) scale(${s})">${ellipse(0, 2, 120, 18, mood.shadow, 0.34)}${line('M-128 -96q-40 0 -30 36t34 16M128 -96q40 0 30 36t-34 16', { width: 17, colour: darker(clay, 0.2) })}${fill('M-136 -118C-150 -30 -90 2 -60 2H60C90 2 150 -30 136 -118Z', clay)}${fill('M-136 -118C-150 -30 -90 2 -60 2H-14C-70 -14 -96 -60 -92 -118Z', darker(clay, 0.18))}${ellipse(0, -118, 140, 32, lighter(clay, 0.16))}${ellipse(0, -116, 120, 24, darker(clay, 0.4))}${ellipse(0, -112, 114, 20, stew)}${ellipse(-44, -116, 26, 9, lighter(stew, 0.25))}${ellipse(36, -112, 30, 9, mix(mood.leaf, stew, 0.5))}</g>`
}

function atTable(scene: Scene): void {
  const { mood } = scene
  const wood = tavern(scene)
  const tones: readonly Singer[] = [
    { shirt: mix(mood.leaf, mood.wall, 0.1), skin: mood.skin[0], hair: '#5b3d26', hat: 'beret' },
    {
      shirt: mix(mood.paper, mood.accent, 0.2),
      skin: mood.skin[1],
      hair: mix(mood.stone, mood.paper, 0.4),
      beard: true,
      back: 14,
    },
    { shirt: mood.cork, skin: mood.skin[0], hair: '#3c2a20', hat: 'scarf', flip: true },
  ]
  const [a, b, c] = tones as [Singer, Singer, Singer]
  add(scene, singer(580, 400, 0.86, b, mood.ink))
  add(scene, arm([690, 470, 770, 400, 740, 290], 54, b.shirt, b.skin))
  wineGlass(scene, 744, 318, 0.62)
  add(scene, singer(270, 440, 1.06, a, mood.ink), singer(930, 440, 1.04, c, mood.ink))
  const top = lighter(wood, 0.14)
  add(
    scene,
    fill('M-20 690Q600 610 1220 690V830H-20Z', top),
    fill('M-20 690Q600 610 1220 690V712Q600 632 -20 712Z', lighter(top, 0.16)),
  )
  add(scene, clayPot(scene, 600, 772, 1))
  wineGlass(scene, 380, 770, 0.72)
  wineGlass(scene, 860, 752, 0.68)
  bread(scene, 1060, 740, 0.7)
  add(scene, arm([160, 690, 130, 770, 300, 758], 62, darker(a.shirt, 0.1), a.skin))
}

/** One pot, four hands: bread that is dipped. */
function potAndHands(scene: Scene): void {
  const { mood } = scene
  const wood = mix(mood.bark, mood.cork, 0.5)
  add(scene, rect(0, 0, WIDTH, HEIGHT, lighter(wood, 0.1)))
  for (const y of [150, 330, 520, 700]) add(scene, rect(0, y, WIDTH, 7, darker(wood, 0.22)))
  add(scene, rect(0, 157, WIDTH, 173, lighter(wood, 0.17)), rect(0, 527, WIDTH, 173, lighter(wood, 0.16)))
  const clay = mix(mood.roof, mood.bark, 0.15)
  add(
    scene,
    ellipse(620, 440, 330, 262, mood.shadow, 0.34),
    ellipse(600, 410, 310, 250, darker(clay, 0.2)),
    ellipse(600, 398, 304, 242, clay),
    ellipse(600, 404, 262, 202, darker(clay, 0.4)),
    ellipse(600, 416, 252, 190, mix(mood.cork, mood.accent, 0.35)),
  )
  for (const [x, y, r, c] of [
    [500, 380, 40, mood.accent],
    [600, 470, 46, mix(mood.accent, mood.paper, 0.4)],
    [700, 390, 38, mix(mood.leaf, mood.accent, 0.3)],
    [560, 320, 34, mix(mood.accent, mood.paper, 0.4)],
    [660, 520, 30, mood.accent],
    [470, 470, 30, mix(mood.leaf, mood.accent, 0.3)],
  ] as const)
    add(
      scene,
      ellipse(x, y, r, r * 0.8, c),
      ellipse(x - r * 0.2, y - r * 0.24, r * 0.5, r * 0.3, lighter(c, 0.3)),
    )
  const hand = (
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    shirt: string,
    skin: string,
    dip: boolean,
  ) => {
    const size = Math.hypot(x1 - x0, y1 - y0)
    const turn = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI
    const loaf = mix(mood.accent, mood.paper, 0.45)
    return `<g transform="translate(${x1} ${y1}) rotate(${turn.toFixed(1)})">${rect(-size, -62, size - 190, 124, shirt, 10)}${rect(-size, 20, size - 190, 42, darker(shirt, 0.16))}${fill('M-200 -44H-96Q-40 -62 0 -40L40 -20Q50 -4 34 2L-10 -8L44 10Q52 26 36 32L-14 18L24 40Q26 54 10 54L-50 46Q-90 52 -200 44Z', skin)}${fill('M-200 16H-110Q-60 30 -14 18L24 40Q26 54 10 54L-50 46Q-90 52 -200 44Z', darker(skin, 0.14))}${dip ? fill('M20 -54Q70 -70 104 -40Q120 0 96 40Q66 62 24 44Q40 0 20 -54Z', loaf) + fill('M84 -50Q120 -30 114 20Q106 44 88 46Q102 0 84 -50Z', mix(mood.accent, mood.bark, 0.35)) : ''}${fill('M-66 -40Q-30 -70 20 -52Q34 -44 24 -34L-30 -22Z', lighter(skin, 0.06))}</g>`
  }
  add(
    scene,
    hand(-60, 60, 380, 286, mix(mood.leaf, mood.wall, 0.1), mood.skin[0], true),
    hand(1260, 150, 810, 330, mix(mood.paper, mood.accent, 0.25), mood.skin[1], true),
    hand(1200, 860, 770, 580, mood.cork, mood.skin[0], true),
    hand(40, 880, 420, 560, mix(mood.water, mood.ink, 0.2), mood.skin[2], true),
  )
}

/** From the street: a lit window full of singing, and somebody who has stopped to listen. */
function litWindow(scene: Scene): void {
  const { mood, side } = scene
  const warm = byLamp(scene)
  const hole = 'M400 600V330A330 270 0 0 1 1060 330V600Z'
  const inside = mix(mood.lamp, mood.cork, 0.26)
  add(scene, rect(380, 20, 700, 600, inside), circle(730, 150, 240, mood.lamp, 0.5))
  add(
    scene,
    line('M730 0V110', { width: 6, colour: mood.bark }),
    fill('M660 160L704 108H756L800 160Z', darker(mood.cork, 0.25)),
  )
  const tones = warm.mood
  const man: Singer = {
    shirt: mix(tones.leaf, tones.wall, 0.1),
    skin: tones.skin[1],
    hair: '#4a3323',
    hat: 'beret',
  }
  const old: Singer = {
    shirt: mix(tones.paper, tones.accent, 0.25),
    skin: tones.skin[0],
    hair: mix(tones.stone, tones.paper, 0.4),
    beard: true,
    back: 14,
  }
  const woman: Singer = { shirt: tones.cork, skin: tones.skin[0], hair: '#3c2a20', hat: 'scarf', flip: true }
  add(
    scene,
    singer(730, 430, 0.8, old, mood.ink),
    singer(540, 462, 0.92, man, mood.ink),
    singer(930, 462, 0.9, woman, mood.ink),
  )
  const wall = mix(isRaya(scene) ? whitewash(scene) : plaster(scene), mood.shadow, 0.22)
  const stone = mix(mood.stone, mood.wall, 0.3)
  add(scene, `<path fill-rule="evenodd" d="M-20 -20H1220V820H-20Z${hole}" fill="${wall}"/>`)
  add(
    scene,
    line(hole, { width: 46, colour: stone }),
    line(hole, { width: 12, colour: mix(stone, mood.shadow, 0.4) }),
  )
  const wood = mix(mood.bark, mood.cork, 0.3)
  add(scene, rect(424, 226, 612, 13, wood))
  for (const x of [634, 826]) add(scene, rect(x, 70, 14, 525, wood))
  add(
    scene,
    rect(350, 590, 760, 40, lighter(stone, 0.12)),
    rect(350, 626, 760, 14, mix(stone, mood.shadow, 0.5)),
  )
  for (const [x, r] of [
    [860, 54],
    [950, 64],
    [1044, 52],
  ] as const) {
    add(
      scene,
      foliage(scene, x, 553, r, 0.2),
      circle(x - r * 0.3, 548, 10, mood.cork),
      circle(x + r * 0.35, 556, 9, mood.cork),
      circle(x, 530, 10, mood.cork),
    )
  }
  add(scene, rect(796, 578, 300, 40, mood.roof), rect(788, 572, 316, 14, lighter(mood.roof, 0.12)))
  for (const [x, y, w] of [
    [60, 90, 130],
    [190, 300, 110],
    [1110, 470, 120],
    [1080, 70, 140],
    [30, 520, 120],
  ] as const)
    add(scene, rect(x, y, w, 40, lighter(wall, 0.07), 6))
  add(
    scene,
    fill('M-20 760H1220V820H-20Z', mix(mood.path, mood.shadow, 0.3)),
    fill('M330 820L430 680H1040L1160 820Z', mood.lamp, side < 0 ? 0.16 : 0.2),
  )
  add(
    scene,
    person(scene, 210, 792, 5.4, {
      skirt: true,
      hat: 'scarf',
      arms: [12, -8],
      shirt: mix(mood.water, mood.ink, 0.2),
    }),
  )
}

/** Indoors the lamp gives the colours, however late it is outside. */
function byLamp(scene: Scene): Scene {
  const { light, season } = scene.mood
  if (light !== 'night' && light !== 'dusk') return scene
  const mood = moodOf(HOUSES[isRaya(scene) ? 'raya' : 'gavarres'], 'golden', season)
  return { ...scene, mood: { ...mood, wall: mix(mood.wall, mood.bark, light === 'night' ? 0.3 : 0.14) } }
}

function singers(scene: Scene): void {
  viewOf<(s: Scene) => void>(scene, [(s) => atTable(byLamp(s)), litWindow, (s) => potAndHands(byLamp(s))])(
    scene,
  )
}

export const taverns: Record<string, (scene: Scene) => void> = { 'tavern-singers': singers }
