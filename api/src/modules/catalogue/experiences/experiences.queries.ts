import type { ExperienceType, Preference } from '@sureda/contract/codes/enums'
import type { Db } from '../../../database/database.ts'
import { alias, and, asc, desc, eq, or, sql } from '../../../database/orm.ts'
import { columnsOf, itemColumns } from '../../../lib/fields.ts'
import { beyond, type Page } from '../../../lib/page.ts'
import { flagged, searchParts } from '../../../lib/search.ts'
import { noticeColumn } from '../../guides/closures/closure-notice.ts'
import { users } from '../../members/profile/user.tables.ts'
import { operatorSummary } from '../operators/operators.queries.ts'
import { operators } from '../operators/operators.tables.ts'
import { ofRating, ratingColumns } from '../ratings/ratings.queries.ts'
import { ratingTotals } from '../ratings/ratings.tables.ts'
import {
  experienceDetailFields,
  experienceFields,
  experienceSchedules,
  experiences,
} from './experiences.tables.ts'

const listColumns = {
  ...itemColumns(experiences),
  ...columnsOf(experienceFields),
  ...ratingColumns,
  notice: noticeColumn('experience', experiences),
  sortOrder: experiences.sortOrder,
  bookable: sql<boolean>`${experienceSchedules.experienceId} is not null and ${experiences.purchase} not in ('enquiry', 'external')`,
  operator: operatorSummary,
}

const restaurants = alias(experiences, 'restaurants')

const detailColumns = {
  ...listColumns,
  restaurant: { id: restaurants.id, title: restaurants.title },
  ...columnsOf(experienceDetailFields),
  gallery: experiences.gallery,
  schedule: {
    weekdays: experienceSchedules.weekdays,
    weekdaySlots: experienceSchedules.weekdaySlots,
    slots: experienceSchedules.slots,
    bookingWindowDays: experienceSchedules.bookingWindowDays,
    sameDayBooking: experienceSchedules.sameDayBooking,
    autoConfirm: experienceSchedules.autoConfirm,
    minNights: experienceSchedules.minNights,
    specialDates: experienceSchedules.specialDates,
  },
}

const ofOperator = and(eq(operators.tenantId, experiences.tenantId), eq(operators.id, experiences.operatorId))
const ofSchedule = and(
  eq(experienceSchedules.tenantId, experiences.tenantId),
  eq(experienceSchedules.experienceId, experiences.id),
)
const ofRestaurant = and(
  eq(restaurants.tenantId, experiences.tenantId),
  eq(restaurants.id, experiences.restaurantId),
  eq(restaurants.status, 'active'),
)
/** Drafts, pending and inactive experiences are hidden from visitors. */
const visible = (tenantId: string) =>
  and(eq(experiences.tenantId, tenantId), eq(experiences.status, 'active'))

/** Sold by that agency, or its own: an agency is an operator too. */
const ofAgency = (id: string) =>
  or(eq(experiences.agencyId, id), and(eq(operators.id, id), eq(operators.type, 'agencia')))

export interface ExperienceFilter {
  type?: ExperienceType | undefined
  featured?: boolean | undefined
  /** `false` asks for hidden items: the list is then empty. */
  active?: boolean | undefined
  agency_id?: string | undefined
  operator_id?: string | undefined
  search?: string | undefined
}

export function listExperiences(db: Db, tenantId: string, filter: ExperienceFilter, page: Page) {
  const search = searchParts('experience', filter.search, experiences)
  return db
    .select({ ...listColumns, tier: search.tier })
    .from(experiences)
    .innerJoin(search.from, search.on)
    .leftJoin(operators, ofOperator)
    .leftJoin(experienceSchedules, ofSchedule)
    .leftJoin(ratingTotals, ofRating('experience', experiences))
    .where(
      and(
        visible(tenantId),
        filter.active === false ? sql`false` : undefined,
        filter.type && eq(experiences.type, filter.type),
        flagged(experiences.featured, filter.featured),
        filter.agency_id ? ofAgency(filter.agency_id) : undefined,
        filter.operator_id ? eq(experiences.operatorId, filter.operator_id) : undefined,
        beyond(page, search.keys),
      ),
    )
    .orderBy(...search.keys)
    .limit(page.limit + 1)
}

/** Its themes that match the person's preferences, the main one first. */
const likes = sql<
  Preference[]
>`array(select theme from unnest(${experiences.themes}) with ordinality as of_it (theme, place) where theme = any (${users.preferences}) order by place)`

/**
 * Recommendations for a person: by matching preferences, then featured ones, then the office's order. The only place
 * that ranks.
 */
export function listRecommended(db: Db, tenantId: string, userId: string, limit: number) {
  return db
    .select({ ...listColumns, likes })
    .from(experiences)
    .innerJoin(users, and(eq(users.tenantId, experiences.tenantId), eq(users.id, userId)))
    .leftJoin(operators, ofOperator)
    .leftJoin(experienceSchedules, ofSchedule)
    .leftJoin(ratingTotals, ofRating('experience', experiences))
    .where(visible(tenantId))
    .orderBy(
      desc(sql`cardinality(${likes})`),
      desc(experiences.featured),
      asc(experiences.sortOrder),
      asc(experiences.id),
    )
    .limit(limit)
}

export async function findExperience(db: Db, tenantId: string, id: string) {
  const [row] = await db
    .select(detailColumns)
    .from(experiences)
    .leftJoin(operators, ofOperator)
    .leftJoin(experienceSchedules, ofSchedule)
    .leftJoin(restaurants, ofRestaurant)
    .leftJoin(ratingTotals, ofRating('experience', experiences))
    .where(and(visible(tenantId), eq(experiences.id, id)))
  return row
}

export type ExperienceRow = Omit<Awaited<ReturnType<typeof listExperiences>>[number], 'tier'>
export type ExperienceDetailRow = NonNullable<Awaited<ReturnType<typeof findExperience>>>
