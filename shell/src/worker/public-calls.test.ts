import { ENDPOINTS } from '@sureda/contract/endpoints'
import { expect, it } from 'vitest'
import { isPublicCall } from './public-calls.ts'

it('takes public answers only: no call that belongs to a person passes', () => {
  for (const { access, method, path } of ENDPOINTS) {
    // the worker is asked about GETs only
    if (access === 'public' || method !== 'GET') continue
    const address = `/api/v1${path.replaceAll(/\{\w+\}/g, 'x')}`
    expect(isPublicCall(address), address).toBe(false)
  }
  expect(isPublicCall('/api/v1/routes/rt-suro')).toBe(true)
  expect(isPublicCall('/api/v1/routes/rt-suro/more')).toBe(false)
})

it('leaves the weather out: it is of a moment and of a place', () => {
  expect(isPublicCall('/api/v1/weather')).toBe(false)
})

it('leaves files out: an answer that is not JSON counts as one of somebody else’s network', () => {
  expect(isPublicCall('/api/v1/packages/p-cap-de-setmana')).toBe(true)
  expect(isPublicCall('/api/v1/packages/p-cap-de-setmana/pdf')).toBe(false)
})
