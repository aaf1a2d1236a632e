import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { at, ellipse, fill, line, type Point } from '../shape.ts'

/** The peeler's axe, its handle from the hand in the direction of `angle` (0 to the right, -90 up); the edge looks to the right of it. */
export function peelingAxe({ mood }: Scene, [x, y]: Point, angle: number, length = 46): string {
  const wood = mix(mood.bark, mood.accent, 0.45)
  const steel = mix(mood.stone, mood.haze, 0.4)
  const l = length
  return `<g transform="translate(${x} ${y}) rotate(${angle})">${line(`M-8 0H${l}`, { width: 2.6, colour: wood })}${fill(`M${l - 5} -2.2L${l + 1} -2.2L${l + 1.6} 3Q${l + 6} 6 ${l + 7} 11.5Q${l - 2} 15 ${l - 11} 11.5Q${l - 9.6} 6 ${l - 6} 3Z`, darker(steel, 0.3))}${fill(`M${l + 7} 11.5Q${l - 2} 15 ${l - 11} 11.5L${l - 10.4} 9Q${l - 2} 12 ${l + 6} 9Z`, lighter(steel, 0.5))}</g>`
}

/** A plank of fresh cork that stands upright, its inner side to the viewer; foot at 0, 0 before it is placed. */
export function plank(scene: Scene, x: number, y: number, w: number, h: number, tilt = 0): string {
  const { mood } = scene
  const inner = mix(mood.cork, '#e6b27a', 0.42)
  const curve = w * 0.22
  return `<g transform="translate(${x} ${y}) rotate(${tilt})">${fill(`M${-w / 2} ${-h}Q0 ${-h + curve * 2} ${w / 2} ${-h - w * 0.06}L${w / 2} ${-w * 0.04}Q0 ${curve * 2} ${-w / 2} 0Z`, darker(mood.bark, 0.1))}${fill(`M${-w * 0.42} ${-h + curve * 0.4}Q0 ${-h + curve * 2.1} ${w * 0.4} ${-h + curve * 0.1}L${w * 0.4} ${curve * 0.1}Q0 ${curve * 1.8} ${-w * 0.42} ${curve * 0.2}Z`, inner)}${fill(`M${-w * 0.42} ${-h + curve * 0.4}Q${-w * 0.26} ${-h + curve * 1.2} ${-w * 0.1} ${-h + curve * 1.2}L${-w * 0.1} ${curve * 1}Q${-w * 0.3} ${curve * 0.8} ${-w * 0.42} ${curve * 0.2}Z`, darker(inner, 0.2))}${line(`M${w * 0.12} ${-h * 0.8}V${-h * 0.58}M${w * 0.24} ${-h * 0.44}V${-h * 0.2}`, { width: w * 0.05, colour: darker(inner, 0.14) })}</g>`
}

/** Planks laid in a wall, one on the other, their cut ends to the viewer. */
export function corkPile(scene: Scene, x: number, y: number, w: number, layers: number): string {
  const { mood, random } = scene
  const thick = Math.min(34, w * 0.062)
  const tall = layers * thick * 1.12
  let out =
    ellipse(x, y + 2, w * 0.6, w * 0.06, mood.shadow, 0.35) +
    fill(
      `M${x - w * 0.48} ${y}V${y - tall}Q${x} ${y - tall - thick * 0.4} ${x + w * 0.47} ${y - tall}V${y}Z`,
      darker(mood.bark, 0.3),
    )
  for (let row = 0; row < layers; row++) {
    const parts = row % 2 ? [0.52, 0.48] : [0.36, 0.64]
    let left = x - w / 2 + random.between(-0.02, 0.03) * w
    for (const part of parts) {
      const wide = part * w * random.between(0.94, 1)
      const low = y - row * thick * 1.12
      const bow = thick * random.between(0.3, 0.6)
      const tone = mix(mix(mood.cork, '#e6b27a', 0.3), mood.bark, random.between(0, 0.22))
      const arc = (dy: number) =>
        `M${left} ${low - dy}Q${left + wide / 2} ${low - dy - bow * 2} ${left + wide} ${low - dy}`
      out +=
        fill(`${arc(thick)}V${low}Q${left + wide / 2} ${low - bow * 2} ${left} ${low}Z`, tone) +
        line(arc(thick), { width: thick * 0.34, colour: darker(mood.bark, 0.14), cap: 'butt' })
      left += wide + w * 0.01
    }
  }
  return out
}

/** Long slabs laid flat, each as wide as the stack: bark above, the pale cut edge to the viewer. Left lower corner at x, y. */
export function slabStack(scene: Scene, x: number, y: number, w: number, layers: number): string {
  const { mood, random } = scene
  const thick = 50
  let out = ellipse(x + w / 2, y + 2, w * 0.58, 24, mood.shadow, 0.35)
  for (let row = 0; row < layers; row++) {
    const low = y - row * thick
    const [l, r] = [x + random.between(-14, 14), x + w + random.between(-16, 16)]
    const edge = mix(mix(mood.cork, '#e6b27a', row % 2 ? 0.5 : 0.34), mood.bark, 0.06)
    const top = `M${l} ${low - thick + 12}Q${(l + r) / 2} ${low - thick - 8} ${r} ${low - thick + 12}`
    out +=
      fill(`${top}L${r - 4} ${low}H${l + 4}Z`, edge) +
      fill(`M${l + 3} ${low - 10}H${r - 3}L${r - 4} ${low}H${l + 4}Z`, darker(edge, 0.24)) +
      line(top, { width: 13, colour: darker(mood.bark, 0.12) })
  }
  return out
}

/** A mule with a load of planks on either side, 120 units to the withers for scale 1, walking to the right; hooves at x, y. */
export function mule(scene: Scene, x: number, y: number, s: number, flip = false): string {
  const { mood } = scene
  const coat = mix(mood.bark, mood.ink, 0.35)
  const dark = darker(coat, 0.3)
  const pale = mix(mood.wall, coat, 0.3)
  const cork = mix(mood.cork, '#e6b27a', 0.3)
  const leg = (d: string, colour: string) => fill(d, colour)
  const load = [0, 1, 2, 3]
    .map(
      (i) =>
        fill(
          `M-58 ${-72 - i * 17}Q0 ${-98 - i * 17} 48 ${-74 - i * 17}V${-62 - i * 17}Q0 ${-84 - i * 17} -58 ${-58 - i * 17}Z`,
          i % 2 ? darker(cork, 0.1) : cork,
        ) +
        line(`M-58 ${-72 - i * 17}Q0 ${-98 - i * 17} 48 ${-74 - i * 17}`, {
          width: 5,
          colour: mood.bark,
          cap: 'butt',
        }),
    )
    .join('')
  return at(
    x,
    y,
    s,
    ellipse(0, 2, 92, 9, mood.shadow, 0.34) +
      leg('M-58 -84L-40 -80Q-44 -50 -52 -40L-64 -4H-74L-66 -42Q-72 -66 -58 -84Z', dark) +
      leg('M30 -76H46L52 -42L62 -4H52L40 -40Z', dark) +
      fill(
        'M-74 -96Q-66 -116 -30 -112Q0 -104 34 -116L70 -150Q80 -166 92 -164L104 -152L126 -124Q128 -112 116 -110L96 -118Q84 -116 76 -96Q66 -70 48 -64Q0 -50 -52 -62Q-78 -72 -74 -96Z',
        coat,
      ) +
      fill('M104 -126L126 -124Q128 -112 116 -110L100 -116Z', pale) +
      fill('M78 -158Q66 -184 74 -196Q86 -184 88 -162Z', coat) +
      fill('M88 -162Q84 -190 94 -200Q104 -184 98 -158Z', dark) +
      fill('M34 -116L70 -152Q60 -150 50 -140Q38 -130 26 -114Z', dark) +
      ellipse(100, -140, 3, 3.4, mood.ink) +
      line('M84 -128Q96 -122 106 -132M84 -128L88 -154', { width: 3.4, colour: mood.accent }) +
      leg('M-74 -90Q-48 -98 -38 -72Q-46 -54 -56 -44L-52 -4H-62L-70 -42Q-80 -70 -74 -90Z', coat) +
      leg('M22 -80H48L44 -42L36 -4H26L28 -42Z', coat) +
      line('M-74 -96Q-88 -80 -82 -48', { width: 7, colour: dark }) +
      load +
      line('M-18 -60L-14 -152M22 -62L20 -150', { width: 4, colour: mood.wall }),
    flip,
  )
}
