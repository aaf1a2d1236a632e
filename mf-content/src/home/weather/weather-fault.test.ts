import { ApiError, OfflineError, RequestTimeoutError } from '@sureda/remote/api'
import { PositionError } from '@sureda/remote/device'
import { expect, it } from 'vitest'
import { weatherFault } from './weather-fault.ts'

const answer = (status: number, code: ApiError['code']) =>
  new ApiError(status, code === 'unreadable_answer' ? null : { code })

it('maps every failure of the specification to its own fault', () => {
  expect(weatherFault(answer(503, 'weather_key_missing'))).toBe('key')
  expect(weatherFault(new PositionError('unsupported'))).toBe('unsupported')
  expect(weatherFault(new PositionError('denied'))).toBe('denied')
  expect(weatherFault(new PositionError('unavailable'))).toBe('unavailable')
  expect(weatherFault(new PositionError('timeout'))).toBe('position-timeout')
  expect(weatherFault(new RequestTimeoutError('10 s'))).toBe('timeout')
  expect(weatherFault(answer(504, 'weather_timeout'))).toBe('timeout')
  expect(weatherFault(answer(502, 'weather_failed'))).toBe('http')
  expect(weatherFault(new OfflineError('no network'))).toBe('fetch')
  expect(weatherFault(new Error('something else'))).toBe('unknown')
})
