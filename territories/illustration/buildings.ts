import { darker, lighter, mix } from './colour.ts'
import type { Scene } from './scene.ts'
import { circle, ellipse, fill, line, polygon, rect } from './shape.ts'

/** Glass by day, lamplight by night. */
export const pane = (scene: Scene) =>
  scene.mood.night || scene.mood.light === 'dusk'
    ? scene.mood.lamp
    : mix(scene.mood.ink, scene.mood.water, 0.4)

export function windowAt(scene: Scene, x: number, y: number, w: number, h: number, arch = false): string {
  const glass = pane(scene)
  const frame = darker(scene.mood.wall, 0.22)
  const d = arch
    ? `M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`
    : `M${x} ${y}h${w}v${h}h${-w}Z`
  return (
    fill(d, glass) +
    line(d, { width: Math.max(2, w * 0.09), colour: frame }) +
    line(`M${x + w / 2} ${y + (arch ? w * 0.1 : 0)}V${y + h}`, {
      width: Math.max(1.5, w * 0.06),
      colour: frame,
    })
  )
}

export const doorAt = (
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  colour = scene.mood.cork,
  arch = true,
) =>
  fill(
    arch
      ? `M${x} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y - h + w / 2}V${y}Z`
      : `M${x} ${y}v${-h}h${w}v${h}Z`,
    darker(colour, 0.35),
  ) + line(`M${x + w / 2} ${y}V${y - h * 0.95}`, { width: 2, colour: darker(colour, 0.6) })

export interface HouseOptions {
  wall?: string
  roof?: string
  floors?: number
  door?: boolean
  /** Windows per floor. */
  windows?: number
  gable?: boolean
}

/** A house seen from the front; its lower left corner at x, y. */
export function house(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  options: HouseOptions = {},
): string {
  const { mood, side, random } = scene
  const { floors = 2, windows = 3, door = true, gable = false } = options
  const wall =
    options.wall ??
    random.pick([
      mood.wall,
      mix(mood.wall, mood.accent, 0.18),
      mix(mood.wall, mood.cork, 0.14),
      mix(mood.wall, mood.stone, 0.3),
    ] as const)
  const roof = options.roof ?? mood.roof
  const shadeX = side < 0 ? x + w * 0.72 : x
  let out = rect(x, y - h, w, h, wall) + rect(shadeX, y - h, w * 0.28, h, darker(wall, 0.1))
  if (gable)
    out +=
      fill(
        polygon([
          [x, y - h],
          [x + w / 2, y - h - w * 0.3],
          [x + w, y - h],
        ]),
        wall,
      ) +
      line(`M${x - 8} ${y - h + 4}L${x + w / 2} ${y - h - w * 0.3}L${x + w + 8} ${y - h + 4}`, {
        width: 12,
        colour: roof,
        cap: 'butt',
      })
  else
    out +=
      fill(
        polygon([
          [x - 10, y - h],
          [x + w * 0.06, y - h - w * 0.14],
          [x + w * 0.94, y - h - w * 0.14],
          [x + w + 10, y - h],
        ]),
        roof,
      ) + tiles(x, y - h, w, w * 0.14, darker(roof, 0.22))
  const floorH = h / floors
  const ww = Math.min(w / (windows * 2.2), floorH * 0.4)
  for (let floor = 0; floor < floors; floor++)
    for (let i = 0; i < windows; i++) {
      const wx = x + (w / windows) * (i + 0.5) - ww / 2
      const wy = y - h + floor * floorH + floorH * 0.28
      const isDoor = door && floor === floors - 1 && i === Math.floor(windows / 2)
      if (isDoor)
        out += doorAt(
          scene,
          wx - ww * 0.1,
          y,
          ww * 1.3,
          floorH * 0.68,
          random.pick([mood.cork, mood.leaf, mood.water] as const),
        )
      else out += windowAt(scene, wx, wy, ww, ww * 1.35)
    }
  return out
}

function tiles(x: number, y: number, w: number, h: number, colour: string): string {
  let d = ''
  for (let i = 1; i < 9; i++)
    d += `M${x + (w / 9) * i} ${y - 2}L${x + w * 0.06 + ((w * 0.88) / 9) * i} ${y - h + 2}`
  return line(d, { width: 2, colour, opacity: 0.7 })
}

/** Some stones drawn on a wall. */
export function stones(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  count = 16,
): string {
  let out = ''
  for (let i = 0; i < count; i++) {
    const [px, py] = [x + scene.random.between(0.04, 0.9) * w, y - scene.random.between(0.06, 0.95) * h]
    out += `<rect x="${px.toFixed(1)}" y="${py.toFixed(1)}" width="${scene.random.between(14, 30).toFixed(1)}" height="${scene.random.between(7, 12).toFixed(1)}" rx="3" fill="${scene.random.chance(0.5) ? darker(colour, 0.14) : lighter(colour, 0.16)}"/>`
  }
  return out
}

/** Masia: broad farmhouse with a two-sided roof and an arched doorway of large wedges. */
export function masia(scene: Scene, x: number, y: number, w: number): string {
  const { mood, side } = scene
  const h = w * 0.46
  const wall = mix(mood.wall, mood.stone, 0.35)
  const peak = y - h - w * 0.2
  let out = ellipse(x + w / 2, y, w * 0.6, w * 0.03, mood.shadow, 0.3)
  out += fill(
    polygon([
      [x, y],
      [x, y - h],
      [x + w / 2, peak],
      [x + w, y - h],
      [x + w, y],
    ]),
    wall,
  )
  out += fill(
    side < 0
      ? polygon([
          [x + w * 0.62, y],
          [x + w * 0.62, y - h - w * 0.15],
          [x + w, y - h],
          [x + w, y],
        ])
      : polygon([
          [x, y],
          [x, y - h],
          [x + w * 0.38, y - h - w * 0.15],
          [x + w * 0.38, y],
        ]),
    darker(wall, 0.1),
  )
  out += stones(scene, x, y, w, h * 0.95, wall, 26)
  out += line(
    `M${x - w * 0.05} ${y - h + w * 0.02}L${x + w / 2} ${peak - 4}L${x + w * 1.05} ${y - h + w * 0.02}`,
    { width: w * 0.05, colour: mood.roof, cap: 'butt' },
  )
  out += line(
    `M${x - w * 0.05} ${y - h + w * 0.045}L${x + w / 2} ${peak + w * 0.022}L${x + w * 1.05} ${y - h + w * 0.045}`,
    { width: w * 0.016, colour: darker(mood.roof, 0.3), cap: 'butt' },
  )
  const dw = w * 0.15
  out +=
    fill(
      `M${x + w / 2 - dw * 0.8} ${y}v${-dw * 1.1}a${dw * 0.8} ${dw * 0.8} 0 0 1 ${dw * 1.6} 0v${dw * 1.1}Z`,
      lighter(mood.stone, 0.2),
    ) + doorAt(scene, x + w / 2 - dw / 2, y, dw, dw * 1.5)
  for (const wx of [0.14, 0.74]) out += windowAt(scene, x + w * wx, y - h * 0.42, w * 0.08, w * 0.1)
  for (const wx of [0.16, 0.45, 0.75])
    out += windowAt(scene, x + w * wx, y - h * 0.95, w * 0.08, w * 0.11, wx === 0.45)
  return out
}

/** Station of a narrow-gauge line. */
export function station(scene: Scene, x: number, y: number, w: number, small = false): string {
  const { mood } = scene
  const h = w * (small ? 0.44 : 0.5)
  const trim = mood.roof
  let out = house(scene, x, y, w, h, {
    wall: mix(mood.wall, mood.accent, 0.14),
    floors: small ? 1 : 2,
    windows: small ? 3 : 5,
  })
  out += rect(x, y - h, w * 0.03, h, trim) + rect(x + w * 0.97, y - h, w * 0.03, h, trim)
  if (!small)
    out +=
      rect(x + w * 0.36, y - h - w * 0.2, w * 0.28, w * 0.2, mood.wall) +
      fill(
        polygon([
          [x + w * 0.33, y - h - w * 0.2],
          [x + w / 2, y - h - w * 0.3],
          [x + w * 0.67, y - h - w * 0.2],
        ]),
        mood.roof,
      )
  const [cx, cy, r] = small ? [x + w * 0.5, y - h * 0.92, w * 0.05] : [x + w / 2, y - h - w * 0.1, w * 0.06]
  out +=
    circle(cx, cy, r, mood.paper) +
    line(`M${cx} ${cy}V${cy - r * 0.7}M${cx} ${cy}h${r * 0.5}`, { width: 3, colour: mood.ink })
  out += fill(
    polygon([
      [x - w * 0.04, y - h * 0.42],
      [x + w * 1.04, y - h * 0.42],
      [x + w * 1.08, y - h * 0.3],
      [x - w * 0.08, y - h * 0.3],
    ]),
    mix(mood.water, mood.ink, 0.3),
  )
  return out
}
