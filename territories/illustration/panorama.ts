import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { darker, lighter, mix } from './colour.ts'
import type { HouseName } from './compose.ts'
import { moodAt } from './film.ts'
import { rock } from './land/land.ts'
import { cloudBank } from './land/sky.ts'
import { bush, corkOak } from './land/trees.ts'
import { HOUSES, type Mood, moodOf } from './mood.ts'
import { person } from './people/people.ts'
import { forestFloor } from './props/forest-floor.ts'
import { dolmen } from './props/stone.ts'
import { seeded } from './random.ts'
import { blank, type Scene } from './scene.ts'
import { circle, ellipse, fill, line, type Point, smooth } from './shape.ts'

/** Equirectangular: all the way round is W, from zenith to nadir is H, and eyes look at the middle line. */
const W = 2400
const H = 1200
const HORIZON = 600
/** Where somebody looks first. */
const MIDDLE_X = 1200

export const FILM_360 = { width: 1280, height: 640, seconds: 8, framesPerSecond: 12 } as const
const PHOTO_360 = { width: 3200, height: 1600 } as const

/** What stands near the right edge goes on at the left one, so that nobody finds the seam. */
function around(x: number, reach: number, body: string): string {
  const copy = (by: number) => `<g transform="translate(${by} 0)">${body}</g>`
  return body + (x < reach ? copy(W) : '') + (x > W - reach ? copy(-W) : '')
}

/** A line of hills that ends where it begins. */
function hills(scene: Scene, base: number, height: number, colour: string): (x: number) => number {
  const { random } = scene
  const waves = [2, 3, 5, 9, 14].map((count) => ({ count, phase: random.between(0, 6.28) }))
  const y = (x: number) =>
    base -
    waves.reduce(
      (sum, wave) => sum + Math.sin((x / W) * Math.PI * 2 * wave.count + wave.phase) / wave.count,
      0,
    ) *
      height
  const points: Point[] = []
  for (let x = -40; x <= W + 40; x += 40) points.push([x, y(x)])
  scene.parts.push(fill(`${smooth(points)}L${W + 40} ${H}L-40 ${H}Z`, colour))
  return y
}

function woods(scene: Scene, y: (x: number) => number, colour: string, size: number): void {
  const { random, mood, side } = scene
  const count = Math.round(W / (size * 3.2))
  for (let i = 0; i < count; i++) {
    const x = ((i + random.between(0.1, 0.9)) / count) * W
    const r = size * random.between(1.3, 2.6)
    const top = y(x) + random.between(0, 22)
    scene.parts.push(
      around(
        x,
        90,
        ellipse(x, top + r * 0.3, r * 1.3, r, darker(colour, 0.1)) +
          ellipse(x + side * r * 0.34, top - r * 0.02, r * 0.8, r * 0.5, mix(colour, mood.glow, 0.16)),
      ),
    )
  }
}

/** Sky that is one colour at the zenith: there all columns meet in one point. */
function vault(scene: Scene, second: number | undefined): void {
  const { mood, random } = scene
  const day = second === undefined ? 1 : Math.min(1, Math.max(0, (second - 2.2) / 5.8))
  const sunY = second === undefined ? 420 : 640 - day * 290
  scene.parts.push(
    `<defs><linearGradient id="vault" x1="0" y1="0" x2="0" y2="1"><stop offset=".12" stop-color="${mood.skyTop}"/><stop offset=".98" stop-color="${mood.skyLow}"/></linearGradient><radialGradient id="glow"><stop offset="0" stop-color="${mood.glow}" stop-opacity=".6"/><stop offset="1" stop-color="${mood.glow}" stop-opacity="0"/></radialGradient><linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mood.ground}"/><stop offset=".45" stop-color="${mix(mood.ground, mood.near, 0.5)}"/><stop offset=".85" stop-color="${darker(mood.near, 0.16)}"/></linearGradient></defs>`,
    `<rect width="${W}" height="${HORIZON + 60}" fill="url(#vault)"/>`,
  )
  const stars = mood.night ? Math.min(1, Math.max(0, 2.4 - (second ?? 9))) : 0
  for (let i = 0; i < 90; i++) {
    const star = circle(random.between(0, W), random.between(90, 520), random.between(1.2, 3), mood.sun, 0.9)
    if (stars > 0) scene.parts.push(`<g opacity="${stars.toFixed(2)}">${star}</g>`)
  }
  scene.parts.push(circle(700, sunY, 420, 'url(#glow)'), circle(700, sunY, 58, mood.sun))
  for (let i = 0; i < 7; i++) {
    const scale = random.between(0.8, 1.5)
    const x = (random.between(0, W) + (second ?? 0) * 9 + W) % W
    scene.parts.push(around(x, 160 * scale, cloudBank(scene, x, random.between(300, 470), scale)))
  }
}

function floor(scene: Scene): void {
  const { mood, random } = scene
  scene.parts.push(`<rect y="${HORIZON + 34}" width="${W}" height="${H - HORIZON - 34}" fill="url(#floor)"/>`)
  // what lies flat grows wide towards the feet, as the projection wants it
  for (let i = 0; i < 46; i++) {
    const y = random.between(HORIZON + 60, 960)
    const near = (y - HORIZON) / 360
    const x = random.between(0, W)
    const tone = random.chance(0.5) ? lighter(mood.ground, 0.12) : mix(mood.ground, mood.near, 0.5)
    scene.parts.push(around(x, 420, ellipse(x, y, 60 + near * 330, 5 + near * 9, tone, 0.35)))
  }
  for (let i = 0; i < 60; i++) {
    const x = random.between(0, W)
    const y = HORIZON + 50 + random.next() * 170
    const s = 0.5 + (y - HORIZON) / 200
    scene.parts.push(
      around(
        x,
        30,
        line(`M${x - 6 * s} ${y}q2 -9 -3 -17M${x} ${y}q1 -11 1 -20M${x + 6 * s} ${y}q-1 -9 4 -16`, {
          width: 2 * s,
          colour: mix(mood.near, mood.leafLight, 0.4),
        }),
      ),
    )
  }
}

/** Cork oaks all the way round, the near ones last. */
function oaks(
  scene: Scene,
  rows: readonly (readonly [count: number, base: number, height: number])[],
  kept: (x: number) => boolean = () => true,
): void {
  const { random } = scene
  for (const [count, base, height] of rows)
    for (let i = 0; i < count; i++) {
      const x = ((i + random.between(0.15, 0.85)) / count) * W
      const h = height * random.between(0.85, 1.15)
      const tree = corkOak(scene, x, base + random.between(-8, 8), h)
      if (kept(x)) scene.parts.push(around(x, h * 0.75, tree))
    }
}

function birds(scene: Scene, second: number): void {
  for (let i = 0; i < 7; i++) {
    const x = (1500 + i * 34 + second * 62 + W) % W
    const y = 330 + Math.abs(i - 3) * 15 + Math.sin(second * 2 + i) * 5
    const wing = 11 + Math.sin(second * 9 + i * 1.7) * 5
    scene.parts.push(
      around(
        x,
        40,
        line(`M${x - 15} ${y - wing * 0.4}q8 ${-wing * 0.5} 15 ${wing * 0.5}q7 ${-wing} 15 ${-wing * 0.5}`, {
          width: 3,
          colour: mix(scene.mood.ink, scene.mood.skyLow, 0.25),
        }),
      ),
    )
  }
}

/** Those who work among the trees of the Gavarres; stones older than any border for the Raya. */
function middle(scene: Scene, name: HouseName): void {
  const { mood, parts } = scene
  if (name === 'gavarres') {
    for (const [x, y] of [
      [1120, 742],
      [1210, 756],
      [2080, 746],
    ] as const)
      for (let i = 0; i < 4; i++)
        parts.push(
          line(`M${x - 40} ${y - i * 15}q40 -20 80 0`, { width: 12, colour: i % 2 ? mood.cork : mood.bark }),
        )
    parts.push(
      person(scene, 1030, 760, 1.5, { hat: 'straw', arms: [120, 60] }),
      person(scene, 1310, 752, 1.4, { hat: 'straw', arms: [60, -10], flip: true }),
      person(scene, 2160, 752, 1.4, { arms: [90, -10], flip: true }),
    )
    return
  }
  dolmen(scene, 1180, 780, 0.72)
  for (const [x, y, w] of [
    [820, 742, 110],
    [1560, 760, 150],
    [2050, 740, 120],
    [330, 756, 140],
  ] as const)
    parts.push(rock(scene, x, y, w, w * 0.7))
  parts.push(person(scene, 1450, 776, 1.5, { backpack: true, arms: [120, -8], flip: true }))
}

/** The crown of the oak that somebody stands under: twigs hang into the view, and look down from where one looks up. */
function canopy(scene: Scene): void {
  const { random, mood } = scene
  for (let i = 0; i < 34; i++) {
    const x = random.between(1820, 2380)
    const length = random.between(40, 150) * (1 - Math.abs(x - 2100) / 420)
    const twig = line(
      `M${x} 0q${random.between(-30, 30)} ${length * 0.6} ${random.between(-20, 20)} ${length}`,
      {
        width: 6,
        colour: mood.bark,
      },
    )
    const leaves = Array.from({ length: 16 }, () => {
      const [dx, dy] = [random.between(-70, 70), random.between(0.1, 1.15) * length]
      const colour = random.pick([mood.leafDark, mood.leaf, mood.leafLight])
      return ellipse(x + dx, dy, random.between(16, 34), random.between(7, 13), colour)
    })
    scene.parts.push(around(x, 120, twig + leaves.join('')))
  }
}

/** The view all round as SVG, as large as it will be shown; with a second, that moment of the film. */
export function panoramaSvg(name: HouseName, second?: number): string {
  const size = second === undefined ? PHOTO_360 : FILM_360
  const mood: Mood = second === undefined ? moodOf(HOUSES[name], 'golden', 'summer') : moodAt(name, second)
  const parts: string[] = []
  const layer = (seed: string): Scene => ({
    ...blank(name, { random: seeded(`${name}/360/${seed}`), mood, side: -1 }),
    parts,
  })
  vault(layer('sky'), second)
  const land = layer('land')
  hills(land, 560, 44, mix(mood.far, mood.leaf, 0.12))
  const low = hills(land, 596, 30, mix(mood.far, mix(mood.leaf, mood.ground, 0.35), 0.55))
  woods(land, low, mix(mood.far, mood.leaf, 0.7), 15)
  floor(layer('floor'))
  oaks(layer('far'), [
    [name === 'raya' ? 16 : 24, 668, 120],
    [name === 'raya' ? 8 : 13, 704, 200],
  ])
  birds(layer('birds'), second ?? 3)
  if (second === undefined) {
    forestFloor(layer('forest floor'), { width: W, horizon: HORIZON, around })
    middle(layer('middle'), name)
  }
  const near = layer('near')
  // nothing grows in front of what the photograph is about
  const kept = (x: number) => second !== undefined || Math.abs(x - MIDDLE_X) > 270
  oaks(near, [[name === 'raya' ? 4 : 6, 790, 360]], kept)
  for (let i = 0; i < 9; i++) {
    const x = near.random.between(0, W)
    const body = bush(near, x, near.random.between(780, 830), near.random.between(36, 60), mood.paper)
    if (kept(x)) parts.push(around(x, 120, body))
  }
  if (second === undefined) canopy(layer('canopy'))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${size.width}" height="${size.height}">${parts.join('')}</svg>`
}

/** `media/panorama.avif`, one file: a viewer needs all of it at once. */
export async function writePanorama(name: HouseName, folder: string): Promise<void> {
  const bytes = await sharp(Buffer.from(panoramaSvg(name)))
    .flatten({ background: '#ffffff' })
    .avif({ quality: 33, effort: 4, chromaSubsampling: '4:2:0' })
    .toBuffer()
  writeFileSync(join(folder, 'media/panorama.avif'), bytes)
}

/** Draws every frame of the 360° film into `folder`; an encoder makes the film of them. */
export async function drawFilm360(name: HouseName, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const count = FILM_360.seconds * FILM_360.framesPerSecond
  for (let frame = 0; frame < count; frame++)
    writeFileSync(
      join(folder, `${String(frame).padStart(4, '0')}.png`),
      await sharp(Buffer.from(panoramaSvg(name, frame / FILM_360.framesPerSecond)))
        .png({ compressionLevel: 3 })
        .toBuffer(),
    )
  return count
}

if (import.meta.main) {
  const [name, folder] = process.argv.slice(2)
  if ((name !== 'gavarres' && name !== 'raya') || !folder)
    throw new Error('usage: node territories/illustration/panorama.ts gavarres|raya <folder for the frames>')
  console.log(
    `${await drawFilm360(name, folder)} frames of ${FILM_360.width} × ${FILM_360.height} in ${folder}`,
  )
}
