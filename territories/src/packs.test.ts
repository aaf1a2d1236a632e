import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Database } from '@sureda/api/database/database'
import { openTestDatabase } from '@sureda/api/testing/test-database'
import { LOCALES } from '@sureda/contract/codes/locale'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importTerritory, noChanges } from './import.ts'
import { readPack } from './pack/read-pack.ts'
import { makePictures } from './pictures/make-pictures.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const notesOf = (tenant: string) =>
  ['index', 'hashes'].map((name) => readFileSync(`${folderOf(tenant)}/media/${name}.json`, 'utf8'))
const folderOf = (tenant: string) => fileURLToPath(new URL(`../${tenant}`, import.meta.url))

it.each(['gavarres', 'raya'])('imports %s completely, and again with 0 changes', async (tenant) => {
  const first = await importTerritory(database.db, folderOf(tenant), { demo: true })
  expect(first.tenant).toBe(tenant)
  for (const [kind, least] of Object.entries(LEAST))
    expect(first.counts[kind]?.created, kind).toBeGreaterThanOrEqual(least)
  const second = await importTerritory(database.db, folderOf(tenant), { demo: true })
  expect(noChanges(second.counts)).toBe(true)
})

it('has small pictures at phone width', () => {
  for (const tenant of ['gavarres', 'raya'])
    for (const file of readdirSync(`${folderOf(tenant)}/media`).filter((name) => /-480\.\w+$/.test(name)))
      expect(statSync(`${folderOf(tenant)}/media/${file}`).size, file).toBeLessThan(60 * 1024)
})

it.each(['gavarres', 'raya', 'template'])('has the generated files of the pictures of %s', async (tenant) => {
  const before = notesOf(tenant)
  expect(await makePictures(folderOf(tenant))).toMatchObject({ changed: [], faults: [] })
  expect(notesOf(tenant)).toEqual(before)
})

it.each(['gavarres', 'raya'])('has a story with a film in %s, captioned in all six languages', (tenant) => {
  const { pack } = readPack(folderOf(tenant))
  const films = pack?.items.stories.flatMap(({ video }) => video ?? []) ?? []
  expect(films.length).toBeGreaterThan(0)
  for (const { captions } of films) expect(Object.keys(captions ?? {}).sort()).toEqual([...LOCALES].sort())
  expect(pack?.items.stories.some(({ video_360 }) => video_360)).toBe(true)
})

it('keeps the media of both packs under 12 MB', () => {
  const bytes = ['gavarres', 'raya'].flatMap((tenant) =>
    readdirSync(`${folderOf(tenant)}/media`).map(
      (name) => statSync(`${folderOf(tenant)}/media/${name}`).size,
    ),
  )
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12 * 1024 * 1024)
})

const LEAST = {
  locations: 16,
  routes: 12,
  'route points': 48,
  stories: 12,
  'story tours': 5,
  games: 25,
  experiences: 16,
  packages: 4,
  events: 12,
  news: 12,
  operators: 14,
  'notification cards': 7,
  rewards: 4,
  'check-in points': 4,
  'regenerative practices': 10,
  'demo people': 6,
}
