import type { HeadPage } from '@sureda/contract/remote/server-render'
import { makeStoryTour, makeStoryTourDetail } from '@sureda/testing/game-factories'
import { makeTenant } from '@sureda/testing/people'
import { structuredDataFaults } from '@sureda/testing/structured-data'
import { expect, it } from 'vitest'
import tourHead from '../story-tour-detail/story-tour-detail-head.ts'
import toursHead from './story-tours-head.ts'

const at = (path: string): HeadPage => ({
  locale: 'ca',
  tenant: makeTenant(),
  origin: 'https://g.example',
  path,
  words: (key) => key,
})

it('describes a story tour with its start, and the list of tours', () => {
  const tour = tourHead(makeStoryTourDetail({ id: 't', demo: false }), at('/storytours/t'))
  expect(structuredDataFaults(tour.structuredData)).toEqual([])
  expect(tour.structuredData[0]).toMatchObject({
    '@type': 'TouristTrip',
    url: 'https://g.example/storytours/t',
    tripOrigin: { '@type': 'Place' },
  })
  const tours = toursHead([makeStoryTour({ id: 't', title: 'T' })], at('/storytours'))
  expect(structuredDataFaults(tours.structuredData)).toEqual([])
  expect(tours.structuredData[0]).toMatchObject({
    mainEntity: { itemListElement: [{ name: 'T', item: 'https://g.example/storytours/t' }] },
  })
})
