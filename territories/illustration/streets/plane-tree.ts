import { face, type Spot, type View } from '../buildings/perspective.ts'
import { mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { fill, line, type Point, smooth } from '../shape.ts'

/** The plane tree of a square: pale patched trunk, limbs that part low, a broad crown in few plates. */
export function planeTree(scene: Scene, x: number, y: number, h: number): string {
  const { mood, random, side } = scene
  const bare = scene.mood.season === 'winter'
  const bark = mix(mood.stone, mood.wall, 0.35)
  const w = h * 0.05
  const fork = y - h * 0.4
  const limbs: readonly (readonly [number, number, number])[] = [
    [-0.26, -0.72, 0.62],
    [0.24, -0.76, 0.6],
    [-0.03, -0.86, 0.5],
  ]
  let out = ''
  for (const [dx, dy, k] of limbs)
    out += line(`M${x} ${fork + w}Q${x + dx * h * 0.3} ${fork - h * 0.12} ${x + dx * h} ${y + dy * h}`, {
      width: w * 1.7 * k,
      colour: mix(bark, mood.shadow, 0.22),
    })
  out += fill(
    `${smooth(
      [
        [x - w * 1.5, y],
        [x - w, y - h * 0.12],
        [x - w * 0.86, fork],
        [x + w * 0.86, fork],
        [x + w, y - h * 0.12],
        [x + w * 1.5, y],
      ],
      false,
    )}Z`,
    mix(bark, mood.shadow, 0.24),
  )
  const s = side
  out += fill(
    `${smooth(
      [
        [x + s * w * 1.3, y],
        [x + s * w * 0.95, y - h * 0.12],
        [x + s * w * 0.8, fork],
        [x + s * w * 0.05, fork],
        [x - s * w * 0.1, y - h * 0.14],
        [x + s * w * 0.1, y],
      ],
      false,
    )}Z`,
    bark,
  )
  for (const [dx, dy, k] of [
    [0.3, 0.1, 1],
    [-0.4, 0.19, 0.8],
    [0.25, 0.3, 1.1],
  ] as const)
    out += fill(
      smooth(
        [
          [x + dx * w, y - dy * h - w * k],
          [x + (dx + 0.4) * w, y - dy * h],
          [x + dx * w, y - dy * h + w * k * 0.8],
          [x + (dx - 0.35) * w, y - dy * h],
        ],
        true,
      ),
      mix(bark, dx < 0 ? mood.leaf : mood.paper, 0.34),
    )
  if (bare) {
    for (const [dx, dy] of [
      [-0.42, -0.92],
      [-0.2, -1],
      [0.1, -1.05],
      [0.36, -0.98],
      [0.46, -0.82],
    ] as const)
      out += line(
        `M${x + dx * h * 0.5} ${y + (dy + 0.26) * h}Q${x + dx * h * 0.7} ${y + (dy + 0.12) * h} ${x + dx * h} ${y + dy * h}`,
        { width: w * 0.4, colour: mix(bark, mood.shadow, 0.22) },
      )
    return out
  }
  for (const [dx, dy, r, tone] of [
    [-0.3, -0.72, 0.25, 0],
    [0.3, -0.74, 0.26, 0],
    [0, -0.92, 0.3, 0.2],
    [-0.16, -0.66, 0.2, 0.4],
    [0.18, -0.7, 0.2, 0.5],
  ] as const)
    out += foliage(scene, x + dx * h, y + dy * h, r * h * random.between(0.95, 1.1), tone)
  return out
}

/** One mass of leaves: dark below, light on the sunny shoulder. */
export function foliage(scene: Scene, x: number, y: number, r: number, tone = 0): string {
  const { mood, random, side } = scene
  const mass = (cx: number, cy: number, rx: number, ry: number): string => {
    const points: Point[] = []
    const turn = random.between(0, 6)
    for (let i = 0; i < 14; i++) {
      const a = (i / 14) * Math.PI * 2
      const reach = 1 + 0.09 * Math.cos(a * 4 + turn) + random.between(-0.04, 0.04)
      points.push([cx + Math.cos(a) * rx * reach, cy + Math.sin(a) * ry * reach])
    }
    return smooth(points, true)
  }
  const body = mix(mood.leaf, mood.leafLight, 0.15 + tone * 0.4)
  return (
    fill(mass(x, y + r * 0.12, r, r * 0.72), mix(mood.leafDark, body, 0.15)) +
    fill(mass(x + side * r * 0.06, y - r * 0.08, r * 0.92, r * 0.62), body) +
    fill(
      mass(x + side * r * 0.32, y - r * 0.32, r * 0.46, r * 0.3),
      mix(mood.leafLight, mood.glow, mood.night ? 0.05 : 0.18),
    )
  )
}

/** Leaves that hang into the picture from above its edge, on the given side. */
export function overhang(scene: Scene, side: -1 | 1, reach = 460): string {
  const { random } = scene
  const edge = side < 0 ? 0 : 1200
  let out = line(`M${edge + side * 30} -10Q${edge - side * reach * 0.4} 30 ${edge - side * reach * 0.9} 66`, {
    width: 18,
    colour: scene.mood.bark,
  })
  for (const [share, y, r] of [
    [0.05, 40, 150],
    [0.4, 20, 130],
    [0.7, 26, 104],
    [0.96, 50, 78],
    [0.2, 110, 110],
  ] as const)
    out += foliage(scene, edge - side * reach * share, y + random.between(-8, 8), r)
  return out
}

/** Broad patches of shade on the ground, as of a tree. */
export function dapple(view: View, x: number, z: number, radius: number): string {
  const { mood, random } = view.scene
  let out = ''
  for (const [dx, dz, r] of [
    [0, 0, 1],
    [-0.8, 0.3, 0.6],
    [0.9, -0.2, 0.55],
  ] as const) {
    const spots: Spot[] = []
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * Math.PI * 2
      const reach = radius * r * (1 + 0.1 * Math.cos(a * 3) + random.between(-0.05, 0.05))
      spots.push([x + dx * radius + Math.cos(a) * reach, 0, z + dz * radius + Math.sin(a) * reach])
    }
    out += face(view, spots, mood.shadow, 0.2)
  }
  return out
}
