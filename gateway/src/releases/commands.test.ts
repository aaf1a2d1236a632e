import { StorageError } from '@sureda/api/storage/storage-error'
import { openTestDatabase } from '@sureda/api/testing/test-database'
import type { RemoteName } from '@sureda/contract/remote/registry'
import { expect, it } from 'vitest'
import type { GatewayOptions } from '../options.ts'
import { databaseRollouts } from '../rollout/database-rollouts.ts'
import { aRelease } from '../testing/fixtures.ts'
import { testGateway } from '../testing/test-gateway.ts'
import { type Command, controlOf, prunable } from './commands.ts'

async function openControl(change: Partial<GatewayOptions> = {}) {
  const { app, options } = await testGateway(change)
  return { app, options, control: controlOf({ ...options, tenants: async () => ['gavarres', 'raya'] }) }
}

it('changes rollouts, and refuses with one sentence', async () => {
  const { app, options, control } = await openControl()
  const { record, files } = aRelease('mf-map', '1.1.0-bbbbbbbb')
  await options.releases.put('mf-map', record.version, files)
  const asked = { remote: 'mf-map', version: record.version, actor: 'test' } as const
  await control.run({ action: 'record', ...asked })
  const rollout = await control.run({ action: 'promote', ...asked })
  expect(rollout).toMatchObject({ stable: '1.1.0-bbbbbbbb', previous: '1.0.0-aaaaaaaa' })
  await expect(control.run({ ...asked, action: 'promote', version: '9.0.0-cccccccc' })).rejects.toThrow(
    'mf-map 9.0.0-cccccccc is not in the release store; ship it first.',
  )
  await expect(control.run({ action: 'pin', remote: 'mf-map', actor: 'test' })).rejects.toThrow(
    'Which tenant?',
  )
  await app.close()
})

it('refuses unknown names, so that a typing mistake changes nothing', async () => {
  const { app, options, control } = await openControl()
  const run = (command: Partial<Command>) =>
    control.run({ action: 'disable', remote: 'mf-map', actor: 'test', ...command })
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

it('refuses a release that is incompatible with this shell', async () => {
  const { app, options } = await openControl()
  const { record, files } = aRelease('mf-map', '2.0.0-dddddddd', { requires: { shellApi: '^2.0.0' } })
  await options.releases.put('mf-map', record.version, files)
  const control = controlOf({ ...options, tenants: async () => [] })
  await expect(
    control.run({ action: 'promote', remote: 'mf-map', version: record.version, actor: 'test' }),
  ).rejects.toThrow('needs shell API ^2.0.0, but the shell has 1.0.0')
  await app.close()
})

it('refuses a release with an address of another remote', async () => {
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

it('refuses a rollback to an address that another remote has by now', async () => {
  const database = await openTestDatabase()
  const { app, options, control } = await openControl({ rollouts: databaseRollouts(database.db) })
  const { routes } = aRelease('mf-map', '1.0.0-aaaaaaaa').record.contributes
  const rollOut = async (action: 'promote' | 'canary', remote: RemoteName, itsRoutes: typeof routes) => {
    const { contributes } = aRelease(remote, '1.1.0-bbbbbbbb').record
    const { record, files } = aRelease(remote, '1.1.0-bbbbbbbb', {
      contributes: { ...contributes, routes: itsRoutes },
    })
    if (!(await options.releases.has(remote, record.version)))
      await options.releases.put(remote, record.version, files)
    await control.run({ action, remote, version: record.version, actor: 'test' })
  }
  const rollback = (remote: RemoteName) => control.run({ action: 'rollback', remote, actor: 'test' })
  await rollOut('promote', 'mf-map', [])
  for (const action of ['canary', 'promote'] as const) {
    await rollOut(action, 'mf-booking', routes)
    await expect(rollback('mf-map')).rejects.toThrow(
      'mf-map 1.0.0-aaaaaaaa claims /map/:id, which mf-booking 1.1.0-bbbbbbbb has',
    )
  }
  expect(await rollback('mf-booking')).toMatchObject({ stable: '1.0.0-aaaaaaaa' })
  expect(await rollback('mf-map')).toMatchObject({ stable: '1.0.0-aaaaaaaa' })
  await expect(rollOut('promote', 'mf-booking', routes)).rejects.toThrow(
    'claims /map/:id, which mf-map 1.0.0-aaaaaaaa has',
  )
  await app.close()
  await database.close()
})

it('rolls back while the release store does not answer', async () => {
  const { app, options, ship } = await testGateway()
  await ship('mf-map', '1.1.0-bbbbbbbb')
  const releases = { ...options.releases }
  const control = controlOf({ ...options, releases, tenants: async () => [] })
  const asked = { remote: 'mf-map', actor: 'test' } as const
  await control.run({ ...asked, action: 'promote', version: '1.1.0-bbbbbbbb' })
  releases.record = () => Promise.reject(new StorageError('unavailable', 'the bucket does not answer'))
  expect(await control.run({ ...asked, action: 'rollback' })).toMatchObject({ stable: '1.0.0-aaaaaaaa' })
  await app.close()
})

it('finds old releases that no visitor can get', async () => {
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
