import { darker, lighter, mix } from '../colour.ts'
import { add, type Scene } from '../scene.ts'
import { circle, ellipse, fill, line, rect } from '../shape.ts'

export interface DollOptions {
  shirt: string
  trousers: string
  hat: 'straw' | 'scarf'
}

/** Stuffed doll that sits, seen from the front, with its placard; the seat at x, y, at scale 1 about 150 high from the hat to the seat. */
export function doll(
  scene: Scene,
  x: number,
  y: number,
  s: number,
  { shirt, trousers, hat }: DollOptions,
): void {
  const { mood, side } = scene
  const cloth = mix(mood.wall, mood.accent, 0.2)
  const straw = mix(mood.accent, mood.wall, 0.4)
  const hay = (hx: number, hy: number, turn: number) =>
    `<g transform="translate(${hx} ${hy}) rotate(${turn})">${fill('M-6 -2L-12 16L-5 12L-1 20L4 12L11 16L6 -2Z', straw)}</g>`
  const leg = (k: number) =>
    fill(
      `M${k * 4} -14C${k * 26} -16 ${k * 34} -2 ${k * 32} 16L${k * 30} 58H${k * 10}L${k * 8} 20Z`,
      k === side ? trousers : darker(trousers, 0.14),
    ) +
    hay(k * 20, 45, 0) +
    fill(
      `M${k * 6} 68Q${k * 8} 58 ${k * 20} 58Q${k * 40} 60 ${k * 42} 72H${k * 6}Z`,
      mix(mood.ink, mood.bark, 0.4),
    )
  const sleeve = (k: number) =>
    fill(
      `M${k * 18} -86C${k * 40} -82 ${k * 50} -50 ${k * 48} -24L${k * 30} -20C${k * 30} -44 ${k * 26} -60 ${k * 14} -70Z`,
      k === side ? lighter(shirt, 0.08) : darker(shirt, 0.16),
    ) + hay(k * 39, -22, k * -8)
  const face =
    fill('M-26 -112C-28 -138 28 -138 26 -112C26 -90 14 -82 0 -82C-14 -82 -26 -90 -26 -112Z', cloth) +
    fill(
      side > 0
        ? 'M-26 -112C-27 -124 -16 -132 -6 -132C-16 -116 -14 -96 -2 -82C-14 -82 -26 -90 -26 -112Z'
        : 'M26 -112C27 -124 16 -132 6 -132C16 -116 14 -96 2 -82C14 -82 26 -90 26 -112Z',
      darker(cloth, 0.14),
    ) +
    circle(-10, -114, 3.6, mood.ink) +
    circle(11, -114, 3.6, mood.ink) +
    ellipse(-16, -102, 5, 3.6, mood.cork, 0.6) +
    ellipse(17, -102, 5, 3.6, mood.cork, 0.6) +
    line('M-10 -97Q0 -90 11 -97', { width: 3, colour: darker(mood.cork, 0.2) })
  const top =
    hat === 'straw'
      ? ellipse(0, -126, 44, 9, darker(straw, 0.14)) +
        fill('M-26 -128Q-24 -154 0 -154Q24 -154 26 -128Q0 -120 -26 -128Z', straw) +
        fill('M-26 -134Q0 -126 26 -134V-128Q0 -120 -26 -128Z', mood.cork)
      : fill('M-30 -104C-34 -146 34 -146 30 -104Q26 -124 0 -126Q-26 -124 -30 -104Z', mood.water) +
        fill('M-8 -82L0 -76L8 -82L14 -66L0 -72L-14 -66Z', mood.water)
  const placard = `<g transform="rotate(${side * -4})">${rect(-36, -62, 72, 46, mix(mood.paper, '#ffffff', 0.4), 2)}${line('M-26 -50H24M-26 -40H20M-26 -29H8', { width: 3.6, colour: mix(mood.ink, mood.bark, 0.3) })}</g>`
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${ellipse(-side * 8, 2, 46, 8, mood.shadow, 0.25)}${ellipse(0, 74, 52, 6, mood.shadow, 0.25)}${fill('M-20 -86Q0 -94 20 -86C30 -60 32 -30 30 -2H-30C-32 -30 -30 -60 -20 -86Z', shirt)}${fill(side > 0 ? 'M-20 -86Q-10 -90 -4 -90C-14 -60 -14 -30 -10 -2H-30C-32 -30 -30 -60 -20 -86Z' : 'M20 -86Q10 -90 4 -90C14 -60 14 -30 10 -2H30C32 -30 30 -60 20 -86Z', darker(shirt, 0.14))}${leg(-1)}${leg(1)}${placard}${sleeve(-1)}${sleeve(1)}${face}${top}</g>`,
  )
}
