import { expect, it } from 'vitest'
import { tripName } from './trip-name.ts'

it('uses the person’s title of a trip, else its places', () => {
  expect(tripName({ title: ' Castañada ', origin: 'Girona' })).toBe('Castañada')
  expect(tripName({ origin: 'Girona', destination: 'Cassà' })).toBe('Girona → Cassà')
  expect([tripName({ title: ' ', destination: 'Cassà' }), tripName({})]).toEqual(['Cassà', null])
})
