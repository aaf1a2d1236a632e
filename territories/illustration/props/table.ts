import { darker, lighter, mix } from '../colour.ts'
import { add, type Scene } from '../scene.ts'
import { ellipse, fill, line } from '../shape.ts'

/**
 * Things on a table, all seen from the same height: what is round is drawn TILT times as high as it is wide. At scale 1 a centimetre is 10 units, so a
 * plate of radius 135 goes with a glass, a bottle or a loaf of scale 1.
 */
export const TILT = 0.4

/** White of plates and cloths in this light. */
export const china = ({ mood }: Scene) => mix(mood.paper, '#ffffff', mood.night ? 0.2 : 0.5)

/** Shadow a thing throws away from the sun. */
export const cast = ({ mood, side }: Scene, x: number, y: number, r: number) =>
  ellipse(x - side * r * 0.22, y + r * 0.1, r * 1.08, r * TILT * 1.02, mood.shadow, 0.28)

/** Where a thing stands, how large, and turned. */
export const placed = (x: number, y: number, s: number, body: string, turn = 0) =>
  `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)})${turn ? ` rotate(${turn})` : ''} scale(${s})">${body}</g>`

/** Two broad ribbons that rise from hot food. */
export function steam(scene: Scene, x: number, y: number, h: number): void {
  const w = h * 0.1
  for (const [dx, k] of [
    [-0.16, 0.82],
    [0.18, 1],
  ] as const) {
    const [px, top] = [x + dx * h, y - h * k]
    add(
      scene,
      fill(
        `M${px} ${y}C${px - w * 3} ${y - h * 0.3 * k} ${px + w * 2.4} ${y - h * 0.55 * k} ${px + w * 0.6} ${top}C${px + w * 4.4} ${y - h * 0.6 * k} ${px - w * 0.6} ${y - h * 0.32 * k} ${px} ${y}Z`,
        '#ffffff',
        scene.mood.night ? 0.16 : 0.3,
      ),
    )
  }
}

export function wineGlass(scene: Scene, x: number, y: number, s: number, wine = '#7a1f2e'): void {
  const { mood, side } = scene
  const glass = mix('#ffffff', mood.skyLow, 0.25)
  add(
    scene,
    placed(
      x,
      y,
      s,
      ellipse(-side * 10, 3, 40, 13, mood.shadow, 0.25) +
        ellipse(0, 0, 35, 12, glass, 0.75) +
        line('M0 -2V-78', { width: 6, colour: glass, opacity: 0.9 }) +
        fill('M-40 -186C-52 -122 -44 -74 0 -74C44 -74 52 -122 40 -186Z', glass, 0.42) +
        fill('M-46 -134C-46 -98 -30 -80 0 -80C30 -80 46 -98 46 -134Z', wine) +
        ellipse(0, -134, 46, 12, lighter(wine, 0.24)) +
        `<ellipse cx="0" cy="-186" rx="40" ry="11" fill="none" stroke="${glass}" stroke-width="4"/>` +
        line(`M${side * 32} -172C${side * 41} -136 ${side * 38} -112 ${side * 24} -96`, {
          width: 6,
          colour: '#ffffff',
          opacity: 0.6,
        }),
    ),
  )
}

export function bottle(scene: Scene, x: number, y: number, s: number): void {
  const { mood, side } = scene
  const glass = mix(mood.leaf, mood.ink, 0.5)
  add(
    scene,
    placed(
      x,
      y,
      s,
      ellipse(-side * 16, 2, 52, 18, mood.shadow, 0.28) +
        fill(
          'M-42 -10V-172C-42 -206 -17 -212 -16 -244V-290H16V-244C17 -212 42 -206 42 -172V-10Q42 8 0 8Q-42 8 -42 -10Z',
          glass,
        ) +
        fill(
          side > 0
            ? 'M20 0V-176C20 -200 6 -214 6 -244V-288H14V-244C15 -212 40 -206 40 -172V-10Q38 -2 20 0Z'
            : 'M-20 0V-176C-20 -200 -6 -214 -6 -244V-288H-14V-244C-15 -212 -40 -206 -40 -172V-10Q-38 -2 -20 0Z',
          mix(mood.leafLight, mood.leaf, 0.55),
        ) +
        fill('M-42 -136Q0 -126 42 -136V-46Q0 -34 -42 -46Z', china(scene)) +
        fill('M-42 -96Q0 -85 42 -96V-76Q0 -64 -42 -76Z', mood.cork) +
        fill('M-18 -252Q0 -247 18 -252V-290Q0 -296 -18 -290Z', mood.cork),
    ),
  )
}

export function plate(scene: Scene, x: number, y: number, r: number): void {
  const { mood, side } = scene
  const white = china(scene)
  add(
    scene,
    cast(scene, x, y + r * 0.05, r),
    ellipse(x, y + r * 0.045, r, r * TILT, mix(white, mood.stone, 0.45)),
    ellipse(x, y, r, r * TILT, white),
    ellipse(x, y + r * 0.01, r * 0.76, r * TILT * 0.74, mix(white, mood.stone, 0.36)),
    ellipse(x - side * r * 0.02, y + r * 0.03, r * 0.72, r * TILT * 0.69, mix(white, mood.stone, 0.16)),
  )
}

/** Coffee cup on its saucer, the handle to the right. */
export function cup(scene: Scene, x: number, y: number, s: number, drink: string): void {
  const { mood, side } = scene
  const white = china(scene)
  const shade = mix(white, mood.stone, 0.42)
  const hidden = { ...scene, parts: [] as string[] }
  steam(hidden, 0, -100, 130)
  add(
    scene,
    placed(
      x,
      y,
      s,
      ellipse(-side * 22, 16, 118, 44, mood.shadow, 0.28) +
        ellipse(0, 7, 108, 43, shade) +
        ellipse(0, 0, 108, 43, white) +
        ellipse(0, 4, 66, 25, shade) +
        line('M60 -70q50 -8 46 26t-62 32', { width: 15, colour: side > 0 ? white : shade }) +
        fill('M-68 -90C-68 -30 -48 10 0 12C48 10 68 -30 68 -90Z', white) +
        fill(
          side < 0
            ? 'M68 -90C68 -30 48 10 0 12C34 -10 42 -46 40 -82Z'
            : 'M-68 -90C-68 -30 -48 10 0 12C-34 -10 -42 -46 -40 -82Z',
          shade,
        ) +
        ellipse(0, -90, 68, 27, white) +
        ellipse(0, -88, 59, 22, darker(drink, 0.2)) +
        ellipse(side * 6, -85, 50, 17, lighter(drink, 0.14)) +
        hidden.parts.join(''),
    ),
  )
}

export function knife(scene: Scene, x: number, y: number): void {
  const { mood } = scene
  const steel = mix(mood.stone, '#ffffff', 0.5)
  add(
    scene,
    fill(`M${x - 110} ${y + 30}q150 8 300 -40l-4 14q-140 50 -290 40Z`, mood.shadow, 0.25),
    fill(`M${x} ${y - 4}L${x + 176} ${y - 46}q26 8 14 28L${x + 6} ${y + 22}Z`, steel),
    fill(`M${x + 4} ${y + 12}L${x + 192} ${y - 30}q4 6 -2 12L${x + 6} ${y + 22}Z`, darker(steel, 0.22)),
    fill(`M${x + 8} ${y - 8}l-116 26q-22 16 -6 32l128 -28Z`, darker(mood.bark, 0.2)),
    fill(`M${x + 8} ${y - 8}l-116 26q-10 6 -12 14l128 -28Z`, mood.bark),
  )
}
