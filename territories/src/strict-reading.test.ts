import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkTerritory } from './check.ts'
import { faultLine } from './faults.ts'

const TEMPLATE = fileURLToPath(new URL('../template', import.meta.url))
const NEWS = 'news/nw-open.json'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sureda-strict-'))
  cpSync(TEMPLATE, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = (file: string) => join(folder, file)
const read = (file: string) => readFileSync(at(file), 'utf8')
function write(file: string, content: string | Buffer) {
  mkdirSync(dirname(at(file)), { recursive: true })
  writeFileSync(at(file), content)
}
const rename = (file: string, other: string) => {
  mkdirSync(dirname(at(other)), { recursive: true })
  renameSync(at(file), at(other))
}
const replace = (file: string, text: string, other: string) => {
  expect(read(file)).toContain(text)
  write(file, read(file).replace(text, other))
}
const faults = async () => (await checkTerritory(folder)).faults.map((fault) => faultLine(fault).trim())

it.each<[what: string, spoil: () => void, fault: RegExp]>([
  [
    'an ending in capitals',
    () => rename(NEWS, 'news/nw-open.JSON'),
    /^news\/nw-open\.JSON: .*Rename it to nw-open\.json/,
  ],
  [
    'an ending behind the ending',
    () => rename(NEWS, `${NEWS}.txt`),
    /^news\/nw-open\.json\.txt: .*Rename it to nw-open\.json/,
  ],
  [
    'a copy of an editor',
    () => write(`${NEWS}.bak`, '{}'),
    /^news\/nw-open\.json\.bak: .*Rename it to nw-open\.json/,
  ],
  [
    'a folder in a folder',
    () => rename(NEWS, 'news/2027/nw-open.json'),
    /^news\/2027: is a folder: .* Move them up/,
  ],
  ['a folder called like an item', () => mkdirSync(at('news/nw-x.json')), /^news\/nw-x\.json: is a folder/],
  ['a hidden item', () => rename(NEWS, 'news/.nw-open.json'), /^news\/\.nw-open\.json: begins with a dot/],
  [
    'another kind of file',
    () => write('news/nw-open.docx', 'x'),
    /^news\/nw-open\.docx: is not part of the pack format/,
  ],
  ['a folder in capitals', () => rename('news', 'News'), /^News: .*Rename it to news/],
  ['a file in the place of a folder', () => write('demo', 'x'), /^demo: is a file/],
  [
    'settings with two endings',
    () => write('settings.json.txt', '{}'),
    /^settings\.json\.txt: .*Rename it to settings\.json/,
  ],
  [
    'a tenant with two endings',
    () => rename('tenant.json', 'tenant.json.txt'),
    /^tenant\.json: is missing: tenant\.json\.txt .*Rename it/,
  ],
  [
    'a third file of demo people',
    () => write('demo/friends.json', '{}'),
    /^demo\/friends\.json: .*people\.json or journeys\.json/,
  ],
  [
    'a track in capitals',
    () => rename('tracks/rt-loop.gpx', 'tracks/rt-loop.GPX'),
    /^tracks\/rt-loop\.GPX: .*Rename it to rt-loop\.gpx/,
  ],
  [
    'a track that no route names',
    () => write('tracks/rt-x.gpx', read('tracks/rt-loop.gpx')),
    /^tracks\/rt-x\.gpx: is named by no route/,
  ],
  [
    'a medium of another kind',
    () => write('media/film.avi', 'x'),
    /^media\/film\.avi: is not part of the pack format/,
  ],
  [
    'a JSON nothing reads',
    () => write('media/colours.json', '{}'),
    /^media\/colours\.json: .*outlines\.json, index\.json, hashes\.json or audio\.json/,
  ],
  ['an empty medium', () => write('media/extra.svg', ''), /^media\/extra\.svg: is empty/],
  [
    'a medium with a blank',
    () => write('media/my logo.svg', '<svg/>'),
    /^media\/my logo\.svg: has a blank in its name/,
  ],
  [
    'a medium in other letters',
    () => rename('media/forest.webp', 'media/Forest.webp'),
    /^news\/nw-open\.json › image\.file: media\/forest\.webp is called Forest\.webp there/,
  ],
  [
    'Windows-1252',
    () => write(NEWS, Buffer.from(read(NEWS), 'latin1')),
    /^news\/nw-open\.json: is not UTF-8: line \d+ reads “.*”\. Save it again/,
  ],
  [
    'UTF-16',
    () => write(NEWS, Buffer.from(`\uFEFF${read(NEWS)}`, 'utf16le')),
    /^news\/nw-open\.json: is UTF-16/,
  ],
  [
    'UTF-16 without its mark',
    () => write('tenant.json', Buffer.from(read('tenant.json'), 'utf16le')),
    /^tenant\.json: is UTF-16/,
  ],
  [
    'a track in Windows-1252',
    () => replaceLatin('tracks/rt-loop.gpx'),
    /^routes\/rt-loop\.json › track: tracks\/rt-loop\.gpx is not UTF-8/,
  ],
  ['an empty file', () => write(NEWS, ''), /^news\/nw-open\.json: is empty/],
  [
    'a key twice',
    () => replace(NEWS, '{', '{"title":{},'),
    /^news\/nw-open\.json › title: is there twice \(again in line \d+\)/,
  ],
  [
    'a key twice, deep and in other signs',
    () => replace(NEWS, '"es":', '"e\\u0073":"x","es":'),
    /^news\/nw-open\.json › title\.es: is there twice/,
  ],
  [
    'a key twice in a list',
    () => replace('routes/rt-loop.json', '"position": 1,', '"position": 1,"position": 1,'),
    /^routes\/rt-loop\.json › points\.0\.position: is there twice/,
  ],
  [
    'half an emoji',
    () => replace(NEWS, '"ca": "', '"ca": "x\\ud83d '),
    /^news\/nw-open\.json › title\.ca: holds half an emoji/,
  ],
  [
    'half an emoji in a note',
    () => replace(NEWS, '"note": "', '"note": "\\udc00'),
    /^news\/nw-open\.json › note: holds half an emoji/,
  ],
  [
    'half an emoji in the tenant',
    () => replace('tenant.json', '"address": "', '"address": "\\udc00'),
    /^tenant\.json › contact\.address: holds half an emoji/,
  ],
  [
    'NUL',
    () => replace(NEWS, '"ca": "', '"ca": "x\\u0000 '),
    /^news\/nw-open\.json › title\.ca: holds an invisible sign \(U\+0000\)/,
  ],
  [
    'a sign that turns the line',
    () => replace(NEWS, '"ca": "', '"ca": "x\\u202E '),
    /^news\/nw-open\.json › title\.ca: holds an invisible sign \(U\+202E\)/,
  ],
  [
    'a letter that was lost before',
    () => replace(NEWS, '"ca": "', '"ca": "x� '),
    /^news\/nw-open\.json › title\.ca: holds �/,
  ],
  [
    'a number that cannot be stored',
    () => replace(NEWS, '"id"', '"order": 99999999999, "id"'),
    /^news\/nw-open\.json › order: is too large/,
  ],
  [
    'endless nesting',
    () => write(NEWS, `${'['.repeat(200_000)}${']'.repeat(200_000)}`),
    /^news\/nw-open\.json: is nested more than/,
  ],
  [
    'a year before the calendar',
    () => replace(NEWS, '"-1d 09:00"', '"0000-01-01"'),
    /^news\/nw-open\.json › datetime: is not a date/,
  ],
])('reports %s with what to do', async (_what, spoil, fault) => {
  spoil()
  expect(await faults()).toContainEqual(expect.stringMatching(fault))
})

function replaceLatin(file: string) {
  write(file, Buffer.from(read(file).replace('<trk>', '<trk><desc>Camí</desc>'), 'latin1'))
}

it('accepts a byte order mark in every kind of text file', async () => {
  for (const file of ['tenant.json', NEWS, 'tracks/rt-loop.gpx', 'media/audio.json', 'media/logo.svg'])
    write(file, `\uFEFF${read(file)}`)
  expect(await faults()).toEqual([])
})

it('ignores files that operating systems leave behind', async () => {
  for (const name of [
    '.DS_Store',
    'Thumbs.db',
    'desktop.ini',
    '._nw-open.json',
    '.gitkeep',
    'photo-x-0a1b2c3d-480.avif.part',
  ])
    for (const place of ['.', 'news', 'media', 'tracks']) write(join(place, name), 'x')
  expect(await faults()).toEqual([])
})

it.each([
  ['bridge one.jpg', 'has a blank in its name'],
  ['camí.jpg', 'has “í” in its name'],
])('reports the wrong name of a photograph called %s', async (name, word) => {
  const photo = { create: { width: 1600, height: 900, channels: 3, background: '#a8442a' } } as const
  write(`photos/${name}`, await sharp(photo).jpeg().toBuffer())
  const news = JSON.parse(read(NEWS))
  const of = { author: 'A', licence: 'CC BY 4.0', place: 'B', date: '2027' }
  news.image = { file: `photos/${name}`, alt: news.image.alt, photo: of }
  write(NEWS, JSON.stringify(news))
  expect(await faults()).toEqual([
    expect.stringContaining(`${NEWS} › image.file: ${word}`),
    expect.stringContaining(`photos/${name}: ${word}`),
  ])
})

it.each([
  ['operators/op-office.json', 'website', 'https://me:secret@example.test/', 'website'],
  ['tenant.json', 'backoffice_url', 'https://me@example.test/', 'backoffice_url'],
])('refuses an address with a password in %s', async (file, key, address, field) => {
  const item = JSON.parse(read(file))
  item[key] = address
  write(file, JSON.stringify(item))
  expect(await faults()).toContainEqual(
    `${file} › ${field}: carries a user name or a password (before the @). Leave it out`,
  )
})
