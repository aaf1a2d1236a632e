// @vitest-environment jsdom
import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { errorMessage } from './error-message.ts'
import { ApiError, OfflineError, RequestTimeoutError } from './errors.ts'

const t = ((key: string) => key) as unknown as TFunction

it('prefers the server’s sentence', () => {
  const error = new ApiError(409, { code: 'slot_full', message: 'Aquesta hora és plena.' })
  expect(errorMessage(error, t, 'could not reserve')).toBe('Aquesta hora és plena.')
})

it('lists the faults of fields, each reason once', () => {
  const fault = (path: string, message: string) => ({ path, code: 'x', message })
  const errors = [
    fault('a', 'Un.'),
    fault('b', 'Un.'),
    fault('c', 'Dos.'),
    fault('d', 'Tres.'),
    fault('e', 'X.'),
  ]
  const error = new ApiError(422, { code: 'validation_failed', message: 'Revisa-ho.', errors })
  expect(errorMessage(error, t)).toBe('Revisa-ho. Un. Dos. Tres.')
})

it('has its own sentences for a slow and a missing network, and the caller’s for other errors', () => {
  expect(errorMessage(new RequestTimeoutError('Request timeout after 15000ms'), t, 'x')).toBe(
    'shell:error.timeout',
  )
  expect(errorMessage(new OfflineError(''), t, 'x')).toBe('shell:error.offline')
  expect(errorMessage(new ApiError(500, null), t, 'could not reserve')).toBe('could not reserve')
  expect(errorMessage(new Error('boom'), t)).toBe('shell:error.unknown')
  expect(errorMessage(new ApiError(500, null), t)).toBe('shell:error.unknown')
  expect(errorMessage(new ApiError(503, null), t)).toBe('shell:error.down')
})
