import { mix } from '../colour.ts'
import { type Block, block, cornersOf } from './blocks.ts'
import {
  lit,
  normalOf,
  type Opening,
  onWall,
  onWallFace,
  project,
  rod,
  type View,
  type Wall,
} from './perspective.ts'

/** Two arches with bells on top of a gable. */
export function wallBelfry(
  view: View,
  gable: Wall,
  width: number,
  top: number,
  wall: string,
  foot: number,
): string {
  const { scene } = view
  const w = width * 0.5
  const [bx, , bz] = onWall(gable, width / 2 - w / 2, 0, 0.04)
  const turn = (Math.atan2(gable.from[1] - gable.to[1], gable.from[0] - gable.to[0]) * 180) / Math.PI
  // the belfry looks the way the gable does; its back is what is seen from inside the nave
  const own: Block = {
    x: bx,
    z: bz,
    w,
    d: 0.9,
    h: 3.1,
    turn: turn + 180,
    foot: foot + top - 1,
    wall,
    ridge: 'across',
    rise: 1,
    eaves: 0.2,
    roof: mix(wall, scene.mood.roof, 0.6),
  }
  const { walls } = cornersOf(own)
  const sky = mix(scene.mood.skyLow, scene.mood.skyTop, 0.35)
  let out = block(view, own)
  const side: Wall = walls.front
  for (const share of [0.28, 0.72]) {
    out += onWallFace(view, side, archOf(w * share, 0.9, w * 0.28, 1.9), sky)
    out += onWallFace(
      view,
      side,
      archOf(w * share + w * 0.1, 0.9, w * 0.07, 1.7),
      lit(view, mix(wall, scene.mood.shadow, 0.35), normalOf(side)),
    )
    out += onWallFace(
      view,
      side,
      [
        [w * share - 0.32, 1.25],
        [w * share - 0.2, 1.95],
        [w * share + 0.2, 1.95],
        [w * share + 0.32, 1.25],
      ],
      mix(scene.mood.ink, scene.mood.accent, 0.35),
    )
  }
  const [cx, , cz] = onWall(side, w / 2, 0, -0.4)
  const peak = foot + top - 1 + 4.1
  out += rod(
    view,
    [
      [cx, peak, cz],
      [cx, peak + 1.1, cz],
    ],
    0.1,
    scene.mood.ink,
  )
  const [px, py] = project(view, [cx, peak + 0.75, cz])
  const s = Math.abs(project(view, [cx, peak + 1.1, cz])[1] - py)
  return `${out}<path d="M${px - s * 0.8} ${py}h${s * 1.6}" stroke="${scene.mood.ink}" stroke-width="${Math.max(2, s * 0.3)}"/>`
}

function archOf(middle: number, sill: number, w: number, h: number) {
  const points: [number, number][] = [[middle - w / 2, sill]]
  for (let i = 0; i <= 8; i++)
    points.push([
      middle - (w / 2) * Math.cos((i / 8) * Math.PI),
      sill + h - w / 2 + (w / 2) * Math.sin((i / 8) * Math.PI),
    ])
  points.push([middle + w / 2, sill])
  return points
}

/** A white porch on two arches before the gable. */
export function porch(view: View, gable: Wall, width: number, wall: string): string {
  const deep = 3.4
  const [x, , z] = onWall(gable, width * 0.12, 0, deep)
  const turn = (Math.atan2(gable.to[1] - gable.from[1], gable.to[0] - gable.from[0]) * 180) / Math.PI
  const w = width * 0.76
  const dark = mix(mix(view.scene.mood.ink, view.scene.mood.shadow, 0.6), wall, 0.16)
  const bow = (at: number, wide: number): Opening => ({
    at,
    w: wide,
    h: 2.7,
    arch: 'round',
    kind: 'hole',
    colour: dark,
  })
  const own: Block = {
    x,
    z,
    w,
    d: deep,
    h: 3.3,
    turn,
    foot: gable.foot ?? 0,
    wall,
    ridge: 'across',
    rise: 1,
    front: [bow(w / 2, 2.4)],
    left: [bow(deep / 2, 1.8)],
    right: [bow(deep / 2, 1.8)],
  }
  return block(view, own)
}
