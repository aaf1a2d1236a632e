import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'
import type { Db } from '../database/database.ts'
import { withTenant } from '../database/with-tenant.ts'
import { events } from '../modules/catalogue/events/events.tables.ts'
import { experienceSchedules, experiences } from '../modules/catalogue/experiences/experiences.tables.ts'
import { locations } from '../modules/catalogue/locations/locations.tables.ts'
import { news } from '../modules/catalogue/news/news.tables.ts'
import { operators } from '../modules/catalogue/operators/operators.tables.ts'
import { travelPackages } from '../modules/catalogue/packages/packages.tables.ts'
import { routes } from '../modules/catalogue/routes/routes.tables.ts'
import { stories, storyCategories } from '../modules/catalogue/stories/stories.tables.ts'
import { storyTours } from '../modules/catalogue/story-tours/story-tours.tables.ts'
import { gameSolutions, games, type Solution } from '../modules/games/games.tables.ts'
import { notificationCards } from '../modules/members/cards/notification-cards.tables.ts'
import { rewards } from '../modules/points/rewards/rewards.tables.ts'

/** `x es`, `x ca`, …: shows in a test which language was chosen. */
export const localized = (text: string): LocalizedText => ({
  es: `${text} es`,
  ca: `${text} ca`,
  en: `${text} en`,
  fr: `${text} fr`,
  de: `${text} de`,
  nl: `${text} nl`,
})

type Insert<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']> & { id: string }
const place = { latitude: 41.88, longitude: 2.91 }
const start = { ...place, name: localized('start') }

/**
 * Writes items with the fields that a test needs; the others get defaults. Everything happens in one transaction of the
 * tenant.
 */
export async function addContent(
  db: Db,
  tenantId: string,
  items: {
    operators?: Insert<typeof operators>[]
    locations?: Insert<typeof locations>[]
    experiences?: Insert<typeof experiences>[]
    packages?: Insert<typeof travelPackages>[]
    routes?: Insert<typeof routes>[]
    storyCategories?: Insert<typeof storyCategories>[]
    stories?: Insert<typeof stories>[]
    storyTours?: Insert<typeof storyTours>[]
    games?: (Insert<typeof games> & { storyTourId: string; position: number; solution: Solution })[]
    events?: Insert<typeof events>[]
    news?: Insert<typeof news>[]
    cards?: Insert<typeof notificationCards>[]
    rewards?: Insert<typeof rewards>[]
  },
): Promise<void> {
  await withTenant(db, tenantId, async (tx) => {
    for (const item of items.operators ?? []) {
      const values = {
        name: localized(item.id),
        type: 'entidad',
        category: 'negocio_local',
        description: localized('d'),
        municipality: 'Cassà',
      } as const
      await tx.insert(operators).values({ ...values, ...item, tenantId })
    }
    for (const item of items.locations ?? []) {
      const values = {
        type: 'museo',
        layer: 'tourism',
        name: localized(item.id),
        description: localized('d'),
        municipality: 'Cassà',
        province: 'Girona',
        ...place,
      } as const
      await tx.insert(locations).values({ ...values, ...item, tenantId })
    }
    for (const item of items.experiences ?? []) {
      const values = {
        type: 'tour',
        title: localized(item.id),
        shortDescription: localized('s'),
        description: localized('d'),
        locationName: localized('where'),
      } as const
      await tx.insert(experiences).values({ ...values, ...item, tenantId })
    }
    for (const item of items.packages ?? []) {
      const values = {
        type: 'cultural',
        title: localized(item.id),
        summary: localized('s'),
        description: localized('d'),
        operatorType: 'agencia',
        durationDays: 2,
      } as const
      await tx.insert(travelPackages).values({ ...values, ...item, tenantId })
    }
    for (const item of items.routes ?? []) {
      const values = {
        ...{
          title: localized(item.id),
          summary: localized('s'),
          description: localized('d'),
          province: 'Girona',
          distanceKm: 3.9,
          durationMin: 75,
        },
        ...({
          difficulty: 'facil',
          geometry: 'circular',
          terrain: 'tierra',
          guideType: 'auto_guiada',
        } as const),
        startPoint: start,
      }
      await tx.insert(routes).values({ ...values, ...item, tenantId })
    }
    for (const item of items.storyCategories ?? []) {
      await tx.insert(storyCategories).values({ name: localized(item.id), ...item, tenantId })
    }
    for (const item of items.stories ?? []) {
      const values = {
        title: localized(item.id),
        summary: localized('s'),
        body: localized('b'),
        genre: 'oficio',
        categoryId: 'oficios',
        targetAudience: 'family',
      } as const
      await tx.insert(stories).values({ ...values, ...item, tenantId })
    }
    for (const item of items.storyTours ?? []) {
      const values = {
        title: localized(item.id),
        summary: localized('s'),
        description: localized('d'),
        type: 'paisaje',
        territory: tenantId,
        durationMin: 90,
        startPoint: start,
      } as const
      await tx.insert(storyTours).values({ ...values, ...item, tenantId })
    }
    for (const { solution, ...item } of items.games ?? []) {
      const values = { type: 'quiz', title: localized(item.id), intro: localized('i'), ...place } as const
      await tx.insert(games).values({ ...values, ...item, tenantId })
      await tx
        .insert(gameSolutions)
        .values({ tenantId, gameId: item.id, solution, explanation: localized(`why ${item.id}`) })
    }
    for (const item of items.events ?? []) {
      const values = {
        title: localized(item.id),
        description: localized('d'),
        startAt: new Date(),
        locationName: localized('where'),
      }
      await tx.insert(events).values({ ...values, ...item, tenantId })
    }
    for (const item of items.news ?? []) {
      const values = {
        title: localized(item.id),
        summary: localized('s'),
        body: localized('b'),
        publishedAt: new Date(0),
      }
      await tx.insert(news).values({ ...values, ...item, tenantId })
    }
    for (const item of items.cards ?? []) {
      const values = {
        title: localized(item.id),
        content: localized('<p>c</p>'),
        type: 'general',
        audiences: ['guest', 'member'] as ('guest' | 'member')[],
      } as const
      await tx.insert(notificationCards).values({ ...values, ...item, tenantId })
    }
    for (const item of items.rewards ?? []) {
      const values = { title: localized(item.id), description: localized('d'), cost: 100, stock: 10 }
      await tx.insert(rewards).values({ ...values, ...item, tenantId })
    }
  })
}

/**
 * Creates slots every day at ten and at noon with ten seats each, bookable for thirty days and confirmed at once by
 * default.
 */
export async function addSchedule(
  db: Db,
  tenantId: string,
  experienceId: string,
  values: Partial<typeof experienceSchedules.$inferInsert> = {},
): Promise<void> {
  const usual = {
    slots: [
      { time: '10:00', capacity: 10 },
      { time: '12:00', capacity: 10 },
    ],
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    defaultCapacity: 10,
    bookingWindowDays: 30,
    autoConfirm: true,
  }
  await withTenant(db, tenantId, (tx) =>
    tx.insert(experienceSchedules).values({ ...usual, ...values, tenantId, experienceId }),
  )
}
