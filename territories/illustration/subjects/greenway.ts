import { darker, lighter, mix } from '../colour.ts'
import { ground, path, ridge, tufts, water } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { bush, pine } from '../land/trees.ts'
import { person } from '../people/people.ts'
import { overhead } from '../props/trunk.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { fill, line, rect } from '../shape.ts'

/** The bed of the Tren Petit, from the sea to the cork towns. */
export const greenway: Record<string, (scene: Scene) => void> = {
  'path-sea': (scene) => viewOf(scene, [wayToTheSea, ironBridge, openCove])(scene),
}

/** The bed of the little railway bends towards the sea between pines. */
function wayToTheSea(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  water(scene, 370, 520)
  ridge({ ...scene, relief: 'soft' }, 500, 50, mix(mood.leaf, mood.ground, 0.4), 'soft')
  ground(scene, { top: 560, grass: 6 })
  path(scene, 700, 560, 470, 480, 40)
  add(scene, pine(scene, 960, 640, 470))
  add(scene, pine(scene, 170, 790, 820))
  add(
    scene,
    person(scene, 590, 730, 2.9, { walking: true, hat: 'straw', backpack: true }),
    person(scene, 680, 742, 2.9, { walking: true, child: true }),
  )
  add(scene, bush(scene, 1090, 800, 140, mood.accent))
}

/** The greenway crosses a stream on an iron bridge, the sea behind it. */
function ironBridge(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  water(scene, 300, 470)
  const land = mix(mood.leaf, mood.ground, 0.4)
  add(
    scene,
    // capes on both hands, the sea open between them
    fill('M-20 250Q120 236 200 300T420 420L520 480H-20Z', mix(land, mood.far, 0.35)),
    fill('M1220 330Q1090 320 1010 370T820 480H1220Z', mix(land, mood.far, 0.35)),
    rect(-20, 462, 1240, 360, land),
    fill(
      'M-20 600Q200 560 430 640T640 820H-20ZM1220 600Q1000 570 830 650T720 820H1220Z',
      mix(mood.ground, mood.leaf, 0.3),
    ),
  )
  add(scene, pine(scene, 1075, 476, 300), pine(scene, 120, 480, 250))
  const stream = mix(mood.water, mood.skyLow, 0.3)
  add(
    scene,
    // the stream comes out from under the bridge towards us
    fill(
      'M590 560C560 610 640 640 560 700S380 770 330 830H930C900 760 740 740 740 690S660 620 650 560Z',
      mix(mood.bark, mood.ground, 0.5),
    ),
    fill(
      'M600 560C578 610 664 640 590 702S430 770 390 830H870C840 766 704 742 706 690S650 620 640 560Z',
      stream,
    ),
    fill(
      'M612 600C640 640 660 650 616 706S520 780 500 830H640C630 770 664 740 664 690S650 630 612 600Z',
      lighter(stream, 0.2),
    ),
  )
  const iron = mix(mood.ink, mood.water, 0.3)
  const stone = mix(mood.stone, mood.wall, 0.2)
  add(
    scene,
    // abutments: a ledge carries the end of the girder
    fill('M-20 470H196V590H268V742Q120 716 -20 726ZM1220 470H1004V590H932V742Q1080 716 1220 726Z', stone),
    fill('M196 590H268V742L196 728ZM1004 590H932V742L1004 728Z', darker(stone, 0.2)),
    fill('M184 584H280V606H184ZM1016 584H920V606H1016Z', lighter(stone, 0.2)),
    fill(
      'M-20 560H150V570H-20ZM60 660H220V670H60ZM1220 620H1060V630H1220ZM1010 680H1140V690H1010Z',
      darker(stone, 0.14),
    ),
  )
  add(
    scene,
    person(scene, 450, 444, 2, { walking: true, hat: 'straw' }),
    person(scene, 530, 444, 2, { walking: true, child: true }),
    person(scene, 880, 444, 2, { walking: true, flip: true, backpack: true }),
  )
  add(scene, rect(-20, 440, 1240, 40, darker(iron, 0.2)), rect(-20, 440, 1240, 12, lighter(iron, 0.2)))
  add(scene, line('M206 574H994M206 480V574M994 480V574', { width: 18, colour: iron }))
  for (let i = 0; i < 6; i++) {
    const x = 206 + (i * 788) / 6
    add(scene, line(`M${x} 570L${x + 788 / 12} 488L${x + 788 / 6} 570`, { width: 12, colour: iron }))
  }
  add(scene, line('M-20 388H1220', { width: 6, colour: iron }))
  add(
    scene,
    line([40, 206, 363, 521, 679, 836, 994, 1150].map((x) => `M${x} 388V440`).join(''), {
      width: 6,
      colour: iron,
    }),
  )
  add(
    scene,
    bush(scene, 80, 800, 130),
    bush(scene, 1120, 810, 120),
    overhead(scene, scene.side > 0 ? 120 : 1080, 340, 130),
  )
}

/** Castell: a beach that nobody has built on. */
function openCove(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 2 })
  water(scene, 340, 640)
  const rocks = mix(mood.roof, mood.stone, 0.5)
  add(
    scene,
    fill('M1220 250Q1080 240 1000 320Q940 330 900 400Q860 410 830 470L900 520L1220 560Z', rocks),
    fill('M1220 250Q1100 250 1050 330Q1080 400 1040 520L1220 560Z', darker(rocks, 0.2)),
  )
  add(scene, pine(scene, 1110, 290, 220), pine(scene, 990, 340, 180), pine(scene, 1190, 300, 200))
  const sand = lighter(mix(mood.path, mood.wall, 0.5), 0.15)
  add(
    scene,
    fill('M-20 560Q240 520 520 560T1000 520L1220 530V820H-20Z', lighter(sand, 0.4)),
    fill('M-20 580Q240 540 520 580T1000 540L1220 550V820H-20Z', sand),
  )
  add(
    scene,
    fill('M-20 700Q300 640 560 720T900 820H-20Z', mix(mood.ground, mood.leaf, 0.3)),
    fill('M180 820Q420 760 430 690T560 600L620 606Q540 680 560 740T480 820Z', mood.path),
  )
  add(scene, pine(scene, 150, 780, 760))
  add(
    scene,
    person(scene, 600, 680, 1.7, { walking: true, hat: 'straw', skirt: true }),
    person(scene, 670, 684, 1.7, { child: true, walking: true }),
  )
  tufts(scene, 740, 4)
}
