import { darker, lighter, mix } from '../colour.ts'
import { add, type Scene } from '../scene.ts'
import { circle, ellipse, fill, line, rect } from '../shape.ts'

/** Old machine of a stopper factory: cast-iron frame, a belt wheel, a table with the punch, a drawer of stoppers. The middle of its foot at x, y. */
export function machine(scene: Scene, x: number, y: number, s: number): void {
  const { mood, side } = scene
  const iron = mix(mood.ink, mood.leaf, 0.35)
  const light = lighter(iron, 0.2)
  const cork = mix(mood.cork, mood.accent, 0.45)
  const wheel = `${circle(52, -150, 74, darker(iron, 0.2))}${circle(52, -150, 58, mix(mood.roof, mood.wall, 0.5))}${line('M52 -206V-94M3 -178L101 -122M101 -178L3 -122', { width: 9, colour: darker(iron, 0.2) })}${circle(52, -150, 15, mood.accent)}`
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${side < 0 ? -s : s} ${s})">${ellipse(0, 2, 134, 14, mood.shadow, 0.3)}${fill('M-118 0C-100 -8 -96 -30 -92 -104H-66C-64 -40 -54 -12 -36 0ZM36 0C54 -12 62 -40 64 -104H90C96 -30 100 -8 118 0Z', iron)}${fill('M-76 -104H-66C-64 -40 -54 -12 -36 0H-52C-68 -20 -76 -50 -76 -104ZM80 -104H90C96 -30 100 -8 118 0H100C86 -20 80 -50 80 -104Z', light)}${rect(-64, -54, 128, 10, darker(iron, 0.2))}${wheel}${rect(-126, -124, 236, 24, light)}${rect(-126, -104, 236, 8, darker(iron, 0.25))}${fill('M-92 -124V-196C-92 -226 -46 -226 -46 -196V-180H-24V-156H-46V-124Z', iron)}${fill('M-92 -124V-196C-92 -210 -82 -218 -70 -218V-124Z', light)}${rect(-36, -162, 14, 38, mood.stone)}${rect(-24, -142, 52, 18, cork, 3)}${fill('M-124 -92H-72L-80 -58H-118Z', mix(mood.bark, mood.accent, 0.4))}${ellipse(-98, -92, 26, 7, cork)}</g>`,
  )
}
