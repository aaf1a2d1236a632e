import { darker, lighter, mix } from '../colour.ts'
import { path } from '../land/land.ts'
import { bush, corkOak } from '../land/trees.ts'
import { hiker } from '../people/hiker.ts'
import { fern, overhang } from '../props/riverside.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { openLand } from '../settings.ts'
import { circle, ellipse, fill, line, rect } from '../shape.ts'

export const roads: Record<string, (scene: Scene) => void> = {
  minibus(scene) {
    viewOf(scene, [onTheRoad, comesAlong])(scene)
  },
  donkey(scene) {
    viewOf(scene, [ledDonkey, atTheFord])(scene)
  },
}

/** The bus, near, from the side; somebody waits for it. */
function onTheRoad(scene: Scene): void {
  openLand(scene, { horizon: 350, top: 500, clouds: 2, grass: 4 })
  const { mood } = scene
  const road = mix(mood.path, mood.ink, 0.3)
  const glass = mood.night || mood.light === 'dusk' ? mood.lamp : mix(mood.water, mood.skyLow, 0.6)
  const body = mood.cork
  const tyre = (x: number) =>
    circle(x, 662, 66, mood.ink) + circle(x, 662, 34, lighter(mood.stone, 0.2)) + circle(x, 662, 13, mood.ink)
  add(
    scene,
    corkOak(scene, 190, 560, 430, { lean: -0.03 }),
    corkOak(scene, 1080, 560, 400, { lean: 0.04 }),
    fill('M-20 650Q600 622 1220 650V830H-20Z', road),
    fill('M-20 792Q600 768 1220 792V806Q600 782 -20 806Z', mix(mood.paper, road, 0.2)),
    ellipse(560, 726, 480, 20, mood.shadow, 0.4),
    // body: long, with a short nose
    fill('M120 670V330Q120 280 176 278H760Q830 278 868 330L938 448L1010 476Q1040 490 1040 530V670Z', body),
    fill('M120 560H1040V670Q1040 690 1020 690H140Q120 690 120 670Z', darker(body, 0.24)),
    fill('M150 278H770Q810 280 836 300H126Q132 282 150 278Z', lighter(body, 0.24)),
    // windows
    ...[160, 306, 452].map((x) => rect(x, 336, 126, 118, glass, 12)),
    rect(600, 330, 104, 350, darker(body, 0.34), 8),
    rect(612, 342, 80, 120, glass, 6),
    fill('M724 336H806Q828 336 842 356L898 452H724Z', glass),
    line('M810 340L812 452', { width: 8, colour: darker(body, 0.3) }),
    rect(140, 500, 880, 14, mix(mood.paper, '#ffffff', 0.3)),
    fill('M1000 500Q1038 506 1040 540V556H1002Z', mood.lamp),
    rect(1020, 620, 34, 34, mix(mood.ink, mood.stone, 0.3), 6),
    rect(112, 620, 26, 34, mix(mood.ink, mood.stone, 0.3), 6),
    rect(120, 520, 12, 44, darker(mood.roof, 0.2)),
    tyre(300),
    tyre(860),
    fern(scene, 90, 820, 130),
    bush(scene, 1150, 830, 110),
  )
  overhang(scene, 'left', 0.6)
}

/** From the stop: it comes up the road between the oaks. */
function comesAlong(scene: Scene): void {
  openLand(scene, { horizon: 350, top: 480, clouds: 2, grass: 6 })
  const { mood, side } = scene
  const road = mix(mood.path, mood.ink, 0.3)
  const glass = mood.night || mood.light === 'dusk' ? mood.lamp : mix(mood.water, mood.skyLow, 0.6)
  const body = mood.cork
  add(
    scene,
    corkOak(scene, 220, 580, 460, { lean: -0.05 }),
    corkOak(scene, 1000, 570, 420, { lean: 0.05 }),
    fill('M560 484H600Q640 600 1000 830H120Q480 620 560 484Z', road),
    fill('M576 520L584 520L580 580H566ZM560 620H582L570 720H530Z', mood.paper),
    ellipse(620, 712, 210, 18, mood.shadow, 0.4),
    rect(470, 660, 50, 60, mood.ink, 8),
    rect(720, 660, 50, 60, mood.ink, 8),
    fill('M450 690V380Q450 320 512 318H728Q790 320 790 380V690Z', body),
    fill(
      side > 0 ? 'M450 690V380Q450 330 490 320V690Z' : 'M790 690V380Q790 330 750 320V690Z',
      darker(body, 0.24),
    ),
    fill('M480 500L496 366Q498 350 516 350H724Q742 350 744 366L760 500Z', glass),
    line('M620 350V500', { width: 6, colour: darker(body, 0.3) }),
    rect(520, 326, 200, 18, mood.ink, 6),
    rect(474, 520, 292, 14, mix(mood.paper, '#ffffff', 0.3)),
    circle(502, 580, 28, mood.lamp),
    circle(738, 580, 28, mood.lamp),
    rect(550, 562, 140, 40, darker(body, 0.36), 6),
    rect(446, 636, 348, 40, mix(mood.ink, mood.stone, 0.3), 8),
    rect(430, 400, 20, 60, mood.ink, 6),
    rect(790, 400, 20, 60, mood.ink, 6),
    hiker(scene, 960, 780, 3.1, { flip: true }),
    bush(scene, 120, 800, 150),
  )
  overhang(scene, 'left', 0.6)
}

/** A donkey from the side, walking to the right: 300 long and 270 tall for scale 1, feet at y. */
function donkey(scene: Scene, x: number, y: number, s: number, load: string, flip = false): string {
  const { mood, side } = scene
  const coat = mix(mood.bark, mood.stone, 0.42)
  const dark = darker(coat, 0.3)
  const pale = mix(coat, mood.paper, 0.62)
  const leg = (hipX: number, footX: number, tone: string) =>
    fill(
      `M${hipX - 17} -110Q${hipX - 12} -60 ${footX - 9} -16L${footX - 11} 0H${footX + 13}L${footX + 9} -18Q${hipX + 12} -60 ${hipX + 20} -110Z`,
      tone,
    ) + fill(`M${footX - 11} -10L${footX - 13} 0H${footX + 15}L${footX + 10} -10Z`, darker(mood.ink, 0.1))
  return `<g transform="translate(${x} ${y}) scale(${flip ? -s : s} ${s})">${[
    ellipse(0, 2, 150, 12, mood.shadow, 0.34),
    leg(-84, -98, dark),
    leg(66, 88, dark),
    line('M-118 -168Q-142 -130 -132 -86', { width: 8, colour: dark }),
    fill('M-140 -92Q-132 -60 -122 -88Z', mood.ink),
    fill(
      'M-122 -160C-116 -196 -70 -196 -20 -186C20 -180 50 -188 78 -206L112 -252C120 -266 140 -268 150 -254L186 -200C196 -184 186 -170 170 -172L146 -180C128 -176 116 -160 104 -134C96 -104 60 -90 10 -88C-50 -86 -84 -90 -106 -104C-126 -118 -126 -140 -122 -160Z',
      coat,
    ),
    fill('M-80 -100C-40 -104 30 -102 72 -112C54 -94 30 -89 10 -88C-30 -87 -60 -90 -80 -100Z', pale),
    fill(
      side > 0
        ? 'M-20 -186C20 -180 50 -188 78 -206L100 -236C96 -190 60 -166 -10 -168Z'
        : 'M-122 -160C-116 -196 -70 -196 -20 -186C-50 -176 -96 -170 -116 -130Z',
      lighter(coat, 0.16),
    ),
    fill('M166 -220L190 -196C196 -182 186 -168 168 -172L152 -178C160 -190 164 -204 166 -220Z', pale),
    circle(180, -184, 3.4, mood.ink),
    circle(148, -226, 5, mood.ink),
    fill('M118 -250C100 -276 96 -300 104 -318C120 -304 130 -280 130 -256Z', dark),
    fill('M134 -258C126 -286 132 -310 144 -326C154 -306 152 -282 146 -258Z', coat),
    fill('M110 -252C92 -240 74 -214 62 -192L78 -196C90 -212 104 -230 116 -244Z', mood.ink),
    line('M150 -246L166 -178M140 -204L182 -212', { width: 5, colour: mood.cork }),
    leg(-96, -66, coat),
    leg(76, 60, coat),
    load,
  ].join('')}</g>`
}

const saddle = ({ mood }: Scene) =>
  fill('M-62 -196Q-20 -208 24 -192L34 -128Q-14 -118 -66 -130Z', mood.cork) +
  fill('M-66 -142L33 -138L34 -128Q-14 -118 -66 -130Z', mood.accent)

/** A child who rides, one hand on the mane. Seat on the saddle. */
function littleRider({ mood }: Scene): string {
  const skin = mood.skin[0]
  const straw = mix(mood.accent, mood.wall, 0.5)
  return [
    line('M-16 -206L12 -168L4 -128', { width: 22, colour: mix(mood.ink, mood.water, 0.4) }),
    fill('M-8 -128H26Q28 -116 14 -116H-6Z', mood.bark),
    fill('M-42 -200Q-46 -262 -26 -276Q-4 -280 4 -262L0 -196Q-20 -190 -42 -200Z', mood.water),
    line('M-14 -262L28 -232L76 -214', { width: 15, colour: darker(mood.water, 0.14) }),
    circle(80, -212, 9, skin),
    circle(-12, -300, 27, skin),
    fill('M-40 -302Q-44 -286 -34 -276L-24 -290V-308Z', mix(mood.bark, mood.cork, 0.3)),
    fill('M-56 -308Q-10 -326 36 -308Q-10 -296 -56 -308Z', darker(straw, 0.12)),
    fill('M-38 -310Q-36 -342 -10 -342T18 -310Q-10 -302 -38 -310Z', straw),
  ].join('')
}

/** Panniers full of heather and charcoal sacks, as carters brought them down. */
function panniers({ mood }: Scene): string {
  const wicker = mix(mood.accent, mood.bark, 0.35)
  return [
    fill('M-92 -206Q-60 -270 -14 -262Q40 -276 56 -196Z', mix(mood.ink, mood.bark, 0.3)),
    fill('M-70 -222Q-50 -262 -16 -254Q-30 -230 -20 -204Z', mix(mood.ink, mood.stone, 0.3)),
    fill('M-100 -206H62L40 -112Q-20 -98 -78 -112Z', wicker),
    fill('M-100 -206H62L58 -188H-96Z', lighter(wicker, 0.24)),
    line('M-88 -160H52M-82 -136H46', { width: 6, colour: darker(wicker, 0.3) }),
  ].join('')
}

/** The donkey carries a child; somebody leads it by the halter. */
function ledDonkey(scene: Scene): void {
  openLand(scene, { horizon: 350, top: 500, clouds: 2, grass: 8 })
  const { mood } = scene
  add(scene, corkOak(scene, 190, 580, 470, { lean: -0.04 }), corkOak(scene, 1060, 560, 380, { lean: 0.05 }))
  path(scene, 640, 504, 560, 620, 20)
  add(
    scene,
    donkey(scene, 470, 770, 1.62, saddle(scene) + littleRider(scene)),
    line('M744 474Q806 560 906 584', { width: 7, colour: mood.bark }),
    hiker(scene, 900, 776, 3.7, { hat: true, shirt: mood.accent }),
    bush(scene, 1160, 830, 120, mood.accent),
    fern(scene, 70, 830, 150),
  )
}

/** Loaded, at the old crossing, the far bank behind. */
function atTheFord(scene: Scene): void {
  openLand(scene, { horizon: 320, top: 440, clouds: 2, grass: 4 })
  const { mood } = scene
  const water = mix(mood.water, mood.skyLow, 0.3)
  add(
    scene,
    corkOak(scene, 210, 520, 430, { lean: -0.03 }),
    corkOak(scene, 930, 510, 380, { lean: 0.04 }),
    fill('M-20 560Q600 530 1220 570V830H-20Z', water),
    fill('M-20 560Q600 530 1220 570V620Q600 580 -20 610Z', mix(mood.water, mood.leafDark, 0.5)),
    fill('M300 760Q600 720 900 760Q600 800 300 760Z', mix(mood.skyLow, '#ffffff', 0.4), 0.7),
    donkey(scene, 560, 760, 1.75, panniers(scene)),
    fill('M370 764Q440 738 500 764T640 762T780 764Q700 790 560 786T370 764Z', water),
    fill(
      'M380 752Q440 740 500 754Q440 764 380 752ZM600 752Q660 740 740 754Q660 766 600 752Z',
      mix(mood.skyLow, '#ffffff', 0.6),
    ),
    bush(scene, 1130, 640, 120),
    fern(scene, 90, 820, 190),
  )
  overhang(scene, 'left', 0.7)
}
