import { masia } from '../buildings/buildings.ts'
import { stationHouse } from '../buildings/station-house.ts'
import { darker, lighter, mix } from '../colour.ts'
import { bush, corkOak } from '../land/trees.ts'
import { rider, riderAway } from '../people/rider.ts'
import { bicycle } from '../props/bicycle.ts'
import { fern, overhang, trunk } from '../props/riverside.ts'
import { add, HEIGHT, type Scene, viewOf, WIDTH } from '../scene.ts'
import { openLand } from '../settings.ts'
import { circle, ellipse, fill, line, rect } from '../shape.ts'

export const cycling: Record<string, (scene: Scene) => void> = {
  greenway(scene) {
    viewOf(scene, [awayUnderOaks, besideTheFields])(scene)
  },
  'cyclists-station'(scene) {
    setOff(scene)
  },
  bikes(scene) {
    toHire(scene)
  },
  'bike-hill'(scene) {
    viewOf(scene, [loadedAtTheView, singleFile])(scene)
  },
  'item-bike'(scene) {
    oneBike(scene)
  },
}

/** The old line as a way: level and wide, a family rides away from us under the oaks. */
function awayUnderOaks(scene: Scene): void {
  openLand(scene, { horizon: 350, top: 470, clouds: 2, grass: 4 })
  const { mood } = scene
  add(
    scene,
    corkOak(scene, 420, 520, 300, { lean: 0.06 }),
    corkOak(scene, 760, 520, 320, { lean: -0.06 }),
    fill('M588 474H616Q700 620 1080 830H140Q500 620 588 474Z', mood.path),
    fill('M602 474H608Q650 640 760 830H560Q610 640 602 474Z', mix(mood.path, mood.near, 0.13)),
    corkOak(scene, 230, 610, 520, { lean: 0.08 }),
    riderAway(scene, 640, 600, 0.95, { shirt: mood.accent }),
    riderAway(scene, 500, 690, 1.7, { child: true, shirt: mood.water }),
    riderAway(scene, 690, 762, 2.4, { bags: true, ponytail: true, shirt: mood.cork }),
    trunk(scene, [1110, 840], [1080, -20], 130, mix(mood.bark, mood.stone, 0.15)),
    bush(scene, 90, 800, 150),
    fern(scene, 980, 825, 140),
  )
  overhang(scene, 'right', 1.2)
}

/** Along the plain: one rides by, near, and the farm stands beyond the fields. */
function besideTheFields(scene: Scene): void {
  openLand(scene, { horizon: 340, top: 450, clouds: 3, grass: 0 })
  const { mood } = scene
  add(
    scene,
    masia(scene, 800, 500, 250),
    fill('M-20 520Q400 480 1220 530V600H-20Z', mix(mood.accent, mood.ground, 0.55)),
    fill('M-20 560Q500 530 1220 574V640H-20Z', mix(mood.leaf, mood.ground, 0.4)),
    corkOak(scene, 1090, 620, 420, { lean: 0.04 }),
    fill('M-20 640Q600 612 1220 640V830H-20Z', mood.path),
    fill('M-20 760Q600 736 1220 764V830H-20Z', mix(mood.path, mood.near, 0.3)),
    rider(scene, 430, 728, 2.7, {
      ponytail: true,
      shirt: mood.cork,
      frame: darker(mood.water, 0.2),
      bags: true,
    }),
    rider(scene, 900, 690, 1.75, { shirt: mood.accent, crank: 140 }),
    bush(scene, 80, 830, 140, mood.accent),
    fern(scene, 1120, 830, 130),
  )
  overhang(scene, 'left', 0.6)
}

/** They set off from the station: one already rides, one child follows. */
function setOff(scene: Scene): void {
  openLand(scene, { horizon: 360, top: 560, clouds: 2, grass: 0 })
  const { mood } = scene
  add(
    scene,
    corkOak(scene, 120, 620, 460, { lean: -0.03 }),
    stationHouse(scene, 440, 620, 520),
    fill('M-20 618Q600 606 1220 622V830H-20Z', mood.path),
    fill('M-20 740Q600 720 1220 750V830H-20Z', mix(mood.path, mood.near, 0.12)),
    rider(scene, 300, 720, 2, { child: true, shirt: mood.water, flip: false }),
    rider(scene, 760, 766, 2.55, {
      ponytail: true,
      shirt: mood.cork,
      bags: true,
      frame: mood.leafDark,
      crank: 50,
    }),
    bush(scene, 1150, 820, 140),
    fern(scene, 80, 830, 140),
  )
  overhang(scene, 'left', 0.7)
}

/** Bicycles against the wall of the hire shop, near; the door stands open. */
function toHire(scene: Scene): void {
  const { mood, side } = scene
  const wall = mix(mood.wall, mood.accent, 0.2)
  const trim = mix(mood.roof, mood.wall, 0.2)
  add(
    scene,
    rect(0, 0, WIDTH, HEIGHT, wall),
    fill(side > 0 ? 'M-20 -20H520L180 660H-20Z' : 'M1220 -20H680L1020 660H1220Z', darker(wall, 0.1)),
    rect(0, 0, WIDTH, 56, darker(mood.roof, 0.12)),
    rect(0, 56, WIDTH, 16, darker(wall, 0.3)),
    rect(0, 610, WIDTH, 40, mix(mood.stone, wall, 0.3)),
    // open door: the dark inside, one wheel hung in it
    fill('M760 640V250Q760 150 880 150T1000 250V640Z', trim),
    fill('M790 640V256Q790 182 880 182T970 256V640Z', mix(mood.ink, mood.bark, 0.35)),
    `<circle cx="880" cy="330" r="62" fill="none" stroke="${mix(mood.ink, mood.stone, 0.45)}" stroke-width="11"/>`,
    line('M880 190V268M818 330H942M880 268V392', { width: 4, colour: mix(mood.ink, mood.stone, 0.45) }),
    fill('M970 640V256L1090 220V690Z', mood.cork),
    fill('M992 330L1066 318V430L992 426Z', darker(mood.cork, 0.24)),
    fill('M992 470L1066 478V620L992 596Z', darker(mood.cork, 0.24)),
    // window with shutters
    rect(250, 170, 230, 260, trim),
    rect(
      276,
      196,
      178,
      220,
      mood.night || mood.light === 'dusk' ? mood.lamp : mix(mood.ink, mood.water, 0.45),
    ),
    rect(358, 196, 12, 220, lighter(wall, 0.3)),
    rect(140, 182, 104, 240, mix(mood.leaf, mood.water, 0.35)),
    rect(486, 182, 104, 240, mix(mood.leaf, mood.water, 0.35)),
    rect(232, 424, 266, 20, lighter(wall, 0.3)),
    // paving
    fill('M-20 648H1220V830H-20Z', mood.path),
    fill('M-20 740H1220V830H-20Z', mix(mood.path, mood.near, 0.14)),
    ellipse(560, 690, 520, 20, mood.shadow, 0.22),
    bicycle(scene, 640, 706, 2.2, darker(mood.water, 0.16)),
    bicycle(scene, 350, 744, 2.75, mood.cork, { basket: true }),
    bush(scene, 1120, 740, 110, mood.cork),
    fill('M1060 700H1180L1164 800H1076Z', mood.roof),
    fill('M1052 690H1188V716H1052Z', lighter(mood.roof, 0.16)),
  )
}

/** Loaded for two days, stopped on a shoulder of the hill: the country lies beyond its handlebar. */
function loadedAtTheView(scene: Scene): void {
  openLand(scene, { horizon: 400, top: 610, clouds: 3, grass: 6 })
  const { mood } = scene
  add(
    scene,
    corkOak(scene, 1040, 690, 560, { lean: -0.06 }),
    fill('M-20 660Q500 610 1220 690V830H-20Z', mix(mood.ground, mood.near, 0.22)),
    fill('M-20 740Q500 690 1220 760V830H-20Z', mood.path),
    bicycle(scene, 500, 760, 4, mood.cork, { bags: true, basket: false }),
    bush(scene, 1160, 830, 150, mood.accent),
    fern(scene, 80, 840, 170),
  )
  overhang(scene, 'left', 0.6)
}

/** In single file on the track between granite and oaks. */
function singleFile(scene: Scene): void {
  openLand(scene, { horizon: 370, top: 500, clouds: 2, grass: 8 })
  const { mood } = scene
  add(
    scene,
    corkOak(scene, 960, 570, 430, { lean: 0.05 }),
    fill('M-20 640Q500 590 1220 650V740H-20Z', mood.path),
    rider(scene, 920, 660, 1.5, { shirt: mood.water, crank: 120 }),
    rider(scene, 620, 700, 2, { shirt: mood.accent, ponytail: true, crank: 60 }),
    rider(scene, 240, 752, 2.6, { shirt: mood.cork, pack: true }),
    bush(scene, 1140, 810, 160),
    fern(scene, 560, 840, 130),
  )
  overhang(scene, 'left', 0.8)
}

/** One bicycle and its helmet, before a pale disc. */
function oneBike(scene: Scene): void {
  const { mood } = scene
  add(
    scene,
    rect(0, 0, WIDTH, HEIGHT, mix(mood.wall, mood.leaf, 0.22)),
    circle(600, 400, 350, mix(mood.paper, '#ffffff', 0.4)),
    fill('M-20 690H1220V820H-20Z', mix(mood.wall, mood.leaf, 0.36)),
    bicycle(scene, 590, 700, 4.6, mood.cork, { basket: true }),
    // helmet on the ground
    ellipse(1010, 752, 110, 12, mood.shadow, 0.3),
    fill('M910 740Q906 640 1010 640T1112 740Q1010 722 910 740Z', mood.accent),
    fill('M910 740Q906 640 1010 640Q960 660 956 732Z', darker(mood.accent, 0.2)),
    line('M990 660Q976 690 978 722M1040 660Q1056 690 1056 722', {
      width: 12,
      colour: darker(mood.accent, 0.36),
    }),
    line('M940 738Q1000 790 1076 738', { width: 7, colour: mood.ink }),
  )
}
