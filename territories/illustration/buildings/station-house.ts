import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { circle, fill, line, polygon, rect } from '../shape.ts'

interface Tones {
  wall: string
  shade: string
  trim: string
  glass: string
  shutter: string
}

function tones({ mood, side }: Scene): Tones {
  const wall = mix(mood.wall, mood.accent, 0.1)
  return {
    wall,
    shade: darker(wall, side < 0 ? 0.2 : 0.16),
    trim: mix(mood.roof, mood.wall, 0.18),
    glass: mood.night || mood.light === 'dusk' ? mood.lamp : mix(mood.ink, mood.water, 0.42),
    shutter: mix(mood.leaf, mood.water, 0.4),
  }
}

const arched = (x: number, y: number, w: number, h: number, colour: string) =>
  fill(
    `M${x} ${y}V${y - h + w * 0.3}Q${x + w / 2} ${y - h - w * 0.12} ${x + w} ${y - h + w * 0.3}V${y}Z`,
    colour,
  )

/** A door with its brick frame and two leaves. */
function door(x: number, y: number, w: number, h: number, t: Tones, leaf: string): string {
  return (
    arched(x - w * 0.16, y, w * 1.32, h * 1.1, t.trim) +
    arched(x, y, w, h, darker(leaf, 0.2)) +
    rect(x + w * 0.12, y - h * 0.82, w * 0.32, h * 0.42, t.glass) +
    rect(x + w * 0.56, y - h * 0.82, w * 0.32, h * 0.42, t.glass) +
    rect(x + w * 0.48, y - h * 0.94, w * 0.04, h * 0.94, darker(leaf, 0.5))
  )
}

function casement(x: number, y: number, w: number, h: number, t: Tones): string {
  return (
    arched(x - w * 0.18, y + h * 0.08, w * 1.36, h * 1.2, t.trim) +
    arched(x, y, w, h, t.glass) +
    rect(x + w * 0.46, y - h * 0.9, w * 0.08, h * 0.9, t.wall) +
    rect(x - w * 0.24, y, w * 1.48, h * 0.09, lighter(t.wall, 0.4)) +
    rect(x - w * 0.62, y - h * 0.9, w * 0.4, h * 0.86, t.shutter) +
    rect(x + w * 1.22, y - h * 0.9, w * 0.4, h * 0.86, t.shutter)
  )
}

/** The station of a narrow line: two floors, three doors, brick at the corners, a low roof on all sides. Lower left corner of the front at x, y. */
export function stationHouse(scene: Scene, x: number, y: number, w: number): string {
  const { mood, side } = scene
  const t = tones(scene)
  const [h, d] = [w * 0.56, w * 0.26]
  const flank = side < 0 ? t.shade : t.wall
  const front = side < 0 ? t.wall : t.shade
  const [topY, farY] = [y - h, y - h + d * 0.14]
  const doors = [0.1, 0.43, 0.76]
  return [
    // the side that runs away
    fill(
      polygon([
        [x + w, y],
        [x + w, topY],
        [x + w + d, farY],
        [x + w + d, y - d * 0.12],
      ]),
      flank,
    ),
    fill(
      `M${x + w + d * 0.34} ${y - h * 0.58}l${d * 0.26} ${-d * 0.02}v${-h * 0.22}l${-d * 0.26} ${-d * 0.01}Z`,
      t.glass,
    ),
    fill(
      `M${x + w + d * 0.34} ${y - h * 0.12}l${d * 0.26} ${-d * 0.02}v${-h * 0.24}l${-d * 0.26} ${d * 0.01}Z`,
      t.glass,
    ),
    // the front
    rect(x, topY, w, h, front),
    rect(x, y - h * 0.5, w, h * 0.035, t.trim),
    rect(x, y - h * 0.07, w, h * 0.07, darker(mood.stone, 0.1)),
    rect(x, topY, w * 0.045, h, t.trim),
    rect(x + w * 0.955, topY, w * 0.045, h, t.trim),
    ...doors.map((share) => door(x + w * share, y, w * 0.14, h * 0.36, t, mood.cork)),
    ...doors.map((share) => casement(x + w * (share + 0.025), y - h * 0.64, w * 0.09, h * 0.21, t)),
    // clock on the band
    circle(x + w * 0.5, y - h * 0.485, w * 0.034, mood.ink),
    circle(x + w * 0.5, y - h * 0.485, w * 0.027, lighter(mood.paper, 0.3)),
    line(`M${x + w * 0.5} ${y - h * 0.485}v${-w * 0.018}M${x + w * 0.5} ${y - h * 0.485}h${w * 0.012}`, {
      width: w * 0.005,
      colour: mood.ink,
    }),
    // eaves and roof
    fill(
      polygon([
        [x - w * 0.04, topY + h * 0.02],
        [x + w * 0.2, topY - h * 0.24],
        [x + w * 0.86, topY - h * 0.24],
        [x + w * 1.03, topY + h * 0.02],
      ]),
      side < 0 ? mood.roof : darker(mood.roof, 0.12),
    ),
    fill(
      polygon([
        [x + w * 0.86, topY - h * 0.24],
        [x + w * 1.03, topY + h * 0.02],
        [x + w + d * 1.12, farY + h * 0.01],
      ]),
      side < 0 ? darker(mood.roof, 0.22) : mood.roof,
    ),
    rect(x - w * 0.04, topY + h * 0.01, w * 1.07, h * 0.03, darker(mood.roof, 0.34)),
    rect(x + w * 0.3, topY - h * 0.34, w * 0.05, h * 0.15, t.trim),
  ].join('')
}

/** A halt, or a pointsman's hut: one room, a gable, a door and a window. Lower left corner at x, y. */
export function hut(scene: Scene, x: number, y: number, w: number): string {
  const { mood, side } = scene
  const t = tones(scene)
  const [h, d] = [w * 0.62, w * 0.62]
  const [gable, flank] = side < 0 ? [t.wall, t.shade] : [t.shade, t.wall]
  const peak = [x + w / 2, y - h - w * 0.32] as const
  return [
    fill(
      polygon([
        [x + w, y],
        [x + w, y - h],
        [x + w + d, y - h + d * 0.06],
        [x + w + d, y - d * 0.06],
      ]),
      flank,
    ),
    fill(polygon([[x, y], [x, y - h], peak, [x + w, y - h], [x + w, y]]), gable),
    rect(x, y - h, w * 0.07, h, t.trim),
    rect(x + w * 0.93, y - h, w * 0.07, h, t.trim),
    door(x + w * 0.35, y, w * 0.3, h * 0.68, t, mood.cork),
    circle(x + w / 2, y - h - w * 0.06, w * 0.08, t.trim),
    circle(x + w / 2, y - h - w * 0.06, w * 0.055, t.glass),
    fill(
      `M${x + w + d * 0.3} ${y - h * 0.3}l${d * 0.34} ${-d * 0.02}v${-h * 0.38}l${-d * 0.34} ${d * 0.005}Z`,
      t.trim,
    ),
    fill(
      `M${x + w + d * 0.34} ${y - h * 0.33}l${d * 0.26} ${-d * 0.02}v${-h * 0.31}l${-d * 0.26} ${d * 0.005}Z`,
      t.glass,
    ),
    fill(
      polygon([
        [peak[0] - w * 0.02, peak[1] - w * 0.04],
        [peak[0] + d * 0.94, peak[1] + d * 0.03],
        [x + w + d * 1.07, y - h + d * 0.14],
        [x + w * 1.07, y - h + w * 0.06],
      ]),
      side < 0 ? darker(mood.roof, 0.14) : mood.roof,
    ),
    line(`M${x - w * 0.08} ${y - h + w * 0.06}L${peak[0]} ${peak[1]}L${x + w * 1.06} ${y - h + w * 0.06}`, {
      width: w * 0.07,
      colour: darker(mood.roof, 0.26),
      cap: 'butt',
    }),
    rect(x + w * 1.1, peak[1] - w * 0.08, w * 0.14, w * 0.2, t.trim),
  ].join('')
}

/** The old signal: a mast, an arm, two lamps; a hook below the arm. Foot at x, y. */
export function signal({ mood }: Scene, x: number, y: number, h: number): string {
  const iron = mix(mood.ink, mood.stone, 0.2)
  return (
    fill(`M${x - h * 0.03} ${y}L${x - h * 0.014} ${y - h}H${x + h * 0.014}L${x + h * 0.03} ${y}Z`, iron) +
    fill(
      `M${x - h * 0.02} ${y - h * 0.95}L${x + h * 0.34} ${y - h * 1.04}L${x + h * 0.36} ${y - h * 0.96}L${x} ${y - h * 0.86}Z`,
      mood.cork,
    ) +
    fill(
      `M${x + h * 0.24} ${y - h * 1.015}L${x + h * 0.285} ${y - h * 1.026}L${x + h * 0.305} ${y - h * 0.946}L${x + h * 0.26} ${y - h * 0.934}Z`,
      mood.paper,
    ) +
    circle(x - h * 0.04, y - h * 0.9, h * 0.035, mood.ink) +
    circle(x - h * 0.04, y - h * 0.9, h * 0.024, mood.lamp) +
    circle(x, y - h * 1.02, h * 0.026, iron)
  )
}
