import { statSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '@sureda/api/database/database'
import { openTestDatabase } from '@sureda/api/testing/test-database'
import { newTeamKey } from '@sureda/build/ship/team-key'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseTeams } from '../teams/database-teams.ts'
import { aRelease, tempDir } from '../testing/fixtures.ts'
import { testGateway } from '../testing/test-gateway.ts'
import { type Command, controlOf, prunable } from './commands.ts'
import { announceControl, controlEndpoint, newControlKey, runningControl } from './control-endpoint.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function openControl() {
  const { app: gateway, options } = await testGateway()
  const key = newControlKey()
  const app = Fastify()
  await app.register(controlEndpoint, {
    control: controlOf({ ...options, tenants: async () => ['gavarres', 'raya'] }),
    teams: databaseTeams(database.db),
    registry: gateway.registry,
    key,
  })
  const dataDir = tempDir('control')
  const retract = announceControl(dataDir, await app.listen({ host: '127.0.0.1', port: 0 }), key)
  return { app, options, dataDir, retract }
}

it('lets the command line change rollouts of a running server, and says in one sentence why not', async () => {
  const { app, options, dataDir, retract } = await openControl()
  const control = await runningControl(dataDir)
  const { record, files } = aRelease('mf-map', '1.1.0-bbbbbbbb')
  await options.releases.put('mf-map', record.version, files)
  await control?.run({ action: 'record', remote: 'mf-map', version: record.version, actor: 'test' })
  const rollout = await control?.run({
    action: 'promote',
    remote: 'mf-map',
    version: record.version,
    actor: 'test',
  })
  expect(rollout).toMatchObject({ stable: '1.1.0-bbbbbbbb', previous: '1.0.0-aaaaaaaa' })
  const status = await control?.status()
  expect(status?.find((row) => row.rollout.remote === 'mf-map')?.events[0]?.at).toBeInstanceOf(Date)
  await expect(
    control?.run({ action: 'promote', remote: 'mf-map', version: '9.0.0-cccccccc', actor: 'test' }),
  ).rejects.toThrow('mf-map 9.0.0-cccccccc is not in the release store; ship it first.')
  await expect(control?.run({ action: 'pin', remote: 'mf-map', actor: 'test' })).rejects.toThrow(
    'Which tenant?',
  )
  retract()
  expect(await runningControl(dataDir)).toBeUndefined()
  await app.close()
})

it('makes and ends keys of teams through the running server', async () => {
  const { app, dataDir } = await openControl()
  const teams = (await runningControl(dataDir))?.teams
  const { record: key } = newTeamKey()
  await teams?.change({ action: 'add', team: 'walks', remotes: ['mf-walks'], key, actor: 'ana' })
  expect(await teams?.list()).toMatchObject([
    { name: 'walks', remotes: ['mf-walks'], keys: [{ id: key.id, createdBy: 'ana', endsAt: null }] },
  ])
  await teams?.change({ action: 'revoke', keyId: key.id, actor: 'ana' })
  expect(await teams?.log('walks', 1)).toMatchObject([{ action: 'revoke key', address: 'command line' }])
  await expect(teams?.change({ action: 'revoke', keyId: key.id, actor: 'ana' })).rejects.toThrow(
    `There is no key "${key.id}" in use`,
  )
  await expect(
    teams?.change({ action: 'add', team: 'Walks', remotes: [], key, actor: 'ana' }),
  ).rejects.toThrow('does not understand this command (team)')
  await app.close()
})

it('refuses names that are not here, so that a typing mistake changes nothing', async () => {
  const { app, options, dataDir } = await openControl()
  const control = await runningControl(dataDir)
  const run = (command: Partial<Command>) =>
    control?.run({ action: 'disable', remote: 'mf-map', actor: 'test', ...command })
  await expect(run({ remote: 'mf-mapp' })).rejects.toThrow(
    'Nothing of mf-mapp is released here. Known: mf-booking, mf-map.',
  )
  await expect(run({ tenant: 'rayo' })).rejects.toThrow('There is no tenant "rayo". Known: gavarres, raya.')
  await expect(run({ action: 'pin', tenant: 'rayo', version: '1.0.0-aaaaaaaa' })).rejects.toThrow(
    'no tenant "rayo"',
  )
  await expect(run({ action: 'unpin', tenant: 'raya' })).rejects.toThrow('mf-map is not pinned for raya.')
  await expect(run({ action: 'rollback', version: '1.0.0-aaaaaaaa' })).rejects.toThrow('takes no version')
  expect((await options.rollouts.all()).map(({ remote }) => remote)).toEqual(['mf-booking', 'mf-map'])
  await app.close()
})

it('is not taken for open when its server was killed and something else has its port', async () => {
  const dataDir = tempDir('control')
  const other = Fastify()
  announceControl(dataDir, await other.listen({ host: '127.0.0.1', port: 0 }), newControlKey())
  expect(await runningControl(dataDir)).toBeUndefined()
  await other.close()
  expect(await runningControl(dataDir)).toBeUndefined()
})

it('does not exist for anyone without the key, whose file only the owner can read', async () => {
  const { app, dataDir } = await openControl()
  expect((await app.inject('/internal/releases')).statusCode).toBe(404)
  const headers = { authorization: 'Bearer guessed' }
  expect(
    (await app.inject({ method: 'POST', url: '/internal/releases', headers, payload: {} })).statusCode,
  ).toBe(404)
  expect(statSync(path.join(dataDir, 'release-control.json')).mode & 0o077).toBe(0)
  await app.close()
})

it('refuses a release that this shell cannot carry', async () => {
  const { app, options } = await openControl()
  const { record, files } = aRelease('mf-map', '2.0.0-dddddddd', { requires: { shellApi: '^2.0.0' } })
  await options.releases.put('mf-map', record.version, files)
  const control = controlOf({ ...options, tenants: async () => [] })
  await expect(
    control.run({ action: 'promote', remote: 'mf-map', version: record.version, actor: 'test' }),
  ).rejects.toThrow('needs shell API ^2.0.0, but the shell has 1.0.0')
  await app.close()
})

it("gives no one another remote's address", async () => {
  const { app, options } = await openControl()
  const { contributes } = aRelease('mf-booking', '1.0.0-aaaaaaaa').record
  const { record, files } = aRelease('mf-map', '1.1.0-bbbbbbbb', { contributes })
  await options.releases.put('mf-map', record.version, files)
  const promote = (together: boolean) =>
    controlOf({ ...options, tenants: async () => [], together }).run({
      action: 'promote',
      remote: 'mf-map',
      version: record.version,
      actor: 'test',
    })
  await expect(promote(false)).rejects.toThrow(
    'mf-map 1.1.0-bbbbbbbb claims /booking/:id, which mf-booking 1.0.0-aaaaaaaa has',
  )
  expect((await promote(true))?.stable).toBe(record.version)
  await app.close()
})

it('finds releases that no one can get any more, and only old ones', async () => {
  const { app, options } = await openControl()
  const [status] = await controlOf({ ...options, tenants: async () => [] }).status()
  if (!status) throw new Error('no status')
  const day = (count: number) => new Date(count * 86_400_000)
  const one = (version: string, shippedAt: Date) =>
    ({ remote: 'mf-booking', version, shellApi: '^1.0.0', shippedAt }) as const
  const row = {
    ...status,
    releases: [
      one('0.8.0-dddddddd', day(0)),
      one('0.9.0-eeeeeeee', day(1)),
      one('1.0.0-aaaaaaaa', day(50)),
      one('1.1.0-bbbbbbbb', day(60)),
    ],
  }
  expect(prunable(row, day(30))).toEqual(['0.8.0-dddddddd'])
  // shipped long ago, but public until yesterday: pages opened then still request it
  expect(prunable(row, day(51))).toEqual(['0.9.0-eeeeeeee', '0.8.0-dddddddd'])
  expect(prunable(row, day(61))).not.toContain('1.1.0-bbbbbbbb')
  await app.close()
})
