import { afterEach, expect, it, vi } from 'vitest'
import { testGateway } from '../testing/test-gateway.ts'

const { app } = await testGateway()
const page = (url: string) => app.inject({ url, headers: { host: 'gavarres.localhost:4000' } })

afterEach(() => vi.useRealTimers())

it('asks early for the week it is at the place', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T23:30:00Z') })
  expect((await page('/booking/week')).body).toContain('"/api/v1/booking?from=2026-11-23&to=2026-11-29"')
})

it('leaves the week of an address that names a day to the screen', async () => {
  expect((await page('/booking/week?date=2026-12-24')).body).not.toMatch(/\/api\/v1\/booking\?from=\d/)
})
