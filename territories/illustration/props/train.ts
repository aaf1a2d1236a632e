import { darker, lighter, mix } from '../colour.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { circle, ellipse, fill, line, polygon, rect } from '../shape.ts'

const paint = ({ mood }: Scene) => mix(mood.leafDark, mood.ink, 0.25)
const iron = ({ mood }: Scene) => mix(mood.ink, mood.leaf, 0.14)

function wheel(scene: Scene, x: number, r: number): string {
  const { mood } = scene
  let spokes = ''
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * Math.PI + 0.4
    spokes += `M${(x - Math.cos(a) * r * 0.8).toFixed(1)} ${(-r - Math.sin(a) * r * 0.8).toFixed(1)}L${(x + Math.cos(a) * r * 0.8).toFixed(1)} ${(-r + Math.sin(a) * r * 0.8).toFixed(1)}`
  }
  return (
    circle(x, -r, r, mood.ink) +
    circle(x, -r, r * 0.78, darker(mood.cork, 0.1)) +
    line(spokes, { width: r * 0.16, colour: darker(mood.ink, 0.1) }) +
    circle(x, -r, r * 0.26, mood.ink)
  )
}

/** The little tank engine of a narrow line, 380 long and 240 tall, seen from the side; it runs to the right. */
function engine(scene: Scene): string {
  const { mood } = scene
  const [body, dark] = [paint(scene), iron(scene)]
  const brass = mix(mood.accent, mood.lamp, 0.3)
  const glass = mood.night || mood.light === 'dusk' ? mood.lamp : mix(mood.water, mood.skyLow, 0.5)
  return [
    // bunker and cab, open above the half door
    fill('M8 -66V-134H44V-66Z', darker(body, 0.2)),
    fill('M12 -134Q26 -150 44 -134Z', mood.ink),
    rect(36, -186, 96, 122, body),
    fill(
      'M58 -168H116Q120 -168 120 -164V-124H54V-164Q54 -168 58 -168Z',
      mix(mood.ink, glass, mood.lamp === glass ? 0.8 : 0.3),
    ),
    fill('M20 -186Q84 -214 148 -186V-178H20Z', dark),
    rect(44, -108, 78, 4, brass),
    // boiler, smokebox, tank before it
    rect(126, -168, 176, 70, lighter(body, 0.08), 8),
    rect(126, -164, 176, 12, lighter(body, 0.26), 6),
    rect(292, -172, 56, 108, dark, 6),
    rect(292, -164, 50, 10, lighter(dark, 0.16), 5),
    rect(240, -168, 7, 66, brass),
    rect(120, -124, 152, 62, body, 4),
    line('M128 -116H264V-70H128Z', { width: 3, colour: brass }),
    // dome, sand box, chimney, whistle
    fill('M166 -166Q164 -204 192 -206Q220 -204 218 -166Z', brass),
    fill('M174 -170Q174 -196 190 -200Q180 -188 184 -170Z', lighter(brass, 0.5)),
    fill('M250 -168V-184Q262 -196 274 -184V-168Z', dark),
    fill('M304 -170L300 -238H340L336 -170Z', dark),
    fill('M292 -240Q320 -256 348 -240L344 -226H296Z', mood.ink),
    rect(312, -222, 8, 50, lighter(dark, 0.22)),
    rect(346, -158, 18, 24, brass, 4),
    circle(362, -146, 10, mood.lamp),
    // frame, cylinder, beam
    rect(4, -70, 352, 16, mood.ink),
    fill('M352 -78H368V-42H352Z', darker(mood.roof, 0.06)),
    rect(366, -66, 18, 10, mood.ink, 3),
    wheel(scene, 84, 31),
    wheel(scene, 158, 31),
    wheel(scene, 232, 31),
    wheel(scene, 306, 19),
    rect(268, -58, 62, 28, body, 6),
    rect(268, -58, 62, 8, lighter(body, 0.2), 4),
    line('M84 -24H232', { width: 9, colour: lighter(mood.stone, 0.2) }),
    line('M232 -24L290 -44', { width: 7, colour: mood.stone }),
  ].join('')
}

/** An open wagon of sacks: 240 long. */
function goodsWagon(scene: Scene): string {
  const { mood } = scene
  const wood = mix(mood.bark, mood.cork, 0.45)
  const jute = mix(mood.accent, mood.wall, 0.55)
  const sack = (x: number, y: number, w: number, tone: number) =>
    fill(
      `M${x - w} ${y}Q${x - w * 1.15} ${y - 46} ${x - w * 0.5} ${y - 54}L${x - w * 0.2} ${y - 66}H${x + w * 0.2}L${x + w * 0.5} ${y - 54}Q${x + w * 1.15} ${y - 46} ${x + w} ${y}Z`,
      tone ? darker(jute, tone) : jute,
    )
  return [
    sack(62, -126, 32, 0.12),
    sack(128, -130, 34, 0),
    sack(190, -126, 31, 0.16),
    sack(36, -92, 34, 0),
    sack(98, -92, 34, 0.1),
    sack(160, -92, 34, 0),
    sack(216, -92, 32, 0.1),
    rect(0, -104, 250, 56, wood),
    rect(0, -104, 250, 10, lighter(wood, 0.2)),
    rect(0, -76, 250, 5, darker(wood, 0.3)),
    ...[0, 80, 162, 240].map((x) => rect(x, -104, 10, 56, darker(wood, 0.34))),
    rect(-8, -52, 266, 13, mood.ink),
    rect(252, -52, 34, 8, mood.ink),
    wheel(scene, 56, 21),
    wheel(scene, 196, 21),
  ].join('')
}

/** A small carriage with an open platform at each end: 330 long. */
function carriage(scene: Scene): string {
  const { mood } = scene
  const body = mix(mood.cork, mood.bark, 0.2)
  const glass = mood.night || mood.light === 'dusk' ? mood.lamp : mix(mood.water, mood.skyLow, 0.6)
  return [
    rect(34, -178, 262, 128, body),
    rect(34, -104, 262, 54, darker(body, 0.16)),
    rect(34, -110, 262, 6, mix(mood.accent, mood.lamp, 0.3)),
    ...[0, 1, 2, 3, 4].map((i) => rect(48 + i * 49, -166, 38, 50, glass, 5)),
    fill('M-6 -178Q165 -206 336 -178V-168H-6Z', iron(scene)),
    line('M2 -170V-52M328 -170V-52M2 -104H34M296 -104H328M18 -104V-52M312 -104V-52', {
      width: 5,
      colour: mood.ink,
    }),
    rect(-10, -54, 350, 13, mood.ink),
    rect(338, -54, 30, 8, mood.ink),
    wheel(scene, 60, 21),
    wheel(scene, 270, 21),
  ].join('')
}

/** Steam: it leaves the chimney narrow, and lies down behind the engine in broad heads. Mouth at x, y. */
export function steam({ mood, random }: Scene, x: number, y: number, s: number, back: 1 | -1 = -1): string {
  const tone = mix(mood.skyLow, '#ffffff', mood.night ? 0.3 : 0.7)
  const at = (dx: number, dy: number) => `${(x + dx * s * -back * -1).toFixed(0)} ${(y + dy * s).toFixed(0)}`
  const wave = random.between(-8, 8)
  const cloud = (k: number, drop: number) =>
    `M${at(-12, 0)}C${at(-30, -40)} ${at(30, -70)} ${at(30, -100 * k)}C${at(60, -170 * k)} ${at(130, -160 * k)} ${at(150, -130 * k)}C${at(190, -190 * k + wave)} ${at(290, -180 * k)} ${at(300, -136 * k)}C${at(360, -170 * k)} ${at(440, -150 * k)} ${at(470, -110 * k)}C${at(420, -84 + drop)} ${at(360, -70 + drop)} ${at(300, -84 + drop)}C${at(250, -50 + drop)} ${at(180, -56 + drop)} ${at(150, -74 + drop)}C${at(110, -40 + drop)} ${at(60, -40)} ${at(14, 0)}Z`
  return fill(cloud(1, 0), darker(tone, mood.night ? 0.1 : 0.1), 0.9) + fill(cloud(1.02, -26), tone, 0.95)
}

export type Vehicle = 'engine' | 'goods' | 'carriage'
const LENGTH: Record<Vehicle, number> = { engine: 388, goods: 284, carriage: 366 }

/** A train on its rails at height y, its front at x; the engine leads to the right. */
export function train(
  scene: Scene,
  x: number,
  y: number,
  s: number,
  rake: readonly Vehicle[],
  flip = false,
): void {
  const draw: Record<Vehicle, (scene: Scene) => string> = { engine, goods: goodsWagon, carriage }
  let from = 0
  let parts = ''
  for (const vehicle of rake) {
    from -= LENGTH[vehicle]
    parts += `<g transform="translate(${from} 0)">${draw[vehicle](scene)}</g>`
  }
  const k = flip ? -1 : 1
  add(
    scene,
    steam(scene, x - 68 * s * k, y - 244 * s, s * 0.95, flip ? 1 : -1),
    `<g transform="translate(${x} ${y}) scale(${s * k} ${s})">${fill(`M${from} -8H0L-10 14H${from + 20}Z`, scene.mood.shadow, 0.4)}${parts}</g>`,
  )
}

/** Rails seen from the side, on ballast. */
export function rails(scene: Scene, y: number, depth = 40): void {
  const { mood } = scene
  const stone = mix(mood.stone, mood.ground, 0.4)
  add(scene, fill(`M-20 ${y - 4}H${WIDTH + 20}V${y + depth}H-20Z`, darker(stone, 0.1)))
  for (let i = 0; i < 15; i++)
    add(scene, rect(i * 86 - 20, y + 2, 44, depth * 0.5, mix(mood.bark, mood.ink, 0.3)))
  add(
    scene,
    rect(-20, y - 2, WIDTH + 40, 9, mix(mood.ink, mood.stone, 0.3)),
    rect(-20, y - 2, WIDTH + 40, 3, lighter(mood.stone, 0.3)),
  )
}

/** A narrow track that runs away from us to a point. */
export function trackAway(scene: Scene, farX: number, farY: number, nearX: number, gauge: number): void {
  const { mood } = scene
  const at = (t: number, off: number) => {
    const depth = t ** 2.2
    return [
      farX + (nearX - farX) * depth + off * (6 + (gauge - 6) * depth),
      farY + (HEIGHT + 30 - farY) * depth,
    ] as const
  }
  const strip = (l: number, r: number, colour: string) =>
    fill(polygon([at(0, l), at(0.5, l), at(1, l), at(1, r), at(0.5, r), at(0, r)]), colour)
  const bed = mix(mood.stone, mood.ground, 0.45)
  let sleepers = ''
  for (let i = 3; i < 17; i++) {
    const [t, u] = [i / 17, (i + 0.34) / 17]
    const [a, b, c, d] = [at(t, -0.84), at(t, 0.84), at(u, 0.86), at(u, -0.86)]
    sleepers += polygon([a, b, c, d])
  }
  add(
    scene,
    strip(-1.25, 1.25, bed),
    fill(sleepers, mix(mood.bark, mood.ink, 0.2)),
    strip(-0.54, -0.46, mix(mood.ink, mood.stone, 0.35)),
    strip(0.46, 0.54, mix(mood.ink, mood.stone, 0.35)),
    strip(-0.54, -0.515, lighter(mood.stone, 0.3)),
    strip(0.46, 0.485, lighter(mood.stone, 0.3)),
  )
}

/** The engine head on: 210 wide and 300 tall for scale 1, wheels at y. */
export function engineAhead(scene: Scene, x: number, y: number, s: number): string {
  const { mood, side } = scene
  const [body, dark] = [paint(scene), iron(scene)]
  const brass = mix(mood.accent, mood.lamp, 0.3)
  const glass = mood.night || mood.light === 'dusk' ? mood.lamp : mix(mood.water, mood.skyLow, 0.5)
  return `<g transform="translate(${x} ${y}) scale(${s})">${[
    ellipse(0, 4, 130, 12, mood.shadow, 0.4),
    // cab with its two round windows
    rect(-100, -246, 200, 150, darker(body, 0.2)),
    fill('M-114 -244Q0 -288 114 -244V-234H-114Z', mood.ink),
    circle(-70, -202, 20, glass),
    circle(70, -202, 20, glass),
    // tanks beside the boiler
    rect(-104, -160, 50, 92, body, 5),
    rect(54, -160, 50, 92, body, 5),
    rect(-104, -160, 50, 9, lighter(body, 0.26), 4),
    rect(54, -160, 50, 9, lighter(body, 0.26), 4),
    // wheels under the beam
    rect(-64, -60, 24, 62, mood.ink, 4),
    rect(40, -60, 24, 62, mood.ink, 4),
    rect(-92, -60, 34, 34, body, 6),
    rect(58, -60, 34, 34, body, 6),
    // chimney, boiler front, its door
    fill('M-25 -214L-21 -292H21L25 -214Z', dark),
    fill('M-30 -296Q0 -310 30 -296L25 -280H-25Z', mood.ink),
    fill(side > 0 ? 'M6 -286H17L20 -214H6Z' : 'M-17 -286H-6V-214H-20Z', lighter(dark, 0.25)),
    circle(0, -152, 70, dark),
    circle(0, -152, 56, lighter(dark, 0.12)),
    `<circle cx="0" cy="-152" r="56" fill="none" stroke="${brass}" stroke-width="4"/>`,
    fill(
      side > 0
        ? 'M0 -208A56 56 0 0 1 56 -152A70 70 0 0 0 0 -208Z'
        : 'M0 -208A56 56 0 0 0 -56 -152A70 70 0 0 1 0 -208Z',
      lighter(dark, 0.34),
    ),
    line('M-20 -152H20M0 -152V-134', { width: 8, colour: lighter(mood.stone, 0.2) }),
    circle(0, -152, 10, lighter(mood.stone, 0.3)),
    // lamp, beam, buffer
    rect(-18, -246, 36, 34, brass, 6),
    circle(0, -228, 22, mood.lamp, 0.35),
    circle(0, -228, 14, mood.lamp),
    rect(-112, -90, 224, 32, darker(mood.roof, 0.06), 3),
    rect(-112, -90, 224, 7, lighter(mood.roof, 0.2), 3),
    circle(0, -70, 17, mood.ink),
    circle(0, -70, 9, mood.stone),
    fill('M-56 -58H56L36 -14H-36Z', mood.ink),
  ].join('')}</g>`
}
