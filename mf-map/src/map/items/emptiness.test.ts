import { makeLocation } from '@sureda/testing/content-factories'
import { expect, it } from 'vitest'
import { readMapAddress } from '../map-address.ts'
import { emptiness } from './emptiness.ts'
import { locationItem } from './to-map-item.ts'

const all = readMapAddress(new URLSearchParams())
const some = readMapAddress(new URLSearchParams('layer=route'))
const answered = { failed: null, isComing: false, isComplete: true }

it('names the filters, or that there is nothing yet, once every list has answered', () => {
  expect(emptiness(some, answered, [])).toBe('filtered')
  expect(emptiness(all, answered, [])).toBe('bare')
  expect(emptiness(some, answered, [locationItem(makeLocation())])).toBeNull()
})

it('names nothing while items may come, and does not blame the filters where a list failed', () => {
  expect(emptiness(some, { ...answered, isComing: true, isComplete: false }, [])).toBeNull()
  expect(emptiness(some, { ...answered, isComplete: false }, [])).toBe('missing')
  expect(emptiness(some, { ...answered, failed: new Error('offline'), isComplete: false }, [])).toBeNull()
})
