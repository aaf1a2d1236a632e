import { makeExperience, makeLocation } from '@sureda/testing/content-factories'
import { expect, it } from 'vitest'
import { outlines } from '../../testing/small-outlines.ts'
import { experienceItem, locationItem } from '../items/to-map-item.ts'
import { searchPlaces } from './search-places.ts'

const items = [
  locationItem(makeLocation({ id: 'm', name: 'Museu del Suro', municipality: 'Palafrugell' })),
  locationItem(makeLocation({ id: 'f', name: 'Dòlmens de Fitor', municipality: 'Forallac' })),
  experienceItem(makeExperience({ id: 'p', title: 'Paella a Fitor' })),
].filter((item) => item !== null)
const names = (asked: string) =>
  searchPlaces(asked, items, outlines).map((found) => ('key' in found ? found.title : found.name))

it('finds names without accents, in any order of words, also by their town', () => {
  expect(names('dolmens')).toEqual(['Dòlmens de Fitor'])
  expect(names('fitor paella')).toEqual(['Paella a Fitor'])
  expect(names('palafrugell')).toEqual(['Palafrugell', 'Museu del Suro'])
  expect(names('cristina daro')).toEqual(['Santa Cristina d’Aro'])
})

it('finds nothing for an empty text or punctuation', () => {
  expect(names('  ')).toEqual([])
  expect(names('<>"')).toEqual([])
})

it('finds the centre of a town', () => {
  const [town] = searchPlaces('santa', items, outlines)
  expect(town?.latitude).toBeCloseTo(41.85)
  expect(town?.longitude).toBeCloseTo(3)
})
