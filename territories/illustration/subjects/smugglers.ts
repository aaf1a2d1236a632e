import { darker, mix } from '../colour.ts'
import { backHills, ground, path } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { corkOak } from '../land/trees.ts'
import { dim, posed } from '../people/people.ts'
import { KNEELING, STRIDING, WALKING } from '../people/poses.ts'
import { add, HEIGHT, type Scene, viewOf, WIDTH } from '../scene.ts'
import { midOaks } from '../settings.ts'
import { blob, circle, ellipse, fill, line, rect } from '../shape.ts'

/** Coffee crosses the border by night. */
export const smugglers: Record<string, (scene: Scene) => void> = {
  smugglers: (scene) => viewOf(scene, [overTheBorder, behindTheWall, whatWasInTheSack])(scene),
}

/** A pack as large as the back that carries it. */
function pack({ mood }: Scene): string {
  const cloth = mix(mood.accent, mood.wall, 0.35)
  return (
    fill('M3 -17Q-8 -26 -22 -16Q-30 4 -20 20Q-6 28 4 20Z', darker(cloth, 0.2)) +
    fill('M1 -17Q-8 -25 -20 -16Q-22 -2 -16 6Q-6 10 2 2Z', cloth) +
    line('M-27 -4Q-12 4 3 -2', { width: 1.8, colour: mood.bark })
  )
}

/** Three in single file over the crest, the moon at their backs. */
function overTheBorder(scene: Scene): void {
  const { mood } = scene
  sky(scene, { sunX: 640, sunY: 300, sunRadius: 150, clouds: 1 })
  backHills(scene, { horizon: 520, layers: 2 })
  add(
    scene,
    fill('M-20 800Q200 700 420 690L520 664L640 676Q860 650 1220 560V820H-20Z', darker(mood.near, 0.25)),
  )
  for (const [x, y, s] of [
    [320, 720, 3.5],
    [590, 684, 3.7],
    [860, 662, 3.5],
  ] as const)
    add(
      scene,
      posed(
        scene,
        x,
        y,
        s,
        { ...(x === 590 ? STRIDING : WALKING), lean: 17, nod: -8 },
        { ...dim(scene, 0.15), hat: 'beret', dress: { pack: pack(scene) } },
      ),
    )
  add(scene, corkOak(scene, 1110, 700, 560, { stripped: 0.8, lean: 0.06 }))
  add(
    scene,
    fill('M-20 700L70 640L160 690L240 820H-20Z', mix(mood.stone, mood.shadow, 0.55)),
    fill('M-20 700L70 640L90 720L60 820H-20Z', mix(mood.stone, mood.shadow, 0.4)),
  )
}

/** One waits behind a wall until the lantern has gone by. */
function behindTheWall(scene: Scene): void {
  const { mood, random, side } = scene
  sky(scene, { sunX: 250, sunY: 150, clouds: 2 })
  backHills(scene, { horizon: 400, layers: 2 })
  ground(scene, { top: 540, grass: 4 })
  midOaks(scene, 560, 3, 240, 300, 900)
  path(scene, 1010, 550, 1120, 200, 30)
  add(scene, circle(912, 520, 110, mood.lamp, 0.2), circle(912, 520, 50, mood.lamp, 0.35))
  for (const [x, s] of [
    [980, 1.9],
    [1070, 1.9],
  ] as const)
    add(
      scene,
      posed(
        scene,
        x,
        620,
        s,
        {
          ...WALKING,
          hands: [
            [26, -62],
            [-6, -52],
          ],
        },
        { ...dim(scene, 0), flip: true, hat: 'cap' },
      ),
    )
  add(
    scene,
    rect(902, 506, 20, 28, mood.lamp),
    line('M902 506Q912 490 922 506', { width: 4, colour: mood.ink }),
  )
  const stone = mix(mood.stone, mood.shadow, 0.3)
  add(scene, fill('M480 560H1240V820H480Z', darker(stone, 0.5)))
  for (const [row, y] of [590, 668, 746].entries())
    for (let x = 460 - row * 60; x < 1240; x += random.between(150, 210)) {
      const tone = darker(stone, random.between(0, 0.2))
      add(
        scene,
        fill(blob(random, x + 90, y, 96, 44, 0.07, 8), darker(tone, 0.25)),
        fill(blob(random, x + 90 + side * 8, y - 8, 82, 32, 0.08, 8), tone),
      )
    }
  add(
    scene,
    posed(
      scene,
      350,
      790,
      6.6,
      {
        ...KNEELING,
        lean: 26,
        nod: -14,
        hands: [
          [24, -30],
          [30, -40],
        ],
      },
      {
        ...dim(scene, 0.2),
        shirt: mix(mood.ink, mood.water, 0.45),
        hat: 'beret',
        dress: { pack: pack(scene) },
      },
    ),
  )
}

/** One sack, still tied, on the floor of a house by the border. */
function whatWasInTheSack(scene: Scene): void {
  const { mood, side } = scene
  const wall = mix(mood.bark, mood.shadow, 0.35)
  add(
    scene,
    rect(0, 0, WIDTH, HEIGHT, darker(wall, 0.2)),
    ellipse(250, 420, 760, 620, mix(wall, mood.lamp, 0.22)),
    ellipse(230, 430, 420, 380, mix(wall, mood.lamp, 0.42)),
  )
  add(
    scene,
    rect(0, 620, WIDTH, 180, darker(mix(mood.bark, mood.cork, 0.3), 0.24)),
    ellipse(280, 720, 560, 110, mix(mood.bark, mood.lamp, 0.3)),
  )
  add(
    scene,
    rect(910, 70, 220, 260, mix(mood.skyTop, mood.ink, 0.3)),
    circle(1050, 150, 34, mood.sun),
    line('M910 70H1130V330H910ZM1020 70V330M910 200H1130', {
      width: 12,
      colour: mix(mood.bark, mood.ink, 0.3),
    }),
  )
  const cloth = mix(mix(mood.accent, mood.wall, 0.5), mood.lamp, mood.night ? 0.45 : 0.1)
  add(
    scene,
    ellipse(690, 744, 320, 34, mood.shadow, 0.5),
    fill(
      'M440 740Q390 640 440 520Q480 390 620 330L580 220Q620 180 700 200Q780 170 830 214L776 330Q930 390 960 530Q1010 650 940 740Q700 782 440 740Z',
      darker(cloth, 0.26),
    ),
    fill(
      'M440 740Q390 640 440 520Q480 390 620 330L580 220Q620 180 690 198L660 330Q560 420 590 540Q560 660 640 760Q530 758 440 740Z',
      cloth,
    ),
    fill(
      'M700 360Q820 420 850 540Q800 440 700 360ZM670 380Q640 500 690 620Q690 480 670 380ZM560 600Q520 680 540 730Q580 680 560 600Z',
      darker(cloth, 0.4),
    ),
    fill('M580 220Q620 180 700 200Q780 170 830 214Q780 240 700 232Q620 244 580 220Z', darker(cloth, 0.44)),
    line('M604 330Q700 358 792 326M608 312Q700 340 788 308', {
      width: 16,
      colour: mix(mood.bark, mood.accent, 0.3),
    }),
    line('M640 336Q600 400 620 440M650 338Q664 400 700 420', {
      width: 11,
      colour: mix(mood.bark, mood.accent, 0.3),
    }),
  )
  add(
    scene,
    circle(200, 520, 190, mood.lamp, 0.2),
    rect(140, 640, 120, 30, mood.ink, 6),
    fill('M150 640L160 470H240L250 640Z', mix(mood.lamp, mood.paper, 0.3)),
    fill('M200 590Q172 560 200 506Q228 560 200 590Z', mood.accent),
    line('M156 640L164 470M244 640L236 470', { width: 8, colour: mood.ink }),
    fill('M148 474L172 430H228L252 474Z', mood.ink),
    line('M172 434Q200 350 228 434', { width: 8, colour: mood.ink }),
    ellipse(200 - side * 10, 676, 90, 12, mood.shadow, 0.3),
  )
}
