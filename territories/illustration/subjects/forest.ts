import { lighter, mix } from '../colour.ts'
import { backHills, ground, path, rock, sky, tufts, water, woods } from '../land.ts'
import { person } from '../people.ts'
import { pig } from '../props/animals.ts'
import { AGES } from '../props/plants.ts'
import { add, type Scene } from '../scene.ts'
import { edgeBushes, frameOaks, midOaks, openLand, pines, woodWithPath } from '../settings.ts'
import { ellipse, fill, line, polygon, rect, smooth } from '../shape.ts'
import { bush, corkOak } from '../trees.ts'

export const forest: Record<string, (scene: Scene) => void> = {
  'oak-path': woodWithPath,

  'giant-oak'(scene) {
    openLand(scene, { horizon: 430, top: 600 })
    add(scene, corkOak(scene, 600, 700, 690, { stripped: 0.5, lean: 0.01, crown: 1.28 }))
    add(scene, person(scene, 790, 708, 0.95, { hat: 'straw', arms: [140, -8] }))
    tufts(scene, 680, 30)
  },

  'trunk-colours'(scene) {
    sky(scene)
    backHills(scene, { horizon: 330 })
    ground(scene, { top: 560 })
    for (const [i, bare] of AGES.entries())
      add(
        scene,
        corkOak(scene, 130 + i * 235, 720 + (i % 2) * 24, 640, {
          bare,
          stripped: 0.98,
          lean: scene.random.between(-0.05, 0.05),
        }),
      )
    tufts(scene, 700, 30)
  },

  pines(scene) {
    openLand(scene, { horizon: 380, top: 560 })
    pines(scene, 600, 5, 330)
    midOaks(scene, 680, 3, 360)
    edgeBushes(scene)
  },

  'lovers-tree'(scene) {
    openLand(scene, { horizon: 410, top: 600 })
    add(scene, corkOak(scene, 700, 710, 660, { stripped: 0, lean: -0.06, crown: 1.12 }))
    add(
      scene,
      person(scene, 380, 712, 1.9, { skirt: true, shirt: scene.mood.cork, hat: 'scarf', arms: [150, -10] }),
    )
    add(scene, rock(scene, 470, 540, 26, 22), rock(scene, 712, 470, 30, 26))
    tufts(scene, 690, 40)
  },

  'steep-path'(scene) {
    openLand(scene, { horizon: 300, top: 460 })
    const { mood } = scene
    add(scene, fill('M-20 460Q360 430 1220 240V820H-20Z', mix(mood.ground, mood.leaf, 0.2)))
    for (let i = 0; i < 9; i++)
      add(
        scene,
        `<rect x="${250 + i * 78}" y="${724 - i * 46}" width="${170 - i * 9}" height="${30 - i}" rx="8" fill="${i % 2 ? mood.stone : lighter(mood.stone, 0.18)}"/>`,
      )
    add(scene, corkOak(scene, 150, 690, 560), corkOak(scene, 1010, 560, 430), corkOak(scene, 780, 760, 500))
    add(scene, person(scene, 560, 560, 1.3, { walking: true, backpack: true, hat: 'cap' }))
    edgeBushes(scene)
  },

  'climb-sanctuary'(scene) {
    sky(scene)
    backHills(scene, { horizon: 440, layers: 2 })
    const { mood } = scene
    const slope = (x: number) => 560 - Math.exp(-(((x - 760) / 300) ** 2)) * 320
    add(
      scene,
      fill(
        `${smooth(Array.from({ length: 32 }, (_, i) => [i * 40 - 20, slope(i * 40 - 20)] as const))}L1220 820H-20Z`,
        mix(mood.leaf, mood.ground, 0.4),
      ),
    )
    woods(scene, slope, mood.leaf, 130, 16, 210)
    add(scene, line('M180 800Q420 700 340 620T640 520T600 420T760 270', { width: 16, colour: mood.path }))
    add(
      scene,
      rect(690, 204, 150, 62, lighter(mood.wall, 0.3)),
      fill(
        polygon([
          [680, 206],
          [700, 180],
          [830, 180],
          [850, 206],
        ]),
        mood.roof,
      ),
      rect(800, 150, 34, 60, lighter(mood.wall, 0.2)),
      fill(
        polygon([
          [796, 152],
          [817, 128],
          [838, 152],
        ]),
        mood.roof,
      ),
    )
    frameOaks(scene, 'left', 600)
    add(
      scene,
      person(scene, 300, 770, 1.5, { walking: true, backpack: true }),
      person(scene, 400, 742, 1.3, { walking: true, hat: 'straw' }),
    )
  },

  'path-sea'(scene) {
    sky(scene)
    water(scene, 380, 500)
    backHills({ ...scene, relief: 'soft' }, { horizon: 470, layers: 2 })
    ground(scene, { top: 560 })
    path(scene, 640, 560, 560, 320)
    pines(scene, 590, 3, 260)
    add(
      scene,
      person(scene, 650, 680, 1.5, { walking: true, hat: 'straw' }),
      person(scene, 570, 700, 1.5, { walking: true, child: true }),
    )
    edgeBushes(scene, scene.mood.accent)
  },

  dehesa(scene) {
    openLand(scene, { horizon: 390, top: 540 })
    midOaks(scene, 560, 6, 240)
    pig(scene, 420, 700, 1.3)
    pig(scene, 590, 740, 1.5)
    pig(scene, 760, 690, 1.1)
    frameOaks(scene, scene.side < 0 ? 'right' : 'left', 640)
    tufts(scene, 640, 40)
  },

  'chestnut-lane'(scene) {
    openLand(scene, { horizon: 360, top: 520 })
    const { mood, random } = scene
    path(scene, 620, 520, 600, 420)
    for (const [x, y, h] of [
      [120, 760, 640],
      [330, 640, 420],
      [900, 650, 430],
      [1090, 770, 660],
      [480, 570, 260],
      [760, 570, 260],
    ] as const) {
      add(
        scene,
        line(
          `M${x} ${y}V${y - h * 0.5}M${x} ${y - h * 0.4}L${x - h * 0.16} ${y - h * 0.62}M${x} ${y - h * 0.42}L${x + h * 0.16} ${y - h * 0.64}`,
          { width: h * 0.07, colour: mix(mood.bark, mood.wall, 0.15) },
        ),
      )
      for (let i = 0; i < 9; i++)
        add(
          scene,
          ellipse(
            x + random.between(-0.26, 0.26) * h,
            y - h * random.between(0.5, 0.92),
            h * 0.15,
            h * 0.12,
            random.pick([
              mood.accent,
              mix(mood.accent, mood.leaf, 0.5),
              mix(mood.accent, mood.cork, 0.4),
            ] as const),
          ),
        )
    }
    for (let i = 0; i < 40; i++)
      add(
        scene,
        ellipse(
          random.between(0, 1200),
          random.between(620, 800),
          12,
          6,
          random.pick([mood.accent, mood.cork] as const),
        ),
      )
    add(scene, person(scene, 620, 700, 1.7, { walking: true, backpack: true, hat: 'cap' }))
  },

  resprout(scene) {
    openLand(scene, { horizon: 380, top: 560, grass: 30 })
    const { mood } = scene
    add(scene, fill(`M0 600H1200V820H0Z`, mix(mood.bark, mood.ground, 0.45)))
    for (const [x, h] of [
      [200, 520],
      [480, 600],
      [800, 560],
      [1050, 480],
    ] as const) {
      add(scene, corkOak(scene, x, 720, h, { burnt: true, crown: 0.7, stripped: 0 }))
      for (let i = 0; i < 16; i++)
        add(
          scene,
          ellipse(
            x + scene.random.between(-0.3, 0.3) * h,
            720 - h * scene.random.between(0.5, 0.95),
            15,
            10,
            i % 2 ? '#8fc24a' : '#b3d65f',
          ),
        )
    }
    for (let i = 0; i < 30; i++)
      add(
        scene,
        line(
          `M${scene.random.between(0, 1200)} ${scene.random.between(640, 790)}q4 -16 10 -24m-10 24q-4 -14 -10 -20`,
          { width: 5, colour: '#93c04c' },
        ),
      )
  },

  planting(scene) {
    openLand(scene, { horizon: 360, top: 540 })
    const { mood } = scene
    for (const [x, y] of [
      [240, 640],
      [520, 620],
      [820, 640],
      [380, 740],
      [700, 750],
      [1000, 730],
    ] as const) {
      add(
        scene,
        ellipse(x, y, 60, 12, mix(mood.bark, mood.ground, 0.3)),
        line(`M${x} ${y}v-60`, { width: 6, colour: mood.bark }),
        bush(scene, x, y - 46, 30),
      )
    }
    for (const [x, y, o] of [
      [170, 650, 0],
      [450, 640, 1],
      [760, 660, 2],
      [310, 752, 3],
      [900, 750, 4],
      [620, 764, 5],
    ] as const)
      add(
        scene,
        person(scene, x, y, o > 2 ? 1.7 : 1.45, {
          child: true,
          hat: (['cap', 'straw', 'scarf'] as const)[o % 3],
          arms: [60, 40],
          flip: o % 2 === 1,
        }),
      )
    add(scene, person(scene, 1080, 720, 1.8, { skirt: true, shirt: mood.water, arms: [80, 20], flip: true }))
  },
}
