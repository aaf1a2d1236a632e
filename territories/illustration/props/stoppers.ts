import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { ellipse, fill, line } from '../shape.ts'

/** A wine stopper, near enough to see its grain: 60 wide and 116 high for s = 1, about its middle. */
export function bigStopper(
  scene: Scene,
  x: number,
  y: number,
  s: number,
  turn: number,
  wine = false,
): string {
  const { mood } = scene
  const body = mix(mood.cork, mood.accent, 0.6)
  const end = wine ? mix('#7a1f2e', mood.bark, 0.2) : lighter(body, 0.34)
  return (
    `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn}) scale(${s})">` +
    fill('M-30 -48V46Q-28 60 0 60Q28 60 30 46V-48Z', body) +
    fill('M-30 -48V46Q-28 58 -10 60V-48Z', darker(body, 0.18)) +
    fill('M14 -48V58Q28 56 30 46V-48Z', lighter(body, 0.14)) +
    ellipse(0, -48, 30, 11, end) +
    line('M-16 -14v10M4 12v12M-10 36l4 2M16 -22v8', { width: 6, colour: darker(body, 0.36) }) +
    '</g>'
  )
}
