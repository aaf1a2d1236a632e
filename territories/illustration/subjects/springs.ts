import { darker, lighter, mix } from '../colour.ts'
import { bush, canopy, corkOak, reeds } from '../land/trees.ts'
import { cuppedHand } from '../people/hand-poses.ts'
import { hiker } from '../people/hiker.ts'
import { blocks, granite } from '../props/arches.ts'
import { fern, nearBank, overhang } from '../props/riverside.ts'
import { boulder, jet, ripple, surface, waterTones } from '../props/water.ts'
import { add, type Scene, viewOf, WIDTH } from '../scene.ts'
import { openLand } from '../settings.ts'
import { ellipse, fill, polygon, rect } from '../shape.ts'
import { woodBehind } from './waters.ts'

export const springs: Record<string, (scene: Scene) => void> = {
  'stone-spring'(scene) {
    viewOf(scene, [nicheSpring, spoutNear, trough, vaultedSpring])(scene)
  },
}

/** The spring in its wall: an arch in the bank, the spout, a basin; somebody has come to fill a bottle. */
function nicheSpring(scene: Scene): void {
  woodBehind(scene, 250, 360)
  const { mood, side } = scene
  const stone = granite(scene)
  add(
    scene,
    corkOak(scene, 930, 380, 480, { lean: 0.06 }),
    corkOak(scene, 220, 350, 380, { lean: -0.04 }),
    // the bank the wall holds back
    fill(
      'M-20 350Q200 300 420 300H800Q1020 310 1220 390V720H-20Z',
      darker(mix(mood.near, mood.ground, 0.3), 0.12),
    ),
    fill('M250 680V380Q250 330 300 320Q600 250 900 320Q950 330 950 380V680Z', stone),
    fill(
      side > 0 ? 'M250 680V380Q250 330 300 320L350 308V680Z' : 'M850 308L900 320Q950 330 950 380V680H850Z',
      darker(stone, 0.14),
    ),
    blocks(scene, [
      [380, 330, 130, 44],
      [720, 350, 150, 46],
      [300, 430, 96, 46],
      [830, 470, 90, 44],
      [290, 570, 110, 50],
      [800, 590, 120, 46],
    ]),
    fill('M420 660V510A180 180 0 0 1 780 510V660Z', lighter(stone, mood.night ? 0.06 : 0.24)),
    fill('M462 660V512A138 138 0 0 1 738 512V660Z', darker(mix(mood.water, mood.leafDark, 0.6), 0.35)),
    fill('M580 520h56v28h-56Z', darker(mood.stone, 0.5)),
    jet(scene, 628, 540, 34, 120, 20),
    ellipse(600, 724, 420, 26, mood.shadow, 0.3),
    fill('M300 640H900L930 660V730H270V660Z', stone),
    fill('M270 664H930V730H270Z', darker(stone, 0.16)),
    fill('M322 646H878L890 658H310Z', waterTones(scene).sky),
    ripple(664, 654, 90, 5, waterTones(scene).foam, 0.9),
    rect(420, 676, 150, 42, darker(stone, 0.06), 5),
    rect(660, 678, 170, 40, darker(stone, 0.26), 5),
    canopy(scene, 290, 330, 110, 60),
    canopy(scene, 250, 420, 60, 90),
  )
  nearBank(scene, 730, 744)
  add(
    scene,
    hiker(scene, 1010, 772, 2.9, { flip: true }),
    fern(scene, 160, 780, 170),
    boulder(scene, 90, 850, 300, 120),
    bush(scene, 1180, 790, 90),
  )
  overhang(scene, 'left', 0.8)
}

/** Very near: the spout, the water, a hand held into it; iron has dyed the stone. */
function spoutNear(scene: Scene): void {
  const { mood } = scene
  const stone = granite(scene)
  const { foam, sky, deep } = waterTones(scene)
  // iron in the water of the Gavarres, moss elsewhere
  const stain = scene.relief === 'soft' ? mood.cork : mood.leafDark
  add(
    scene,
    rect(0, 0, WIDTH, 820, stone),
    fill('M-20 -20H1220V120Q900 150 620 110T-20 160Z', darker(stone, 0.2)),
    blocks(scene, [
      [60, 200, 280, 110],
      [860, 180, 280, 120],
      [-40, 360, 220, 110],
      [980, 360, 260, 110],
      [200, 500, 210, 90],
      [840, 510, 240, 90],
    ]),
    // the stone the spout sits in, and the rust below it
    fill('M380 90H820V620H380Z', lighter(stone, mood.night ? 0.05 : 0.18)),
    fill('M540 300Q520 460 548 620H690Q700 460 664 300Z', mix(stain, stone, 0.35)),
    fill('M580 330Q566 480 590 620H650Q660 470 636 330Z', mix(stain, mood.bark, 0.3)),
    rect(380, 600, 440, 30, darker(stone, 0.25)),
    // the pipe, and what runs out of it
    fill('M470 214H640Q700 290 640 380H470Z', darker(stone, 0.22)),
    fill('M470 214H640Q664 240 668 262H470Z', lighter(stone, 0.3)),
    fill('M716 316Q772 340 778 560H736Q734 400 704 336Z', mix(foam, sky, 0.3)),
    fill('M724 336Q758 380 760 560H748Q744 420 716 344Z', mix(sky, deep, 0.4)),
    fill('M596 264H706Q734 268 734 302T706 342H596Z', mix(mood.ink, mood.bark, 0.3)),
    fill('M596 272H704Q716 274 722 284H596Z', mix(mood.bark, mood.accent, 0.4)),
    ellipse(712, 303, 17, 35, mix(mood.ink, mood.bark, 0.55)),
    ellipse(714, 306, 11, 25, mix(foam, sky, 0.4)),
    // basin in front
    rect(-20, 700, 1240, 120, deep),
    ripple(860, 744, 330, 16, sky, 0.9),
    ripple(420, 770, 300, 12, sky, 0.6),
    fill('M-20 690H1220V712H-20Z', darker(stone, 0.36)),
    fill('M736 560H778L776 740H744Z', mix(foam, sky, 0.3)),
    ripple(760, 742, 150, 16, foam),
  )
  // moss and ferns out of the joints
  add(
    scene,
    fern(scene, 420, 602, 140),
    fern(scene, 1010, 690, 190, mix(mood.leaf, mood.leafDark, 0.2)),
    canopy(scene, 80, 60, 260, 110),
    fern(scene, 120, 700, 170),
    // the hand, before all of it
    cuppedHand(scene, 700, 560, 1.25),
    fill('M716 560Q756 530 800 566Q760 590 716 560Z', foam),
  )
}

/** The cattle trough: a long granite basin fed by a pillar, on open land. */
function trough(scene: Scene): void {
  openLand(scene, { horizon: 350, top: 470, layers: 3, clouds: 2, grass: 6 })
  const { mood, side } = scene
  const stone = granite(scene)
  const { sky, deep, foam } = waterTones(scene)
  add(
    scene,
    corkOak(scene, 900, 520, 400, { lean: 0.05 }),
    corkOak(scene, 1110, 500, 280),
    ellipse(620, 716, 560, 34, mood.shadow, 0.3),
    // pillar with its cap
    fill('M210 690V300L250 250H410L450 300V690Z', stone),
    fill(side > 0 ? 'M210 690V300L250 250H290V690Z' : 'M370 690V250H410L450 300V690Z', darker(stone, 0.16)),
    rect(186, 292, 288, 34, lighter(stone, mood.night ? 0.06 : 0.22), 4),
    blocks(scene, [
      [300, 360, 110, 56],
      [236, 470, 110, 56],
      [330, 560, 100, 54],
    ]),
    fill('M446 470h62v24h-62Z', mood.ink),
    jet(scene, 504, 486, 40, 96, 18),
    // trough: the far rim, the water, the near side
    fill(
      polygon([
        [400, 560],
        [1080, 560],
        [1150, 600],
        [420, 600],
      ]),
      darker(stone, 0.3),
    ),
    surface(
      scene,
      polygon([
        [432, 568],
        [1060, 568],
        [1110, 600],
        [446, 600],
      ]),
      rect(400, 584, 800, 20, sky) + ripple(548, 584, 90, 8, foam, 0.9) + ripple(880, 590, 140, 6, foam, 0.5),
      deep,
    ),
    fill('M420 592H1150V716H430Z', stone),
    rect(414, 588, 742, 24, lighter(stone, mood.night ? 0.06 : 0.22), 4),
    rect(690, 612, 8, 104, darker(stone, 0.24)),
    rect(930, 612, 8, 104, darker(stone, 0.24)),
    // the wet ground below the lip
    ellipse(930, 742, 250, 20, mix(mood.ground, mood.bark, 0.4)),
    ripple(930, 742, 170, 9, sky, 0.9),
  )
  nearBank(scene, 744, 800)
  add(scene, boulder(scene, 110, 780, 300, 140), reeds(scene, 1120, 770, 150, 7), fern(scene, 330, 800, 120))
  overhang(scene, 'left', 0.7)
}

/** A medieval spring in the open: a small vault of granite over the water, steps that go down to it. */
function vaultedSpring(scene: Scene): void {
  openLand(scene, { horizon: 340, top: 470, clouds: 2, grass: 8 })
  const { mood, side } = scene
  const stone = granite(scene)
  const { sky, deep } = waterTones(scene)
  const [front, flank] = side < 0 ? [stone, darker(stone, 0.22)] : [darker(stone, 0.14), stone]
  add(
    scene,
    corkOak(scene, 1040, 560, 460, { lean: 0.05 }),
    corkOak(scene, 130, 520, 330, { lean: -0.04 }),
    ellipse(600, 690, 520, 34, mood.shadow, 0.3),
    // the side that runs away, and the round back of the vault
    fill('M700 690V420Q700 250 500 236L760 214Q960 240 960 410V640Z', flank),
    fill(
      'M700 420Q700 250 500 236L760 214Q960 240 960 410L930 414Q920 270 760 250L560 262Q690 300 700 420Z',
      lighter(flank, mood.night ? 0.04 : 0.16),
    ),
    // its front with the arch
    fill('M240 690V430Q240 236 470 236T700 430V690Z', front),
    blocks(
      scene,
      [
        [262, 470, 66, 44],
        [620, 520, 66, 42],
        [256, 590, 60, 44],
        [400, 250, 120, 36],
        [800, 420, 100, 44],
        [740, 560, 110, 44],
      ],
      front,
    ),
    fill('M330 690V470Q330 330 470 330T610 470V690Z', lighter(front, mood.night ? 0.06 : 0.24)),
    fill('M362 690V474Q362 362 470 362T578 474V690Z', darker(mix(mood.water, mood.leafDark, 0.6), 0.4)),
    surface(
      scene,
      'M362 610H578V700H362Z',
      rect(362, 640, 216, 60, sky) + ripple(470, 632, 90, 6, sky, 0.7),
      deep,
    ),
    // sill and steps
    fill('M300 676H640L668 712H272Z', lighter(stone, mood.night ? 0.06 : 0.26)),
    fill('M272 712H668V740H272Z', darker(stone, 0.24)),
    fill('M250 740H690L722 776H218Z', lighter(stone, mood.night ? 0.04 : 0.18)),
    fill('M218 776H722V806H218Z', darker(stone, 0.3)),
    canopy(scene, 760, 216, 120, 50),
    fern(scene, 690, 720, 110),
    boulder(scene, 1030, 740, 280, 130),
  )
  nearBank(scene, 800, 770)
  add(scene, fern(scene, 100, 815, 170), bush(scene, 1150, 815, 110, mood.accent))
  overhang(scene, 'left', 0.7)
}
