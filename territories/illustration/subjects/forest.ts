import { darker, lighter, mix } from '../colour.ts'
import { path, rock } from '../land/land.ts'
import { openCountry } from '../land/open-country.ts'
import { bush, canopy, corkOak, pine } from '../land/trees.ts'
import { person, posed } from '../people/people.ts'
import { LOOKING_UP } from '../people/poses.ts'
import { nearTrunk, overhead } from '../props/trunk.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { edgeBushes } from '../settings.ts'
import { ellipse, fill, line } from '../shape.ts'

/** Woods of other trees. */
export const forest: Record<string, (scene: Scene) => void> = {
  pines: (scene) => viewOf(scene, [pinesAndOaks, underPines])(scene),
  'chestnut-lane': chestnutLane,
}

/** Both want light: tall umbrellas over round crowns. */
function pinesAndOaks(scene: Scene): void {
  openCountry(scene, 400, 540)
  add(
    scene,
    corkOak(scene, 560, 600, 330, { stripped: 0.9 }),
    corkOak(scene, 1010, 610, 380, { stripped: 0.9 }),
  )
  add(scene, pine(scene, 760, 650, 600))
  add(scene, pine(scene, 290, 760, 760))
  add(scene, corkOak(scene, 590, 740, 430, { stripped: 0.85 }))
  edgeBushes(scene)
}

/** Between the trunks: straight and red-brown those of the pines, one of a cork oak. */
function underPines(scene: Scene): void {
  const { mood, side } = scene
  openCountry(scene, 390, 530)
  const bark = mix(mood.bark, mood.cork, 0.3)
  const stem = (x: number, w: number, base: number, lean: number) =>
    fill(
      `M${x - w} ${base}Q${x - w * 0.6} 380 ${x - w * 0.5 + lean} -20H${x + w * 0.5 + lean}Q${x + w * 0.6} 380 ${x + w} ${base}Z`,
      darker(bark, 0.14),
    ) +
    fill(
      `M${x + side * w * 0.3} ${base}Q${x + side * w * 0.2} 380 ${x + side * w * 0.1 + lean} -20H${x + side * w * 0.5 + lean}Q${x + side * w * 0.6} 380 ${x + side * w} ${base}Z`,
      lighter(bark, 0.1),
    )
  add(scene, pine(scene, 470, 570, 330), pine(scene, 640, 560, 280))
  add(scene, stem(930, 34, 640, 20), stem(1110, 60, 780, -26), stem(160, 52, 740, 34))
  add(scene, corkOak(scene, 700, 680, 470, { stripped: 0.9 }))
  const cap: Scene = { ...scene, mood: { ...mood, leaf: mix(mood.leaf, '#2f6a4a', 0.35) } }
  add(scene, canopy(cap, 120, 20, 420, 110), canopy(cap, 1080, 10, 480, 130))
  add(scene, person(scene, 420, 720, 2.2, { walking: true, backpack: true, hat: 'cap' }))
  add(scene, bush(scene, 30, 810, 110))
}

/** Chestnuts in autumn on either side of a lane of loose stone. */
function chestnutLane(scene: Scene): void {
  const { mood } = scene
  openCountry(scene, 350, 480)
  path(scene, 610, 490, 560, 480, 36)
  const gold: Scene = {
    ...scene,
    mood: {
      ...mood,
      leaf: mix(mood.accent, mood.leaf, 0.22),
      leafLight: lighter(mood.accent, 0.2),
      leafDark: mix(mood.accent, mood.bark, 0.62),
    },
  }
  const chestnut = (x: number, y: number, h: number) =>
    ellipse(x, y + 3, h * 0.3, h * 0.03, mood.shadow, 0.32) +
    line(
      `M${x} ${y - h * 0.4}L${x - h * 0.18} ${y - h * 0.66}M${x} ${y - h * 0.4}L${x + h * 0.17} ${y - h * 0.68}`,
      { width: h * 0.05, colour: darker(mood.bark, 0.14) },
    ) +
    fill(
      `M${x - h * 0.075} ${y}Q${x - h * 0.035} ${y - h * 0.2} ${x - h * 0.045} ${y - h * 0.5}H${x + h * 0.045}Q${x + h * 0.035} ${y - h * 0.2} ${x + h * 0.075} ${y}Z`,
      mood.bark,
    ) +
    canopy(gold, x, y - h * 0.68, h * 0.38, h * 0.32)
  add(
    scene,
    chestnut(470, 530, 280),
    chestnut(760, 530, 290),
    chestnut(320, 610, 460),
    chestnut(930, 630, 500),
  )
  add(scene, posed(scene, 590, 700, 2.6, LOOKING_UP, { backpack: true, hat: 'cap', shirt: mood.water }))
  add(
    scene,
    nearTrunk(scene, {
      x: 80,
      base: 820,
      top: -40,
      half: 84,
      bark: mix(mood.bark, mood.stone, 0.25),
      lean: 20,
    }),
    overhead(gold, 100, 480, 170),
  )
  for (const [x, y] of [
    [280, 740],
    [360, 790],
    [760, 770],
    [880, 720],
    [980, 780],
    [690, 800],
  ] as const)
    add(
      scene,
      fill(
        `M${x - 26} ${y}Q${x} ${y - 20} ${x + 28} ${y - 4}Q${x + 4} ${y + 12} ${x - 26} ${y}Z`,
        mix(mood.accent, mood.cork, 0.4),
      ),
    )
  add(scene, rock(scene, 1120, 800, 190, 100))
}
