import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { DrainingServer } from './draining-server.ts'
import { serverOptions } from './server-options.ts'
import { testConfig } from './testing/test-app.ts'

/** A server with one call that answers when it is told to. */
async function start(host = '127.0.0.1') {
  const app = Fastify(serverOptions(testConfig()))
  const asked = new EventTarget()
  let answer = () => {}
  app.get('/slow', async () => {
    const told = new Promise<void>((resolve) => {
      answer = resolve
    })
    asked.dispatchEvent(new Event('asked'))
    await told
    return { done: true }
  })
  app.get('/quick', async () => ({ done: true }))
  await app.listen({ host, port: 0 })
  const { port } = app.server.address() as AddressInfo
  if (!(app.server instanceof DrainingServer)) throw new Error('not the server of serverOptions')
  const isAsked = new Promise((resolve) => asked.addEventListener('asked', resolve, { once: true }))
  return { app, port, drain: app.server.drain, isAsked, answer: () => answer() }
}

it('keeps connections open until it drains; then each answer closes its connection, also one in progress', async () => {
  const { app, port, drain, isAsked, answer } = await start()
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  expect((await ask('/quick')).headers.get('connection')).toBe('keep-alive')
  const slow = ask('/slow')
  await isAsked
  drain.begin()
  const late = await ask('/quick')
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close'])
  answer()
  expect((await slow).headers.get('connection')).toBe('close')
  await app.close()
})

it.each([
  ['under way', 'GET /slow HTTP/1.1\r\nhost: x\r\n\r\n', ''],
  ['half there', 'GET /quick HTTP/1.1\r\nhost: x\r\n', '\r\n'],
])('answers a request that is %s when it closes', async (_what, before, after) => {
  const { app, port, isAsked, answer } = await start()
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  let said = ''
  socket.on('data', (text) => {
    said += text
  })
  socket.write(before)
  const [connection] = (await once(app.server, 'connection')) as [Socket]
  await expect.poll(() => connection.bytesRead).toBe(before.length)
  if (before.includes('/slow')) await isAsked
  const closed = app.close()
  socket.write(after)
  answer()
  await closed
  await expect.poll(() => said).toContain('{"done":true}')
  expect(said).toMatch(/^HTTP\/1.1 200 OK/)
})

it('does not wait for idle connections without a request', async () => {
  const { app, port } = await start()
  const spare = connect(port, '127.0.0.1')
  await once(spare, 'connect')
  // its server has seen it, too, when a later one is answered
  await (await fetch(`http://127.0.0.1:${port}/quick`)).arrayBuffer()
  const from = performance.now()
  await app.close()
  // without this, until nothing has moved on it for 20 s
  expect(performance.now() - from).toBeLessThan(10_000)
})
