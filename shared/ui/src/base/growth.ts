/** Shapes that grow like wood: closed irregular rings and cork cells, the same on every run. */

/** A repeatable random sequence (mulberry32): drawings are the same in every build and on every device. */
export function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const round = (n: number) => Math.round(n * 10) / 10

/** One growth ring around (x, y): an ellipse deformed by three slow waves. */
export function ringPath(x: number, y: number, radius: number, wobble: number, seed: number): string {
  const random = sequence(seed)
  const waves = [2, 3, 5].map((turns) => ({
    turns,
    phase: random() * Math.PI * 2,
    size: (random() * wobble) / turns,
  }))
  const points = Array.from({ length: 28 }, (_, i) => {
    const angle = (i / 28) * Math.PI * 2
    const push = waves.reduce((sum, w) => sum + w.size * Math.sin(w.turns * angle + w.phase), 0)
    const r = radius * (1 + push)
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.94] as const
  })
  const middle = (i: number) => {
    const [a, b] = [points[i % 28], points[(i + 1) % 28]]
    return a && b ? `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}` : ''
  }
  const curves = points.map((p, i) => `Q${round(p[0])} ${round(p[1])} ${middle(i)}`)
  return `M${middle(27)}${curves.join('')}Z`
}

/** Cork under Hooke's microscope (Micrographia, 1665): rows of irregular boxes inside a round field of view. */
export function cellPaths(centre: number, radius: number, width: number, height: number): string[] {
  const random = sequence(1665)
  const cells: string[] = []
  const count = Math.ceil(radius / height)
  for (let row = -count; row <= count; row++) {
    let left = centre - radius - width * (0.5 + random() * 0.5)
    while (left < centre + radius) {
      const right = left + width * (0.72 + random() * 0.6)
      const top = centre + row * height - height / 2 + (random() - 0.5) * 1.6
      const [x, y] = [(left + right) / 2, top + height / 2]
      if (Math.hypot(x - centre, y - centre) < radius - width * 0.42)
        cells.push(cell(left, right, top, top + height))
      left = right
    }
  }
  return cells
}

function cell(left: number, right: number, top: number, bottom: number): string {
  const gap = 0.9
  const [l, r, t, b] = [left + gap, right - gap, top + gap, bottom - gap].map(round)
  const corner = 3
  const [x1, x2, y1, y2] = [
    round(left + gap + corner),
    round(right - gap - corner),
    round(top + gap + corner),
    round(bottom - gap - corner),
  ]
  return `M${x1} ${t}H${x2}Q${r} ${t} ${r} ${y1}V${y2}Q${r} ${b} ${x2} ${b}H${x1}Q${l} ${b} ${l} ${y2}V${y1}Q${l} ${t} ${x1} ${t}Z`
}

/** The torn lower edge of a sheet of bark across 0…width, filled below. */
export function barkPath(width: number, height: number): string {
  const random = sequence(9)
  let x = 0
  let path = `M0 ${height}V${height * 0.5}`
  while (x < width) {
    const step = 5 + random() * 16
    x = Math.min(width, x + step)
    path += `Q${round(x - step / 2)} ${round(random() * height * 0.9)} ${round(x)} ${round(height * (0.25 + random() * 0.55))}`
  }
  return `${path}V${height}Z`
}
