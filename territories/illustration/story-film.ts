import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import sharp from 'sharp'
import { compose, type HouseName, type Recipe } from './compose.ts'
import { HOUSES } from './mood.ts'

export const STORY_FILM = {
  width: 768,
  height: 432,
  framesPerSecond: 20,
  shotSeconds: 4.4,
  fadeSeconds: 0.6,
} as const

/** Left edge, top edge and width of what is seen of a drawing; its height follows from the film's. */
type View = readonly [x: number, y: number, width: number]

/** One drawing, and the way the eye takes over it. */
export interface Shot extends Recipe {
  from: View
  to: View
}

/** When each shot begins and ends: the captions keep to it. A shot begins where the one before has begun to fade. */
export function shotTimes(count: number): { start: number; end: number }[] {
  const step = STORY_FILM.shotSeconds - STORY_FILM.fadeSeconds
  return Array.from({ length: count }, (_, index) => ({
    start: index * step,
    end: index * step + STORY_FILM.shotSeconds,
  }))
}

/** One moment of one shot as SVG. The same shot gives the same picture, on every machine. */
export function shotFrame(id: string, shot: Shot, house: HouseName, share: number): string {
  const t = share * share * (3 - 2 * share)
  const at = (index: 0 | 1 | 2) => shot.from[index] + (shot.to[index] - shot.from[index]) * t
  return compose(id, shot, house, { x: at(0), y: at(1), width: at(2), pixels: STORY_FILM })
}

/** Draws every frame of a story's film, as `films.json` of its pack tells it, into `frames`; an encoder makes the film of them. */
export async function drawStoryFilm(folder: string, story: string, frames: string): Promise<number> {
  const root = resolve(folder)
  const house = basename(root)
  if (!(house in HOUSES)) throw new Error(`There is no palette for "${house}" in illustration/mood.ts`)
  const films = JSON.parse(readFileSync(join(root, 'films.json'), 'utf8')) as Record<string, Shot[]>
  const shots = films[story]
  if (!shots) throw new Error(`films.json has no "${story}"`)
  mkdirSync(frames, { recursive: true })
  const times = shotTimes(shots.length)
  const count = Math.round((times.at(-1)?.end ?? 0) * STORY_FILM.framesPerSecond)
  for (let frame = 0; frame < count; frame++) {
    const second = frame / STORY_FILM.framesPerSecond
    let picture: Buffer | undefined
    for (const [index, shot] of shots.entries()) {
      const { start, end } = times[index] ?? { start: 0, end: 0 }
      if (second < start || second >= end) continue
      const share = (second - start) / STORY_FILM.shotSeconds
      const next = await pixels(shotFrame(`${story}/film/${index}`, shot, house as HouseName, share))
      picture = picture ? mixed(picture, next, (second - start) / STORY_FILM.fadeSeconds) : next
    }
    if (picture) await writeFrame(picture, join(frames, `${String(frame).padStart(4, '0')}.png`))
  }
  return count
}

const RAW = { width: STORY_FILM.width, height: STORY_FILM.height, channels: 3 } as const

const pixels = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).removeAlpha().raw().toBuffer()

async function writeFrame(picture: Buffer, file: string): Promise<void> {
  writeFileSync(file, await sharp(picture, { raw: RAW }).png({ compressionLevel: 3 }).toBuffer())
}

/** The one picture on its way into the other. */
function mixed(before: Buffer, after: Buffer, share: number): Buffer {
  const part = Math.min(1, share)
  return Buffer.from(after.map((value, index) => value * part + (before[index] ?? 0) * (1 - part)))
}

if (import.meta.main) {
  const [folder, story, frames] = process.argv.slice(2)
  if (!folder || !story || !frames)
    throw new Error(
      'usage: node territories/illustration/story-film.ts <folder> <story> <folder for the frames>',
    )
  const count = await drawStoryFilm(folder, story, frames)
  console.log(`${count} frames of ${STORY_FILM.width} × ${STORY_FILM.height} in ${frames}`)
}
