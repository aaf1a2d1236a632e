import { block, castShadow, cornersOf } from '../buildings/blocks.ts'
import { oldStone } from '../buildings/chapel.ts'
import { figure, look, type Opening, onWall, type View } from '../buildings/perspective.ts'
import { lighter, mix } from '../colour.ts'
import { backHills, ground, ridge } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { bush, corkOak, cypress } from '../land/trees.ts'
import { woods } from '../land/woods.ts'
import { corners } from '../props/granite.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { fill, smooth } from '../shape.ts'

/** Els Àngels: a long white house with the church at its end, on top of the hill. */
function angels(scene: Scene, view: View, x: number, z: number, turn: number, foot: number): string {
  const white = mix(scene.mood.wall, scene.mood.night ? scene.mood.wall : '#ffffff', 0.5)
  const rows: Opening[] = []
  for (let floor = 0; floor < 3; floor++)
    for (let i = 0; i < 8; i++) rows.push({ at: 2 + i * 3, sill: 1 + floor * 3, w: 0.95, h: 1.4 })
  const guest = {
    x,
    z,
    w: 25,
    d: 10,
    h: 9.6,
    turn,
    foot,
    wall: white,
    rise: 2,
    front: rows,
    left: rows.filter((o) => o.at < 9),
    right: rows.filter((o) => o.at < 9),
  }
  const [cx, , cz] = onWall(cornersOf(guest).walls.front, 25, 0, 1)
  const church = {
    x: cx,
    z: cz,
    w: 11,
    d: 15,
    h: 11.5,
    turn,
    foot,
    wall: lighter(white, 0.1),
    ridge: 'across' as const,
    rise: 2.6,
    front: [
      { at: 5.5, w: 2.4, h: 3.6, arch: 'round', kind: 'door', frame: scene.mood.stone, frameWidth: 0.4 },
      { at: 5.5, sill: 7, w: 1.6, h: 1.6, arch: 'round', kind: 'window' },
    ] satisfies Opening[],
    right: [
      { at: 4, sill: 6, w: 1.2, h: 2.4, arch: 'round' },
      { at: 10, sill: 6, w: 1.2, h: 2.4, arch: 'round' },
    ] satisfies Opening[],
  }
  const [tx, , tz] = onWall(cornersOf(guest).walls.front, 20.5, 0, -4)
  const bells: Opening = { at: 2.6, sill: 15.4, w: 1.5, h: 2.6, arch: 'round', kind: 'hole' }
  const tower = {
    x: tx,
    z: tz,
    w: 5.2,
    d: 5.2,
    h: 19,
    turn,
    foot,
    wall: white,
    ridge: 'hip' as const,
    rise: 2.2,
    front: [bells],
    left: [bells],
    right: [bells],
  }
  return block(view, tower) + block(view, guest) + block(view, church)
}

export function hilltop(scene: Scene): void {
  const { mood } = scene
  viewOf<() => void>(scene, [
    () => {
      sky(scene, { clouds: 2 })
      snowRange(scene, 452)
      ridge(scene, 520, 46, mix(mood.far, mood.leaf, 0.3), 'soft')
      const view = look(scene, { focal: 900, horizon: 690, middle: 660, eye: 1.7 })
      add(scene, angels(scene, view, -17, 46, -14, 7.2))
      summit(scene, [-40, 700, 140, 628, 325, 576, 740, 560, 1110, 551, 1170, 574, 1240, 640])
      for (const [x, h] of [
        [120, 230],
        [1096, 240],
        [1150, 190],
      ] as const)
        add(scene, cypress(scene, x, 640, h))
      slope(scene, 640)
      add(scene, bush(scene, 60, 812, 150), bush(scene, 1170, 816, 120))
    },
    () => {
      sky(scene, { clouds: 2 })
      snowRange(scene, 520)
      ridge(scene, 530, 40, mix(mood.far, mood.leaf, 0.3), 'soft')
      woods(scene, () => 560, mix(mood.far, mood.leaf, 0.6), 34, 60)
      const view = look(scene, { focal: 900, horizon: 590, middle: 640, eye: 2.2 })
      ground(scene, { top: 600, grass: 5, colour: mix(mood.ground, mood.path, 0.4) })
      add(scene, angels(scene, view, -15.5, 21, 26, 0))
      terraceWall(scene, view)
      add(
        scene,
        figure(view, 0.9, 11.2, { hat: 'straw', arms: [120, -10] }),
        figure(view, 2, 11.6, { skirt: true, flip: true }),
      )
    },
    () => {
      sky(scene, { clouds: 1 })
      backHills(scene, { horizon: 560, layers: 2 })
      const view = look(scene, { focal: 1500, horizon: 820, middle: 600, eye: 1.7 })
      add(scene, angels(scene, view, -20, 90, 16, 20))
      summit(scene, [-40, 690, 140, 590, 260, 512, 520, 530, 830, 540, 960, 590, 1240, 690])
      slope(scene, 560)
      add(scene, corkOak(scene, 20, 830, 520), corkOak(scene, 1130, 840, 560))
    },
  ])()
}

/** The Pyrenees far off: broad shoulders, snow only on their upper parts. */
function snowRange(scene: Scene, base: number): void {
  const { mood } = scene
  const far = mix(mood.far, mood.skyTop, 0.25)
  const snow = mix('#ffffff', mood.skyLow, 0.25)
  const peaks: readonly (readonly [number, number, number])[] = [
    [-40, 60, 200],
    [150, 105, 230],
    [330, 76, 180],
    [520, 128, 260],
    [740, 92, 210],
    [930, 120, 240],
    [1130, 84, 220],
  ]
  for (const [x, h, w] of peaks) {
    add(
      scene,
      `<path d="M${x - w} ${base}Q${x - w * 0.4} ${base - h * 0.5} ${x - w * 0.12} ${base - h * 0.94}L${x} ${base - h}L${x + w * 0.16} ${base - h * 0.86}Q${x + w * 0.5} ${base - h * 0.4} ${x + w} ${base}Z" fill="${far}"/>`,
    )
    add(
      scene,
      `<path d="M${x - w * 0.26} ${base - h * 0.68}L${x - w * 0.12} ${base - h * 0.94}L${x} ${base - h}L${x + w * 0.16} ${base - h * 0.86}L${x + w * 0.34} ${base - h * 0.58}L${x + w * 0.2} ${base - h * 0.66}L${x + w * 0.1} ${base - h * 0.5}L${x} ${base - h * 0.7}L${x - w * 0.12} ${base - h * 0.52}Z" fill="${snow}"/>`,
    )
  }
  add(scene, `<rect x="0" y="${base - 4}" width="1200" height="200" fill="${mix(far, mood.haze, 0.4)}"/>`)
}

/** The top the house stands on: seen from below, its brow hides the foot of the walls. */
function summit(scene: Scene, brow: readonly number[]): void {
  const { mood } = scene
  add(scene, fill(`${smooth(corners(brow))}V820H-40Z`, mix(mood.leaf, mood.ground, 0.3)))
}

/** Woods below the house, and the land in front. */
function slope(scene: Scene, top: number): void {
  const { mood } = scene
  const y = (x: number) => top + Math.abs((x - 600) / 600) ** 1.6 * 70
  woods(scene, y, mix(mood.leaf, mood.ground, 0.1), 46, 170)
}

function terraceWall(scene: Scene, view: View): void {
  const stone = oldStone(scene)
  const wall = { x: 2.6, z: 9.6, w: 14, d: 0.6, h: 0.95, turn: -8, wall: stone, ridge: 'flat' as const }
  add(scene, castShadow(view, wall), block(view, wall))
}
