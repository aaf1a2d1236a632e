import { darker, lighter, mix } from '../colour.ts'
import { water } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { add, HEIGHT, type Scene, viewOf, WIDTH } from '../scene.ts'
import { circle, ellipse, fill, line, type Point, polygon, rect } from '../shape.ts'

/** A sea urchin, alive and on the table. */
export const urchins: Record<string, (scene: Scene) => void> = {
  'item-urchin': (scene) => viewOf(scene, [urchinOnRock, urchinServed])(scene),
}

/** A star of spines as one shape: round at rx by ry, its tips `reach` further out. */
function spines(
  x: number,
  y: number,
  rx: number,
  ry: number,
  reach: number,
  count: number,
  turn = 0,
): string {
  return polygon(
    Array.from({ length: count * 2 }, (_, i): Point => {
      const angle = ((i + turn) / count) * Math.PI
      const out = i % 2 ? 0 : reach * (0.74 + 0.26 * Math.sin(i * 2.4))
      return [x + Math.cos(angle) * (rx + out), y + Math.sin(angle) * (ry + out)]
    }),
  )
}

const shellOf = ({ mood }: Scene) => mix(mood.ink, '#5b3a6b', 0.62)

/** Alive on its rock, at the edge of the sea. */
function urchinOnRock(scene: Scene): void {
  const { mood, side } = scene
  const shell = shellOf(scene)
  const stone = mix(mood.stone, mood.cork, 0.22)
  sky(scene, { clouds: 2 })
  water(scene, 250, HEIGHT)
  const light = 600 + side * 70
  add(
    scene,
    fill(
      side > 0 ? 'M880 252L950 160L1060 140L1220 80V252Z' : 'M320 252L250 160L140 140L-20 80V252Z',
      mix(stone, mood.far, 0.4),
    ),
    fill('M-20 820V640L110 560L330 570L520 520L820 530L960 600L1220 620V820Z', darker(stone, 0.3)),
    fill('M-20 640L110 560L330 570L520 520L820 530L960 600L700 640L300 640Z', stone),
    fill('M330 570L520 520L820 530L700 566L480 590Z', lighter(stone, 0.18)),
    ellipse(600, 606, 330, 40, mood.shadow, 0.4),
    fill(spines(600, 410, 150, 130, 190, 26), shell),
    fill(spines(600, 410, 140, 120, 120, 20, 0.7), lighter(shell, 0.14)),
    ellipse(600, 420, 176, 150, darker(shell, 0.2)),
    fill(spines(light, 380, 84, 66, 96, 15, 0.4), lighter(shell, 0.26)),
    fill(spines(light, 384, 30, 22, 64, 9, 0.2), lighter(shell, 0.4)),
    fill('M-20 700Q160 660 330 700T700 690T1220 700V820H-20Z', mix(mood.water, mood.skyLow, 0.3)),
    fill(
      'M-20 706Q160 668 330 706T700 696T1220 706V722Q960 700 700 712T330 722T-20 722Z',
      mix(mood.skyLow, '#ffffff', 0.5),
    ),
  )
}

/** Cut open, with its five tongues and a spoon. */
function urchinServed(scene: Scene): void {
  const { mood } = scene
  const shell = shellOf(scene)
  const roe = mix(mood.accent, mood.cork, 0.45)
  const glaze = mix(mood.paper, '#ffffff', 0.3)
  const steel = mix(mood.stone, mood.ink, 0.2)
  add(
    scene,
    rect(0, 0, WIDTH, HEIGHT, mix(mood.water, mood.ink, 0.14)),
    rect(0, 0, WIDTH, 90, mix(mood.water, mood.paper, 0.3)),
    ellipse(530, 470, 560, 440, mood.shadow, 0.3),
    ellipse(510, 440, 556, 436, glaze),
    ellipse(510, 446, 470, 360, darker(glaze, 0.08)),
    ellipse(500, 476, 330, 270, mood.shadow, 0.3),
    fill(spines(490, 420, 236, 204, 150, 30), shell),
    fill(spines(490, 420, 230, 198, 86, 26, 0.6), lighter(shell, 0.16)),
    ellipse(490, 420, 244, 210, lighter(shell, 0.3)),
    ellipse(490, 424, 222, 188, darker(shell, 0.35)),
  )
  for (let i = 0; i < 5; i++)
    add(
      scene,
      `<g transform="translate(490 424) scale(1 .86) rotate(${i * 72 - 90})">${fill('M44 0Q70 -56 150 -50Q206 -40 204 0Q206 40 150 50Q70 56 44 0Z', roe)}${fill('M70 -10Q100 -46 150 -40Q190 -30 190 -8Q130 -24 70 -10Z', lighter(roe, 0.3))}${line('M92 18q20 10 40 4M140 28q18 2 30 -6', { width: 7, colour: darker(roe, 0.22) })}</g>`,
    )
  add(
    scene,
    circle(490, 424, 30, mix(mood.ink, shell, 0.5)),
    '<g transform="translate(905 470) rotate(24)">',
    fill(
      'M-70 -10Q-60 -110 10 -116Q70 -100 66 -10Q56 70 16 90L26 460H-14L-10 90Q-60 70 -70 -10Z',
      mood.shadow,
      0.3,
    ),
    fill('M-80 -30Q-70 -130 0 -136Q70 -130 72 -30Q60 56 18 76L26 460H-22L-18 76Q-66 56 -80 -30Z', steel),
    fill('M-58 -30Q-52 -104 0 -110Q48 -104 50 -30Q40 34 0 40Q-46 34 -58 -30Z', darker(steel, 0.2)),
    fill('M-44 -36Q-34 -70 6 -74Q40 -66 40 -30Q28 6 0 8Q-34 4 -44 -36Z', roe),
    '</g>',
  )
}
