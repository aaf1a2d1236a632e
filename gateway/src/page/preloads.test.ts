import { afterEach, expect, it, vi } from 'vitest'
import { testGateway } from '../testing/test-gateway.ts'

const { app } = await testGateway()
const page = (url: string) => app.inject({ url, headers: { host: 'gavarres.localhost:4000' } })

afterEach(() => vi.useRealTimers())

it('preloads the calls of this week in the territory’s time zone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T23:30:00Z') })
  expect((await page('/booking/week')).body).toContain('"/api/v1/booking?from=2026-11-23&to=2026-11-29"')
})

it('preloads no calls for an address with a day', async () => {
  expect((await page('/booking/week?date=2026-12-24')).body).not.toMatch(/\/api\/v1\/booking\?from=\d/)
})
