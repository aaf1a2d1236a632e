import { expect, it } from 'vitest'
import { nearest } from './near.ts'

const cassa = { latitude: 41.887, longitude: 2.875 }

it('takes what is within 12 km, nearest first', () => {
  const at = (id: string, latitude: number) => ({ id, latitude, longitude: 2.875 })
  const found = nearest([at('far', 43), at('next', 41.93), at('here', 41.89), at('third', 41.95)], cassa, 2)
  expect(found.map(({ id }) => id)).toEqual(['here', 'next'])
  expect(found[0]?.km).toBeLessThan(0.5)
})
