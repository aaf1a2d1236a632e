/**
 * The seal of a reservation: the cross-section of a cork oak with one strong ring per person. It is derived from the reservation's code, so that reservations
 * differ. SVG paths on a field of 240 × 240.
 */
export interface Seal {
  /** Outline of the bark. */
  bark: string
  /** Outline of the wood under the bark. */
  wood: string
  /** Fine growth rings, from the inside out. */
  grain: string[]
  /** One path per person, from the inside out. */
  people: string[]
  /** Cracks in the wood. */
  rays: string[]
}

const SIZE = 240
const POINTS = 36
const WOOD_RADIUS = 92
const GRAIN_LINES = 13
/** More rings than this would touch each other. */
const MAX_RINGS = 30

export function growSeal(code: string, people: number): Seal {
  const random = sequenceOf(code)
  const center = { x: SIZE / 2 + (random() - 0.5) * 22, y: SIZE / 2 + (random() - 0.5) * 22 }
  const waves = [2, 3, 4, 7].map((turns) => ({
    turns,
    phase: random() * 2 * Math.PI,
    size: random() / turns,
  }))
  // outer rings are less round: the waves grow with the radius
  const ring = (radius: number, roughness: number) => {
    const grown = radius / WOOD_RADIUS
    // inner rings lie around the off-centre core, outer ones around the middle of the field, so that the bark is centred
    const [x, y] = [mix(center.x, SIZE / 2, grown), mix(center.y, SIZE / 2, grown)]
    return closedCurve(
      Array.from({ length: POINTS }, (_, index) => {
        const angle = (index / POINTS) * 2 * Math.PI
        const push = waves.reduce((sum, w) => sum + w.size * Math.sin(w.turns * angle + w.phase), 0)
        const r = radius * (1 + push * 0.09 * (0.4 + grown)) + (random() - 0.5) * roughness
        return [x + Math.cos(angle) * r, y + Math.sin(angle) * r] as const
      }),
    )
  }
  const shown = Math.min(Math.max(people, 1), MAX_RINGS)
  const radii = Array.from({ length: shown }, (_, i) => 12 + ((WOOD_RADIUS - 18) * (i + 1)) / (shown + 0.25))
  return {
    bark: ring(WOOD_RADIUS + 17, 7),
    wood: ring(WOOD_RADIUS, 1.5),
    grain: Array.from({ length: GRAIN_LINES }, (_, i) =>
      ring(5 + (i * (WOOD_RADIUS - 8)) / GRAIN_LINES, 0.8),
    ),
    people: radii.map((radius) => ring(radius, 0.6)),
    rays: Array.from({ length: 3 }, () => {
      const angle = random() * 2 * Math.PI
      const [from, to] = [10 + random() * 20, WOOD_RADIUS - 4 - random() * 24]
      return `M${at(center, angle, from)}L${at(center, angle + 0.03, to)}`
    }),
  }
}

/** A repeatable random sequence from a text (FNV-1a, then mulberry32). */
function sequenceOf(text: string): () => number {
  let state = 0x811c9dc5
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

type Point = readonly [number, number]
const mix = (a: number, b: number, share: number) => a + (b - a) * share
const text = (n: number) => String(Math.round(n * 10) / 10)
const at = (center: { x: number; y: number }, angle: number, radius: number) =>
  `${text(center.x + Math.cos(angle) * radius)} ${text(center.y + Math.sin(angle) * radius)}`

/** A smooth closed line through the middles between neighbouring points. */
function closedCurve(points: readonly Point[]): string {
  const pairs = points.map((point, index) => [point, points[(index + 1) % points.length] ?? point] as const)
  const middle = ([a, b]: readonly [Point, Point]) => `${text((a[0] + b[0]) / 2)} ${text((a[1] + b[1]) / 2)}`
  const last = pairs.at(-1)
  const curves = pairs.map((pair) => `Q${text(pair[0][0])} ${text(pair[0][1])} ${middle(pair)}`)
  return `M${last ? middle(last) : ''}${curves.join('')}Z`
}
