import { darker, lighter, mix } from '../colour.ts'
import { add, type Scene } from '../scene.ts'
import { blob, circle, ellipse, fill, line } from '../shape.ts'
import { cast, placed } from './table.ts'

/** Pieces in a stew, a pan or a salad: each has a body and a lit top. */
export function pieces(scene: Scene, list: readonly (readonly [number, number, number, string])[]): void {
  const { random, side } = scene
  for (const [x, y, r, colour] of list)
    add(
      scene,
      fill(blob(random, x, y, r, r * 0.62, 0.14, 6), darker(colour, 0.16)),
      fill(
        blob(random, x + side * r * 0.1, y - r * 0.14, r * 0.78, r * 0.42, 0.12, 6),
        lighter(colour, 0.16),
      ),
    )
}

export function tomato(scene: Scene, x: number, y: number, r: number): void {
  const { mood, side } = scene
  const red = mix('#c8392b', mood.shadow, mood.night ? 0.3 : 0)
  add(
    scene,
    cast(scene, x, y + r * 0.72, r * 0.9),
    ellipse(x, y, r * 1.08, r * 0.92, darker(red, 0.18)),
    ellipse(x + side * r * 0.12, y - r * 0.08, r * 0.92, r * 0.8, red),
    ellipse(x + side * r * 0.46, y - r * 0.4, r * 0.24, r * 0.14, '#ffffff', 0.45),
    fill(
      `M${x} ${y - r * 0.62}l${-r * 0.5} ${-r * 0.12}l${r * 0.34} ${-r * 0.1}l${-r * 0.12} ${-r * 0.26}l${r * 0.3} ${r * 0.18}l${r * 0.3} ${-r * 0.2}l${-r * 0.1} ${r * 0.28}l${r * 0.36} ${r * 0.08}Z`,
      mood.leaf,
    ),
  )
}

export function onion(scene: Scene, x: number, y: number, s: number): void {
  add(
    scene,
    placed(
      x,
      y,
      s,
      ellipse(0, 44, 62, 16, scene.mood.shadow, 0.28) +
        fill('M0 -74Q12 -40 48 -24C78 0 60 48 0 48C-60 48 -78 0 -48 -24Q-12 -40 0 -74Z', '#9c6a86') +
        fill(
          `M0 -60Q${scene.side * 14} -36 ${scene.side * 44} -18C${scene.side * 66} 4 ${scene.side * 50} 34 ${scene.side * 10} 42Q${scene.side * 36} 0 0 -60Z`,
          '#c49bb0',
        ),
    ),
  )
}

/** Round country loaf, 26 cm across. */
export function bread(scene: Scene, x: number, y: number, s: number): void {
  const { mood, side } = scene
  const crust = mix(mood.accent, mood.bark, 0.42)
  add(
    scene,
    placed(
      x,
      y,
      s,
      ellipse(-side * 18, 50, 134, 28, mood.shadow, 0.3) +
        fill('M-130 22C-136 -52 -70 -82 4 -82C78 -82 136 -50 130 22C126 62 -126 62 -130 22Z', crust) +
        fill(
          side > 0
            ? 'M-40 -66C20 -82 106 -60 116 6C112 34 60 44 20 46C70 4 40 -46 -40 -66Z'
            : 'M40 -66C-20 -82 -106 -60 -116 6C-112 34 -60 44 -20 46C-70 4 -40 -46 40 -66Z',
          lighter(crust, 0.22),
        ) +
        fill(
          'M-84 -30Q-10 -66 74 -52Q4 -34 -84 -30ZM-98 0Q-10 -34 92 -20Q0 -2 -98 0Z',
          mix(crust, mood.wall, 0.75),
        ),
    ),
  )
}

/** Cut slice of a country loaf, lying flat. */
export function slice(scene: Scene, x: number, y: number, s: number, turn: number): void {
  const { mood } = scene
  const crust = mix(mood.accent, mood.bark, 0.42)
  add(
    scene,
    placed(
      x,
      y,
      s,
      fill('M-96 18C-118 -26 -48 -46 0 -44C60 -46 116 -24 94 20C60 46 -60 46 -96 18Z', darker(crust, 0.1)) +
        fill('M-96 8C-118 -36 -48 -56 0 -54C60 -56 116 -34 94 10C60 36 -60 36 -96 8Z', crust) +
        fill(
          'M-84 4C-100 -30 -42 -46 0 -44C54 -46 98 -28 82 6C52 26 -52 26 -84 4Z',
          mix(crust, mood.wall, 0.8),
        ),
      turn,
    ),
  )
}

/** Three rashers, wavy, one over the other. */
export function bacon(scene: Scene, x: number, y: number): void {
  for (let i = 0; i < 3; i++) {
    const [px, py] = [x + i * 26, y + i * 22]
    add(
      scene,
      fill(`M${px} ${py}q40 -26 84 0t84 0v26q-40 26 -84 0t-84 0Z`, '#a8463a'),
      fill(`M${px} ${py}q40 -26 84 0t84 0v9q-40 26 -84 0t-84 0Z`, '#e3ab94'),
    )
  }
}

/** Half a lemon, cut side up. */
export function lemon(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const rind = mix('#dcae2c', mood.accent, 0.3)
  add(
    scene,
    placed(
      x,
      y,
      s,
      ellipse(-scene.side * 12, 20, 68, 26, mood.shadow, 0.28) +
        fill('M-64 -6C-60 44 -30 52 0 52C30 52 60 44 64 -6Z', rind) +
        ellipse(0, -6, 64, 28, lighter(rind, 0.5)) +
        ellipse(0, -6, 54, 23, '#f0d45e') +
        line('M0 -6L50 -9M0 -6L-50 -4M0 -6L26 14M0 -6L-26 -26M0 -6L28 -26M0 -6L-26 14', {
          width: 4,
          colour: '#fbf3cf',
        }),
    ),
  )
}

/** Open sea urchin: spines around a round shell, five tongues of roe inside. */
export function urchin(scene: Scene, x: number, y: number, s: number): void {
  const { mood, side } = scene
  const shell = mix(mood.ink, '#5b3a6b', 0.6)
  let spines = ''
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * Math.PI * 2
    const [reach, half] = [112 + (i % 3) * 14, 0.12]
    const point = (angle: number, r: number) =>
      `${(Math.cos(angle) * r).toFixed(0)} ${(Math.sin(angle) * r * 0.82).toFixed(0)}`
    spines += `M${point(a - half, 66)}L${point(a, reach)}L${point(a + half, 66)}Z`
  }
  let roe = ''
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 - Math.PI / 2
    const [rx, ry] = [Math.cos(a) * 32, Math.sin(a) * 25 - 4]
    roe += `<g transform="translate(${rx.toFixed(0)} ${ry.toFixed(0)}) rotate(${((a * 180) / Math.PI).toFixed(0)})">${ellipse(0, 0, 24, 11, mix(mood.accent, mood.cork, 0.35))}${ellipse(4, -2, 16, 5, mix(mood.accent, mood.paper, 0.3))}</g>`
  }
  add(
    scene,
    placed(
      x,
      y,
      s,
      ellipse(-side * 16, 22, 118, 88, mood.shadow, 0.25) +
        fill(spines, shell) +
        ellipse(0, 0, 80, 66, lighter(shell, 0.16)) +
        ellipse(0, -4, 66, 52, darker(shell, 0.45)) +
        roe +
        circle(0, -4, 7, darker(shell, 0.5)),
    ),
  )
}

/** A few olives. */
export function olives(scene: Scene, x: number, y: number): void {
  const { mood, side } = scene
  const tone = mix(mood.leaf, mood.accent, 0.2)
  for (const [dx, dy] of [
    [-34, -10],
    [8, -18],
    [46, -4],
    [-12, 14],
    [30, 20],
  ] as const)
    add(
      scene,
      ellipse(x + dx, y + dy, 24, 18, darker(tone, 0.2)),
      ellipse(x + dx + side * 4, y + dy - 4, 17, 11, lighter(tone, 0.16)),
    )
}
