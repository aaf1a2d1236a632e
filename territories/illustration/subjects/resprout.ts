import { darker, lighter, mix } from '../colour.ts'
import { ridge } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { canopy, corkOak } from '../land/trees.ts'
import { posed } from '../people/people.ts'
import { LOOKING_UP } from '../people/poses.ts'
import { nearTrunk, overhead } from '../props/trunk.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { fill, line } from '../shape.ts'

/** Cork oaks after a fire: black bark, and the first green out of it. */
export const resprout: Record<string, (scene: Scene) => void> = {
  resprout: (scene) => viewOf(scene, [oneBlackOak, shootsFromTheBark, slopeThatGreens])(scene),
}

const freshGreen = ({ mood }: Scene) => mix('#94c94a', mood.leafLight, mood.night ? 0.7 : 0.3)

/** The same scene with the leaves of a few weeks. */
function fresh(scene: Scene): Scene {
  const green = freshGreen(scene)
  return {
    ...scene,
    mood: { ...scene.mood, leaf: green, leafLight: lighter(green, 0.3), leafDark: darker(green, 0.3) },
  }
}

/** Ash on the slopes, with a little grass coming through. */
function burntLand(scene: Scene, horizon: number, top: number): void {
  const { mood } = scene
  const ash = mix(mood.bark, mood.ground, 0.42)
  sky(scene, { clouds: 2 })
  ridge(scene, horizon, 70, mix(mood.far, ash, 0.25))
  ridge(scene, horizon + 60, 60, mix(mood.far, ash, 0.6))
  add(scene, fill(`M-20 ${top}Q300 ${top - 34} 640 ${top}T1220 ${top - 20}V820H-20Z`, ash))
  add(
    scene,
    fill(
      `M-20 ${top + 130}Q460 ${top + 70} 820 ${top + 110}T1220 ${top + 90}V820H-20Z`,
      mix(ash, freshGreen(scene), 0.28),
    ),
  )
}

function burntOak(scene: Scene, x: number, y: number, h: number): void {
  add(scene, corkOak(scene, x, y, h, { burnt: true, crown: 0, stripped: 0, lean: 0 }))
  const young = fresh(scene)
  for (const [dx, dy, r] of [
    [-0.25, 0.72, 0.15],
    [0.23, 0.75, 0.16],
    [-0.02, 0.88, 0.17],
    [0.06, 0.6, 0.08],
  ] as const)
    add(scene, canopy(young, x + dx * h, y - dy * h, r * h, r * h * 0.62))
}

function oneBlackOak(scene: Scene): void {
  burntLand(scene, 400, 540)
  burntOak(scene, 220, 590, 300)
  burntOak(scene, 1030, 600, 340)
  burntOak(scene, 610, 740, 740)
  for (const x of [420, 520, 720, 800]) shoot(scene, x, 752 + (x % 3) * 14, 60, x > 600 ? 18 : -14)
}

/** A young stem with pairs of leaves. */
function shoot(scene: Scene, x: number, y: number, h: number, lean: number): void {
  const green = freshGreen(scene)
  const leaves = [0.38, 0.62, 0.84, 1.02]
    .map((share, i) => {
      const size = h * (0.6 - i * 0.05)
      const sign = i % 2 ? -1 : 1
      const [px, py] = [x + lean * share ** 1.4, y - h * share]
      const up = size * (0.5 + i * 0.12)
      const blade = (low: number) =>
        `M${px} ${py}Q${px + sign * size * 0.2} ${py - up * 0.9} ${px + sign * size} ${py - up}Q${px + sign * size * 0.8} ${py - up * 0.5 + size * low} ${px} ${py}Z`
      return fill(blade(0.36), darker(green, 0.14)) + fill(blade(0.08), lighter(green, 0.18))
    })
    .join('')
  add(
    scene,
    line(`M${x} ${y}Q${x} ${y - h * 0.6} ${x + lean} ${y - h}`, {
      width: Math.max(4, h * 0.05),
      colour: darker(green, 0.32),
    }),
    leaves,
  )
}

function shootsFromTheBark(scene: Scene): void {
  const { mood } = scene
  burntLand(scene, 360, 520)
  burntOak(scene, 880, 590, 380)
  const bark = mix(mood.ink, mood.bark, 0.3)
  add(scene, nearTrunk(scene, { x: 330, base: 800, top: -60, half: 190, bark, lean: -30 }))
  for (const [x, y, h, lean] of [
    [500, 560, 230, 70],
    [420, 360, 190, 60],
    [250, 470, 200, -50],
    [330, 640, 170, 20],
    [640, 790, 190, 20],
    [150, 800, 170, -30],
  ] as const)
    shoot(scene, x, y, h, lean)
}

/** Black trunks on all sides, and the ground between them green again. */
function slopeThatGreens(scene: Scene): void {
  const { mood } = scene
  burntLand(scene, 330, 450)
  add(scene, fill('M-20 600Q360 540 760 590T1220 570V820H-20Z', mix(mood.ground, freshGreen(scene), 0.55)))
  burntOak(scene, 640, 560, 260)
  burntOak(scene, 860, 600, 380)
  const bark = mix(mood.ink, mood.bark, 0.3)
  for (const [x, base, half, lean] of [
    [420, 640, 40, 30],
    [1090, 700, 76, -40],
    [130, 800, 116, 30],
  ] as const)
    add(scene, nearTrunk(scene, { x, base, top: -60, half, bark, lean }))
  add(scene, overhead(fresh(scene), 1120, 240, 120), overhead(fresh(scene), 60, 260, 150))
  add(
    scene,
    posed(scene, 620, 770, 3.4, LOOKING_UP, { hat: 'straw', backpack: true, shirt: mood.cork }),
    posed(scene, 720, 776, 3.4, LOOKING_UP, { child: true, hat: 'cap', shirt: mood.paper }),
  )
  for (const [x, y, h, lean] of [
    [300, 690, 70, 20],
    [250, 800, 130, 40],
    [960, 790, 110, -24],
    [880, 720, 70, 16],
  ] as const)
    shoot(scene, x, y, h, lean)
}
