import { block } from '../buildings/blocks.ts'
import { opening } from '../buildings/opening.ts'
import {
  face,
  faces,
  figure,
  lengthOf,
  lit,
  normalOf,
  type Opening,
  oblong,
  onWallFace,
  type Wall,
} from '../buildings/perspective.ts'
import { lighter, mix } from '../colour.ts'
import { add, type Scene } from '../scene.ts'
import { townFloor } from '../streets/street-floor.ts'
import { lamp } from '../streets/street-things.ts'
import { isRaya, whitewash } from '../streets/streets.ts'

/** A small bullring: a round white wall with one great door. */
export function bullring(scene: Scene): void {
  const { mood } = scene
  const view = townFloor(scene, { horizon: 560, middle: 600, focal: 900 })
  const wall = isRaya(scene) ? whitewash(scene) : mood.wall
  const [cx, cz, radius] = [-3, 46, 24]
  add(
    scene,
    face(
      view,
      [
        [-30, 0, 25],
        [-26, 0, 22],
        [26, 0, 22],
        [30, 0, 30],
        [20, 0, 40],
        [-30, 0, 40],
      ],
      mood.shadow,
      0.14,
    ),
  )
  const at = (degrees: number, r: number): readonly [number, number] => [
    cx + Math.sin((degrees * Math.PI) / 180) * r,
    cz - Math.cos((degrees * Math.PI) / 180) * r,
  ]
  // only what is turned to the viewer, so that the painted bands end where the wall does
  const [step, frame] = [6, mix(mood.stone, mood.wall, 0.2)]
  const sides = Array.from({ length: 30 }, (_, i): Wall => {
    const degrees = -90 + i * step
    return { from: at(degrees, radius), to: at(degrees + step, radius) }
  }).filter((side) => faces(view, side))
  const round = (low: number, h: number, colour: string) => {
    for (const side of sides)
      add(
        scene,
        onWallFace(view, side, oblong(0, low, lengthOf(side) * 1.06, h), lit(view, colour, normalOf(side))),
      )
  }
  round(0, 7.4, wall)
  round(6.6, 0.9, mix(mood.accent, mood.wall, 0.25))
  round(0, 0.9, mix(mood.accent, mood.wall, 0.35))
  for (const degrees of [24, -54]) {
    const side: Wall = { from: at(degrees, radius), to: at(degrees + step, radius) }
    const hole: Opening = {
      at: lengthOf(side) / 2,
      sill: 3.6,
      w: 1,
      h: 1.5,
      arch: 'round',
      kind: 'hole',
      frame,
      frameWidth: 0.3,
    }
    add(scene, opening(view, side, hole, wall))
  }
  const gate: Wall = { from: at(-17, radius + 0.6), to: at(1, radius + 0.6) }
  const [gx, gz] = gate.from
  const turn = (Math.atan2(gate.to[1] - gz, gate.to[0] - gx) * 180) / Math.PI
  const door: Opening = {
    at: 3.75,
    w: 3.8,
    h: 4.8,
    arch: 'round',
    kind: 'door',
    colour: mood.cork,
    frame,
    frameWidth: 0.6,
  }
  add(
    scene,
    block(view, {
      x: gx,
      z: gz,
      w: 7.5,
      d: 2,
      h: 8.6,
      turn,
      wall: lighter(wall, 0.1),
      ridge: 'across',
      rise: 1.8,
      eaves: 0.2,
      front: [door],
    }),
  )
  add(scene, lamp(view, -8.6, 14, 4.4))
  add(
    scene,
    figure(view, 0.4, 12, { backpack: true, walking: true, flip: true }),
    figure(view, 1.5, 12.3, { skirt: true, walking: true, flip: true, backpack: true }),
  )
}
