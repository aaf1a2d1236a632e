import { mix } from '../colour.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { circle, fill, line } from '../shape.ts'

export interface SkyOptions {
  sunX?: number
  sunY?: number
  sunRadius?: number
  /** At most as many banks of cloud. */
  clouds?: number
}

/** Sky, sun or moon, clouds or stars. By day the sun stands above the picture as often as in it, unless the drawing says where it is. */
export function sky(scene: Scene, { sunX, sunY, sunRadius, clouds = 3 }: SkyOptions = {}): void {
  const { mood, random, side } = scene
  const low = mood.light === 'dawn' || mood.light === 'dusk' || mood.light === 'golden'
  const seen = sunX !== undefined || low || random.chance(mood.night ? 0.8 : 0.45)
  const x = sunX ?? (side < 0 ? random.between(140, 400) : random.between(800, 1060))
  const y =
    sunY ??
    (mood.night ? random.between(110, 210) : low ? random.between(300, 400) : random.between(100, 170))
  const radius = sunRadius ?? (mood.night ? 44 : low ? random.between(70, 104) : 42)
  const glow = low ? 620 : mood.night ? 360 : 480
  add(
    scene,
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mood.skyTop}"/><stop offset=".72" stop-color="${mood.skyLow}"/></linearGradient>`,
    `<radialGradient id="glow"><stop offset="0" stop-color="${mood.glow}" stop-opacity="${mood.night ? 0.34 : 0.62}"/><stop offset="1" stop-color="${mood.glow}" stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`,
  )
  if (mood.night) stars(scene)
  add(scene, circle(x, seen ? y : -40, glow, 'url(#glow)'))
  if (seen) add(scene, mood.night ? moon(scene, x, y, radius) : circle(x, y, radius, mood.sun))
  const banks = random.int(Math.min(1, clouds), clouds)
  for (let i = 0; i < banks; i++) {
    const share = (i + random.between(0.1, 0.9)) / banks
    add(scene, cloudBank(scene, share * WIDTH, random.between(70, 290), random.between(0.8, 2)))
  }
}

function moon({ mood, side }: Scene, x: number, y: number, r: number): string {
  const [top, low] = [y - r, y + r]
  return fill(
    `M${x} ${top}A${r} ${r} 0 1 ${side < 0 ? 0 : 1} ${x} ${low}A${r * 1.25} ${r * 1.25} 0 0 ${side < 0 ? 1 : 0} ${x} ${top}Z`,
    mood.sun,
  )
}

function stars(scene: Scene): void {
  const { random, mood } = scene
  for (let i = 0; i < 34; i++)
    add(
      scene,
      circle(
        random.between(0, WIDTH),
        random.between(0, 380),
        random.between(1.6, 4),
        mood.sun,
        random.between(0.5, 1),
      ),
    )
}

/** A bank of cloud: flat below, a few broad heads above. */
export function cloudBank({ mood, random }: Scene, x: number, y: number, scale: number): string {
  const colour = mix(mood.skyLow, '#ffffff', mood.night ? 0.06 : 0.55)
  const shares = Array.from({ length: random.int(3, 4) }, () => random.between(0.5, 1.4))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const width = 210 * scale
  let left = x - width / 2
  let d = `M${left - width * 0.16} ${y}Q${left - width * 0.02} ${y - 4 * scale} ${left} ${y - 8 * scale}`
  for (const share of shares) {
    const w = (share / whole) * width
    const h = w * random.between(0.26, 0.46)
    d += `C${left} ${y - 8 * scale - h} ${left + w} ${y - 8 * scale - h} ${left + w} ${y - 8 * scale}`
    left += w
  }
  d += `Q${left + width * 0.04} ${y - 3 * scale} ${left + width * 0.2} ${y}Z`
  return fill(d, colour, mood.night ? 0.3 : 0.8)
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
