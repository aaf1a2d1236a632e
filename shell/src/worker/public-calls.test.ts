import { LISTED_CALLS, PUBLIC_PATHS } from '@sureda/contract/calls/calls'
import { expect, it } from 'vitest'
import { publicCalls } from './public-calls.ts'

const isPublicCall = publicCalls(PUBLIC_PATHS)

it('stores public answers only, and none of a person', () => {
  for (const { access, method, path } of LISTED_CALLS) {
    // the worker handles only GETs
    if (access === 'public' || method !== 'GET') continue
    const address = `/api/v1${path.replaceAll(/:\w+/g, 'x')}`
    expect(isPublicCall(address), address).toBe(false)
  }
  expect(isPublicCall('/api/v1/routes/rt-suro')).toBe(true)
  expect(isPublicCall('/api/v1/routes/rt-suro/more')).toBe(false)
})

it('excludes the weather, which depends on time and place', () => {
  expect(isPublicCall('/api/v1/weather')).toBe(false)
})

it('excludes files, because an answer that is not JSON counts as one of a captive portal', () => {
  expect(isPublicCall('/api/v1/packages/p-cap-de-setmana')).toBe(true)
  expect(isPublicCall('/api/v1/packages/p-cap-de-setmana/pdf')).toBe(false)
})
