import { lighter, mix } from '../colour.ts'
import { corkOak } from '../land/trees.ts'
import type { Scene } from '../scene.ts'
import { granite, isRaya, whitewash } from '../streets/streets.ts'
import { type Block, block } from './blocks.ts'
import { oldStone } from './chapel.ts'
import { plaster } from './farmhouse.ts'
import type { Opening, View } from './perspective.ts'

/** A house of a village, stone or whitewashed. */
export function cottage(scene: Scene, x: number, z: number, foot: number, size: Partial<Block> = {}): Block {
  const { mood, random } = scene
  const white = isRaya(scene)
  const wall = white
    ? whitewash(scene)
    : random.pick([plaster(scene), oldStone(scene), mix(plaster(scene), mood.wall, 0.5)] as const)
  const frame = white ? granite(scene) : lighter(wall, 0.25)
  const w = size.w ?? 9
  const h = size.h ?? (white ? 3.8 : 5.6)
  const pane = (at: number, sill: number): Opening => ({ at, sill, w: 0.95, h: 1.2, frame, frameWidth: 0.22 })
  const front = [
    {
      at: w * 0.4,
      w: 1.4,
      h: 2.3,
      arch: white ? 'none' : 'round',
      kind: 'door',
      frame,
      frameWidth: 0.3,
      colour: random.pick([mood.cork, mix(mood.leaf, mood.ink, 0.2), mood.bark] as const),
    },
    pane(w * 0.76, 1.2),
  ] as Opening[]
  if (h > 5) front.push(pane(w * 0.26, 3.6), pane(w * 0.7, 3.6))
  return {
    x,
    z,
    foot,
    w,
    d: 8,
    h,
    wall,
    rise: 1.9,
    turn: random.between(-14, 14),
    front,
    left: [pane(4, h * 0.55)],
    right: [pane(4, h * 0.55)],
    ...size,
  }
}

export const inOrder = (view: View, houses: readonly Block[]) =>
  [...houses]
    .sort((a, b) => b.z - a.z)
    .map((house) => block(view, house))
    .join('')

export function oakAt(view: View, x: number, z: number, h: number): string {
  const px = view.middle + (view.focal * x) / z
  return corkOak(view.scene, px, view.horizon + (view.focal * view.eye) / z, (view.focal * h) / z)
}
