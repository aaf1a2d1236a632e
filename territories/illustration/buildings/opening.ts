import { darker, mix } from '../colour.ts'
import {
  archShape,
  face,
  lengthOf,
  lit,
  normalOf,
  type Opening,
  oblong,
  onWall,
  onWallFace,
  project,
  rod,
  type Spot,
  scaleAt,
  type View,
  type Wall,
} from './perspective.ts'

/** Glass, wood or darkness, set back in the wall: the side of the hole that looks at the viewer shows how thick the wall is. */
export function opening(view: View, wall: Wall, hole: Opening, tone: string): string {
  const { mood } = view.scene
  const { at, sill = 0, w, h, arch = 'none', kind = 'window', frameWidth = 0.2 } = hole
  const bright = mood.night || mood.light === 'dusk'
  const glass = bright ? mood.lamp : mix(mix(mood.ink, mood.water, 0.45), mood.shadow, 0.3)
  const normal = normalOf(wall)
  const colour =
    kind === 'door'
      ? lit(view, hole.colour ?? mood.cork, normal)
      : kind === 'hole'
        ? (hole.colour ?? mix(mood.ink, mood.shadow, 0.6))
        : (hole.colour ?? glass)
  const [ex, , ez] = [view.x - wall.from[0], 0, view.z - wall.from[1]]
  const along =
    (ex * (wall.to[0] - wall.from[0]) + ez * (wall.to[1] - wall.from[1])) / (lengthOf(wall) || 1) - at
  const out = ex * normal[0] + ez * normal[2]
  // what the thickness of the wall hides, as metres along the wall
  const hidden = Math.max(-w * 0.4, Math.min(w * 0.4, (0.34 * along) / Math.max(0.5, out)))
  let drawn = ''
  if (hole.frame)
    drawn += onWallFace(
      view,
      wall,
      archShape(
        at,
        sill - (kind === 'window' ? frameWidth * 0.8 : 0),
        w,
        h + (kind === 'window' ? frameWidth * 0.8 : 0),
        arch,
        frameWidth,
      ),
      lit(view, hole.frame, normal),
    )
  const inside = mix(tone, mood.shadow, 0.5)
  drawn += onWallFace(view, wall, archShape(at, sill, w, h, arch), inside)
  const shrunk = w - Math.abs(hidden)
  drawn += onWallFace(view, wall, archShape(at - hidden / 2, sill, shrunk, h - 0.06, arch), colour)
  const unit = scaleAt(view, onWall(wall, at, sill))
  const middle = at - hidden / 2
  if (kind === 'door' && w * unit > 34)
    drawn += onWallFace(
      view,
      wall,
      oblong(middle - 0.03, sill, 0.06, h - (arch === 'none' ? 0.06 : 0.14)),
      darker(colour, 0.4),
    )
  if (kind === 'window' && w * unit > 22) {
    const bar = bright ? mix(mood.lamp, mood.bark, 0.6) : mix(mood.wall, mood.shadow, 0.3)
    drawn += onWallFace(view, wall, oblong(middle - 0.035, sill, 0.07, h - 0.08), bar)
    if (h > 1.1)
      drawn += onWallFace(view, wall, oblong(middle - shrunk / 2, sill + h * 0.56, shrunk, 0.07), bar)
  }
  if (hole.shutters) {
    const wood = lit(view, hole.shutters, normal)
    for (const left of [at - w / 2 - w * 0.5, at + w / 2])
      drawn += onWallFace(view, wall, oblong(left, sill, w * 0.48, h), wood, 0.06)
  }
  if (hole.balcony) drawn += balcony(view, wall, at, sill, w)
  return drawn
}

/** An iron balcony: a slab, a rail and a few bars. */
export function balcony(view: View, wall: Wall, at: number, sill: number, w: number): string {
  const { mood } = view.scene
  const half = w / 2 + 0.45
  const out = 0.6
  const stone = lit(view, mix(mood.stone, mood.wall, 0.4), normalOf(wall))
  const corner = (along: number, up: number, o: number) => onWall(wall, along, up, o)
  // at night nothing throws a shadow on the wall
  let drawn = mood.night
    ? ''
    : onWallFace(view, wall, oblong(at - half, sill - 0.9, half * 2, 0.75), mood.shadow, 0, 0.22)
  drawn +=
    face(
      view,
      [
        corner(at - half, sill - 0.16, 0),
        corner(at - half, sill - 0.16, out),
        corner(at + half, sill - 0.16, out),
        corner(at + half, sill - 0.16, 0),
      ],
      mix(stone, mood.shadow, 0.4),
    ) + onWallFace(view, wall, oblong(at - half, sill - 0.16, half * 2, 0.16), stone, out)
  const iron = mix(mood.ink, mood.shadow, 0.4)
  drawn += nearEnd(view, corner, at - half, at + half, sill, out, mix(stone, mood.shadow, 0.2), iron)
  drawn += rod(
    view,
    [
      corner(at - half, sill + 0.95, 0),
      corner(at - half, sill + 0.95, out),
      corner(at + half, sill + 0.95, out),
      corner(at + half, sill + 0.95, 0),
    ],
    0.08,
    iron,
  )
  const bars = Math.max(4, Math.round(half * 4))
  for (let i = 0; i <= bars; i++) {
    const a = at - half + (half * 2 * i) / bars
    drawn += rod(view, [corner(a, sill, out), corner(a, sill + 0.95, out)], 0.045, iron)
  }
  return drawn
}

/** The end of a balcony that is turned to the viewer: the side of its slab and the bars over it, where they are wide enough to be seen. */
function nearEnd(
  view: View,
  corner: (along: number, up: number, out: number) => Spot,
  left: number,
  right: number,
  sill: number,
  out: number,
  stone: string,
  iron: string,
): string {
  const wide = (a: number) =>
    Math.abs(project(view, corner(a, sill, out))[0] - project(view, corner(a, sill, 0))[0])
  const a = scaleAt(view, corner(left, sill, 0)) > scaleAt(view, corner(right, sill, 0)) ? left : right
  if (wide(a) < 40) return ''
  let drawn = face(
    view,
    [corner(a, sill - 0.16, 0), corner(a, sill - 0.16, out), corner(a, sill, out), corner(a, sill, 0)],
    stone,
  )
  for (const o of [0.04, 0.22, 0.4])
    drawn += rod(view, [corner(a, sill, o), corner(a, sill + 0.95, o)], 0.045, iron)
  return drawn
}
