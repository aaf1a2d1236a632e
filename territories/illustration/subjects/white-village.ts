import { type Block, block, castShadow } from '../buildings/blocks.ts'
import { chapel } from '../buildings/chapel.ts'
import { cottage, inOrder, oakAt } from '../buildings/cottage.ts'
import { cortijo } from '../buildings/farmhouse.ts'
import { face, figure, look, type Spot, type View } from '../buildings/perspective.ts'
import { fieldWall } from '../buildings/yard.ts'
import { lighter, mix } from '../colour.ts'
import { countryside, lane, nearOak } from '../land/countryside.ts'
import { backHills, tufts } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { bush, corkOak } from '../land/trees.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { pot } from '../streets/street-things.ts'
import { granite, terrace } from '../streets/streets.ts'

export function whiteVillage(scene: Scene): void {
  const { mood } = scene
  viewOf<() => void>(scene, [
    () => {
      sky(scene, { clouds: 2 })
      backHills(scene, { horizon: 440, layers: 2 })
      const view = look(scene, { horizon: 560, middle: 520, focal: 860 })
      add(
        scene,
        face(
          view,
          [
            [-40, 0, 1],
            [-40, 0, 90],
            [40, 0, 90],
            [40, 0, 1],
          ],
          mix(mood.path, mood.stone, 0.15),
        ),
      )
      add(
        scene,
        terrace(view, [-3.5, 3.4], [-2, 60], { floors: [1, 2], width: [7, 10], deep: 8 }),
        terrace(view, [5.2, 46], [7, 15], { floors: [1, 1], width: [8, 11], deep: 8 }),
      )
      add(scene, terrace(view, [-2, 60], [4, 62], { floors: [1, 1] }))
      add(
        scene,
        figure(view, 0.8, 13, { walking: true, hat: 'straw', backpack: true }),
        pot(view, -2.6, 10, 0.8, mood.cork),
        pot(view, -2.5, 15, 0.8, mood.cork),
      )
      add(scene, fieldWall(view, { from: [3.5, 16], to: [5.1, 9.4] }, 1.1), corkOak(scene, 1010, 742, 520))
    },
    () => {
      const view = countryside(scene, { horizon: 650, middle: 600, focal: 1150, hills: 220, grass: 5 })
      const hill: Spot[] = []
      for (let i = 0; i <= 16; i++) hill.push([-30 + i * 3.8, Math.sin((i / 16) * Math.PI) ** 1.1 * 7, 64])
      add(scene, face(view, [...hill, [31, 0, 36], [-31, 0, 36]], mix(mood.ground, mood.leaf, 0.2)))
      add(
        scene,
        chapel(view, {
          x: 0,
          z: 58,
          foot: 5.6,
          turn: 60,
          belfry: 'wall',
          apses: 0,
          door: 'gable',
          length: 13,
          h: 6.4,
        }),
      )
      add(
        scene,
        inOrder(view, [
          cottage(scene, -18, 58, 3.6, { turn: 12, w: 11 }),
          cottage(scene, 13, 57, 3.4, { turn: -14, w: 10 }),
          cottage(scene, -23, 49, 1.2, { turn: 18, w: 11 }),
          cottage(scene, -9, 50, 2.6, { turn: -10, w: 11, h: 5.8 }),
          cottage(scene, 3, 49, 2.2, { turn: 12, w: 10 }),
          cottage(scene, 14, 46, 0.6, { turn: -18, w: 11 }),
          cottage(scene, -14, 42, 0.2, { turn: 10, w: 10 }),
          cottage(scene, 1, 41, 0.2, { turn: -14, w: 11 }),
        ]),
      )
      nearOak(scene, scene.side < 0 ? 1 : -1, 620)
      add(scene, figure(view, -3.4, 17.4, { walking: true, backpack: true }))
    },
    () => pantaruja(scene),
  ])()
}

/** A narrow lane at night; somebody in white runs up it with a candle. */
function pantaruja(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 1 })
  const view = look(scene, { horizon: 560, middle: 660, focal: 800 })
  add(
    scene,
    face(
      view,
      [
        [-40, 0, 0.8],
        [-40, 0, 90],
        [40, 0, 90],
        [40, 0, 0.8],
      ],
      mix(mood.path, mood.stone, 0.3),
    ),
  )
  add(
    scene,
    terrace(view, [-4, 50], [4, 52], { floors: [2, 2] }),
    terrace(view, [-3, 4], [-2.6, 50], { floors: [2, 2], width: [6, 8] }),
    terrace(view, [3, 50], [3.2, 3], { floors: [1, 2], width: [6, 8] }),
  )
  const [x, y] = [560, 742]
  const cloth = mix('#ffffff', mood.skyLow, 0.12)
  add(
    scene,
    `<radialGradient id="candle"><stop offset="0" stop-color="${mood.lamp}" stop-opacity=".5"/><stop offset="1" stop-color="${mood.lamp}" stop-opacity="0"/></radialGradient><circle cx="${x + 92}" cy="${y - 224}" r="240" fill="url(#candle)"/>`,
    `<ellipse cx="${x - 20}" cy="${y + 4}" rx="120" ry="14" fill="${mood.shadow}" opacity=".4"/>`,
    `<path d="M${x - 6} ${y - 60}L${x - 62} ${y - 18}l-26 -8l-6 12l36 12L${x + 26} ${y - 60}Z" fill="${mood.skin[0]}"/>`,
    `<path d="M${x + 16} ${y - 70}L${x + 52} ${y - 8}l38 0l2 -12l-24 -4L${x + 46} ${y - 84}Z" fill="${mood.skin[0]}"/>`,
    `<path d="M${x + 8} ${y - 330}Q${x + 66} ${y - 320} ${x + 60} ${y - 256}Q${x + 78} ${y - 170} ${x + 76} ${y - 46}Q${x + 20} ${y - 30} ${x - 30} ${y - 52}Q${x - 96} ${y - 60} ${x - 150} ${y - 24}Q${x - 92} ${y - 130} ${x - 54} ${y - 230}Q${x - 50} ${y - 320} ${x + 8} ${y - 330}Z" fill="${cloth}"/>`,
    `<path d="M${x - 54} ${y - 230}Q${x - 92} ${y - 130} ${x - 150} ${y - 24}Q${x - 96} ${y - 60} ${x - 30} ${y - 52}Q${x - 30} ${y - 150} ${x - 8} ${y - 240}Z" fill="${mix(cloth, mood.shadow, 0.28)}"/>`,
    `<path d="M${x + 26} ${y - 306}Q${x + 56} ${y - 296} ${x + 50} ${y - 258}Q${x + 32} ${y - 250} ${x + 18} ${y - 264}Z" fill="${mix(mood.ink, mood.shadow, 0.5)}"/>`,
    `<path d="M${x + 6} ${y - 226}L${x + 84} ${y - 178}l10 18l-14 6L${x - 4} ${y - 180}Z" fill="${lighter(cloth, 0.5)}"/>`,
    `<rect x="${x + 84}" y="${y - 214}" width="14" height="58" fill="${mood.paper}"/><path d="M${x + 91} ${y - 246}q16 22 0 34q-16 -12 0 -34Z" fill="${mood.lamp}"/>`,
  )
}

export function borderHamlet(scene: Scene): void {
  viewOf<() => void>(scene, [
    () => {
      const view = countryside(scene, { horizon: 560, middle: 560, focal: 980, grass: 5 })
      add(scene, lane(view, [2, 0, 40], [-3, 0, 3.4], 2.6))
      add(
        scene,
        cortijo(view, { x: -11, z: 21, turn: 26 }, 13),
        cortijo(view, { x: 3.6, z: 28, turn: -20 }, 13),
        cortijo(view, { x: -3, z: 44, turn: 4 }, 10),
      )
      // the stone stands where the two sides meet
      marker(scene, view, 0.75, 9.5)
      add(
        scene,
        bush(scene, 70, 806, 120),
        figure(view, -1.4, 13, { walking: true, backpack: true, hat: 'straw' }),
      )
    },
    () => {
      const view = countryside(scene, { horizon: 540, middle: 720, focal: 900, grass: 5 })
      add(scene, lane(view, [1, 0, 38], [-1, 0, 3.4], 3.4), cortijo(view, { x: 4, z: 32, turn: -30 }, 11))
      add(scene, cortijo(view, { x: -12.6, z: 14.4, turn: 24 }, 14))
      add(
        scene,
        figure(view, 1.6, 9, { skirt: true, hat: 'scarf', arms: [70, -8], flip: true }),
        figure(view, 0.4, 9, { hat: 'beret', arms: [60, -8], backpack: true }),
      )
      nearOak(scene, 1, 660)
    },
    () => {
      const view = countryside(scene, { horizon: 580, middle: 600, focal: 1200, hills: 170, grass: 6 })
      add(
        scene,
        cortijo(view, { x: -12.4, z: 24, turn: 24 }, 13),
        cortijo(view, { x: 1.6, z: 31, turn: -26 }, 13),
      )
      add(scene, oakAt(view, 0.6, 40, 8))
      add(
        scene,
        fieldWall(view, { from: [-10, 16], to: [-1.4, 18] }, 1.1),
        fieldWall(view, { from: [2, 18], to: [10, 16] }, 1.1),
      )
      marker(scene, view, 1.4, 9.6)
    },
  ])()
}

/** A boundary stone: granite, taller than a child, its top cut to a roof. */
function marker(scene: Scene, view: View, x: number, z: number): void {
  const stone = lighter(granite(scene), 0.1)
  const base: Block = {
    x: x - 0.42,
    z,
    w: 0.84,
    d: 0.7,
    h: 0.18,
    turn: 24,
    wall: mix(stone, scene.mood.shadow, 0.12),
    ridge: 'bare',
  }
  const post: Block = {
    x: x - 0.28,
    z: z + 0.1,
    w: 0.56,
    d: 0.44,
    h: 1.25,
    turn: 24,
    wall: stone,
    ridge: 'hip',
    rise: 0.16,
    eaves: 0.01,
    roof: lighter(stone, 0.2),
    front: [
      { at: 0.28, sill: 0.6, w: 0.3, h: 0.36, kind: 'hole', colour: mix(stone, scene.mood.shadow, 0.4) },
    ],
  }
  add(scene, castShadow(view, post, 0.9), block(view, base), block(view, post))
  tufts(scene, 770, 3)
}
