import { darker, lighter, mix } from '../colour.ts'
import { rock } from '../land.ts'
import { add, type Scene } from '../scene.ts'
import { midOaks, openLand } from '../settings.ts'
import { circle, fill, line } from '../shape.ts'
import { reeds } from '../trees.ts'

export function leafShape(scene: Scene): string {
  const { mood } = scene
  return (
    fill('M0 0Q20 -40 60 -46Q110 -50 150 -6Q110 40 60 40Q20 34 0 0Z', mood.leaf) +
    fill('M0 0Q20 -40 60 -46Q110 -50 150 -6Z', mood.leafLight) +
    line('M0 0Q70 -4 146 -6M40 -2l20 -28M70 -4l22 -26M50 0l22 26M84 -4l20 22', {
      width: 4,
      colour: mood.leafDark,
    })
  )
}

export function acorn(scene: Scene, x: number, y: number, s: number): string {
  const { mood } = scene
  const nut = mix(mood.accent, mood.bark, 0.35)
  return `<g transform="translate(${x} ${y}) scale(${s})">${line('M0 -64Q4 -90 -10 -100', { width: 7, colour: mood.bark })}${fill('M-34 -30Q-34 50 0 74Q34 50 34 -30Z', nut)}${fill('M-12 -30Q-20 30 -4 60Q-28 40 -30 -30Z', lighter(nut, 0.35))}${fill('M-42 -26Q-44 -66 0 -68Q44 -66 42 -26Q0 -14 -42 -26Z', mix(mood.bark, mood.stone, 0.3))}${line('M-30 -34l10 -20M-10 -30l10 -28M12 -30l8 -26M30 -34l2 -18', { width: 4, colour: darker(mood.bark, 0.3) })}</g>`
}

export function forestWater(scene: Scene): void {
  openLand(scene, { horizon: 300, top: 450 })
  midOaks(scene, 500, 6, 280)
  const { mood, random } = scene
  add(
    scene,
    fill('M560 480Q700 560 520 640T480 820H900Q760 720 820 640T660 480Z', mix(mood.water, mood.skyLow, 0.2)),
    fill('M590 500Q710 570 590 650T600 820H740Q690 720 730 640T640 500Z', mix(mood.water, mood.skyLow, 0.5)),
  )
  for (let i = 0; i < 9; i++)
    add(
      scene,
      rock(
        scene,
        random.chance(0.5) ? random.between(380, 560) : random.between(780, 960),
        random.between(560, 790),
        random.between(70, 160),
        random.between(40, 90),
        mix(mood.stone, mood.leaf, random.between(0, 0.35)),
      ),
    )
  add(scene, reeds(scene, 300, 760, 150), reeds(scene, 1010, 770, 130))
}

export const waterWoman = (x: number, y: number, s: number, colour: string) =>
  `<g transform="translate(${x} ${y}) scale(${s})" opacity=".94">${fill('M-10 -76Q-26 -30 -34 0Q0 10 34 0Q24 -36 10 -76Z', colour)}${circle(0, -88, 11, colour)}${fill('M-11 -92Q-24 -60 -14 -40Q-10 -70 0 -80Q12 -70 16 -44Q22 -70 11 -94Q0 -106 -11 -92Z', '#6d7fb0')}${line('M-8 -70Q-40 -90 -30 -120M8 -70Q44 -84 44 -116', { width: 7, colour })}</g>`

/** Years since the last peeling, told by the colour of the trunk. */
export const AGES = ['#d9602f', '#b9532f', '#94482d', '#6f3c2a', '#4d3329'] as const
