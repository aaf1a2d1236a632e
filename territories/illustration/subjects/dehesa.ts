import { mix } from '../colour.ts'
import { openCountry } from '../land/open-country.ts'
import { corkOak } from '../land/trees.ts'
import { graniteWall } from '../props/dry-wall.ts'
import { blackPig, redCow } from '../props/herd.ts'
import { nearTrunk, overhead } from '../props/trunk.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { midOaks } from '../settings.ts'
import { blob, ellipse, fill } from '../shape.ts'
import { closedGate, grassAndTrees, overTheValley, scatteredTrees } from './pasture.ts'

const VIEWS = [
  underOneOak,
  pigsNear,
  overTheWall,
  fromTheShade,
  grassAndTrees,
  closedGate,
  scatteredTrees,
] as const

/** The forest with grass: oaks far apart, and who lives below them. */
export const dehesa: Record<string, (scene: Scene) => void> = {
  dehesa: (scene) => viewOf(scene, VIEWS)(scene),
  lookout: overTheValley,
}

/** Shade on the ground below a crown. */
const shade = (scene: Scene, x: number, y: number, rx: number, ry: number) =>
  fill(blob(scene.random, x, y, rx, ry, 0.08, 12), mix(scene.mood.ground, scene.mood.shadow, 0.5), 0.75)

function underOneOak(scene: Scene): void {
  openCountry(scene, 400, 520)
  midOaks(scene, 536, 4, 120)
  const x = scene.side < 0 ? 470 : 730
  add(scene, shade(scene, x - scene.side * 60, 690, 470, 62))
  add(scene, corkOak(scene, x, 680, 690, { stripped: 0.86, lean: scene.side * 0.04, crown: 1.16 }))
  add(
    scene,
    blackPig(scene, x - scene.side * 310, 680, 1.25, scene.side > 0),
    blackPig(scene, x - scene.side * 190, 752, 1.75, scene.side < 0),
    blackPig(scene, x + scene.side * 170, 736, 1.5, scene.side > 0),
  )
}

function pigsNear(scene: Scene): void {
  const { mood, random } = scene
  openCountry(scene, 320, 430)
  midOaks(scene, 460, 3, 210, 20, 860)
  add(scene, shade(scene, 640, 730, 760, 110))
  add(scene, blackPig(scene, 800, 610, 2.1, true))
  add(scene, nearTrunk(scene, { x: 1090, base: 800, top: -60, half: 96, cut: 250, lean: -40 }))
  add(scene, overhead(scene, 1010, 560, 150))
  add(scene, blackPig(scene, 390, 752, 3.5))
  for (let i = 0; i < 7; i++)
    add(
      scene,
      ellipse(
        640 + i * 46 + random.between(-12, 12),
        756 + random.between(-22, 26),
        12,
        8,
        mix(mood.accent, mood.bark, 0.45),
      ),
    )
}

function overTheWall(scene: Scene): void {
  openCountry(scene, 350, 450)
  midOaks(scene, 480, 3, 200, 620, 1180)
  add(scene, corkOak(scene, 190, 640, 640, { stripped: 0.9, lean: -0.03 }))
  add(scene, redCow(scene, 900, 600, 1.35, true), redCow(scene, 500, 700, 2.35))
  graniteWall(scene, 650)
}

function fromTheShade(scene: Scene): void {
  const { mood } = scene
  openCountry(scene, 380, 470)
  midOaks(scene, 486, 4, 130, 240, 1060)
  add(scene, corkOak(scene, 620, 600, 330, { stripped: 0.9 }))
  add(scene, fill('M-20 700Q300 610 700 640T1220 620V820H-20Z', mix(mood.ground, mood.shadow, 0.5)))
  add(scene, nearTrunk(scene, { x: 990, base: 690, top: -20, half: 62, cut: 330, lean: -30 }))
  add(scene, nearTrunk(scene, { x: 170, base: 850, top: -60, half: 128, cut: 270, lean: 50 }))
  add(scene, overhead(scene, 900, 520, 190), overhead(scene, 240, 600, 230))
}
