import { Writable } from 'node:stream'
import Fastify, { LogController } from 'fastify'
import { expect, it } from 'vitest'
import { createLineLimit } from './line-limit.ts'
import { logOptions } from './log-options.ts'

const INFO = 30
const ERROR = 50

it('limits the lines per minute with the same message, and logs how many it left out', () => {
  let now = 0
  const told: object[] = []
  const isWritten = createLineLimit(() => now)
  const written = (count: number, line: Parameters<typeof isWritten>[0]) =>
    Array.from({ length: count }, () => isWritten(line, (leftOut) => told.push(leftOut))).filter(Boolean)
      .length
  expect(
    written(1_000, { level: INFO, text: 'a request could not be read', code: 'malformed_request' }),
  ).toBe(300)
  expect(written(1_000, { level: INFO, text: 'answered', status: 404 })).toBe(300)
  expect(written(1_000, { level: ERROR, text: 'a fault', code: 'internal_error' })).toBe(60)
  // the limit affects neither other reasons nor successful requests
  expect(written(1_000, { level: INFO, text: 'answered', status: 200 })).toBe(1_000)
  expect(written(1, { level: INFO, text: 'x', code: 'too_many_requests' })).toBe(1)
  expect(told).toEqual([])
  now += 60_000
  expect(written(1, { level: INFO, text: 'answered', status: 200 })).toBe(1)
  expect(told).toEqual([{ malformed_request: 700, 'answered 404': 700, 'internal_error a fault': 940 }])
})

it('counts invented messages together once there are too many', () => {
  const isWritten = createLineLimit(() => 0)
  let written = 0
  for (let count = 0; count < 5_000; count++)
    if (isWritten({ level: INFO, text: `reason ${count}` }, () => {})) written += 1
  expect(written).toBeLessThanOrEqual(620)
})

it('limits every logger of the server, whatever requests come', async () => {
  const lines: { msg: string }[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const app = Fastify({
    logger: { ...logOptions('info'), stream },
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.get('/', async (request) => {
    request.log.info({ code: 'unknown_tenant' }, `host ${Math.random()} belongs to no tenant`)
    return {}
  })
  for (let count = 0; count < 400; count++) await app.inject('/')
  expect(lines).toHaveLength(300)
  await app.close()
})
