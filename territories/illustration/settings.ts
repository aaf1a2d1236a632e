import { look } from './buildings/perspective.ts'
import { darker, lighter, mix } from './colour.ts'
import { backHills, ground } from './land/land.ts'
import { birds, sky } from './land/sky.ts'
import { bush, corkOak, pine } from './land/trees.ts'
import { add, HEIGHT, type Scene, WIDTH } from './scene.ts'
import { fill, line, rect } from './shape.ts'
import { belfry, paving, terrace } from './streets/streets.ts'

/** Open land with hills; the usual stage. */
export function openLand(
  scene: Scene,
  options: { horizon?: number; top?: number; layers?: number; clouds?: number; grass?: number } = {},
): void {
  const { horizon = 390, top = 570, layers = 3, clouds = 3, grass = 18 } = options
  sky(scene, { clouds })
  backHills(scene, { horizon, layers })
  ground(scene, { top, grass })
  if (scene.random.chance(0.5)) birds(scene, scene.random.between(300, 900), 180, 4)
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

/** A square where a street leads in: houses stand obliquely on both sides, and the ground begins at about `y`. */
export function street(scene: Scene, y = 600, options: { hills?: boolean } = {}): void {
  const { mood, random } = scene
  const horizon = y - 84
  sky(scene, { clouds: 2 })
  if (options.hills !== false) backHills(scene, { horizon: horizon - 90, layers: 2 })
  const mouth = scene.side < 0 ? random.between(640, 760) : random.between(440, 560)
  const view = look(scene, { eye: 3, focal: 900, horizon, middle: mouth })
  add(
    scene,
    rect(0, horizon, WIDTH, HEIGHT - horizon, mood.path),
    paving(view, mood.path),
    belfry(view, random.between(-3, 2), 78),
    terrace(view, [-6, 62], [6, 66], { floors: [2, 2], deep: 7 }),
    terrace(view, [-3.4, 33], [-2.6, 60], { floors: [2, 3] }),
    terrace(view, [3.2, 60], [3.8, 34], { floors: [2, 3] }),
    terrace(view, [-26, 19], [-3.4, 32], { floors: [2, 3], deep: 9 }),
    terrace(view, [3.8, 33], [27, 20], { floors: [2, 3], deep: 9 }),
  )
}

/** Room with a window to the land outside: ceiling, wall and window differ from room to room. */
export function room(
  scene: Scene,
  options: { wall?: string; floor?: string; window?: boolean; windowX?: number } = {},
): void {
  const { mood, random } = scene
  const wall = options.wall ?? mix(mood.wall, random.pick([mood.accent, mood.leaf, mood.cork] as const), 0.18)
  const floor = options.floor ?? mix(mood.cork, mood.bark, 0.35)
  add(scene, rect(0, 0, WIDTH, HEIGHT, wall))
  // the lower part of the wall is painted, tiled or left as it is
  const dado = random.int(0, 2)
  if (dado > 0)
    add(
      scene,
      rect(0, dado === 1 ? 400 : 480, WIDTH, 200, mix(wall, dado === 1 ? mood.water : mood.bark, 0.3)),
      rect(0, dado === 1 ? 396 : 476, WIDTH, 10, darker(wall, 0.2)),
    )
  ceiling(scene, wall, random.int(0, 2))
  boards(scene, 590, floor)
  if (options.window !== false) {
    const x = options.windowX ?? 430
    viewWindow(scene, x, 130, 340, 320)
    sunOnFloor(scene, x)
  }
}

/** Beams that come towards the viewer, beams from side to side, or a vault. */
function ceiling(scene: Scene, wall: string, kind: number): void {
  const { mood } = scene
  const beam = mix(mood.bark, wall, 0.2)
  if (kind === 0) {
    add(scene, rect(0, 0, WIDTH, 76, darker(wall, 0.14)))
    for (const x of [60, 330, 600, 870, 1140]) {
      const near = 600 + (x - 600) * 1.22
      add(scene, fill(`M${near - 34} 0H${near + 34}L${x + 26} 76H${x - 26}Z`, beam))
    }
  } else if (kind === 1)
    add(
      scene,
      rect(0, 0, WIDTH, 58, darker(wall, 0.12)),
      rect(0, 0, WIDTH, 34, beam),
      rect(0, 58, WIDTH, 16, darker(beam, 0.15)),
    )
  else
    add(
      scene,
      fill('M-10 -10H1210V250C1140 60 860 36 600 36C340 36 60 60 -10 250Z', darker(wall, 0.16)),
      fill('M-10 -10H1210V170C1120 34 860 10 600 10C340 10 80 34 -10 170Z', darker(wall, 0.3)),
    )
}

/** Floor whose boards run away from the viewer. */
function boards(scene: Scene, y: number, floor: string): void {
  add(scene, rect(0, y, WIDTH, HEIGHT - y, floor))
  for (let i = -5; i < 5; i += 2) {
    const [far, near] = [600 + i * 130, 600 + i * 230]
    add(scene, fill(`M${far} ${y}h130L${near + 230} ${HEIGHT}H${near}Z`, darker(floor, 0.1)))
  }
  add(scene, rect(0, y - 14, WIDTH, 14, darker(floor, 0.3)))
}

/** Light that falls through the window: it lies on the floor, away from the sun. */
function sunOnFloor({ mood, side, parts }: Scene, x: number): void {
  const shift = -side * 150
  parts.push(
    fill(
      `M${x + 40 + shift} 620H${x + 270 + shift}L${x + 330 + shift * 1.8} 770H${x - 10 + shift * 1.8}Z`,
      mood.night ? mood.skyLow : mood.glow,
      mood.night ? 0.2 : 0.36,
    ),
  )
}

/** Window onto the land, drawn with the same hands as the land itself: in a deep wall, with a straight or a round head, some with shutters. */
export function viewWindow(scene: Scene, x: number, y: number, w: number, h: number): void {
  const { mood, random, side } = scene
  const outside: Scene = { ...scene, parts: [] }
  sky(outside, { sunX: side < 0 ? 320 : 880, sunY: 240, clouds: 2 })
  backHills(outside, { horizon: random.between(390, 480), layers: 2 })
  ground(outside, { top: 640, grass: 0 })
  add(outside, corkOak(outside, random.pick([440, 760] as const), 730, random.between(400, 560)))
  const picture = outside.parts
    .join('')
    .replaceAll(/id="(sky|glow)"/g, 'id="$1-outside"')
    .replaceAll(/url\(#(sky|glow)\)/g, 'url(#$1-outside)')
  const round = random.chance(0.45)
  const id = `window-${Math.round(x)}`
  const opening = (d: number) =>
    round
      ? `M${x - d} ${y + h + d}V${y + h * 0.34 - d}A${w / 2 + d} ${h * 0.34} 0 0 1 ${x + w + d} ${y + h * 0.34 - d}V${y + h + d}Z`
      : `M${x - d} ${y - d}h${w + d * 2}v${h + d * 2}h${-w - d * 2}Z`
  const wood = mix(mood.bark, mood.cork, 0.3)
  add(
    scene,
    fill(opening(24), darker(mood.wall, 0.16)),
    `<clipPath id="${id}"><path d="${opening(0)}"/></clipPath><g clip-path="url(#${id})"><svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice">${picture}</svg>${rect(side > 0 ? x : x + w - 22, y, 22, h, mood.shadow)}</g>`,
    line(opening(0), { width: 12, colour: wood }),
    line(`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.42}h${w}`, { width: 9, colour: wood }),
    rect(x - 36, y + h + 14, w + 72, 22, lighter(mood.wall, 0.3)),
  )
  if (!round && random.chance(0.5))
    for (const left of [x - 24 - w * 0.36, x + w + 24])
      add(
        scene,
        rect(left, y - 24, w * 0.36, h + 38, mix(mood.leaf, mood.wall, 0.2)),
        rect(left + w * 0.06, y + 6, w * 0.24, h * 0.42, mix(mood.leafDark, mood.wall, 0.2)),
        rect(left + w * 0.06, y + h * 0.54, w * 0.24, h * 0.42, mix(mood.leafDark, mood.wall, 0.2)),
      )
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
