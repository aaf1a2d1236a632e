import { darker, lighter } from '../colour.ts'
import { add, type Scene } from '../scene.ts'
import { fill, line, polygon } from '../shape.ts'

/**
 * An arm that reaches in from beyond an edge, and its fist closed round something at x, y. What is held has to be drawn before: the fingers lie over it.
 * `width` is that of the wrist.
 */
export function arm(
  scene: Scene,
  from: readonly [number, number],
  x: number,
  y: number,
  width: number,
  sleeve: string,
  skin: string = scene.mood.skin[1],
): void {
  const [dx, dy] = [x - from[0], y - from[1]]
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  const at = (along: number, across: number): [number, number] => [
    from[0] + ux * along - uy * across,
    from[1] + uy * along + ux * across,
  ]
  const cuff = Math.max(length * 0.35, length - width * 3.4)
  const strip = (a: number, b: number, low: readonly [number, number], high: readonly [number, number]) =>
    polygon([at(a, low[0]), at(b, low[1]), at(b, high[1]), at(a, high[0])])
  const w = (share: number) => share * width
  add(
    scene,
    fill(strip(cuff - 10, length, [w(-0.62), w(-0.46)], [w(0.62), w(0.46)]), skin),
    fill(strip(0, cuff, [w(-1.3), w(-0.82)], [w(1.3), w(0.82)]), sleeve),
    fill(strip(0, cuff, [w(0.4), w(0.24)], [w(1.3), w(0.82)]), darker(sleeve, 0.16)),
    fill(strip(cuff - w(0.5), cuff + 6, [w(-0.92), w(-0.86)], [w(0.92), w(0.86)]), lighter(sleeve, 0.2)),
  )
  fist(scene, x, y, w(0.92), (Math.atan2(uy, ux) * 180) / Math.PI, skin)
}

/** Closed hand seen from its back; it points along `turn` (0: to the right). */
function fist(scene: Scene, x: number, y: number, size: number, turn: number, skin: string): void {
  const fold = { width: size * 0.07, colour: darker(skin, 0.22) }
  add(
    scene,
    `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${(size / 100).toFixed(2)})">${fill('M-70 -50C-30 -66 30 -70 56 -56C74 -44 76 40 58 52C30 66 -30 62 -70 48Z', skin)}${fill('M-60 40C-20 74 30 82 52 62C58 48 40 40 20 42C-10 44 -40 30 -60 16Z', darker(skin, 0.1))}</g>`,
    `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})">${line(`M${size * 0.2} ${-size * 0.3}H${size * 0.62}M${size * 0.22} 0H${size * 0.68}M${size * 0.2} ${size * 0.28}H${size * 0.62}`, fold)}</g>`,
  )
}
