import { darker, lighter, mix } from '../colour.ts'
import { add, type Scene } from '../scene.ts'
import { blob, ellipse, fill, line, type Point, rect, smooth } from '../shape.ts'

/** Tone of the inner side of a plank and of stoppers: lighter than the bare trunk. */
const inner = ({ mood }: Scene) => mix(mood.cork, mood.accent, 0.45)

/** One plank seen along its length: rough bark above, the orange belly below. Left end at x, lower edge at y. */
function plank(scene: Scene, x: number, y: number, w: number, thick: number, bow: number): string {
  const { mood, random } = scene
  const [a, b] = [random.between(-0.04, 0.04) * w, random.between(-0.04, 0.04) * w]
  const under: Point[] = [
    [x + a, y],
    [x + w * 0.5, y - bow],
    [x + w + b, y],
  ]
  const over: Point[] = [
    [x + w + b * 0.4, y - thick],
    [x + w * 0.72, y - thick - bow * 0.9],
    [x + w * 0.4, y - thick * 1.12 - bow],
    [x + a * 0.4, y - thick],
  ]
  const middle: Point[] = [
    [x + w + b * 0.6, y - thick * 0.5],
    [x + w * 0.5, y - thick * 0.56 - bow],
    [x + a * 0.6, y - thick * 0.5],
  ]
  return (
    fill(`${smooth(under)}L${smooth(over).slice(1)}Z`, mood.bark) +
    fill(
      `${smooth(under)}L${smooth(middle).slice(1)}Z`,
      random.chance(0.5) ? mood.cork : lighter(mood.cork, 0.14),
    )
  )
}

/** Curved planks of cork piled up, about 110 wide and 110 high at scale 1; lower left corner at x, y. */
export function corkStack(scene: Scene, x: number, y: number, s: number): void {
  const { random } = scene
  add(scene, ellipse(x + 52 * s, y, 70 * s, 9 * s, scene.mood.shadow, 0.3))
  for (let row = 0; row < 7; row++)
    add(
      scene,
      plank(
        scene,
        x + random.between(-7, 7) * s + row * 1.6 * s,
        y - row * 14.4 * s,
        (108 - row * 4) * s,
        13.6 * s,
        random.between(2, 6) * s,
      ),
    )
}

/** Planks pressed into a block and tied; lower left corner at x, y. */
export function bale(scene: Scene, x: number, y: number, w: number, h: number): string {
  const { mood, side } = scene
  const depth = w * 0.1
  const away = side > 0 ? x - depth : x + w
  const layers = 4
  let out = fill(
    side > 0
      ? `M${x} ${y}l${-depth} ${-depth * 0.7}v${-h + depth * 0.2}L${x} ${y - h}Z`
      : `M${away} ${y}l${depth} ${-depth * 0.7}v${-h + depth * 0.2}L${away} ${y - h}Z`,
    darker(mood.cork, 0.45),
  )
  out += rect(x, y - h, w, h, darker(mood.bark, 0.15), 6)
  for (let i = 0; i < layers; i++)
    out += plank(
      scene,
      x + w * 0.01,
      y - (i * h) / layers - h * 0.02,
      w * 0.98,
      (h / layers) * 0.86,
      h * 0.035,
    )
  for (const share of [0.27, 0.7])
    out += line(`M${x + w * share} ${y}v${-h * 1.02}`, { width: Math.max(3, w * 0.032), colour: mood.ink })
  return out
}

/** Three bales, one on the other two. */
export function corkBales(scene: Scene, x: number, y: number, s = 1): void {
  add(scene, ellipse(x + 117 * s, y, 140 * s, 10 * s, scene.mood.shadow, 0.3))
  for (const [dx, dy] of [
    [0, 0],
    [120, 0],
    [60, -76],
  ] as const)
    add(scene, bale(scene, x + dx * s, y + dy * s, 114 * s, 72 * s))
}

export function stopper(scene: Scene, x: number, y: number, s: number, angle: number): void {
  const { side } = scene
  const body = inner(scene)
  add(
    scene,
    `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${angle.toFixed(0)}) scale(${s})">${fill('M-17 -28V28Q-17 36 0 36Q17 36 17 28V-28Z', darker(body, 0.16))}${fill(side > 0 ? 'M-2 -28V36Q17 35 17 28V-28Z' : 'M2 -28V36Q-17 35 -17 28V-28Z', body)}${ellipse(0, -28, 17, 8, lighter(body, 0.36))}${line('M-9 -6h7M5 12h6', { width: 4, colour: darker(body, 0.34) })}</g>`,
  )
}

/** The peeler’s axe: a fan of steel, and a handle cut to a wedge at its end, to lift the bark with. */
export function axe(scene: Scene, x: number, y: number, angle: number, s: number): void {
  const { mood } = scene
  const wood = mix(mood.bark, mood.accent, 0.3)
  add(
    scene,
    `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${s})">${fill('M-72 40L-62 52Q0 6 52 -26L44 -40Q-10 -6 -72 40Z', darker(wood, 0.24))}${fill('M-72 40L-66 46Q-4 -2 48 -33L44 -40Q-10 -6 -72 40Z', wood)}${fill('M22 -34Q40 -58 66 -62Q92 -48 96 -18Q80 4 54 2Q58 -16 40 -18Z', darker(mood.stone, 0.18))}${fill('M66 -62Q92 -48 96 -18Q80 4 54 2Q74 -12 76 -30Q76 -48 66 -62Z', lighter(mood.stone, 0.45))}</g>`,
  )
}

export function basket(scene: Scene, x: number, y: number, s: number): void {
  const { mood, side } = scene
  const cane = mix(mood.accent, mood.bark, 0.4)
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${ellipse(-side * 14, 2, 84, 12, mood.shadow, 0.3)}${fill('M-92 -112C-88 -60 -78 -20 -66 0Q0 16 66 0C78 -20 88 -60 92 -112Z', darker(cane, 0.14))}${fill(side > 0 ? 'M92 -112C88 -60 78 -20 66 0Q36 8 10 8C30 -30 40 -70 40 -100Z' : 'M-92 -112C-88 -60 -78 -20 -66 0Q-36 8 -10 8C-30 -30 -40 -70 -40 -100Z', lighter(cane, 0.08))}${line('M-88 -78Q0 -54 88 -78M-80 -42Q0 -20 80 -42', { width: 8, colour: darker(cane, 0.34) })}${ellipse(0, -112, 94, 26, lighter(cane, 0.22))}${ellipse(0, -112, 80, 19, darker(cane, 0.4))}${fill('M-78 -112C-60 -150 -20 -140 0 -156C26 -142 60 -150 78 -112Q0 -84 -78 -112Z', inner(scene))}${fill('M-40 -126l26 -12 14 14 -28 12ZM18 -130l28 4 -2 18 -30 -4ZM-14 -110l24 -8 16 12 -24 10Z', lighter(inner(scene), 0.32))}</g>`,
  )
}

/** Slab of cork as a platter: the raw bark below, the cut side up. Half as long as 2r, seen from the height of a table. */
export function corkBoard(scene: Scene, x: number, y: number, r: number): void {
  const { mood, random, side } = scene
  const slab = (dy: number, k: number): string =>
    smooth(
      (
        [
          [-1, -0.02],
          [-0.82, -0.24],
          [-0.3, -0.34],
          [0.36, -0.31],
          [0.86, -0.22],
          [1, 0.02],
          [0.9, 0.22],
          [0.34, 0.33],
          [-0.4, 0.31],
          [-0.88, 0.2],
        ] as const
      ).map(([px, py]): Point => [x + px * r * k, y + py * r * k + dy]),
      true,
      7,
    )
  const top = inner(scene)
  add(
    scene,
    `<g transform="translate(${-side * r * 0.05} 0)">${fill(slab(r * 0.13, 1.02), mood.shadow, 0.3)}</g>`,
    fill(slab(r * 0.09, 1), darker(mood.bark, 0.3)),
    fill(slab(r * 0.05, 1), mood.bark),
    fill(slab(0, 0.985), darker(top, 0.12)),
    fill(slab(-r * 0.012, 0.93), lighter(top, 0.06)),
  )
  for (const [dx, dy] of [
    [-0.62, -0.12],
    [-0.5, 0.16],
    [0.1, -0.24],
    [0.3, 0.22],
    [0.72, -0.06],
    [0.56, 0.12],
  ] as const)
    add(scene, fill(blob(random, x + dx * r, y + dy * r, r * 0.055, r * 0.018, 0.25, 6), darker(top, 0.26)))
}

/** One tied sack, about 76 wide and 94 high; the middle of its foot at x, y. */
function tiedSack(scene: Scene, x: number, y: number, s: number, lean: number): string {
  const { mood, side } = scene
  const cloth = mix(mood.accent, mood.wall, 0.55)
  return `<g transform="translate(${x} ${y}) rotate(${lean}) scale(${s})">${fill('M-38 0C-48 -34 -42 -66 -14 -76L-24 -94Q0 -86 22 -94L14 -76C42 -66 48 -34 38 0Q0 6 -38 0Z', darker(cloth, 0.16))}${fill(side > 0 ? 'M-4 -74L22 -94L14 -76C42 -66 48 -34 38 0Q20 4 4 4C18 -30 12 -60 -4 -74Z' : 'M4 -74L-22 -94L-14 -76C-42 -66 -48 -34 -38 0Q-20 4 -4 4C-18 -30 -12 -60 4 -74Z', lighter(cloth, 0.08))}${line('M-15 -76Q0 -70 15 -76', { width: 6, colour: mood.bark })}</g>`
}

/** Pile of six tied sacks; the foot of its lower left one at x, y. */
export function sacks(scene: Scene, x: number, y: number, s = 1): void {
  add(scene, ellipse(x + 74 * s, y, 130 * s, 12 * s, scene.mood.shadow, 0.3))
  for (const [dx, dy, lean] of [
    [74, -112, 8],
    [38, -56, -7],
    [112, -56, 6],
    [0, 0, -3],
    [74, 2, 2],
    [148, 0, 4],
  ] as const)
    add(scene, tiedSack(scene, x + dx * s, y + dy * s, s, lean))
}
