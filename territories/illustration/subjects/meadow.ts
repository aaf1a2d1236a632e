import { darker, lighter, mix } from '../colour.ts'
import { backHills, ground, path, sky, tufts } from '../land.ts'
import { person } from '../people.ts'
import { sheep, stag } from '../props/herd.ts'
import { add, type Scene } from '../scene.ts'
import { edgeBushes, frameOaks, midOaks, openLand } from '../settings.ts'
import { circle, ellipse, fill, line, rect } from '../shape.ts'
import { bush } from '../trees.ts'

/** Open pasture and bare tops: who grazes there, what stands there. */
export const meadow: Record<string, (scene: Scene) => void> = {
  /** Two stags call across a clearing. */
  stags(scene) {
    openLand(scene, { horizon: 370, top: 520 })
    midOaks(scene, 545, 6, 230)
    const { mood } = scene
    add(scene, ellipse(600, 700, 520, 74, lighter(mood.ground, 0.08), 0.6))
    stag(scene, 330, 640, 0.95, false)
    stag(scene, 770, 752, 1.5, true)
    tufts(scene, 640, 46)
    frameOaks(scene, 'right', 640)
  },

  /** A flock under barked oaks, with its shepherd. */
  flock(scene) {
    openLand(scene, { horizon: 380, top: 530 })
    midOaks(scene, 550, 6, 250)
    const { random } = scene
    const flock: [number, number, number][] = [
      [300, 622, 0.8],
      [420, 640, 0.85],
      [690, 628, 0.8],
      [560, 664, 1],
      [250, 692, 1.1],
      [400, 712, 1.15],
      [730, 704, 1.1],
      [560, 752, 1.35],
      [330, 772, 1.4],
    ]
    for (const [x, y, s] of flock) sheep(scene, x, y, s, random.chance(0.5))
    add(
      scene,
      person(scene, 880, 742, 2.1, { hat: 'straw', flip: true, arms: [30, -10] }),
      line('M838 590L852 744', { width: 7, colour: scene.mood.bark }),
    )
    tufts(scene, 660, 36)
    frameOaks(scene, 'left', 620)
  },

  /** A rounded top with the white dome of a weather radar, and people on the way up to it. */
  'radar-summit'(scene) {
    sky(scene, { clouds: 3 })
    backHills(scene, { horizon: 450, layers: 3 })
    const { mood } = scene
    ground(scene, { top: 640, grass: 30 })
    add(
      scene,
      fill('M-20 700Q260 560 480 470T760 420Q960 440 1220 660V820H-20Z', mix(mood.leaf, mood.ground, 0.45)),
    )
    for (let i = 0; i < 26; i++) {
      const x = scene.random.between(20, 1180)
      const y = 470 + (Math.abs(x - 720) / 700) * 190 + scene.random.between(30, 150)
      add(scene, bush(scene, x, y, scene.random.between(20, 46)))
    }
    const white = mix(mood.paper, '#ffffff', mood.night ? 0 : 0.5)
    add(
      scene,
      rect(688, 300, 64, 140, mix(mood.stone, mood.wall, 0.4)),
      rect(688, 300, 22, 140, darker(mix(mood.stone, mood.wall, 0.4), 0.16)),
      rect(668, 296, 104, 12, mood.ink),
      circle(720, 238, 70, white),
      fill('M650 238A70 70 0 0 0 720 308Q676 292 668 238T700 172A70 70 0 0 0 650 238Z', darker(white, 0.14)),
      line(
        'M652 220Q720 244 788 220M656 262Q720 286 784 262M720 168V308M686 178Q668 240 690 300M754 178Q772 240 750 300',
        {
          width: 2.5,
          colour: darker(white, 0.24),
        },
      ),
      line('M820 440V300M804 330H836M808 352H832', { width: 5, colour: mood.ink }),
    )
    path(scene, 690, 450, 520, 210, 60)
    add(
      scene,
      person(scene, 590, 640, 1.5, { walking: true, backpack: true, hat: 'cap' }),
      person(scene, 520, 690, 1.75, { walking: true, backpack: true, hat: 'straw' }),
    )
    edgeBushes(scene, mood.accent)
  },
}
