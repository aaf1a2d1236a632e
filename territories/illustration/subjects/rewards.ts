import { darker, lighter, mix } from '../colour.ts'
import { backHills } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { acorn } from '../props/plants.ts'
import { farSoarer } from '../props/raptors.ts'
import { add, closer, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { circle, ellipse, fill, line, rect } from '../shape.ts'

/** Two rewards: a keyring of cork, and an afternoon with binoculars. */
export const rewards: Record<string, (scene: Scene) => void> = {
  /** The key in an old door; the cork acorn hangs from its ring. */
  'item-keyring'(scene) {
    const { mood } = scene
    const door = mix(mood.leaf, mood.water, 0.36)
    closer(scene, 660, 424, 1.1)
    const iron = mix(mood.ink, mood.stone, 0.2)
    const steel = mix(mood.stone, mood.ink, 0.2)
    const stone = mix(mood.stone, mood.wall, 0.3)
    const cork = mix(mood.cork, mood.accent, 0.55)
    add(scene, rect(0, 0, WIDTH, HEIGHT, door))
    for (const x of [300, 560, 820, 1080])
      add(scene, rect(x, 0, 12, HEIGHT, darker(door, 0.34)), rect(x + 12, 0, 8, HEIGHT, lighter(door, 0.16)))
    add(
      scene,
      rect(-10, -10, 210, 330, stone),
      rect(-10, 328, 210, 300, darker(stone, 0.08)),
      rect(-10, 636, 210, 200, stone),
      rect(200, 0, 34, HEIGHT, darker(door, 0.5)),
      rect(392, 60, 176, 300, iron),
      rect(404, 72, 152, 276, lighter(iron, 0.1)),
      circle(430, 96, 11, iron),
      circle(530, 96, 11, iron),
      circle(430, 324, 11, iron),
      circle(530, 324, 11, iron),
      circle(480, 206, 38, darker(iron, 0.4)),
      fill('M470 176H700Q716 206 700 236H470Z', steel),
      fill('M470 176H700Q708 190 708 200H470Z', lighter(steel, 0.3)),
      `<circle cx="764" cy="206" r="62" fill="none" stroke="${steel}" stroke-width="32"/>`,
      `<circle cx="772" cy="306" r="66" fill="none" stroke="${mood.shadow}" stroke-width="14" opacity=".3"/>`,
      `<circle cx="764" cy="298" r="66" fill="none" stroke="${lighter(steel, 0.4)}" stroke-width="14"/>`,
      line('M764 364V420', { width: 16, colour: lighter(steel, 0.2) }),
      `<g transform="translate(22 24)" opacity=".26">${fill('M700 500Q690 680 750 730L764 750L778 730Q850 680 830 500Z', mood.shadow)}</g>`,
      `<g transform="rotate(5 764 400)">${acorn(scene, 764, 592, 2.15, cork)}${line('M730 600v18M790 560v14M760 660l8 4M746 540l8 2M800 620v14', { width: 9, colour: darker(cork, 0.3) })}</g>`,
    )
  },

  /** Binoculars on a table outside, with the sierra in their glass. */
  'item-binoculars'(scene) {
    const { mood } = scene
    const wood = mix(mood.bark, mood.cork, 0.4)
    sky(scene, { clouds: 2 })
    backHills(scene, { horizon: 390, layers: 3 })
    add(
      scene,
      farSoarer(scene, 190, 170, 0.36, -8),
      fill('M-20 590H1220V820H-20Z', wood),
      fill('M-20 590H1220V616H-20Z', lighter(wood, 0.18)),
      fill(
        'M-20 668Q600 660 1220 670V680Q600 670 -20 678ZM-20 752Q600 744 1220 756V768Q600 756 -20 764Z',
        darker(wood, 0.24),
      ),
      ellipse(620, 722, 400, 34, mood.shadow, 0.42),
      line('M250 560Q80 560 70 660T230 740T420 736', { width: 24, colour: mix(mood.ink, mood.bark, 0.3) }),
    )
    barrels(scene)
  },
}

/** Both barrels from in front, lying on the table, a little turned. */
function barrels(scene: Scene): void {
  const { mood } = scene
  const body = mix(mood.ink, mood.leaf, 0.2)
  const rim = lighter(body, 0.14)
  add(
    scene,
    '<g transform="rotate(-4 600 560)">',
    fill('M330 470L420 250Q520 226 560 320L640 320Q680 226 780 250L900 470L760 620H430Z', body),
    fill('M430 330L500 190H590L570 350ZM630 350L624 190H714L790 330Z', darker(body, 0.24)),
    ellipse(546, 190, 54, 26, rim),
    ellipse(668, 190, 54, 26, rim),
    ellipse(546, 188, 36, 15, darker(body, 0.6)),
    ellipse(668, 188, 36, 15, darker(body, 0.6)),
    fill('M540 330Q606 280 676 330L690 460H530Z', lighter(body, 0.06)),
    fill('M574 270H646V340H574Z', mix(mood.accent, mood.bark, 0.2)),
    line('M594 274V336M620 274V336', { width: 7, colour: darker(mood.accent, 0.4) }),
    '</g>',
  )
  for (const [x, id] of [
    [420, 'left'],
    [800, 'right'],
  ] as const) {
    const y = x < 600 ? 552 : 524
    add(
      scene,
      circle(x, y, 184, darker(body, 0.3)),
      circle(x, y, 172, rim),
      circle(x, y, 142, darker(body, 0.5)),
      `<clipPath id="${id}-glass"><circle cx="${x}" cy="${y}" r="126"/></clipPath><g clip-path="url(#${id}-glass)">`,
      rect(x - 130, y - 130, 260, 260, mix(mood.skyTop, mood.skyLow, 0.4)),
      fill(
        `M${x - 130} ${y + 30}Q${x - 50} ${y - 40} ${x + 20} ${y + 10}T${x + 130} ${y}V${y + 130}H${x - 130}Z`,
        mix(mood.far, mood.leaf, 0.4),
      ),
      fill(
        `M${x - 130} ${y + 70}Q${x} ${y + 30} ${x + 130} ${y + 64}V${y + 130}H${x - 130}Z`,
        mix(mood.leaf, mood.ink, 0.2),
      ),
      fill(`M${x - 100} ${y - 130}L${x - 20} ${y - 130}L${x - 130} ${y + 40}V${y - 90}Z`, '#ffffff', 0.34),
      '</g>',
    )
  }
}
