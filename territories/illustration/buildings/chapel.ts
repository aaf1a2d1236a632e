import { mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { isRaya, whitewash } from '../streets/streets.ts'
import { type Block, block, castShadow, cornersOf, drum } from './blocks.ts'
import { lengthOf, type Opening, oblong, onWall, onWallFace, type View, type Wall } from './perspective.ts'
import { porch, wallBelfry } from './wall-belfry.ts'

/** Stone of the old churches of the Gavarres: warm, never quite grey. */
export const oldStone = (scene: Scene) =>
  mix(mix(scene.mood.stone, scene.mood.wall, 0.4), scene.mood.accent, 0.12)

interface ChapelOptions {
  x: number
  z: number
  turn: number
  /** Length, width and height of the nave. */
  length?: number
  width?: number
  h?: number
  foot?: number
  wall?: string
  /** At the right end. */
  apses?: 0 | 1 | 2
  belfry?: 'wall' | 'tower' | 'none'
  /** Where the tower stands along the nave, from its left end. */
  towerAt?: number
  towerHeight?: number
  /** Door in the long side or in the gable at the left end. */
  door?: 'side' | 'gable'
  porch?: boolean
}

/** A country church with a nave, apses to the right and a belfry to the left; the long side looks at the viewer. */
export function chapel(view: View, options: ChapelOptions): string {
  const { scene } = view
  const {
    x,
    z,
    turn,
    length = 14,
    width = 8,
    h = 6,
    foot = 0,
    apses = 1,
    belfry = 'wall',
    door = 'side',
    towerAt = -0.4,
    towerHeight = 13,
  } = options
  const wall = options.wall ?? (isRaya(scene) ? whitewash(scene) : oldStone(scene))
  const frame = mix(mix(scene.mood.stone, scene.mood.wall, 0.5), scene.mood.paper, isRaya(scene) ? 0 : 0.3)
  const entrance: Opening = {
    at: door === 'side' ? length * 0.36 : width / 2,
    w: 1.9,
    h: 3,
    arch: 'round',
    kind: 'door',
    frame,
    frameWidth: 0.55,
  }
  const slit = (at: number, sill = h * 0.5): Opening => ({
    at,
    sill,
    w: 0.45,
    h: 1.5,
    arch: 'round',
    kind: scene.mood.night ? 'window' : 'hole',
    frame,
    frameWidth: 0.22,
  })
  const nave: Block = {
    x,
    z,
    w: length,
    d: width,
    h,
    turn,
    foot,
    wall,
    rise: width * 0.26,
    quoins: frame,
    front:
      door === 'side'
        ? [entrance, slit(length * 0.62), slit(length * 0.84)]
        : [slit(length * 0.3), slit(length * 0.56), slit(length * 0.82)],
    left:
      door === 'gable'
        ? [
            entrance,
            {
              at: width / 2,
              sill: h * 0.82,
              w: 1.1,
              h: 1.1,
              arch: 'round',
              kind: 'hole',
              frame,
              frameWidth: 0.3,
            },
          ]
        : [slit(width / 2)],
    right: apses === 0 ? [slit(width / 2)] : [],
  }
  const { walls } = cornersOf(nave)
  const towerSide = width * 0.56
  const [tx, , tz] = onWall(walls.front, towerAt, 0, -width * 0.3)
  const bells = (at: number): Opening => ({
    at,
    sill: towerHeight - 3.4,
    w: 1.05,
    h: 2.1,
    arch: 'round',
    kind: 'hole',
  })
  const tower: Block = {
    x: tx,
    z: tz,
    w: towerSide,
    d: towerSide,
    h: towerHeight,
    turn,
    foot,
    wall,
    ridge: 'hip',
    rise: 1.6,
    quoins: frame,
    front: [bells(towerSide * 0.3), bells(towerSide * 0.7)],
    left: [bells(towerSide * 0.3), bells(towerSide * 0.7)],
    right: [bells(towerSide * 0.3), bells(towerSide * 0.7)],
  }
  const out = [castShadow(view, nave)]
  if (belfry === 'tower') out.push(castShadow(view, tower, 0.4))
  if (belfry === 'tower' && !options.porch) out.push(block(view, tower))
  out.push(block(view, nave))
  for (let i = 0; i < apses; i++) {
    const along = apses === 1 ? width / 2 : width * (i ? 0.27 : 0.75)
    const [ax, , az] = onWall(walls.right, along, 0)
    const radius = apses === 1 ? width * 0.36 : width * 0.225
    out.push(
      drum(view, {
        x: ax,
        z: az,
        radius,
        h: h * 0.74,
        foot,
        wall,
        roof: scene.mood.roof,
        rise: h * 0.3,
        from: turn - 6,
        to: turn + 186,
      }),
    )
    const slitWall: Wall = windowPlane(ax, az, radius, turn)
    out.push(
      onWallFace(
        view,
        { ...slitWall, foot },
        oblong(lengthOf(slitWall) / 2 - 0.2, h * 0.3, 0.4, h * 0.22),
        mix(scene.mood.ink, scene.mood.shadow, 0.5),
        0.06,
      ),
    )
  }
  if (belfry === 'wall') out.push(wallBelfry(view, walls.left, width, h + width * 0.26, wall, foot))
  if (options.porch) out.push(porch(view, walls.left, width, wall))
  return out.join('')
}

/** Where the little window of an apse is: turned half way between its end and the long side. */
function windowPlane(x: number, z: number, radius: number, turn: number): Wall {
  const at = (degrees: number) => {
    const a = (degrees * Math.PI) / 180
    return [x + Math.sin(a) * radius, z - Math.cos(a) * radius] as const
  }
  return { from: at(turn + 40), to: at(turn + 64) }
}
