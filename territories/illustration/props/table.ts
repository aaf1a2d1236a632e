import { darker, lighter, mix } from '../colour.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { sprigs } from '../settings.ts'
import { circle, ellipse, fill, line, rect } from '../shape.ts'

export function stewPot(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const iron = mix(mood.ink, mood.stone, 0.2)
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${fill('M-90 -96Q-100 0 -40 0H40Q100 0 90 -96Z', iron)}${fill('M-70 -90Q-76 -20 -36 -8Q-56 -40 -52 -92Z', lighter(iron, 0.18))}${ellipse(0, -96, 92, 20, lighter(iron, 0.12))}${ellipse(0, -96, 78, 14, mood.cork)}${circle(-26, -98, 9, mood.accent)}${circle(20, -94, 8, mood.leafLight)}${line('M-92 -80q-26 0 -20 30M92 -80q26 0 20 30', { width: 9, colour: iron })}${line('M-40 -130q-20 -24 0 -46t0 -46M10 -134q-20 -24 0 -46t0 -46M56 -130q-20 -20 0 -40t0 -40', { width: 8, colour: '#ffffff', opacity: 0.45 })}</g>`,
  )
}

export function wineGlass(scene: Scene, x: number, y: number, s: number, wine = '#7a1f2e'): void {
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${line('M0 -70V0M-34 0h68', { width: 7, colour: '#ffffff', opacity: 0.8 })}${fill('M-46 -180Q-52 -74 0 -70Q52 -74 46 -180Z', '#ffffff', 0.45)}${fill('M-46 -140Q-46 -76 0 -74Q46 -76 46 -140Z', wine)}</g>`,
  )
}

export function bottle(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${fill('M-44 0V-150Q-44 -190 -18 -206V-270H18V-206Q44 -190 44 -150V0Z', mix(mood.leaf, mood.ink, 0.35))}${rect(-44, -130, 88, 80, mood.paper)}${line('M-26 -104h52M-20 -82h40', { width: 6, colour: mood.cork })}${rect(-16, -300, 32, 36, mix(mood.cork, mood.accent, 0.55), 6)}</g>`,
  )
}

export function plate(scene: Scene, x: number, y: number, r: number): void {
  add(
    scene,
    ellipse(x, y + 16, r * 1.04, r * 0.38, scene.mood.shadow, 0.25),
    ellipse(x, y, r, r * 0.36, '#ffffff'),
    ellipse(x, y - 2, r * 0.78, r * 0.27, mix(scene.mood.paper, scene.mood.stone, 0.2)),
  )
}

export function tomato(scene: Scene, x: number, y: number, r: number): void {
  add(
    scene,
    circle(x, y, r, '#c8392b'),
    ellipse(x - r * 0.3, y - r * 0.35, r * 0.3, r * 0.2, '#ffffff', 0.4),
    fill(
      `M${x} ${y - r * 0.9}l${r * 0.4} ${-r * 0.2}-${r * 0.2} ${r * 0.4} -${r * 0.2} 0 -${r * 0.2} 0 -${r * 0.2} -${r * 0.4}Z`,
      scene.mood.leaf,
    ),
  )
}

export function onion(scene: Scene, x: number, y: number, s: number): void {
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${fill('M0 -70Q14 -40 50 -20Q70 30 0 46Q-70 30 -50 -20Q-14 -40 0 -70Z', '#b98aa0')}${line('M0 -60Q-30 -10 0 42M0 -60Q30 -10 0 42', { width: 4, colour: '#8d5f78' })}</g>`,
  )
}

export function bread(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const crust = mix(mood.accent, mood.bark, 0.35)
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${ellipse(0, 50, 130, 22, mood.shadow, 0.3)}${fill('M-130 40Q-140 -60 0 -70Q140 -60 130 40Q60 60 0 58Q-60 60 -130 40Z', crust)}${fill('M-100 10Q-90 -50 0 -56Q-60 -30 -64 20Z', lighter(crust, 0.25))}${line('M-60 -46l30 50M-6 -58l26 56M50 -52l20 50', { width: 10, colour: lighter(crust, 0.4) })}</g>`,
  )
}

export function bacon(scene: Scene, x: number, y: number): void {
  for (let i = 0; i < 3; i++)
    add(
      scene,
      fill(
        `M${x + i * 14} ${y + i * 12}q40 -24 80 0t80 0v20q-40 24 -80 0t-80 0Z`,
        i % 2 ? '#d98c7a' : '#b04a3c',
      ),
    )
}

export function knife(scene: Scene, x: number, y: number): void {
  add(
    scene,
    fill(`M${x} ${y}l180 -40q20 10 10 30l-186 30Z`, mix(scene.mood.stone, '#ffffff', 0.4)),
    fill(`M${x + 6} ${y + 20}l-110 24q-16 -14 -4 -36l110 -12Z`, scene.mood.bark),
  )
}

export function lemon(scene: Scene, x: number, y: number, s: number): void {
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${ellipse(0, 0, 66, 40, '#e9c53a')}${ellipse(0, -4, 56, 32, '#f6e58a')}${line('M0 -4L50 -10M0 -4L-48 4M0 -4L20 24M0 -4L-20 -32M0 -4L24 -30M0 -4L-24 22', { width: 4, colour: '#ffffff' })}</g>`,
  )
}

export function urchin(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const shell = mix(mood.ink, '#5b3a6b', 0.6)
  let spines = ''
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * Math.PI * 2
    spines += line(
      `M${Math.cos(a) * 60} ${Math.sin(a) * 48}L${Math.cos(a) * (104 + (i % 3) * 12)} ${Math.sin(a) * (84 + (i % 3) * 10)}`,
      { width: 8, colour: shell },
    )
  }
  let roe = ''
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 - Math.PI / 2
    roe += `<g transform="rotate(${(a * 180) / Math.PI}) translate(30 0)">${ellipse(0, 0, 22, 10, mood.accent)}</g>`
  }
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${spines}${ellipse(0, 0, 78, 64, shell)}${ellipse(0, -6, 60, 46, darker(shell, 0.4))}${roe}${circle(0, -4, 10, mood.ink)}</g>`,
  )
}

export function cup(scene: Scene, x: number, y: number, s: number, drink: string): void {
  const { mood } = scene
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${ellipse(0, 14, 110, 20, mood.shadow, 0.25)}${ellipse(0, 6, 100, 18, mood.paper)}${fill('M-66 -90Q-64 0 -26 4H26Q64 0 66 -90Z', '#ffffff')}${fill('M30 -80Q54 -40 22 2H26Q64 0 66 -90Z', mix('#ffffff', mood.stone, 0.3))}${ellipse(0, -90, 66, 17, mix('#ffffff', mood.stone, 0.2))}${ellipse(0, -88, 56, 12, drink)}${line('M64 -74q44 -4 38 30t-50 26', { width: 13, colour: '#ffffff' })}${line('M-20 -120q-16 -22 0 -44t0 -44M24 -120q-16 -22 0 -44t0 -44', { width: 8, colour: '#ffffff', opacity: 0.5 })}</g>`,
  )
}

export function item(scene: Scene): void {
  const { mood } = scene
  add(
    scene,
    rect(0, 0, WIDTH, HEIGHT, mix(mood.wall, mood.leaf, 0.22)),
    circle(600, 430, 330, mix(mood.paper, '#ffffff', 0.4)),
    ellipse(600, 720, 300, 30, mood.shadow, 0.22),
  )
  sprigs(scene)
}
