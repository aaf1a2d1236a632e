import { LOCALES } from '@sureda/contract/codes/locale'
import { type ProblemCode, problemsOf } from '@sureda/contract/codes/problem-codes'
import { ApiError } from '@sureda/remote/api'
import { makeReservation } from '@sureda/testing/booking-factories'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import de from '../../locales/de.json' with { type: 'json' }
import en from '../../locales/en.json' with { type: 'json' }
import es from '../../locales/es.json' with { type: 'json' }
import fr from '../../locales/fr.json' with { type: 'json' }
import nl from '../../locales/nl.json' with { type: 'json' }
import { refusalOf } from './refusal.ts'
import { wayOutOf } from './way-out.ts'

const WORDS: Record<string, { error: Record<string, string> }> = { ca, de, en, es, fr, nl }
const refuse = (code: ProblemCode, data = {}) => refusalOf(new ApiError(409, { code, data }))

it.each(problemsOf('booking'))('answers %s of a booking with its own sentence and a way out', (code) => {
  const refusal = refuse(code)
  // these have buttons: other days and times, more rooms, more nights
  if (refusal.kind === 'rooms' || refusal.kind === 'nights') return
  expect(refusal.kind).toMatch(/^(sentence|slot|date)$/)
  if (!('reason' in refusal)) return
  for (const locale of LOCALES) expect(WORDS[locale]?.error[refusal.reason], locale).toBeTruthy()
  if (refusal.kind === 'sentence') expect(wayOutOf(refusal.reason)).toBeTruthy()
})

it('asks what to do with a reservation that exists already', () => {
  expect(refuse('reservation_exists', { existing_reservation: makeReservation() }).kind).toBe('exists')
})
