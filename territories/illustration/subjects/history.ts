import { darker, lighter, mix } from '../colour.ts'
import { backHills, ground, sky } from '../land.ts'
import { castle } from '../landmarks.ts'
import { person } from '../people.ts'
import { banner, bunting, portrait } from '../props/festive.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { fill, line, polygon, rect } from '../shape.ts'

export const history: Record<string, (scene: Scene) => void> = {
  'royal-wedding'(scene) {
    const { mood } = scene
    const wall = mix(mood.stone, mood.wall, 0.4)
    add(scene, rect(0, 0, WIDTH, HEIGHT, wall))
    for (let i = 0; i < 60; i++)
      add(
        scene,
        rect(
          scene.random.between(0, 1160),
          scene.random.between(0, 640),
          scene.random.between(40, 80),
          22,
          scene.random.chance(0.5) ? darker(wall, 0.06) : lighter(wall, 0.08),
          4,
        ),
      )
    for (let i = 0; i < 4; i++)
      add(
        scene,
        fill(
          `M${370 - i * 26} 660V380Q${370 - i * 26} ${170 - i * 20} 600 ${90 - i * 24}Q${830 + i * 26} ${170 - i * 20} ${830 + i * 26} 380V660Z`,
          i % 2 ? lighter(wall, 0.16) : darker(wall, 0.14),
        ),
      )
    add(
      scene,
      fill('M392 660V390Q392 190 600 116Q808 190 808 390V660Z', darker(mood.cork, 0.5)),
      rect(0, 650, WIDTH, 160, mood.path),
      fill('M480 660H720L860 810H340Z', mood.cork),
    )
    add(
      scene,
      person(scene, 540, 700, 2.8, { skirt: true, shirt: mood.paper, arms: [50, -10] }),
      person(scene, 680, 700, 2.8, { shirt: '#5b2a3c', arms: [50, -10], flip: true }),
    )
    for (const [x, c] of [
      [540, mood.accent],
      [680, mood.accent],
    ] as const)
      add(
        scene,
        fill(
          polygon([
            [x - 26, 430],
            [x - 30, 392],
            [x - 10, 410],
            [x + 2, 384],
            [x + 14, 410],
            [x + 34, 392],
            [x + 28, 430],
          ]),
          c,
        ),
      )
    for (const [x, flip] of [
      [180, false],
      [290, false],
      [910, true],
      [1020, true],
    ] as const)
      add(scene, person(scene, x, 760, 2.3, { flip, skirt: x % 4 === 0, arms: [130, 20] }))
    banner(scene, 110, 120, mood.water)
    banner(scene, 1000, 120, '#5b2a3c')
  },

  medieval(scene) {
    sky(scene)
    backHills(scene, { horizon: 430, layers: 2 })
    ground(scene, { top: 600 })
    const { mood } = scene
    add(scene, castle(scene, 380, 580, 460))
    for (const [x, c] of [
      [120, mood.cork],
      [950, mood.water],
    ] as const)
      add(
        scene,
        fill(
          polygon([
            [x, 700],
            [x + 20, 560],
            [x + 80, 490],
            [x + 140, 560],
            [x + 160, 700],
          ]),
          c,
        ),
        fill(
          polygon([
            [x + 50, 700],
            [x + 60, 570],
            [x + 80, 490],
            [x + 100, 570],
            [x + 110, 700],
          ]),
          mood.paper,
        ),
        line(`M${x + 80} 490v-50`, { width: 6, colour: mood.ink }),
        fill(`M${x + 82} 440l50 14 -50 16Z`, mood.accent),
      )
    for (const [x, y] of [
      [380, 740],
      [480, 760],
      [620, 744],
      [740, 764],
      [860, 742],
    ] as const)
      add(
        scene,
        person(scene, x, y, 1.8, {
          skirt: x % 3 !== 0,
          hat: x % 2 ? 'scarf' : undefined,
          walking: true,
          flip: x > 600,
        }),
      )
    bunting(scene, 100)
  },

  'portrait-maker': (scene) =>
    portrait(scene, 'bowler', (s) =>
      add(s, fill('M540 470q60 40 120 0q-20 34 -60 26q-40 8 -60 -26Z', s.mood.ink)),
    ),

  'portrait-driver': (scene) =>
    portrait(scene, 'cap', (s) =>
      add(
        s,
        rect(470, 420, 110, 70, mix(s.mood.water, '#ffffff', 0.5), 30),
        rect(620, 420, 110, 70, mix(s.mood.water, '#ffffff', 0.5), 30),
        line('M470 420h110v70h-110ZM620 420h110v70h-110ZM580 450h40', { width: 10, colour: s.mood.ink }),
      ),
    ),

  'portrait-fisher': (scene) =>
    portrait(scene, 'beret', (s) => {
      add(s, fill('M450 470Q600 660 750 470L730 560Q600 690 470 560Z', s.mood.stone))
      for (let i = 0; i < 8; i++)
        add(
          s,
          line(`M${80 + i * 40} 420L${220 + i * 40} 800M${400 - i * 40} 420L${240 - i * 40} 800`, {
            width: 5,
            colour: s.mood.paper,
            opacity: 0.7,
          }),
        )
    }),
}
