import { lighter, mix } from '../colour.ts'
import { circle, line, type Point } from '../shape.ts'
import { granite, isRaya, whitewash } from '../streets/streets.ts'
import { type Block, block, castShadow, cornersOf } from './blocks.ts'
import {
  face,
  lit,
  normalOf,
  type Opening,
  oblong,
  onWall,
  onWallFace,
  project,
  rod,
  scaleAt,
  type View,
  type Wall,
} from './perspective.ts'

/** The house of the council: arches at the foot, a long balcony with flags, a clock over the cornice. */
export function townHall(view: View, place: { x: number; z: number; turn: number }): string {
  const { mood } = view.scene
  const white = isRaya(view.scene)
  const wall = white ? whitewash(view.scene) : mix(mood.wall, mood.accent, 0.26)
  const frame = white ? granite(view.scene) : lighter(mix(mood.stone, mood.wall, 0.5), 0.16)
  const dark = mix(mix(mood.ink, mood.shadow, 0.6), wall, 0.12)
  const front: Opening[] = []
  for (const at of [3, 7.5, 12]) {
    front.push({ at, w: 2.9, h: 3.3, arch: 'round', kind: 'hole', colour: dark, frame, frameWidth: 0.4 })
    front.push({ at, sill: 5, w: 1.4, h: 2.5, arch: white ? 'none' : 'round', frame, frameWidth: 0.26 })
  }
  const side: Opening[] = [2.6, 6.4].flatMap((at): Opening[] => [
    { at, sill: 1.2, w: 1.1, h: 1.7, frame, frameWidth: 0.24 },
    { at, sill: 5, w: 1.1, h: 2, frame, frameWidth: 0.24 },
  ])
  const hall: Block = {
    ...place,
    w: 15,
    d: 9,
    h: 9,
    wall,
    ridge: 'flat',
    front,
    left: side,
    right: side,
    quoins: frame,
  }
  const { walls } = cornersOf(hall)
  return (
    castShadow(view, hall) +
    block(view, hall) +
    clockGable(view, walls.front, wall, frame) +
    longBalcony(view, walls.front)
  )
}

function clockGable(view: View, wall: Wall, tone: string, frame: string): string {
  const { mood } = view.scene
  const outline: Point[] = [
    [4.6, 9.1],
    [4.9, 10.1],
    [5.8, 10.4],
    [6.1, 11.9],
    [7.5, 12.7],
    [8.9, 11.9],
    [9.2, 10.4],
    [10.1, 10.1],
    [10.4, 9.1],
  ]
  const [x, y] = project(view, onWall(wall, 7.5, 10.8))
  const s = scaleAt(view, onWall(wall, 7.5, 10.8))
  const hand = { width: Math.max(2, s * 0.1), colour: mood.ink }
  return (
    onWallFace(
      view,
      wall,
      outline.map(([a, b]): Point => [7.5 + (a - 7.5) * 1.08, b + 0.22]),
      lit(view, frame, normalOf(wall)),
      -0.1,
    ) +
    onWallFace(view, wall, outline, lit(view, tone, normalOf(wall)), 0.04) +
    circle(x, y, s * 0.86, lit(view, frame, normalOf(wall))) +
    circle(x, y, s * 0.68, mood.night ? mood.lamp : mood.paper) +
    line(`M${x} ${y}v${-s * 0.5}M${x} ${y}l${s * 0.34} ${s * 0.2}`, hand)
  )
}

function longBalcony(view: View, wall: Wall): string {
  const { mood } = view.scene
  const iron = mix(mood.ink, mood.shadow, 0.4)
  const stone = lit(view, mix(mood.stone, mood.wall, 0.4), normalOf(wall))
  let out = onWallFace(view, wall, oblong(1.6, 4, 11.8, 0.7), mood.shadow, 0, 0.2)
  out += onWallFace(view, wall, oblong(1.6, 4.55, 11.8, 0.22), stone, 0.8)
  for (let i = 0; i <= 18; i++)
    out += rod(
      view,
      [onWall(wall, 1.6 + (i * 11.8) / 18, 4.77, 0.8), onWall(wall, 1.6 + (i * 11.8) / 18, 5.8, 0.8)],
      0.05,
      iron,
    )
  out += rod(
    view,
    [onWall(wall, 1.6, 4.77, 0), onWall(wall, 1.6, 5.8, 0.8), onWall(wall, 13.4, 5.8, 0.8)],
    0.1,
    iron,
  )
  const tones = [mood.cork, mood.accent, mood.leaf]
  for (const [i, at] of [4.4, 7.5, 10.6].entries()) {
    const pole = [onWall(wall, at, 5.4, 0.8), onWall(wall, at + 0.1, 7.6, 2)] as const
    out += rod(view, pole, 0.08, mood.bark)
    const [a, b] = pole
    const t = (k: number, down: number) =>
      [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k - down, a[2] + (b[2] - a[2]) * k] as const
    out += face(view, [t(1, 0), t(0.42, 0), t(0.5, 1.2), t(0.74, 1.5), t(1, 1.3)], tones[i] ?? mood.cork)
  }
  return out
}
