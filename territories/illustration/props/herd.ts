import { darker, lighter, mix } from '../colour.ts'
import { add, type Scene } from '../scene.ts'
import { at, circle, ellipse, fill, line } from '../shape.ts'

/** A red deer that calls: head thrown up, hooves at x, y, about 280 units tall for scale 1 with its antlers. */
export function stag(scene: Scene, x: number, y: number, s: number, flip = false): void {
  const { mood } = scene
  const coat = mix(mood.bark, mood.cork, 0.42)
  const dark = darker(coat, 0.3)
  const pale = mix(coat, mood.wall, 0.4)
  const antler = mix(mood.wall, mood.bark, 0.45)
  const beam = 'M78 -176Q50 -196 38 -232Q36 -254 52 -276'
  const tines =
    'M70 -182Q84 -194 88 -214M56 -196Q70 -206 74 -226M42 -224Q56 -232 62 -250M39 -244Q28 -258 30 -274'
  add(
    scene,
    at(
      x,
      y,
      s,
      ellipse(-6, 1, 92, 8, mood.shadow, 0.34) +
        line(beam, { width: 6, colour: darker(antler, 0.26) }) +
        fill('M-36 -84L-20 -78Q-30 -56 -36 -44L-32 -3H-42L-46 -42Q-50 -66 -36 -84Z', dark) +
        fill('M44 -82L58 -76L56 -42L60 -3H51L46 -42Z', dark) +
        fill(
          'M-76 -92Q-74 -116 -50 -117Q-14 -112 18 -120Q44 -128 54 -140L92 -120Q72 -70 52 -62Q6 -54 -40 -66Q-74 -72 -76 -92Z',
          coat,
        ) +
        fill('M-60 -68Q-6 -52 52 -62Q62 -68 68 -80Q20 -66 -40 -74Z', dark) +
        fill(
          'M14 -119Q44 -130 58 -168L100 -164Q100 -122 78 -88Q60 -64 44 -70Q30 -96 14 -119Z',
          mix(coat, dark, 0.7),
        ) +
        fill('M60 -166Q64 -186 84 -187L130 -206Q139 -206 138 -198L112 -176Q106 -160 88 -158Z', coat) +
        fill('M104 -174L136 -184Q138 -178 130 -174L104 -162Z', mix(coat, dark, 0.5)) +
        fill('M106 -175L136 -186L134 -181L106 -168Z', mood.ink) +
        ellipse(136, -202, 4, 4.6, mood.ink) +
        circle(96, -181, 3, mood.ink) +
        fill('M72 -178Q56 -188 46 -180Q54 -166 72 -168Z', mix(coat, dark, 0.4)) +
        line(beam, { width: 7, colour: antler }) +
        line(tines, { width: 5.4, colour: antler }) +
        fill('M-76 -94Q-54 -104 -36 -86Q-36 -62 -52 -46L-46 -3H-57L-66 -42Q-82 -70 -76 -94Z', coat) +
        fill('M26 -86Q44 -88 48 -72L42 -42L42 -3H32L30 -42Z', coat) +
        fill('M-70 -110Q-84 -102 -80 -84Q-70 -82 -64 -94Z', pale) +
        fill('M-40 -111Q-10 -110 14 -117Q0 -100 -40 -102Z', lighter(coat, 0.12)),
      flip,
    ),
  )
}

/** A sheep that grazes, hooves at x, y; about 74 units tall for scale 1. */
export function sheep(scene: Scene, x: number, y: number, s: number, flip = false): void {
  const { mood, random } = scene
  const wool = mix(mood.paper, mood.wall, random.between(0.1, 0.5))
  const face = mix(mood.ink, mood.bark, 0.45)
  const raised = random.chance(0.3)
  const head = raised
    ? fill('M34 -58L40 -80Q50 -88 60 -80L72 -70Q72 -62 62 -62L56 -50Q44 -44 34 -58Z', face) +
      fill('M42 -82Q30 -88 26 -80Q32 -72 44 -74Z', face)
    : fill('M36 -54Q52 -58 58 -42L66 -18Q64 -8 55 -10L42 -28Z', face) +
      fill('M46 -52Q34 -46 34 -38Q42 -36 50 -42Z', darker(face, 0.2))
  add(
    scene,
    at(
      x,
      y,
      s,
      ellipse(0, 1, 58, 6, mood.shadow, 0.32) +
        line('M-30 -26V-2M26 -26V-2', { width: 7, colour: darker(face, 0.2) }) +
        line('M-38 -26L-40 -2M34 -26L36 -2', { width: 7, colour: face }) +
        fill(
          'M-54 -40Q-62 -60 -42 -66Q-30 -78 -12 -72Q6 -80 20 -70Q40 -72 44 -54Q52 -38 36 -28Q26 -16 8 -22Q-8 -14 -24 -22Q-48 -18 -54 -40Z',
          darker(wool, 0.14),
        ) +
        fill(
          'M-50 -46Q-56 -60 -40 -66Q-30 -78 -12 -72Q6 -80 20 -70Q40 -72 42 -54Q42 -42 26 -42Q14 -34 0 -40Q-14 -32 -28 -40Q-44 -36 -50 -46Z',
          wool,
        ) +
        head,
      flip,
    ),
  )
}

/** A black Iberian pig with its snout to the ground; 78 units tall and twice as long for scale 1, hooves at x, y. */
export function blackPig(scene: Scene, x: number, y: number, s: number, flip = false): string {
  const { mood } = scene
  const skin = mix(mix(mood.ink, mood.bark, 0.4), mood.haze, 0.06)
  const dark = darker(skin, 0.36)
  const light = lighter(skin, 0.13)
  return at(
    x,
    y,
    s,
    ellipse(0, 1, 84, 7, mood.shadow, 0.36) +
      fill('M-46 -34H-28L-34 -18L-34 -2H-44L-46 -16Z', dark) +
      fill('M34 -32H48L44 -16L46 -2H37L36 -16Z', dark) +
      fill(
        'M-74 -50Q-72 -74 -40 -77Q0 -82 34 -74Q54 -74 66 -62Q84 -50 94 -20Q98 -10 92 -6L82 -7Q76 -18 62 -24Q48 -18 26 -20Q-8 -14 -44 -22Q-72 -26 -74 -50Z',
        skin,
      ) +
      fill('M-66 -60Q-56 -75 -40 -77Q0 -82 34 -74Q20 -68 -8 -69Q-44 -70 -66 -60Z', light) +
      fill('M86 -8Q92 -18 96 -15Q99 -7 93 -5Z', mix(skin, mood.cork, 0.35)) +
      fill('M46 -70Q66 -72 78 -48Q64 -44 56 -52Z', darker(skin, 0.24)) +
      circle(78, -38, 2.4, mood.paper) +
      fill('M-74 -46Q-60 -58 -42 -44Q-40 -30 -52 -20L-50 -2H-60L-62 -18Q-76 -28 -74 -46Z', skin) +
      fill('M18 -34Q36 -38 38 -26L32 -16L33 -2H23L22 -16Z', skin) +
      line('M-74 -56Q-88 -60 -86 -46Q-84 -38 -92 -34', { width: 4, colour: skin }),
    flip,
  )
}

/** A red cow of the dehesa, 150 units to its back for scale 1, head up; hooves at x, y. */
export function redCow(scene: Scene, x: number, y: number, s: number, flip = false): string {
  const { mood } = scene
  const coat = mix(mood.cork, mood.bark, 0.5)
  const dark = darker(coat, 0.3)
  const horn = mix(mood.paper, mood.bark, 0.16)
  return at(
    x,
    y,
    s,
    ellipse(0, 2, 132, 10, mood.shadow, 0.36) +
      fill('M-72 -80H-50L-56 -44L-54 -3H-68L-70 -44Z', dark) +
      fill('M58 -76H80L72 -40L74 -3H61L60 -40Z', dark) +
      fill(
        'M-112 -128Q-108 -150 -80 -150Q-20 -142 50 -150Q80 -158 100 -172L132 -166Q138 -140 112 -108Q104 -76 76 -66Q10 -54 -54 -66Q-108 -74 -112 -128Z',
        coat,
      ) +
      fill('M-72 -70Q10 -52 76 -66Q96 -74 104 -92Q60 -78 -20 -80Q-56 -80 -72 -70Z', dark) +
      fill(
        'M94 -178Q104 -194 126 -188L156 -144Q160 -128 148 -122Q136 -122 130 -132L104 -152Q92 -164 94 -178Z',
        coat,
      ) +
      fill('M144 -150Q162 -140 158 -128Q148 -116 136 -126Q134 -140 144 -150Z', mix(coat, mood.wall, 0.5)) +
      circle(128, -164, 3.6, mood.ink) +
      line('M108 -188Q100 -206 116 -222M124 -188Q138 -198 146 -220', { width: 7, colour: horn }) +
      fill('M98 -176Q78 -182 70 -172Q80 -158 98 -164Z', dark) +
      fill('M-112 -122Q-92 -140 -66 -116Q-62 -84 -82 -66L-80 -3H-95L-98 -56Q-114 -86 -112 -122Z', coat) +
      fill('M38 -86Q62 -92 66 -70L58 -42L58 -3H44L44 -42Z', coat) +
      line('M-111 -134Q-126 -112 -122 -62', { width: 6, colour: dark }) +
      fill('M-125 -70Q-132 -50 -122 -40Q-114 -50 -119 -70Z', mood.ink),
    flip,
  )
}
