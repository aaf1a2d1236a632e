import { house, stones } from '../buildings.ts'
import { darker, lighter, mix } from '../colour.ts'
import { backHills, birds, ground, path, sky, tufts, woods } from '../land.ts'
import { church } from '../landmarks.ts'
import { person } from '../people.ts'
import { bunting } from '../props/festive.ts'
import { white } from '../props/stone.ts'
import { add, type Scene } from '../scene.ts'
import { edgeBushes, frameOaks, openLand, street } from '../settings.ts'
import { circle, ellipse, fill, line, polygon, rect, smooth } from '../shape.ts'
import { corkOak, cypress } from '../trees.ts'

export const villages: Record<string, (scene: Scene) => void> = {
  hamlet(scene) {
    openLand(scene, { horizon: 380, top: 560 })
    add(scene, church(scene, 520, 560, 240))
    for (const [x, y, w] of [
      [200, 600, 170],
      [360, 610, 170],
      [760, 600, 180],
      [930, 615, 160],
    ] as const)
      add(scene, house(scene, x, y, w, 120, { windows: 2, gable: scene.random.chance(0.5) }))
    path(scene, 620, 600, 600, 300, 60)
    frameOaks(scene, scene.side < 0 ? 'right' : 'left', 520)
    edgeBushes(scene, scene.mood.accent)
  },

  'white-village'(scene) {
    openLand(scene, { horizon: 390, top: 560 })
    add(scene, church(scene, 520, 560, 230, { white: true, belfry: 'tower' }))
    for (const [x, y, w] of [
      [130, 610, 160],
      [280, 600, 170],
      [440, 620, 130],
      [720, 610, 160],
      [870, 600, 150],
      [1010, 616, 150],
    ] as const)
      add(scene, house(scene, x, y, w, 104, { wall: white(scene), floors: 1, windows: 3 }))
    path(scene, 620, 610, 560, 320, 70)
    edgeBushes(scene, scene.mood.cork)
    add(scene, person(scene, 760, 730, 1.7, { walking: true, hat: 'straw' }))
  },

  'border-hamlet'(scene) {
    openLand(scene, { horizon: 380, top: 560 })
    const { mood } = scene
    for (const [x, y, w] of [
      [180, 620, 190],
      [380, 600, 170],
      [720, 610, 180],
      [920, 626, 190],
    ] as const)
      add(scene, house(scene, x, y, w, 110, { wall: white(scene), floors: 1, windows: 3 }))
    path(scene, 610, 600, 600, 320, 50)
    add(
      scene,
      line('M600 560V820', { width: 5, colour: mood.paper }).replace('/>', ' stroke-dasharray="20 16"/>'),
      rect(566, 650, 68, 96, lighter(mood.stone, 0.3), 16),
      rect(566, 734, 68, 16, mood.stone),
      line('M590 686h20M590 706h20', { width: 6, colour: mood.ink }),
    )
    add(
      scene,
      person(scene, 460, 770, 1.9, { skirt: true, arms: [120, -8] }),
      person(scene, 750, 770, 1.9, { flip: true, arms: [120, -8], hat: 'beret' }),
    )
    edgeBushes(scene, mood.paper)
  },

  cemetery(scene) {
    openLand(scene, { horizon: 400, top: 590, clouds: 4 })
    const { mood } = scene
    for (const x of [250, 340, 860, 950]) add(scene, cypress(scene, x, 610, scene.random.between(330, 420)))
    const wall = mix(mood.wall, '#ffffff', 0.3)
    add(
      scene,
      rect(120, 520, 960, 130, wall),
      stones(scene, 120, 650, 960, 120, wall, 24),
      rect(120, 508, 960, 18, mood.roof),
      fill(
        polygon([
          [490, 650],
          [490, 440],
          [600, 380],
          [710, 440],
          [710, 650],
        ]),
        wall,
      ),
      line('M482 446L600 378L718 446', { width: 14, colour: mood.roof, cap: 'butt' }),
    )
    add(
      scene,
      fill('M530 650V520a70 70 0 0 1 140 0V650Z', mood.leafDark),
      line('M560 650V470M600 650V452M640 650V470M530 560H670', { width: 6, colour: mood.ink }),
      line('M600 378v-60m-22 20h44', { width: 8, colour: mood.ink }),
    )
    path(scene, 600, 650, 560, 260, 120)
    edgeBushes(scene, '#f4e9f0')
  },

  'hilltop-sanctuary'(scene) {
    sky(scene)
    const { mood } = scene
    if (mood.season === 'winter') {
      const snow = smooth(
        Array.from(
          { length: 25 },
          (_, i) => [i * 50, 330 - Math.abs(Math.sin(i * 1.7)) * 90 - (i % 3) * 14] as const,
        ),
      )
      add(scene, fill(`${snow}L1220 460H-20Z`, mix(mood.far, '#ffffff', 0.7)))
    }
    backHills(scene, { horizon: 440, layers: 2 })
    const top = (x: number) => 640 - Math.exp(-(((x - 600) / 420) ** 2)) * 150
    add(
      scene,
      fill(
        `${smooth(Array.from({ length: 32 }, (_, i) => [i * 40 - 20, top(i * 40 - 20)] as const))}L1220 820H-20Z`,
        mix(mood.leaf, mood.ground, 0.45),
      ),
    )
    woods(scene, (x) => top(x) + 40, mood.leaf, 90, 20, 180)
    add(
      scene,
      church(scene, 430, 505, 300, { belfry: 'tower', white: true, apse: false }),
      house(scene, 720, 510, 170, 100, {
        wall: mix(mood.wall, '#ffffff', 0.4),
        windows: 3,
        floors: 2,
        door: false,
      }),
    )
    birds(scene, 300, 200, 5)
    frameOaks(scene, scene.side < 0 ? 'right' : 'left', 520)
  },

  'romanesque-church'(scene) {
    openLand(scene, { horizon: 380, top: 560 })
    add(scene, church(scene, 400, 640, 420), cypress(scene, 300, 650, 300))
    path(scene, 600, 640, 520, 280, 70)
    frameOaks(scene, 'right', 620)
    edgeBushes(scene)
  },

  'meadow-chapel'(scene) {
    openLand(scene, { horizon: 410, top: 560, grass: 120 })
    add(scene, church(scene, 380, 640, 420, { belfry: 'wall' }))
    add(scene, corkOak(scene, 1040, 690, 460), corkOak(scene, 130, 660, 330))
    tufts(scene, 660, 70)
  },

  'sanctuary-white'(scene) {
    openLand(scene, { horizon: 380, top: 560 })
    add(scene, church(scene, 400, 640, 430, { white: true, belfry: 'dome' }))
    path(scene, 610, 640, 600, 340, 90)
    frameOaks(scene, 'right', 560)
    edgeBushes(scene, scene.mood.paper)
    add(scene, person(scene, 540, 760, 1.7, { walking: true, skirt: true, hat: 'scarf' }))
  },

  'stone-cross'(scene) {
    sky(scene, { sunX: 820, sunY: 350 })
    backHills(scene, { horizon: 480 })
    ground(scene, { top: 620 })
    const { mood } = scene
    const stone = mix(mood.stone, mood.wall, 0.4)
    add(
      scene,
      ellipse(560, 720, 180, 24, mood.shadow, 0.3),
      fill(
        polygon([
          [420, 720],
          [450, 660],
          [670, 660],
          [700, 720],
        ]),
        darker(stone, 0.1),
      ),
      fill(
        polygon([
          [480, 662],
          [500, 600],
          [620, 600],
          [640, 662],
        ]),
        stone,
      ),
      fill(
        polygon([
          [528, 602],
          [536, 180],
          [584, 180],
          [592, 602],
        ]),
        stone,
      ),
      fill(
        'M430 262h80a50 50 0 0 0 30 -26h40a50 50 0 0 0 30 26h80v56h-80a50 50 0 0 0 -30 26h-40a50 50 0 0 0 -30 -26h-80Z',
        stone,
      ),
      circle(560, 290, 24, mood.accent),
    )
    add(scene, rect(scene.side < 0 ? 566 : 534, 182, 18, 420, darker(stone, 0.16)))
    frameOaks(scene, 'right', 600)
    add(scene, person(scene, 330, 740, 1.5, { backpack: true }))
  },

  /** A street covered with carpets of petals and sawdust, people at their edge. */
  'flower-carpet'(scene) {
    street(scene, 470)
    const { mood, random } = scene
    const petals = ['#c8455f', '#f0d9a8', mood.accent, '#8e5aa8', mood.leafLight, mood.paper] as const
    add(scene, fill('M-20 470H1220V820H-20Z', mix(mood.path, mood.stone, 0.25)))
    add(scene, fill('M500 476H700L1040 810H160Z', mix(mood.leaf, mood.ink, 0.15)))
    for (let row = 0; row < 5; row++) {
      const y = 500 + row * 30 + row * row * 10
      const s = 0.34 + row * 0.2
      for (const side of [-1, 1]) {
        const x = 600 + side * (46 + row * 34)
        for (let i = 0; i < 8; i++) {
          const turn = (i / 8) * Math.PI * 2
          add(
            scene,
            ellipse(
              x + Math.cos(turn) * 46 * s,
              y + Math.sin(turn) * 20 * s,
              20 * s,
              10 * s,
              petals[row % 4] ?? mood.accent,
            ),
          )
        }
        add(scene, ellipse(x, y, 22 * s, 10 * s, petals[(row + 1) % 4] ?? mood.paper))
      }
      add(scene, ellipse(600, y + 14 * s, 15 * s, 8 * s, mood.paper))
    }
    for (const k of [-1, 1])
      for (let i = 0; i < 40; i++) {
        const t = i / 39
        const [x, y] = [600 + k * (100 + t * 340), 476 + t * 334]
        add(scene, ellipse(x, y, 5 + t * 15, 3 + t * 8, random.pick(petals)))
      }
    for (const [x, y, s, skirt] of [
      [330, 640, 1.7, true],
      [236, 690, 2, false],
      [860, 640, 1.7, false],
      [968, 700, 2.1, true],
    ] as const)
      add(scene, person(scene, x, y, s, { skirt, flip: x > 600, arms: [16, -8] }))
    add(scene, person(scene, 140, 764, 2.3, { child: true, arms: [80, 20] }))
    bunting(scene, 110)
  },
}
