import { darker, lighter, mix } from '../colour.ts'
import { backHills, sky, tufts } from '../land.ts'
import { person } from '../people.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { edgeBushes, midOaks, openLand } from '../settings.ts'
import { ellipse, fill, line, type Point, polygon } from '../shape.ts'

/** A slab with a lit face and a dark edge on the far side. */
function slab(scene: Scene, points: readonly Point[], shade = 0): void {
  const { mood, side } = scene
  const colour = darker(mood.stone, shade)
  const left = Math.min(...points.map(([x]) => x))
  const right = Math.max(...points.map(([x]) => x))
  const top = Math.min(...points.map(([, y]) => y))
  const bottom = Math.max(...points.map(([, y]) => y))
  add(scene, fill(polygon(points), colour))
  for (let i = 0; i < 5; i++) {
    const x = left + (right - left) * (0.2 + i * 0.14)
    const y = top + (bottom - top) * (0.3 + (i % 3) * 0.2)
    add(
      scene,
      line(`M${x} ${y}q12 5 26 ${i % 2 ? -3 : 4}`, { width: 4, colour: darker(colour, 0.24), opacity: 0.55 }),
    )
  }
  const edge = side < 0 ? right : left
  const near = points.filter(([x]) => Math.abs(x - edge) < (right - left) * 0.34)
  if (near.length > 2) add(scene, fill(polygon(near), darker(colour, 0.16)))
}

export const ruins: Record<string, (scene: Scene) => void> = {
  /** Three uprights under one tilted roof: daylight between them. */
  'dolmen-tripod'(scene) {
    openLand(scene, { horizon: 360, top: 540 })
    midOaks(scene, 570, 6, 250)
    const { mood } = scene
    add(scene, ellipse(600, 742, 330, 34, mood.shadow, 0.35))
    slab(
      scene,
      [
        [560, 700],
        [572, 470],
        [640, 462],
        [652, 700],
      ],
      0.22,
    )
    slab(
      scene,
      [
        [352, 742],
        [396, 508],
        [462, 486],
        [478, 744],
      ],
      0.05,
    )
    slab(scene, [
      [724, 744],
      [744, 452],
      [818, 444],
      [862, 740],
    ])
    add(
      scene,
      fill(
        polygon([
          [296, 478],
          [420, 404],
          [770, 344],
          [922, 372],
          [930, 420],
          [760, 470],
          [430, 522],
        ]),
        darker(mood.stone, 0.24),
      ),
      fill(
        polygon([
          [296, 478],
          [420, 404],
          [770, 344],
          [922, 372],
          [700, 424],
          [420, 470],
        ]),
        lighter(mood.stone, 0.16),
      ),
    )
    add(scene, person(scene, 1010, 752, 1.6, { backpack: true, flip: true, arms: [100, -8] }))
    tufts(scene, 706, 36)
  },

  /** What a fallen roof leaves: slabs around an open chamber in a low mound. */
  'dolmen-open'(scene) {
    openLand(scene, { horizon: 350, top: 500 })
    midOaks(scene, 520, 4, 230)
    const { mood } = scene
    add(
      scene,
      fill('M40 780Q170 560 420 540T800 542Q1040 566 1170 780Z', mix(mood.ground, mood.stone, 0.35)),
      ellipse(600, 668, 250, 70, mix(mood.ink, mood.ground, 0.3)),
    )
    slab(
      scene,
      [
        [520, 612],
        [528, 452],
        [612, 430],
        [680, 460],
        [676, 612],
      ],
      0.2,
    )
    slab(
      scene,
      [
        [392, 660],
        [384, 500],
        [448, 482],
        [486, 640],
      ],
      0.1,
    )
    slab(
      scene,
      [
        [724, 640],
        [752, 470],
        [816, 498],
        [812, 662],
      ],
      0.06,
    )
    slab(scene, [
      [338, 726],
      [316, 590],
      [372, 574],
      [420, 716],
    ])
    slab(scene, [
      [792, 716],
      [830, 560],
      [884, 592],
      [868, 730],
    ])
    slab(
      scene,
      [
        [896, 742],
        [1000, 660],
        [1104, 690],
        [1070, 764],
        [930, 780],
      ],
      0.02,
    )
    edgeBushes(scene, mood.accent)
    tufts(scene, 716, 30)
  },

  /** A passage of low stones that leads into the mound, seen from its mouth. */
  'dolmen-passage'(scene) {
    sky(scene)
    backHills(scene, { horizon: 340, layers: 3 })
    const { mood } = scene
    const grass = mix(mood.ground, mood.leaf, 0.4)
    add(
      scene,
      fill(`M-20 640Q240 560 330 430Q600 270 870 430Q960 560 1220 640V${HEIGHT}H-20Z`, grass),
      fill(`M-20 640Q240 560 330 430Q420 376 520 356Q360 520 200 820H-20Z`, darker(grass, 0.1)),
      fill(
        polygon([
          [500, 690],
          [506, 486],
          [700, 486],
          [706, 690],
        ]),
        darker(mood.ink, 0.15),
      ),
    )
    slab(
      scene,
      [
        [450, 696],
        [466, 474],
        [512, 470],
        [520, 696],
      ],
      0.08,
    )
    slab(scene, [
      [690, 696],
      [694, 470],
      [742, 476],
      [756, 696],
    ])
    slab(scene, [
      [412, 486],
      [440, 432],
      [770, 428],
      [800, 480],
      [770, 500],
      [440, 504],
    ])
    for (const [x, y, w, h] of [
      [392, 722, 78, 150],
      [330, 758, 92, 130],
      [250, 800, 110, 116],
    ] as const) {
      slab(
        scene,
        [
          [x, y],
          [x + 8, y - h],
          [x + w - 14, y - h + 14],
          [x + w, y],
        ],
        0.12,
      )
      const mirrored = WIDTH - x
      slab(
        scene,
        [
          [mirrored - w, y],
          [mirrored - w + 14, y - h + 14],
          [mirrored - 8, y - h],
          [mirrored, y],
        ],
        0.03,
      )
    }
    add(scene, fill('M500 690H706L860 820H340Z', mood.path))
    tufts(scene, 600, 34)
    add(scene, person(scene, 610, 786, 2, { hat: 'straw', backpack: true }))
  },
}
