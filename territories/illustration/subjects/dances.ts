import { church } from '../buildings/landmarks.ts'
import { look } from '../buildings/perspective.ts'
import { darker, lighter, mix } from '../colour.ts'
import { backHills, ground } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { corkOak } from '../land/trees.ts'
import { dancer, sardanaRing } from '../people/dancers.ts'
import { add, type Scene, viewOf } from '../scene.ts'
import { ellipse, fill, polygon, rect } from '../shape.ts'
import { overhang, planeTree } from '../streets/plane-tree.ts'
import { square } from '../streets/square.ts'

/** The sanctuary of the Àngels: one long white house on the height, its church and tower at the end. */
function sanctuary(scene: Scene, x: number, y: number, w: number): void {
  const { mood, side } = scene
  const wall = mix(mood.wall, '#ffffff', mood.night ? 0.1 : 0.45)
  const shade = darker(wall, 0.14)
  const glass = mix(mood.ink, mood.water, 0.4)
  const h = w * 0.2
  const nave = { x: x + w * 0.66, w: w * 0.2, h: h * 1.36 }
  const tower = { x: x + w * 0.88, w: w * 0.11, h: h * 2.25 }
  const roof = mood.roof
  add(
    scene,
    rect(x, y - h, w * 0.67, h, wall),
    side > 0 ? rect(x, y - h, w * 0.12, h, shade) : '',
    fill(
      polygon([
        [x - 10, y - h],
        [x + 14, y - h * 1.3],
        [x + w * 0.66, y - h * 1.3],
        [x + w * 0.66, y - h],
      ]),
      roof,
    ),
  )
  for (let i = 0; i < 7; i++) {
    const wx = x + w * (0.05 + i * 0.088)
    add(scene, rect(wx, y - h * 0.84, w * 0.032, h * 0.28, glass))
    add(
      scene,
      i % 2
        ? rect(wx, y - h * 0.38, w * 0.032, h * 0.38, mix(mood.cork, mood.ink, 0.3))
        : rect(wx, y - h * 0.38, w * 0.032, h * 0.24, glass),
    )
  }
  add(
    scene,
    rect(tower.x, y - tower.h, tower.w, tower.h, wall),
    rect(side > 0 ? tower.x : tower.x + tower.w * 0.62, y - tower.h, tower.w * 0.38, tower.h, shade),
    fill(
      `M${tower.x + tower.w * 0.3} ${y - tower.h * 0.74}v${-tower.h * 0.12}a${tower.w * 0.2} ${tower.w * 0.2} 0 0 1 ${tower.w * 0.4} 0v${tower.h * 0.12}Z`,
      glass,
    ),
    fill(
      polygon([
        [tower.x - 7, y - tower.h],
        [tower.x + tower.w / 2, y - tower.h - tower.w * 0.5],
        [tower.x + tower.w + 7, y - tower.h],
      ]),
      roof,
    ),
    fill(
      polygon([
        [nave.x, y],
        [nave.x, y - nave.h],
        [nave.x + nave.w / 2, y - nave.h - nave.w * 0.3],
        [nave.x + nave.w, y - nave.h],
        [nave.x + nave.w, y],
      ]),
      lighter(wall, 0.12),
    ),
    fill(
      polygon([
        [nave.x - 9, y - nave.h + 4],
        [nave.x + nave.w / 2, y - nave.h - nave.w * 0.3 - 8],
        [nave.x + nave.w + 9, y - nave.h + 4],
        [nave.x + nave.w / 2, y - nave.h - nave.w * 0.3 + 8],
      ]),
      roof,
    ),
    ellipse(nave.x + nave.w / 2, y - nave.h * 0.82, nave.w * 0.12, nave.w * 0.12, glass),
    fill(
      `M${nave.x + nave.w * 0.36} ${y}v${-nave.h * 0.34}a${nave.w * 0.14} ${nave.w * 0.14} 0 0 1 ${nave.w * 0.28} 0v${nave.h * 0.34}Z`,
      mix(mood.cork, mood.ink, 0.3),
    ),
  )
}

/** On the esplanade before the sanctuary. */
function beforeSanctuary(scene: Scene): void {
  const { mood } = scene
  sky(scene, { clouds: 3 })
  backHills(scene, { horizon: 380, layers: 2 })
  ground(scene, { top: 430, grass: 4 })
  add(scene, fill('M-20 470C300 440 900 440 1220 470V820H-20Z', mix(mood.path, mood.ground, 0.25)))
  sanctuary(scene, 210, 474, 860)
  const view = look(scene, { horizon: 330, eye: 2.9, focal: 900 })
  sardanaRing(view, 0.5, 9, 3.1, 10)
  // the tower stands at the right end, so the tree frames the left
  add(scene, corkOak(scene, 10, 620, 820, { lean: 0.06 }))
}

/** In the square, from within the second ring: three backs near, and the first ring between them. */
function inSquare(scene: Scene): void {
  const { side } = scene
  const view = square(scene, { horizon: 380, eye: 2.2, far: 22, wide: 12 })
  add(scene, planeTree(scene, 600 + side * 330, 560, 560))
  sardanaRing(view, side * -1, 12, 3, 10)
  const backs = [-240, 190, 640, 1080].map((x, i) => ({ x: x + side * 70, y: 1030 + (i % 2) * 24 }))
  for (const [i, { x, y }] of backs.entries())
    add(
      scene,
      dancer(scene, {
        x,
        y,
        h: 640,
        back: true,
        skirt: i % 2 === 0,
        hands: [
          [x - 216, 440 + (i % 2) * 20],
          [x + 216, 440 + ((i + 1) % 2) * 20],
        ],
      }),
    )
}

/** Autumn evening at a small church: the ring is near and throws long shadows. */
function atChapel(scene: Scene): void {
  const { mood, side } = scene
  sky(scene, { sunX: 600 + side * 330, sunY: 330, clouds: 2 })
  backHills(scene, { horizon: 390, layers: 2 })
  ground(scene, { top: 450, grass: 6 })
  add(scene, church(scene, side > 0 ? 90 : 660, 490, 420, { belfry: 'wall' }))
  add(scene, ellipse(600 + side * 70, 640, 560, 170, mix(mood.path, mood.ground, 0.35)))
  const view = look(scene, { horizon: 360, eye: 2.5, focal: 1000 })
  sardanaRing(view, side * 0.9, 8.6, 2.8, 8, 0.05)
  add(scene, overhang(scene, side > 0 ? 1 : -1, 380))
}

export const dances: Record<string, (scene: Scene) => void> = {
  sardana: (scene) => viewOf(scene, [beforeSanctuary, inSquare, atChapel])(scene),
}
