import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashOf } from '../checks/pictures.ts'
import { checkPack, makePackPictures } from '../pack-commands.ts'
import type { Document } from '../testing/small-pack.ts'

const TEMPLATE = fileURLToPath(new URL('../../template', import.meta.url))
const FILM = readFileSync(new URL('../../gavarres/media/welcome.mp4', import.meta.url))
const ITEM = 'news/nw-open.json'
const PHOTO = { author: 'Anna Roca', licence: 'CC BY 4.0', place: 'Pont Major', date: '2026-05-12' }

let outside: string
let folder: string
let said: string[]
const hear = (line: string) => {
  said.push(...line.split('\n').map((part) => part.trim()))
}
const say = { print: hear, printError: hear }
beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'sureda-pictures-'))
  folder = join(outside, 'pack')
  cpSync(TEMPLATE, folder, { recursive: true })
  mkdirSync(join(folder, 'photos'))
})
afterEach(() => rmSync(outside, { recursive: true, force: true }))

const write = (file: string, content: string | Buffer) => writeFileSync(join(folder, file), content)
function edit(file: string, change: (document: Document) => void) {
  const document = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  change(document)
  write(file, JSON.stringify(document))
}
const show = (file: string) =>
  edit(ITEM, ({ image }) => {
    image.file = file
    if (file.startsWith('photos/')) {
      delete image.credit
      image.photo = PHOTO
    }
  })
const RUN = { check: checkPack, pictures: makePackPictures }
async function run(command: keyof typeof RUN): Promise<number> {
  said = []
  return RUN[command](folder, say)
}
const files = () =>
  readdirSync(join(folder, 'media')).map((name) => [name, hashOf(readFileSync(join(folder, 'media', name)))])
const noted = (file: 'index' | 'hashes') =>
  JSON.parse(readFileSync(join(folder, `media/${file}.json`), 'utf8')) as Record<string, string>

const drawn = (width: number, height = (width * 2) / 3, background = '#a8442a') =>
  sharp({ create: { width, height, channels: 3, background } })
const MAKE = {
  jpg: () => drawn(1500).jpeg().toBuffer(),
  png: () => drawn(1500).png().toBuffer(),
  webp: () => drawn(1500).webp().toBuffer(),
  avif: () => drawn(1500).avif({ effort: 0 }).toBuffer(),
}

it.each([
  ['photos/bridge.jpg', MAKE.jpg],
  ['media/bridge.png', MAKE.png],
  ['media/bridge.webp', MAKE.webp],
  ['media/bridge.avif', MAKE.avif],
])('makes all files of a pack with %s, once', async (file, make) => {
  write(file, await make())
  show(file)
  expect(await run('pictures'), said.join('\n')).toBe(0)
  const [name = ''] = said
  expect(name).toMatch(/^media\/(photo-bridge-[0-9a-f]{8}|bridge\.\w+)$/)
  const stem = name.replace(/\.\w+$/, '')
  for (const width of [480, 800, 1200]) {
    const found = await sharp(join(folder, `${stem}-${width}.avif`)).metadata()
    expect(found).toMatchObject({ width, height: Math.round((width * 2) / 3) })
  }
  expect(noted('index')[stem]).toMatch(/^#[0-9a-f]{6}$/)
  expect(noted('hashes')[stem]).toBe(hashOf(readFileSync(join(folder, `${stem}-480.avif`))))
  expect(await run('check'), said.join('\n')).toBe(0)

  const before = files()
  expect(await run('pictures')).toBe(0)
  expect(said).toContain('0 changes.')
  expect(files()).toEqual(before)
})

it('makes the widths again when a picture was replaced, whatever its extension', async () => {
  show('media/bridge.webp')
  write('media/bridge.png', await MAKE.png())
  expect(await run('pictures'), said.join('\n')).toBe(0)
  const before = noted('index')['media/bridge']
  write('media/bridge.png', await drawn(1500, 1000, '#224466').png().toBuffer())
  expect(await run('pictures')).toBe(0)
  expect(said).toContain('media/bridge')
  expect(noted('index')['media/bridge']).not.toBe(before)
  expect(await run('check')).toBe(0)
})

it('records a film, and again when it was replaced', async () => {
  edit('stories/st-axe.json', (story) => {
    story.video = { file: 'media/walk.mp4' }
  })
  write('media/walk.mp4', FILM)
  expect(await run('pictures'), said.join('\n')).toBe(0)
  expect(said).toEqual(expect.arrayContaining(['media/walk.mp4', '1 change.']))
  expect(noted('hashes')['media/walk.mp4']).toBe(hashOf(FILM))
  expect(await run('pictures')).toBe(0)
  expect(said).toContain('0 changes.')
  rmSync(join(folder, 'media/walk.mp4'))
  edit('stories/st-axe.json', (story) => {
    delete story.video
  })
  await run('pictures')
  expect(noted('hashes')).not.toHaveProperty('media/walk.mp4')
})

it('writes unreadable records again', async () => {
  write('media/hashes.json', '{')
  expect(await run('pictures'), said.join('\n')).toBe(0)
  expect(await run('check'), said.join('\n')).toBe(0)
})

const BAD: [what: string, put: () => Promise<void> | void, fault: string][] = [
  [
    'that cannot be read',
    async () => write('media/bridge.png', (await MAKE.png()).subarray(0, 2_000)),
    `${ITEM} › image.file: media/bridge.png cannot be decoded as a picture. Export it again as JPEG`,
  ],
  [
    'that is none',
    () => write('media/bridge.png', 'GIF89a'),
    `${ITEM} › image.file: media/bridge.png is no JPEG, PNG, WebP or AVIF, whatever its name says. Export it as JPEG`,
  ],
  [
    'that is too small',
    async () => write('media/bridge.png', await drawn(300).png().toBuffer()),
    `${ITEM} › image.file: media/bridge.png is 300 pixels wide; 480 are needed. Export it larger, or name another picture`,
  ],
  [
    'of another ending',
    async () => write('media/bridge.png', await MAKE.webp()),
    `${ITEM} › image.file: media/bridge.png is WEBP, whatever its name says. Export it as PNG, or change its ending, and where it is named`,
  ],
  [
    'of an ending that is not known',
    async () => {
      show('media/bridge.tiff')
      write('media/bridge.tiff', await drawn(1500).tiff().toBuffer())
    },
    `${ITEM} › image.file: must be media/<name>.avif|webp|png, or photos/<name>.jpg for a photograph`,
  ],
  [
    'with a blank in its name',
    async () => {
      show('media/old bridge.png')
      write('media/old bridge.png', await MAKE.png())
    },
    'media/old bridge.png: has a blank in its name: A–Z, a–z, 0–9, dots, hyphens and underscores are known. Rename it, and where it is named',
  ],
  [
    'that is a link to another place',
    async () => {
      write('../linked.png', await MAKE.png())
      symlinkSync(join(folder, '../linked.png'), join(folder, 'media/bridge.png'))
    },
    'media/bridge.png: is a link to another place. Put what it leads to there itself',
  ],
  [
    'that is not there',
    () => {},
    `${ITEM} › image.file: media/bridge.png does not exist, and neither does it in the widths 480, 800, 1200. Put it there, or correct the name`,
  ],
  [
    'that is a film of another ending',
    () => {
      show('media/forest.webp')
      edit('stories/st-axe.json', (story) => {
        story.video = { file: 'media/walk.webm' }
      })
      write('media/walk.webm', FILM)
    },
    'stories/st-axe.json › video.file: media/walk.webm is MP4, whatever its name says. End it in .mp4, also where it is named',
  ],
]

it.each(BAD)('explains the fault of a picture %s, and makes the others', async (_what, put, fault) => {
  rmSync(join(folder, 'media/index.json'))
  show('media/bridge.png')
  await put()
  expect(await run('pictures')).toBe(1)
  expect(said).toContain(fault)
  expect(existsSync(join(folder, 'media/bridge-480.avif'))).toBe(false)
  expect(noted('index')).toHaveProperty('media/museum')
})
