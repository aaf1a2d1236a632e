import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { fill, line, type Point, smooth } from '../shape.ts'

/** The tones of water: what it is, where woods stand over it, where the sky lies on it, where it breaks. */
export function waterTones({ mood }: Scene): { body: string; deep: string; sky: string; foam: string } {
  return {
    body:
      mood.light === 'dusk'
        ? mix(mood.water, mood.skyTop, 0.5)
        : mix(mood.water, mood.skyLow, mood.night ? 0.1 : 0.22),
    deep: mix(mood.water, mood.leafDark, 0.58),
    sky: mix(mood.water, mood.skyLow, mood.night ? 0.5 : 0.66),
    foam: mix(mood.skyLow, '#ffffff', mood.night ? 0.3 : 0.66),
  }
}

/** A piece of water with what lies on it, cut along its banks. The outline names the cut: two pieces never share one. */
export function surface(
  scene: Scene,
  outline: string,
  inside: string,
  colour = waterTones(scene).body,
): string {
  let sum = 0
  for (let i = 0; i < outline.length; i++) sum = (sum * 31 + outline.charCodeAt(i)) % 1_000_003
  const id = `water-${sum}`
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath>${fill(outline, colour)}<g clip-path="url(#${id})">${inside}</g>`
}

/** A long ripple: pointed at both ends. */
export const ripple = (x: number, y: number, half: number, thick: number, colour: string, opacity = 1) =>
  fill(
    `M${x - half} ${y}Q${x} ${y - thick} ${x + half} ${y}Q${x} ${y + thick} ${x - half} ${y}Z`,
    colour,
    opacity,
  )

/** Ripples across a piece of water: small far away, broad near. */
export function ripples(
  scene: Scene,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
  count = 7,
  colour = waterTones(scene).foam,
): string {
  const { random } = scene
  let out = ''
  for (let i = 0; i < count; i++) {
    const near = (i + random.between(0.2, 0.8)) / count
    out += ripple(
      random.between(left, right),
      top + near * (bottom - top),
      (26 + near * 90) * random.between(0.7, 1.2),
      2 + near * 6,
      colour,
      0.55,
    )
  }
  return out
}

const DOME: readonly Point[] = [
  [-0.48, 0.03],
  [-0.54, -0.3],
  [-0.42, -0.74],
  [-0.06, -1],
  [0.3, -0.9],
  [0.52, -0.48],
  [0.49, 0.03],
]

export interface BoulderOptions {
  colour?: string
  /** Stands in water: a dark wet foot, and its own image below. */
  wet?: boolean
}

/** A round granite boulder: shade, body, and a light top on the side of the sun. Its foot at x, y. */
export function boulder(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  { colour = scene.mood.stone, wet = false }: BoulderOptions = {},
): string {
  const { random, side, mood } = scene
  const turn = random.chance(0.5) ? 1 : -1
  const edge = DOME.map(
    ([dx, dy]): Point => [
      x + (dx * turn + random.between(-0.03, 0.03)) * w,
      y + dy * h * (dy < -0.1 ? random.between(0.94, 1.05) : 1),
    ],
  )
  const grow = (kx: number, ky: number, dx: number, dy: number) =>
    smooth(
      DOME.map(([px, py]): Point => [x + (px * turn * kx + dx) * w, y + (py * ky + dy) * h]),
      true,
    )
  const below = wet
    ? fill(grow(0.98, -0.5, 0, 0), mix(waterTones(scene).deep, colour, 0.3), 0.75)
    : fill(
        `M${x - w * 0.6} ${y}Q${x} ${y - h * 0.2} ${x + w * 0.6} ${y}Q${x} ${y + h * 0.16} ${x - w * 0.6} ${y}Z`,
        mood.shadow,
        0.3,
      )
  const crackX = x - side * w * random.between(0.08, 0.18)
  const crack = `M${crackX} ${y - h * 0.95}Q${crackX - side * w * 0.05} ${y - h * 0.6} ${crackX + side * w * 0.03} ${y - h * 0.26}Q${crackX - side * w * 0.01} ${y - h * 0.6} ${crackX + w * 0.025} ${y - h * 0.95}Z`
  return (
    below +
    fill(smooth(edge, true), darker(colour, 0.26)) +
    fill(grow(0.78, 0.84, side * 0.1, -0.08), colour) +
    fill(grow(0.46, 0.4, side * 0.17, -0.5), lighter(colour, mood.night ? 0.12 : 0.3)) +
    (h > 130 ? fill(crack, darker(colour, 0.36)) : '') +
    (wet
      ? fill(
          `M${x - w * 0.5} ${y - h * 0.09}Q${x} ${y - h * 0.03} ${x + w * 0.5} ${y - h * 0.09}Q${x + w * 0.53} ${y + h * 0.06} ${x} ${y + h * 0.07}Q${x - w * 0.53} ${y + h * 0.06} ${x - w * 0.5} ${y - h * 0.09}Z`,
          darker(mix(colour, mood.leafDark, 0.35), 0.3),
        )
      : '')
  )
}

/** Water that falls over an edge: a curtain with a few dark strands, and foam where it lands. */
export function fall(scene: Scene, x: number, y: number, w: number, h: number, spread = 0.12): string {
  const { random } = scene
  const { body, foam, sky } = waterTones(scene)
  const [l, r] = [x - w / 2, x + w / 2]
  const out = w * spread
  let strands = ''
  for (let i = 1; i < 5; i++) {
    const share = i / 5 + random.between(-0.05, 0.05)
    const [top, low] = [l + w * share, l - out + (w + out * 2) * share]
    strands += `M${top - w * 0.025} ${y + h * 0.08}Q${top} ${y + h * 0.3} ${low} ${y + h * random.between(0.6, 0.85)}Q${top + w * 0.05} ${y + h * 0.3} ${top + w * 0.025} ${y + h * 0.08}Z`
  }
  const heads: Point[] = []
  for (let i = 0; i <= 6; i++) {
    const dx = l - out * 1.5 + ((w + out * 3) / 6) * i
    heads.push([dx, y + h - (i % 2 ? 0.12 : 0.03) * h - random.between(0, h * 0.04)])
  }
  return (
    fill(
      `M${l} ${y}Q${x} ${y - h * 0.05} ${r} ${y}C${r + out * 0.2} ${y + h * 0.2} ${r + out} ${y + h * 0.5} ${r + out} ${y + h}H${l - out}C${l - out} ${y + h * 0.5} ${l - out * 0.2} ${y + h * 0.2} ${l} ${y}Z`,
      mix(foam, sky, 0.25),
    ) +
    fill(strands, mix(sky, body, 0.6)) +
    fill(
      `${smooth(heads)}L${r + out * 1.5} ${y + h * 1.04}Q${x} ${y + h * 1.16} ${l - out * 1.5} ${y + h * 1.04}Z`,
      foam,
    )
  )
}

/** Stones laid across, to step on; each a flat top with a wet side. */
export function steppingStones(scene: Scene, from: Point, to: Point, count: number): string {
  const { random, mood } = scene
  let out = ''
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0 : i / (count - 1)
    const x = from[0] + (to[0] - from[0]) * t + (i % 2 ? 1 : -1) * (1 - t) * 26
    const y = from[1] + (to[1] - from[1]) * (1 - (1 - t) ** 1.5) + random.between(-3, 3)
    const w = (34 + (1 - t) * 54) * random.between(0.9, 1.15)
    const top = (k: number, dy: number) =>
      smooth(
        [
          [x - w * k, y + dy],
          [x - w * 0.5 * k, y - w * 0.24 * k + dy],
          [x + w * 0.45 * k, y - w * 0.26 * k + dy],
          [x + w * k, y + dy],
          [x + w * 0.4 * k, y + w * 0.24 * k + dy],
          [x - w * 0.5 * k, y + w * 0.22 * k + dy],
        ],
        true,
      )
    out +=
      fill(top(1.06, w * 0.34), waterTones(scene).deep, 0.8) +
      fill(top(1, w * 0.16), darker(mood.stone, 0.4)) +
      fill(top(1, 0), lighter(mood.stone, mood.night ? 0.02 : 0.14))
  }
  return out
}

/** A thin running jet from a spout into a trough. */
export const jet = (scene: Scene, x: number, y: number, dx: number, dy: number, width: number) =>
  line(`M${x} ${y}q${dx * 0.8} ${dy * 0.1} ${dx} ${dy}`, { width, colour: waterTones(scene).foam })

/** Where a stream lies at a height of the picture: from left to right. */
export type Row = readonly [y: number, left: number, right: number]

function ribbon(rows: readonly Row[], from: number, to: number): string {
  const edge = (share: number) => rows.map(([y, l, r]): Point => [l + (r - l) * share, y])
  return `${smooth(edge(from))}L${smooth(edge(to).reverse()).slice(1)}Z`
}

/** A stream that comes towards the viewer: wet earth along its banks, shade under them, the sky in its middle. */
export function stretch(scene: Scene, rows: readonly Row[], inside = ''): string {
  const { mood } = scene
  const { body, deep, sky } = waterTones(scene)
  const earth = darker(mix(mood.bark, mood.ground, 0.45), 0.12)
  return (
    fill(ribbon(rows, -0.06, 1.06), earth) +
    surface(
      scene,
      ribbon(rows, 0, 1),
      fill(ribbon(rows, 0.1, 0.88), body) + fill(ribbon(rows, 0.3, 0.66), sky) + inside,
      deep,
    )
  )
}
