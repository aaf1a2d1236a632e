import { curtain, tower } from '../buildings/battlements.ts'
import { castle } from '../buildings/landmarks.ts'
import { look } from '../buildings/perspective.ts'
import { whiteRow } from '../buildings/white-town.ts'
import { mix } from '../colour.ts'
import { backHills, ground, path, tufts } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { bush, corkOak } from '../land/trees.ts'
import { hiker } from '../people/hiker.ts'
import { bough, nearSwell } from '../props/frame.ts'
import { corners, crag } from '../props/granite.ts'
import { dolmen } from '../props/stone.ts'
import { add, closer, type Scene, viewOf } from '../scene.ts'
import { fill } from '../shape.ts'
import { flags } from '../streets/street-things.ts'
import { paving, terrace } from '../streets/streets.ts'

/** Towns on a rock, as walkers see them: Alburquerque under its castle, and Marvão along its crag. */
export const hilltopTowns: Record<string, (scene: Scene) => void> = {
  'hilltop-town': (scene) => viewOf(scene, [fromADolmen, alongTheCrag, upTheStreet, fromTheTrack])(scene),
}

/** The castle hill with white houses at its foot. */
function castleHill(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const rock = mix(mood.stone, mood.ground, 0.28)
  add(
    scene,
    fill(
      `M${x - 480 * s} ${y + 330 * s}Q${x - 300 * s} ${y + 170 * s} ${x - 200 * s} ${y + 40 * s}L${x + 240 * s} ${y + 20 * s}Q${x + 340 * s} ${y + 180 * s} ${x + 520 * s} ${y + 330 * s}Z`,
      mix(mood.ground, mood.leaf, 0.36),
    ),
    crag(
      scene,
      [
        [x - 250 * s, y + 110 * s],
        [x - 226 * s, y + 10 * s],
        [x - 120 * s, y - 22 * s],
        [x + 130 * s, y - 20 * s],
        [x + 250 * s, y + 14 * s],
        [x + 284 * s, y + 120 * s],
        [x + 40 * s, y + 176 * s],
      ],
      { colour: rock },
    ),
    castle(scene, x - 226 * s, y + 2 * s, 460 * s),
  )
}

function fromADolmen(scene: Scene): void {
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 480, layers: 2 })
  castleHill(scene, 790, 350, 0.92)
  add(
    scene,
    whiteRow(scene, 480, 1150, (x) => 610 + Math.abs(x - 800) * 0.07, 58, true),
  )
  ground(scene, { top: 640, grass: 4 })
  dolmen(scene, 190, 790, 0.94)
  add(scene, bush(scene, 1080, 812, 140), bush(scene, 930, 820, 90))
}

/** A village in one line along the edge of the rock, castle first. */
function alongTheCrag(scene: Scene): void {
  const { mood } = scene
  closer(scene, 680, 400, 1.18)
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 560, layers: 2 })
  const rock = mix(mood.stone, mood.far, 0.14)
  add(
    scene,
    fill('M60 700Q260 560 330 420L1010 400Q1090 560 1240 640V820H60Z', mix(mood.leaf, mood.ground, 0.35)),
    tower(scene, 440, 330, 96, 170, { merlons: 4, marks: 4 }),
    curtain(scene, 330, 340, 330, 74, 7),
    whiteRow(scene, 640, 960, () => 342, 64, true),
    curtain(scene, 630, 366, 370, 44, 0),
    crag(
      scene,
      corners([
        290, 520, 300, 372, 336, 336, 520, 328, 780, 352, 1004, 350, 1040, 420, 1060, 540, 880, 500, 700, 560,
        500, 500,
      ]),
      { colour: rock },
    ),
  )
  nearSwell(scene, 640, 720)
  add(scene, corkOak(scene, 1110, 800, 430), corkOak(scene, 60, 790, 330), bush(scene, 250, 820, 120))
}

/** Up a white street, hung with pennants for the feast, to the walls at its end. */
function upTheStreet(scene: Scene): void {
  sky(scene, { clouds: 1 })
  backHills(scene, { horizon: 520, layers: 2 })
  castleHill(scene, 600, 300, 0.92)
  const view = look(scene, { horizon: 570, focal: 820 })
  add(
    scene,
    paving(view, mix(scene.mood.path, scene.mood.stone, 0.12), 4),
    terrace(view, [-16, 58], [16, 60], { floors: [1, 1] }),
    terrace(view, [-5.4, 3], [-4.6, 46], { floors: [2, 2], width: [6, 8] }),
    terrace(view, [4.6, 46], [5.4, 3], { floors: [2, 2], width: [6, 8] }),
    flags(view, [-5, 5.4, 24], [5, 5.4, 24], 9),
    flags(view, [-5.2, 5.5, 13.5], [5.2, 5.5, 13.5], 9),
  )
}

/** From the track between the oaks, the walls close at last. */
function fromTheTrack(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  backHills(scene, { horizon: 520, layers: 2 })
  castleHill(scene, 560, 380, 1.05)
  nearSwell(scene, 640, 610, mix(mood.ground, mood.leafLight, 0.15))
  path(scene, 600, 628, 560, 340, 36)
  add(scene, corkOak(scene, 1040, 780, 640), hiker(scene, 500, 740, 1.9))
  bough(scene, 'left', 0.8)
  add(scene, bush(scene, 80, 800, 150))
  tufts(scene, 730, 4)
}
