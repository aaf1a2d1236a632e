import { darker, mix } from '../colour.ts'
import { add, type Scene } from '../scene.ts'
import { ellipse, fill } from '../shape.ts'

/** People seen from behind in front of everything, cut off by the lower edge: heads and shoulders, no two at one height. */
export function backs(
  scene: Scene,
  y: number,
  s: number,
  places: readonly number[] = [90, 330, 470, 860, 1110],
): void {
  const { mood, random, side } = scene
  const tones = [
    mood.cork,
    mood.water,
    mix(mood.leaf, mood.wall, 0.2),
    mood.accent,
    mix(mood.wall, mood.bark, 0.4),
  ]
  for (const [i, x] of places.entries()) {
    const k = s * random.between(0.9, 1.2)
    const top = y + random.between(-16, 34) * s
    const coat = mix(tones[(i + random.int(0, 4)) % 5] ?? mood.cork, mood.shadow, 0.34)
    const hair = mix(random.pick([mood.ink, '#5a3418', '#6b4423', '#b9aa98'] as const), mood.shadow, 0.3)
    const long = i % 2 === 0
    add(
      scene,
      fill(
        `M${x - 128 * k} ${top + 120 * k}C${x - 120 * k} ${top - 30 * k} ${x - 70 * k} ${top - 66 * k} ${x - 22 * k} ${top - 76 * k}H${x + 22 * k}C${x + 70 * k} ${top - 66 * k} ${x + 120 * k} ${top - 30 * k} ${x + 128 * k} ${top + 120 * k}Z`,
        coat,
      ),
      fill(
        side > 0
          ? `M${x - 128 * k} ${top + 120 * k}C${x - 120 * k} ${top - 30 * k} ${x - 70 * k} ${top - 66 * k} ${x - 22 * k} ${top - 76 * k}C${x - 60 * k} ${top - 30 * k} ${x - 66 * k} ${top + 40 * k} ${x - 60 * k} ${top + 120 * k}Z`
          : `M${x + 128 * k} ${top + 120 * k}C${x + 120 * k} ${top - 30 * k} ${x + 70 * k} ${top - 66 * k} ${x + 22 * k} ${top - 76 * k}C${x + 60 * k} ${top - 30 * k} ${x + 66 * k} ${top + 40 * k} ${x + 60 * k} ${top + 120 * k}Z`,
        darker(coat, 0.2),
      ),
      fill(
        `M${x - 22 * k} ${top - 70 * k}v${-40 * k}h${44 * k}v${40 * k}Q${x} ${top - 56 * k} ${x - 22 * k} ${top - 70 * k}Z`,
        mix(mood.skin[i % 2 ? 0 : 1], mood.shadow, 0.4),
      ),
      ellipse(x, top - 140 * k, 50 * k, 60 * k, hair),
      long
        ? fill(
            `M${x - 50 * k} ${top - 140 * k}C${x - 58 * k} ${top - 80 * k} ${x - 54 * k} ${top - 40 * k} ${x - 44 * k} ${top - 30 * k}H${x + 44 * k}C${x + 54 * k} ${top - 40 * k} ${x + 58 * k} ${top - 80 * k} ${x + 50 * k} ${top - 140 * k}Z`,
            hair,
          )
        : '',
    )
  }
}
