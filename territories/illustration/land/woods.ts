import { darker, mix } from '../colour.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { fill } from '../shape.ts'

interface Crown {
  left: number
  right: number
  /** Where it meets the one before and the one after. */
  from: number
  to: number
  height: number
}

/**
 * Far woods: rows of crowns along a hill, each row one shape, with light on the crowns that stand in the sun. `size` is half the width of a middling crown,
 * `depth` how far down the hill the wood comes.
 */
export function woods(
  scene: Scene,
  y: (x: number) => number,
  colour: string,
  size: number,
  depth = 90,
): void {
  const { random, mood } = scene
  const rows = Math.max(1, Math.min(3, Math.round(depth / (size * 3.4))))
  for (let row = 0; row < rows; row++) {
    const share = rows === 1 ? 1 : row / (rows - 1)
    const down = size * 0.5 + share * depth * 0.7
    const crowns = crownsAlong(scene, (x) => y(x) + down, size * (1 + share * 0.5))
    const tone = darker(mix(colour, mood.far, (1 - share) * 0.3), 0.04 + share * 0.1)
    add(scene, fill(outline(crowns), tone))
    const lit = crowns.filter(() => random.chance(0.55))
    add(
      scene,
      fill(lit.map((crown) => light(scene, crown)).join(''), mix(tone, mood.glow, mood.night ? 0.06 : 0.16)),
    )
  }
}

function crownsAlong({ random }: Scene, y: (x: number) => number, size: number): Crown[] {
  const crowns: Crown[] = []
  let left = -size * random.between(0.5, 2)
  let from = y(left)
  while (left < WIDTH + size) {
    const width = size * random.between(1.5, 4)
    const to = y(left + width) + random.between(-0.15, 0.25) * size
    crowns.push({
      left,
      right: left + width,
      from,
      to,
      height: size * random.between(0.8, 1.25) + width * 0.16,
    })
    left += width
    from = to
  }
  return crowns
}

function outline(crowns: readonly Crown[]): string {
  const [first] = crowns
  if (!first) return ''
  let d = `M${first.left.toFixed(0)} ${HEIGHT}L${first.left.toFixed(0)} ${first.from.toFixed(0)}`
  for (const crown of crowns) d += dome(crown)
  return `${d}V${HEIGHT}Z`
}

/** Broader above than where it meets its neighbours, as crowns are. */
function dome({ left, right, from, to, height }: Crown): string {
  const over = (right - left) * 0.1
  return `C${(left - over).toFixed(0)} ${(from - height * 1.2).toFixed(0)} ${(right + over).toFixed(0)} ${(to - height * 1.2).toFixed(0)} ${right.toFixed(0)} ${to.toFixed(0)}`
}

/** The shoulder of a crown that looks at the sun: its rim follows the crown's own, a little within. */
function light({ side }: Scene, { left, right, from, to, height }: Crown): string {
  const width = right - left
  const base = (from + to) / 2 - height * 0.3
  const inner = {
    left: left + width * (side > 0 ? 0.3 : 0.08),
    right: left + width * (side > 0 ? 0.92 : 0.7),
    from: base,
    to: base,
    height: height * 0.66,
  }
  const middle = (inner.left + inner.right) / 2
  return `M${inner.left.toFixed(0)} ${base.toFixed(0)}${dome(inner)}C${(middle + width * 0.1).toFixed(0)} ${(base - height * 0.3).toFixed(0)} ${(middle - width * 0.1).toFixed(0)} ${(base - height * 0.3).toFixed(0)} ${inner.left.toFixed(0)} ${base.toFixed(0)}Z`
}
