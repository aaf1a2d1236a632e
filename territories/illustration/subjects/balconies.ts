import { darker, lighter, mix } from '../colour.ts'
import { posed } from '../people/people.ts'
import { LOOKING_UP } from '../people/poses.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { blob, fill, line, polygon, rect } from '../shape.ts'
import { foliage } from '../streets/plane-tree.ts'

/** A mass of leaves with a few large flower heads. */
function blooming(scene: Scene, x: number, y: number, r: number, colour: string): void {
  const { random, side } = scene
  add(scene, foliage(scene, x, y - r * 0.4, r))
  for (const [dx, dy, k] of [
    [-0.6, -0.5, 0.26],
    [-0.1, -0.85, 0.3],
    [0.5, -0.6, 0.28],
    [0.1, -0.3, 0.24],
    [-0.45, 0, 0.2],
  ] as const)
    add(
      scene,
      fill(blob(random, x + dx * r, y + dy * r, r * k, r * k * 0.86, 0.16, 7), darker(colour, 0.14)),
      fill(
        blob(random, x + (dx + side * 0.04) * r, y + (dy - 0.05) * r, r * k * 0.7, r * k * 0.56, 0.16, 6),
        lighter(colour, 0.16),
      ),
    )
}

function clayPot(scene: Scene, x: number, y: number, s: number, colour: string): void {
  const { mood, side } = scene
  add(
    scene,
    fill(`M${x - 40 * s} ${y - 78 * s}h${80 * s}l${-14 * s} ${78 * s}h${-52 * s}Z`, darker(mood.roof, 0.16)),
    fill(
      side > 0
        ? `M${x + 2 * s} ${y - 78 * s}h${38 * s}l${-14 * s} ${78 * s}h${-22 * s}Z`
        : `M${x - 40 * s} ${y - 78 * s}h${38 * s}l${-2 * s} ${78 * s}h${-22 * s}Z`,
      mood.roof,
    ),
    rect(x - 45 * s, y - 90 * s, 90 * s, 22 * s, lighter(mood.roof, 0.12), 5),
  )
  blooming(scene, x, y - 104 * s, 62 * s, colour)
}

/** Open window with shutters behind an iron balcony full of pots; the middle of its floor at x, y. */
function balcony(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  wall: string,
  colours: readonly string[],
): void {
  const { mood, side } = scene
  const [dw, dh] = [w * 0.4, w * 0.74]
  const stone = mix(mood.stone, mood.wall, 0.5)
  const shutter = mix(mood.leaf, mood.water, 0.3)
  const iron = mix(mood.ink, mood.water, 0.2)
  add(
    scene,
    rect(x - dw * 0.64, y - dh - dw * 0.14, dw * 1.28, dh + dw * 0.14, stone),
    rect(x - dw / 2, y - dh, dw, dh, mood.night ? mood.lamp : mix(mood.ink, mood.water, 0.35)),
    fill(
      polygon([
        [x - dw / 2, y - dh],
        [x - dw * 0.1, y - dh],
        [x - dw * 0.3, y],
        [x - dw / 2, y],
      ]),
      mix(mood.paper, wall, 0.3),
    ),
  )
  for (const k of [-1, 1]) {
    const left = k < 0 ? x - dw * 1.12 : x + dw * 0.64
    add(
      scene,
      rect(left, y - dh, dw * 0.48, dh, k === side ? lighter(shutter, 0.12) : darker(shutter, 0.12)),
      line(`M${left + dw * 0.08} ${y - dh * 0.5}h${dw * 0.32}`, {
        width: dw * 0.05,
        colour: darker(shutter, 0.3),
      }),
    )
  }
  // the slab and its shadow on the wall
  add(
    scene,
    fill(
      polygon([
        [x - w / 2, y],
        [x + w / 2, y],
        [x + w / 2 - side * w * 0.16, y + w * 0.26],
        [x - w / 2 - side * w * 0.16, y + w * 0.26],
      ]),
      mood.shadow,
      0.22,
    ),
    rect(x - w / 2, y - 4, w, w * 0.07, stone),
    rect(x - w / 2, y + w * 0.035, w, w * 0.03, darker(stone, 0.22)),
  )
  const rail = w * 0.26
  for (const [i, colour] of colours.entries()) {
    const px = x - w * 0.38 + (i * w * 0.76) / Math.max(1, colours.length - 1)
    blooming(scene, px, y - rail * 0.6, w * 0.14, colour)
  }
  let bars = ''
  for (let i = 0; i <= 10; i++) bars += `M${x - w * 0.49 + i * w * 0.098} ${y}v${-rail}`
  add(
    scene,
    line(bars, { width: w * 0.013, colour: iron }),
    line(`M${x - w * 0.5} ${y - rail}h${w}M${x - w * 0.5} ${y - rail * 0.16}h${w}`, {
      width: w * 0.024,
      colour: iron,
    }),
  )
}

export const balconies: Record<string, (scene: Scene) => void> = {
  /** One house front, near: pots on every balcony and by the door. */
  'flower-balconies'(scene) {
    const { mood, side } = scene
    const wall = mix(mood.wall, mood.accent, 0.32)
    const [red, violet, gold, white] = [
      mix('#c8455f', mood.cork, 0.2),
      mix('#8e5aa8', mood.water, 0.1),
      mood.accent,
      mix(mood.paper, '#ffffff', 0.4),
    ]
    const x = (share: number) => 600 + side * (share - 600)
    add(
      scene,
      rect(0, 0, WIDTH, HEIGHT, wall),
      rect(0, 560, WIDTH, 150, mix(wall, mood.stone, 0.4)),
      fill(`M0 704H${WIDTH}V${HEIGHT}H0Z`, mix(mood.path, mood.stone, 0.25)),
      rect(0, 700, WIDTH, 14, darker(wall, 0.3)),
    )
    const stone = mix(mood.stone, mood.wall, 0.5)
    const dx = x(930)
    add(
      scene,
      fill(`M${dx - 150} 706V470C${dx - 150} 300 ${dx + 150} 300 ${dx + 150} 470V706Z`, stone),
      fill(
        `M${dx - 108} 706V480C${dx - 108} 350 ${dx + 108} 350 ${dx + 108} 480V706Z`,
        darker(mood.cork, 0.12),
      ),
      fill(`M${dx + 2} 706V384C${dx + 70} 388 ${dx + 108} 420 ${dx + 108} 480V706Z`, mood.cork),
      rect(dx - 170, 696, 340, 22, lighter(stone, 0.2)),
    )
    balcony(scene, x(930), 176, 470, wall, [violet, white, red, gold])
    balcony(scene, x(360), 410, 620, wall, [red, white, red, violet, gold])
    for (const [px, py, s, colour] of [
      [770, 722, 1, gold],
      [1110, 730, 1.25, red],
      [560, 728, 1.15, white],
      [430, 740, 0.85, violet],
    ] as const)
      clayPot(scene, x(px), py, s, colour)
    add(
      scene,
      posed(scene, x(120), 900, 3.6, LOOKING_UP, {
        skirt: true,
        hat: 'straw',
        flip: side < 0,
        shirt: mood.water,
      }),
    )
  },
}
