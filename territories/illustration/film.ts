import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { castle } from './buildings/landmarks.ts'
import { mix } from './colour.ts'
import type { HouseName } from './compose.ts'
import { backHills, ground, path, tufts } from './land/land.ts'
import { sky } from './land/sky.ts'
import { corkOak } from './land/trees.ts'
import { HOUSES, type Light, type Mood, moodOf } from './mood.ts'
import { seeded } from './random.ts'
import { blank, type Scene } from './scene.ts'

export const FILM = { width: 540, height: 960, seconds: 8, framesPerSecond: 20 } as const

/** The light over eight seconds: the first night goes, and the trunks catch fire. */
const DAY: readonly [second: number, light: Light][] = [
  [0, 'night'],
  [1.6, 'night'],
  [3.6, 'dawn'],
  [5.6, 'golden'],
  [8, 'morning'],
]

const POSTER_SECOND = 4.9

/** Where trees stand: x, y and height, on the canvas of the pictures. */
const MIDDLE = [
  [330, 572, 130],
  [450, 576, 150],
  [520, 570, 110],
  [690, 572, 120],
  [770, 578, 150],
  [890, 574, 140],
  [1000, 580, 160],
] as const
const NEAR = [
  [420, 640, 260],
  [800, 650, 280],
  [960, 640, 250],
] as const

/** Draws every frame as PNG into `folder`; an encoder makes the film of them (see territories/README.md). */
export async function drawFilm(name: HouseName, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const count = FILM.seconds * FILM.framesPerSecond
  for (let frame = 0; frame < count; frame++) {
    const svg = filmFrame(name, frame / FILM.framesPerSecond)
    writeFileSync(
      join(folder, `${String(frame).padStart(4, '0')}.png`),
      await sharp(Buffer.from(svg)).resize(FILM.width, FILM.height).png({ compressionLevel: 3 }).toBuffer(),
    )
  }
  return count
}

/** Stands in for the film where it may not play: the moment the sun is up. */
export const filmPoster = (name: HouseName): Promise<Buffer> =>
  sharp(Buffer.from(filmFrame(name, POSTER_SECOND)))
    .resize(FILM.width, FILM.height)
    .webp({ quality: 46, effort: 6 })
    .toBuffer()

/** One moment of the film: the same forest each time, only the light and the viewer move. */
export function filmFrame(name: HouseName, second: number): string {
  const mood = moodAt(name, second)
  const t = ease(second / FILM.seconds)
  const layer = (seed: string, draw: (scene: Scene) => void): string => {
    const scene = blank(name, { random: seeded(`${name}/film/${seed}`), mood, side: -1 })
    draw(scene)
    return scene.parts.join('')
  }
  const shift = (depth: number, body: string) =>
    `<g transform="translate(${(-150 * depth * t).toFixed(2)} ${(-14 * depth * t).toFixed(2)}) scale(${(1 + 0.1 * depth * t).toFixed(4)})">${body}</g>`
  const sunY = 470 - ease(Math.max(0, (second - 2.2) / 4)) * 300
  const layers = [
    layer('sky', (scene) =>
      sky(
        scene,
        second < 2.6
          ? { sunX: 660, sunY: 110 + second * 80, clouds: 3 }
          : { sunX: 575, sunY, sunRadius: 66, clouds: 3 },
      ),
    ),
    shift(
      0.25,
      layer('hills', (scene) => backHills(scene, { horizon: 400 })),
    ),
    name === 'raya'
      ? shift(
          0.3,
          layer('castle', (scene) => scene.parts.push(castle(scene, 560, 440, 150))),
        )
      : '',
    shift(
      0.5,
      layer('ground', (scene) => {
        ground(scene, { top: 545, grass: 12 })
        path(scene, 590, 545, 520, 330)
      }),
    ),
    shift(
      0.7,
      layer('middle', (scene) => {
        for (const [x, y, h] of MIDDLE) scene.parts.push(corkOak(scene, x, y, h))
      }),
    ),
    shift(
      1.1,
      layer('near', (scene) => {
        for (const [x, y, h] of NEAR) scene.parts.push(corkOak(scene, x, y, h, { stripped: 0.92 }))
      }),
    ),
    shift(
      1.6,
      layer('front', (scene) => {
        scene.parts.push(
          corkOak(scene, 372, 800, 520, { stripped: 0.95, lean: -0.03 }),
          corkOak(scene, 1000, 816, 580, { stripped: 0.92, lean: 0.02 }),
        )
        tufts(scene, 700, 10)
      }),
    ),
  ]
  // the portrait cut out of the landscape: 9 to 16
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="375 0 450 800" width="${FILM.width}" height="${FILM.height}">${layers.join('')}</svg>`
}

const ease = (x: number) => {
  const t = Math.min(1, Math.max(0, x))
  return t * t * (3 - 2 * t)
}

/** Every colour of the scene on its way from one light to the next. */
export function moodAt(name: HouseName, second: number): Mood {
  const index = Math.max(0, DAY.findIndex(([at]) => at > second) - 1)
  const [from, before] = DAY[second >= FILM.seconds ? DAY.length - 2 : index] ?? [0, 'night']
  const [to, after] = DAY[second >= FILM.seconds ? DAY.length - 1 : index + 1] ?? [8, 'morning']
  const share = to > from ? (second - from) / (to - from) : 1
  const a = moodOf(HOUSES[name], before, 'summer')
  const b = moodOf(HOUSES[name], after, 'summer')
  const entries = Object.entries(a).map(([key, value]) => {
    const other = b[key as keyof Mood]
    if (typeof value === 'string' && value.startsWith('#') && typeof other === 'string')
      return [key, mix(value, other, share)]
    return [key, value]
  })
  return { ...(Object.fromEntries(entries) as Mood), skin: a.skin, night: second < 2.6, light: after }
}

if (import.meta.main) {
  const [name, folder] = process.argv.slice(2)
  if ((name !== 'gavarres' && name !== 'raya') || !folder)
    throw new Error('usage: node territories/illustration/film.ts gavarres|raya <folder for the frames>')
  console.log(`${await drawFilm(name, folder)} frames of ${FILM.width} × ${FILM.height} in ${folder}`)
}
