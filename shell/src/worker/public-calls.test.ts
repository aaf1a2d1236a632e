import { LISTED_CALLS, PUBLIC_PATHS } from '@sureda/contract/calls/calls'
import { expect, it } from 'vitest'
import { publicCalls } from './public-calls.ts'

const isPublicCall = publicCalls(PUBLIC_PATHS)

it('takes public answers only: no call that belongs to a person passes', () => {
  for (const { access, method, path } of LISTED_CALLS) {
    // the worker handles only GETs
    if (access === 'public' || method !== 'GET') continue
    const address = `/api/v1${path.replaceAll(/:\w+/g, 'x')}`
    expect(isPublicCall(address), address).toBe(false)
  }
  expect(isPublicCall('/api/v1/routes/rt-suro')).toBe(true)
  expect(isPublicCall('/api/v1/routes/rt-suro/more')).toBe(false)
})

it('leaves the weather out: it is of a moment and of a place', () => {
  expect(isPublicCall('/api/v1/weather')).toBe(false)
})

it('leaves files out: an answer that is not JSON counts as one of a foreign network', () => {
  expect(isPublicCall('/api/v1/packages/p-cap-de-setmana')).toBe(true)
  expect(isPublicCall('/api/v1/packages/p-cap-de-setmana/pdf')).toBe(false)
})
