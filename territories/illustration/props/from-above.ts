import { darker, lighter, mix } from '../colour.ts'
import { add, type Scene } from '../scene.ts'
import { blob, circle, ellipse, fill, line, rect } from '../shape.ts'
import { china } from './table.ts'

/** Things on a table seen straight from above. A centimetre is 20 units at scale 1. */

/** Boards or a striped cloth, turned a little, with a broad band of sun across. */
export function tableAbove(scene: Scene, cloth: boolean): void {
  const { mood, random, side } = scene
  const wood = mix(mood.bark, mood.cork, 0.4)
  const base = cloth ? china(scene) : wood
  let top = rect(-300, -400, 1800, 1600, base)
  if (cloth)
    for (let i = 0; i < 7; i++) top += rect(-260 + i * 270, -400, 90, 1600, mix(base, mood.cork, 0.62))
  else
    for (let i = 0; i < 7; i++)
      top += rect(-300, -330 + i * 230, 1800, 230, i % 2 ? darker(wood, 0.08) : lighter(wood, 0.05))
  const turn = random.between(5, 11) * side
  add(
    scene,
    `<g transform="rotate(${turn.toFixed(1)} 600 400)">${top}</g>`,
    fill(
      side > 0 ? 'M520 -10H1210V520L260 810H-10V640Z' : 'M680 -10H-10V520L940 810H1210V640Z',
      mood.glow,
      cloth ? 0.3 : 0.16,
    ),
  )
}

const thrown = ({ mood, side }: Scene, x: number, y: number, r: number) =>
  circle(x - side * r * 0.1, y + r * 0.1, r * 1.02, mood.shadow, 0.28)

export function plateAbove(scene: Scene, x: number, y: number, r: number): void {
  const { mood, side } = scene
  const white = china(scene)
  add(
    scene,
    thrown(scene, x, y, r),
    circle(x, y, r, white),
    circle(x, y, r * 0.78, mix(white, mood.stone, 0.4)),
    circle(x - side * r * 0.02, y + r * 0.02, r * 0.74, mix(white, mood.stone, 0.14)),
  )
}

/** A glass of wine: the rim, and the wine inside it. */
export function glassAbove(scene: Scene, x: number, y: number, s: number, wine = '#7a1f2e'): void {
  const { mood, side } = scene
  add(
    scene,
    ellipse(x - side * 70 * s, y + 46 * s, 96 * s, 76 * s, wine, 0.28),
    circle(x, y, 80 * s, mix('#ffffff', mood.skyLow, 0.3), 0.5),
    circle(x, y, 66 * s, wine),
    circle(x + side * 10 * s, y - 8 * s, 50 * s, lighter(wine, 0.12)),
    line(
      `M${x + side * 20 * s} ${y - 70 * s}A${72 * s} ${72 * s} 0 0 ${side > 0 ? 1 : 0} ${x + side * 70 * s} ${y - 16 * s}`,
      {
        width: 8 * s,
        colour: '#ffffff',
        opacity: 0.7,
      },
    ),
  )
}

/** Country loaf with a cross cut into the crust. */
export function breadAbove(scene: Scene, x: number, y: number, r: number): void {
  const { mood, random, side } = scene
  const crust = mix(mood.accent, mood.bark, 0.42)
  const pale = mix(crust, mood.wall, 0.75)
  const cut = `M${-r * 0.62} ${-r * 0.06}Q0 ${-r * 0.2} ${r * 0.62} ${-r * 0.06}Q0 ${r * 0.16} ${-r * 0.62} ${-r * 0.06}Z`
  add(
    scene,
    thrown(scene, x, y, r),
    fill(blob(random, x, y, r, r * 0.96, 0.03, 9), crust),
    fill(blob(random, x + side * r * 0.16, y - r * 0.14, r * 0.74, r * 0.7, 0.05, 9), lighter(crust, 0.18)),
    `<g transform="translate(${x} ${y}) rotate(24)">${fill(cut, pale)}<g transform="rotate(90)">${fill(cut, pale)}</g></g>`,
  )
}

/** Spoon, handle downwards before it is turned. */
export function spoonAbove(scene: Scene, x: number, y: number, s: number, turn: number, wood = false): void {
  const { mood } = scene
  const metal = wood ? mix(mood.accent, mood.bark, 0.45) : mix(mood.stone, '#ffffff', 0.45)
  const shape = 'M0 -210C46 -210 54 -100 12 -78L20 250Q0 270 -20 250L-12 -78C-54 -100 -46 -210 0 -210Z'
  add(
    scene,
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"><g transform="translate(-12 14)">${fill(shape, mood.shadow, 0.25)}</g>${fill(shape, metal)}${ellipse(0, -148, 28, 50, darker(metal, 0.16))}</g>`,
  )
}

/** Twig of bay or cork oak that reaches in from an edge. */
export function twigAbove(scene: Scene, x: number, y: number, s: number, turn: number): void {
  const { mood } = scene
  let leaves = ''
  for (let i = 0; i < 7; i++)
    leaves += `<g transform="translate(${60 + i * 46} 0) rotate(${i === 6 ? 0 : i % 2 ? 44 : -44})">${fill('M0 0Q50 -36 110 0Q50 36 0 0Z', i % 3 ? mood.leaf : mix(mood.leaf, mood.leafLight, 0.6))}</g>`
  add(
    scene,
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${line('M0 0H350', { width: 9, colour: mood.bark })}${leaves}</g>`,
  )
}
