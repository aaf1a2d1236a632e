import { makeExperience, makeRoute } from '@sureda/testing/content-factories'
import { expect, it } from 'vitest'
import { firstDayOf } from './first-day.ts'

const table = (id: string, latitude: number) =>
  makeExperience({ id, type: 'restaurant', latitude, featured: false })
const easy = (id: string, fields: Parameters<typeof makeRoute>[0] = {}) =>
  makeRoute({ id, difficulty: 'facil', ...fields })

it('begins with an easy experience and stays near it', () => {
  const day = firstDayOf(
    [
      makeExperience({ id: 'steep', difficulty: 'hard' }),
      makeExperience({ id: 'soft', difficulty: 'easy', latitude: 41.887 }),
      table('far', 42.5),
      table('near', 41.89),
    ],
    [makeRoute({ id: 'hard', difficulty: 'dificil' }), easy('path')],
    'ca',
  )
  expect([day.morning?.id, day.table?.id, day.afternoon?.id, day.night]).toEqual([
    'soft',
    'near',
    'path',
    null,
  ])
})

it('leaves out items with a warning', () => {
  const closed = { status_note: 'Tancat pel foc.' }
  const day = firstDayOf([makeExperience({ id: 'burnt', ...closed })], [easy('burnt', closed)], 'ca')
  expect(day).toEqual({ morning: null, table: null, afternoon: null, night: null })
})

it('includes items with an informing notice', () => {
  const told = { status_note: 'Obres a l’aparcament.', status_level: 'info' } as const
  const day = firstDayOf([makeExperience({ id: 'open', ...told })], [easy('path', told)], 'ca')
  expect([day.morning?.id, day.afternoon?.id]).toEqual(['open', 'path'])
})
