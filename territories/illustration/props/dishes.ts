import { darker, lighter, mix } from '../colour.ts'
import { add, type Scene } from '../scene.ts'
import { blob, circle, ellipse, fill, line } from '../shape.ts'
import { pieces } from './foods.ts'
import { cast, TILT } from './table.ts'

/** What is in a plate of stew; `flat` is how much rounds are pressed: TILT from the side, 1 from above. */
export function stew(scene: Scene, x: number, y: number, r: number, flat = TILT): void {
  const { mood, side } = scene
  const sauce = mix(mood.cork, mood.bark, 0.14)
  const potato = mix(mood.accent, mood.wall, 0.62)
  const meat = mix(mood.bark, mood.cork, 0.45)
  const carrot = mix(mood.accent, mood.cork, 0.4)
  add(
    scene,
    ellipse(x, y, r, r * flat, darker(sauce, 0.18)),
    ellipse(x + side * r * 0.03, y + r * 0.02, r * 0.94, r * flat * 0.92, sauce),
  )
  const spots = [
    [-0.5, -0.42, 0.22, potato],
    [0.06, -0.56, 0.2, meat],
    [0.56, -0.34, 0.2, potato],
    [-0.66, 0.14, 0.17, carrot],
    [-0.14, -0.02, 0.26, meat],
    [0.38, 0.1, 0.18, carrot],
    [0.68, 0.28, 0.15, meat],
    [-0.36, 0.5, 0.24, potato],
    [0.2, 0.54, 0.24, potato],
  ] as const
  pieces(
    scene,
    spots.map(([dx, dy, k, tone]) => [x + dx * r, y + dy * r * flat, k * r, tone] as const),
  )
  const leaf = (lx: number, ly: number, turn: number) =>
    `<g transform="translate(${lx.toFixed(0)} ${ly.toFixed(0)}) rotate(${turn}) scale(${(r / 260).toFixed(2)})">${fill('M-60 0Q0 -30 64 0Q0 26 -60 0Z', mood.leaf)}${line('M-50 0H52', { width: 4, colour: mood.leafDark })}</g>`
  add(
    scene,
    leaf(x + r * 0.12, y - r * flat * 0.16, -18),
    leaf(x - r * 0.42, y + r * flat * 0.12, 24),
    leaf(x + r * 0.48, y + r * flat * 0.5, 8),
  )
}

/** Fried crumbs heaped up in a pan, with sausage and strips of pepper. */
export function migas(scene: Scene, x: number, y: number, r: number, flat = TILT): void {
  const { mood, random, side } = scene
  const crumb = mix(mood.accent, mood.wall, 0.34)
  const rise = flat < 1 ? r * 0.14 : 0
  add(
    scene,
    fill(blob(random, x, y - rise * 0.3, r, r * flat + rise * 0.4, 0.03, 12), darker(crumb, 0.22)),
    fill(blob(random, x + side * r * 0.06, y - rise, r * 0.84, r * flat * 0.8, 0.06, 11), crumb),
    fill(
      blob(random, x + side * r * 0.24, y - rise - r * flat * 0.16, r * 0.5, r * flat * 0.44, 0.1, 9),
      lighter(crumb, 0.28),
    ),
  )
  for (let i = 0; i < 15; i++) {
    const [a, reach] = [i * 2.4, Math.sqrt((i + 0.6) / 15.6) * 0.86]
    const [px, py] = [x + Math.cos(a) * reach * r, y - rise * 0.8 + Math.sin(a) * reach * r * flat]
    const size = r * random.between(0.05, 0.085)
    add(
      scene,
      fill(
        blob(random, px, py, size, size * 0.72, 0.2, 5),
        i % 3 ? lighter(crumb, 0.4) : mix(crumb, mood.bark, 0.34),
      ),
    )
  }
  const red = mix('#a8301f', mood.shadow, mood.night ? 0.3 : 0.06)
  for (const [dx, dy, turn] of [
    [-0.52, -0.16, -20],
    [0.1, -0.52, 12],
    [0.5, 0.02, 24],
    [-0.12, 0.3, -8],
  ] as const) {
    const [px, py, k] = [x + dx * r, y - rise + dy * r * flat, r * 0.17]
    add(
      scene,
      `<g transform="translate(${px.toFixed(0)} ${py.toFixed(0)}) rotate(${turn})">${ellipse(0, k * 0.26, k, k * Math.max(flat, 0.62), darker(red, 0.3))}${ellipse(0, 0, k, k * Math.max(flat, 0.62), red)}${ellipse(-k * 0.3, -k * 0.1, k * 0.2, k * 0.14, mix(red, mood.paper, 0.6))}${ellipse(k * 0.34, k * 0.14, k * 0.16, k * 0.12, mix(red, mood.paper, 0.6))}</g>`,
    )
  }
  const strip = { width: r * 0.075, colour: mix('#c93a22', mood.accent, 0.12) }
  for (const [dx, dy, bend] of [
    [-0.34, 0.52, -1],
    [0.34, 0.4, 1],
    [-0.22, -0.34, 1],
  ] as const)
    add(
      scene,
      line(
        `M${x + (dx - 0.16) * r} ${y - rise + dy * r * flat}q${r * 0.16} ${-bend * r * 0.14} ${r * 0.34} ${bend * r * 0.03}`,
        strip,
      ),
    )
}

/** Low dish of clay. */
export function clayDish(scene: Scene, x: number, y: number, r: number): void {
  const { mood, side } = scene
  const clay = mix(mood.roof, mood.cork, 0.4)
  const deep = r * 0.34
  add(
    scene,
    cast(scene, x, y + deep * 0.9, r * 0.92),
    line(
      `M${x - r * 0.96} ${y + 6}q${-r * 0.2} ${r * 0.06} ${r * 0.06} ${r * 0.16}M${x + r * 0.96} ${y + 6}q${r * 0.2} ${r * 0.06} ${-r * 0.06} ${r * 0.16}`,
      {
        width: r * 0.07,
        colour: darker(clay, 0.2),
      },
    ),
    fill(
      `M${x - r} ${y}C${x - r * 0.96} ${y + r * 0.36} ${x - r * 0.7} ${y + deep + r * 0.32} ${x} ${y + deep + r * 0.32}C${x + r * 0.7} ${y + deep + r * 0.32} ${x + r * 0.96} ${y + r * 0.36} ${x + r} ${y}Z`,
      clay,
    ),
    fill(
      side > 0
        ? `M${x + r} ${y}C${x + r * 0.96} ${y + r * 0.36} ${x + r * 0.7} ${y + deep + r * 0.3} ${x + r * 0.2} ${y + deep + r * 0.32}Q${x + r * 0.62} ${y + deep} ${x + r * 0.74} ${y + r * 0.2}Z`
        : `M${x - r} ${y}C${x - r * 0.96} ${y + r * 0.36} ${x - r * 0.7} ${y + deep + r * 0.3} ${x - r * 0.2} ${y + deep + r * 0.32}Q${x - r * 0.62} ${y + deep} ${x - r * 0.74} ${y + r * 0.2}Z`,
      lighter(clay, 0.2),
    ),
    ellipse(x, y, r, r * TILT, lighter(clay, 0.14)),
    ellipse(x, y, r * 0.92, r * TILT * 0.9, darker(clay, 0.3)),
  )
}

/** Iron pan with a long handle; `turn` swings the handle round from the right, only as seen from above. */
export function ironPan(scene: Scene, x: number, y: number, r: number, flat = TILT, turn = 0): void {
  const { mood, side } = scene
  const iron = mix(mood.ink, mood.stone, 0.2)
  const [hx, hy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180) * flat]
  add(
    scene,
    line(`M${x + hx * r * 0.9} ${y + hy * r * 0.9}L${x + hx * r * 2.1} ${y + hy * r * 2.1}`, {
      width: r * 0.15,
      colour: iron,
    }),
    line(`M${x + hx * r} ${y + hy * r - r * 0.02}L${x + hx * r * 2.1} ${y + hy * r * 2.1 - r * 0.02}`, {
      width: r * 0.04,
      colour: lighter(iron, 0.24),
    }),
  )
  if (flat < 1)
    add(
      scene,
      fill(
        `M${x - r} ${y}C${x - r * 0.96} ${y + r * 0.5} ${x - r * 0.6} ${y + r * 0.58} ${x} ${y + r * 0.58}C${x + r * 0.6} ${y + r * 0.58} ${x + r * 0.96} ${y + r * 0.5} ${x + r} ${y}Z`,
        darker(iron, 0.25),
      ),
    )
  else add(scene, circle(x - side * r * 0.09, y + r * 0.09, r * 1.02, mood.shadow, 0.3))
  add(
    scene,
    ellipse(x, y, r, r * flat, lighter(iron, 0.2)),
    ellipse(x, y + r * 0.01, r * 0.94, r * flat * 0.92, darker(iron, 0.3)),
  )
}
