import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isPublicAddress, isPushAddress, publicLookup } from './push-address.ts'
import { createPushTransport } from './push-transport.ts'

let asked = 0
const server = createServer((_request, response) => {
  asked += 1
  response.end()
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGuQyavXutnMHn',
  'https://wns2-par02p.notify.windows.com/w/?token=x',
])('accepts %s', (address) => expect(isPushAddress(address)).toBe(true))

it.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://localhost/x',
  'https://sureda.localhost/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://8.8.8.8/x',
  'https://database.internal/x',
  'https://printer.local./x',
  'https://push.example.org:8443/x',
  'https://me:secret@push.example.org/x',
  'https://push/x',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '',
])('refuses %s', (address) => expect(isPushAddress(address)).toBe(false))

it.each([
  ['142.250.184.10', true],
  ['2a00:1450:4003:80f::200a', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['2002:7f00:1::', false],
  ['2001:0:7f00:1::', false],
  ['not an address', false],
])('classifies %s as public: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic))

it.each([{ all: true }, { all: false }])('resolves no name to this machine, %o', async (options) => {
  const error = await new Promise((resolve) => publicLookup('localhost', options, resolve))
  expect(String(error)).toContain('a network of this server')
})

it('calls no service in its own network, and control: it could be reached', async () => {
  const { port } = server.address() as AddressInfo
  const request = { endpoint: `http://127.0.0.1:${port}/x`, headers: {}, body: Buffer.alloc(1) }
  await expect(createPushTransport({ PUSH_ADDRESSES: 'public' })(request)).rejects.toMatchObject({
    kind: 'forbidden',
  })
  expect(asked).toBe(0)
  expect(await createPushTransport({ PUSH_ADDRESSES: 'any' })(request)).toMatchObject({ status: 200 })
  expect(asked).toBe(1)
})
