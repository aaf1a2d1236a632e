import { darker, lighter, mix } from '../colour.ts'
import { backHills, water } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { add, HEIGHT, type Scene } from '../scene.ts'
import { circle, ellipse, fill, line, rect } from '../shape.ts'

/** Three whom one could have met. */
export const portraits: Record<string, (scene: Scene) => void> = {
  'portrait-maker': maker,
  'portrait-driver': driver,
  'portrait-fisher': fisher,
}

interface Face {
  skin: string
  hair: string
  /** Drawn on the chin and over the lip. */
  beard?: string
}

/** Head and neck turned a little to the right; the face is 300 high, its middle at 600, 360. */
function head({ mood, side }: Scene, { skin, hair, beard = '' }: Face): string {
  const shade = darker(skin, 0.18)
  const face =
    'M478 280Q480 190 600 186Q716 190 722 300L724 340L748 396Q746 410 724 412L722 452Q716 520 640 528Q560 530 508 460Q474 400 478 280Z'
  return (
    fill('M520 420V600H690V500Z', darker(skin, 0.26)) +
    fill(face, skin) +
    fill(
      side > 0
        ? 'M478 280Q480 210 540 194Q520 300 560 400Q590 480 640 528Q560 530 508 460Q474 400 478 280Z'
        : 'M722 300L724 340L748 396Q746 410 724 412L722 452Q716 520 640 528Q690 470 690 400Q690 350 672 330Z',
      shade,
    ) +
    fill('M470 300Q450 300 452 340Q456 390 490 392L500 320Z', darker(skin, 0.1)) +
    line('M466 326Q478 332 480 356', { width: 6, colour: shade }) +
    fill('M470 310Q460 220 500 200L530 230Q516 270 512 330Q490 320 470 310Z', hair) +
    ellipse(604, 338, 12, 14, mood.ink) +
    ellipse(690, 338, 10, 14, mood.ink) +
    line('M572 304Q604 286 634 304M672 302Q692 290 712 302', { width: 13, colour: hair }) +
    fill('M650 340Q676 400 668 414Q640 424 628 410Q650 404 650 340Z', shade) +
    line('M610 462Q650 478 694 458', { width: 9, colour: darker(skin, 0.45) }) +
    beard
  )
}

function shoulders(colour: string, side: 1 | -1): string {
  return (
    fill('M190 820Q200 640 400 590L520 550H700L830 590Q1000 640 1010 820Z', colour) +
    fill(
      side > 0
        ? 'M190 820Q200 640 400 590L520 550Q440 660 430 820Z'
        : 'M1010 820Q1000 640 830 590L700 550Q800 660 810 820Z',
      darker(colour, 0.2),
    )
  )
}

/** A stopper maker in a bowler, the sheds of the works behind him. */
function maker(scene: Scene): void {
  const { mood, side } = scene
  const brick = mix(mood.roof, mood.wall, 0.35)
  sky(scene, { clouds: 1 })
  add(
    scene,
    fill('M-20 820V300L150 180L320 300L490 180L660 300L830 180L1000 300L1220 150V820Z', brick),
    fill(
      'M-20 300L150 180L320 300L490 180L660 300L830 180L1000 300L1220 150V190L1000 340L830 220L660 340L490 220L320 340L150 220L-20 340Z',
      darker(brick, 0.3),
    ),
  )
  add(
    scene,
    fill(
      'M1030 820V430Q1100 350 1170 430V820ZM60 820V430Q130 350 200 430V820Z',
      mix(mood.water, mood.ink, 0.45),
    ),
  )
  const coat = mix(mood.ink, mood.water, 0.16)
  const skin = mood.skin[0]
  const hair = mix(mood.ink, '#5a3418', 0.45)
  add(scene, shoulders(coat, side))
  add(scene, fill('M520 548L610 620L700 548L690 820H540Z', lighter(mood.paper, 0.4)))
  add(
    scene,
    head(scene, {
      skin,
      hair,
      beard: fill(
        'M562 446Q600 420 650 436Q696 420 730 436Q752 442 762 428Q758 466 714 464Q676 462 652 450Q612 470 566 466Q536 462 532 436Q542 448 562 446Z',
        hair,
      ),
    }),
  )
  add(
    scene,
    fill('M520 548L470 590L580 720L612 622ZM700 548L740 588L650 720L612 622Z', lighter(coat, 0.12)),
    fill('M560 600L612 622L664 600V656L612 634L560 656Z', mood.cork),
    fill('M440 236Q430 60 600 56Q766 60 760 240Q600 270 440 236Z', mood.ink),
    fill(
      side > 0
        ? 'M690 90Q750 140 752 236Q716 246 680 248Q720 160 690 90Z'
        : 'M510 90Q450 140 448 234Q484 244 520 248Q480 160 510 90Z',
      lighter(mood.ink, 0.16),
    ),
    fill('M438 196Q600 232 762 200V240Q600 270 440 236Z', mix(mood.cork, mood.ink, 0.3)),
    fill(
      'M372 214Q380 240 440 236Q600 266 760 240Q820 240 828 216Q840 270 760 280Q600 306 440 276Q360 262 372 214Z',
      mood.ink,
    ),
  )
  const cork = mix(mood.cork, '#e6b27a', 0.5)
  add(
    scene,
    line('M1010 830Q930 760 860 720', { width: 110, colour: lighter(coat, 0.07) }),
    fill('M790 650Q790 610 830 606L850 610V720L800 716Z', cork),
    fill('M786 690Q800 660 840 668Q900 680 900 740Q860 770 810 750Q780 730 786 690Z', skin),
    line('M800 690H850M804 716H852', { width: 20, colour: lighter(skin, 0.08) }),
  )
}

/** The engine driver, goggles on the cap, steam behind. */
function driver(scene: Scene): void {
  const { mood, side } = scene
  sky(scene, { clouds: 0 })
  backHills(scene, { horizon: 470, layers: 2 })
  const iron = mix(mood.ink, mood.leaf, 0.3)
  const steam = lighter(mood.paper, 0.3)
  add(
    scene,
    fill(
      'M820 200Q800 90 900 90Q930 20 1020 50Q1100 0 1220 60V330Q1100 360 1040 300Q960 340 920 270Q830 290 820 200Z',
      steam,
      0.7,
    ),
  )
  add(
    scene,
    rect(880, 480, 360, 340, iron),
    circle(1130, 560, 190, iron),
    circle(1130, 560, 150, lighter(iron, 0.12)),
    circle(1130, 560, 22, mood.accent),
    rect(1060, 280, 130, 120, iron),
    rect(1040, 264, 170, 34, darker(iron, 0.3)),
  )
  const jacket = mix(mood.water, mood.ink, 0.35)
  const skin = mood.skin[1]
  const hair = '#8b8174'
  add(scene, shoulders(jacket, side), fill('M520 548L610 640L700 548L680 600L610 680L540 600Z', mood.cork))
  add(
    scene,
    head(scene, {
      skin,
      hair,
      beard: fill(
        'M500 410Q520 470 600 440Q650 424 700 440Q720 446 724 420L722 452Q716 560 640 572Q540 560 500 410ZM616 458Q650 476 690 456Q650 466 616 458Z',
        hair,
      ),
    }),
  )
  const cap = mix(mood.ink, mood.water, 0.2)
  add(
    scene,
    line('M560 700V820M700 690V820', { width: 34, colour: darker(jacket, 0.3) }),
    fill('M450 250Q410 120 600 104Q780 110 764 220L760 262Q600 220 460 280Z', cap),
    fill('M456 262Q600 206 762 244L766 272Q600 236 462 292Z', darker(cap, 0.3)),
    fill('M610 252Q740 240 836 300Q760 300 690 286Q640 276 610 252Z', darker(cap, 0.45)),
    line('M456 216Q600 160 764 204', { width: 16, colour: mix(mood.bark, mood.cork, 0.4) }),
  )
  for (const x of [590, 706])
    add(
      scene,
      ellipse(x, 186, 56, 46, mix(mood.bark, mood.accent, 0.4)),
      ellipse(x, 186, 40, 32, mix(mood.water, mood.paper, 0.5)),
      fill(`M${x - 24} 190Q${x - 10} 166 ${x + 16} 164L${x - 14} 206Z`, lighter(mood.paper, 0.5), 0.7),
    )
}

/** The fisherman with the net over his shoulder, before the water. */
function fisher(scene: Scene): void {
  const { mood, side } = scene
  sky(scene, { clouds: 1 })
  water(scene, 400, HEIGHT)
  add(scene, fill('M-20 400Q60 330 180 340Q260 350 300 400Z', mix(mood.leaf, mood.far, 0.35)))
  const hull = mood.cork
  add(
    scene,
    fill('M860 500Q1000 540 1220 480V600Q1100 640 960 610Q890 580 860 500Z', hull),
    fill('M860 500Q1000 540 1220 480V506Q1010 566 872 530Z', mood.paper),
    rect(1040, 220, 14, 310, mix(mood.bark, mood.accent, 0.3)),
    fill('M1054 240L1190 470L1054 480Z', lighter(mood.paper, 0.3)),
  )
  const jersey = mix(mood.water, mood.ink, 0.4)
  const skin = mood.skin[1]
  const hair = lighter('#b9aa98', 0.25)
  add(
    scene,
    shoulders(jersey, side),
    fill('M506 560Q600 640 714 556L720 600Q610 690 500 606Z', darker(jersey, 0.25)),
  )
  add(
    scene,
    head(scene, {
      skin,
      hair,
      beard:
        fill(
          'M494 390Q520 470 590 444Q650 420 706 442Q722 446 726 410L726 460Q726 590 640 612Q530 590 494 390Z',
          hair,
        ) + line('M622 468Q656 480 692 464', { width: 10, colour: darker(skin, 0.5) }),
    }),
  )
  const wool = mood.cork
  add(
    scene,
    fill('M446 260Q420 100 560 84Q600 40 660 70Q780 110 766 244Q600 206 446 260Z', wool),
    fill('M440 230Q600 176 772 218L768 272Q600 232 446 288Z', darker(wool, 0.2)),
  )
  // the net lies over his shoulder and falls down in front
  const net = mix(mood.accent, mood.wall, 0.45)
  add(
    scene,
    fill('M236 640Q300 556 420 560Q520 590 560 700Q590 780 580 820H120Q150 700 236 640Z', darker(net, 0.16)),
    fill('M236 640Q300 556 420 560Q330 600 270 700Q230 760 226 820H120Q150 700 236 640Z', darker(net, 0.36)),
    line(
      'M300 590L580 790M250 640L480 830M190 700L330 830M390 562L560 690M420 570L190 820M500 620L320 830M550 690L440 830',
      { width: 6, colour: darker(net, 0.62) },
    ),
  )
  const float = mix(mood.cork, '#e6b27a', 0.5)
  for (const [x, y] of [
    [520, 622],
    [566, 700],
    [586, 784],
  ] as const)
    add(scene, ellipse(x, y, 26, 22, float), ellipse(x, y, 8, 7, mood.ink))
}
