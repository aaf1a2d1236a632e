import { statSync } from 'node:fs'
import path from 'node:path'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { aRelease, tempDir } from '../testing/fixtures.ts'
import { testGateway } from '../testing/test-gateway.ts'
import { controlOf, prunable } from './commands.ts'
import { announceDoor, controlDoor, newDoorKey, runningControl } from './control-door.ts'

async function openDoor() {
  const { app: gateway, options } = await testGateway()
  const key = newDoorKey()
  const app = Fastify()
  await app.register(controlDoor, {
    control: controlOf(options.rollouts, options.releases, '1.0.0'),
    registry: gateway.registry,
    key,
  })
  const dataDir = tempDir('door')
  const retract = announceDoor(dataDir, await app.listen({ host: '127.0.0.1', port: 0 }), key)
  return { app, options, dataDir, retract }
}

it('lets the command line change rollouts of a running server, and says in one sentence why not', async () => {
  const { app, options, dataDir, retract } = await openDoor()
  const control = runningControl(dataDir)
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
  expect(runningControl(dataDir)).toBeUndefined()
  await app.close()
})

it('does not exist for anybody without the key, whose file only the owner can read', async () => {
  const { app, dataDir } = await openDoor()
  expect((await app.inject('/internal/releases')).statusCode).toBe(404)
  const headers = { authorization: 'Bearer guessed' }
  expect(
    (await app.inject({ method: 'POST', url: '/internal/releases', headers, payload: {} })).statusCode,
  ).toBe(404)
  expect(statSync(path.join(dataDir, 'release-door.json')).mode & 0o077).toBe(0)
  await app.close()
})

it('refuses a release that this shell cannot carry', async () => {
  const { app, options } = await openDoor()
  const { record, files } = aRelease('mf-map', '2.0.0-dddddddd', { requires: { shellApi: '^2.0.0' } })
  await options.releases.put('mf-map', record.version, files)
  const control = controlOf(options.rollouts, options.releases, '1.0.0')
  await expect(
    control.run({ action: 'promote', remote: 'mf-map', version: record.version, actor: 'test' }),
  ).rejects.toThrow('needs shell API ^2.0.0; this shell has 1.0.0')
  await app.close()
})

it('finds releases that nobody can get any more, and only old ones', async () => {
  const { app, options } = await openDoor()
  const [status] = await controlOf(options.rollouts, options.releases, '1.0.0').status()
  if (!status) throw new Error('no status')
  const old = {
    remote: 'mf-booking',
    version: '0.9.0-eeeeeeee',
    shellApi: '^1.0.0',
    shippedAt: new Date(0),
  } as const
  const row = {
    ...status,
    releases: [...status.releases.map((one) => ({ ...one, shippedAt: new Date(0) })), old],
  }
  expect(prunable(row, new Date())).toEqual(['0.9.0-eeeeeeee'])
  expect(prunable(row, new Date(-1))).toEqual([])
  await app.close()
})
