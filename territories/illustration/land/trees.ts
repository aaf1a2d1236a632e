import { darker, lighter, mix } from '../colour.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { blob, ellipse, fill, line, type Point, smooth } from '../shape.ts'

export interface OakOptions {
  /** Share of the trunk without bark, 0–1. */
  stripped?: number
  /** Colour of the bare trunk: fresh orange, or browner with the years. */
  bare?: string
  lean?: number
  /** 0 leafless … 1 full. */
  crown?: number
  burnt?: boolean
}

/** The cork oak: bent trunk, bare and orange below, rough above, under a wide broken crown. Base at x, y; h is the whole height. */
export function corkOak(scene: Scene, x: number, y: number, h: number, options: OakOptions = {}): string {
  const { random, mood, side } = scene
  const {
    stripped = random.between(0.62, 0.95),
    lean = random.between(-0.12, 0.12),
    crown = 1,
    burnt = false,
  } = options
  const bare = options.bare ?? mood.cork
  const bark = burnt ? mix(mood.ink, mood.bark, 0.25) : mood.bark
  const w = h * random.between(0.058, 0.072)
  const forkY = y - h * random.between(0.4, 0.47)
  const forkX = x + lean * h
  const bend = random.between(-0.5, 0.5) * w
  const trunk = (inset: number): string => {
    const left: Point[] = [
      [x - w * 1.75, y + 2],
      [x - w * (1.02 - inset), y - h * 0.07],
      [x - w * (0.86 - inset) + bend, y - h * 0.22],
      [forkX - w * (0.82 - inset), forkY + h * 0.02],
    ]
    const right: Point[] = [
      [forkX + w * (0.82 - inset), forkY + h * 0.02],
      [x + w * (0.86 - inset) + bend, y - h * 0.22],
      [x + w * (1.02 - inset), y - h * 0.07],
      [x + w * 1.75, y + 2],
    ]
    return `${smooth(left)}L${smooth(right).slice(1)}Z`
  }
  const limbs = [
    { x: forkX - h * random.between(0.2, 0.28), y: y - h * random.between(0.66, 0.74), w: w * 0.62 },
    { x: forkX + h * random.between(0.17, 0.27), y: y - h * random.between(0.68, 0.78), w: w * 0.58 },
    { x: forkX + h * random.between(-0.05, 0.05), y: y - h * 0.84, w: w * 0.44 },
  ]
  const limb = (to: { x: number; y: number; w: number }, colour: string, shift = 0, thin = 1) =>
    line(
      `M${forkX + shift} ${forkY + h * 0.05}Q${forkX + (to.x - forkX) * 0.22 + shift} ${(forkY + to.y) / 2 - h * 0.02} ${to.x + shift} ${to.y}`,
      { width: to.w * 2 * thin * 0.8, colour },
    )
  let out = ellipse(x - side * h * 0.1, y + 3, h * 0.34, h * 0.035, mood.shadow, 0.32)
  for (const to of limbs) out += limb(to, darker(bark, 0.18)) + limb(to, bark, side * w * 0.12, 0.72)
  out += fill(trunk(0), darker(bark, 0.2)) + fill(trunk(0.3), bark)
  if (!burnt) out += barkStrokes(scene, { x: x + bend, y: y - h * 0.24 }, { x: forkX, y: forkY }, w, bark)
  if (stripped > 0.05 && !burnt) out += bareTrunk(scene, { x, y, w, h, bend, forkX, forkY, stripped, bare })
  if (crown > 0) out += canopy(scene, forkX, y - h * 0.72, h * 0.46 * crown, h * 0.27 * crown, burnt)
  return out
}

interface Place {
  x: number
  y: number
}

interface Trunk {
  x: number
  y: number
  w: number
  h: number
  bend: number
  forkX: number
  forkY: number
  stripped: number
  bare: string
}

function bareTrunk(scene: Scene, { x, y, w, h, bend, forkX, forkY, stripped, bare }: Trunk): string {
  const { random, side } = scene
  const top = y - (y - forkY) * stripped
  const t = (y - top) / (y - forkY)
  const centre = x + bend * Math.min(1, t * 1.6) + (forkX - x) * t * t
  const half = w * 0.82
  const zigzag: Point[] = []
  for (let i = 0; i <= 6; i++)
    zigzag.push([centre + half - (i / 6) * half * 2, top + (i % 2 ? -1 : 1) * random.between(2, h * 0.018)])
  const left: Point[] = [
    [centre - half, top],
    [x - w * 0.84 + bend, y - h * 0.22 * Math.min(1, t)],
    [x - w * 1.0, y - h * 0.07],
    [x - w * 1.72, y + 2],
  ]
  const right: Point[] = [
    [x + w * 1.72, y + 2],
    [x + w * 1.0, y - h * 0.07],
    [x + w * 0.84 + bend, y - h * 0.22 * Math.min(1, t)],
    [centre + half, top],
  ]
  const outline = `${smooth(left)}L${smooth(right).slice(1)}L${zigzag.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}Z`
  const lit = `M${centre + side * half * 0.15} ${top + 8}Q${x + bend + side * w * 0.1} ${y - h * 0.2} ${x + side * w * 0.55} ${y - 6}L${x + side * w * 1.05} ${y - 4}Q${x + bend + side * w * 0.9} ${y - h * 0.18} ${centre + side * half * 0.78} ${top + 8}Z`
  return (
    fill(outline, darker(bare, 0.2)) +
    fill(lit, lighter(bare, 0.16)) +
    line(
      `M${centre - side * half * 0.3} ${top + h * 0.03}Q${x + bend - side * w * 0.2} ${y - h * 0.2} ${x - side * w * 0.5} ${y - 8}`,
      { width: w * 0.16, colour: darker(bare, 0.38), opacity: 0.6 },
    )
  )
}

function barkStrokes(scene: Scene, low: Place, high: Place, w: number, bark: string): string {
  const { random } = scene
  let out = ''
  for (let i = 0; i < 7; i++) {
    const up = random.next()
    // the trunk leans: its middle is another one at each height
    const px = low.x + (high.x - low.x) * up + random.between(-0.55, 0.55) * w
    const py = low.y + (high.y - low.y) * up
    const length = Math.min(random.between(w * 0.4, w * 0.9), (low.y - py) * 0.8 + w * 0.3)
    out += line(`M${px} ${py}l${((low.x - high.x) / (low.y - high.y)) * length} ${length}`, {
      width: w * 0.16,
      colour: random.chance(0.5) ? darker(bark, 0.35) : lighter(bark, 0.25),
    })
  }
  return out
}

/** Plates of a crown, from the back: x and y as shares of its radii, half width and half height likewise. */
const PLATES = [
  [-0.24, -0.5, 0.5, 0.62],
  [0.34, -0.36, 0.48, 0.62],
  [-0.62, 0.08, 0.46, 0.6],
  [0.66, 0.16, 0.42, 0.56],
  [0.02, 0.22, 0.58, 0.6],
] as const

/** Broad plates of leaves, one in front of the other: each has a dark underside, a body, and light on its sunny shoulder. */
export function canopy(scene: Scene, cx: number, cy: number, rx: number, ry: number, burnt = false): string {
  const { random, mood, side } = scene
  const body = burnt ? mix(mood.bark, mood.leaf, 0.2) : mood.leaf
  const dark = burnt ? darker(body, 0.3) : mood.leafDark
  const light = burnt ? lighter(body, 0.08) : mix(body, mood.leafLight, 0.8)
  return PLATES.map(([dx, dy, w, h], index) => {
    const x = cx + (dx + random.between(-0.08, 0.08)) * rx
    const y = cy + (dy + random.between(-0.1, 0.1)) * ry
    const [pw, ph] = [rx * w * random.between(0.92, 1.14), ry * h * random.between(0.94, 1.12)]
    const tone = mix(body, dark, index < 2 ? 0.16 : 0)
    return (
      fill(plate(random, x, y + ph * 0.16, pw, ph), dark) +
      fill(plate(random, x + side * pw * 0.06, y - ph * 0.06, pw * 0.93, ph * 0.84), tone) +
      fill(plate(random, x + side * pw * 0.26, y - ph * 0.38, pw * 0.5, ph * 0.4), light)
    )
  }).join('')
}

/** Flat below, in broad heads above. */
function plate(random: Random, cx: number, cy: number, rx: number, ry: number): string {
  const points: Point[] = []
  const heads = random.int(3, 4)
  const turn = random.between(0, Math.PI)
  const count = 18
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2
    const up = -Math.sin(angle)
    const lobe =
      1 + 0.1 * Math.cos(angle * heads * 2 + turn) * (up > 0 ? 1 : 0.4) + random.between(-0.035, 0.035)
    points.push([cx + Math.cos(angle) * rx * lobe, cy + Math.sin(angle) * ry * lobe * (up < 0 ? 0.62 : 1)])
  }
  return smooth(points, true)
}

/** Umbrella pine. */
export function pine(scene: Scene, x: number, y: number, h: number): string {
  const { mood, random, side } = scene
  const trunk = mix(mood.bark, mood.cork, 0.25)
  const top = y - h * 0.86
  const cap = mix(mood.leaf, '#2f6a4a', 0.35)
  return (
    ellipse(x, y, h * 0.16, h * 0.02, mood.shadow, 0.3) +
    line(`M${x} ${y}C${x + h * 0.03} ${y - h * 0.3} ${x - h * 0.02} ${y - h * 0.5} ${x} ${top}`, {
      width: h * 0.05,
      colour: trunk,
    }) +
    line(
      `M${x} ${y - h * 0.6}L${x - h * 0.16} ${top + h * 0.02}M${x} ${y - h * 0.58}L${x + h * 0.17} ${top}`,
      { width: h * 0.02, colour: trunk },
    ) +
    fill(blob(random, x, top, h * 0.34, h * 0.13, 0.08, 12), darker(cap, 0.25)) +
    fill(blob(random, x + side * h * 0.03, top - h * 0.03, h * 0.31, h * 0.1, 0.08, 12), cap) +
    fill(blob(random, x + side * h * 0.1, top - h * 0.06, h * 0.17, h * 0.05, 0.1, 10), lighter(cap, 0.2))
  )
}

export function cypress(scene: Scene, x: number, y: number, h: number): string {
  const { mood, side } = scene
  const colour = darker(mood.leaf, 0.2)
  const half = h * 0.1
  const shape = (k: number, dx: number) =>
    smooth(
      [
        [x + dx, y - h],
        [x + half * k + dx, y - h * 0.45],
        [x + half * 0.7 * k + dx, y],
        [x - half * 0.7 * k + dx, y],
        [x - half * k + dx, y - h * 0.45],
      ],
      true,
    )
  return (
    ellipse(x, y, half * 1.4, h * 0.02, mood.shadow, 0.3) +
    fill(shape(1, 0), darker(colour, 0.2)) +
    fill(shape(0.55, side * half * 0.3), lighter(colour, 0.1))
  )
}

/** Heather, rockrose or strawberry tree: low and round. */
export function bush(scene: Scene, x: number, y: number, r: number, bloom?: string): string {
  const { mood, random, side } = scene
  let out =
    ellipse(x, y, r * 1.15, r * 0.14, mood.shadow, 0.3) +
    fill(plate(random, x, y - r * 0.42, r * 1.05, r * 0.66), mood.leafDark) +
    fill(
      plate(random, x + side * r * 0.1, y - r * 0.56, r * 0.86, r * 0.5),
      mix(mood.leaf, mood.leafLight, 0.25),
    ) +
    fill(
      plate(random, x + side * r * 0.32, y - r * 0.8, r * 0.42, r * 0.22),
      mix(mood.leaf, mood.leafLight, 0.75),
    )
  if (bloom)
    for (let i = 0; i < 7; i++)
      out += fill(
        blob(
          random,
          x + random.between(-0.75, 0.75) * r,
          y - random.between(0.25, 1) * r,
          r * 0.11,
          r * 0.09,
          0.2,
          6,
        ),
        bloom,
      )
  return out
}

export function reeds(scene: Scene, x: number, y: number, h: number, count = 9): string {
  const { mood, random } = scene
  let out = ''
  for (let i = 0; i < count; i++) {
    const px = x + random.between(-h * 0.4, h * 0.4)
    const tilt = random.between(-0.16, 0.16) * h
    out += line(`M${px} ${y}q${tilt * 0.2} ${-h * 0.5} ${tilt} ${-h * random.between(0.7, 1)}`, {
      width: h * 0.035,
      colour: random.chance(0.5) ? mood.leafLight : mood.leaf,
    })
  }
  return out
}
