import { darker, lighter, mix } from '../colour.ts'
import { corkOak } from '../land/trees.ts'
import { person } from '../people/people.ts'
import { corkBoard } from '../props/cork.ts'
import { stew } from '../props/dishes.ts'
import { bread, olives, tomato } from '../props/foods.ts'
import { lights } from '../props/lights.ts'
import { bottle, wineGlass } from '../props/table.ts'
import { add, HEIGHT, type Scene, viewOf } from '../scene.ts'
import { midOaks, openLand } from '../settings.ts'
import { ellipse, fill, polygon } from '../shape.ts'

/** Long table that runs away from the viewer; its cloth, and the nearest things on it. */
function runningTable(scene: Scene, far: number, lean: number): void {
  const { mood } = scene
  const cloth = mix(mood.paper, '#ffffff', mood.night ? 0.1 : 0.35)
  const edge = (x: number, y: number, w: number): [number, number][] => [
    [x - w, y],
    [x + w, y],
  ]
  const [fl, fr] = edge(600 + lean, far, 84) as [[number, number], [number, number]]
  const [nl, nr] = edge(600, HEIGHT + 10, 540) as [[number, number], [number, number]]
  const drop = (p: [number, number], d: number): [number, number] => [p[0], p[1] + d]
  add(
    scene,
    fill(polygon([fl, drop(fl, 30), [nl[0] - 40, HEIGHT + 60], nl]), darker(cloth, 0.26)),
    fill(polygon([fr, drop(fr, 30), [nr[0] + 40, HEIGHT + 60], nr]), darker(cloth, 0.26)),
    fill(polygon([fl, fr, nr, nl]), cloth),
    fill(
      polygon([
        [600 + lean - 22, far],
        [600 + lean + 22, far],
        [740, HEIGHT + 10],
        [460, HEIGHT + 10],
      ]),
      mood.cork,
      0.6,
    ),
  )
}

/** Guests on benches along both sides, from far to near; the table, drawn after them, hides their laps. */
function guests(scene: Scene, far: number, lean: number): void {
  const { mood } = scene
  const wood = mix(mood.bark, mood.cork, 0.25)
  // how far down the table somebody sits: 0 at its far end, 1 at the edge of the paper
  const place = (depth: number) => ({
    y: far + (HEIGHT + 10 - far) * depth,
    half: 84 + 456 * depth,
    middle: 600 + lean * (1 - depth),
  })
  for (const k of [-1, 1] as const) {
    const [a, b] = [place(0.02), place(0.9)]
    add(
      scene,
      fill(
        polygon([
          [a.middle + k * (a.half + 10), a.y + 18],
          [a.middle + k * (a.half + 30), a.y + 18],
          [b.middle + k * (b.half + 190), b.y + 90],
          [b.middle + k * (b.half + 60), b.y + 90],
        ]),
        wood,
      ),
    )
    for (const [i, depth] of (k < 0 ? [0.05, 0.2, 0.5] : [0.1, 0.33, 0.72]).entries()) {
      const { y, half, middle } = place(depth)
      const scale = 0.9 + depth * 3.6
      add(
        scene,
        person(scene, middle + k * (half + 10 * scale), y + 8 * scale, scale, {
          sitting: true,
          flip: k > 0,
          arms: [80, 66],
          skirt: (i + (k > 0 ? 1 : 0)) % 2 === 0,
          hat: i === 1 && k > 0 ? 'straw' : undefined,
        }),
      )
    }
  }
}

/** Under the oaks: the table is laid and waits. */
function tableUnderOaks(scene: Scene): void {
  const { side } = scene
  openLand(scene, { horizon: 280, top: 410, layers: 2, grass: 6 })
  midOaks(scene, 430, 3, 220, 240, 960)
  add(scene, corkOak(scene, 600 + side * 480, 660, 800, { lean: -side * 0.1 }))
  runningTable(scene, 430, side * -40)
  wineGlass(scene, 600 - side * 120, 500, 0.5)
  wineGlass(scene, 600 + side * 60, 516, 0.55)
  bottle(scene, 600 - side * 10, 540, 0.68)
  wineGlass(scene, 600 - side * 196, 584, 0.95)
  corkBoard(scene, 600 - side * 10, 690, 300)
  bread(scene, 600 - side * 90, 640, 1.1)
  tomato(scene, 600 + side * 110, 650, 52)
  olives(scene, 600 + side * 60, 706)
  wineGlass(scene, 600 + side * 310, 704, 1.45)
}

/** Noon: people at table, the big dish in the middle. */
function tableWithGuests(scene: Scene): void {
  const { mood, side } = scene
  openLand(scene, { horizon: 260, top: 390, layers: 2, grass: 0 })
  add(scene, corkOak(scene, 600 - side * 440, 520, 620, { lean: side * 0.1 }))
  midOaks(scene, 410, 2, 240, side > 0 ? 640 : 140, side > 0 ? 1060 : 560)
  const lean = side * 30
  guests(scene, 400, lean)
  runningTable(scene, 400, lean)
  bottle(scene, 600 + side * 20, 520, 0.62)
  const clay = mix(mood.roof, mood.cork, 0.4)
  add(
    scene,
    ellipse(600, 690, 214, 86, mood.shadow, 0.28),
    fill('M390 640C396 700 470 752 600 752C730 752 804 700 810 640Z', clay),
    ellipse(600, 640, 212, 84, lighter(clay, 0.14)),
  )
  stew(scene, 600, 640, 188)
  bread(scene, 600 - side * 160, 522, 0.6)
  wineGlass(scene, 600 - side * 250, 640, 1)
  wineGlass(scene, 600 + side * 270, 690, 1.15)
}

/** Dusk: a string of lights over the table, and people who sing. */
function tableAtDusk(scene: Scene): void {
  const { mood, side } = scene
  openLand(scene, { horizon: 330, top: 450, layers: 2, grass: 0 })
  add(scene, corkOak(scene, 600 + side * 500, 700, 860, { lean: -side * 0.12 }))
  add(scene, ellipse(600, 640, 620, 200, mood.lamp, 0.24))
  guests(scene, 450, 0)
  runningTable(scene, 450, 0)
  add(scene, ellipse(600, 640, 360, 150, mood.lamp, 0.2))
  bottle(scene, 610, 580, 0.72)
  wineGlass(scene, 500, 620, 0.8)
  wineGlass(scene, 720, 680, 1.1)
  bread(scene, 560, 700, 1)
  lights(scene)
}

export const longTable: Record<string, (scene: Scene) => void> = {
  'long-table': (scene) => viewOf(scene, [tableUnderOaks, tableWithGuests, tableAtDusk])(scene),
}
