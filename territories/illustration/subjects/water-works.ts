import { doorAt, house, stones } from '../buildings.ts'
import { darker, lighter, mix } from '../colour.ts'
import { rock, water } from '../land.ts'
import { aqueduct } from '../landmarks.ts'
import { forestWater } from '../props/plants.ts'
import { wheel } from '../props/stone.ts'
import { cyclist } from '../props/vehicles.ts'
import { add, HEIGHT, type Scene } from '../scene.ts'
import { edgeBushes, midOaks, openLand } from '../settings.ts'
import { ellipse, fill, line, polygon, rect } from '../shape.ts'
import { reeds } from '../trees.ts'

export const waterWorks: Record<string, (scene: Scene) => void> = {
  weir(scene) {
    openLand(scene, { horizon: 300, top: 430 })
    midOaks(scene, 470, 7, 240)
    const { mood } = scene
    add(scene, fill('M100 500H1100L1160 560H40Z', mix(mood.water, mood.skyLow, 0.35)))
    for (let i = 0; i < 9; i++)
      add(
        scene,
        `<rect x="${50 + i * 124}" y="556" width="120" height="54" rx="8" fill="${i % 2 ? mood.stone : lighter(mood.stone, 0.14)}"/>`,
      )
    for (let i = 0; i < 16; i++)
      add(
        scene,
        line(`M${330 + i * 34} 570v${110 + ((i * 37) % 30)}`, {
          width: 18,
          colour: mix(mood.water, '#ffffff', i % 2 ? 0.6 : 0.4),
          opacity: 0.8,
        }),
      )
    add(scene, fill('M200 690Q600 650 1000 690L1100 820H100Z', mix(mood.water, mood.skyLow, 0.2)))
    for (let i = 0; i < 12; i++) add(scene, ellipse(340 + i * 48, 692, 34, 12, '#ffffff', 0.5))
    add(scene, rock(scene, 150, 760, 200, 120), rock(scene, 1040, 770, 220, 130))
    edgeBushes(scene)
  },

  watermill(scene) {
    forestWater(scene)
    const { mood } = scene
    add(
      scene,
      house(scene, 180, 640, 380, 260, { wall: mix(mood.stone, mood.wall, 0.4), windows: 2 }),
      stones(scene, 180, 640, 380, 250, mood.stone, 30),
    )
    wheel(scene, 610, 600, 130)
    edgeBushes(scene)
  },

  'mill-ruin'(scene) {
    forestWater(scene)
    const { mood } = scene
    const wall = mix(mood.stone, mood.wall, 0.2)
    add(
      scene,
      fill(
        polygon([
          [150, 660],
          [150, 380],
          [210, 330],
          [250, 400],
          [330, 350],
          [390, 420],
          [470, 370],
          [540, 460],
          [540, 660],
        ]),
        wall,
      ),
      stones(scene, 160, 660, 370, 250, wall, 46),
      doorAt(scene, 230, 660, 90, 150, mood.ink),
      fill('M400 560v-60a34 34 0 0 1 68 0v60Z', mood.skyLow),
    )
    for (let i = 0; i < 20; i++)
      add(
        scene,
        ellipse(
          scene.random.between(150, 260),
          scene.random.between(380, 640),
          18,
          13,
          i % 2 ? mood.leaf : mood.leafLight,
        ),
      )
    add(
      scene,
      ellipse(660, 690, 80, 28, darker(mood.stone, 0.1)),
      ellipse(660, 680, 80, 28, lighter(mood.stone, 0.14)),
      ellipse(660, 680, 16, 6, mood.ink),
    )
    edgeBushes(scene)
  },

  aqueduct(scene) {
    forestWater(scene)
    add(scene, aqueduct(scene, 130, 640, 940, 320, 3))
    edgeBushes(scene)
    add(scene, reeds(scene, 330, 790, 150), reeds(scene, 900, 790, 120))
  },

  'aqueduct-1'(scene) {
    forestWater(scene)
    add(scene, aqueduct(scene, 380, 640, 440, 320, 1))
    edgeBushes(scene)
  },

  'aqueduct-8'(scene) {
    openLand(scene, { horizon: 360, top: 560 })
    add(scene, aqueduct(scene, -20, 640, 1240, 240, 8))
    edgeBushes(scene)
  },

  'aqueduct-small'(scene) {
    forestWater(scene)
    const { mood } = scene
    add(scene, aqueduct(scene, 300, 690, 600, 210, 1, true))
    for (let i = 0; i < 22; i++)
      add(
        scene,
        ellipse(
          scene.random.between(300, 420),
          scene.random.between(470, 690),
          15,
          11,
          i % 2 ? mood.leaf : mood.leafLight,
        ),
      )
    add(scene, line('M904 486q20 60 10 180', { width: 12, colour: mix(mood.water, '#ffffff', 0.4) }))
    edgeBushes(scene)
  },

  'iron-bridge'(scene) {
    openLand(scene, { horizon: 340, top: 470, grass: 20 })
    midOaks(scene, 500, 6, 220)
    water(scene, 600, HEIGHT)
    const { mood } = scene
    const iron = mix(mood.ink, mood.leaf, 0.45)
    add(
      scene,
      rect(60, 580, 110, 230, mood.stone),
      rect(1030, 580, 110, 230, mood.stone),
      rect(-20, 560, 1240, 26, iron),
      rect(100, 360, 1000, 20, iron),
    )
    for (let i = 0; i < 8; i++)
      add(
        scene,
        line(
          `M${100 + i * 125} 560L${225 + i * 125} 380M${225 + i * 125} 560L${100 + i * 125} 380M${100 + i * 125} 370V570`,
          { width: 10, colour: iron },
        ),
      )
    add(scene, line('M1100 370V570', { width: 10, colour: iron }))
    cyclist(scene, 520, 562, 0.95)
    cyclist(scene, 720, 562, 0.95, { skirt: true })
    add(scene, reeds(scene, 240, 790, 150), reeds(scene, 960, 800, 160))
  },
}
