import { darker, lighter, mix } from '../colour.ts'
import { add, type Scene } from '../scene.ts'
import { at, circle, ellipse, fill, line } from '../shape.ts'

/** Someone who looks up through binoculars, head and shoulders, looking right: cropped by the lower edge. About 420 high for s = 1. */
export function watcher(
  scene: Scene,
  x: number,
  y: number,
  s: number,
  { flip = false, shirt = scene.mood.leaf, skin = 0, hat = true } = {},
): void {
  const { mood } = scene
  const flesh = mood.skin[skin] ?? mood.skin[0]
  const hair = mix(mood.ink, '#5a3418', 0.5)
  const straw = mix(mood.accent, mood.wall, 0.45)
  const sleeve = lighter(shirt, 0.1)
  const body =
    fill('M-150 420Q-164 210 -110 150Q-70 112 -10 120Q50 128 78 190Q100 260 100 420Z', shirt) +
    fill('M-150 420Q-164 210 -110 150Q-90 132 -66 124Q-104 230 -92 420Z', darker(shirt, 0.2)) +
    fill('M-54 60L28 60Q18 104 40 138Q-16 166 -78 136Q-50 104 -54 60Z', darker(flesh, 0.16)) +
    `<g transform="rotate(-22 -10 40)">${head(flesh, hair)}${hat ? brim(straw, mood.cork) : ''}${binoculars(mood.ink, mood.water)}</g>` +
    fill(
      'M-40 190Q-58 150 -22 138Q20 132 62 214L110 160Q96 120 82 66L122 54Q154 110 168 166Q128 250 76 292Q10 280 -40 190Z',
      sleeve,
    ) +
    fill(
      'M-40 190Q10 280 76 292Q128 250 168 166Q120 226 74 244Q20 236 -30 156Q-44 168 -40 190Z',
      darker(shirt, 0.14),
    ) +
    fill('M78 76Q58 40 84 4Q104 -14 124 2Q142 26 124 62Z', flesh) +
    line('M96 8q18 6 22 22M88 26q18 4 24 18', { width: 5, colour: darker(flesh, 0.24) })
  add(scene, at(x, y, s, body, flip))
}

const head = (flesh: string, hair: string) =>
  fill('M-68 34Q-74 -54 -4 -58Q58 -56 60 -4L74 34Q70 44 58 44Q62 80 34 90Q-20 96 -48 76Z', flesh) +
  fill(
    'M-76 50Q-92 -62 -4 -72Q54 -70 62 -18Q20 -36 -10 -14Q-16 10 -30 14Q-38 44 -30 76Q-56 84 -76 50Z',
    hair,
  ) +
  ellipse(-20, 22, 12, 18, darker(flesh, 0.12))

const brim = (straw: string, band: string) =>
  fill('M-66 -32Q-66 -104 -8 -108Q48 -106 54 -42Z', straw) +
  fill('M-66 -34Q-4 -66 54 -44L55 -28Q-4 -48 -68 -14Z', band) +
  fill('M-118 -10Q-60 -50 8 -40Q70 -34 104 -8Q50 -20 4 -20Q-66 -20 -118 -10Z', darker(straw, 0.14))

const binoculars = (ink: string, glass: string) =>
  fill('M52 -10Q80 -18 102 -14L150 -24Q162 4 152 34L104 26Q76 28 54 16Z', ink) +
  fill('M146 -24Q164 4 150 34Q168 28 168 2Q166 -22 146 -24Z', mix(glass, '#ffffff', 0.3)) +
  line('M104 -14V26', { width: 5, colour: lighter(ink, 0.25) }) +
  circle(64, 2, 5, lighter(ink, 0.2))
