import type { Locale } from '@sureda/contract/codes/locale'
import type { PackageStatus, UpcomingTips } from '@sureda/contract/schemas/members/user'
import type { Db } from '../../../database/database.ts'
import { and, asc, desc, eq, gt, gte, inArray, lte } from '../../../database/orm.ts'
import { pickText, pickTexts } from '../../../database/pick-text.ts'
import { closureOfRow } from '../../bookings/reservations/closure-of-row.ts'
import { reservations } from '../../bookings/reservations/reservations.tables.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'
import { travelPackages } from '../../catalogue/packages/packages.tables.ts'
import { userPackages } from './user.tables.ts'

/** The person, and the languages of the answer. */
export interface Reader {
  tenantId: string
  userId: string
  locale: Locale
  tenantLocale: Locale
}

const DAY_MS = 86_400_000
const dayNumber = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1

/** The active package on `today` (in the tenant's time zone), with that day of its itinerary. */
export async function findPackageStatus(db: Db, reader: Reader, today: string): Promise<PackageStatus> {
  const [row] = await db
    .select({ stay: userPackages, title: travelPackages.title, itinerary: travelPackages.itinerary })
    .from(userPackages)
    .innerJoin(
      travelPackages,
      and(eq(travelPackages.tenantId, userPackages.tenantId), eq(travelPackages.id, userPackages.packageId)),
    )
    .where(
      and(
        eq(userPackages.tenantId, reader.tenantId),
        eq(userPackages.userId, reader.userId),
        lte(userPackages.startsOn, today),
        gte(userPackages.endsOn, today),
      ),
    )
    .orderBy(desc(userPackages.startsOn))
    .limit(1)
  if (!row) return { hasActivePackage: false, packageInfo: null }
  const { stay } = row
  const text = (value: typeof row.title) => pickText(value, reader.locale, reader.tenantLocale)
  const steps = row.itinerary.filter((step) => step.day === dayNumber(stay.startsOn, today))
  return {
    hasActivePackage: true,
    packageInfo: {
      id: stay.id,
      package_id: stay.packageId,
      title: text(row.title),
      starts_on: stay.startsOn,
      ends_on: stay.endsOn,
      route_id: stay.routeId ?? steps.find((step) => step.route_id)?.route_id ?? null,
      today: steps
        .sort((a, b) => a.time.localeCompare(b.time))
        .map((step) => ({
          time: step.time,
          title: text(step.title),
          place: text(step.place),
          experience_id: step.experience_id ?? null,
          route_id: step.route_id ?? null,
        })),
    },
  }
}

/** Tips for the next reservation that has not begun yet. */
export async function findUpcomingTips(db: Db, reader: Reader, now: Date): Promise<UpcomingTips> {
  const [row] = await db
    .select({
      id: reservations.id,
      date: reservations.date,
      time: reservations.time,
      closure: closureOfRow,
      experienceId: experiences.id,
      title: experiences.title,
      suggestions: experiences.suggestions,
      destinationTips: experiences.destinationTips,
    })
    .from(reservations)
    .innerJoin(
      experiences,
      and(eq(experiences.tenantId, reservations.tenantId), eq(experiences.id, reservations.experienceId)),
    )
    .where(
      and(
        eq(reservations.tenantId, reader.tenantId),
        eq(reservations.userId, reader.userId),
        inArray(reservations.status, ['pending', 'confirmed']),
        gt(reservations.startsAt, now),
      ),
    )
    .orderBy(asc(reservations.startsAt))
    .limit(1)
  const text = (values: NonNullable<typeof row>['suggestions']) =>
    pickTexts(values, reader.locale, reader.tenantLocale).join('\n\n') || null
  const sugerencias = row ? text(row.suggestions) : null
  const consejos = row ? text(row.destinationTips) : null
  return {
    has_upcoming_experience: row !== undefined,
    has_content: sugerencias !== null || consejos !== null,
    has_sugerencias: sugerencias !== null,
    has_consejos: consejos !== null,
    experience: row
      ? {
          id: row.experienceId,
          title: pickText(row.title, reader.locale, reader.tenantLocale),
          sugerencias,
          consejos_destino: consejos,
        }
      : null,
    reservation: row ? { id: row.id, date: row.date, time: row.time, closure: row.closure } : null,
  }
}
