import { darker, lighter, mix } from './colour.ts'
import { add, HEIGHT, type Scene, WIDTH } from './scene.ts'
import { blob, circle, ellipse, fill, line, type Point, rect, smooth } from './shape.ts'

export interface SkyOptions {
  sunX?: number
  sunY?: number
  sunRadius?: number
  clouds?: number
}

/** Sky, sun or moon, clouds or stars. */
export function sky(scene: Scene, { sunX, sunY, sunRadius, clouds = 3 }: SkyOptions = {}): void {
  const { mood, random, side } = scene
  const x = sunX ?? (side < 0 ? random.between(180, 420) : random.between(780, 1020))
  const low = mood.light === 'dawn' || mood.light === 'dusk' || mood.light === 'golden'
  const y =
    sunY ?? (mood.night ? random.between(110, 190) : low ? random.between(290, 390) : random.between(90, 170))
  add(
    scene,
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mood.skyTop}"/><stop offset=".72" stop-color="${mood.skyLow}"/></linearGradient></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`,
  )
  if (mood.night) stars(scene)
  const radius = sunRadius ?? (mood.night ? 46 : low ? 74 : 40)
  add(
    scene,
    circle(x, y, radius * 3.4, mood.glow, 0.16),
    circle(x, y, radius * 2.1, mood.glow, 0.2),
    circle(x, y, radius, mood.sun),
  )
  if (mood.night) add(scene, circle(x + 20, y - 12, radius * 0.86, mix(mood.skyTop, mood.skyLow, 0.25)))
  for (let i = 0; i < clouds; i++)
    cloud(scene, random.between(40, WIDTH - 40), random.between(70, 260), random.between(0.6, 1.2))
}

function stars(scene: Scene): void {
  const { random, mood } = scene
  for (let i = 0; i < 70; i++)
    add(
      scene,
      circle(
        random.between(0, WIDTH),
        random.between(0, 380),
        random.between(1, 3.2),
        mood.sun,
        random.between(0.4, 1),
      ),
    )
}

function cloud(scene: Scene, x: number, y: number, scale: number): void {
  const { mood, random } = scene
  const colour = mix(mood.skyLow, '#ffffff', mood.night ? 0.06 : 0.5)
  const w = 110 * scale
  add(
    scene,
    `<g opacity="${mood.night ? 0.35 : 0.75}">${ellipse(x, y, w, 14 * scale, colour)}${ellipse(x - w * 0.3, y - 13 * scale, w * 0.45, 15 * scale, colour)}${ellipse(x + w * random.between(0.1, 0.4), y - 10 * scale, w * 0.4, 12 * scale, colour)}</g>`,
  )
}

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

/** Far woods: rows of crowns that follow the hill, lighter where the sun meets them. */
export function woods(
  scene: Scene,
  y: (x: number) => number,
  colour: string,
  density: number,
  size: number,
  depth = 90,
): void {
  const { random, side, mood } = scene
  const dots: { x: number; y: number; r: number }[] = []
  for (let i = 0; i < density; i++) {
    const x = random.between(-10, WIDTH + 10)
    const down = random.next() ** 1.6 * depth
    dots.push({ x, y: y(x) + down, r: size * random.between(0.7, 1.25) * (1 + down / 260) })
  }
  dots.sort((a, b) => a.y - b.y)
  const dark = darker(colour, 0.16)
  const light = mix(colour, mood.glow, mood.night ? 0.08 : 0.24)
  let shade = ''
  let crowns = ''
  for (const dot of dots) {
    shade += ellipse(dot.x, dot.y + dot.r * 0.25, dot.r * 1.25, dot.r, dark)
    crowns += ellipse(dot.x + side * dot.r * 0.28, dot.y - dot.r * 0.18, dot.r * 0.86, dot.r * 0.66, light)
    if (random.chance(0.5)) continue
    shade += crowns
    crowns = ''
  }
  add(scene, shade, crowns)
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
    if (wooded && i > 0) woods(scene, y, mix(colour, mood.leaf, 0.4), 46 + i * 26, 9 + i * 5, 60 + i * 22)
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
    grass = 70,
    flowers = scene.mood.season === 'spring',
  }: GroundOptions = {},
): void {
  const { random, mood } = scene
  const line1: Point[] = []
  for (let x = -20; x <= WIDTH + 20; x += 80) line1.push([x, top + random.between(-9, 9)])
  add(scene, fill(`${smooth(line1)}L${WIDTH + 20} ${HEIGHT}L-20 ${HEIGHT}Z`, colour))
  const line2: Point[] = []
  const lower = top + (HEIGHT - top) * 0.5
  for (let x = -20; x <= WIDTH + 20; x += 100) line2.push([x, lower + random.between(-16, 16)])
  add(scene, fill(`${smooth(line2)}L${WIDTH + 20} ${HEIGHT}L-20 ${HEIGHT}Z`, mix(colour, mood.near, 0.28)))
  tufts(scene, top + 14, grass)
  if (flowers) sprinkle(scene, top + 30, 46)
}

export function tufts(scene: Scene, top: number, count: number): void {
  const { random, mood } = scene
  for (let i = 0; i < count; i++) {
    const y = top + random.next() * (HEIGHT - top)
    const x = random.between(0, WIDTH)
    const s = 0.5 + ((y - top) / (HEIGHT - top)) * 1.1
    const colour = random.chance(0.5)
      ? mix(mood.near, mood.ground, 0.3)
      : mix(mood.ground, mood.leafLight, 0.6)
    add(
      scene,
      line(
        `M${x - 7 * s} ${y}q${2 * s} ${-12 * s} ${-3 * s} ${-20 * s}M${x} ${y}q${1 * s} ${-14 * s} ${1 * s} ${-24 * s}M${x + 7 * s} ${y}q${-1 * s} ${-12 * s} ${4 * s} ${-19 * s}`,
        { width: 2.4 * s, colour },
      ),
    )
  }
}

function sprinkle(scene: Scene, top: number, count: number): void {
  const { random, mood } = scene
  const colours = [mix('#ffffff', mood.paper, 0.3), mood.accent, '#d66b7d'] as const
  for (let i = 0; i < count; i++) {
    const y = top + random.next() * (HEIGHT - top)
    const r = 2 + ((y - top) / (HEIGHT - top)) * 4
    add(
      scene,
      circle(random.between(0, WIDTH), y, r, mix(random.pick(colours), mood.ground, mood.night ? 0.6 : 0.12)),
    )
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
  for (let i = 0; i < 26; i++) {
    const y = top + 8 + random.next() * (bottom - top - 14)
    const length = random.between(30, 120) * (0.5 + (y - top) / (bottom - top))
    const x = random.between(-20, WIDTH)
    add(
      scene,
      line(`M${x} ${y}q${length / 4} -5 ${length / 2} 0t${length / 2} 0`, {
        width: 3,
        colour: mix(mood.skyLow, '#ffffff', 0.3),
        opacity: 0.55,
      }),
    )
  }
}

export function rock(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  colour = scene.mood.stone,
): string {
  const { random, side } = scene
  const body = blob(random, x, y - h / 2, w / 2, h / 2, 0.12, 8)
  return (
    ellipse(x, y, w * 0.56, h * 0.14, scene.mood.shadow, 0.3) +
    fill(body, darker(colour, 0.18)) +
    fill(blob(random, x + side * w * 0.08, y - h * 0.56, w * 0.4, h * 0.38, 0.12, 8), colour) +
    fill(blob(random, x + side * w * 0.16, y - h * 0.7, w * 0.2, h * 0.16, 0.15, 7), lighter(colour, 0.3))
  )
}

/** Flock far away. */
export function birds(scene: Scene, x: number, y: number, count: number, size = 14): void {
  const { random, mood } = scene
  for (let i = 0; i < count; i++) {
    const [bx, by, s] = [
      x + random.between(-130, 130),
      y + random.between(-50, 50),
      size * random.between(0.6, 1.1),
    ]
    add(
      scene,
      line(`M${bx - s} ${by}q${s * 0.5} ${-s * 0.7} ${s} 0q${s * 0.5} ${-s * 0.7} ${s} 0`, {
        width: 3,
        colour: mix(mood.ink, mood.skyLow, 0.3),
      }),
    )
  }
}
