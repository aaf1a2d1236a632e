import { mix } from '../colour.ts'
import { person } from '../people.ts'
import { add, type Scene, WIDTH } from '../scene.ts'
import { circle, ellipse, fill, line, rect } from '../shape.ts'

export function train(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const iron = mix(mood.ink, mood.leaf, 0.35)
  const wheel = (cx: number, r: number) => circle(cx, -r, r, mood.ink) + circle(cx, -r, r * 0.5, mood.cork)
  const wagon = (dx: number) =>
    `<g transform="translate(${dx} 0)">${rect(0, -86, 170, 60, mix(mood.bark, mood.cork, 0.4))}${[20, 60, 100, 140].map((sx) => fill(`M${sx - 22} -86q-6 -46 22 -50q28 4 22 50Z`, mix(mood.accent, mood.wall, 0.5)) + line(`M${sx - 10} -128h20`, { width: 4, colour: mood.bark })).join('')}${wheel(40, 18)}${wheel(130, 18)}${line('M170 -36h24', { width: 8, colour: mood.ink })}</g>`
  const engine = `<g transform="translate(420 0)">${rect(0, -140, 80, 116, mood.cork)}${rect(-10, -156, 104, 20, mood.ink)}${rect(16, -124, 44, 44, mix(mood.water, mood.paper, 0.5))}${rect(80, -100, 150, 74, iron, 20)}${rect(80, -100, 14, 74, mood.accent)}${rect(150, -100, 10, 74, mood.accent)}${fill('M190 -98l8 -54h26l8 54Z', iron)}${rect(188, -160, 48, 14, mood.ink)}${fill('M120 -100q0 -34 22 -34t22 34Z', mood.accent)}${rect(-4, -34, 250, 20, mood.ink)}${fill('M236 -34l36 34h-36Z', mood.ink)}${wheel(36, 30)}${wheel(110, 24)}${wheel(180, 24)}${line('M36 -30H180', { width: 8, colour: mood.stone })}${circle(236, -66, 12, mood.lamp)}</g>`
  const puffs = [
    [632, -190, 30],
    [600, -240, 44],
    [540, -280, 58],
    [460, -300, 50],
    [380, -310, 40],
  ]
    .map(([px = 0, py = 0, r = 30]) => circle(px, py, r, '#ffffff', 0.6))
    .join('')
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s * 0.86})">${puffs}${wagon(0)}${wagon(210)}${engine}</g>`,
  )
}

export function rail(scene: Scene, y: number): void {
  const { mood } = scene
  for (let i = 0; i < 26; i++) add(scene, rect(i * 48 - 10, y, 28, 16, mood.bark))
  add(scene, rect(0, y + 2, WIDTH, 8, mood.ink))
}

export function bicycle(
  scene: Scene,
  x: number,
  y: number,
  s: number,
  colour: string,
  bags = false,
  basketOn = false,
): void {
  const { mood } = scene
  const w = (cx: number) =>
    `<circle cx="${cx}" cy="-46" r="44" fill="none" stroke="${mood.ink}" stroke-width="7"/><circle cx="${cx}" cy="-46" r="6" fill="${mood.ink}"/>${line(`M${cx} -90V-2M${cx - 44} -46h88M${cx - 31} -77l62 62M${cx + 31} -77l-62 62`, { width: 1.6, colour: mood.stone })}`
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${ellipse(0, 0, 120, 8, mood.shadow, 0.3)}${w(-74)}${w(74)}${line('M-74 -46L-30 -108H46L2 -46H-74M-30 -108L2 -46M46 -108L74 -46M46 -108L40 -134H62', { width: 8, colour })}${line('M-34 -120h-22h34M62 -134q16 0 14 16', { width: 9, colour: mood.ink })}${circle(2, -46, 11, mood.ink)}${bags ? rect(-112, -92, 64, 52, mood.leaf, 8) + rect(-106, -84, 52, 10, mood.accent) : ''}${basketOn ? fill('M52 -132h70l-10 50h-50Z', mood.accent) + circle(76, -140, 14, mood.cork) + circle(100, -138, 12, mood.leaf) : ''}</g>`,
  )
}

export function cyclist(
  scene: Scene,
  x: number,
  y: number,
  s: number,
  options: { skirt?: boolean; child?: boolean } = {},
): void {
  const k = options.child ? s * 0.75 : s
  bicycle(
    scene,
    x,
    y,
    k * 0.8,
    scene.random.pick([scene.mood.cork, scene.mood.water, scene.mood.leaf] as const),
  )
  add(
    scene,
    person(scene, x - 20 * k * 0.8, y - 58 * k * 0.8, k * 0.86, {
      sitting: true,
      arms: [58, 52],
      hat: 'helmet',
    }),
  )
}

export function boat(scene: Scene, x: number, y: number, s: number, colour: string): void {
  const { mood } = scene
  add(
    scene,
    ellipse(x, y + 4 * s, 130 * s, 14 * s, mood.shadow, 0.3),
    fill(
      `M${x - 130 * s} ${y - 64 * s}Q${x} ${y - 36 * s} ${x + 140 * s} ${y - 74 * s}Q${x + 110 * s} ${y} ${x + 60 * s} ${y}H${x - 70 * s}Q${x - 116 * s} ${y} ${x - 130 * s} ${y - 64 * s}Z`,
      colour,
    ),
    line(`M${x - 130 * s} ${y - 64 * s}Q${x} ${y - 36 * s} ${x + 140 * s} ${y - 74 * s}`, {
      width: 10 * s,
      colour: mood.paper,
    }),
    line(`M${x} ${y - 50 * s}V${y - 190 * s}`, { width: 7 * s, colour: mood.bark }),
  )
}

export function crates(scene: Scene, x: number, y: number): void {
  const { mood } = scene
  for (const [dx, dy] of [
    [0, 0],
    [120, 4],
    [60, -62],
  ] as const) {
    add(
      scene,
      rect(x + dx, y + dy - 60, 110, 60, mix(mood.bark, mood.accent, 0.45)),
      line(`M${x + dx} ${y + dy - 40}h110M${x + dx} ${y + dy - 20}h110`, { width: 4, colour: mood.bark }),
    )
    for (let i = 0; i < 4; i++)
      add(scene, ellipse(x + dx + 16 + i * 26, y + dy - 64, 20, 8, mix(mood.water, mood.paper, 0.5)))
  }
}

export function bicycleLamp(scene: Scene, x: number, y: number): void {
  const { mood } = scene
  add(
    scene,
    line(`M${x} ${y}V${y - 220}`, { width: 9, colour: mood.ink }),
    circle(x, y - 236, 60, mood.lamp, 0.25),
    circle(x, y - 236, 18, mood.lamp),
  )
}

export function boatToy(scene: Scene, x: number, y: number): void {
  const { mood } = scene
  add(
    scene,
    fill(`M${x - 50} ${y - 26}h100l-20 26h-60Z`, mood.cork),
    fill(`M${x} ${y - 110}v80h56Z`, mood.paper),
    line(`M${x} ${y - 116}v90`, { width: 5, colour: mood.bark }),
  )
}
