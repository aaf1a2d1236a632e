import type { Database } from '@sureda/api/database/database'
import { openTestDatabase } from '@sureda/api/testing/test-database'
import { seedTenants } from '@sureda/api/testing/test-tenants'
import { folderReleases } from '@sureda/gateway/releases/object-releases'
import { verifyOverride } from '@sureda/gateway/rollout/override-token'
import { aRelease, tempDir } from '@sureda/gateway/testing/fixtures'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommandOn, runLine } from '../testing/command-line.ts'

const SECRET = 's'.repeat(32)
const version = '1.0.0-aaaaaaaa'
const RELEASES_DIR = tempDir('releases')
const env = { RELEASES_DIR, OVERRIDE_SECRET: SECRET }

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await seedTenants(database.db)
  for (const one of [version, '1.1.0-bbbbbbbb'])
    await folderReleases(RELEASES_DIR).put('mf-map', one, aRelease('mf-map', one).files)
})
afterAll(() => database.close())

const run = async (line: string) => (await runCommandOn(database, line, env)).text

it('changes which release visitors get, and prints that', async () => {
  expect(await run('remotes status')).toContain('Nothing is released yet')
  expect(await run(`remotes promote mf-map ${version}`)).toBe(`mf-map: everybody gets ${version}.`)
  expect(await run('remotes canary mf-map 1.1.0-bbbbbbbb --share 10')).toContain('10 % get 1.1.0-bbbbbbbb')
  expect(await run(`remotes pin mf-map ${version} --tenant raya`)).toContain(`raya is pinned to ${version}`)
  expect(await run('remotes unpin mf-map --tenant raya')).not.toContain('pinned')
  expect(await run('remotes rollback mf-map')).toBe(`mf-map: everybody gets ${version}.`)
  expect(await run('remotes disable mf-map --tenant gavarres')).toContain('switched off for gavarres')
  expect(await run('remotes enable mf-map --tenant gavarres')).toBe(`mf-map: everybody gets ${version}.`)
  expect(await run('remotes status mf-map')).toContain('rollback 1.1.0-bbbbbbbb by ana')
  expect(JSON.parse(await run('remotes status --json'))).toMatchObject([{ rollout: { stable: version } }])
})

it.each([
  ['remotes promote map 1.0.0-aaaaaaaa', 'map is not the name of a remote'],
  ['remotes promote mf-map', '<version> is missing: npm run remotes -- promote <remote> <version>'],
  ['remotes promote mf-map 1.0', '1.0 is not a version'],
  ['remotes promote mf-map 9.0.0-cccccccc', 'is not in the release store; ship it first'],
  ['remotes pin mf-map 1.0.0-aaaaaaaa', '--tenant is missing'],
  ['remotes disable mf-map --tenant nova', 'There is no tenant "nova". Known: gavarres, raya.'],
  ['remotes canary mf-map 1.0.0-aaaaaaaa --share 1.5', '1.5 is not a share'],
  ['remotes ship --dist nowhere', 'holds no build: release.json is missing'],
])('explains in one sentence: %s', async (line, sentence) => {
  expect(await runCommandOn(database, line, env)).toEqual({
    code: 1,
    text: expect.stringContaining(sentence),
  })
})

it('signs an override address for staff that expires within a day, without a database', async () => {
  const override = (more: string) => runLine(`remotes override mf-map ${version} ${more}`, env)
  const { text } = await override('--hours 2 --host raya.localhost')
  const address = new URL(text)
  expect(address.host).toBe('raya.localhost:4000')
  const signed = verifyOverride(address.searchParams.get('sureda-override') ?? '', [SECRET])
  expect(signed?.releases).toEqual({ 'mf-map': version })
  expect((await override('--hours 99')).text).toContain('up to 24')
  const production = { ...env, NODE_ENV: 'production', PUBLIC_URL_SCHEME: 'https' }
  const unnamed = await runLine(`remotes override mf-map ${version}`, production)
  expect(unnamed.text).toContain('--host is missing')
  const unknown = await runLine('remotes override mf-map 1.0.0-eeeeeeee', env)
  expect(unknown.text).toContain('is not in the release store')
})
