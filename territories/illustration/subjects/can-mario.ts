import { figure, look } from '../buildings/perspective.ts'
import { lighter, mix } from '../colour.ts'
import { backHills, ground, water } from '../land/land.ts'
import { birds, sky } from '../land/sky.ts'
import { corkOak } from '../land/trees.ts'
import { chimney, halls } from '../props/can-mario.ts'
import { type Eye, ironTower, level, lookingUp } from '../props/iron-tower.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { fill, line, type Point, polygon } from '../shape.ts'
import { overhang } from '../streets/plane-tree.ts'
import { paving, terrace } from '../streets/streets.ts'

/** The square before the museum: halls on one side, the tower beside them. */
function towerAndHalls(scene: Scene): void {
  const { mood, side } = scene
  sky(scene, { clouds: 2 })
  const view = look(scene, { horizon: 590, focal: 860 })
  add(scene, paving(view, mix(mood.path, mood.stone, 0.2), 4))
  add(scene, ironTower(scene, level(view), side * 13, 52))
  chimney(view, side * -2, 62, 24)
  if (side > 0) halls(view, -29, 27, { turn: 12, count: 3, w: 11 })
  else halls(view, -4, 33, { turn: -12, count: 3, w: 11 })
  add(scene, corkOak(scene, 600 + side * 520, 700, 560, { lean: -side * 0.06 }))
  add(
    scene,
    figure(view, side * 0.4, 9, { walking: true, flip: side < 0, skirt: true }),
    figure(view, side * 1.4, 9.2, { walking: true, flip: side < 0, child: true }),
  )
}

/** From the foot of the tower: its frame stands against the evening, the halls run away behind. */
function towerNear(scene: Scene): void {
  const { mood, side } = scene
  sky(scene, { sunX: 600 + side * 300, sunY: 470, clouds: 2 })
  const view = look(scene, { horizon: 690, focal: 700 })
  add(scene, paving(view, mix(mood.path, mood.stone, 0.2), 4))
  chimney(view, side * 20, 60, 22)
  if (side > 0) halls(view, 3, 36, { turn: 14, count: 3, w: 12 })
  else halls(view, -38, 44, { turn: -14, count: 3, w: 12 })
  add(scene, ironTower(scene, level(view), side * -9.5, 36))
  add(
    scene,
    figure(view, side * -1.2, 8, { walking: true, flip: side > 0, backpack: true }),
    overhang(scene, side > 0 ? 1 : -1, 300),
  )
}

/** Night: every window of the halls is lit, the tank hangs over the roofs. */
function towerAtNight(scene: Scene): void {
  const { mood, side } = scene
  sky(scene, { sunX: 600 - side * 260, sunY: 150, clouds: 2 })
  const view = look(scene, { horizon: 620, focal: 800 })
  add(scene, paving(view, mix(mood.path, mood.stone, 0.3), 3))
  add(scene, ironTower(scene, level(view), side * 11, 44))
  halls(view, -26, 22, { count: 5, w: 10.4, h: 7, door: -1 })
  for (const x of [120, 480, 850]) add(scene, fill(`M${x} 692h190l70 130h-330Z`, mood.lamp, 0.16))
  for (const [x, z, o] of [
    [-2.6, 7.4, { skirt: true }],
    [-1.7, 7, { hat: 'cap' }],
    [2.4, 8.6, { child: true }],
  ] as const)
    add(scene, figure(view, x * side, z, { ...o, flip: side > 0 }))
}

/** Two cork oaks near, and between them the factory and its tower: the forest and the town. */
function towerAndOaks(scene: Scene): void {
  const { side } = scene
  sky(scene, { sunX: 600 - side * 250, sunY: 320, clouds: 2 })
  backHills(scene, { horizon: 470, layers: 2 })
  ground(scene, { top: 560, grass: 8 })
  const view = look(scene, { horizon: 556, eye: 2.4, focal: 860 })
  add(scene, ironTower(scene, level(view), side * 1.5, 60))
  chimney(view, side * -13, 70, 22)
  halls(view, side > 0 ? -24 : -8, 50, { count: 3, w: 10.5 })
  add(
    scene,
    corkOak(scene, 600 - side * 520, 770, 800, { lean: side * 0.04, stripped: 0.9 }),
    corkOak(scene, 600 + side * 440, 740, 640, { lean: side * 0.06, stripped: 0.8 }),
  )
}

/** Over the roofs of the town, the sea behind. */
function overRoofs(scene: Scene): void {
  const { mood, side } = scene
  sky(scene, { sunX: 600 - side * 320, sunY: 330, clouds: 2 })
  water(scene, 430, 500)
  const view = look(scene, { horizon: 424, eye: 15, focal: 1080, turn: 0 })
  add(scene, fill('M-20 474Q300 452 620 466T1220 458V820H-20Z', mix(mood.leaf, mood.far, 0.4)))
  for (const z of [120, 92])
    add(scene, terrace(view, [-74, z], [74, z + 6], { floors: [2, 3], width: [7, 10], deep: 14 }))
  add(scene, ironTower(scene, level(view), side * 5, 62))
  add(scene, terrace(view, [-44, 52], [44, 56], { floors: [2, 3], width: [7, 9], deep: 10 }))
  add(scene, terrace(view, [-32, 36], [32, 34], { floors: [2, 2], width: [7, 9], deep: 10 }))
  birds(scene, 600 - side * 260, 200, 4, 16)
}

/** From below, the head thrown back. */
function fromBelow(scene: Scene): void {
  const { side } = scene
  sky(scene, { sunX: 600 + side * 420, sunY: 500, clouds: 3 })
  const eye = lookingUp(38, 900, [600 - side * 40, 440], side * 2)
  add(scene, ironTower(scene, eye, 0, 19))
  add(scene, overhang(scene, side > 0 ? 1 : -1, 420))
  birds(scene, 600 - side * 400, 300, 3, 20)
}

/** Inside the tower, straight up: the stair winds round an open well that ends in sky. */
function spiralStair(scene: Scene): void {
  const { mood, side } = scene
  sky(scene, { sunX: 600, sunY: 360, sunRadius: 30, clouds: 2 })
  const eye = lookingUp(90, 330, [600 + side * 40, 390])
  const iron = mix(mood.ink, mood.water, 0.34)
  const tower = frameFromInside(eye, iron)
  add(scene, tower)
  const turns = 4
  const steps = 22
  // from the top down to where the lowest step leaves the paper
  for (let i = turns * steps; i >= -2; i--) {
    const [a, b] = [i, i + 1].map((n) => (n / steps) * Math.PI * 2 * side) as [number, number]
    const p = (n: number, r: number): Point => onStair(eye, side, n, r)
    const sun = Math.cos((a + b) / 2) * side
    const depth = i / (turns * steps)
    const tone = mix(
      sun > 0.3
        ? lighter(mood.cork, 0.16)
        : sun < -0.3
          ? mix(mood.cork, mood.ink, 0.42)
          : mix(mood.cork, mood.ink, 0.2),
      mood.skyLow,
      depth * 0.34,
    )
    const tread = polygon([
      p(i, 1.05),
      p(i, 2.25),
      p(i + 0.5, 2.25),
      p(i + 1, 2.25),
      p(i + 1, 1.05),
      p(i + 0.5, 1.05),
    ])
    const edge = polygon([p(i + 0.82, 1.05), p(i + 0.82, 2.25), p(i + 1, 2.25), p(i + 1, 1.05)])
    add(
      scene,
      `<path d="${tread}" fill="${tone}" stroke="${tone}"/>`,
      depth < 0.5 ? fill(edge, mix(tone, mood.ink, 0.3)) : '',
    )
  }
  railing(scene, eye, iron, turns)
}

/** A place on the underside of the stair: so many steps up, so far from the middle; `over` metres higher. */
function onStair(eye: Eye, side: number, n: number, r: number, over = 0): Point {
  const angle = (n / 22) * Math.PI * 2 * side
  return eye.at([Math.cos(angle) * r, 2.4 + (n / 22) * 3.4 + over, Math.sin(angle) * r])
}

/** Posts and rings of the tower round somebody who looks straight up. */
function frameFromInside(eye: Eye, iron: string): string {
  let [posts, rings] = ['', '']
  for (let i = 0; i < 8; i++) {
    const a = ((i + 0.5) / 8) * Math.PI * 2
    const b = ((i + 1.5) / 8) * Math.PI * 2
    const p = (angle: number, r: number, up: number) =>
      eye
        .at([Math.cos(angle) * r, up, Math.sin(angle) * r])
        .map((n) => n.toFixed(0))
        .join(' ')
    posts += `M${p(a, 3.4, 2.4)}L${p(a, 2.6, 25)}`
    for (const up of [5.3, 10.2, 15.1])
      rings += `M${p(a, 3.5 - up * 0.036, up)}L${p(b, 3.5 - up * 0.036, up)}`
  }
  return line(posts, { width: 13, colour: iron }) + line(rings, { width: 7, colour: iron })
}

/** The hand rail along the well; at its lowest end a post, which leaves the paper, and bars in the first turn. */
function railing(scene: Scene, eye: Eye, iron: string, turns: number): void {
  const { side } = scene
  const steps = 22
  const path = (points: Point[]) => `M${points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}`
  const rail = (n: number) => onStair(eye, side, n, 1, 0.6)
  for (let turn = 0; turn < turns; turn++) {
    const points: Point[] = turn ? [] : [onStair(eye, side, -2, 1.05)]
    for (let n = turn ? turn * steps : -2; n <= (turn + 1) * steps; n += 0.5) points.push(rail(n))
    add(scene, line(path(points), { width: 16 / (1 + turn * 0.9), colour: iron }))
  }
  const bars = [1, 4, 7, 10, 13, 16, 19].map((n) => path([onStair(eye, side, n, 1.05), rail(n)])).join('')
  add(scene, line(bars, { width: 8, colour: iron }))
}

export const canMario: Record<string, (scene: Scene) => void> = {
  'factory-tower': (scene) => viewOf(scene, [towerAndHalls, towerNear, towerAtNight, towerAndOaks])(scene),
  'water-tower': (scene) => viewOf(scene, [overRoofs, fromBelow])(scene),
  'spiral-stair': spiralStair,
}
