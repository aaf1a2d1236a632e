import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { fill, line, type Point, polygon, rect } from '../shape.ts'

/** Granite or field stone, warmed by the light. */
export const granite = ({ mood }: Scene) => mix(mood.stone, mood.wall, 0.22)

export type Block = readonly [x: number, y: number, w: number, h: number]

/** A few large stones on a wall, darker and lighter by turns. */
export function blocks(scene: Scene, rows: readonly Block[], colour = granite(scene), round = 6): string {
  return rows
    .map(([x, y, w, h], i) =>
      rect(x, y, w, h, i % 2 ? darker(colour, 0.12) : lighter(colour, scene.mood.night ? 0.05 : 0.15), round),
    )
    .join('')
}

export interface Arcade {
  /** Left and right side of each pier. */
  piers: readonly (readonly [left: number, right: number])[]
  top: (x: number) => number
  foot: (x: number) => number
  /** How far below the top the arches begin, and how high they rise. */
  spring: (x: number) => number
  colour: string
  ring: string
  /** How far the inner side of an arch is seen. */
  depth?: number
}

/** A row of arches, in perspective where its lines run together. */
export function arcade(scene: Scene, { piers, top, foot, spring, colour, ring, depth = 26 }: Arcade): string {
  const first = piers[0]
  const last = piers[piers.length - 1]
  if (!first || !last) return ''
  const [left, right] = [first[0], last[1]]
  const holes = piers.slice(1).flatMap((pier, i) => {
    const before = piers[i]
    return before ? [[before[1], pier[0]] as const] : []
  })
  // a half circle from one foot to the other; both may stand at different heights
  const arch = (from: number, to: number) => {
    const [a, b, m] = [spring(from), spring(to), (from + to) / 2]
    const half = (to - from) / 2
    const crown = spring(m) - Math.abs(half)
    const [k, up] = [half * 0.55, Math.abs(half) * 0.55]
    return `L${from} ${a}C${from} ${a - up} ${m - k} ${crown} ${m} ${crown}C${m + k} ${crown} ${to} ${b - up} ${to} ${b}`
  }
  const outline: Point[] = [
    [left, foot(left)],
    [left, top(left)],
    [right, top(right)],
    [right, foot(right)],
  ]
  const wall =
    `M${outline.map(([x, y]) => `${x} ${y}`).join('L')}` +
    [...holes]
      .reverse()
      .map(([l, r]) => `L${r} ${foot(r) + 2}${arch(r, l)}L${l} ${foot(l) + 2}`)
      .join('')
  const shift = -scene.side * depth
  return (
    `<g transform="translate(${shift} 0)">${fill(`${wall}Z`, darker(colour, 0.36))}</g>` +
    fill(`${wall}Z`, colour) +
    holes
      .map(([l, r]) => line(`M${l} ${spring(l) + 1}${arch(l, r)}`, { width: 20, colour: ring, cap: 'butt' }))
      .join('')
  )
}

/** A millstone: lying, or leaning against something (turned by `lean` degrees). Its middle at x, y. */
export function millstone(scene: Scene, x: number, y: number, r: number, flat = 0.34, lean = 0): string {
  const { mood } = scene
  const stone = mix(mood.stone, mood.wall, 0.1)
  const disc = (k: number, dy: number, colour: string) =>
    `<ellipse cx="0" cy="${dy}" rx="${r * k}" ry="${r * k * flat}" fill="${colour}"/>`
  const thick = r * 0.3 * (1 - flat * 0.5)
  return `<g transform="translate(${x} ${y}) rotate(${lean})">${disc(1, thick, darker(stone, 0.36))}${rect(-r, 0, r * 2, thick, darker(stone, 0.36))}${disc(1, 0, lighter(stone, mood.night ? 0.04 : 0.16))}${disc(0.66, 0, stone)}${disc(0.2, 0, darker(stone, 0.55))}</g>`
}

/** Rubble at the foot of a wall. */
export function rubble(scene: Scene, places: readonly Block[], colour = granite(scene)): string {
  return places
    .map(([x, y, w, h]) =>
      [
        fill(
          polygon([
            [x, y],
            [x + w * 0.08, y - h * 0.8],
            [x + w * 0.5, y - h],
            [x + w * 0.94, y - h * 0.7],
            [x + w, y],
          ]),
          darker(colour, 0.22),
        ),
        fill(
          polygon([
            [x + w * 0.08, y - h * 0.8],
            [x + w * 0.5, y - h],
            [x + w * 0.94, y - h * 0.7],
            [x + w * 0.5, y - h * 0.56],
          ]),
          lighter(colour, 0.1),
        ),
      ].join(''),
    )
    .join('')
}
