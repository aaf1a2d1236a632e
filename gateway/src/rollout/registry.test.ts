import { expect, it } from 'vitest'
import { testGateway } from '../testing/test-gateway.ts'

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
