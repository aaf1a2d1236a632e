import { darker, mix } from '../colour.ts'
import { backHills, ground } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { bush, corkOak } from '../land/trees.ts'
import { fern } from '../props/riverside.ts'
import { engineAhead, rails, steam, trackAway, train } from '../props/train.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { openLand } from '../settings.ts'
import { fill, line, polygon } from '../shape.ts'

export const trains: Record<string, (scene: Scene) => void> = {
  'steam-train'(scene) {
    viewOf(scene, [acrossTheLand, roundTheBend])(scene)
  },
  rails(scene) {
    narrowTrack(scene)
  },
}

/** The whole train, small engine first, over a low embankment. */
function acrossTheLand(scene: Scene): void {
  openLand(scene, { horizon: 330, top: 470, clouds: 1, grass: 0 })
  const { mood } = scene
  add(
    scene,
    corkOak(scene, 180, 560, 380),
    corkOak(scene, 1060, 540, 330),
    fill('M-20 640H1220V830H-20Z', mix(mood.ground, mood.bark, 0.24)),
  )
  rails(scene, 650, 46)
  train(scene, 1070, 652, 1.56, ['engine', 'goods', 'goods'])
  add(
    scene,
    fill('M-20 720Q300 690 640 730T1220 716V830H-20Z', mix(mood.near, mood.ground, 0.2)),
    bush(scene, 120, 800, 140, mood.accent),
    bush(scene, 1120, 830, 130, mood.accent),
    fern(scene, 420, 820, 110),
  )
}

/** Towards us out of the wood. */
function roundTheBend(scene: Scene): void {
  sky(scene, { clouds: 1 })
  backHills(scene, { horizon: 360, layers: 3 })
  ground(scene, { top: 500, grass: 4 })
  const { mood } = scene
  add(scene, corkOak(scene, 200, 600, 500, { lean: -0.05 }), corkOak(scene, 1000, 590, 520, { lean: 0.05 }))
  trackAway(scene, 640, 504, 520, 460)
  add(
    scene,
    steam(scene, 566, 196, 1.2, 1),
    engineAhead(scene, 565, 690, 1.66),
    bush(scene, 110, 800, 160, mood.accent),
    bush(scene, 1120, 810, 150),
  )
}

/** The narrow track itself, from between the rails: less than a step wide. */
function narrowTrack(scene: Scene): void {
  openLand(scene, { horizon: 350, top: 460, clouds: 2, grass: 6 })
  const { mood } = scene
  add(scene, corkOak(scene, 240, 540, 420, { lean: 0.04 }), corkOak(scene, 930, 530, 380, { lean: -0.04 }))
  trackAway(scene, 600, 462, 600, 620)
  // two boots, one on each side of a rail: how narrow it is
  const boot = mix(mood.bark, mood.cork, 0.4)
  const shoe = (x: number, flip: number) =>
    fill(
      polygon([
        [x - 50, 830],
        [x - 46, 720],
        [x - 36 * flip, 668],
        [x + 20, 664],
        [x + 44, 720],
        [x + 52, 830],
      ]),
      darker(boot, 0.2),
    ) +
    fill(`M${x - 46} 720Q${x} 640 ${x + 44} 720V760Q${x} 740 ${x - 46} 760Z`, boot) +
    line(`M${x - 22} 770H${x + 22}M${x - 24} 800H${x + 24}`, { width: 8, colour: mood.paper })
  add(scene, shoe(520, 1), shoe(690, 1), bush(scene, 90, 790, 150), bush(scene, 1130, 800, 140, mood.accent))
}
