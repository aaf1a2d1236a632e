import { expect, it } from 'vitest'
import { gatherAlerts } from './gather-alerts.ts'

const closure = (title: string, reservations: number, from = '2026-12-05') =>
  ({
    kind: 'closure',
    from,
    until: '2026-12-06',
    reservations,
    experience_title: title,
    experience_id: title,
  }) as const

it('makes one warning of a closure that touches several experiences, and adds up their reservations', () => {
  expect(gatherAlerts([closure('Pela', 2), closure('Mas', 1), closure('Pela', 5, '2026-12-10')])).toEqual([
    { kind: 'closure', from: '2026-12-05', until: '2026-12-06', reservations: 3, titles: ['Pela', 'Mas'] },
    { kind: 'closure', from: '2026-12-10', until: '2026-12-06', reservations: 5, titles: ['Pela'] },
  ])
})

it('counts an experience that two routes of one closure touch once', () => {
  expect(gatherAlerts([closure('Pela', 2), closure('Pela', 2)])).toMatchObject([
    { reservations: 2, titles: ['Pela'] },
  ])
  expect(gatherAlerts([])).toEqual([])
})
