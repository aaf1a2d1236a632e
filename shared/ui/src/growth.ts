/** Shapes that grow like wood: closed irregular rings and cork cells, the same on every run. */

/** A small repeatable random sequence (mulberry32), so that drawings never change between builds or devices. */
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

/** One year of growth around (x, y): an ellipse that three slow waves push in and out. */
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

/** Cork under Hooke's microscope (Micrographia, 1665): rows of boxes, none quite like the next. */
export function cellPaths(width: number, height: number, rows: number, columns: number): string[] {
  const random = sequence(1665)
  const [w, h] = [width / columns, height / rows]
  const corner = (row: number, column: number, jitter: [number, number]) =>
    [column * w + (row % 2) * w * 0.5 + jitter[0] * w * 0.22, row * h + jitter[1] * h * 0.2] as const
  const grid = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 2 }, (_, column) =>
      corner(row, column - 0.5, [random() - 0.5, random() - 0.5]),
    ),
  )
  const cells: string[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [a, b] = [grid[row]?.[column], grid[row]?.[column + 1]]
      if (!a || !b) continue
      const gap = 1.6
      const [left, right, top] = [a[0] + gap, b[0] - gap, (a[1] + b[1]) / 2 + gap]
      const bottom = top + h - gap * 2
      const r = 4 + random() * 3
      cells.push(
        `M${round(left + r)} ${round(top)}H${round(right - r)}Q${round(right)} ${round(top)} ${round(right)} ${round(top + r)}` +
          `V${round(bottom - r)}Q${round(right)} ${round(bottom)} ${round(right - r)} ${round(bottom)}H${round(left + r)}` +
          `Q${round(left)} ${round(bottom)} ${round(left)} ${round(bottom - r)}V${round(top + r)}Q${round(left)} ${round(top)} ${round(left + r)} ${round(top)}Z`,
      )
    }
  }
  return cells
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
