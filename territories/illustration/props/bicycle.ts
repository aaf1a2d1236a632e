import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { at, circle, ellipse, fill, line, type Point, rect } from '../shape.ts'

/*
 * One unit is a centimetre of the real thing; the wheels touch the ground at y = 0, the bicycle rides to the right.
 */
const REAR: Point = [-52, -34]

const FRONT: Point = [53, -34]

export const CRANK: Point = [-8, -28]

export const GRIP: Point = [32, -100]

export interface BicycleOptions {
  bags?: boolean
  basket?: boolean
  flip?: boolean
}

export function bicycle(
  scene: Scene,
  x: number,
  y: number,
  s: number,
  colour: string,
  { flip = false, ...options }: BicycleOptions = {},
): string {
  return at(x, y, s, shadow(scene) + machine(scene, colour, options), flip)
}

export const shadow = ({ mood }: Scene) => ellipse(0, 1, 96, 5, mood.shadow, 0.32)

function wheel({ mood }: Scene, [x, y]: Point): string {
  let spokes = ''
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI + 0.3
    const [dx, dy] = [Math.cos(a) * 30, Math.sin(a) * 30]
    spokes += `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`
  }
  return (
    line(spokes, { width: 0.9, colour: mix(mood.stone, mood.paper, 0.4) }) +
    `<circle cx="${x}" cy="${y}" r="32" fill="none" stroke="${mood.ink}" stroke-width="4.4"/>` +
    `<circle cx="${x}" cy="${y}" r="29" fill="none" stroke="${lighter(mood.stone, 0.2)}" stroke-width="1.6"/>` +
    circle(x, y, 3.2, mood.ink)
  )
}

/** Two wheels, a frame of two triangles, fork, chain, saddle, handlebar. */
export function machine(scene: Scene, colour: string, { bags, basket }: BicycleOptions): string {
  const { mood } = scene
  const tube = (d: string, width = 4) => line(d, { width, colour })
  const thin = (d: string) => line(d, { width: 2.4, colour: darker(colour, 0.14) })
  return [
    wheel(scene, REAR),
    wheel(scene, FRONT),
    // stays and fork
    thin('M-52 -34L-8 -28M-52 -34L-22 -77'),
    line('M37 -68Q40 -50 53 -34', { width: 3.4, colour: darker(colour, 0.14) }),
    // main triangle
    tube('M-8 -28L-23 -80L33 -83L37 -66L-8 -28'),
    tube('M32 -84L38 -64', 5),
    line('M-23 -80L-26 -94', { width: 2.8, colour: mix(mood.stone, mood.ink, 0.4) }),
    fill('M-43 -97Q-44 -102 -36 -101L-14 -100Q-12 -97 -18 -96L-30 -93Q-40 -92 -43 -97Z', mood.ink),
    line('M32 -84L30 -94L37 -99', { width: 3, colour: mix(mood.stone, mood.ink, 0.4) }),
    line('M38 -100Q34 -103 27 -100', { width: 4, colour: mood.ink }),
    // chain and crank
    line('M-52 -37L-8 -36M-52 -31L-8 -20', { width: 1.2, colour: mood.ink }),
    circle(CRANK[0], CRANK[1], 8.4, mood.ink),
    circle(CRANK[0], CRANK[1], 4.6, mix(mood.stone, mood.ink, 0.3)),
    bags
      ? line('M-76 -72H-26', { width: 2.4, colour: mood.ink }) +
        fill(
          'M-80 -71Q-78 -74 -74 -74H-40Q-36 -74 -36 -70L-40 -36Q-42 -32 -48 -32H-66Q-74 -32 -75 -38Z',
          mood.leaf,
        ) +
        fill('M-80 -71Q-78 -74 -74 -74H-40Q-36 -74 -36 -70L-38 -58H-78Z', darker(mood.leaf, 0.22)) +
        rect(-60, -62, 6, 12, mood.accent)
      : '',
    basket
      ? fill('M40 -104H76L71 -78Q70 -75 66 -75H50Q46 -75 45 -78Z', mix(mood.accent, mood.bark, 0.3)) +
        line('M42 -95H74M44 -86H72', { width: 1.8, colour: mix(mood.accent, mood.bark, 0.6) }) +
        fill('M44 -104Q48 -118 58 -114Q70 -120 73 -104Z', mood.leafLight)
      : '',
  ].join('')
}
