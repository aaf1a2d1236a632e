import { type Block, block, castShadow } from '../buildings/blocks.ts'
import { plaster } from '../buildings/farmhouse.ts'
import { figure, look, rod, type Spot, type View } from '../buildings/perspective.ts'
import { lighter, mix } from '../colour.ts'
import { countryside, lane, nearOak } from '../land/countryside.ts'
import { backHills, ground } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { bush, cypress } from '../land/trees.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { pot } from '../streets/street-things.ts'
import { isRaya, whitewash } from '../streets/streets.ts'

export function cemetery(scene: Scene): void {
  if (isRaya(scene)) {
    byTheTrack(scene)
    return
  }
  viewOf<() => void>(scene, [() => cemeteryGate(scene), () => grave(scene)])()
}

function graveyard(scene: Scene, view: View, x: number, z: number, turn: number): string {
  const { mood } = scene
  const wall = isRaya(scene) ? whitewash(scene) : lighter(plaster(scene), 0.3)
  const cap = mood.roof
  const iron = mix(mood.ink, mood.leafDark, 0.4)
  const side: Block = { x, z, turn, w: 22, d: 0.7, h: 2.5, wall, rise: 0.3, eaves: 0.12, roof: cap }
  const rad = (turn * Math.PI) / 180
  const [gx, gz] = [
    x + Math.cos(rad) * 8.6 + Math.sin(rad) * 0.3,
    z + Math.sin(rad) * 8.6 - Math.cos(rad) * 0.3,
  ]
  const gate: Block = {
    x: gx,
    z: gz,
    turn,
    w: 5,
    d: 1.2,
    h: 3.5,
    wall: lighter(wall, 0.1),
    ridge: 'across',
    rise: 1.2,
    eaves: 0.25,
    roof: cap,
    front: [
      {
        at: 2.5,
        w: 2.3,
        h: 3.2,
        arch: 'round',
        kind: 'door',
        frame: mix(mood.stone, mood.wall, 0.3),
        frameWidth: 0.35,
        colour: iron,
      },
    ],
  }
  const cross: Spot = [gx + Math.cos(rad) * 2.5, 4.6, gz + Math.sin(rad) * 2.5]
  return (
    castShadow(view, side) +
    block(view, side) +
    block(view, gate) +
    rod(view, [cross, [cross[0], 6, cross[2]]], 0.14, mood.ink) +
    rod(
      view,
      [
        [cross[0] - 0.42, 5.5, cross[2]],
        [cross[0] + 0.42, 5.5, cross[2]],
      ],
      0.14,
      mood.ink,
    )
  )
}

function cemeteryGate(scene: Scene): void {
  const view = countryside(scene, { horizon: 570, middle: 560, focal: 980, grass: 4 })
  for (const [x, h] of [
    [250, 430],
    [330, 500],
    [830, 420],
    [900, 360],
  ] as const)
    add(scene, cypress(scene, x, 630, h))
  add(scene, lane(view, [0.6, 0, 18], [2, 0, 3.4], 2.8), graveyard(scene, view, -11.5, 15, 16))
  nearOak(scene, 1, 720)
  add(scene, bush(scene, 70, 806, 120))
}

/** A plain slab under the trees, flowers on it and a book. */
function grave(scene: Scene): void {
  const { mood } = scene
  const view = look(scene, { eye: 2.3, horizon: 360, focal: 980, middle: 620 })
  sky(scene, { clouds: 1 })
  backHills(scene, { horizon: 290, layers: 3 })
  ground(scene, { top: 366, grass: 0, flowers: false })
  const wall = lighter(plaster(scene), 0.3)
  add(
    scene,
    block(view, {
      x: -12,
      z: 15,
      w: 24,
      d: 0.6,
      h: 2,
      turn: -6,
      wall,
      rise: 0.3,
      roof: mood.roof,
      eaves: 0.1,
    }),
  )
  for (const [x, h] of [
    [930, 430],
    [1010, 370],
  ] as const)
    add(scene, cypress(scene, x, 500, h))
  const stone = mix(mood.stone, mood.wall, 0.45)
  add(
    scene,
    block(view, {
      x: -1.9,
      z: 6.6,
      w: 2.5,
      d: 3.2,
      h: 0.34,
      turn: -18,
      wall: mix(stone, mood.shadow, 0.14),
      ridge: 'bare',
    }),
    block(view, {
      x: -1.74,
      z: 6.74,
      w: 2.2,
      d: 2.9,
      h: 0.16,
      foot: 0.34,
      turn: -18,
      wall: lighter(stone, 0.16),
      ridge: 'bare',
    }),
  )
  const headstone: Block = {
    x: -0.85,
    z: 9.6,
    w: 2.3,
    d: 0.36,
    h: 1.5,
    turn: -18,
    wall: stone,
    ridge: 'bare',
  }
  add(scene, block(view, headstone))
  // the open book on the slab
  const [bx, by] = [560, 566]
  add(
    scene,
    `<path d="M${bx - 70} ${by}Q${bx - 34} ${by - 22} ${bx} ${by - 4}Q${bx + 34} ${by - 26} ${bx + 74} ${by - 10}L${bx + 84} ${by + 34}Q${bx + 40} ${by + 16} ${bx + 4} ${by + 36}Q${bx - 34} ${by + 22} ${bx - 74} ${by + 42}Z" fill="${mood.paper}"/><path d="M${bx} ${by - 4}L${bx + 4} ${by + 36}" stroke="${mix(mood.paper, mood.shadow, 0.4)}" stroke-width="4"/><path d="M${bx - 74} ${by + 42}Q${bx - 34} ${by + 22} ${bx + 4} ${by + 36}Q${bx + 40} ${by + 16} ${bx + 84} ${by + 34}l2 9Q${bx + 40} ${by + 26} ${bx + 4} ${by + 46}Q${bx - 34} ${by + 32} ${bx - 76} ${by + 51}Z" fill="${mood.cork}"/>`,
  )
  add(scene, pot(view, 1.05, 6.6, 0.62, '#f4e9f0'), pot(view, -2.3, 7.4, 0.5, mood.accent))
  nearOak(scene, -1, 820)
}

function byTheTrack(scene: Scene): void {
  const view = countryside(scene, { horizon: 560, middle: 700, focal: 960, grass: 6 })
  for (const [x, h] of [
    [430, 330],
    [500, 380],
    [570, 310],
  ] as const)
    add(scene, cypress(scene, x, 600, h))
  add(scene, graveyard(scene, view, -14, 20, -10), lane(view, [9, 0, 40], [-0.4, 0, 3.4], 3.6))
  add(scene, figure(view, 2.4, 12, { walking: true, backpack: true, hat: 'straw' }))
  nearOak(scene, -1, 700)
}
