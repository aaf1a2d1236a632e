import { guideExperienceBody } from '@sureda/contract/schemas/guides/guide-experience'
import { makeGuideExperienceDetail } from '@sureda/testing/guide-factories'
import { expect, it } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import { EDITABLE_FIELDS, FACTS, rowOf, sectionOf } from './editable-fields.ts'
import { bodyOf, isIncomplete, valuesOf } from './experience-values.ts'

const names = Object.keys(EDITABLE_FIELDS) as (keyof typeof EDITABLE_FIELDS)[]

it('has a row for each field that the server takes from a guide, and a label for each row', () => {
  const taken = Object.keys(guideExperienceBody.shape).filter((name) => name !== 'cancelReservations')
  expect(taken.filter((name) => !sectionOf(name))).toEqual(['status'])
  expect(names.filter((name) => !(name in ca.field))).toEqual([])
  expect(FACTS.filter(({ name }) => !(name in ca.fact))).toEqual([])
  expect(names.filter((name) => !((rowOf(name).section ?? 'title') in ca.part))).toEqual([])
})

it('finds the section that edits a field path of the server', () => {
  expect(sectionOf('title.ca')).toBe('title')
  expect(sectionOf('included.0.es')).toBe('included')
  expect(sectionOf('longitude')).toBe('place')
  expect(sectionOf('cancelReservations')).toBeUndefined()
})

const experience = makeGuideExperienceDetail()
const values = valuesOf(experience)

it('sends a text by language and a place as coordinates, and nothing unchanged', () => {
  const changed = { 'title.ca': 'Nou', included: [{ ca: 'Pa' }], place: { latitude: 41.9, longitude: 2.9 } }
  expect(bodyOf(changed, values)).toEqual({
    ...{ title: { ca: 'Nou' }, included: [{ ca: 'Pa' }], latitude: 41.9, longitude: 2.9 },
    type: experience.type,
  })
  expect(bodyOf({ place: null, price: null }, values)).toEqual({
    ...{ title: {}, type: experience.type, latitude: null, longitude: null, price: null },
  })
})

it('finds a language that lacks a required text, a line or the description of a photo', () => {
  expect(isIncomplete(values, 'ca')).toBe(false)
  expect(isIncomplete(values, 'fr')).toBe(true)
  expect(isIncomplete({ ...values, 'description.ca': ' ' }, 'ca')).toBe(true)
  expect(isIncomplete({ ...values, 'locationName.ca': '' }, 'ca')).toBe(false)
  expect(isIncomplete({ ...values, included: [{ es: 'Guía' }] }, 'ca')).toBe(true)
  expect(
    isIncomplete({ ...values, photos: values.photos.map((photo) => ({ ...photo, image_alt: {} })) }, 'ca'),
  ).toBe(true)
})

it('reads an answer that was cached before a field existed', () => {
  const { themes: _themes, photos: _photos, duration: _duration, ...older } = experience
  expect(valuesOf(older as typeof experience)).toMatchObject({ themes: [], photos: [], duration: null })
})
