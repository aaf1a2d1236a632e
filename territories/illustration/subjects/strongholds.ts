import { darker, lighter, mix } from '../colour.ts'
import { backHills, path, rock, sky, tufts, water } from '../land.ts'
import { castle } from '../landmarks.ts'
import { person } from '../people.ts'
import { add, HEIGHT, type Scene } from '../scene.ts'
import { edgeBushes, frameOaks, midOaks, openLand } from '../settings.ts'
import { ellipse, fill, line, rect } from '../shape.ts'
import { pine } from '../trees.ts'

export const strongholds: Record<string, (scene: Scene) => void> = {
  /** A square keep that still stands whole, above its own wood. */
  'castle-keep'(scene) {
    openLand(scene, { horizon: 400, top: 600 })
    const { mood, side, random } = scene
    const wall = mix(mood.stone, mood.wall, 0.55)
    const tower = (x: number, y: number, w: number, h: number) => {
      add(
        scene,
        rect(x, y - h, w, h, wall),
        rect(side < 0 ? x + w * 0.64 : x, y - h, w * 0.36, h, darker(wall, 0.13)),
      )
      for (let i = 0; i < 7; i += 2)
        add(scene, rect(x - 8 + (i * (w + 16)) / 7, y - h - 26, (w + 16) / 7, 30, wall))
      add(scene, rect(x - 10, y - h - 2, w + 20, 12, darker(wall, 0.1)))
      for (let i = 0; i < 12; i++)
        add(
          scene,
          rect(
            x + random.between(0.06, 0.82) * w,
            y - random.between(0.1, 0.94) * h,
            22,
            9,
            darker(wall, 0.1),
            3,
          ),
        )
    }
    add(scene, ellipse(600, 690, 520, 34, mood.shadow, 0.3))
    tower(510, 660, 180, 420)
    for (const y of [320, 420]) add(scene, rect(586, y, 26, 48, mood.night ? mood.lamp : mood.ink, 13))
    tower(250, 690, 120, 250)
    tower(840, 690, 120, 250)
    add(scene, rect(300, 530, 600, 160, lighter(wall, 0.06)))
    for (let i = 0; i < 12; i += 1) add(scene, rect(304 + i * 50, 508, 28, 26, lighter(wall, 0.06)))
    add(scene, fill('M552 690V600q48 -56 96 0V690Z', darker(mood.roof, 0.35)))
    path(scene, 600, 690, 560, 240, 70)
    midOaks(scene, 740, 2, 300, 30, 210)
    midOaks(scene, 740, 2, 300, 1000, 1170)
  },

  /** Walls along a crest of rock, water far below. */
  'castle-crag'(scene) {
    sky(scene)
    backHills(scene, { horizon: 480, layers: 2 })
    const { mood } = scene
    water(scene, 610, HEIGHT)
    const crest = mix(mood.stone, mood.ground, 0.3)
    add(
      scene,
      fill(
        'M330 830L420 640L470 520L520 470L600 392L700 352L820 330L960 322L1080 300L1220 310V830Z',
        darker(crest, 0.12),
      ),
      castle(scene, 720, 352, 330, true),
      fill(
        'M330 830L420 640L470 520L520 470L600 392L700 362L820 344L960 340L1080 330L1220 340V420L980 452L800 520L690 640L640 830Z',
        crest,
      ),
      fill('M560 440L640 400L700 384L650 470L600 600L520 760L500 620Z', lighter(crest, 0.18)),
      fill('M860 470L960 430L1060 420L960 520L900 640L840 760L820 600Z', lighter(crest, 0.12)),
    )
    for (const [x, y, w] of [
      [1010, 560, 130],
      [1120, 660, 150],
      [760, 740, 120],
    ] as const)
      add(scene, rock(scene, x, y, w, w * 0.6))
    frameOaks(scene, 'left', 520)
    edgeBushes(scene, mood.paper)
  },

  /** An overhang with small red figures on its wall, and the valley in front of it. */
  'rock-shelter'(scene) {
    sky(scene)
    backHills(scene, { horizon: 400, layers: 3 })
    const { mood } = scene
    const cliff = mix(mood.stone, mood.accent, 0.2)
    add(
      scene,
      fill(
        `M420 ${HEIGHT + 20}Q470 690 560 640L1220 560V-20H520Q430 120 470 250Q520 330 660 350Q540 470 520 590Z`,
        cliff,
      ),
      fill('M470 250Q520 330 660 350L1220 330V-20H900Q640 90 470 250Z', lighter(cliff, 0.14)),
      fill('M660 350L1220 330V590Q900 560 620 640Q560 480 660 350Z', darker(cliff, 0.22)),
      fill('M700 390L1220 370V540Q920 530 690 596Q660 480 700 390Z', mix(cliff, mood.paper, 0.34)),
    )
    const red = '#9b3423'
    for (const [x, y, s] of [
      [780, 490, 1],
      [850, 480, 0.8],
      [1010, 470, 1.1],
      [1090, 466, 0.8],
    ] as const)
      add(
        scene,
        line(
          `M${x} ${y - 46 * s}V${y}M${x} ${y}l${-14 * s} ${30 * s}M${x} ${y}l${14 * s} ${30 * s}M${x - 22 * s} ${y - 14 * s}Q${x} ${y - 44 * s} ${x + 22 * s} ${y - 14 * s}`,
          { width: 9 * s, colour: red },
        ),
      )
    add(scene, line('M910 500q30 -22 60 0l10 -10M916 500v20M962 500v20', { width: 8, colour: red }))
    add(
      scene,
      fill(`M-20 760Q300 700 640 650T1220 590V${HEIGHT + 20}H-20Z`, mix(mood.ground, mood.near, 0.25)),
    )
    tufts(scene, 700, 40)
    add(
      scene,
      pine(scene, 170, 770, 420),
      person(scene, 640, 736, 2, { arms: [130, -8], backpack: true }),
      person(scene, 560, 756, 1.8, { hat: 'straw' }),
    )
    edgeBushes(scene, mood.paper)
  },
}
