import { house, masia } from '../buildings.ts'
import { darker, mix } from '../colour.ts'
import { path } from '../land.ts'
import { person } from '../people.ts'
import { stopper } from '../props/cork.ts'
import { bicycleLamp, boatToy } from '../props/vehicles.ts'
import { add, type Scene } from '../scene.ts'
import { edgeBushes, frameOaks, openLand, room, street } from '../settings.ts'
import { circle, ellipse, fill, line, polygon, rect } from '../shape.ts'
import { bush, corkOak, cypress } from '../trees.ts'

export const lodging: Record<string, (scene: Scene) => void> = {
  masia(scene) {
    openLand(scene, { horizon: 400, top: 580 })
    add(scene, masia(scene, 360, 640, 520), cypress(scene, 950, 650, 330), cypress(scene, 1010, 660, 270))
    path(scene, 620, 640, 560, 260, 70)
    add(scene, corkOak(scene, 130, 740, 540))
    add(scene, person(scene, 780, 720, 1.4, { hat: 'straw', walking: true }))
    edgeBushes(scene, scene.mood.accent)
  },

  inn(scene) {
    street(scene, 650, { hills: true })
    const { mood } = scene
    add(
      scene,
      house(scene, 330, 650, 540, 420, { floors: 3, windows: 4, wall: mix(mood.wall, mood.accent, 0.25) }),
    )
    for (let i = 0; i < 4; i++)
      add(
        scene,
        rect(352 + i * 135, 380, 96, 10, mood.ink),
        line(`M${356 + i * 135} 380v-34h88v34`, { width: 4, colour: mood.ink }),
        bush(scene, 400 + i * 135, 384, 34, mood.cork),
      )
    add(scene, rect(540, 470, 130, 50, mood.leaf, 8), line('M562 496h86', { width: 8, colour: mood.paper }))
    bicycleLamp(scene, 300, 640)
    bicycleLamp(scene, 900, 640)
  },

  'country-house'(scene) {
    openLand(scene, { horizon: 390, top: 580 })
    const { mood } = scene
    add(scene, masia(scene, 380, 630, 470), cypress(scene, 320, 640, 300), cypress(scene, 920, 640, 330))
    for (const x of [860, 940, 1020]) add(scene, rect(x, 540, 14, 92, mood.stone))
    add(
      scene,
      fill(
        polygon([
          [850, 540],
          [1046, 540],
          [1060, 516],
          [850, 516],
        ]),
        mood.roof,
      ),
    )
    add(
      scene,
      fill(
        polygon([
          [330, 690],
          [820, 690],
          [900, 770],
          [250, 770],
        ]),
        mix(mood.stone, mood.wall, 0.4),
      ),
      fill(
        polygon([
          [352, 700],
          [800, 700],
          [866, 760],
          [286, 760],
        ]),
        mix(mood.water, mood.skyLow, 0.4),
      ),
    )
    add(scene, corkOak(scene, 110, 740, 520))
    edgeBushes(scene, mood.cork)
  },

  'stone-house'(scene) {
    openLand(scene, { horizon: 380, top: 570 })
    const { mood } = scene
    add(
      scene,
      house(scene, 380, 640, 460, 190, { floors: 1, windows: 3, wall: mix(mood.stone, mood.wall, 0.25) }),
      rect(760, 380, 46, 80, mood.stone),
    )
    for (let i = 0; i < 5; i++)
      add(scene, line(`M${400 + i * 26} 640q-20 -90 10 -180`, { width: 6, colour: mood.leaf }))
    add(scene, line('M790 380q-20 -40 10 -70t0 -70', { width: 16, colour: '#ffffff', opacity: 0.35 }))
    path(scene, 610, 640, 560, 300, 80)
    frameOaks(scene, 'right', 600)
    edgeBushes(scene, mood.paper)
  },

  'hotel-room'(scene) {
    room(scene, { windowX: 120 })
    const { mood } = scene
    add(
      scene,
      rect(560, 240, 560, 260, mix(mood.cork, mood.bark, 0.4), 26),
      rect(590, 270, 500, 220, mix(mood.cork, mood.bark, 0.2), 20),
    )
    add(
      scene,
      fill(
        polygon([
          [540, 480],
          [1140, 480],
          [1220, 720],
          [460, 720],
        ]),
        mix(mood.paper, '#ffffff', 0.5),
      ),
      fill(
        polygon([
          [510, 570],
          [1170, 570],
          [1220, 720],
          [460, 720],
        ]),
        mood.leaf,
      ),
      rect(460, 716, 760, 60, darker(mood.leaf, 0.3)),
    )
    for (let i = 0; i < 8; i++)
      add(
        scene,
        line(`M${520 + i * 86} 574L${474 + i * 100} 716`, {
          width: 8,
          colour: mix(mood.leaf, mood.accent, 0.5),
        }),
      )
    for (const x of [640, 900])
      add(
        scene,
        rect(x, 410, 170, 96, '#ffffff', 34),
        rect(x + 14, 420, 142, 70, mix(mood.paper, '#ffffff', 0.4), 28),
      )
    add(
      scene,
      rect(380, 560, 120, 180, mood.bark),
      circle(440, 470, 60, mood.lamp, 0.35),
      fill('M400 500l20 -60h40l20 60Z', mood.accent),
      rect(434, 500, 12, 60, mood.ink),
    )
  },

  shop(scene) {
    street(scene, 660, { hills: false })
    const { mood } = scene
    add(
      scene,
      rect(170, 100, 860, 560, mix(mood.leaf, mood.ink, 0.2)),
      rect(150, 84, 900, 60, mood.cork),
      rect(230, 250, 560, 330, mix(mood.glow, mood.wall, 0.4)),
      rect(840, 260, 140, 400, mix(mood.glow, mood.wall, 0.3)),
      line('M840 260h140v400h-140Z', { width: 12, colour: darker(mood.leaf, 0.5) }),
    )
    for (let i = 0; i < 9; i++)
      add(
        scene,
        fill(
          polygon([
            [170 + i * 96, 150],
            [266 + i * 96, 150],
            [256 + i * 96, 236],
            [160 + i * 96, 236],
          ]),
          i % 2 ? mood.paper : mood.cork,
        ),
        ellipse(208 + i * 96, 236, 48, 18, i % 2 ? mood.paper : mood.cork),
      )
    add(scene, rect(230, 410, 560, 10, mood.bark), rect(230, 570, 560, 14, mood.bark))
    for (const x of [280, 420, 560, 700])
      add(
        scene,
        line(`M${x} 250v50`, { width: 4, colour: mood.ink }),
        fill(`M${x - 40} 360q40 -80 80 0Z`, mood.cork),
        circle(x, 362, 14, mood.lamp),
      )
    for (let i = 0; i < 6; i++)
      add(
        scene,
        rect(250 + i * 90, 500, 60, 70, i % 2 ? mood.cork : mix(mood.cork, mood.accent, 0.5), i % 3 ? 30 : 6),
      )
    boatToy(scene, 640, 404)
    stopper(scene, 330, 398, 1, 0)
    add(scene, person(scene, 920, 770, 2.2, { skirt: true, shirt: mood.accent, arms: [40, -20] }))
  },
}
