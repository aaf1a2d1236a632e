import { makeGuideProfile } from '@sureda/testing/agency-factories'
import { expect, it } from 'vitest'
import { AGENCY_FIELDS, bodyOf, valuesOf } from './agency-values.ts'

it('edits every field of the profile as a text', () => {
  const { version: _version, ...profile } = makeGuideProfile()
  expect(Object.keys(profile).toSorted()).toEqual([...AGENCY_FIELDS].toSorted())
  expect(Object.values(valuesOf(makeGuideProfile())).every((value) => typeof value === 'string')).toBe(true)
})

it.each([
  ['example.org', 'https://example.org'],
  [' http://example.org ', 'http://example.org'],
  ['', ''],
])('sends the website %j as %j', (typed, sent) => {
  expect(bodyOf({ ...valuesOf(makeGuideProfile()), website: typed }).website).toBe(sent)
})
