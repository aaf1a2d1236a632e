import { lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { line } from '../shape.ts'
import { granite, whitewash } from '../streets/streets.ts'
import { type Block, block, castShadow, cornersOf } from './blocks.ts'
import { type Opening, onWall, project, scaleAt, type View } from './perspective.ts'

/** Plaster of the masies: stone washed over in warm tones. */
export const plaster = (scene: Scene) =>
  mix(mix(scene.mood.wall, scene.mood.stone, 0.3), scene.mood.accent, 0.14)

export interface Place {
  x: number
  z: number
  turn: number
  foot?: number
}

/** A masia: three bays under one broad gable, a doorway of large wedges, a barn against its side. */
export function masiaHouse(view: View, { x, z, turn, foot = 0 }: Place): string {
  const { mood } = view.scene
  const wall = plaster(view.scene)
  const frame = lighter(mix(mood.stone, mood.wall, 0.4), 0.14)
  const pane = (at: number, sill: number, w = 1.1, h = 1.5): Opening => ({
    at,
    sill,
    w,
    h,
    frame,
    frameWidth: 0.26,
  })
  const house: Block = {
    x,
    z,
    turn,
    foot,
    wall,
    w: 17,
    d: 15,
    h: 6.6,
    ridge: 'across',
    rise: 3.6,
    eaves: 0.7,
    quoins: frame,
    front: [
      {
        at: 8.5,
        w: 2.6,
        h: 3.4,
        arch: 'round',
        kind: 'door',
        frame,
        frameWidth: 0.85,
        colour: mix(mood.bark, mood.cork, 0.35),
      },
      pane(3.2, 1.3, 1, 1.2),
      pane(13.8, 1.3, 1, 1.2),
      pane(3.2, 4.6),
      pane(8.5, 4.7, 1.4, 1.8),
      pane(13.8, 4.6),
      { ...pane(8.5, 7.7, 1, 1.2), arch: 'round' },
    ],
    left: [pane(3, 4.6), pane(8, 4.6), pane(12, 4.6), pane(5, 1.4, 0.9, 1)],
    right: [pane(3, 4.6), pane(8, 4.6), pane(12, 4.6), pane(10, 1.4, 0.9, 1)],
  }
  const { walls } = cornersOf(house)
  const [bx, , bz] = onWall(walls.front, 17, 0, -4)
  const barn: Block = {
    x: bx,
    z: bz,
    turn,
    foot,
    wall: mix(wall, mood.stone, 0.4),
    w: 8,
    d: 8,
    h: 3.6,
    rise: 1.5,
    front: [{ at: 4, w: 4, h: 2.9, arch: 'low', kind: 'hole', frame, frameWidth: 0.3 }],
  }
  return castShadow(view, house) + block(view, barn) + block(view, house)
}

/** A long low white house of the Raya, granite around its doors and a chimney as broad as a man is tall. */
export function cortijo(view: View, { x, z, turn, foot = 0 }: Place, length = 15): string {
  const { mood } = view.scene
  const wall = whitewash(view.scene)
  const frame = granite(view.scene)
  const wood = mix(mood.leaf, mood.ink, 0.2)
  const front: Opening[] = [
    { at: length * 0.4, w: 1.5, h: 2.4, kind: 'door', frame, frameWidth: 0.42, colour: wood },
  ]
  for (const share of [0.16, 0.64, 0.86])
    front.push({ at: length * share, sill: 1.2, w: 0.95, h: 1.1, frame, frameWidth: 0.28 })
  const house: Block = {
    x,
    z,
    turn,
    foot,
    wall,
    w: length,
    d: 8,
    h: 3.7,
    rise: 2,
    eaves: 0.35,
    front,
    left: [{ at: 4, sill: 1.4, w: 0.8, h: 1, frame, frameWidth: 0.25 }],
    right: [{ at: 4, sill: 1.4, w: 0.8, h: 1, frame, frameWidth: 0.25 }],
    plinth: mix(frame, wall, 0.35),
  }
  const [cx, , cz] = onWall(cornersOf(house).walls.front, length * 0.72, 0, -3)
  const stack: Block = {
    x: cx,
    z: cz,
    turn,
    foot: foot + 4.3,
    wall: lighter(wall, 0.06),
    w: 1.9,
    d: 1.7,
    h: 3,
    ridge: 'hip',
    rise: 0.8,
    eaves: 0.18,
    roof: mix(wall, mood.roof, 0.5),
  }
  return castShadow(view, house) + block(view, house) + block(view, stack)
}

/** A small house of bare stone with a porch of poles and vine. */
export function stoneHouse(view: View, { x, z, turn, foot = 0 }: Place): string {
  const { mood } = view.scene
  const wall = mix(mix(mood.stone, mood.wall, 0.35), mood.accent, 0.08)
  const frame = lighter(wall, 0.34)
  const pane = (at: number, sill: number): Opening => ({
    at,
    sill,
    w: 1,
    h: 1.3,
    frame,
    frameWidth: 0.26,
    shutters: mix(mood.leaf, mood.ink, 0.15),
  })
  const house: Block = {
    x,
    z,
    turn,
    foot,
    wall,
    w: 11,
    d: 8,
    h: 5.4,
    rise: 1.9,
    quoins: frame,
    front: [
      { at: 4.6, w: 1.7, h: 2.6, arch: 'round', kind: 'door', frame, frameWidth: 0.5, colour: mood.cork },
      pane(9, 1.2),
      pane(2.6, 3.4),
      pane(8, 3.4),
    ],
    left: [pane(4, 3.2)],
    right: [pane(4, 3.2)],
  }
  const { walls } = cornersOf(house)
  const [cx, , cz] = onWall(walls.front, 8.6, 0, -3)
  const stack: Block = { x: cx, z: cz, turn, foot: foot + 6, wall, w: 1.1, d: 1, h: 2.2, ridge: 'flat' }
  const [ox, , oz] = onWall(walls.front, 11, 0, -1.5)
  const oven: Block = {
    x: ox,
    z: oz,
    turn,
    foot,
    wall: mix(wall, mood.bark, 0.1),
    w: 4,
    d: 5,
    h: 2.6,
    rise: 1,
    front: [{ at: 2, w: 1.4, h: 1.9, kind: 'door', frame, frameWidth: 0.25, colour: mood.bark }],
  }
  return (
    castShadow(view, house) +
    block(view, oven) +
    block(view, house) +
    block(view, stack) +
    smoke(view, onWall(walls.front, 9.2, 8.4, -3.4))
  )
}

export function smoke(view: View, spot: readonly [number, number, number]): string {
  const [x, y] = project(view, spot)
  const s = scaleAt(view, spot)
  const { side, mood } = view.scene
  return line(`M${x} ${y}q${-side * s * 0.8} ${-s} 0 ${-s * 1.9}t${-side * s * 0.9} ${-s * 1.9}`, {
    width: s * 0.42,
    colour: mix('#ffffff', mood.skyLow, 0.3),
    opacity: 0.5,
  })
}
