import { lighter, mix } from '../colour.ts'
import type { Point } from '../shape.ts'
import { type Block, block, castShadow, cornersOf } from './blocks.ts'
import { opening } from './opening.ts'
import {
  lengthOf,
  lit,
  normalOf,
  type Opening,
  oblong,
  onWallFace,
  type View,
  type Wall,
} from './perspective.ts'

export interface Villa {
  x: number
  z: number
  w: number
  d?: number
  turn: number
  tone: string
  /** How its top runs: waves, a stepped gable, or one bow. */
  crest?: 'waves' | 'steps' | 'bow'
}

/** A factory owner's house: a curved top, a frieze of coloured tiles, tall windows under flat bows, a long iron balcony. */
export function villa(view: View, { x, z, w, d = 11, turn, tone, crest = 'waves' }: Villa): string {
  const { mood } = view.scene
  const trim = lighter(mix(mood.wall, mood.stone, 0.2), 0.3)
  const wood = mix(mood.leaf, mood.ink, 0.1)
  const tall = (at: number, balcony: boolean): Opening => ({
    at,
    sill: 4.9,
    w: 1.25,
    h: 2.7,
    arch: 'low',
    frame: trim,
    frameWidth: 0.3,
    shutters: wood,
    balcony,
  })
  const front: Opening[] = [
    {
      at: w * 0.5,
      w: 1.9,
      h: 3.5,
      arch: 'round',
      kind: 'door',
      frame: trim,
      frameWidth: 0.36,
      colour: mix(mood.bark, mood.cork, 0.4),
    },
    { at: w * 0.2, sill: 1.3, w: 1.5, h: 2.1, arch: 'low', frame: trim, frameWidth: 0.3 },
    { at: w * 0.8, sill: 1.3, w: 1.5, h: 2.1, arch: 'low', frame: trim, frameWidth: 0.3 },
  ]
  for (const share of [0.2, 0.5, 0.8]) front.push(tall(w * share, share === 0.5))
  const side: Opening[] = [0.25, 0.6].flatMap((share): Opening[] => [
    { at: d * share, sill: 1.3, w: 1.2, h: 2, frame: trim, frameWidth: 0.24 },
    { at: d * share, sill: 5.2, w: 1.2, h: 2.1, frame: trim, frameWidth: 0.24 },
  ])
  const house: Block = {
    x,
    z,
    w,
    d,
    h: 9,
    turn,
    wall: tone,
    ridge: 'flat',
    front,
    left: side,
    right: side,
    plinth: mix(mood.stone, tone, 0.3),
  }
  const { walls } = cornersOf(house)
  return (
    castShadow(view, house, 0.4) +
    block(view, house) +
    crown(view, walls.front, tone, trim, crest) +
    frieze(view, walls.front, trim)
  )
}

function crown(
  view: View,
  wall: Wall,
  tone: string,
  trim: string,
  crest: NonNullable<Villa['crest']>,
): string {
  const w = lengthOf(wall)
  const line: Point[] = []
  for (let i = 0; i <= 32; i++) {
    const t = i / 32
    const up =
      crest === 'bow'
        ? Math.sin(t * Math.PI) ** 0.7 * 2.2
        : crest === 'waves'
          ? 0.5 + Math.abs(Math.sin(t * Math.PI * 3)) * (t > 0.3 && t < 0.7 ? 2 : 1.1)
          : t < 0.18 || t > 0.82
            ? 0.5
            : t < 0.36 || t > 0.64
              ? 1.3
              : 2.4
    line.push([t * w, 8.9 + up])
  }
  const normal = normalOf(wall)
  const cap = line.map(([a, b]): Point => [a, b + 0.28])
  return (
    onWallFace(view, wall, [[-0.1, 8.9], ...cap, [w + 0.1, 8.9]], lit(view, trim, normal), 0.05) +
    onWallFace(view, wall, [[0, 8.7], ...line, [w, 8.7]], lit(view, tone, normal), 0.1) +
    opening(view, wall, { at: w / 2, sill: 9.1, w: 0.9, h: 0.9, arch: 'round', kind: 'hole' }, tone)
  )
}

/** Tiles in two colours under the cornice, and a painted garland over the door. */
function frieze(view: View, wall: Wall, trim: string): string {
  const { mood } = view.scene
  const w = lengthOf(wall)
  const normal = normalOf(wall)
  let out = onWallFace(
    view,
    wall,
    oblong(0, 8.05, w, 0.75),
    lit(view, mix(mood.water, trim, 0.3), normal),
    0.03,
  )
  const count = Math.round(w / 1.1)
  for (let i = 0; i < count; i++) {
    const at = ((i + 0.5) / count) * w
    out += onWallFace(
      view,
      wall,
      [
        [at - 0.34, 8.42],
        [at, 8.72],
        [at + 0.34, 8.42],
        [at, 8.12],
      ],
      lit(view, i % 2 ? mood.accent : mood.cork, normal),
      0.05,
    )
  }
  return out + onWallFace(view, wall, oblong(0, 4.2, w, 0.24), lit(view, trim, normal), 0.08)
}

/** An iron railing on a low wall. */
export function railing(view: View, wall: Wall): string {
  const { mood } = view.scene
  const iron = mix(mood.ink, mood.leafDark, 0.35)
  const w = lengthOf(wall)
  let out = onWallFace(
    view,
    wall,
    oblong(0, 0, w, 0.7),
    lit(view, mix(mood.stone, mood.wall, 0.4), normalOf(wall)),
  )
  const bars = Math.round(w / 0.34)
  for (let i = 0; i <= bars; i++)
    out += onWallFace(view, wall, oblong((i / bars) * w - 0.03, 0.7, 0.06, 1.2 + (i % 2) * 0.14), iron)
  return (
    out +
    onWallFace(view, wall, oblong(0, 1.72, w, 0.08), iron) +
    onWallFace(view, wall, oblong(0, 0.86, w, 0.08), iron)
  )
}
