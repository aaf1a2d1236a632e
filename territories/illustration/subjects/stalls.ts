import { darker, lighter, mix } from '../colour.ts'
import { person } from '../people/people.ts'
import { bread } from '../props/foods.ts'
import { add, type Scene, WIDTH } from '../scene.ts'
import { street } from '../settings.ts'
import { circle, ellipse, fill, polygon, rect } from '../shape.ts'
import { isRaya } from '../streets/streets.ts'

/** A crate that leans towards the viewer, filled with one kind of thing. */
function crate(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  fillWith: (x: number, y: number, i: number) => string,
  rows: readonly number[] = [4, 5, 5],
): string {
  const { mood } = scene
  const wood = mix(mood.bark, mood.accent, 0.5)
  let out = ellipse(x + w / 2, y + 4, w * 0.56, 14, mood.shadow, 0.3)
  out += fill(
    polygon([
      [x + w * 0.06, y - 150],
      [x + w * 0.94, y - 150],
      [x + w, y - 56],
      [x, y - 56],
    ]),
    darker(wood, 0.4),
  )
  let i = 0
  for (const [row, n] of rows.entries())
    for (let k = 0; k < n; k++)
      out += fillWith(
        x + w * (0.12 + ((k + (row % 2 ? 0.1 : 0.35)) * 0.8) / n),
        y - 140 + (row * 108) / rows.length,
        i++,
      )
  out +=
    rect(x - 4, y - 64, w + 8, 64, wood) +
    rect(x - 4, y - 64, w + 8, 10, lighter(wood, 0.2)) +
    rect(x - 4, y - 30, w + 8, 5, darker(wood, 0.25))
  return out
}

function jar(scene: Scene, x: number, y: number): string {
  const { mood } = scene
  const honey = mix(mood.accent, mood.cork, 0.3)
  return (
    rect(x - 36, y - 104, 72, 104, honey, 12) +
    rect(x + scene.side * 14 - 9, y - 96, 18, 84, lighter(honey, 0.35), 9) +
    rect(x - 36, y - 74, 72, 46, mood.paper) +
    rect(x - 30, y - 124, 60, 26, mood.roof, 5)
  )
}

function cheese(scene: Scene, x: number, y: number, r: number, cut = false): string {
  const { mood } = scene
  const rind = mix(mood.accent, mood.wall, 0.35)
  const inside = lighter(mix(mood.accent, mood.paper, 0.6), 0.2)
  return (
    fill(
      `M${x - r} ${y - r * 0.6}V${y - r * 0.16}A${r} ${r * 0.34} 0 0 0 ${x + r} ${y - r * 0.16}V${y - r * 0.6}Z`,
      darker(rind, 0.16),
    ) +
    ellipse(x, y - r * 0.6, r, r * 0.34, rind) +
    ellipse(x - r * 0.1, y - r * 0.63, r * 0.8, r * 0.24, lighter(rind, 0.2)) +
    (cut
      ? fill(
          `M${x} ${y - r * 0.6}L${x + r * 0.3} ${y - r * 0.27}V${y + r * 0.17}L${x} ${y - r * 0.16}Z`,
          inside,
        ) +
        fill(
          `M${x} ${y - r * 0.6}L${x + r * 0.86} ${y - r * 0.42}V${y + r * 0.02}L${x} ${y - r * 0.16}Z`,
          darker(inside, 0.08),
        )
      : '')
  )
}

/** A boletus: an ochre cap on a thick pale stem; each leans another way. */
function mushroom(scene: Scene, x: number, y: number, i: number): string {
  const { mood, side } = scene
  const cap = mix(mix(mood.accent, mood.cork, 0.2), mood.bark, 0.2 + (i % 3) * 0.13)
  const stem = mix(mood.paper, mood.accent, 0.14)
  const lean = [-16, 9, -5, 18, -11, 6, 14][i % 7] ?? 0
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${lean})">${
    fill('M-14 -6Q-15 20 -24 40Q-22 56 0 56T24 40Q15 20 14 -6Z', stem) +
    fill(
      `M0 -6Q${side * -4} 30 0 56Q${side * -22} 56 ${side * -24} 40Q${side * -15} 20 ${side * -14} -6Z`,
      darker(stem, 0.14),
    ) +
    ellipse(0, 1, 38, 9, darker(stem, 0.24)) +
    fill('M-43 2Q-44 -36 0 -38Q44 -36 43 2Q22 -8 0 -8T-43 2Z', cap) +
    ellipse(side * 14, -24, 15, 7, lighter(cap, 0.3))
  }</g>`
}

function chestnut(scene: Scene, x: number, y: number, i: number): string {
  const nut = mix(scene.mood.bark, scene.mood.cork, i % 2 ? 0.4 : 0.25)
  return (
    fill(
      `M${x - 28} ${y + 8}Q${x - 28} ${y - 22} ${x} ${y - 34}Q${x + 28} ${y - 22} ${x + 28} ${y + 8}Q${x} ${y + 24} ${x - 28} ${y + 8}Z`,
      nut,
    ) +
    fill(
      `M${x - 26} ${y + 8}Q${x} ${y - 2} ${x + 26} ${y + 8}Q${x} ${y + 24} ${x - 26} ${y + 8}Z`,
      lighter(nut, 0.35),
    )
  )
}

/** A ham on its hook. */
function ham(scene: Scene, x: number, y: number): string {
  const { mood } = scene
  const skin = mix(mood.accent, mood.bark, 0.5)
  return (
    rect(x - 3, y - 20, 6, 50, mood.ink) +
    fill(
      `M${x - 12} ${y + 20}L${x - 22} ${y + 84}Q${x - 70} ${y + 150} ${x - 54} ${y + 220}Q${x - 6} ${y + 262} ${x + 46} ${y + 218}Q${x + 64} ${y + 150} ${x + 22} ${y + 84}L${x + 12} ${y + 20}Z`,
      skin,
    ) +
    fill(
      `M${x + 4} ${y + 30}L${x + 8} ${y + 90}Q${x + 44} ${y + 150} ${x + 30} ${y + 222}Q${x + 62} ${y + 196} ${x + 46} ${y + 140}Q${x + 40} ${y + 106} ${x + 22} ${y + 84}L${x + 12} ${y + 24}Z`,
      lighter(skin, 0.2),
    ) +
    rect(x - 16, y + 30, 32, 10, mood.cork)
  )
}

/** Close to the table of a farmer: what is sold, who sells it, and the square behind. */
function farmStall(scene: Scene): void {
  const { mood } = scene
  street(scene, 560)
  const raya = isRaya(scene)
  const colour = raya ? mood.cork : mood.leaf
  const pole = mix(mood.bark, mood.accent, 0.15)
  add(scene, rect(60, 120, 26, 560, pole), rect(1120, 120, 26, 560, pole))
  add(
    scene,
    person(scene, 690, 690, 3.9, {
      hat: 'straw',
      arms: [40, 20],
      flip: true,
      shirt: raya ? mix(mood.water, mood.paper, 0.3) : mix(mood.cork, mood.paper, 0.2),
    }),
  )
  if (raya) for (const x of [250, 380]) add(scene, ham(scene, x, 190))
  const cloth = mix(mood.paper, '#ffffff', 0.3)
  add(
    scene,
    fill('M-20 620H1220V830H-20Z', mix(cloth, mood.shadow, 0.2)),
    fill('M-20 556L1220 556V640H-20Z', cloth),
  )
  for (let i = 0; i < 9; i++)
    add(
      scene,
      fill(
        polygon([
          [i * 150 - 30, 640],
          [i * 150 + 44, 640],
          [i * 152 + 40, 830],
          [i * 152 - 40, 830],
        ]),
        mix(colour, cloth, 0.35),
      ),
    )
  add(scene, cheese(scene, 905, 600, 96), cheese(scene, 930, 542, 84), cheese(scene, 1070, 626, 104, true))
  bread(scene, 560, 580, 0.8)
  for (const x of [700, 784]) add(scene, jar(scene, x, 628))
  add(
    scene,
    raya
      ? crate(scene, 60, 690, 290, (x, y, i) => chestnut(scene, x, y, i))
      : crate(scene, 60, 690, 290, (x, y, i) => mushroom(scene, x, y - 30, i), [3, 4]),
  )
  add(
    scene,
    crate(
      scene,
      380,
      720,
      260,
      (x, y, i) =>
        circle(x, y + 6, 30, i % 3 ? mix(mood.cork, '#c8392b', 0.5) : mood.accent) +
        ellipse(x + scene.side * 8, y - 6, 11, 8, '#ffffff', 0.35),
    ),
  )
  add(scene, jar(scene, 742, 664))
  const stripes = 9
  for (let i = 0; i < stripes; i++) {
    const [a, b] = [(i / stripes) * (WIDTH + 120) - 60, ((i + 1) / stripes) * (WIDTH + 120) - 60]
    const tone = i % 2 ? mood.paper : colour
    const in_ = (x: number) => 600 + (x - 600) * 0.86
    add(
      scene,
      fill(
        polygon([
          [in_(a), -10],
          [in_(b), -10],
          [b, 104],
          [a, 104],
        ]),
        tone,
      ),
      fill(`M${a} 104V146Q${(a + b) / 2} 186 ${b} 146V104Z`, darker(tone, 0.14)),
    )
  }
}

export const stalls: Record<string, (scene: Scene) => void> = { 'farm-stall': farmStall }
