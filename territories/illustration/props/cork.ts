import { darker, lighter, mix } from '../colour.ts'
import { add, type Scene } from '../scene.ts'
import { circle, ellipse, fill, line, rect } from '../shape.ts'

/** Curved planks of cork piled up. */
export function corkStack(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  for (let row = 0; row < 5; row++)
    add(
      scene,
      fill(
        `M${x + row * 5 * s} ${y - row * 20 * s}q${46 * s} ${-22 * s} ${96 * s - row * 8 * s} 0v${12 * s}q${-48 * s} ${-18 * s} ${-96 * s + row * 8 * s} 0Z`,
        row % 2 ? mood.cork : lighter(mood.cork, 0.2),
      ),
      line(`M${x + row * 5 * s} ${y - row * 20 * s}q${46 * s} ${-22 * s} ${96 * s - row * 8 * s} 0`, {
        width: 4 * s,
        colour: mood.bark,
      }),
    )
}

export function corkBales(scene: Scene, x: number, y: number, s = 1): void {
  const { mood } = scene
  for (const [dx, dy] of [
    [0, 0],
    [120, 0],
    [60, -76],
  ] as const) {
    const [bx, by] = [x + dx * s, y + dy * s]
    add(scene, rect(bx, by - 72 * s, 114 * s, 72 * s, mood.cork, 6))
    for (let i = 0; i < 5; i++)
      add(
        scene,
        line(`M${bx + 4} ${by - 60 * s + i * 14 * s}q${56 * s} ${-8 * s} ${106 * s} 0`, {
          width: 5 * s,
          colour: i % 2 ? mood.bark : lighter(mood.cork, 0.3),
        }),
      )
    add(
      scene,
      line(`M${bx + 34 * s} ${by - 72 * s}v${72 * s}M${bx + 80 * s} ${by - 72 * s}v${72 * s}`, {
        width: 4 * s,
        colour: mood.ink,
      }),
    )
  }
}

export function stopper(scene: Scene, x: number, y: number, s: number, angle: number): void {
  const { mood } = scene
  const body = mix(mood.cork, mood.accent, 0.55)
  add(
    scene,
    `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${angle.toFixed(0)}) scale(${s})">${rect(-16, -30, 32, 60, body, 7)}${ellipse(0, -29, 16, 6, lighter(body, 0.3))}${line('M-8 -8h6M4 6h6M-4 18h5', { width: 4, colour: darker(body, 0.25) })}</g>`,
  )
}

export function axe(scene: Scene, x: number, y: number, angle: number, s: number): void {
  const { mood } = scene
  add(
    scene,
    `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${s})">${line('M-60 40L40 -30', { width: 9, colour: mood.bark })}${fill('M30 -52Q60 -60 84 -40Q74 -14 52 -2Q50 -24 26 -28Z', mood.stone)}${line('M84 -40Q74 -14 52 -2', { width: 5, colour: lighter(mood.stone, 0.5) })}</g>`,
  )
}

export function basket(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const cane = mix(mood.accent, mood.bark, 0.35)
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${fill('M-90 -110h180l-26 110h-128Z', cane)}${line('M-84 -84h168M-78 -56h156M-72 -28h144', { width: 6, colour: darker(cane, 0.25) })}${ellipse(0, -110, 92, 22, lighter(cane, 0.2))}${ellipse(0, -112, 76, 16, mix(mood.cork, mood.accent, 0.5))}</g>`,
  )
}

export function corkBoard(scene: Scene, x: number, y: number, r: number): void {
  const { mood, random } = scene
  add(
    scene,
    ellipse(x, y + r * 0.2, r * 1.1, r * 0.3, mood.shadow, 0.3),
    fill(
      `M${x - r} ${y - r * 0.1}Q${x - r * 0.5} ${y - r * 0.4} ${x + r * 0.2} ${y - r * 0.34}T${x + r} ${y - r * 0.06}Q${x + r * 1.04} ${y + r * 0.24} ${x + r * 0.4} ${y + r * 0.34}T${x - r * 0.8} ${y + r * 0.24}Q${x - r * 1.08} ${y + r * 0.1} ${x - r} ${y - r * 0.1}Z`,
      mood.bark,
    ),
    fill(
      `M${x - r * 0.95} ${y - r * 0.12}Q${x - r * 0.5} ${y - r * 0.38} ${x + r * 0.2} ${y - r * 0.32}T${x + r * 0.95} ${y - r * 0.08}Q${x + r} ${y + r * 0.16} ${x + r * 0.38} ${y + r * 0.25}T${x - r * 0.78} ${y + r * 0.16}Q${x - r} ${y + r * 0.06} ${x - r * 0.95} ${y - r * 0.12}Z`,
      mix(mood.cork, mood.accent, 0.45),
    ),
  )
  for (let i = 0; i < 26; i++)
    add(
      scene,
      ellipse(
        x + random.between(-0.8, 0.8) * r,
        y + random.between(-0.22, 0.16) * r,
        random.between(3, 9),
        random.between(2, 5),
        darker(mood.cork, 0.25),
      ),
    )
}

export function sacks(scene: Scene, x: number, y: number, s = 1): void {
  const { mood } = scene
  for (const [dx, dy] of [
    [0, 0],
    [74, 2],
    [148, 0],
    [38, -66],
    [112, -66],
    [74, -130],
  ] as const)
    add(
      scene,
      `<g transform="translate(${x + dx * s} ${y + dy * s}) scale(${s})">${fill('M-36 0Q-46 -60 -20 -72L-26 -84Q0 -94 26 -84L20 -72Q46 -60 36 0Z', mix(mood.accent, mood.wall, 0.55))}${fill('M-36 0Q-46 -60 -20 -72Q-30 -30 -20 0Z', darker(mix(mood.accent, mood.wall, 0.5), 0.14))}${line('M-20 -72Q0 -64 20 -72', { width: 5, colour: mood.bark })}${circle(6, -34, 11, mood.cork, 0.8)}</g>`,
    )
}

/** Open sack with its contents spilling out. */
export function sack(scene: Scene, inside: string, grain: (x: number, y: number) => string): void {
  const { mood, random } = scene
  const cloth = mix(mood.accent, mood.wall, 0.5)
  add(
    scene,
    fill('M400 700Q340 480 420 330Q600 290 780 330Q860 480 800 700Q600 740 400 700Z', cloth),
    fill('M400 700Q340 480 420 330Q470 316 500 316Q420 480 470 712Z', darker(cloth, 0.12)),
    ellipse(600, 330, 184, 50, lighter(cloth, 0.2)),
    ellipse(600, 330, 156, 38, inside),
  )
  for (let i = 0; i < 34; i++)
    add(
      scene,
      grain(
        i < 20 ? 600 + random.between(-140, 140) : random.between(330, 880),
        i < 20 ? 322 + random.between(-30, 14) : random.between(690, 730),
      ),
    )
}
