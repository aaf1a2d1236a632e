import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { at, circle, ellipse, fill, line } from '../shape.ts'

/** A red cow that turns its head to the viewer, hooves at x, y; about 235 units tall for scale 1, facing left. */
export function cow(scene: Scene, x: number, y: number, s: number, flip = false): string {
  const { mood } = scene
  const coat = mix(mood.cork, mood.bark, 0.35)
  const dark = darker(coat, 0.3)
  const horn = mix(mood.wall, mood.bark, 0.15)
  const leg = (px: number, colour: string) =>
    fill(`M${px - 16} -84H${px + 16}L${px + 9} -40L${px + 11} -8H${px - 11}L${px - 9} -40Z`, colour) +
    fill(`M${px - 11} -10H${px + 11}L${px + 13} 0H${px - 13}Z`, mood.ink)
  const body =
    ellipse(0, 1, 150, 11, mood.shadow, 0.32) +
    leg(-62, dark) +
    leg(78, dark) +
    line('M132 -150Q150 -120 142 -70', { width: 7, colour: dark }) +
    fill('M134 -72h16l-4 26h-10Z', darker(coat, 0.5)) +
    fill(
      'M-126 -128Q-132 -166 -96 -168Q-40 -158 30 -164Q100 -172 126 -156Q140 -130 130 -92Q120 -66 84 -64Q20 -48 -60 -62Q-112 -70 -126 -128Z',
      coat,
    ) +
    fill(
      'M-100 -168Q-40 -158 30 -164Q100 -172 126 -156Q60 -140 -20 -142Q-80 -142 -100 -168Z',
      lighter(coat, 0.14),
    ) +
    leg(-92, coat) +
    leg(108, coat) +
    fill(
      'M-66 -168Q-110 -190 -134 -204L-172 -160Q-140 -120 -112 -84Q-80 -110 -66 -168Z',
      mix(coat, dark, 0.4),
    ) +
    line('M-176 -206Q-206 -214 -204 -244M-130 -208Q-102 -218 -106 -246', { width: 9, colour: horn }) +
    fill(
      'M-178 -194Q-206 -204 -214 -190Q-200 -174 -178 -180ZM-128 -194Q-100 -204 -92 -190Q-106 -174 -128 -180Z',
      dark,
    ) +
    fill('M-182 -204Q-153 -220 -124 -204L-134 -146Q-138 -120 -153 -120Q-168 -120 -172 -146Z', coat) +
    fill('M-160 -212Q-153 -216 -146 -212L-146 -160H-160Z', lighter(coat, 0.16)) +
    ellipse(-153, -134, 19, 15, mix(mood.wall, coat, 0.4)) +
    circle(-160, -134, 3, mood.ink) +
    circle(-146, -134, 3, mood.ink) +
    circle(-172, -184, 4, mood.ink) +
    circle(-134, -184, 4, mood.ink)
  return at(x, y, s, body, flip)
}
