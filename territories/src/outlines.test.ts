import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkTerritory } from './check.ts'
import { faultLine } from './faults.ts'
import { OUTLINES_FILE, outlinesWithin } from './outlines.ts'
import { readPack } from './pack/read-pack.ts'
import { makePackOutlines } from './pack-commands.ts'
import type { Document } from './testing/small-pack.ts'

const folderOf = (pack: string) => fileURLToPath(new URL(`../${pack}`, import.meta.url))

let folder: string
let said: string
const hear = (line: string) => {
  said += line
}
const say = { print: hear, printError: hear }
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sureda-outlines-'))
  cpSync(folderOf('template'), folder, { recursive: true })
  said = ''
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

function edit(file: string, change: (document: Document) => void) {
  const document = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  change(document)
  writeFileSync(join(folder, file), JSON.stringify(document))
}
const faults = async () => (await checkTerritory(folder)).faults.map((fault) => faultLine(fault).trim())

it.each(['gavarres', 'raya', 'template'])('%s has the boundaries within its map.bounds', (pack) => {
  const bounds = readPack(folderOf(pack)).pack?.tenant.map.bounds
  const stored = JSON.parse(readFileSync(join(folderOf(pack), OUTLINES_FILE), 'utf8'))
  expect(bounds && outlinesWithin(bounds)).toEqual(stored)
})

it('writes them again from the bounds of a pack', async () => {
  edit('tenant.json', ({ map }) => {
    map.bounds = [
      [39.1, -7.55],
      [39.7, -6.75],
    ]
  })
  expect(await faults()).toEqual([expect.stringMatching(/lie outside of the map\.bounds\. npm run/)])
  expect(await makePackOutlines(folder, say)).toBe(0)
  expect(said).toMatch(/media\/outlines\.json: \d\d municipalities/)
  expect(readFileSync(join(folder, OUTLINES_FILE), 'utf8')).toContain('San Vicente de Alcántara')
  expect(await faults()).toEqual([])
})

it('says what to do where Spain has no municipality', async () => {
  edit('tenant.json', ({ map }) => {
    map.bounds = [
      [51, 4],
      [52, 5],
    ]
  })
  expect(await makePackOutlines(folder, say)).toBe(1)
  expect(said).toContain('There is no municipality of Spain inside of map.bounds. Write media/outlines.json')
})

it('accepts a pack without them', async () => {
  edit('tenant.json', ({ map }) => delete map.outlines)
  rmSync(join(folder, OUTLINES_FILE))
  expect(await faults()).toEqual([])
})

const BAD: [what: string, spoil: () => void, fault: string | RegExp][] = [
  [
    'a file that is not there',
    () => rmSync(join(folder, OUTLINES_FILE)),
    'tenant.json › map.outlines: media/outlines.json does not exist',
  ],
  [
    'a field the format does not know',
    () => edit(OUTLINES_FILE, (outlines) => Object.assign(outlines.municipalities[0], { colour: 'red' })),
    'media/outlines.json › municipalities.0.colour: is not a field of this format. Remove it',
  ],
  [
    'longitude before latitude',
    () => edit(OUTLINES_FILE, (outlines) => outlines.municipalities[0].rings[0].splice(0, 1, [2.9, 422])),
    /^media\/outlines\.json › municipalities\.0\.rings\.0\.0\.1: /,
  ],
  [
    'a file too large for a first visit',
    () =>
      edit(OUTLINES_FILE, (outlines) =>
        outlines.municipalities.push(...outlines.municipalities, ...outlines.municipalities),
      ),
    /^media\/outlines\.json: has \d\d KB; 32 is the limit/,
  ],
  [
    'a field of the tenant document',
    () => edit('tenant.json', (tenant) => Object.assign(tenant.map, { zoom_level: 9 })),
    'tenant.json › map.zoom_level: is not a field of this format. Remove it, or use a name that is known there: ground',
  ],
]

it.each(BAD)('refuses %s, by file and field', async (_what, spoil, fault) => {
  spoil()
  expect(await faults()).toEqual([typeof fault === 'string' ? fault : expect.stringMatching(fault)])
})
