import type { Db } from '../database/database.ts'
import type { Notice } from '../lib/columns.ts'
import { addContent, addSchedule, localized } from './test-content.ts'

const notice = (text: string, level: Notice['level'] = 'warning'): Notice => ({
  text: localized(text),
  date: '2026-07-05',
  level,
})

/**
 * Writes a few items of each kind for gavarres, visible and hidden ones, and some of raya that must never be visible
 * there.
 */
export async function seedCatalogue(db: Db): Promise<void> {
  await addContent(db, 'gavarres', {
    operators: [
      { id: 'op-a', type: 'agencia', sortOrder: 2, notice: notice('moved', 'info') },
      { id: 'op-b', type: 'entidad', sortOrder: 1 },
      { id: 'op-off', active: false },
    ],
    locations: [
      { id: 'loc-1', type: 'dolmen', featured: true, sortOrder: 1 },
      {
        id: 'loc-2',
        type: 'museo',
        sortOrder: 2,
        notice: notice('fire'),
        openingHours: localized('open'),
        facts: [localized('old'), localized('cold')],
      },
      { id: 'loc-off', active: false },
    ],
    experiences: [
      {
        id: 'e-1',
        type: 'tour',
        operatorId: 'op-b',
        agencyId: 'op-a',
        price: 12.5,
        featured: true,
        sortOrder: 1,
        title: { ...localized('Pelada al Baix-Empordà'), de: ' ', fr: '' },
      },
      {
        id: 'e-2',
        type: 'restaurant',
        sortOrder: 2,
        title: localized("L'aigua de col·legi"),
        notice: notice('smoke'),
      },
      { id: 'e-3', type: 'hotel', sortOrder: 2, operatorId: 'op-a' },
      { id: 'e-draft', status: 'draft' },
      { id: 'e-off', status: 'inactive' },
      { id: 'e-wait', status: 'pending' },
    ],
    packages: [
      {
        id: 'pk-1',
        featured: true,
        price: 89,
        itinerary: [
          {
            day: 1,
            time: '10:00',
            title: localized('walk'),
            place: localized('forest'),
            experience_id: 'e-1',
          },
          { day: 2, time: '09:00', title: localized('path'), place: localized('ridge'), route_id: 'rt-1' },
        ],
      },
      {
        id: 'pk-2',
        type: 'aventura',
        operatorType: 'guia',
        operatorId: 'op-a',
        durationDays: 3,
        notice: notice('off'),
      },
      { id: 'pk-off', active: false },
    ],
    routes: [
      {
        id: 'rt-1',
        province: 'Girona',
        featured: true,
        operatorId: 'op-b',
        sortOrder: 1,
        elevationGain: 150,
        elevationLoss: 140,
        trackSimplified: [[41.8, 2.9, 150]],
        endPoint: { latitude: 41.9, longitude: 2.95, name: localized('end') },
        notice: notice('burnt'),
      },
      { id: 'rt-2', province: 'Cáceres', sortOrder: 2 },
      { id: 'rt-off', active: false },
    ],
    storyCategories: [{ id: 'oficios' }, { id: 'leyendas' }],
    stories: [
      {
        id: 'st-1',
        provinces: ['Girona', 'Barcelona'],
        keywords: ['pela', localized('destral')],
        audio: { file: localized('a.mp3'), transcript: localized('said') },
        notice: notice('ash'),
      },
      { id: 'st-2', provinces: ['Badajoz'], categoryId: 'leyendas', video: { file: 'v.mp4' } },
      { id: 'st-draft', status: 'draft' },
    ],
    storyTours: [
      { id: 'tour-1', notice: notice('embers') },
      { id: 'tour-2', type: 'cultura', territory: 'empordà' },
      { id: 'tour-off', active: false, type: 'naturaleza' },
    ],
    games: [
      {
        id: 'g-1',
        storyTourId: 'tour-1',
        position: 1,
        points: 50,
        notice: notice('charred'),
        solution: { questions: {} },
      },
      { id: 'g-2', storyTourId: 'tour-1', position: 2, points: 30, solution: { questions: {} } },
      {
        id: 'g-off',
        storyTourId: 'tour-1',
        position: 3,
        points: 1,
        active: false,
        solution: { questions: {} },
      },
    ],
    events: [{ id: 'ev-closed', notice: notice('closed') }, { id: 'ev-open' }],
    news: [
      { id: 'nw-old', publishedAt: new Date('2026-01-01T10:00:00Z') },
      { id: 'nw-new', publishedAt: new Date('2026-03-01T10:00:00Z'), notice: notice('over', 'info') },
      { id: 'nw-same', publishedAt: new Date('2026-03-01T10:00:00Z') },
      { id: 'nw-future', publishedAt: new Date(Date.now() + 86_400_000) },
      { id: 'nw-off', active: false },
    ],
  })
  await addSchedule(db, 'gavarres', 'e-1', {
    weekdays: [6, 7],
    slots: [{ time: '10:00', capacity: 8 }],
    specialDates: [{ date: '2027-06-24', type: 'closed', note: localized('feast') }],
  })
  await addContent(db, 'raya', { experiences: [{ id: 'e-raya' }], news: [{ id: 'nw-raya' }] })
}
