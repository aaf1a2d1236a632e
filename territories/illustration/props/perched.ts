import { darker, lighter, mix } from '../colour.ts'
import { add, type Scene } from '../scene.ts'
import { at, circle, fill, line } from '../shape.ts'

/** Toes with claws that close over an edge; the edge is at y = 0. */
const toes = (x: number, colour: string, claw: string, s = 1) =>
  at(
    x,
    0,
    s,
    line('M0 -12Q16 -12 24 4M0 -12Q4 -6 6 8M-2 -12Q-12 -10 -14 4', { width: 12, colour }) +
      line('M25 5q2 7 -2 12M6 9q2 6 -1 10M-15 5q-2 6 1 10', { width: 6, colour: claw }),
  )

/** An eagle that sits, looking right: about 320 high for s = 1, its feet on x, y. */
export function sittingEagle(
  scene: Scene,
  x: number,
  y: number,
  s: number,
  { flip = false, imperial = false } = {},
): void {
  const { mood } = scene
  const dark = mix(mood.ink, mood.bark, mood.night ? 0.24 : 0.42)
  const gold = mix(mood.accent, mood.bark, imperial ? 0.1 : 0.3)
  const cere = mix(mood.accent, mood.lamp, 0.4)
  const body =
    fill('M-60 -70L-98 74Q-78 86 -54 78L-22 -40Z', darker(dark, 0.3)) +
    fill('M-72 -24L-81 8L-42 8L-34 -20Z', mix(dark, mood.stone, 0.34)) +
    fill('M6 -270Q-52 -236 -66 -150Q-72 -88 -52 -36Q-10 -6 38 -40Q80 -104 74 -180Q72 -232 58 -252Z', dark) +
    fill('M30 -232Q62 -150 40 -52Q80 -104 74 -180Q72 -226 60 -250Z', lighter(dark, 0.16)) +
    fill('M-14 -96Q30 -112 52 -78Q58 -36 34 -8H4Q-14 -44 -14 -96Z', lighter(dark, 0.1)) +
    toes(18, cere, mood.ink) +
    fill(
      'M-2 -222Q-70 -196 -80 -104Q-86 -24 -112 46Q-58 4 -22 -58Q14 -122 24 -186Q20 -216 -2 -222Z',
      darker(dark, 0.12),
    ) +
    fill('M-2 -222Q-60 -196 -72 -116Q-34 -118 -4 -152Q18 -178 22 -196Q18 -216 -2 -222Z', lighter(dark, 0.1)) +
    (imperial ? fill('M-2 -222Q-38 -208 -54 -172Q-20 -180 4 -210Z', mood.paper) : '') +
    line('M-70 -92Q-60 -40 -86 8M-48 -92Q-44 -46 -62 -6', { width: 6, colour: darker(dark, 0.4) }) +
    fill('M2 -258Q0 -314 48 -318Q88 -316 92 -290Q90 -258 64 -244Q24 -232 2 -258Z', dark) +
    fill('M2 -258Q0 -314 48 -318Q62 -318 70 -312Q44 -294 40 -254Q22 -226 -18 -212Q-14 -244 2 -258Z', gold) +
    fill('M82 -302Q98 -308 104 -296L98 -280L78 -276Z', cere) +
    fill('M98 -305Q134 -304 126 -260Q118 -280 92 -276Q100 -286 98 -305Z', mix(mood.ink, mood.stone, 0.2)) +
    circle(73, -296, 7, cere) +
    circle(75, -296, 4, mood.ink) +
    line('M58 -307L86 -301', { width: 7, colour: darker(dark, 0.4) })
  add(scene, at(x, y, s, body, flip))
}

/** A griffon that sits hunched on a ledge, looking right: about 300 high for s = 1. */
export function sittingVulture(scene: Scene, x: number, y: number, s: number, flip = false): void {
  const { mood } = scene
  const sand = mix(mix(mood.bark, mood.accent, 0.42), mood.wall, 0.2)
  const quill = mix(mood.ink, mood.bark, 0.36)
  const down = mix(mood.paper, mood.stone, 0.2)
  const body =
    fill('M-86 -40L-116 66Q-96 76 -72 68L-44 -16Z', darker(quill, 0.2)) +
    fill('M18 -196Q-74 -196 -108 -96Q-124 -30 -70 -6Q-20 4 30 -18Q82 -70 76 -136Q70 -180 50 -190Z', sand) +
    fill('M38 -180Q70 -100 30 -18Q82 -70 76 -136Q70 -176 52 -188Z', lighter(sand, 0.22)) +
    fill('M-8 -70Q34 -82 50 -52Q52 -22 36 -8H8Q-8 -30 -8 -70Z', lighter(sand, 0.1)) +
    toes(22, mix(mood.stone, mood.wall, 0.2), mood.ink) +
    fill('M-70 -104Q-118 -40 -128 48Q-80 34 -30 -16Q2 -60 12 -112Q-30 -96 -70 -104Z', quill) +
    fill('M8 -190Q-66 -184 -92 -92Q-52 -78 -18 -96Q20 -118 26 -166Q24 -186 8 -190Z', darker(sand, 0.12)) +
    line('M-84 -58Q-82 -20 -102 22M-56 -62Q-54 -26 -70 8', { width: 6, colour: darker(quill, 0.4) }) +
    line('M44 -190Q92 -206 80 -240Q72 -262 88 -274', { width: 28, colour: down }) +
    fill('M-10 -188Q-4 -214 34 -216Q78 -214 82 -180Q78 -152 40 -150Q0 -154 -10 -188Z', mood.paper) +
    fill('M4 -170Q34 -182 80 -184Q78 -152 40 -150Q14 -152 4 -170Z', darker(mood.paper, 0.12)) +
    fill('M66 -270Q68 -302 100 -302Q126 -300 128 -282Q124 -260 98 -256Q74 -252 66 -270Z', down) +
    fill(
      'M112 -298Q156 -298 150 -252Q140 -268 108 -264Q116 -280 112 -298Z',
      mix(mood.stone, mood.ink, 0.55),
    ) +
    circle(100, -284, 4.6, mood.ink)
  add(scene, at(x, y, s, body, flip))
}

/** A lesser kestrel cock that sits, looking right: about 300 high for s = 1. */
export function sittingKestrel(scene: Scene, x: number, y: number, s: number, flip = false): void {
  const { mood } = scene
  const slate = mix(mix(mood.water, mood.stone, 0.5), mood.ink, 0.14)
  const buff = mix(mood.wall, mood.accent, 0.34)
  const yellow = mix(mood.accent, mood.lamp, 0.5)
  const body =
    fill('M-50 -60L-84 92H-42L-10 -50Z', slate) +
    fill('M-77 62L-84 92H-42L-36 62Z', mood.ink) +
    line('M-83 95H-43', { width: 6, colour: mood.paper }) +
    fill('M4 -240Q-48 -196 -54 -120Q-56 -60 -30 -28Q6 -4 38 -36Q72 -96 66 -166Q62 -212 48 -232Z', buff) +
    fill('M34 -214Q58 -130 30 -32Q72 -92 66 -166Q62 -206 50 -230Z', lighter(buff, 0.3)) +
    toes(14, yellow, mood.ink, 0.9) +
    fill('M-4 -214Q-62 -180 -68 -96Q-66 -30 -80 36Q-56 20 -40 -6Q4 -78 20 -160Q18 -204 -4 -214Z', mood.ink) +
    fill('M-4 -214Q-62 -180 -68 -96Q-68 -70 -70 -44Q-20 -76 10 -134L20 -160Q18 -204 -4 -214Z', slate) +
    fill('M-4 -214Q-62 -180 -67 -104Q-30 -104 0 -132Q18 -150 20 -166Q18 -204 -4 -214Z', mood.cork) +
    fill('M-6 -206Q-46 -178 -58 -128Q-22 -150 2 -190Z', lighter(mood.cork, 0.16)) +
    line('M44 -150l4 12M30 -118l4 12M50 -104l3 12M34 -78l3 12M52 -176l3 10', {
      width: 7,
      colour: mix(mood.ink, mood.bark, 0.4),
    }) +
    fill('M0 -222Q-8 -278 34 -284Q76 -284 76 -250Q70 -220 48 -210Q16 -204 0 -222Z', slate) +
    fill('M0 -222Q-8 -278 34 -284Q44 -284 52 -281Q28 -262 32 -210Q12 -208 0 -222Z', darker(slate, 0.16)) +
    fill('M44 -212Q66 -222 74 -240Q64 -230 42 -230Z', mix(buff, mood.paper, 0.5)) +
    fill('M68 -264Q78 -268 80 -258L76 -250L66 -252Z', yellow) +
    fill('M74 -266Q94 -264 89 -240Q84 -250 72 -250Q78 -256 74 -266Z', mix(mood.ink, slate, 0.3)) +
    circle(57, -258, 8.6, yellow) +
    circle(57, -258, 6.6, mood.ink) +
    circle(59, -260, 2, mood.paper)
  add(scene, at(x, y, s, body, flip))
}
