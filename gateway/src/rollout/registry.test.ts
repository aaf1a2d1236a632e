import { expect, it } from 'vitest'
import { testGateway } from '../testing/test-gateway.ts'
import { activeRoutes } from './registry.ts'
import { promoted } from './rollout.ts'

const visitor = { tenant: 'gavarres', bucket: 0, overrides: {} }

it('leaves out a remote whose release is broken in the store', async () => {
  const { app, options } = await testGateway()
  const record = options.releases.record
  options.releases.record = async (remote, version) => {
    if (remote === 'mf-map') throw new Error('release.json cannot be read')
    return record(remote, version)
  }
  const { document } = await app.registry.for(visitor)
  expect(Object.keys(document.remotes)).toEqual(['mf-booking'])
})

it('answers an error while the whole store is down, so that devices use their last registry', async () => {
  const { app, options } = await testGateway()
  const record = options.releases.record
  options.releases.record = () => Promise.reject(new Error('the bucket does not answer'))
  await expect(app.registry.for(visitor)).rejects.toThrow('the bucket does not answer')
  options.releases.record = record
  expect(Object.keys((await app.registry.for(visitor)).document.remotes)).toEqual(['mf-booking', 'mf-map'])
})

it('uses the last rollout state while the database is down, and reads it again afterwards', async () => {
  const { app, options, ship } = await testGateway()
  const offered = async () => (await app.registry.for(visitor)).document.remotes['mf-map']?.version
  const read = options.rollouts.all
  expect(await offered()).toBe('1.0.0-aaaaaaaa')
  options.rollouts.all = () => Promise.reject(new Error('the database does not answer'))
  app.registry.refresh()
  expect(await offered()).toBe('1.0.0-aaaaaaaa')
  await ship('mf-map', '1.0.1-bbbbbbbb')
  options.rollouts.all = async () =>
    (await read()).map((rollout) =>
      rollout.remote === 'mf-map' ? promoted(rollout, '1.0.1-bbbbbbbb') : rollout,
    )
  app.registry.refresh()
  expect(await offered()).toBe('1.0.1-bbbbbbbb')
})

it('leaves calls and packs of screens out of the registry', async () => {
  const { app } = await testGateway()
  const resolved = await app.registry.for(visitor)
  expect(resolved.text).not.toMatch(/preloadApi|offlineApi|previewApi|itemsApi|packs/)
  expect(activeRoutes(resolved)[0]).toMatchObject({
    path: '/booking/:id',
    previewApi: '/api/v1/booking/:id',
    packs: ['route'],
  })
})
