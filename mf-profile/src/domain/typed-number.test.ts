import { expect, it } from 'vitest'
import { asTyped, typedNumber } from './typed-number.ts'

it.each(['ca', 'de', 'es', 'nl'])('reads a point before three digits as thousands in %s', (language) => {
  expect(typedNumber('1.150', language)).toBe(1150)
  expect(typedNumber('12.345.678', language)).toBe(12_345_678)
  expect(typedNumber('1.150,5', language)).toBe(1150.5)
  expect(typedNumber('1,150', language)).toBe(1.15)
  expect(asTyped(1150.5, language)).toBe('1150,5')
})

it('reads a comma before three digits as thousands in English', () => {
  expect(typedNumber('1,150', 'en')).toBe(1150)
  expect(typedNumber('1,150.5', 'en')).toBe(1150.5)
  expect(typedNumber('1.150', 'en')).toBe(1.15)
  expect(asTyped(1150.5, 'en')).toBe('1150.5')
})

it.each(['1 150', '1\u00a0150', '1\u202f150'])('reads %o as thousands, as French writes them', (text) => {
  expect(typedNumber(text, 'fr')).toBe(1150)
  expect(typedNumber(`${text},5`, 'fr')).toBe(1150.5)
})

it.each(['ca', 'de', 'en', 'es', 'fr', 'nl'])('takes comma and point as decimals in %s', (language) => {
  expect(typedNumber('12,5', language)).toBe(12.5)
  expect(typedNumber('12.5', language)).toBe(12.5)
  expect(typedNumber('0.500', language)).toBe(0.5)
  expect(typedNumber('0,500', language)).toBe(0.5)
  expect(typedNumber('1150', language)).toBe(1150)
  expect(typedNumber('12,', language)).toBe(12)
  for (const text of ['', ',', '1,2.3.4', '1.2.3']) expect(typedNumber(text, language)).toBeUndefined()
})
