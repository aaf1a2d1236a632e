import { doorAt, pane, stones, windowAt } from './buildings.ts'
import { darker, lighter, mix } from './colour.ts'
import type { Scene } from './scene.ts'
import { ellipse, fill, line, type Point, polygon, rect } from './shape.ts'

export interface ChurchOptions {
  belfry?: 'wall' | 'tower' | 'dome'
  apse?: boolean
  white?: boolean
}

/** Small church seen from the side, lower left corner at x, y. */
export function church(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  { belfry = 'tower', apse = true, white = false }: ChurchOptions = {},
): string {
  const { mood, side } = scene
  const wall = white ? mix(mood.wall, '#ffffff', 0.35) : mix(mood.stone, mood.wall, 0.4)
  const h = w * 0.42
  let out = ellipse(x + w / 2, y, w * 0.62, w * 0.03, mood.shadow, 0.3)
  if (apse)
    out +=
      fill(
        `M${x + w} ${y}V${y - h * 0.72}A${w * 0.16} ${h * 0.22} 0 0 1 ${x + w * 1.2} ${y - h * 0.5}V${y}Z`,
        darker(wall, 0.12),
      ) +
      fill(
        `M${x + w * 0.97} ${y - h * 0.7}Q${x + w * 1.14} ${y - h * 0.86} ${x + w * 1.22} ${y - h * 0.5}Z`,
        mood.roof,
      ) +
      rect(x + w * 1.07, y - h * 0.45, w * 0.035, h * 0.2, pane(scene))
  out +=
    rect(x, y - h, w, h, wall) +
    (side > 0
      ? rect(x, y - h, w * 0.3, h, darker(wall, 0.08))
      : rect(x + w * 0.7, y - h, w * 0.3, h, darker(wall, 0.08)))
  if (!white) out += stones(scene, x, y, w, h, wall, 22)
  out += fill(
    polygon([
      [x - 8, y - h],
      [x + w * 0.1, y - h * 1.34],
      [x + w * 0.92, y - h * 1.34],
      [x + w + 8, y - h],
    ]),
    mood.roof,
  )
  out +=
    doorAt(scene, x + w * 0.4, y, w * 0.13, h * 0.55) +
    fill(
      `M${x + w * 0.64} ${y - h * 0.5}h${w * 0.04}v${-h * 0.2}a${w * 0.02} ${w * 0.02} 0 0 0 ${-w * 0.04} 0Z`,
      pane(scene),
    )
  const tw = w * 0.26
  const tx = x + w * 0.04
  if (belfry === 'wall') {
    const top = y - h * 1.34
    out += fill(
      polygon([
        [tx, top + h * 0.2],
        [tx, top - h * 0.4],
        [tx + tw / 2, top - h * 0.62],
        [tx + tw, top - h * 0.4],
        [tx + tw, top + h * 0.2],
      ]),
      lighter(wall, 0.06),
    )
    for (const dx of [0.14, 0.56])
      out +=
        fill(
          `M${tx + tw * dx} ${top - h * 0.02}v${-h * 0.22}a${tw * 0.15} ${tw * 0.15} 0 0 1 ${tw * 0.3} 0v${h * 0.22}Z`,
          mood.skyLow,
        ) +
        fill(
          `M${tx + tw * (dx + 0.04)} ${top - h * 0.06}q${tw * 0.11} ${-h * 0.22} ${tw * 0.22} 0Z`,
          mix(mood.accent, mood.ink, 0.3),
        )
  } else {
    const th = h * (belfry === 'dome' ? 2.3 : 2.1)
    out +=
      rect(tx, y - th, tw, th, lighter(wall, 0.05)) +
      rect(side < 0 ? tx + tw * 0.7 : tx, y - th, tw * 0.3, th, darker(wall, 0.12))
    if (!white) out += stones(scene, tx, y, tw, th, wall, 10)
    for (const dx of [0.16, 0.56])
      out += fill(
        `M${tx + tw * dx} ${y - th * 0.72}v${-th * 0.1}a${tw * 0.14} ${tw * 0.14} 0 0 1 ${tw * 0.28} 0v${th * 0.1}Z`,
        pane(scene),
      )
    out +=
      belfry === 'dome'
        ? fill(
            `M${tx - 4} ${y - th}Q${tx + tw / 2} ${y - th - tw * 1.3} ${tx + tw + 4} ${y - th}Z`,
            mood.water,
          ) +
          line(`M${tx + tw / 2} ${y - th - tw * 0.62}v${-tw * 0.35}m${-tw * 0.1} ${tw * 0.12}h${tw * 0.2}`, {
            width: 4,
            colour: mood.ink,
          })
        : fill(
            polygon([
              [tx - 8, y - th],
              [tx + tw / 2, y - th - tw * 0.55],
              [tx + tw + 8, y - th],
            ]),
            mood.roof,
          )
  }
  return out
}

/** Iron water tower on lattice legs, foot at x, y. */
export function waterTower(scene: Scene, x: number, y: number, h: number): string {
  const { mood, side } = scene
  const iron = mix(mood.ink, mood.water, 0.35)
  const w = h * 0.2
  const deck = y - h * 0.66
  let out = ellipse(x, y, w * 0.9, h * 0.02, mood.shadow, 0.3)
  for (const dx of [-1, -0.34, 0.34, 1])
    out += line(`M${x + dx * w * 0.62} ${y}L${x + dx * w * 0.42} ${deck}`, { width: h * 0.016, colour: iron })
  for (let i = 0; i < 4; i++) {
    const [a, b] = [y - ((y - deck) / 4) * i, y - ((y - deck) / 4) * (i + 1)]
    const [wa, wb] = [w * (0.62 - 0.05 * i), w * (0.62 - 0.05 * (i + 1))]
    out += line(`M${x - wa} ${a}L${x + wb} ${b}M${x + wa} ${a}L${x - wb} ${b}M${x - wb} ${b}H${x + wb}`, {
      width: h * 0.008,
      colour: iron,
    })
  }
  out += rect(x - w * 0.07, deck, w * 0.14, y - deck, darker(iron, 0.2))
  out += rect(x - w * 0.62, deck - h * 0.02, w * 1.24, h * 0.025, darker(iron, 0.3))
  out +=
    rect(x - w * 0.52, deck - h * 0.2, w * 1.04, h * 0.185, mix(mood.cork, mood.wall, 0.3)) +
    rect(
      side < 0 ? x + w * 0.1 : x - w * 0.52,
      deck - h * 0.2,
      w * 0.42,
      h * 0.185,
      mix(mood.cork, mood.ink, 0.25),
    )
  for (let i = 0; i < 6; i++)
    out += rect(x - w * 0.5 + i * w * 0.19, deck - h * 0.2, w * 0.02, h * 0.185, darker(mood.cork, 0.35))
  out +=
    fill(
      `M${x - w * 0.6} ${deck - h * 0.2}Q${x} ${deck - h * 0.34} ${x + w * 0.6} ${deck - h * 0.2}Z`,
      mood.water,
    ) + line(`M${x} ${deck - h * 0.27}v${-h * 0.06}`, { width: h * 0.01, colour: iron })
  return out
}

/** Row of arches with a channel on top. */
export function aqueduct(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  arches: number,
  brick = false,
): string {
  const { mood, side } = scene
  const wall = brick ? mix(mood.roof, mood.wall, 0.3) : mix(mood.stone, mood.wall, 0.25)
  const step = w / arches
  const hole = step * 0.74
  let d = `M${x} ${y}V${y - h}H${x + w}V${y}Z`
  for (let i = 0; i < arches; i++) {
    const ax = x + step * (i + 0.5)
    const ay = y - h * 0.78 + hole / 2
    d += `M${ax - hole / 2} ${y + 4}V${ay}A${hole / 2} ${Math.min(hole / 2, h * 0.7)} 0 0 1 ${ax + hole / 2} ${ay}V${y + 4}Z`
  }
  let out = `<path fill-rule="evenodd" d="${d}" fill="${wall}"/>`
  for (let i = 0; i < arches; i++) {
    const ax = x + step * (i + 0.5)
    const ay = y - h * 0.78 + hole / 2
    out += line(
      `M${ax - hole / 2} ${ay}A${hole / 2} ${Math.min(hole / 2, h * 0.7)} 0 0 1 ${ax + hole / 2} ${ay}`,
      { width: h * 0.055, colour: brick ? mood.roof : darker(wall, 0.2), cap: 'butt' },
    )
    out +=
      side < 0
        ? rect(ax + hole / 2 - 2, ay, hole * 0.12, y - ay, darker(wall, 0.3))
        : rect(ax - hole / 2 - hole * 0.1, ay, hole * 0.12, y - ay, darker(wall, 0.3))
  }
  out +=
    rect(x - 14, y - h - h * 0.05, w + 28, h * 0.1, lighter(wall, 0.14)) +
    rect(x - 14, y - h - h * 0.05, w + 28, h * 0.025, mood.water)
  return out + stones(scene, x, y - h * 0.8, w, h * 0.16, wall, arches * 5)
}

/** Castle with crenels: walls, a keep and smaller towers. */
export function castle(scene: Scene, x: number, y: number, w: number, ruin = false): string {
  const { mood, side, random } = scene
  const wall = mix(mood.stone, mood.accent, 0.22)
  const tower = (tx: number, tw: number, th: number, broken = false): string => {
    let out = broken
      ? fill(
          polygon([
            [tx, y],
            [tx, y - th * 0.8],
            [tx + tw * 0.3, y - th],
            [tx + tw * 0.5, y - th * 0.76],
            [tx + tw * 0.75, y - th * 0.88],
            [tx + tw, y - th * 0.6],
            [tx + tw, y],
          ]),
          wall,
        )
      : rect(tx, y - th, tw, th, wall)
    out += rect(
      side < 0 ? tx + tw * 0.68 : tx,
      y - th * (broken ? 0.6 : 1),
      tw * 0.32,
      th * (broken ? 0.6 : 1),
      darker(wall, 0.14),
    )
    if (!broken)
      for (let i = 0; i < 5; i += 2)
        out += rect(tx - 4 + (i * (tw + 8)) / 5, y - th - tw * 0.16, (tw + 8) / 5, tw * 0.18, wall)
    return (
      out +
      stones(scene, tx, y, tw, th * 0.8, wall, 8) +
      rect(tx + tw * 0.42, y - th * 0.62, tw * 0.12, th * 0.12, pane(scene))
    )
  }
  const curtain: Point[] = [
    [x, y],
    [x, y - w * 0.2],
    [x + w, y - w * 0.2],
    [x + w, y],
  ]
  let out = ellipse(x + w / 2, y, w * 0.6, w * 0.03, mood.shadow, 0.3)
  out += tower(x + w * 0.4, w * 0.2, w * 0.56, ruin) + tower(x + w * 0.68, w * 0.12, w * 0.4)
  out += fill(polygon(curtain), lighter(wall, 0.06)) + stones(scene, x, y, w, w * 0.2, wall, 26)
  for (let i = 0; i < 12; i++)
    if (!ruin || random.chance(0.6))
      out += rect(x + (w / 12) * i, y - w * 0.235, w / 24, w * 0.04, lighter(wall, 0.06))
  out += tower(x - w * 0.04, w * 0.13, w * 0.32) + tower(x + w * 0.9, w * 0.13, w * 0.28, ruin)
  return out + doorAt(scene, x + w * 0.24, y, w * 0.09, w * 0.14)
}

/** Long brick hall with a saw-tooth roof and a chimney. */
export function factoryHall(scene: Scene, x: number, y: number, w: number, h: number, bays = 4): string {
  const { mood, side } = scene
  const brick = mix(mood.roof, mood.wall, 0.22)
  const step = w / bays
  let out = ellipse(x + w / 2, y, w * 0.56, h * 0.05, mood.shadow, 0.3) + rect(x, y - h, w, h, brick)
  for (let i = 0; i < bays; i++) {
    const bx = x + i * step
    out +=
      fill(
        polygon([
          [bx, y - h],
          [bx + step * 0.12, y - h * 1.42],
          [bx + step, y - h],
        ]),
        darker(mood.roof, 0.12),
      ) +
      fill(
        polygon([
          [bx + 3, y - h],
          [bx + step * 0.12, y - h * 1.38],
          [bx + step * 0.3, y - h],
        ]),
        mix(pane(scene), mood.skyLow, 0.5),
      )
    out +=
      windowAt(scene, bx + step * 0.16, y - h * 0.82, step * 0.26, h * 0.56, true) +
      windowAt(scene, bx + step * 0.56, y - h * 0.82, step * 0.26, h * 0.56, true)
    out += rect(bx - step * 0.02, y - h, step * 0.05, h, lighter(brick, 0.16))
  }
  const cx = side < 0 ? x + w * 0.88 : x + w * 0.1
  return (
    rect(cx, y - h * 2.6, w * 0.04, h * 2, darker(brick, 0.1)) +
    rect(cx - 4, y - h * 2.66, w * 0.04 + 8, h * 0.1, mood.roof) +
    out
  )
}
