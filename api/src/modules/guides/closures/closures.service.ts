import { paths } from '@sureda/contract/remote/paths'
import { CLOSURE_MAX_DAYS } from '@sureda/contract/rules/limits'
import type { Closure, ClosureBody, ClosureTouches } from '@sureda/contract/schemas/guides/closure'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../database/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import { addDays } from '../../../lib/local-time.ts'
import { localizerIn } from '../../../lib/localizer.ts'
import { isUuid, type Page, pageOf } from '../../../lib/page.ts'
import { enqueueText } from '../../../mail/enqueue-text.ts'
import { dayText, whenText } from '../../bookings/notices/notice-texts.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'
import { refuseOutside } from '../../platform/tenant/outside-territory.ts'
import { publicUrl } from '../../platform/tenant/public-url.ts'
import type { TenantRecord } from '../../platform/tenant/tenant-directory.ts'
import { translatedReason, warningOf } from './closure-texts.ts'
import {
  type ClosureRow,
  endClosure,
  findClosure,
  insertClosure,
  listClosedObjects,
  listClosures,
  markLifted,
  type TouchedReservation,
} from './closures.queries.ts'
import { type Closing, findTouched, type Touched } from './touches.service.ts'

/** What is needed to write mails. */
interface Sender {
  config: Config
  tenant: TenantRecord
}

/** What a closure would affect; changes nothing. Throws like `close`. */
export async function previewClosure(db: Db, closing: Closing, body: ClosureBody): Promise<ClosureTouches> {
  refuseUnfit(closing, body)
  return toTouches(await findTouched(db, closing, body, { lock: false }), closing)
}

/**
 * Closes routes or land for some days: what lies there shows the warning, the guide's own experiences take no bookings,
 * and everyone with a booking is notified by card and by mail, whatever their mail preferences. Throws
 * `route_not_found`, and 422 for past or too many days, and for land outside the territory.
 */
export async function close(db: Db, closing: Closing, body: ClosureBody, sender: Sender): Promise<Closure> {
  refuseUnfit(closing, body)
  const { tenantId, userId, clock } = closing
  const touched = await findTouched(db, closing, body, { lock: true })
  const { from, until, reason, area = null } = body
  const notice = { text: warningOf(body), date: dayIn(clock.timeZone, clock.now), level: 'warning' as const }
  const id = await insertClosure(
    db,
    { tenantId, guideUserId: userId, fromDate: from, untilDate: until, reason, area, notice },
    objectsOf(touched),
    touched.reservations,
  )
  for (const reservation of touched.reservations) await tell(db, sender, 'closure', body, reservation)
  return requireClosure(db, closing, id)
}

/** A page of the guide's closures with the names of what they affect. */
export async function readClosures(
  db: Db,
  closing: Closing,
  page: Page,
): Promise<{ data: Closure[]; meta: { next_cursor: string | null } }> {
  const rows = await listClosures(db, closing, page)
  const { data, meta } = pageOf(
    rows,
    page,
    (row) => [row.rank, row.fromDate, row.id],
    (row) => row,
  )
  return { data: await withNames(db, closing, data), meta }
}

/**
 * Lifts a closure: its warnings disappear, its days can be booked again, and everyone who still has a booking there is
 * notified by card and by mail. Repeating it changes nothing. Throws `closure_not_found`.
 */
export async function lift(db: Db, closing: Closing, id: string, sender: Sender): Promise<Closure> {
  const { from, until, reason } = await requireClosure(db, closing, id)
  if (await endClosure(db, closing, id)) {
    const told = await markLifted(db, closing.tenantId, id, closing.clock.now)
    for (const reservation of told)
      await tell(db, sender, 'closure_lifted', { from, until, reason }, reservation)
  }
  return requireClosure(db, closing, id)
}

async function requireClosure(db: Db, closing: Closing, id: string): Promise<Closure> {
  const row = isUuid(id) ? await findClosure(db, closing, id) : undefined
  const [closure] = row ? await withNames(db, closing, [row]) : []
  if (!closure) throw new AppError('closure_not_found')
  return closure
}

async function withNames(db: Db, closing: Closing, rows: ClosureRow[]): Promise<Closure[]> {
  if (rows.length === 0) return []
  const objects = await listClosedObjects(
    db,
    closing.tenantId,
    rows.map(({ id }) => id),
  )
  const today = dayIn(closing.clock.timeZone, closing.clock.now)
  return rows.map((row) => {
    const named = (kind: 'route' | 'game' | 'experience') =>
      objects
        .filter((object) => object.closureId === row.id && object.kind === kind)
        .map(({ id, title }) => ({ id, title: title ? closing.localizer.text(title) : id }))
    return {
      id: row.id,
      from: row.fromDate,
      until: row.untilDate,
      reason: row.reason,
      area: row.area,
      state: row.endedAt || row.untilDate < today ? 'over' : row.fromDate > today ? 'planned' : 'active',
      told: row.told,
      routes: named('route'),
      games: named('game'),
      experiences: named('experience'),
      created_at: row.createdAt.toISOString(),
    }
  })
}

function refuseUnfit({ clock, bounds }: Closing, { from, until, area }: ClosureBody): void {
  const today = dayIn(clock.timeZone, clock.now)
  const errors = [
    ...(until < today ? [{ path: 'until', code: 'day_over' }] : []),
    ...(until > addDays(from, CLOSURE_MAX_DAYS) ? [{ path: 'until', code: 'closure_too_long' }] : []),
    ...(from > addDays(today, 2 * CLOSURE_MAX_DAYS) ? [{ path: 'from', code: 'too_far_ahead' }] : []),
  ]
  if (errors.length > 0) throw new AppError('validation_failed', 'days of a closure', { errors })
  for (const [latitude, longitude] of area ?? [])
    refuseOutside(bounds, { latitude, longitude }, { path: 'area' })
}

const objectsOf = (touched: Touched) => [
  ...touched.routes.map(({ id }) => ({ kind: 'route' as const, objectId: id, closes: false })),
  ...touched.route_points.map(({ id }) => ({ kind: 'route_point' as const, objectId: id, closes: false })),
  ...touched.games.map(({ id }) => ({ kind: 'game' as const, objectId: id, closes: false })),
  ...touched.experiences.map(({ id, own }) => ({ kind: 'experience' as const, objectId: id, closes: own })),
]

const toTouches = ({ reservations, ...touched }: Touched, { localizer }: Closing): ClosureTouches => ({
  ...touched,
  reservations: reservations.map((row) => ({
    id: row.id,
    experience_title: localizer.text(row.title),
    date: row.date,
    time: row.time,
    people: row.people,
    status: row.status,
    member_name: row.memberName,
  })),
})

/** Mails members with bookings there in their language, with links to their booking and to other days. */
async function tell(
  db: Db,
  { config, tenant }: Sender,
  what: 'closure' | 'closure_lifted',
  { from, until, reason }: Pick<ClosureBody, 'from' | 'until' | 'reason'>,
  row: TouchedReservation,
): Promise<void> {
  const locale = row.preferredLanguage ?? tenant.locale
  const localizer = localizerIn({ locale, tenantDefault: tenant.locale })
  const values = {
    brand: tenant.name,
    name: row.memberName,
    experience: localizer.text(row.title),
    place: localizer.text(row.locationName),
    when: whenText(row, locale),
    people: row.people,
    from: dayText(from, locale),
    until: dayText(until, locale),
    reason: translatedReason(reason, locale),
    link: publicUrl(config, tenant, paths.reservationPass(row.id)),
    again: publicUrl(config, tenant, paths.rebook(row.experienceId, row.id)),
  }
  await enqueueText(db, tenant.id, 'booking', {
    to: row.email,
    locale,
    key: `${what}`,
    values,
  })
}
