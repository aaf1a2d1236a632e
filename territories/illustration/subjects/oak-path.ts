import { darker, mix } from '../colour.ts'
import { path, tufts } from '../land/land.ts'
import { openCountry } from '../land/open-country.ts'
import { bush, corkOak } from '../land/trees.ts'
import { person } from '../people/people.ts'
import { nearTrunk, overhead } from '../props/trunk.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { midOaks } from '../settings.ts'
import { fill } from '../shape.ts'

/** A way through the cork wood. */
export const oakPath: Record<string, (scene: Scene) => void> = {
  'oak-path': (scene) => viewOf(scene, [betweenTrunks, roundTheBend, pastOneTrunk])(scene),
}

/** The way runs between peeled trunks, under their crowns. */
function betweenTrunks(scene: Scene): void {
  openCountry(scene, 350, 480)
  midOaks(scene, 500, 2, 210, 300, 560)
  midOaks(scene, 500, 2, 220, 700, 960)
  path(scene, 620, 490, 520, 460)
  add(scene, person(scene, 640, 588, 1.05, { walking: true, backpack: true }))
  add(
    scene,
    corkOak(scene, 360, 590, 430, { stripped: 0.9, lean: -0.03 }),
    corkOak(scene, 930, 640, 560, { stripped: 0.86, lean: 0.04 }),
  )
  add(scene, nearTrunk(scene, { x: 110, base: 820, top: -60, half: 112, cut: 250, lean: 40 }))
  add(scene, overhead(scene, 150, 620, 170))
  add(scene, bush(scene, 1130, 800, 120))
}

/** It climbs a slope and turns round the foot of a great oak. */
function roundTheBend(scene: Scene): void {
  const { mood } = scene
  openCountry(scene, 360, 520)
  const slope = mix(mood.ground, mood.leaf, 0.28)
  add(scene, fill('M-20 700Q300 640 620 520T1220 330V820H-20Z', slope))
  add(
    scene,
    corkOak(scene, 1110, 400, 340, { stripped: 0.9 }),
    corkOak(scene, 880, 490, 400, { stripped: 0.8 }),
  )
  add(
    scene,
    fill(
      'M1220 470Q960 500 800 600Q640 690 380 800H-20V820H820Q800 740 900 660Q1020 570 1220 560Z',
      mood.path,
    ),
  )
  add(
    scene,
    fill(
      'M1220 520Q1000 540 860 640Q740 730 700 820H820Q800 740 900 660Q1020 570 1220 560Z',
      mix(mood.path, mood.near, 0.22),
    ),
  )
  add(scene, fill('M1220 560Q1020 570 900 660Q800 740 820 820H1220Z', darker(slope, 0.18)))
  add(scene, person(scene, 830, 640, 1.5, { walking: true, backpack: true, hat: 'cap', flip: true }))
  add(scene, corkOak(scene, 390, 720, 760, { stripped: 0.78, lean: 0.06, crown: 1.05 }))
  add(scene, bush(scene, 1090, 770, 110), bush(scene, 40, 800, 90))
}

/** One trunk very near; the way and who walks it pass behind. */
function pastOneTrunk(scene: Scene): void {
  openCountry(scene, 380, 500)
  midOaks(scene, 520, 3, 230, 40, 640)
  path(scene, 330, 510, 420, 520, 30)
  add(
    scene,
    person(scene, 372, 640, 1.9, { walking: true, hat: 'straw', backpack: true }),
    person(scene, 440, 616, 1.7, { walking: true }),
  )
  add(scene, corkOak(scene, 1130, 640, 520, { stripped: 0.9 }))
  add(scene, nearTrunk(scene, { x: 830, base: 810, top: -80, half: 150, cut: 230, lean: -70 }))
  add(scene, overhead(scene, 760, 700, 150))
  tufts(scene, 740, 6)
}
