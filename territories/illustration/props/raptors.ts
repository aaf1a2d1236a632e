import { darker, lighter, mix } from '../colour.ts'
import { add, type Scene } from '../scene.ts'
import { circle, fill, line, type Point, polygon, smooth } from '../shape.ts'

/** How a gliding bird is held: turned as a whole, each wing lifted (degrees) and drawn out or foreshortened. */
interface Glide {
  turn?: number
  left?: readonly [lift: number, reach: number]
  right?: readonly [lift: number, reach: number]
  /** Which way the head looks. */
  looks?: -1 | 1
}

interface WingShape {
  span: number
  chord: number
  fingers: number
  /** How far the secondaries bulge behind the wing, as a share of the chord. */
  bulge: number
}

interface Wing {
  whole: string
  coverts: string
  edge: string
  /** Where one long feather of the arm lies over the next. */
  quills: string
}

/** A broad wing with its fingers spread, to the right of a shoulder at 0, 0; the leading edge is above. */
function broadWing({ span, chord, fingers, bulge }: WingShape): Wing {
  const hand: Point = [span * 0.5, chord * 0.06]
  const onHand = (degrees: number, reach: number): Point => {
    const angle = (degrees * Math.PI) / 180
    return [hand[0] + Math.cos(angle) * reach, hand[1] + Math.sin(angle) * reach]
  }
  const [first, step] = [-30, 72 / fingers]
  const outline: Point[] = [
    [-6, -chord * 0.2],
    [span * 0.2, -chord * 0.36],
    [span * 0.42, -chord * 0.5],
    [span * 0.58, -chord * 0.46],
  ]
  for (let i = 0; i < fingers; i++) {
    const angle = first + i * step
    const reach = span * (0.47 + 0.06 * Math.sin(((i + 0.6) / fingers) * Math.PI)) * (1 - i * 0.026)
    outline.push(onHand(angle - step * 0.2, reach * 0.94), onHand(angle + step * 0.08, reach))
    outline.push(onHand(angle + step * 0.3, reach * 0.92))
    outline.push(onHand(angle + step * 0.52, reach * 0.56), onHand(angle + step * 0.6, reach * 0.58))
  }
  outline.push(
    [span * 0.52, chord * (0.44 + bulge * 0.5)],
    [span * 0.3, chord * (0.5 + bulge)],
    [span * 0.1, chord * (0.5 + bulge * 0.5)],
    [-6, chord * 0.5],
  )
  return {
    whole: smooth(outline, true, 9),
    coverts: `M-6 ${-chord * 0.14}Q${span * 0.22} ${-chord * 0.36} ${span * 0.44} ${-chord * 0.42}Q${span * 0.62} ${-chord * 0.4} ${span * 0.66} ${-chord * 0.22}Q${span * 0.5} ${chord * 0.02} ${span * 0.34} ${chord * 0.12}T-6 ${chord * 0.26}Z`,
    quills: [0.1, 0.19, 0.28, 0.37, 0.46]
      .map(
        (share) =>
          `M${span * share} ${chord * 0.2}Q${span * (share + 0.016)} ${chord * 0.36} ${span * (share + 0.012)} ${chord * (0.44 + bulge * 0.4)}`,
      )
      .join(''),
    edge: `M6 ${-chord * 0.24}Q${span * 0.22} ${-chord * 0.38} ${span * 0.4} ${-chord * 0.48}Q${span * 0.3} ${-chord * 0.26} ${span * 0.1} ${-chord * 0.14}Z`,
  }
}

const EAGLE_WING = broadWing({ span: 236, chord: 100, fingers: 6, bulge: 0.12 })
const VULTURE_WING = broadWing({ span: 262, chord: 118, fingers: 7, bulge: 0.3 })

/** Both wings about their shoulders; the one towards the sun is lighter. */
function wings(scene: Scene, glide: Glide, of: (lit: boolean) => string): string {
  const level = [6, 1] as const
  const [left, right] = [glide.left ?? level, glide.right ?? level]
  const one = (x: number, [lift, reach]: readonly [number, number], lit: boolean) =>
    `<g transform="translate(${x} -12) scale(${x < 0 ? -reach : reach} ${1 - Math.abs(1 - reach) * 0.25}) rotate(${-lift})">${of(lit)}</g>`
  return one(-12, left, scene.side < 0) + one(12, right, scene.side > 0)
}

/** An eagle on the glide, about 480 wide for s = 1. `imperial` has the white shoulders and the pale crown of the Iberian one. */
export function eagle(
  scene: Scene,
  x: number,
  y: number,
  s: number,
  glide: Glide = {},
  imperial = true,
): void {
  const { mood } = scene
  const dark = mix(mood.ink, mood.bark, mood.night ? 0.16 : 0.3)
  const crown = mix(mood.accent, mood.wall, 0.45)
  const pale = mix(mood.paper, mood.wall, 0.3)
  const tail = mix(mood.stone, mood.bark, 0.3)
  const looks = glide.looks ?? 1
  const wing = (lit: boolean) =>
    fill(EAGLE_WING.whole, lit ? lighter(dark, 0.16) : dark) +
    line(EAGLE_WING.quills, { width: 5, colour: lit ? lighter(dark, 0.05) : darker(dark, 0.24) }) +
    fill(EAGLE_WING.coverts, lit ? mix(dark, mood.bark, 0.5) : lighter(dark, 0.06)) +
    (imperial ? fill(EAGLE_WING.edge, pale) : '')
  add(
    scene,
    `<g transform="translate(${x} ${y}) rotate(${glide.turn ?? 0}) scale(${s})">`,
    fill('M-16 40L-34 118Q0 136 34 118L16 40Z', tail),
    fill('M-29 98L-34 118Q0 136 34 118L29 98Q0 112 -29 98Z', dark),
    wings(scene, glide, wing),
    fill('M-24 -26Q-28 20 -14 62Q0 76 14 62Q28 20 24 -26Q16 -56 0 -60Q-16 -56 -24 -26Z', lighter(dark, 0.04)),
    head(looks, crown, dark, mood.accent),
    '</g>',
  )
}

/** Head turned to one side, with the hooked bill and its yellow base. */
const head = (looks: -1 | 1, crown: string, dark: string, cere: string) =>
  `<g transform="translate(0 -62) scale(${looks} 1)">${fill('M-17 14Q-20 -14 0 -20Q18 -20 20 -6Q20 8 14 18Q0 26 -17 14Z', dark)}${fill('M-17 14Q-20 -14 0 -20Q12 -20 17 -13Q4 -10 3 2Q2 14 -4 22Q-12 20 -17 14Z', crown)}${fill('M16 -12Q22 -16 27 -10L25 0L18 0Z', cere)}${fill('M25 -12Q42 -10 38 8Q32 -1 22 0Z', dark)}${circle(12, -6, 3, cere)}</g>`

/** A griffon: wings like planks, pale above the dark quills, a short tail and a small head drawn in. */
export function vulture(scene: Scene, x: number, y: number, s: number, glide: Glide = {}): void {
  const { mood } = scene
  const quill = mix(mood.ink, mood.bark, 0.34)
  const sand = mix(mix(mood.bark, mood.accent, 0.45), mood.wall, 0.18)
  const looks = glide.looks ?? 1
  const wing = (lit: boolean) =>
    fill(VULTURE_WING.whole, lit ? lighter(quill, 0.1) : quill) +
    line(VULTURE_WING.quills, { width: 6, colour: lit ? quill : darker(quill, 0.2) }) +
    fill(VULTURE_WING.coverts, lit ? lighter(sand, 0.2) : sand)
  add(
    scene,
    `<g transform="translate(${x} ${y}) rotate(${glide.turn ?? 0}) scale(${s})">`,
    fill('M-18 44L-36 84Q-20 98 0 100Q20 98 36 84L18 44Z', quill),
    wings(scene, glide, wing),
    fill('M-28 -24Q-32 22 -16 56Q0 68 16 56Q32 22 28 -24Q16 -44 0 -46Q-16 -44 -28 -24Z', darker(sand, 0.12)),
    `<g transform="translate(0 -46) scale(${looks} 1)">${fill('M-24 12Q-22 -12 0 -14Q22 -12 24 12Q0 22 -24 12Z', mood.paper)}${fill('M-10 2Q-12 -22 4 -26Q20 -26 20 -14Q18 -2 10 4Z', mix(mood.paper, mood.stone, 0.25))}${fill('M17 -22Q36 -20 32 -2Q26 -8 16 -8Z', mix(mood.stone, mood.ink, 0.5))}</g>`,
    '</g>',
  )
}

/** A pointed wing of a small falcon: rust, then a blue-grey bar, then the black hand. */
function pointedWing(scene: Scene, lit: boolean): string {
  const { mood } = scene
  const rust = lit ? lighter(mood.cork, 0.1) : darker(mood.cork, 0.14)
  const slate = mix(mix(mood.water, mood.stone, 0.5), mood.ink, 0.1)
  return (
    fill('M-8 -18Q50 -56 104 -58Q180 -50 246 18Q190 10 150 16Q110 44 60 46Q20 48 -8 42Z', mood.ink) +
    fill('M-8 -18Q50 -56 104 -58Q128 -52 132 -34Q120 16 92 34Q40 52 -8 42Z', slate) +
    fill('M-8 -18Q50 -56 104 -58Q112 -44 96 -16Q60 20 -8 26Z', rust)
  )
}

/** The lesser kestrel seen from above, on the glide or in a turn: about 500 wide for s = 1. */
export function kestrel(scene: Scene, x: number, y: number, s: number, glide: Glide = {}): void {
  const { mood } = scene
  const slate = mix(mix(mood.water, mood.stone, 0.5), mood.ink, 0.1)
  const looks = glide.looks ?? 1
  add(
    scene,
    `<g transform="translate(${x} ${y}) rotate(${glide.turn ?? 0}) scale(${s})">`,
    fill('M-13 40L-44 138Q0 162 44 138L13 40Z', lighter(slate, 0.1)),
    fill('M-38 120L-44 138Q0 162 44 138L38 120Q0 142 -38 120Z', mood.ink),
    fill('M-44 138Q0 162 44 138L45 146Q0 172 -45 146Z', mood.paper),
    wings(scene, glide, (lit) => pointedWing(scene, lit)),
    fill('M-22 -22Q-26 20 -13 62Q0 74 13 62Q26 20 22 -22Q12 -40 0 -42Q-12 -40 -22 -22Z', mood.cork),
    `<g transform="translate(0 -46) scale(${looks} 1)">${fill('M-22 20Q-24 -18 0 -24Q24 -24 24 -2Q22 14 16 22Q0 28 -22 20Z', slate)}${circle(12, -6, 4.4, mood.ink)}${fill('M21 -12Q38 -12 34 6Q28 0 20 0Z', mood.ink)}${line('M20 -9l5 0', { width: 5, colour: mood.accent })}</g>`,
    '</g>',
  )
}

/** Far birds of prey on the glide: one dark shape each. */
export function farSoarer(scene: Scene, x: number, y: number, s: number, turn = 0): string {
  const tone = mix(scene.mood.ink, scene.mood.skyLow, 0.25)
  const wing = fill(VULTURE_WING.whole, tone)
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s} ${s * 0.86})"><g transform="rotate(-8)">${wing}</g><g transform="scale(-1 1) rotate(-8)">${wing}</g>${fill(
    polygon([
      [-16, -46],
      [16, -46],
      [30, 84],
      [-30, 84],
    ]),
    tone,
  )}</g>`
}
