import { darker, lighter, mix } from '../colour.ts'
import { canopy } from '../land/trees.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { fill, line, type Point, smooth } from '../shape.ts'

/** A trunk that tapers from its foot to where the paper or the crown ends it. */
export function trunk(
  scene: Scene,
  foot: Point,
  top: Point,
  width: number,
  colour = mix(scene.mood.bark, scene.mood.stone, 0.25),
): string {
  const { side } = scene
  const bend = (foot[0] - top[0]) * 0.12
  const half = width / 2
  const outline = (l: number, r: number) =>
    `M${foot[0] + half * l * 1.7} ${foot[1]}C${foot[0] + half * l} ${foot[1] - width * 1.2} ${(foot[0] + top[0]) / 2 + bend + half * l * 0.9} ${(foot[1] + top[1]) / 2} ${top[0] + half * l * 0.6} ${top[1]}L${top[0] + half * r * 0.6} ${top[1]}C${(foot[0] + top[0]) / 2 + bend + half * r * 0.9} ${(foot[1] + top[1]) / 2} ${foot[0] + half * r} ${foot[1] - width * 1.2} ${foot[0] + half * r * 1.7} ${foot[1]}Z`
  return (
    fill(outline(-1, 1), darker(colour, 0.26)) +
    fill(side > 0 ? outline(-0.2, 0.96) : outline(-0.96, 0.2), lighter(colour, 0.06))
  )
}

/** The alder of a bank: a straight grey stem, and a tall crown in plates. */
export function alder(scene: Scene, x: number, y: number, h: number, lean = 0): string {
  const top: Point = [x + lean * h, y - h * 0.66]
  return trunk(scene, [x, y], top, h * 0.055) + canopy(scene, top[0], y - h * 0.72, h * 0.24, h * 0.3)
}

/** The poplar: a tall flame of leaves, broadest below its middle, with a lit flank. */
export function poplar(scene: Scene, x: number, y: number, h: number): string {
  const { mood, random, side } = scene
  const leaf = mix(mood.leaf, mood.leafLight, random.between(0.1, 0.4))
  const half = h * random.between(0.105, 0.135)
  const sway = random.between(-0.02, 0.02) * h
  const flame = (l: number, r: number, up: number) =>
    smooth(
      [
        [x + sway, y - h * up],
        [x + half * 0.46 * r, y - h * 0.84 * up],
        [x + half * 0.74 * r, y - h * 0.62],
        [x + half * r, y - h * 0.4],
        [x + half * 0.8 * r, y - h * 0.2],
        [x + half * 0.2 * r, y - h * 0.13],
        [x + half * 0.6 * l, y - h * 0.16],
        [x + half * 0.98 * l, y - h * 0.32],
        [x + half * 0.8 * l, y - h * 0.54],
        [x + half * 0.5 * l, y - h * 0.78],
      ],
      true,
    )
  return (
    trunk(scene, [x, y], [x + sway * 0.4, y - h * 0.4], h * 0.036, mix(mood.bark, mood.wall, 0.3)) +
    fill(flame(-1, 1, 1), darker(leaf, 0.28)) +
    fill(side > 0 ? flame(-0.45, 0.92, 0.96) : flame(-0.92, 0.45, 0.96), leaf) +
    fill(side > 0 ? flame(0.1, 0.72, 0.86) : flame(-0.72, -0.1, 0.86), lighter(leaf, mood.night ? 0.04 : 0.2))
  )
}

/** A fern: arching fronds from one foot, each one broad pointed shape. */
export function fern(scene: Scene, x: number, y: number, h: number, tone = scene.mood.leaf): string {
  const { random, mood } = scene
  const fronds = [-1.15, 1.1, -0.7, 0.72, -0.25, 0.3]
  return fronds
    .map((reach, i) => {
      const tipX = x + reach * h * random.between(0.85, 1.05)
      const tipY = y - h * (1 - Math.abs(reach) * 0.52)
      const [midX, midY] = [x + reach * h * 0.34, y - h * (0.98 - Math.abs(reach) * 0.22)]
      const w = h * 0.13
      const colour = i < 2 ? darker(tone, 0.22) : i < 4 ? tone : mix(tone, mood.leafLight, 0.7)
      return fill(
        `M${x} ${y}Q${midX - w} ${midY - w * 0.8} ${tipX} ${tipY}Q${midX + w * (reach < 0 ? 0.7 : 0.4)} ${midY + w * 1.5} ${x + 4} ${y}Z`,
        colour,
      )
    })
    .join('')
}

/** Leaves that hang into the picture from an upper corner, cropped by its edge. */
export function overhang(scene: Scene, corner: 'left' | 'right', reach = 1): void {
  const { mood, random } = scene
  const turn = corner === 'left' ? 1 : -1
  const x = corner === 'left' ? -40 : WIDTH + 40
  const to = x + turn * 430 * reach
  add(
    scene,
    line(`M${x} ${random.between(60, 90)}Q${x + turn * 200 * reach} 10 ${to} 74`, {
      width: 20,
      colour: darker(mood.bark, 0.3),
    }),
    canopy(scene, x + turn * 110 * reach, 20, 260 * reach, 130),
    canopy(scene, x + turn * 370 * reach, 20, 150 * reach, 84),
  )
}

/** The near bank: a dark shape along the lower edge, higher on one side. */
export function nearBank(scene: Scene, left: number, right: number, colour = scene.mood.near): void {
  const { mood } = scene
  const shape = (drop: number) =>
    `M-20 ${left + drop}C240 ${left + drop - 14} 420 ${Math.max(left, right) + drop + 10} 620 ${(left + right) / 2 + drop + 24}S${WIDTH - 120} ${right + drop - 12} ${WIDTH + 20} ${right + drop}V${HEIGHT + 20}H-20Z`
  add(scene, fill(shape(0), darker(colour, 0.34)), fill(shape(16), mix(colour, mood.leaf, 0.3)))
}
