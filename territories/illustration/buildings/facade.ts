import { foliage } from '../streets/plane-tree.ts'
import { type Opening, project, scaleAt, type View } from './perspective.ts'

export const sideWindows = (d: number, frame: string): Opening[] =>
  [0.25, 0.62].map((share) => ({ at: d * share, sill: 1.3, w: 1.1, h: 1.7, frame, frameWidth: 0.24 }))

export function bushAt(view: View, x: number, z: number, r: number): string {
  const [px, py] = project(view, [x, r * 0.6, z])
  return foliage(view.scene, px, py, r * scaleAt(view, [x, 0, z]), 0.2)
}
