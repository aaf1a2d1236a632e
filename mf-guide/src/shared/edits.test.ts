import { expect, it } from 'vitest'
import { conflictsOf, countEdits, edit, editedValues, resolveConflicts, withEdits } from './edits.ts'

const base = { title: 'Pela', price: 12, lines: ['a'] }

it('counts what differs, and forgets what was taken back', () => {
  const edits = edit(edit({}, base, 'price', 15), base, 'lines', ['a', 'b'])
  expect(countEdits(edits)).toBe(2)
  expect(withEdits(base, edits)).toEqual({ title: 'Pela', price: 15, lines: ['a', 'b'] })
  expect(edit(edits, base, 'lines', ['a'])).toEqual({ price: { was: 12, now: 15 } })
})

it('finds only what both have changed, to different things', () => {
  let edits = edit(edit({}, base, 'price', 15), base, 'title', 'Saca')
  edits = edit(edits, base, 'lines', ['b'])
  const theirs = { title: 'Pela', price: 18, lines: ['b'] }
  expect(conflictsOf(edits, theirs)).toEqual(['price'])
  expect(editedValues(resolveConflicts(edits, theirs, 'mine'))).toEqual({ price: 15, title: 'Saca' })
  expect(editedValues(resolveConflicts(edits, theirs, 'theirs'))).toEqual({ title: 'Saca' })
  expect(conflictsOf(resolveConflicts(edits, theirs, 'mine'), theirs)).toEqual([])
})
