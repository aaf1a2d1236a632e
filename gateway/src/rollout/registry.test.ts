import { expect, it } from 'vitest'
import { testGateway } from '../testing/test-gateway.ts'
import { activeRoutes } from './registry.ts'
import { promoted } from './rollout.ts'

const visitor = { tenant: 'gavarres', bucket: 0, overrides: {} }

it('leaves out a remote whose release is broken in the store; the others stay', async () => {
  const { app, options } = await testGateway()
  const record = options.releases.record
  options.releases.record = async (remote, version) => {
    if (remote === 'mf-map') throw new Error('release.json cannot be read')
    return record(remote, version)
  }
  const { document } = await app.registry.for(visitor)
  expect(Object.keys(document.remotes)).toEqual(['mf-booking'])
})

it('has no answer while the whole store is away, so that devices keep the last one they saw', async () => {
  const { app, options } = await testGateway()
  const record = options.releases.record
  options.releases.record = () => Promise.reject(new Error('the bucket does not answer'))
  await expect(app.registry.for(visitor)).rejects.toThrow('the bucket does not answer')
  options.releases.record = record
  expect(Object.keys((await app.registry.for(visitor)).document.remotes)).toEqual(['mf-booking', 'mf-map'])
})

it('goes on with the last rollout state while the database is away, and reads it anew afterwards', async () => {
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

it('keeps the calls and packs of screens to itself: they are not sent with every page', async () => {
  const { app } = await testGateway()
  const resolved = await app.registry.for(visitor)
  expect(resolved.text).not.toMatch(/preloadApi|offlineApi|previewApi|itemsApi|packs/)
  expect(activeRoutes(resolved)[0]).toMatchObject({
    path: '/booking/:id',
    previewApi: '/api/v1/booking/:id',
    packs: ['route'],
  })
})
