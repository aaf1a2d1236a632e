import { darker, lighter, mix } from '../colour.ts'
import { backHills, sky } from '../land.ts'
import { add, type Scene } from '../scene.ts'
import { circle, ellipse, fill, line, rect } from '../shape.ts'

export function donkey(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const grey = mix(mood.bark, mood.stone, 0.5)
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${ellipse(0, 0, 90, 8, mood.shadow, 0.35)}${line('M-44 -40V-2M-24 -40V-2M30 -40V-2M48 -40V-2', { width: 11, colour: darker(grey, 0.2) })}${fill('M-66 -76Q-60 -96 0 -92T56 -90L78 -128Q84 -140 100 -134L126 -108Q128 -94 112 -94L92 -96L66 -44Q40 -30 0 -34T-58 -40Q-72 -56 -66 -76Z', grey)}${fill('M112 -112l14 6q2 12 -14 12l-8 -2Z', lighter(mood.wall, 0.2))}${line('M84 -132L76 -166M94 -134L98 -166', { width: 9, colour: grey })}${circle(100, -118, 3.4, mood.ink)}${line('M60 -90L80 -130', { width: 7, colour: mood.ink })}${line('M-66 -76q-16 20 -8 46', { width: 5, colour: darker(grey, 0.3) })}${fill('M-26 -96h54l10 34h-74Z', mood.cork)}${line('M-30 -78h62', { width: 5, colour: mood.accent })}</g>`,
  )
}

export function pig(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const skin = mix(mood.ink, mood.bark, 0.35)
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${ellipse(0, 2, 70, 7, mood.shadow, 0.35)}${line('M-40 -20V-2M-24 -20V-2M26 -20V-2M40 -20V-2', { width: 9, colour: darker(skin, 0.3) })}${fill('M-64 -44Q-60 -76 0 -74Q50 -76 66 -54L92 -36L90 -22L62 -22Q20 -10 -50 -20Q-70 -30 -64 -44Z', skin)}${fill('M56 -66l14 -16 6 26Z', lighter(skin, 0.2))}${line('M-64 -46q-14 -6 -10 -18', { width: 4, colour: skin })}${circle(74, -46, 2.6, mood.paper)}</g>`,
  )
}

export function nest(scene: Scene, x: number, y: number, s: number): void {
  const { mood, random } = scene
  for (let i = 0; i < 26; i++)
    add(
      scene,
      line(
        `M${x + random.between(-110, 40) * s} ${y + random.between(-30, 20) * s}l${random.between(60, 110) * s} ${random.between(-16, 16) * s}`,
        { width: 6, colour: random.chance(0.5) ? mood.bark : mix(mood.accent, mood.bark, 0.4) },
      ),
    )
  for (const dx of [-36, 20])
    add(
      scene,
      ellipse(x + dx * s, y - 46 * s, 26 * s, 34 * s, mood.paper),
      circle(x + (dx + 6) * s, y - 58 * s, 5 * s, mood.ink),
      fill(`M${x + (dx + 18) * s} ${y - 54 * s}l${20 * s} ${6 * s} ${-20 * s} ${8 * s}Z`, mood.accent),
    )
}

export function eagle(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const dark = mix(mood.ink, mood.bark, 0.25)
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${fill('M-10 0Q-60 -60 -170 -40L-186 -26L-160 -24L-176 -8L-140 -8L-150 10L-110 6Q-60 20 -16 24Z', dark)}${fill('M10 0Q60 -60 170 -40L186 -26L160 -24L176 -8L140 -8L150 10L110 6Q60 20 16 24Z', darker(dark, 0.3))}${fill('M-26 -6Q0 -30 26 -6L20 60L34 92H-34L-20 60Z', dark)}${fill('M-90 -44Q-60 -40 -34 -18L-50 -6Q-70 -30 -96 -30ZM90 -44Q60 -40 34 -18L50 -6Q70 -30 96 -30Z', mood.paper)}${fill('M-18 -10Q0 -48 18 -10Z', mix(mood.accent, mood.wall, 0.4))}${fill('M-5 -30L0 -14L6 -30Z', mood.accent)}</g>`,
  )
}

export function vulture(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const body = mix(mood.bark, mood.accent, 0.25)
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s}) rotate(-8)">${fill('M-14 0Q-80 -30 -200 -20L-214 -6L-190 -6L-206 10L-176 8L-184 24L-150 16Q-80 30 -14 22Z', body)}${fill('M14 0Q80 -30 200 -20L214 -6L190 -6L206 10L176 8L184 24L150 16Q80 30 14 22Z', darker(body, 0.2))}${fill('M-18 -2Q0 -16 18 -2L14 34L22 50H-22L-14 34Z', darker(body, 0.1))}${circle(0, -14, 10, mood.paper)}${line('M-190 -12Q-100 -6 -20 6M190 -12Q100 -6 20 6', { width: 5, colour: mix(body, mood.paper, 0.5) })}</g>`,
  )
}

export function kestrel(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const rust = mood.cork
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${fill('M0 0Q-40 -70 -130 -90Q-100 -50 -96 -30Q-60 10 -10 18Z', rust)}${fill('M-130 -90Q-100 -50 -96 -30Q-120 -50 -150 -84Z', mood.ink)}${fill('M6 0Q50 -60 140 -70Q104 -34 96 -14Q56 20 12 20Z', darker(rust, 0.16))}${fill('M140 -70Q104 -34 96 -14Q130 -34 160 -62Z', mood.ink)}${fill('M-16 -8Q4 -26 22 -6Q30 40 20 70L34 130H-14L-2 70Q-20 30 -16 -8Z', mix(mood.wall, mood.accent, 0.35))}${rect(-14, 112, 48, 12, mood.ink)}${fill('M-16 -8Q-14 -40 6 -40T26 -8Q4 -18 -16 -8Z', mix(mood.water, mood.stone, 0.5))}${circle(10, -24, 4, mood.ink)}${fill('M22 -22l14 6 -14 6Z', mood.accent)}</g>`,
  )
}

/** One bird against the open sky. */
export function silhouette(scene: Scene, draw: () => void): void {
  sky(scene, { clouds: 3, sunX: 1050, sunY: 120 })
  backHills(scene, { horizon: 690, layers: 2 })
  draw()
}
