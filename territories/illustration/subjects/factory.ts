import { house } from '../buildings.ts'
import { lighter, mix } from '../colour.ts'
import { backHills, birds, sky, water } from '../land.ts'
import { factoryHall, waterTower } from '../landmarks.ts'
import { person } from '../people.ts'
import { axe, corkBales, corkStack, sacks, stopper } from '../props/cork.ts'
import { machine } from '../props/festive.ts'
import { gatePillars } from '../props/stone.ts'
import { boat, crates } from '../props/vehicles.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { room, street } from '../settings.ts'
import { circle, ellipse, fill, line, polygon, rect } from '../shape.ts'
import { corkOak } from '../trees.ts'

export const factory: Record<string, (scene: Scene) => void> = {
  factory(scene) {
    sky(scene)
    backHills(scene, { horizon: 400, layers: 2 })
    add(scene, factoryHall(scene, 90, 640, 900, 250, 4), rect(0, 638, WIDTH, 170, scene.mood.path))
    gatePillars(scene, 470, 640)
    corkStack(scene, 120, 720, 1.5)
    corkStack(scene, 960, 730, 1.7)
    add(scene, person(scene, 720, 730, 1.5, { hat: 'beret', walking: true }), corkOak(scene, 1130, 690, 460))
  },

  'factory-tower'(scene) {
    sky(scene)
    backHills(scene, { horizon: 420, layers: 2 })
    add(
      scene,
      waterTower(scene, 830, 650, 590),
      factoryHall(scene, 40, 650, 700, 210, 4),
      rect(0, 648, WIDTH, 160, scene.mood.path),
    )
    add(scene, corkOak(scene, 1060, 720, 380), corkOak(scene, 980, 740, 300))
    add(
      scene,
      person(scene, 640, 740, 1.4, { walking: true }),
      person(scene, 560, 750, 1.4, { child: true, walking: true }),
    )
  },

  'water-tower'(scene) {
    sky(scene, { sunX: 300 })
    water(scene, 430, 560)
    let x = -30
    for (const [i, w] of [150, 130, 170, 140, 160, 150, 150, 140, 160].entries()) {
      add(scene, house(scene, x, 800, w, 150 + ((i * 53) % 90), { floors: 2, windows: 2, door: false }))
      x += w - 4
    }
    add(scene, waterTower(scene, 700, 800, 720))
    birds(scene, 430, 220, 8, 18)
  },

  'spiral-stair'(scene) {
    sky(scene, { sunX: 930, sunY: 200 })
    water(scene, 520, 640)
    backHills(scene, { horizon: 640, layers: 2 })
    const { mood } = scene
    const iron = mix(mood.ink, mood.water, 0.3)
    const turns = 44
    const step = (i: number): string => {
      const a = i * 0.5
      const [x, y] = [600 + Math.cos(a) * 210, 820 - i * 19]
      const tone = Math.sin(a) > 0 ? mood.cork : mix(mood.cork, mood.ink, 0.45)
      return (
        fill(
          polygon([
            [600, y + 8],
            [600, y - 4],
            [x, y - 14 + Math.sin(a) * 12],
            [x + 26, y - 4 + Math.sin(a) * 18],
            [x, y + 10 + Math.sin(a) * 12],
          ]),
          tone,
        ) + line(`M${x.toFixed(0)} ${(y - 6).toFixed(0)}v-74`, { width: 5, colour: iron })
      )
    }
    const behind = Array.from({ length: turns }, (_, i) => i).filter((i) => Math.sin(i * 0.5) <= 0)
    const front = Array.from({ length: turns }, (_, i) => i).filter((i) => Math.sin(i * 0.5) > 0)
    for (const i of behind) add(scene, step(i))
    add(scene, rect(572, -20, 56, 840, iron), rect(584, -20, 12, 840, lighter(iron, 0.25)))
    for (const i of front) add(scene, step(i))
    add(
      scene,
      person(scene, 726, 560, 1.7, { walking: true, arms: [96, -20], hat: 'cap' }),
      person(scene, 470, 286, 1.5, { walking: true, flip: true }),
    )
    birds(scene, 280, 200, 6, 18)
  },

  'cork-yard'(scene) {
    street(scene, 560)
    for (const [x, y] of [
      [40, 690],
      [330, 700],
      [640, 694],
      [930, 700],
    ] as const)
      corkBales(scene, x, y, 1.5)
    add(
      scene,
      person(scene, 300, 770, 2, { arms: [70, 60], hat: 'straw' }),
      person(scene, 880, 774, 2, { walking: true, flip: true, hat: 'cap' }),
    )
  },

  'museum-hall'(scene) {
    room(scene, { wall: mix(scene.mood.roof, scene.mood.wall, 0.4), windowX: 830 })
    const { mood } = scene
    for (let i = 0; i < 4; i++) add(scene, rect(60 + i * 330, 90, 26, 520, mood.ink))
    add(scene, line('M0 150H1200', { width: 14, colour: mood.ink }))
    machine(scene, 180, 650, 1.2)
    machine(scene, 520, 670, 1)
    for (const [x, y] of [
      [800, 700],
      [940, 706],
      [870, 620],
    ] as const)
      add(
        scene,
        rect(x, y - 84, 130, 84, mix(mood.bark, mood.accent, 0.5)),
        line(`M${x} ${y - 56}h130M${x} ${y - 28}h130`, { width: 4, colour: mood.bark }),
        circle(x + 66, y - 42, 24, mood.cork),
      )
    add(
      scene,
      person(scene, 420, 770, 2.1, { arms: [70, -8] }),
      person(scene, 700, 780, 2.1, { child: true, flip: true, arms: [80, -8] }),
    )
  },

  'tool-wall'(scene) {
    const { mood } = scene
    room(scene, { wall: mix(mood.roof, mood.wall, 0.6), windowX: 840 })
    add(scene, rect(60, 120, 720, 330, mood.paper), line('M60 120H780', { width: 12, colour: mood.bark }))
    for (const [x, size] of [
      [190, 1.5],
      [410, 1.9],
      [660, 1.5],
    ] as const)
      axe(scene, x, 275, 90, size)
    add(
      scene,
      rect(50, 560, 740, 34, mood.bark),
      rect(100, 594, 26, 150, mood.bark),
      rect(720, 594, 26, 150, mood.bark),
    )
    for (let i = 0; i < 5; i++) stopper(scene, 160 + i * 130, 514, 1.6, 0)
    add(
      scene,
      person(scene, 980, 780, 2.2, { arms: [70, -8], flip: true }),
      person(scene, 1090, 784, 2.2, { child: true, flip: true }),
    )
  },

  'ocean-liner'(scene) {
    sky(scene, { sunX: 900, sunY: 320 })
    water(scene, 470, HEIGHT)
    const { mood } = scene
    const hull = mix(mood.ink, mood.water, 0.25)
    add(
      scene,
      fill('M180 500H1100L1040 640H280Z', hull),
      fill('M256 600H1058L1040 640H280Z', '#8c3a2a'),
      rect(300, 440, 700, 62, mood.paper),
      rect(360, 396, 580, 48, mood.paper),
    )
    for (let i = 0; i < 18; i++)
      add(scene, circle(330 + i * 38, 470, 8, mood.lamp), circle(300 + i * 42, 560, 7, mood.lamp))
    for (const x of [420, 560, 700, 840])
      add(
        scene,
        fill(
          polygon([
            [x, 396],
            [x + 12, 230],
            [x + 72, 230],
            [x + 60, 396],
          ]),
          mix(mood.accent, mood.cork, 0.3),
        ),
        fill(
          polygon([
            [x + 9, 262],
            [x + 12, 230],
            [x + 72, 230],
            [x + 70, 262],
          ]),
          mood.ink,
        ),
        ellipse(x + 10, 190, 70, 22, mix(mood.skyLow, mood.ink, 0.25), 0.6),
        ellipse(x - 70, 160, 90, 26, mix(mood.skyLow, mood.ink, 0.2), 0.5),
      )
    add(
      scene,
      line('M230 500V250M230 260L420 396M1040 500V300M1040 310L900 396', { width: 5, colour: mood.ink }),
    )
    add(
      scene,
      rect(0, 690, WIDTH, 120, mix(mood.stone, mood.wall, 0.3)),
      rect(0, 690, WIDTH, 14, lighter(mood.stone, 0.3)),
    )
    sacks(scene, 90, 780, 1.4)
    sacks(scene, 320, 790, 1.1)
    add(
      scene,
      person(scene, 640, 776, 1.8, { hat: 'beret' }),
      person(scene, 730, 780, 1.8, { hat: 'bowler', flip: true }),
    )
  },

  cove(scene) {
    sky(scene)
    water(scene, 400, 640)
    const { mood } = scene
    add(scene, fill('M-20 420Q120 330 260 360T420 470V520H-20Z', mix(mood.stone, mood.leaf, 0.3)))
    for (let i = 0; i < 5; i++)
      add(
        scene,
        fill(`M${640 + i * 112} 600V430a50 50 0 0 1 104 0V600Z`, mix(mood.wall, '#ffffff', 0.5)),
        fill(`M${652 + i * 112} 600V470a40 40 0 0 1 80 0V600Z`, mix(mood.water, mood.ink, 0.35)),
        house(scene, 636 + i * 112, 430, 112, 110 + (i % 2) * 40, {
          floors: 1,
          windows: 2,
          door: false,
          wall: mix(mood.wall, '#ffffff', 0.5),
        }),
      )
    add(scene, fill('M-20 640Q300 590 620 600H1220V820H-20Z', mix(mood.accent, mood.wall, 0.6)))
    boat(scene, 220, 700, 1.3, mood.cork)
    boat(scene, 520, 720, 1.1, mood.water)
    boat(scene, 360, 500, 0.7, mood.paper)
    crates(scene, 800, 740)
  },
}
