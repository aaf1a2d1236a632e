import { makeGroup } from '@sureda/testing/group-factories'
import { expect, it } from 'vitest'
import { bodyOf, differences, EMPTY_FORM, formOf, readForm, withType } from './group-form.ts'

it('sends empty texts and unknown choices as null, and trims the rest', () => {
  expect(bodyOf({ ...EMPTY_FORM, name: ' Colla ', difficulty: 'extreme', language: 'xx' })).toMatchObject({
    ...{ name: 'Colla', description: null, special_requirements: null },
    ...{ difficulty: null, preferred_language: null, budget_range: null },
  })
})

it('reads back what was sent', () => {
  const group = makeGroup()
  expect(bodyOf(formOf(group))).toMatchObject({ name: group.name, number_of_people: group.number_of_people })
})

it('sets two people for a couple, and the usual number when the type is no longer couple', () => {
  const couple = withType(EMPTY_FORM, 'couple')
  expect(couple.people).toBe(2)
  expect(withType(couple, 'normal').people).toBe(EMPTY_FORM.people)
  expect(withType({ ...couple, people: 5 }, 'normal').people).toBe(5)
})

it('names the fields in which two versions differ, in the order of the form', () => {
  const other = { ...EMPTY_FORM, budget: 'low', name: 'Colla' }
  expect(differences(EMPTY_FORM, other)).toEqual(['name', 'budget'])
})

it.each([null, 'text', { type: 'unknown' }, { people: 1.5 }, { people: 100_000 }, { name: 7 }])(
  'takes %j, stored by an older release, for no draft',
  (stored) => {
    expect(readForm(stored)).toBeUndefined()
  },
)

it('fills a draft of an older release with the fields it lacks', () => {
  expect(readForm({ name: 'Colla' })).toEqual({ ...EMPTY_FORM, name: 'Colla' })
})
