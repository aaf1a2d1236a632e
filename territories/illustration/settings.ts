import { house } from './buildings.ts'
import { darker, lighter, mix } from './colour.ts'
import { backHills, birds, ground, path, sky, tufts, water } from './land.ts'
import { add, HEIGHT, type Scene, WIDTH } from './scene.ts'
import { circle, ellipse, fill, line, rect } from './shape.ts'
import { bush, corkOak, pine } from './trees.ts'

/** Open land with hills; the usual stage. */
export function openLand(
  scene: Scene,
  options: { horizon?: number; top?: number; layers?: number; clouds?: number; grass?: number } = {},
): void {
  const { horizon = 390, top = 570, layers = 3, clouds = 3, grass = 70 } = options
  sky(scene, { clouds })
  backHills(scene, { horizon, layers })
  ground(scene, { top, grass })
  if (scene.random.chance(0.5)) birds(scene, scene.random.between(300, 900), 180, 4)
}

/** Oaks at the edges that frame the picture. */
export function frameOaks(scene: Scene, sides: 'both' | 'left' | 'right' = 'both', size = 620): void {
  const { random } = scene
  if (sides !== 'right')
    add(
      scene,
      corkOak(
        scene,
        random.between(40, 120),
        HEIGHT - random.between(20, 60),
        size * random.between(0.9, 1.1),
        { lean: random.between(-0.1, 0.02) },
      ),
    )
  if (sides !== 'left')
    add(
      scene,
      corkOak(
        scene,
        WIDTH - random.between(40, 120),
        HEIGHT - random.between(10, 70),
        size * random.between(0.86, 1.06),
        { lean: random.between(-0.02, 0.1) },
      ),
    )
}

export function midOaks(
  scene: Scene,
  y: number,
  count: number,
  size: number,
  from = 60,
  to = WIDTH - 60,
): void {
  const { random } = scene
  const places = Array.from(
    { length: count },
    (_, i) => from + ((to - from) / count) * (i + random.between(0.2, 0.8)),
  )
  for (const x of places)
    add(scene, corkOak(scene, x, y + random.between(-14, 18), size * random.between(0.8, 1.15)))
}

/** Inside the cork wood, with a path. */
export function woodWithPath(scene: Scene): void {
  openLand(scene, { horizon: 360, top: 520 })
  midOaks(scene, 540, 7, 210)
  path(scene, 620, 520, scene.random.between(480, 720))
  tufts(scene, 560, 40)
  midOaks(scene, 640, 2, 380, 120, 420)
  midOaks(scene, 640, 2, 360, 800, 1100)
}

/** A street or square with houses in a row. */
export function street(scene: Scene, y = 600, options: { roofs?: number; hills?: boolean } = {}): void {
  const { random, mood } = scene
  sky(scene, { clouds: 2 })
  if (options.hills !== false) backHills(scene, { horizon: 330, layers: 2 })
  let x = -40
  while (x < WIDTH) {
    const w = random.between(150, 230)
    add(scene, house(scene, x, y, w, random.between(190, 290), { floors: 2, windows: random.int(2, 3) }))
    x += w + random.between(-4, 4)
  }
  add(scene, rect(0, y, WIDTH, HEIGHT - y, mood.path))
  add(
    scene,
    fill(
      `M0 ${y + 60}Q${WIDTH / 2} ${y + 30} ${WIDTH} ${y + 70}V${HEIGHT}H0Z`,
      mix(mood.path, mood.near, 0.12),
    ),
  )
}

/** Room with a window to the land outside. */
export function room(
  scene: Scene,
  options: { wall?: string; floor?: string; window?: boolean; windowX?: number } = {},
): void {
  const { mood, random } = scene
  const wall = options.wall ?? mix(mood.wall, mood.accent, 0.16)
  add(scene, rect(0, 0, WIDTH, HEIGHT, wall))
  add(scene, rect(0, 0, WIDTH, 70, darker(wall, 0.12)))
  for (let i = 0; i < 7; i++) add(scene, rect(i * 190 - 20, 0, 46, 70, mix(mood.bark, wall, 0.25)))
  const floor = options.floor ?? mix(mood.cork, mood.bark, 0.35)
  add(scene, rect(0, 590, WIDTH, 210, floor))
  for (let i = 0; i < 6; i++)
    add(scene, line(`M0 ${600 + i * 36}H${WIDTH}`, { width: 3, colour: darker(floor, 0.18) }))
  for (let i = 0; i < 16; i++)
    add(
      scene,
      line(`M${random.between(0, WIDTH)} ${600 + random.int(0, 5) * 36}v36`, {
        width: 3,
        colour: darker(floor, 0.18),
      }),
    )
  if (options.window !== false) viewWindow(scene, options.windowX ?? 430, 130, 340, 320)
}

/** Window onto the land, drawn with the same hands as the land itself. */
export function viewWindow(scene: Scene, x: number, y: number, w: number, h: number): void {
  const { mood, side } = scene
  const outside: Scene = { ...scene, parts: [] }
  sky(outside, { sunX: side < 0 ? 320 : 880, sunY: 240, clouds: 2 })
  backHills(outside, { horizon: 430 })
  ground(outside, { top: 640, grass: 0 })
  add(outside, corkOak(outside, 760, 720, 420))
  const picture = outside.parts
    .join('')
    .replaceAll('id="sky"', 'id="sky2"')
    .replaceAll('url(#sky)', 'url(#sky2)')
  add(
    scene,
    `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice">${picture}</svg>`,
    line(`M${x} ${y}h${w}v${h}h${-w}Z`, { width: 18, colour: lighter(mood.wall, 0.3) }),
    line(`M${x + w / 2} ${y}v${h}`, { width: 10, colour: lighter(mood.wall, 0.3) }),
    rect(x - 20, y + h, w + 40, 20, lighter(mood.wall, 0.2)),
  )
}

/** Table seen from a slight height, filling the lower part: for dishes and things. */
export function table(
  scene: Scene,
  options: { cloth?: boolean; y?: number; back?: 'wall' | 'land' | 'sea' } = {},
): void {
  const { mood, random } = scene
  const { y = 470, cloth = false, back = 'wall' } = options
  if (back === 'wall') {
    add(scene, rect(0, 0, WIDTH, HEIGHT, mix(mood.wall, mood.leaf, 0.16)))
    add(scene, circle(600, 330, 420, mix(mood.wall, mood.glow, 0.4), 0.55))
  } else if (back === 'sea') {
    sky(scene, { clouds: 2 })
    water(scene, 330, HEIGHT)
  } else openLand(scene, { horizon: 300, top: 440, grass: 0 })
  const wood = mix(mood.bark, mood.cork, 0.4)
  add(
    scene,
    fill(
      `M-20 ${y + 26}Q600 ${y - 26} 1220 ${y + 26}V${HEIGHT}H-20Z`,
      cloth ? mix(mood.wall, '#ffffff', 0.5) : wood,
    ),
  )
  if (cloth)
    for (let i = 0; i < 12; i++)
      add(
        scene,
        line(`M${i * 110 - 40} ${y + 30}L${i * 150 - 320} ${HEIGHT}`, {
          width: 15,
          colour: mood.cork,
          opacity: 0.5,
          cap: 'butt',
        }),
      )
  else
    for (let i = 0; i < 7; i++)
      add(
        scene,
        line(`M-20 ${y + 50 + i * 46}Q600 ${y + 6 + i * 46} 1220 ${y + 50 + i * 46}`, {
          width: 3,
          colour: darker(wood, 0.2),
          opacity: 0.7,
        }),
      )
  if (cloth)
    for (let i = 0; i < 5; i++)
      add(
        scene,
        line(`M-20 ${y + 62 + i * 62}Q600 ${y + 14 + i * 62} 1220 ${y + 62 + i * 62}`, {
          width: 13,
          colour: mood.cork,
          opacity: 0.4,
          cap: 'butt',
        }),
      )
  if (!cloth && random.chance(0.6)) add(scene, ellipse(180, y + 190, 90, 20, darker(wood, 0.12), 0.5))
}

export function sprigs(scene: Scene): void {
  const { mood } = scene
  for (const [x, y, r] of [
    [70, 120, -30],
    [1130, 130, 205],
  ] as const) {
    let leaves = ''
    for (let i = 0; i < 9; i++)
      leaves += `<g transform="translate(${i * 34} 0) rotate(${i % 2 ? 48 : -48})">${ellipse(30, 0, 32, 13, i % 3 ? mood.leaf : mood.leafLight)}</g>`
    add(
      scene,
      `<g transform="translate(${x} ${y}) rotate(${r})">${line('M0 0H310', { width: 6, colour: mood.bark })}${leaves}</g>`,
    )
  }
}

export function edgeBushes(scene: Scene, bloom?: string): void {
  const { random } = scene
  for (let i = 0; i < 6; i++)
    add(
      scene,
      bush(
        scene,
        i < 3 ? random.between(-20, 240) : random.between(960, 1220),
        random.between(700, 800),
        random.between(50, 110),
        bloom,
      ),
    )
}

export function pines(scene: Scene, y: number, count: number, size: number): void {
  for (let i = 0; i < count; i++)
    add(
      scene,
      pine(
        scene,
        (WIDTH / count) * (i + scene.random.between(0.2, 0.8)),
        y + scene.random.between(-10, 30),
        size * scene.random.between(0.8, 1.2),
      ),
    )
}
