import { darker, lighter, mix } from '../colour.ts'
import { person } from '../people.ts'
import { add, HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { circle, ellipse, fill, line, polygon, rect } from '../shape.ts'

export function bunting(scene: Scene, y: number, shift = 0): void {
  const { mood } = scene
  const tones = [mood.cork, mood.accent, mood.water, mood.paper]
  add(scene, line(`M-20 ${y}Q600 ${y + 120} 1220 ${y - 10}`, { width: 3, colour: mood.ink }))
  for (let i = 0; i < 22; i++) {
    const t = (i + 0.5) / 22
    const [x, top] = [
      -20 + t * 1240 + shift,
      (1 - t) ** 2 * y + 2 * t * (1 - t) * (y + 120) + t * t * (y - 10),
    ]
    add(
      scene,
      fill(
        polygon([
          [x - 18, top],
          [x + 18, top],
          [x, top + 40],
        ]),
        tones[i % 4] ?? mood.cork,
      ),
    )
  }
}

export function ring(scene: Scene, x: number, y: number, rx: number, ry: number, count: number): void {
  const dancers = Array.from({ length: count }, (_, i) => (i / count) * Math.PI * 2).map((a) => ({
    x: x + Math.cos(a) * rx,
    y: y + Math.sin(a) * ry,
  }))
  dancers.sort((a, b) => a.y - b.y)
  for (const [i, d] of dancers.entries())
    add(
      scene,
      person(scene, d.x, d.y + 40, 1.15 + (d.y - y) / 420, { skirt: i % 2 === 0, arms: [120, -120] }),
    )
}

export function guitar(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const wood = mix(mood.accent, mood.bark, 0.3)
  add(
    scene,
    `<g transform="translate(${x} ${y}) rotate(-24) scale(${s})">${line('M0 0H90', { width: 10, colour: mood.bark })}${ellipse(-20, 0, 34, 28, wood)}${ellipse(14, 0, 24, 20, wood)}${circle(-4, 0, 10, mood.ink)}</g>`,
  )
}

export function banner(scene: Scene, x: number, y: number, colour: string): void {
  const { mood } = scene
  add(
    scene,
    line(`M${x - 20} ${y}h150`, { width: 10, colour: mood.ink }),
    fill(
      polygon([
        [x, y],
        [x + 110, y],
        [x + 110, y + 250],
        [x + 55, y + 200],
        [x, y + 250],
      ]),
      colour,
    ),
    circle(x + 55, y + 90, 32, mood.accent),
  )
}

export function portrait(scene: Scene, hat: 'bowler' | 'cap' | 'beret', extra: (scene: Scene) => void): void {
  const { mood } = scene
  add(
    scene,
    rect(0, 0, WIDTH, HEIGHT, mix(mood.wall, mood.leaf, 0.25)),
    ellipse(600, 420, 380, 350, mix(mood.paper, mood.accent, 0.25)),
    fill(
      'M300 820Q320 600 600 590Q880 600 900 820Z',
      hat === 'bowler' ? mood.ink : hat === 'cap' ? mood.water : mood.cork,
    ),
    fill('M540 600h120l-60 110Z', mood.paper),
    rect(545, 520, 110, 110, mood.skin[1]),
    ellipse(600, 420, 140, 160, mood.skin[0]),
    ellipse(552, 430, 12, 15, mood.ink),
    ellipse(650, 430, 12, 15, mood.ink),
    fill('M596 430q-20 50 10 50', 'none'),
    line('M600 436q-16 40 8 42', { width: 7, colour: darker(mood.skin[0], 0.3) }),
    line('M570 524q30 20 62 0', { width: 7, colour: darker(mood.skin[0], 0.5) }),
  )
  if (hat === 'bowler')
    add(
      scene,
      ellipse(600, 312, 230, 34, mood.ink),
      fill('M450 310Q450 130 600 130Q750 130 750 310Z', mood.ink),
      rect(452, 276, 296, 34, mood.cork),
    )
  else if (hat === 'cap')
    add(
      scene,
      fill('M448 340Q440 190 600 190Q760 190 752 340Z', mood.ink),
      fill('M440 330Q600 290 830 340L760 366Q600 320 440 350Z', mood.ink),
      circle(600, 260, 22, mood.accent),
    )
  else add(scene, fill('M430 320Q440 200 620 210Q800 220 790 300Q600 270 430 320Z', mood.water))
  extra(scene)
}

export function machine(scene: Scene, x: number, y: number, s: number): void {
  const { mood } = scene
  const iron = mix(mood.ink, mood.leaf, 0.35)
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${rect(-110, -40, 220, 40, iron)}${line('M-90 -40L-60 -150M90 -40L60 -150', { width: 16, colour: iron })}${rect(-110, -170, 220, 34, lighter(iron, 0.15))}${circle(70, -210, 76, iron)}${circle(70, -210, 56, mix(mood.roof, mood.wall, 0.4))}${line('M70 -266V-154M14 -210H126M30 -250L110 -170M110 -250L30 -170', { width: 9, colour: iron })}${circle(70, -210, 14, mood.accent)}${rect(-100, -214, 90, 46, mood.accent)}</g>`,
  )
}

export function bootShape(scene: Scene, x: number, y: number, s: number, muddy = false): void {
  const { mood } = scene
  const leather = mix(mood.cork, mood.bark, 0.4)
  const mud = mix(mood.bark, mood.ground, 0.25)
  add(
    scene,
    `<g transform="translate(${x} ${y}) scale(${s})">${ellipse(30, 4, 120, 14, mood.shadow, 0.35)}${fill('M-60 -190H30Q30 -110 60 -84Q140 -70 146 -20H-66Q-50 -110 -60 -190Z', leather)}${fill('M-60 -190H-30Q-34 -90 -40 -20H-66Q-50 -110 -60 -190Z', darker(leather, 0.2))}${rect(-70, -24, 220, 24, mood.ink, 10)}${line('M-8 -170h40M-6 -140h44M0 -112h50M24 -90h44', { width: 7, colour: mood.paper })}${rect(-66, -200, 100, 22, mood.leaf, 10)}${muddy ? fill('M-66 -60Q-20 -80 30 -56T150 -30V0H-70Z', mud) + circle(60, -70, 12, mud) + circle(10, -90, 8, mud) : ''}</g>`,
  )
}
