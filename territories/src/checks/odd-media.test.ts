import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkTerritory } from '../check.ts'
import { faultLine } from '../faults.ts'
import { makePictures } from '../pictures/make-pictures.ts'
import type { Document } from '../testing/small-pack.ts'

const TEMPLATE = fileURLToPath(new URL('../../template', import.meta.url))
const VOICE = 'media/st-axe.en.m4a'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sureda-media-'))
  cpSync(TEMPLATE, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = (file: string) => join(folder, file)
function edit(file: string, change: (document: Document) => void) {
  const document = JSON.parse(readFileSync(at(file), 'utf8'))
  change(document)
  writeFileSync(at(file), JSON.stringify(document))
}
const show = (item: string, file: string) =>
  edit(item, ({ image }) => {
    image.file = file
  })
const drawn = (width: number, height = width / 2, background = '#a8442a') =>
  sharp({ create: { width, height, channels: 3, background } })
async function putWidths(endings: 'avif' | 'webp' | 'png' | 'jpg') {
  for (const width of [480, 800, 1200]) await drawn(width).toFile(at(`media/pic-${width}.${endings}`))
  show('news/nw-open.json', 'media/pic.avif')
}
const cut = (file: string) => {
  const bytes = readFileSync(at(file))
  writeFileSync(at(file), bytes.subarray(0, bytes.length - 12))
}
const faults = async () => (await checkTerritory(folder)).faults.map((one) => faultLine(one).trim())
const story = (change: (item: Document) => void) => () => edit('stories/st-axe.json', change)

it.each<[what: string, spoil: () => Promise<unknown> | unknown, fault: RegExp]>([
  ...(['avif', 'webp', 'png', 'jpg'] as const).map((ending): [string, () => Promise<void>, RegExp] => [
    `a middle width that is cut off (${ending})`,
    async () => {
      await putWidths(ending)
      cut(`media/pic-800.${ending}`)
    },
    new RegExp(`image\\.file: media/pic-800\\.${ending} cannot be decoded`),
  ]),
  [
    'a large width that is a text',
    async () => {
      await putWidths('avif')
      writeFileSync(at('media/pic-1200.avif'), 'hello')
    },
    /media\/pic-1200\.avif cannot be decoded/,
  ],
  [
    'a width that is narrower than its name',
    async () => {
      await putWidths('avif')
      copyFileSync(at('media/pic-480.avif'), at('media/pic-800.avif'))
    },
    /media\/pic-800\.avif is 480 pixels wide, not 800/,
  ],
  [
    'a width of another picture',
    async () => {
      await putWidths('avif')
      await drawn(1200, 900).toFile(at('media/pic-1200.avif'))
    },
    /media\/pic-1200\.avif has another shape than media\/pic-480\.avif/,
  ],
  [
    'an app icon of another size',
    () => copyFileSync(at('media/icon-192.png'), at('media/icon-512.png')),
    /tenant\.json › branding\.icons\.icon_512: media\/icon-512\.png is 192 × 192, not 512 × 512/,
  ],
  [
    'a link preview that would be cropped',
    async () => writeFileSync(at('media/link-preview.jpg'), await drawn(600, 600).jpeg().toBuffer()),
    /branding\.link_preview\.file: .* is 600 × 600, not 1200 × 630/,
  ],
  [
    'a voice for a film',
    story((item) => {
      item.video = { file: VOICE }
    }),
    /› video\.file: must be media\/<name>\.webm\|mp4/,
  ],
  [
    'a picture for a film all round',
    story((item) => {
      item.video_360 = { file: 'media/forest.webp', alt: item.title }
    }),
    /› video_360\.file: must be/,
  ],
  [
    'a voice for a panorama',
    story((item) => {
      item.photo_360 = { file: VOICE, alt: item.title }
    }),
    /› photo_360\.file: must be media\/<name>\.avif\|webp\|jpg/,
  ],
  [
    'an MP4 called MP3',
    () => {
      copyFileSync(at(VOICE), at('media/voice.mp3'))
      edit('stories/st-axe.json', ({ audio }) => {
        audio.file.en = 'media/voice.mp3'
      })
    },
    /audio\.file\.en: media\/voice\.mp3 is MP4, whatever its name says\. End it in \.m4a/,
  ],
])('names %s', async (_what, spoil, fault) => {
  await spoil()
  expect(await faults()).toContainEqual(expect.stringMatching(fault))
})

it('takes whole widths of every format', async () => {
  for (const ending of ['jpg', 'png', 'webp', 'avif'] as const) {
    await putWidths(ending)
    expect(await faults()).toEqual([])
  }
})

it('makes no widths of two pictures under one name', async () => {
  await drawn(1500, 750, '#ff0000').toFile(at('media/twin.png'))
  await drawn(1500, 750, '#0000ff').toFile(at('media/twin.webp'))
  show('news/nw-open.json', 'media/twin.png')
  show('events/ev-fair.json', 'media/twin.webp')
  const twin = /image\.file: media\/twin\.\w+ differs from media\/twin\.\w+ only in its ending/
  expect(await faults()).toContainEqual(expect.stringMatching(twin))
  const made = await makePictures(folder)
  expect(made.changed).toEqual([])
  expect(made.faults.map(faultLine)).toContainEqual(expect.stringMatching(twin))
})
