import { expect, it } from 'vitest'
import type { SearchKind } from '../codes/enums.ts'
import { type SearchItem, searchGroups } from './search-groups.ts'
import { WordIndex } from './word-index.ts'

const item = (kind: SearchKind, id: string, title: string, text = ''): SearchItem => ({
  kind,
  id,
  parent_id: null,
  title,
  text,
  day: null,
  is_over: false,
  demo: false,
  image: null,
  image_alt: null,
  image_color: null,
  image_widths: [],
})
const index = new WordIndex<SearchItem>().add([
  item('operator', 'op-museu', 'Museu del Suro'),
  item('location', 'loc-museu', 'Museu del suro'),
  item('operator', 'op-guies', 'Guies del Suro', 'Visites amb berenar.'),
  item('experience', 'e-museu', 'Museu del Suro'),
])
const ids = (question: string, kind?: SearchKind) =>
  searchGroups(index, question, kind, () => false).flatMap(({ hits, total }) => [
    total,
    ...hits.map(({ id }) => id),
  ])

it('shows an operator and a location of the same name once, as the location', () => {
  expect(ids('museu')).toEqual([1, 'loc-museu', 1, 'e-museu'])
  expect(ids('suro', 'operator')).toEqual([1, 'op-guies'])
})

it('shows an operator without a location of its name', () => {
  expect(ids('berenar')).toEqual([1, 'op-guies'])
})
