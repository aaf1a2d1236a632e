import { darker, mix } from '../colour.ts'
import { type Block, cornersOf } from './blocks.ts'
import {
  face,
  faces,
  type Ground,
  lengthOf,
  lit,
  normalOf,
  oblong,
  onWall,
  onWallFace,
  project,
  type Spot,
  type View,
} from './perspective.ts'

export function roofOf(view: View, building: Block, rise: number): string {
  const { h, w, d, ridge = 'along', eaves = 0.45 } = building
  const { mood } = view.scene
  const roof = building.roof ?? mood.roof
  const { walls } = cornersOf(building)
  const { front } = walls
  // places over the plan: along the front, deep into the house, up
  const spot = (along: number, deep: number, up: number): Spot => {
    const [x, y, z] = onWall(front, along, up, -deep)
    return [x, y, z]
  }
  const e = eaves
  const drop = ridge === 'across' ? (e * rise) / (w / 2) : (e * rise) / (d / 2)
  let out = ''
  if (ridge === 'bare') {
    const foot = building.foot ?? 0
    if (view.eye < foot + h) return ''
    return face(
      view,
      cornersOf(building).ground.map(([x, z]): Spot => [x, foot + h, z]),
      lit(view, building.wall, [0, 1, 0]),
    )
  }
  if (ridge === 'flat') {
    const lip = 0.3
    for (const side of [walls.back, walls.left, walls.right, walls.front])
      if (faces(view, side))
        out += onWallFace(
          view,
          side,
          oblong(-0.12, h - 0.05, lengthOf(side) + 0.24, lip),
          lit(view, mix(building.wall, mood.stone, 0.35), normalOf(side)),
          0.1,
        )
    return out
  }
  const planes: { spots: Spot[]; eave: [Spot, Spot] }[] = []
  const low = h - drop
  const top = h + rise
  if (ridge === 'along') {
    planes.push({
      spots: [spot(-e, d + e, low), spot(w + e, d + e, low), spot(w + e, d / 2, top), spot(-e, d / 2, top)],
      eave: [spot(w + e, d + e, low), spot(-e, d + e, low)],
    })
    planes.push({
      spots: [spot(-e, -e, low), spot(-e, d / 2, top), spot(w + e, d / 2, top), spot(w + e, -e, low)],
      eave: [spot(-e, -e, low), spot(w + e, -e, low)],
    })
  } else if (ridge === 'across') {
    planes.push({
      spots: [spot(-e, d + e, low), spot(w / 2, d + e, top), spot(w / 2, -e, top), spot(-e, -e, low)],
      eave: [spot(-e, d + e, low), spot(-e, -e, low)],
    })
    planes.push({
      spots: [spot(w + e, -e, low), spot(w / 2, -e, top), spot(w / 2, d + e, top), spot(w + e, d + e, low)],
      eave: [spot(w + e, -e, low), spot(w + e, d + e, low)],
    })
  } else {
    const inset = Math.min(w, d) / 2
    const [r0, r1] =
      w >= d
        ? [spot(inset, d / 2, top), spot(w - inset, d / 2, top)]
        : [spot(w / 2, inset, top), spot(w / 2, d - inset, top)]
    const [fl, fr, br, bl] = [
      spot(-e, -e, low),
      spot(w + e, -e, low),
      spot(w + e, d + e, low),
      spot(-e, d + e, low),
    ]
    const [left, right] = w >= d ? [r0, r1] : [r0, r0]
    planes.push({ spots: w >= d ? [bl, br, r1, r0] : [bl, br, r1], eave: [br, bl] })
    planes.push({ spots: w >= d ? [bl, left, fl] : [bl, r1, r0, fl], eave: [bl, fl] })
    planes.push({ spots: w >= d ? [fr, right, br] : [fr, r0, r1, br], eave: [fr, br] })
    planes.push({ spots: w >= d ? [fl, r0, r1, fr] : [fl, r0, fr], eave: [fl, fr] })
  }
  const dark = mix(darker(roof, 0.3), mood.shadow, 0.3)
  // edges of the two slopes over a gable, seen from its front
  const verges: Spot[][] = []
  if (ridge === 'along')
    for (const [side, at] of [
      [walls.left, -e],
      [walls.right, w + e],
    ] as const)
      if (faces(view, side)) verges.push([spot(at, -e, low), spot(at, d / 2, top), spot(at, d + e, low)])
  if (ridge === 'across' && faces(view, front))
    verges.push([spot(-e, -e, low), spot(w / 2, -e, top), spot(w + e, -e, low)])
  for (const { spots, eave } of planes) {
    const normal = normalOfFace(spots)
    const [first] = spots
    if (!first) continue
    const seen =
      normal[0] * (view.x - first[0]) + normal[1] * (view.eye - first[1]) + normal[2] * (view.z - first[2]) >
      0
    const [a, b] = eave
    const thick = 0.22
    if (seen) {
      out +=
        face(view, spots, lit(view, roof, normal)) + rows(view, spots, lit(view, darker(roof, 0.1), normal))
      out += face(view, [a, b, [b[0], b[1] - thick, b[2]], [a[0], a[1] - thick, a[2]]], dark)
    } else if (faces(view, { from: [a[0], a[2]], to: [b[0], b[2]] })) {
      out += underside(view, a, b, e, drop, darker(dark, 0.12))
      out += face(view, [a, b, [b[0], b[1] - thick, b[2]], [a[0], a[1] - thick, a[2]]], dark)
    }
  }
  // the underside of the roof where it stands out over a gable
  for (const verge of verges) {
    const inside = verge.map(([x, y, z]): Spot => {
      const [cx, cz] = middleOf(building)
      const k = 0.94
      return [cx + (x - cx) * k, y - 0.16, cz + (z - cz) * k]
    })
    out = face(view, [...verge, ...inside.reverse()], dark) + out
  }
  for (const verge of verges) {
    const lower = verge.map(([x, y, z]): Spot => [x, y - 0.3, z]).reverse()
    out += face(
      view,
      [...verge, ...lower],
      lit(
        view,
        mix(roof, mood.wall, 0.12),
        normalOf(ridge === 'across' ? front : faces(view, walls.left) ? walls.left : walls.right),
      ),
    )
  }
  return out
}

/** What is seen under eaves that run away from the viewer: without it their edge would hang clear of the wall. */
function underside(view: View, a: Spot, b: Spot, out: number, drop: number, colour: string): string {
  const [nx, , nz] = normalOf({ from: [a[0], a[2]], to: [b[0], b[2]] })
  const across = ([x, , z]: Spot) =>
    (nx * (view.x - x) + nz * (view.z - z)) / Math.hypot(view.x - x, view.z - z)
  const back = ([x, y, z]: Spot): Spot => [x - nx * out, y + drop, z - nz * out]
  const gap = (spot: Spot) => {
    const [[px, py], [qx, qy]] = [project(view, spot), project(view, back(spot))]
    return Math.hypot(px - qx, py - qy)
  }
  if (Math.min(across(a), across(b)) > 0.17 || Math.max(gap(a), gap(b)) < 9) return ''
  return face(view, [a, b, back(b), back(a)], colour)
}

function middleOf(building: Block): Ground {
  const [a, , c] = cornersOf(building).ground
  return [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2]
}

function normalOfFace(spots: readonly Spot[]): Spot {
  const [a, b, c] = [spots[0], spots[1], spots.at(-1)]
  if (!a || !b || !c) return [0, 1, 0]
  const [u, v] = [
    [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const,
    [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const,
  ]
  const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const
  const size = Math.hypot(...n) || 1
  const up = n[1] < 0 ? -1 : 1
  return [(n[0] / size) * up, (n[1] / size) * up, (n[2] / size) * up]
}

/** A few courses of tiles, from the ridge down; only on roofs that are near enough. */
function rows(view: View, spots: readonly Spot[], colour: string): string {
  if (spots.length !== 4) return ''
  const [a, b, c, d] = spots as [Spot, Spot, Spot, Spot]
  const [[ax, ay], [dx, dy]] = [project(view, a), project(view, d)]
  const width = Math.hypot(dx - ax, dy - ay)
  if (width < 150) return ''
  const between = (p: Spot, q: Spot, t: number): Spot => [
    p[0] + (q[0] - p[0]) * t,
    p[1] + (q[1] - p[1]) * t,
    p[2] + (q[2] - p[2]) * t,
  ]
  let out = ''
  const count = Math.min(9, Math.round(width / 60))
  for (let i = 1; i < count; i++) {
    const t = (i + (i % 2 ? 0.16 : -0.1)) / count
    const half = 0.09 / count
    const from = i % 3 === 0 ? 0.3 : 0
    const to = i % 3 === 1 ? 0.7 : 1
    const [low, high] = [
      (s: number) => between(between(a, d, s), between(b, c, s), from),
      (s: number) => between(between(a, d, s), between(b, c, s), to),
    ]
    out += face(view, [low(t - half), high(t - half), high(t + half), low(t + half)], colour)
  }
  return out
}
