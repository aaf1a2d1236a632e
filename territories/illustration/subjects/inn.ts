import { type Block, block, castShadow, cornersOf } from '../buildings/blocks.ts'
import { sideWindows } from '../buildings/facade.ts'
import {
  face,
  figure,
  type Opening,
  onWall,
  project,
  rod,
  type Spot,
  scaleAt,
  type View,
} from '../buildings/perspective.ts'
import { darker, lighter, mix } from '../colour.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { ellipse, fill, line } from '../shape.ts'
import { dapple, foliage } from '../streets/plane-tree.ts'
import { streetFloor } from '../streets/street-floor.ts'
import { lamp, pot } from '../streets/street-things.ts'
import { belfry, granite, isRaya, terrace, whitewash } from '../streets/streets.ts'

/** A guesthouse on the street: three floors, balconies with flowers, a sign that hangs over the door. */
function innHouse(view: View, place: { x: number; z: number; turn: number }): string {
  const { mood } = view.scene
  const white = isRaya(view.scene)
  const wall = white ? whitewash(view.scene) : mix(mood.wall, mood.accent, 0.3)
  const frame = white ? granite(view.scene) : lighter(mix(mood.stone, mood.wall, 0.5), 0.2)
  const wood = mix(mood.leaf, mood.ink, 0.12)
  const front: Opening[] = [
    { at: 6, w: 2.2, h: 3.1, arch: 'round', kind: 'door', frame, frameWidth: 0.5, colour: mood.cork },
    { at: 2.2, sill: 1.2, w: 1.5, h: 1.7, frame, frameWidth: 0.24 },
    { at: 9.8, sill: 1.2, w: 1.5, h: 1.7, frame, frameWidth: 0.24 },
  ]
  for (const at of [2.2, 6, 9.8]) {
    front.push({ at, sill: 4.3, w: 1.2, h: 2.2, frame, frameWidth: 0.22, shutters: wood, balcony: true })
    if (!white) front.push({ at, sill: 8.1, w: 1.1, h: 1.5, frame, frameWidth: 0.22, shutters: wood })
  }
  const house: Block = {
    ...place,
    w: 12,
    d: 10,
    h: white ? 7.8 : 10.6,
    wall,
    rise: 2.2,
    front,
    left: sideWindows(10, frame),
    right: sideWindows(10, frame),
    plinth: mix(frame, wall, 0.3),
  }
  const { walls } = cornersOf(house)
  const arm = onWall(walls.front, 8, 3.7, 0)
  const end = onWall(walls.front, 8, 3.7, 1.5)
  const sign = (out: number, up: number): Spot => onWall(walls.front, 8.02, up, out)
  let drawn = castShadow(view, house, 0.4) + block(view, house)
  for (const at of [1.5, 2.9, 5.4, 6.6, 9.1, 10.5]) {
    const [px, py] = project(view, onWall(walls.front, at, 5.1, 0.62))
    const s = scaleAt(view, onWall(walls.front, at, 5.1, 0.62))
    drawn +=
      foliage(view.scene, px, py, s * 0.5, 0.2) +
      ellipse(px, py - s * 0.1, s * 0.15, s * 0.13, mood.cork) +
      ellipse(px + s * 0.25, py + s * 0.1, s * 0.13, s * 0.11, mood.cork)
  }
  return (
    drawn +
    rod(view, [arm, end], 0.08, mood.ink) +
    face(view, [sign(0.35, 3.5), sign(1.4, 3.5), sign(1.4, 2.6), sign(0.35, 2.6)], wood) +
    face(view, [sign(0.5, 3.2), sign(1.25, 3.2), sign(1.25, 2.9), sign(0.5, 2.9)], mood.paper)
  )
}

export function inn(scene: Scene): void {
  const { mood } = scene
  viewOf<() => void>(scene, [
    () => {
      const view = streetFloor(scene, { middle: 720, horizon: 610, focal: 820, eye: 1.6 })
      add(
        scene,
        belfry(view, 3, 60, 24),
        terrace(view, [5, 54], [6, 12]),
        terrace(view, [-4, 54], [6, 56], { floors: [2, 2] }),
        terrace(view, [-3.6, 22], [-3, 54]),
      )
      add(scene, innHouse(view, { x: -12, z: 11.6, turn: 34 }))
      add(
        scene,
        lamp(view, 2.4, 11.5, 4.3),
        figure(view, -1, 10.4, { walking: true, backpack: true, flip: true }),
        figure(view, 0.2, 10.8, { walking: true, backpack: true, skirt: true, flip: true }),
        pot(view, -4.4, 8.6, 0.7, mood.cork),
      )
    },
    () => courtyard(scene),
  ])()
}

/** The courtyard: arches about it, tiles, a lemon tree over a breakfast table. */
function courtyard(scene: Scene): void {
  const { mood } = scene
  const view = streetFloor(scene, { middle: 600, horizon: 470, focal: 780, eye: 1.9 })
  const wall = isRaya(scene) ? whitewash(scene) : mix(mood.wall, mood.accent, 0.24)
  const frame = lighter(mix(mood.stone, mood.wall, 0.5), 0.16)
  const bow = (at: number): Opening => ({
    at,
    w: 2.5,
    h: 3,
    arch: 'round',
    kind: 'hole',
    colour: mix(mix(mood.ink, mood.shadow, 0.6), wall, 0.2),
    frame,
    frameWidth: 0.3,
  })
  const pane = (at: number): Opening => ({
    at,
    sill: 4.4,
    w: 1.1,
    h: 1.7,
    frame,
    frameWidth: 0.2,
    shutters: mix(mood.leaf, mood.ink, 0.12),
  })
  add(
    scene,
    block(view, {
      x: -8,
      z: 17,
      w: 16,
      d: 8,
      h: 7.4,
      wall,
      rise: 2,
      front: [bow(2.6), bow(6.2), bow(9.8), bow(13.4), pane(2.6), pane(6.2), pane(9.8), pane(13.4)],
    }),
  )
  add(
    scene,
    block(view, {
      x: -8,
      z: 3,
      w: 14,
      d: 6,
      h: 7,
      turn: 90,
      wall,
      front: [bow(5), bow(9), pane(5), pane(9), pane(12.4)],
      rise: 2,
    }),
  )
  add(
    scene,
    block(view, {
      x: 8,
      z: 17,
      w: 14,
      d: 5,
      h: 3.4,
      turn: -90,
      wall,
      rise: 0.3,
      eaves: 0.15,
      front: [bow(4)],
    }),
  )
  const tile = [mix(mood.cork, mood.wall, 0.3), mix(mood.path, mood.paper, 0.3)] as const
  for (let i = 0; i < 8; i++)
    for (let k = 0; k < 6; k++)
      if ((i + k) % 2)
        add(
          scene,
          face(
            view,
            [
              [-8 + i * 2, 0, 5 + k * 2],
              [-8 + i * 2, 0, 7 + k * 2],
              [-6 + i * 2, 0, 7 + k * 2],
              [-6 + i * 2, 0, 5 + k * 2],
            ],
            tile[0],
            0.6,
          ),
        )
  lemonTree(scene, view)
  breakfast(scene)
}

function lemonTree(scene: Scene, view: View): void {
  const { mood } = scene
  add(scene, dapple(view, 3.4, 10, 2.2), pot(view, 3.6, 10, 1.5))
  const [px, py] = project(view, [3.6, 1.1, 10])
  const s = scaleAt(view, [3.6, 1.1, 10])
  add(
    scene,
    line(`M${px} ${py}q${-s * 0.1} ${-s} ${s * 0.1} ${-s * 1.7}`, { width: s * 0.2, colour: mood.bark }),
  )
  for (const [dx, dy, r] of [
    [-0.9, -2, 1],
    [0.9, -2.1, 1],
    [0, -2.9, 1.15],
  ] as const)
    add(scene, foliage(scene, px + dx * s, py + dy * s, r * s, 0.3))
  for (const [dx, dy] of [
    [-1.3, -1.7],
    [-0.5, -2.2],
    [0.5, -1.7],
    [1.2, -2.2],
    [0.1, -3.1],
    [-0.7, -2.9],
    [0.9, -2.9],
  ] as const)
    add(
      scene,
      `<g transform="rotate(24 ${px + dx * s} ${py + dy * s})">${ellipse(px + dx * s, py + dy * s, s * 0.2, s * 0.15, '#ecc63c')}</g>`,
    )
}

/** A table laid for breakfast, near, its edge cut by the paper. */
function breakfast(scene: Scene): void {
  const { mood } = scene
  const cloth = mix(mood.paper, '#ffffff', 0.4)
  add(
    scene,
    fill('M40 760Q60 690 380 682Q700 690 720 760L730 830H30Z', mix(cloth, mood.shadow, 0.22)),
    ellipse(380, 740, 340, 58, cloth),
  )
  add(
    scene,
    ellipse(250, 738, 92, 20, mix(cloth, mood.stone, 0.3)),
    fill('M196 732Q210 690 250 690Q292 692 302 732Q250 746 196 732Z', mix(mood.accent, mood.bark, 0.3)),
    fill('M222 706q28 -14 56 0l-4 8q-24 -10 -48 0Z', mix(mood.accent, mood.paper, 0.4)),
  )
  add(
    scene,
    fill('M452 736V668H528V736Q490 752 452 736Z', mood.cork),
    ellipse(490, 668, 38, 9, darker(mood.bark, 0.3)),
    line('M528 684q30 0 24 26t-26 14', { width: 9, colour: mood.cork }),
  )
  add(
    scene,
    fill('M590 742L598 660H642L650 742Q620 752 590 742Z', mix(mood.accent, mood.paper, 0.3)),
    ellipse(620, 660, 22, 6, lighter(mood.accent, 0.3)),
  )
}
