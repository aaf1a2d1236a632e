import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '@sureda/api/database/database'
import { openTestDatabase } from '@sureda/api/testing/test-database'
import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'
import { readConfig } from '@sureda/gateway/config'
import { controlOf } from '@sureda/gateway/releases/commands'
import { folderReleases } from '@sureda/gateway/releases/object-releases'
import { ship } from '@sureda/gateway/releases/ship'
import { databaseRollouts } from '@sureda/gateway/rollout/database-rollouts'
import { aRelease, tempDir } from '@sureda/gateway/testing/fixtures'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shipBuilds } from './ship-builds.ts'

const BUILT = '1.0.0-aaaaaaaa'
const LATER = '1.1.0-bbbbbbbb'
const release = (version: string) =>
  aRelease('mf-map', version, { requires: { shellApi: `^${SHELL_API_VERSION}` } })

const RELEASES_DIR = tempDir('releases')
const releases = folderReleases(RELEASES_DIR)
const config = readConfig({ NODE_ENV: 'test', RELEASES_DIR })
const folder = tempDir('built')
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  for (const [name, body] of release(BUILT).files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), body)
  }
})
afterAll(() => database.close())

const start = () => shipBuilds(database, config, [folder])

it('preserves what a person promoted since the last start, and ships releases that the store lost', async () => {
  const rollouts = databaseRollouts(database.db)
  const control = controlOf({ rollouts, releases, shellApi: SHELL_API_VERSION, tenants: async () => [] })
  const stable = async () => (await rollouts.all())[0]?.stable
  expect(await start()).toEqual([`mf-map ${BUILT}`])
  expect(await start()).toEqual([])
  await ship(release(LATER), releases, control, 'ana')
  const ana = { remote: 'mf-map', actor: 'ana' } as const
  await control.run({ ...ana, action: 'promote', version: LATER })
  for (let n = 0; n < 60; n++)
    for (const action of ['disable', 'enable'] as const) await control.run({ ...ana, action })
  expect(await start()).toEqual([])
  // releases that were unused for a month have been deleted
  await releases.remove('mf-map', BUILT)
  expect(await start()).toEqual([])
  expect(await stable()).toBe(LATER)
  await releases.remove('mf-map', LATER)
  expect(await start()).toEqual([`mf-map ${BUILT}`])
  expect(await stable()).toBe(BUILT)
})
