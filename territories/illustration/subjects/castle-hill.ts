import { block } from '../buildings/blocks.ts'
import { oldStone } from '../buildings/chapel.ts'
import { castleStone, luna, merlons, ring, tower } from '../buildings/luna.ts'
import { face, figure, lit, look, normalOf, type Opening, type Wall } from '../buildings/perspective.ts'
import { fieldWall } from '../buildings/yard.ts'
import { lighter, mix } from '../colour.ts'
import { backHills, ground, ridge, rock } from '../land/land.ts'
import { birds, sky } from '../land/sky.ts'
import { bush, corkOak } from '../land/trees.ts'
import { woods } from '../land/woods.ts'
import { eagle as glidingEagle } from '../props/raptors.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { fill, polygon } from '../shape.ts'
import { arcade } from '../streets/arcade.ts'
import { overhang } from '../streets/plane-tree.ts'
import { isRaya, terrace } from '../streets/streets.ts'

/** The crag: broad faces, lit and in shade. */
function crag(scene: Scene, top: number, left: number, right: number): void {
  const { mood, side } = scene
  const stone = mix(mood.stone, mood.ground, 0.3)
  const w = right - left
  const at = (x: number, y: number) => [left + x * w, top + y * (800 - top)] as const
  add(
    scene,
    fill(
      polygon([
        at(-0.3, 1.1),
        at(-0.14, 0.62),
        at(-0.04, 0.46),
        at(0.02, 0.14),
        at(0.1, 0.02),
        at(0.9, 0),
        at(0.98, 0.12),
        at(1.05, 0.4),
        at(1.16, 0.56),
        at(1.34, 1.1),
      ]),
      mix(stone, mood.shadow, 0.16),
    ),
  )
  const lightFaces = [
    [at(0.12, 0.03), at(0.3, 0.03), at(0.24, 0.3), at(0.14, 0.46), at(0.07, 0.2)],
    [at(0.44, 0.04), at(0.66, 0.03), at(0.6, 0.34), at(0.46, 0.5), at(0.4, 0.24)],
    [at(0.78, 0.03), at(0.92, 0.05), at(0.98, 0.3), at(0.9, 0.52), at(0.8, 0.26)],
    [at(0.26, 0.44), at(0.4, 0.38), at(0.42, 0.62), at(0.28, 0.74)],
    [at(0.66, 0.44), at(0.78, 0.4), at(0.84, 0.66), at(0.7, 0.74)],
  ]
  for (const [i, points] of lightFaces.entries())
    add(scene, fill(polygon(points), lighter(stone, (i % 2 ? 0.1 : 0.2) * (mood.night ? 0.3 : 1))))
  for (const x of [0.32, 0.7])
    add(
      scene,
      fill(
        polygon([at(x, 0.06), at(x + 0.07 * side, 0.3), at(x + 0.02, 0.56), at(x - 0.05 * side, 0.3)]),
        mix(stone, mood.shadow, 0.36),
      ),
    )
}

function lunaHill(scene: Scene): void {
  viewOf<(s: Scene) => void>(scene, [overRoofs, underArch, eagle, fromDehesa])(scene)
}

/** White houses of the town below, the rock, the castle over all. */
function overRoofs(scene: Scene): void {
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 520, layers: 2 })
  crag(scene, 380, 220, 1010)
  const far = look(scene, { horizon: 640, focal: 1150, middle: 600 })
  add(scene, luna(far, 1, 84, 16))
  const view = look(scene, { eye: 8, horizon: 520, focal: 900, middle: 560 })
  add(
    scene,
    face(
      view,
      [
        [-60, 0, 12],
        [-60, 0, 60],
        [60, 0, 60],
        [60, 0, 12],
      ],
      mix(scene.mood.path, scene.mood.stone, 0.2),
    ),
  )
  add(
    scene,
    terrace(view, [-34, 52], [-6, 48], { floors: [1, 2], width: [7, 10] }),
    terrace(view, [2, 47], [36, 54], { floors: [1, 2], width: [7, 10] }),
    terrace(view, [-26, 33], [-3, 37], { floors: [1, 2], width: [7, 10] }),
    terrace(view, [4, 36], [26, 31], { floors: [1, 2], width: [7, 10] }),
    terrace(view, [-19, 19], [-6, 24], { floors: [1, 2], width: [7, 10] }),
  )
  add(scene, bush(scene, 1110, 800, 150))
}

/** Close: the keep on the left, the arch high over the way in. */
function underArch(scene: Scene): void {
  const { mood } = scene
  const view = look(scene, { horizon: 700, focal: 800, middle: 640, eye: 1.6 })
  sky(scene, { clouds: 1, sunX: 690, sunY: 560 })
  backHills(scene, { horizon: 640, layers: 2 })
  ground(scene, { top: 700, grass: 4, colour: mix(mood.path, mood.stone, 0.3), flowers: false })
  const tone = castleStone(scene)
  const lights: Opening[] = [
    { at: 3.6, sill: 13, w: 1, h: 2.4, arch: 'round' },
    { at: 6, sill: 7, w: 0.8, h: 1.8, arch: 'round' },
  ]
  add(scene, tower(view, { plan: ring(11.6, 27, 5.2, 4, 32), foot: 0, h: 14.5, tone, holes: lights }))
  const arch: Wall = { from: [-5.6, 23.4], to: [9.4, 25.6] }
  add(
    scene,
    arcade(view, arch, 1, 13, mix(tone, mood.shadow, 0.1), { spring: 5.4, pillar: 4.2, thick: 3 }),
    merlons(view, arch, 13, lit(view, tone, normalOf(arch))),
  )
  add(scene, tower(view, { plan: ring(-10, 24, 8.4, 5, 76), foot: 0, h: 25, tone, holes: lights }))
  add(
    scene,
    figure(view, 1.6, 16, { walking: true, flip: true }),
    figure(view, 2.6, 16.4, { walking: true, skirt: true, flip: true }),
    figure(view, 0.7, 15.6, { hat: 'straw', arms: [110, -8] }),
  )
  add(
    scene,
    rock(scene, 60, 800, 260, 120, mix(mood.stone, mood.ground, 0.2)),
    rock(scene, 1130, 812, 240, 110, mix(mood.stone, mood.ground, 0.2)),
  )
}

/** The white eagle before the moon, the keep below it. */
function eagle(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 1, sunX: 820, sunY: 210, sunRadius: 96 })
  backHills(scene, { horizon: 640, layers: 2 })
  const far = look(scene, { horizon: 1010, focal: 1250, middle: 380 })
  add(scene, luna(far, 0, 70, 22.4))
  // the rock comes up over the foot of the walls
  const stone = mix(mix(mood.stone, mood.ground, 0.3), mood.shadow, 0.3)
  add(
    scene,
    fill(
      'M-20 650L60 662L150 684L250 668L330 688L450 672L560 690L650 668L740 676L830 656L880 690L940 704L990 770L1060 820H-20Z',
      stone,
    ),
    fill('M250 668L330 688L300 740L360 820H190L220 740Z', lighter(stone, 0.07)),
    fill('M650 668L740 676L700 730L760 820H600L640 740Z', lighter(stone, 0.07)),
    fill('M830 656L880 690L940 704L990 770L1060 820H900L860 740Z', mix(stone, mood.shadow, 0.3)),
  )
  const white = mix('#ffffff', mood.skyLow, 0.16)
  const pale: Scene = {
    ...scene,
    parts: [],
    mood: { ...mood, ink: white, bark: mix(white, mood.shadow, 0.34), night: false },
  }
  glidingEagle(pale, 800, 330, 1.25, { turn: -14, left: [24, 1], right: [14, 0.94], looks: -1 }, false)
  add(scene, ...pale.parts)
}

/** From the dehesa: the castle on its ridge, birds about the keep. */
function fromDehesa(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  ridge(scene, 560, 60, mix(mood.far, mood.leaf, 0.25))
  crag(scene, 500, 330, 960)
  const far = look(scene, { horizon: 760, focal: 1250, middle: 640 })
  add(scene, luna(far, 0, 104, 21.6))
  woods(scene, (x) => 640 + Math.sin(x / 260) * 12, mix(mood.leaf, mood.ground, 0.2), 40, 100)
  ground(scene, { top: 690, grass: 8 })
  const view = look(scene, { horizon: 640, focal: 1000 })
  add(scene, fieldWall(view, { from: [-8, 10.5], to: [9, 9.4] }, 1))
  add(scene, corkOak(scene, 90, 800, 760, { stripped: 0.9 }), bush(scene, 1130, 800, 110))
  birds(scene, 620, 190, 5, 22)
}

/** Sant Miquel: the one square tower on the bare top, the plain of Girona far below. */
function santMiquel(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  ridge(scene, 470, 40, mix(mood.far, mood.skyTop, 0.2))
  ridge(scene, 520, 26, mix(mood.far, mood.leaf, 0.3))
  add(scene, `<rect x="0" y="540" width="1200" height="260" fill="${mix(mood.far, mood.ground, 0.5)}"/>`)
  for (const [x, w] of [
    [690, 60],
    [770, 44],
    [830, 70],
    [930, 50],
    [1010, 40],
  ] as const)
    add(scene, fill(`M${x} 566v-${w * 0.34}h${w}v${w * 0.34}Z`, mix(mood.wall, mood.far, 0.35)))
  add(scene, fill('M838 566v-62l10 -16l10 16v62Z', mix(mood.wall, mood.far, 0.2)))
  woods(scene, (x) => 590 + x * 0.03, mix(mood.leaf, mood.far, 0.3), 34, 60)
  add(
    scene,
    fill('M-20 820V560Q120 470 330 500Q560 540 760 690Q900 780 1000 820Z', mix(mood.leaf, mood.ground, 0.5)),
  )
  const view = look(scene, { horizon: 700, focal: 900, middle: 330, eye: 1.6 })
  const stone = oldStone(scene)
  const door: Opening = {
    at: 3.4,
    sill: 3.2,
    w: 1.2,
    h: 2.2,
    arch: 'round',
    kind: 'hole',
    frame: lighter(stone, 0.3),
    frameWidth: 0.3,
  }
  add(
    scene,
    block(view, {
      x: -8.4,
      z: 27,
      w: 14,
      d: 1,
      h: 3,
      turn: 8,
      foot: 4.2,
      wall: mix(stone, mood.stone, 0.3),
      ridge: 'bare',
    }),
  )
  add(
    scene,
    tower(view, {
      plan: ring(0, 26, 5, 4, 24),
      foot: 4.2,
      h: 14,
      tone: stone,
      holes: [door, { at: 3.4, sill: 9, w: 0.7, h: 1.5, kind: 'hole' }],
    }),
  )
  add(
    scene,
    fill('M-20 820V640Q160 560 420 610Q640 660 820 820Z', mix(mood.ground, mood.leaf, 0.3)),
    rock(scene, 200, 700, 190, 90),
    rock(scene, 470, 740, 150, 70),
  )
  const near = look(scene, { horizon: 560, focal: 900, middle: 520, eye: 1.6 })
  add(
    scene,
    figure(near, 0, 7.6, { backpack: true }),
    figure(near, 0.9, 7.8, { skirt: true, hat: 'straw', arms: [100, -8] }),
  )
  add(scene, overhang(scene, 1, 400))
}

export const castleHill: Record<string, (scene: Scene) => void> = {
  'castle-hill': (scene) => (isRaya(scene) ? lunaHill(scene) : santMiquel(scene)),
}
