import { fileURLToPath } from 'node:url'
import {
  CARD_TYPES,
  EXPERIENCE_TYPES,
  OPERATOR_CATEGORIES,
  OPERATOR_TYPES,
  PURCHASES,
} from '@sureda/contract/codes/enums'
import { describe, expect, it } from 'vitest'
import { isInCalendar, resolveSpan } from './pack/dates.ts'
import { purchaseOf } from './pack/offers.ts'
import { readPack } from './pack/read-pack.ts'

const TODAY = ['2026-11-21', '2027-03-29', '2027-08-16', '2028-02-29']
const MOVES = /^(?:yearly |\+)/

describe.each(['gavarres', 'raya'])('the offers of %s', (tenant) => {
  const { pack } = readPack(fileURLToPath(new URL(`../${tenant}`, import.meta.url)))
  if (!pack) throw new Error(`${tenant} cannot be read`)
  const { experiences, events, operators, packages } = pack.items
  const cards = pack.items['notification-cards']

  it('cover every value of the enumerations', () => {
    expect(kinds(experiences.map(({ type }) => type))).toEqual(sorted(EXPERIENCE_TYPES))
    expect(kinds(operators.map(({ type }) => type))).toEqual(sorted(OPERATOR_TYPES))
    expect(kinds(operators.map(({ category }) => category))).toEqual(sorted(OPERATOR_CATEGORIES))
    expect(kinds(cards.map(({ type }) => type))).toEqual(sorted(CARD_TYPES))
    expect(kinds(experiences.map(purchaseOf))).toEqual(sorted(PURCHASES))
  })

  it('have closed, limited and special days', () => {
    const days = experiences.flatMap(({ schedule }) => schedule?.special_dates ?? [])
    expect(kinds(days.map(({ type }) => type))).toEqual(['closed', 'limited', 'special'])
    expect(days.every(({ date }) => isInCalendar(date))).toBe(true)
  })

  it('include twelve upcoming events on any day of import', () => {
    const moving = events.filter(({ start_datetime }) => MOVES.test(start_datetime))
    expect(moving.length).toBeGreaterThanOrEqual(12)
    for (const today of TODAY)
      for (const { id, start_datetime, end_datetime } of moving) {
        const { start, end } = resolveSpan(start_datetime, end_datetime, today)
        expect((end ?? start).date >= today, `${id} on ${today}`).toBe(true)
      }
  })

  it('begin at the time in their texts', () => {
    const outings = experiences.filter(({ type, duration }) => type !== 'hotel' && (duration ?? 0) < 24 * 60)
    for (const { id, title, shortDescription, description, schedule } of outings) {
      const words = [title.es, shortDescription.es, description.es].join(' ')
      const times = (schedule?.slots ?? []).map(({ time }) => time)
      if (/al alba|al amanecer/i.test(words))
        for (const time of times) expect(time < '09:00', `${id} ${time}`).toBe(true)
      if (/cuando oscurece|al anochecer|de noche/i.test(words))
        for (const time of times) expect(time >= '20:00', `${id} ${time}`).toBe(true)
    }
  })

  it('each stop of a package is an experience or event at that time', () => {
    const times = new Map(
      experiences.map(({ id, schedule }) => [id, schedule?.slots.map(({ time }) => time)]),
    )
    for (const { id, itinerary } of packages)
      for (const { experience, time } of itinerary)
        if (experience) expect(times.get(experience), `${id}: ${experience}`).toContain(time)
  })
})

const sorted = (words: readonly string[]) => [...words].sort()
const kinds = (words: readonly string[]) => sorted([...new Set(words)])
