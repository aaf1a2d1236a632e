import { darker, lighter, mix } from '../colour.ts'
import { add, type Scene, WIDTH } from '../scene.ts'
import { circle, ellipse, fill, line, polygon, rect, smooth } from '../shape.ts'

/** Upright slabs under a capstone. */
export function dolmen(scene: Scene, x: number, y: number, s: number): void {
  const { mood, side } = scene
  const slab = (points: readonly (readonly [number, number])[], colour: string) =>
    fill(polygon(points.map(([px, py]) => [x + px * s, y + py * s] as const)), colour)
  add(scene, ellipse(x, y, 300 * s, 30 * s, mood.shadow, 0.35))
  add(
    scene,
    slab(
      [
        [-190, 0],
        [-200, -190],
        [-130, -220],
        [200, -210],
        [210, 0],
      ],
      darker(mood.ink, 0.1),
    ),
  )
  add(
    scene,
    slab(
      [
        [-250, 6],
        [-236, -200],
        [-170, -216],
        [-150, 4],
      ],
      mood.stone,
    ),
    slab(
      [
        [-176, 4],
        [-170, -216],
        [-150, 4],
      ],
      darker(mood.stone, 0.25),
    ),
  )
  add(
    scene,
    slab(
      [
        [-60, -10],
        [-54, -196],
        [20, -200],
        [30, -10],
      ],
      darker(mood.stone, 0.35),
    ),
  )
  add(
    scene,
    slab(
      [
        [140, 6],
        [160, -212],
        [236, -196],
        [262, 6],
      ],
      lighter(mood.stone, side > 0 ? 0.16 : 0),
    ),
    slab(
      [
        [140, 6],
        [160, -212],
        [176, 6],
      ],
      darker(mood.stone, 0.2),
    ),
  )
  add(
    scene,
    fill(
      smooth(
        [
          [x - 290 * s, y - 206 * s],
          [x - 200 * s, y - 272 * s],
          [x + 20 * s, y - 290 * s],
          [x + 230 * s, y - 262 * s],
          [x + 300 * s, y - 210 * s],
          [x + 120 * s, y - 188 * s],
          [x - 140 * s, y - 184 * s],
        ],
        true,
      ),
      mood.stone,
    ),
  )
  add(
    scene,
    fill(
      smooth(
        [
          [x - 270 * s, y - 214 * s],
          [x - 190 * s, y - 266 * s],
          [x + 20 * s, y - 284 * s],
          [x + 220 * s, y - 256 * s],
          [x + 270 * s, y - 226 * s],
          [x, y - 238 * s],
        ],
        true,
      ),
      lighter(mood.stone, 0.2),
    ),
  )
}

export function gothicDoor(scene: Scene, x: number, y: number, w: number, h: number): void {
  const stone = mix(scene.mood.stone, scene.mood.wall, 0.2)
  const arch = (k: number) =>
    `M${x - k} ${y}V${y - h * 0.6}Q${x - k} ${y - h * 0.86} ${x + w / 2} ${y - h - k}Q${x + w + k} ${y - h * 0.86} ${x + w + k} ${y - h * 0.6}V${y}Z`
  add(
    scene,
    fill(arch(22), stone),
    fill(arch(0), darker(scene.mood.cork, 0.45)),
    line(`M${x + w / 2} ${y - h}V${y}`, { width: 5, colour: scene.mood.ink }),
  )
}

export function gatePillars(scene: Scene, x: number, y: number): void {
  const { mood } = scene
  add(
    scene,
    rect(x - 20, y - 210, 44, 210, lighter(mood.roof, 0.1)),
    rect(x + 190, y - 210, 44, 210, lighter(mood.roof, 0.1)),
    line(`M${x} ${y - 210}Q${x + 106} ${y - 330} ${x + 212} ${y - 210}`, { width: 20, colour: mood.ink }),
    fill(
      `M${x + 24} ${y}V${y - 190}Q${x + 106} ${y - 280} ${x + 190} ${y - 190}V${y}Z`,
      darker(mood.leaf, 0.5),
    ),
  )
}

export function wheel(scene: Scene, x: number, y: number, r: number): void {
  const { mood } = scene
  const wood = mix(mood.bark, mood.cork, 0.4)
  add(
    scene,
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${wood}" stroke-width="16"/><circle cx="${x}" cy="${y}" r="${r * 0.6}" fill="none" stroke="${wood}" stroke-width="10"/>`,
  )
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2 + 0.2
    add(
      scene,
      line(`M${x} ${y}L${x + Math.cos(a) * r} ${y + Math.sin(a) * r}`, { width: 8, colour: wood }),
      line(
        `M${x + Math.cos(a) * r * 0.92} ${y + Math.sin(a) * r * 0.92}L${x + Math.cos(a + 0.12) * r * 1.16} ${y + Math.sin(a + 0.12) * r * 1.16}`,
        { width: 14, colour: darker(wood, 0.25) },
      ),
    )
  }
  add(scene, circle(x, y, 16, mood.ink))
}

export function bench(scene: Scene, x: number, y: number): void {
  const { mood } = scene
  add(
    scene,
    line(`M${x + 10} ${y}v-44M${x + 150} ${y}v-44`, { width: 10, colour: mood.ink }),
    rect(x, y - 52, 160, 12, mood.cork),
    rect(x, y - 92, 160, 12, mood.cork),
    line(`M${x + 6} ${y - 44}v-50M${x + 154} ${y - 44}v-50`, { width: 8, colour: mood.ink }),
  )
}

export function platform(scene: Scene, rails = true): void {
  const { mood } = scene
  add(
    scene,
    rect(0, 640, WIDTH, 50, mix(mood.stone, mood.wall, 0.4)),
    rect(0, 636, WIDTH, 10, lighter(mood.stone, 0.3)),
    rect(0, 690, WIDTH, 120, mix(mood.ground, mood.bark, 0.2)),
  )
  if (!rails) return
  for (let i = 0; i < 26; i++) add(scene, rect(i * 48 - 10, 732, 26, 40, mood.bark))
  add(scene, rect(0, 736, WIDTH, 8, mood.ink), rect(0, 762, WIDTH, 8, mood.ink))
}

/** Lime-white front: the towns of the border. */
export const white = (scene: Scene) => mix(scene.mood.wall, '#ffffff', 0.45)
