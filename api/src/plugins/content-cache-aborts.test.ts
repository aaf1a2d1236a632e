import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import '../fastify-types.ts'
import type { RequestTenant } from '../modules/platform/tenant/tenant-directory.ts'
import { installContentCache } from './content-cache.ts'

const TENANT = {
  id: 'gavarres',
  known: true,
  contentVersion: 1,
  ratingVersions: {},
  timeZone: 'Europe/Madrid',
} as RequestTenant

it('answers once when the caller disconnects while a stored answer is being sent', async () => {
  let asked = 0
  let held: { sending: () => void; wait: Promise<void> } | undefined
  const app = Fastify()
  app.addHook('onRequest', async (request) => {
    request.tenant = TENANT
    request.locale = 'ca'
  })
  installContentCache(app, 'release', () => {})
  app.addHook('onSend', async () => {
    held?.sending()
    await held?.wait
  })
  app.get('/news', { config: { access: 'public' } }, async () => ({ asked: ++asked }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const ask = () => http.get({ host: '127.0.0.1', port, path: '/news', agent: false })

  const [first] = (await once(ask(), 'response')) as [http.IncomingMessage]
  await once(first.resume(), 'end')

  let release = () => {}
  const wait = new Promise<void>((resolve) => {
    release = resolve
  })
  const sending = new Promise<void>((resolve) => {
    held = { sending: resolve, wait }
  })
  const closed = new Promise((resolve) => app.server.once('request', (_, raw) => raw.once('close', resolve)))
  const second = ask().on('error', () => {})
  await sending
  second.destroy()
  await closed
  release()
  await app.close()
  expect(asked).toBe(1)
})
