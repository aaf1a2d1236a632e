import { darker, lighter, mix } from '../colour.ts'
import { add, type Scene } from '../scene.ts'
import { circle, fill, line, type Point, polygon, smooth } from '../shape.ts'

/** A red prawn curled on its side, about x, y: seven plates from the head to the fan of the tail. */
export function prawn(scene: Scene, x: number, y: number): void {
  const { mood } = scene
  const red = mix('#d0503a', mood.cork, 0.3)
  const radius = 190
  const around = (degrees: number, reach: number): Point => {
    const angle = (degrees * Math.PI) / 180
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.94]
  }
  const back = [86, 90, 84, 74, 62, 50]
  const [antenna, leg] = [darker(red, 0.12), lighter(red, 0.2)]
  add(
    scene,
    `<g transform="translate(16 22)" opacity=".26">${fill(smooth([around(-20, 280), around(30, 270), around(90, 250), around(150, 230), around(130, 110), around(60, 110), around(-20, 110), around(-80, 150)], true), mood.shadow)}</g>`,
  )
  const tail = around(176, 172)
  add(scene, `<g transform="translate(${tail[0]} ${tail[1]}) rotate(-104)">`)
  for (const turn of [-40, 40, -18, 18, 0])
    add(
      scene,
      `<g transform="rotate(${turn})">${fill('M-14 0Q-34 70 -8 136Q16 150 26 120Q34 60 14 0Z', turn % 40 ? red : darker(red, 0.2))}${line('M2 20Q6 70 4 116', { width: 5, colour: darker(red, 0.3) })}</g>`,
    )
  add(scene, '</g>')
  for (let i = 5; i >= 0; i--) {
    const [from, to] = [-6 + i * 30, -6 + (i + 1) * 30 + 8]
    const middle = (from + to) / 2
    const out = back[i] ?? 60
    add(
      scene,
      line(
        `M${around(middle, radius - 40).join(' ')}L${around(middle + 10, radius - 118 + i * 8).join(' ')}`,
        { width: 20, colour: leg },
      ),
      fill(
        smooth(
          [
            around(from, radius - 60),
            around(from - 2, radius + out * 0.6),
            around(from, radius + out),
            around(middle, radius + out + 8),
            around(to, radius + out - 8),
            around(to + 2, radius),
            around(to - 8, radius - 66),
            around(middle, radius - 72),
          ],
          true,
          8,
        ),
        i % 2 ? red : lighter(red, 0.07),
      ),
      fill(
        smooth(
          [
            around(from + 2, radius + out - 12),
            around(middle, radius + out - 6),
            around(to - 12, radius + out - 20),
            around(to - 14, radius + out * 0.4),
            around(from + 6, radius + out * 0.5),
          ],
          true,
          8,
        ),
        lighter(red, 0.22),
      ),
      line(smooth([around(to - 4, radius + out - 6), around(to, radius + 10), around(to - 8, radius - 60)]), {
        width: 8,
        colour: darker(red, 0.3),
      }),
    )
  }
  const eye = around(-52, 232)
  add(
    scene,
    line(smooth([around(-70, 250), [x + 330, y - 330], [x + 560, y - 300], [x + 700, y - 130]]), {
      width: 9,
      colour: antenna,
    }),
    line(smooth([around(-74, 220), [x - 60, y - 330], [x - 330, y - 300], [x - 470, y - 90]]), {
      width: 9,
      colour: antenna,
    }),
    ...[-10, -24, -38, -50].map((degrees, index) =>
      line(
        smooth([
          around(degrees, 150),
          around(degrees - 30, 90 + index * 12),
          around(degrees - 62, 92 + index * 20),
        ]),
        { width: 14, colour: leg },
      ),
    ),
    fill(
      smooth(
        [
          around(0, 130),
          around(4, 230),
          around(-4, 288),
          around(-30, 296),
          around(-60, 286),
          around(-86, 320),
          around(-78, 250),
          around(-72, 200),
          around(-50, 156),
          around(-24, 126),
        ],
        true,
        7,
      ),
      red,
    ),
    fill(
      smooth(
        [around(0, 262), around(-28, 278), around(-58, 270), around(-30, 240), around(-8, 236)],
        true,
        7,
      ),
      lighter(red, 0.22),
    ),
    fill(polygon([around(-66, 288), around(-92, 372), around(-76, 268)]), darker(red, 0.2)),
    line(smooth([around(-6, 140), around(-14, 200), around(-6, 280)]), {
      width: 8,
      colour: darker(red, 0.3),
    }),
    circle(eye[0], eye[1], 22, mood.ink),
    circle(eye[0] + 6, eye[1] - 7, 6, '#ffffff'),
  )
}
