import { darker, lighter, mix } from '../colour.ts'
import { backHills, sky } from '../land.ts'
import { person } from '../people.ts'
import { basket } from '../props/cork.ts'
import { bunting } from '../props/festive.ts'
import { bottle, wineGlass } from '../props/table.ts'
import { add, type Scene, WIDTH } from '../scene.ts'
import { room, street } from '../settings.ts'
import { circle, ellipse, fill, line, polygon, rect } from '../shape.ts'

export const markets: Record<string, (scene: Scene) => void> = {
  market(scene) {
    street(scene, 600)
    bunting(scene, 180)
    bunting(scene, 280, 26)
    const { mood } = scene
    for (const [x, c] of [
      [140, mood.cork],
      [480, mood.leaf],
      [820, mood.water],
    ] as const) {
      for (let i = 0; i < 6; i++)
        add(
          scene,
          fill(
            polygon([
              [x + i * 46, 430],
              [x + 46 + i * 46, 430],
              [x + 40 + i * 46, 500],
              [x - 6 + i * 46, 500],
            ]),
            i % 2 ? mood.paper : c,
          ),
        )
      add(
        scene,
        line(`M${x + 8} 500v190M${x + 262} 500v190`, { width: 10, colour: mood.bark }),
        rect(x, 610, 270, 90, mix(mood.bark, mood.accent, 0.4)),
      )
      for (let i = 0; i < 5; i++)
        add(
          scene,
          rect(
            x + 18 + i * 48,
            578,
            34,
            34,
            i % 2 ? mood.cork : mix(mood.cork, mood.accent, 0.5),
            i % 3 ? 16 : 4,
          ),
        )
    }
    for (const [x, y] of [
      [110, 760],
      [320, 770],
      [440, 752],
      [660, 768],
      [780, 754],
      [1020, 770],
      [1110, 750],
    ] as const)
      add(
        scene,
        person(scene, x, y, 1.55, {
          walking: true,
          flip: x > 600,
          skirt: x % 3 === 0,
          hat: x % 2 ? 'straw' : undefined,
        }),
      )
  },

  'farm-stall'(scene) {
    sky(scene)
    backHills(scene, { horizon: 320, layers: 2 })
    const { mood, random } = scene
    add(scene, rect(0, 560, WIDTH, 240, mood.path))
    for (const x of [110, 1070]) add(scene, rect(x, 220, 22, 480, mood.bark))
    for (let i = 0; i < 10; i++)
      add(
        scene,
        fill(
          polygon([
            [60 + i * 108, 120],
            [168 + i * 108, 120],
            [168 + i * 108, 240],
            [60 + i * 108, 240],
          ]),
          i % 2 ? mood.paper : mood.leaf,
        ),
        ellipse(114 + i * 108, 240, 54, 24, i % 2 ? mood.paper : mood.leaf),
      )
    add(
      scene,
      rect(80, 520, 1040, 50, mood.bark),
      rect(100, 566, 1000, 190, mix(mood.bark, mood.accent, 0.4)),
    )
    basket(scene, 250, 530, 1.1)
    for (const [x, y] of [
      [200, 410],
      [260, 396],
      [310, 412],
    ] as const)
      add(
        scene,
        rect(x - 12, y, 24, 30, mood.paper, 8),
        fill(`M${x - 40} ${y + 6}Q${x} ${y - 54} ${x + 40} ${y + 6}Z`, mix(mood.cork, mood.accent, 0.3)),
      )
    for (let i = 0; i < 4; i++)
      add(
        scene,
        rect(430 + i * 80, 420, 64, 100, mood.accent, 12),
        rect(436 + i * 80, 400, 52, 26, mood.paper, 6),
        rect(440 + i * 80, 456, 44, 34, mood.paper),
      )
    for (const [x, y] of [
      [800, 500],
      [900, 500],
      [850, 440],
      [990, 490],
    ] as const)
      add(
        scene,
        ellipse(x, y, 62, 32, mix(mood.accent, mood.wall, 0.5)),
        ellipse(x, y - 14, 62, 22, lighter(mood.accent, 0.45)),
      )
    for (let i = 0; i < 14; i++)
      add(
        scene,
        circle(
          random.between(140, 1060),
          random.between(640, 740),
          20,
          random.pick([mood.cork, mood.leafLight, mood.accent] as const),
        ),
      )
  },

  'tavern-singers'(scene) {
    room(scene, { wall: mix(scene.mood.cork, scene.mood.wall, 0.45), windowX: 60 })
    const { mood } = scene
    add(
      scene,
      circle(640, 260, 230, mood.lamp, 0.22),
      rect(636, 0, 8, 170, mood.ink),
      fill('M580 230l36 -60h48l36 60Z', mood.accent),
    )
    for (const [x, flip, hat] of [
      [230, false, 'beret'],
      [420, false, undefined],
      [760, true, 'scarf'],
      [950, true, 'cap'],
    ] as const)
      add(scene, person(scene, x, 690, 2.6, { arms: [100, -10], flip, hat }))
    const wood = mix(mood.bark, mood.cork, 0.4)
    add(
      scene,
      fill(
        polygon([
          [150, 600],
          [1050, 600],
          [1130, 690],
          [70, 690],
        ]),
        lighter(wood, 0.16),
      ),
      rect(70, 690, 1060, 26, darker(wood, 0.2)),
    )
    for (const [x, y] of [
      [300, 640],
      [480, 660],
      [700, 634],
      [880, 660],
    ] as const)
      wineGlass(scene, x, y, 0.6)
    bottle(scene, 590, 650, 0.8)
    for (const [x, y] of [
      [520, 180],
      [780, 150],
      [880, 230],
    ] as const)
      add(
        scene,
        ellipse(x, y, 15, 11, mood.ink),
        line(`M${x + 13} ${y}v-60q20 6 26 24`, { width: 6, colour: mood.ink }),
      )
  },
}
