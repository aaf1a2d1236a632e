import { project, scaleAt, type View } from '../buildings/perspective.ts'
import { darker, lighter, mix } from '../colour.ts'
import { add, type Scene } from '../scene.ts'
import { circle, ellipse, fill, line, type Point } from '../shape.ts'

interface Dancer {
  x: number
  y: number
  /** Height of the body on the paper. */
  h: number
  /** Seen from behind. */
  back: boolean
  skirt: boolean
  /** Where the two hands are held, left and right on the paper. */
  hands: readonly [Point, Point]
}

/** A ring of the sardana in the world: hands joined at the height of the shoulders, the near ones seen from behind. */
export function sardanaRing(
  view: View,
  x: number,
  z: number,
  radius: number,
  count: number,
  turn = 0.3,
): void {
  const angle = (i: number) => turn + (i / count) * Math.PI * 2
  const spot = (i: number, up: number, reach = radius) =>
    [x + Math.cos(angle(i)) * reach, up, z + Math.sin(angle(i)) * reach] as const
  const dancers: Dancer[] = []
  for (let i = 0; i < count; i++) {
    const [px, py] = project(view, spot(i, 0))
    const [a, b] = [project(view, spot(i - 0.5, 1.56)), project(view, spot(i + 0.5, 1.56))]
    dancers.push({
      x: px,
      y: py,
      h: scaleAt(view, spot(i, 0)) * 1.7,
      back: Math.sin(angle(i)) < 0.1,
      skirt: i % 2 === 0,
      hands: a[0] < b[0] ? [a, b] : [b, a],
    })
  }
  dancers.sort((a, b) => a.y - b.y)
  for (const one of dancers) add(view.scene, dancer(view.scene, one))
}

/** One dancer on the toes, arms up to the neighbours’ hands. */
export function dancer(scene: Scene, { x, y, h, back, skirt, hands }: Dancer): string {
  const { mood, random, side } = scene
  const shirts = [mood.paper, mood.cork, mood.accent, mood.water, mix(mood.wall, '#ffffff', 0.3)] as const
  const shirt = random.pick(shirts)
  const lower = skirt
    ? random.pick([
        mood.cork,
        mix(mood.water, mood.ink, 0.2),
        mix(mood.leaf, mood.ink, 0.1),
        mood.accent,
      ] as const)
    : random.pick([
        mix(mood.ink, mood.water, 0.35),
        mix(mood.ink, mood.bark, 0.4),
        mix(mood.bark, mood.wall, 0.3),
      ] as const)
  const skin = random.pick(mood.skin)
  const hair = random.pick([mix(mood.ink, '#5a3418', 0.5), '#6b4423', mood.ink, '#b9aa98'] as const)
  const u = h / 100
  const p = (dx: number, dy: number) => `${(x + dx * u).toFixed(1)} ${(y + dy * u).toFixed(1)}`
  const arm = (k: -1 | 1, [hx, hy]: Point): string => {
    const [sx, sy] = [x + k * 9 * u, y - 79 * u]
    const [ex, ey] = [sx + (hx - sx) * 0.62, Math.max(sy, hy) + 9 * u]
    const half: Point = [ex + (hx - ex) * 0.3, ey + (hy - ey) * 0.3]
    return (
      line(`M${ex} ${ey}L${hx} ${hy}`, { width: 5 * u, colour: skin }) +
      line(`M${sx} ${sy}L${ex} ${ey}L${half[0]} ${half[1]}`, {
        width: 7.4 * u,
        colour: k === side ? lighter(shirt, 0.08) : darker(shirt, 0.12),
      }) +
      circle(hx, hy, 3.6 * u, skin)
    )
  }
  const legs = skirt
    ? line(`M${p(-4, -34)}L${p(-5, -6)}M${p(4, -34)}L${p(5, -8)}`, { width: 5.4 * u, colour: skin })
    : fill(
        `M${p(-10, -50)}L${p(-9, -6)}L${p(-3, -6)}L${p(0, -40)}L${p(3, -8)}L${p(9, -8)}L${p(10, -50)}Z`,
        lower,
      )
  const shoes = line(`M${p(-6, -3)}L${p(-4.5, 0)}M${p(6, -5)}L${p(4.5, -1)}`, {
    width: 5 * u,
    colour: mood.paper,
  })
  const body =
    fill(
      `M${p(-11, -80)}Q${p(0, -85)} ${p(11, -80)}Q${p(12, -64)} ${p(9, -50)}H${x - 9 * u}Q${p(-12, -64)} ${p(-11, -80)}Z`,
      shirt,
    ) +
    fill(
      side > 0
        ? `M${p(-11, -80)}Q${p(-6, -83)} ${p(-3, -83)}Q${p(-6, -64)} ${p(-4, -50)}H${x - 9 * u}Q${p(-12, -64)} ${p(-11, -80)}Z`
        : `M${p(11, -80)}Q${p(6, -83)} ${p(3, -83)}Q${p(6, -64)} ${p(4, -50)}H${x + 9 * u}Q${p(12, -64)} ${p(11, -80)}Z`,
      darker(shirt, 0.16),
    )
  const skirtShape = skirt
    ? fill(
        `M${p(-9, -52)}Q${p(-13, -38)} ${p(-19, -26)}Q${p(0, -22)} ${p(19, -26)}Q${p(13, -38)} ${p(9, -52)}Z`,
        lower,
      ) +
      fill(
        side > 0
          ? `M${p(-9, -52)}Q${p(-13, -38)} ${p(-19, -26)}L${p(-7, -24)}L${p(-3, -52)}Z`
          : `M${p(9, -52)}Q${p(13, -38)} ${p(19, -26)}L${p(7, -24)}L${p(3, -52)}Z`,
        darker(lower, 0.18),
      )
    : line(`M${p(-9, -51)}H${x + 9 * u}`, { width: 4 * u, colour: mood.cork, cap: 'butt' })
  const head = back
    ? ellipse(x, y - 92 * u, 7.4 * u, 8.6 * u, hair) +
      (skirt ? fill(`M${p(-7, -94)}Q${p(-8, -80)} ${p(0, -77)}Q${p(8, -80)} ${p(7, -94)}Z`, hair) : '')
    : ellipse(x, y - 92 * u, 7 * u, 8.4 * u, skin) +
      fill(
        `M${p(-7.6, -90)}Q${p(-9, -102)} ${p(0, -102)}Q${p(9, -102)} ${p(7.6, -90)}Q${p(4, -97)} ${p(-1, -97)}Q${p(-6, -96)} ${p(-7.6, -90)}Z`,
        hair,
      )
  return (
    ellipse(x - side * 8 * u, y, 20 * u, 4.6 * u, mood.shadow, 0.3) +
    shoes +
    legs +
    line(`M${p(0, -82)}V${y - 87 * u}`, { width: 6 * u, colour: darker(skin, 0.16) }) +
    body +
    skirtShape +
    head +
    arm(-1, hands[0]) +
    arm(1, hands[1])
  )
}
