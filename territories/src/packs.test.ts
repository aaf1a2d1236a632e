import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Database } from '@sureda/api/database/database'
import { openEmbedded } from '@sureda/api/database/embedded'
import { migrate } from '@sureda/api/database/migrate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importTerritory, noChanges } from './import.ts'

let database: Database
beforeAll(async () => {
  database = await openEmbedded({})
  await migrate(database)
}, 60_000)
afterAll(() => database.close())

const folderOf = (tenant: string) => fileURLToPath(new URL(`../${tenant}`, import.meta.url))

it.each(['gavarres', 'raya'])(
  'imports %s whole, and again over itself with 0 changes',
  async (tenant) => {
    const first = await importTerritory(database.db, folderOf(tenant), { demo: true })
    expect(first.tenant).toBe(tenant)
    for (const [kind, least] of Object.entries(LEAST))
      expect(first.counts[kind]?.created, kind).toBeGreaterThanOrEqual(least)
    const second = await importTerritory(database.db, folderOf(tenant), { demo: true })
    expect(noChanges(second.counts)).toBe(true)
  },
  60_000,
)

it('keeps every picture light at phone width', () => {
  for (const tenant of ['gavarres', 'raya'])
    for (const file of readdirSync(`${folderOf(tenant)}/media`).filter((name) => /-480\.\w+$/.test(name)))
      expect(statSync(`${folderOf(tenant)}/media/${file}`).size, file).toBeLessThan(60 * 1024)
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
