import { lighter, mix } from '../colour.ts'
import { bush } from '../land/trees.ts'
import type { Scene } from '../scene.ts'
import { blob, ellipse, fill, line, smooth } from '../shape.ts'

/** The ground of a view all round: its width, its horizon, and what draws across the seam. */
export interface Ground {
  width: number
  horizon: number
  around: (x: number, reach: number, body: string) => string
}

/** Straight below the eyes lies the nadir, where a picture all round is pulled widest: nothing small is drawn there. */
const DEPTH = 430

/** What somebody sees who looks down between cork oaks: a path, stones, leaves and acorns, chips of cork, grass and low bushes. */
export function forestFloor(scene: Scene, ground: Ground): void {
  footpath(scene, ground)
  for (const { count, draw, grows = false } of [
    { count: 44, draw: stone },
    { count: 240, draw: leaf },
    { count: 34, draw: chip },
    { count: 190, draw: tuft, grows: true },
    { count: 30, draw: shrub, grows: true },
  ]) {
    // the far ones first
    const places = Array.from({ length: count }, () => scene.random.next() ** 1.4).sort((a, b) => a - b)
    for (const near of places) {
      const x = scene.random.between(0, ground.width)
      const depth = 56 + near * DEPTH
      if (grows && isOnPath(x, depth)) continue
      scene.parts.push(ground.around(x, 260, draw(scene, x, ground.horizon + depth, near)))
    }
  }
}

/** Edges of the path at depths below the horizon: from the trees to the feet, wide as the projection wants it. */
const PATH = [
  { depth: 40, left: 1655, right: 1668 },
  { depth: 90, left: 1640, right: 1680 },
  { depth: 150, left: 1690, right: 1770 },
  { depth: 240, left: 1560, right: 1800 },
  { depth: 350, left: 1360, right: 1790 },
  { depth: 520, left: 980, right: 1760 },
] as const

function footpath({ parts, mood }: Scene, { horizon }: Ground): void {
  const left = PATH.map(({ depth, left: x }) => [x, horizon + depth] as const)
  const right = PATH.map(({ depth, right: x }) => [x, horizon + depth] as const).reverse()
  const earth = mix(mood.path, mood.ground, 0.35)
  const stops = [
    [0, 0.85],
    [0.55, 0.8],
    [0.95, 0],
  ].map(([at, opacity]) => `<stop offset="${at}" stop-color="${earth}" stop-opacity="${opacity}"/>`)
  parts.push(
    `<defs><linearGradient id="path" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient></defs>`,
    fill(`${smooth([...left, ...right])}Z`, 'url(#path)'),
  )
}

/** Whether feet have worn the ground there: nothing grows on it. */
function isOnPath(x: number, depth: number): boolean {
  const next = PATH.findIndex((edge) => edge.depth > depth)
  const [from, to] = [PATH[next - 1], PATH[next]]
  if (!from || !to) return false
  const share = (depth - from.depth) / (to.depth - from.depth)
  const between = (a: number, b: number) => a + (b - a) * share
  return x > between(from.left, to.left) - 30 && x < between(from.right, to.right) + 30
}

function stone({ random, mood, side }: Scene, x: number, y: number, near: number): string {
  const r = (5 + near * 20) * random.between(0.6, 1.3)
  const grey = mix(mood.path, '#8d8778', random.between(0.35, 0.75))
  return (
    ellipse(x + r * 0.2, y + r * 0.3, r * 1.7, r * 0.35, mood.shadow, 0.3) +
    fill(blob(random, x, y, r * 1.4, r * 0.7, 0.2, 7), grey) +
    fill(blob(random, x + side * r * 0.3, y - r * 0.2, r * 0.8, r * 0.3, 0.2, 7), lighter(grey, 0.22))
  )
}

function leaf({ random, mood }: Scene, x: number, y: number, near: number): string {
  const size = 4 + near * 10
  const colour = random.pick([
    mood.bark,
    mix(mood.bark, mood.cork, 0.5),
    mix(mood.near, mood.leaf, 0.6),
    mood.leafLight,
  ])
  const turn = random.between(-40, 40)
  return `<g transform="rotate(${turn.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})">${ellipse(x, y, size * 1.5, size * 0.42, colour, 0.75)}</g>`
}

/** A piece of cork that was left where it fell, its back up. */
function chip({ random, mood }: Scene, x: number, y: number, near: number): string {
  const r = 7 + near * 17
  const bend = r * random.between(0.4, 0.8)
  return (
    ellipse(x, y + 2, r * 1.2, r * 0.2, mood.shadow, 0.35) +
    line(`M${x - r} ${y}q${r} ${-bend} ${r * 2} 0`, {
      width: r * 0.5,
      colour: random.chance(0.5) ? mood.cork : mood.bark,
    })
  )
}

function tuft({ random, mood }: Scene, x: number, y: number, near: number): string {
  const s = (0.7 + near * 1.9) * random.between(0.7, 1.2)
  const colour = mix(mood.near, mood.leafLight, random.between(0.25, 0.75))
  const blades = [-9, -3, 3, 9].map((lean) => {
    const [foot, tip] = [x + lean * 0.5 * s, x + lean * 1.5 * s]
    const h = random.between(18, 28) * s
    return `M${foot - 2 * s} ${y}Q${foot} ${y - h * 0.6} ${tip} ${y - h}Q${foot + 2 * s} ${y - h * 0.5} ${foot + 2 * s} ${y}Z`
  })
  return fill(blades.join(''), colour)
}

/** Rockrose, lavender or nothing in flower. */
function shrub(scene: Scene, x: number, y: number, near: number): string {
  const bloom = scene.random.pick([scene.mood.paper, '#b49ac9', undefined])
  return bush(scene, x, y, 16 + near * 42, bloom)
}
