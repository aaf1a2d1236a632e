import { darker, lighter, mix } from '../colour.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { ellipse, fill, type Point, rect, smooth } from '../shape.ts'
import { woods } from './woods.ts'

/** A line of hills across the picture; returns the y of the line at any x, so that things can stand on it. */
export function ridge(
  scene: Scene,
  base: number,
  height: number,
  colour: string,
  kind = scene.relief,
): (x: number) => number {
  const { random } = scene
  const waves = [1, 2, 3].map((n) => ({
    length: random.between(0.6, 1.4) * n,
    phase: random.between(0, 7),
    weight: 1 / (n + 0.4),
  }))
  const teeth = Array.from({ length: 26 }, () => random.between(-1, 1))
  const y = (x: number) => {
    const t = x / WIDTH
    let sum = 0
    for (const { length, phase, weight } of waves) sum += Math.sin(t * Math.PI * 2 * length + phase) * weight
    if (kind === 'crest') {
      const at = Math.max(0, Math.min(24.99, t * 25))
      const [a, b] = [teeth[Math.floor(at)] ?? 0, teeth[Math.floor(at) + 1] ?? 0]
      sum = sum * 0.7 + (a + (b - a) * (at % 1)) * 0.35
    }
    return base - sum * height * 0.55
  }
  const points: Point[] = []
  for (let x = -20; x <= WIDTH + 20; x += kind === 'crest' ? 24 : 40) points.push([x, y(x)])
  add(scene, fill(`${smooth(points)}L${WIDTH + 20} ${HEIGHT}L-20 ${HEIGHT}Z`, colour))
  return y
}

/** Three or four layers of land behind the subject; the nearest line is returned. */
export function backHills(
  scene: Scene,
  options: { horizon?: number; layers?: number; wooded?: boolean } = {},
): (x: number) => number {
  const { horizon = 400, layers = 3, wooded = true } = options
  const { mood } = scene
  let y: (x: number) => number = () => horizon
  for (let i = 0; i < layers; i++) {
    const share = layers === 1 ? 1 : i / (layers - 1)
    const colour = mix(mood.far, mix(mood.leaf, mood.ground, 0.35), 0.12 + share * 0.62)
    y = ridge(scene, horizon + i * 46, (scene.relief === 'crest' ? 74 : 62) - i * 8, colour)
    if (wooded && i > 0) woods(scene, y, mix(colour, mood.leaf, 0.4), 12 + i * 9, 50 + i * 30)
  }
  return y
}

export interface GroundOptions {
  top?: number
  colour?: string
  grass?: number
  flowers?: boolean
}

/** The land the subject stands on. */
export function ground(
  scene: Scene,
  {
    top = 560,
    colour = scene.mood.ground,
    grass = 18,
    flowers = scene.mood.season === 'spring',
  }: GroundOptions = {},
): void {
  const { random, mood } = scene
  const edge: Point[] = []
  for (let x = -20; x <= WIDTH + 20; x += 124) edge.push([x, top + random.between(-9, 9)])
  add(scene, fill(`${smooth(edge)}L${WIDTH + 20} ${HEIGHT}L-20 ${HEIGHT}Z`, colour))
  // two broad swells, so that the land has a near and a far part
  for (const [share, tone] of [
    [0.3, lighter(colour, mood.night ? 0.03 : 0.16)],
    [0.62, mix(colour, mood.near, 0.3)],
  ] as const) {
    const y = top + (HEIGHT - top) * share
    const tilt = random.between(-34, 34)
    const rise = random.between(14, 42)
    add(
      scene,
      fill(
        `M-20 ${y + tilt}C${random.between(200, 420)} ${y - rise} ${random.between(640, 900)} ${y + rise} ${WIDTH + 20} ${y - tilt}V${HEIGHT}H-20Z`,
        tone,
      ),
    )
  }
  tufts(scene, top + 24, grass)
  if (flowers) drifts(scene, top + 40)
}

/** Tufts of grass, each a few broad blades. */
export function tufts(scene: Scene, top: number, count: number): void {
  const { random, mood } = scene
  const tones = [mix(mood.near, mood.ground, 0.25), mix(mood.ground, mood.leafLight, 0.6)] as const
  for (let i = 0; i < count; i++) {
    const y = top + random.next() * (HEIGHT + 10 - top)
    const x = random.between(0, WIDTH)
    const s = 0.8 + ((y - top) / (HEIGHT - top)) * 1.7
    let blades = ''
    for (const lean of [-15, -5, 5, 15]) {
      const tip = lean * s * random.between(1, 1.5)
      const h = (34 - Math.abs(lean) * 0.7) * s * random.between(0.8, 1.15)
      blades += `M${x + lean * 0.4 * s - 3 * s} ${y}Q${x + lean * 0.4 * s} ${y - h * 0.6} ${x + tip} ${y - h}Q${x + lean * 0.4 * s + 3 * s} ${y - h * 0.5} ${x + lean * 0.4 * s + 3 * s} ${y}Z`
    }
    add(scene, fill(blades, random.pick(tones)))
  }
}

/** Flowers stand in drifts, small ones far away and large ones near. */
function drifts(scene: Scene, top: number): void {
  const { random, mood } = scene
  const colours = [mix('#ffffff', mood.paper, 0.3), mood.accent, '#d66b7d'] as const
  for (let drift = 0; drift < 4; drift++) {
    const middle = random.between(60, WIDTH - 60)
    const y = top + random.between(0.1, 0.9) * (HEIGHT - top)
    const near = (y - top) / (HEIGHT - top)
    const colour = mix(random.pick(colours), mood.ground, mood.night ? 0.6 : 0.1)
    for (let i = 0; i < 8; i++) {
      const r = 4 + near * 8
      add(
        scene,
        ellipse(
          middle + random.between(-1, 1) * (60 + near * 120),
          y + random.between(-1, 1) * (12 + near * 26),
          r,
          r * 0.8,
          colour,
        ),
      )
    }
  }
}

/** A path that comes towards the viewer. */
export function path(
  scene: Scene,
  topX: number,
  topY: number,
  bottomX: number,
  width = 300,
  topWidth = 22,
): void {
  const { mood, random } = scene
  const bend = random.between(60, 150) * (random.chance(0.5) ? 1 : -1)
  const steps = 14
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const depth = t ** 1.7
    const y = topY + (HEIGHT + 20 - topY) * depth
    const middle = topX + (bottomX - topX) * depth + Math.sin(t * Math.PI) * bend
    const half = (topWidth + (width - topWidth) * depth) / 2
    left.push([middle - half, y])
    right.unshift([middle + half, y])
  }
  add(scene, fill(`${smooth(left)}L${smooth(right).slice(1)}Z`, mood.path))
  const inner = left.map(([x, y], index): Point => {
    const other = right[right.length - 1 - index] ?? [x, y]
    return [x + (other[0] - x) * 0.62, y]
  })
  const outer = left.map(([x, y], index): Point => {
    const other = right[right.length - 1 - index] ?? [x, y]
    return [x + (other[0] - x) * 0.78, y]
  })
  add(
    scene,
    fill(`${smooth(inner)}L${smooth([...outer].reverse()).slice(1)}Z`, mix(mood.path, mood.near, 0.16)),
  )
}

/** Still or running water between two banks. */
export function water(scene: Scene, top: number, bottom: number, colour = scene.mood.water): void {
  const { mood, random } = scene
  add(scene, rect(0, top, WIDTH, bottom - top, mix(colour, mood.skyLow, 0.25)))
  add(
    scene,
    rect(0, top + (bottom - top) * 0.45, WIDTH, (bottom - top) * 0.55, mix(colour, mood.skyTop, 0.12)),
  )
  const shine = mix(mood.skyLow, '#ffffff', 0.3)
  for (let i = 0; i < 10; i++) {
    const near = (i + random.between(0.1, 0.9)) / 10
    const y = top + 8 + near * (bottom - top - 14)
    const half = random.between(30, 90) * (0.5 + near)
    const x = random.between(-20, WIDTH)
    const thick = 2 + near * 5
    add(
      scene,
      fill(
        `M${x - half} ${y}Q${x} ${y - thick} ${x + half} ${y}Q${x} ${y + thick} ${x - half} ${y}Z`,
        shine,
        0.5,
      ),
    )
  }
}

/** A rock with three faces: shade, body and the one that looks at the sun. */
export function rock(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  colour = scene.mood.stone,
): string {
  const { random, side } = scene
  const corners = [
    [-0.5, 0],
    [-0.46, -0.5],
    [-0.2, -0.94],
    [0.18, -1],
    [0.44, -0.6],
    [0.52, 0],
  ].map(
    ([dx = 0, dy = 0]): Point => [
      x + (dx + random.between(-0.05, 0.05)) * w,
      y + dy * h * random.between(0.94, 1.04),
    ],
  )
  const [lowLeft, left, topLeft, topRight, right, lowRight] = corners as [
    Point,
    Point,
    Point,
    Point,
    Point,
    Point,
  ]
  const ridgeX = x - side * w * random.between(0.04, 0.16)
  const inside: Point = [ridgeX, y - h * random.between(0.5, 0.62)]
  const foot: Point = [ridgeX - side * w * 0.06, y]
  const sunny = side > 0 ? [inside, topRight, right, lowRight, foot] : [inside, topLeft, left, lowLeft, foot]
  return (
    ellipse(x, y, w * 0.58, h * 0.12, scene.mood.shadow, 0.3) +
    fill(smooth(corners, true, 8), darker(colour, 0.2)) +
    fill(smooth(sunny, true, 10), colour) +
    fill(smooth([inside, topLeft, topRight], true, 8), lighter(colour, 0.28))
  )
}
