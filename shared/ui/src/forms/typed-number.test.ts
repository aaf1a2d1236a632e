import { expect, it } from 'vitest'
import { formatForInput, readNumber } from './typed-number.ts'

const read = (text: string, language: string, digits = 2, min = 0, max = 10_000) =>
  readNumber(text, { language, min, max, digits })

it.each(['ca', 'de', 'es', 'nl'])('reads a point before three digits as thousands in %s', (language) => {
  expect(read('1.200', language)).toEqual({ value: 1200 })
  expect(read('1.150,5', language)).toEqual({ value: 1150.5 })
  expect(read('12.345.678', language, 0, 0, 1e9)).toEqual({ value: 12_345_678 })
  expect(read('1,200', language)).toEqual({ fault: 'unclearNumber', readings: [1200, 1.2] })
  expect(formatForInput(1150.5, language)).toBe('1150,5')
})

it('reads a comma before three digits as thousands in English, and asks about a point', () => {
  expect(read('1,200', 'en')).toEqual({ value: 1200 })
  expect(read('1,150.5', 'en')).toEqual({ value: 1150.5 })
  expect(read('1.200', 'en')).toEqual({ fault: 'unclearNumber', readings: [1200, 1.2] })
  expect(read('1.200', 'en', 0)).toMatchObject({ fault: 'unclearNumber' })
  expect(formatForInput(1150.5, 'en')).toBe('1150.5')
})

it.each(['1 150', '1\u00a0150', '1\u202f150'])('reads %o as thousands in every language', (text) => {
  for (const language of ['fr', 'es', 'en']) {
    expect(read(text, language)).toEqual({ value: 1150 })
    expect(read(`${text},5`, language)).toEqual({ value: 1150.5 })
  }
})

it('reads the apostrophe of Switzerland', () => {
  expect(read('1’200', 'de-CH')).toEqual({ value: 1200 })
})

it.each(['ca', 'de', 'en', 'es', 'fr', 'nl'])('reads comma and point as decimals in %s', (language) => {
  expect(read('12,5', language)).toEqual({ value: 12.5 })
  expect(read('12.5', language)).toEqual({ value: 12.5 })
  expect(read('0.500', language)).toEqual({ value: 0.5 })
  expect(read('0,500', language)).toEqual({ value: 0.5 })
  expect(read('1150', language)).toEqual({ value: 1150 })
  expect(read('12,', language)).toEqual({ value: 12 })
  expect(read('1,200.50', language)).toEqual({ value: 1200.5 })
  expect(read('1.200,50', language)).toEqual({ value: 1200.5 })
  for (const text of [',', '1,2.3.4', '1.2.3', '12 €', 'dos', '1 2', '4 1', '--3', '1e3', '0x10'])
    expect(read(text, language)).toEqual({ fault: 'noNumber' })
})

it('does not ask where only one reading is in range, as for a latitude', () => {
  expect(read('41,812', 'ca', 6, -90, 90)).toEqual({ value: 41.812 })
  expect(read('41.812', 'en', 6, -90, 90)).toEqual({ value: 41.812 })
  expect(read('41,8', 'ca', 6, -90, 90)).toEqual({ value: 41.8 })
})

it('reads pasted numbers with spaces, other minus signs, full-width digits and invisible characters', () => {
  expect(read('  42 ', 'es', 0)).toEqual({ value: 42 })
  expect(read('１２', 'es', 0)).toEqual({ value: 12 })
  expect(read('\u200e12\u200b', 'es', 0)).toEqual({ value: 12 })
  expect(read('−5', 'es', 0, -10)).toEqual({ value: -5 })
})

it('never reads another number than the one written', () => {
  expect(read('-5', 'es')).toEqual({ fault: 'outOfRange' })
  expect(read('−5', 'es')).toEqual({ fault: 'outOfRange' })
  expect(read('600', 'es', 0, 10, 500)).toEqual({ fault: 'outOfRange' })
  expect(read('1,5', 'es', 0)).toEqual({ fault: 'notWhole' })
  expect(read('12,345', 'es', 2, 0, 100)).toEqual({ fault: 'tooManyDecimals' })
  expect(read(' ', 'es')).toEqual({ fault: 'valueMissing' })
})
