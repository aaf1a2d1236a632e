import type { Db } from '../../../database/database.ts'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  isNull,
  lte,
  min,
  notExists,
  or,
  type SQL,
  sql,
} from '../../../database/orm.ts'
import { reservations } from '../../bookings/reservations/reservations.tables.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'
import { operatorSummary } from '../../catalogue/operators/operators.queries.ts'
import { operators } from '../../catalogue/operators/operators.tables.ts'
import {
  notificationCards as cards,
  notificationDismissals as dismissals,
} from './notification-cards.tables.ts'

const LIMIT = 50

const columns = {
  id: cards.id,
  title: cards.title,
  content: cards.content,
  type: cards.type,
  buttonText: cards.buttonText,
  buttonActionType: cards.buttonActionType,
  buttonActionValue: cards.buttonActionValue,
  createdAt: cards.createdAt,
  operator: operatorSummary,
}

const active = (tenantId: string) => and(eq(cards.tenantId, tenantId), eq(cards.active, true))

const shownTo = (tenantId: string, audience: 'guest' | 'member', now: Date) =>
  and(
    active(tenantId),
    sql`${audience} = any (${cards.audiences})`,
    or(isNull(cards.visibleFrom), lte(cards.visibleFrom, now)),
    or(isNull(cards.visibleUntil), gt(cards.visibleUntil, now)),
  )

function list(db: Db, where: SQL | undefined) {
  return db
    .select(columns)
    .from(cards)
    .leftJoin(operators, and(eq(operators.tenantId, cards.tenantId), eq(operators.id, cards.operatorId)))
    .where(where)
    .orderBy(asc(cards.sortOrder), desc(cards.createdAt), asc(cards.id))
    .limit(LIMIT)
}

/** Cards for guests; those of operators are only for their customers. */
export const listGuestCards = (db: Db, tenantId: string, now: Date) =>
  list(db, and(shownTo(tenantId, 'guest', now), isNull(cards.operatorId)))

/** When the next card appears or ends; null if none does. */
export async function nextCardChange(db: Db, tenantId: string, now: Date): Promise<Date | null> {
  const [coming] = await db
    .select({ at: min(cards.visibleFrom) })
    .from(cards)
    .where(and(active(tenantId), gt(cards.visibleFrom, now)))
  const [going] = await db
    .select({ at: min(cards.visibleUntil) })
    .from(cards)
    .where(and(active(tenantId), gt(cards.visibleUntil, now)))
  const moments = [coming?.at, going?.at].flatMap((at) => at?.getTime() ?? [])
  return moments.length > 0 ? new Date(Math.min(...moments)) : null
}

export interface Member {
  tenantId: string
  userId: string
}

/** Cards for all members, and those of operators and agencies the person has a reservation with, without dismissed ones. */
export function listMemberCards(db: Db, { tenantId, userId }: Member, now: Date) {
  const booked = db
    .select({ one: sql`1` })
    .from(reservations)
    .innerJoin(
      experiences,
      and(eq(experiences.tenantId, reservations.tenantId), eq(experiences.id, reservations.experienceId)),
    )
    .where(
      and(
        eq(reservations.tenantId, tenantId),
        eq(reservations.userId, userId),
        sql`${reservations.status} in ('pending', 'confirmed')`,
        sql`${cards.operatorId} in (${experiences.operatorId}, ${experiences.agencyId})`,
      ),
    )
  const dismissed = db
    .select({ one: sql`1` })
    .from(dismissals)
    .where(
      and(eq(dismissals.tenantId, tenantId), eq(dismissals.userId, userId), eq(dismissals.cardId, cards.id)),
    )
  return list(
    db,
    and(
      shownTo(tenantId, 'member', now),
      or(isNull(cards.operatorId), sql`exists ${booked}`),
      notExists(dismissed),
    ),
  )
}

/** False if there is no such card. Repeating it changes nothing. */
export async function dismissCard(db: Db, { tenantId, userId }: Member, cardId: string): Promise<boolean> {
  const [card] = await db
    .select({ id: cards.id })
    .from(cards)
    .where(and(eq(cards.tenantId, tenantId), eq(cards.id, cardId)))
  if (card) await db.insert(dismissals).values({ tenantId, userId, cardId }).onConflictDoNothing()
  return card !== undefined
}

export type CardRow = Awaited<ReturnType<typeof listGuestCards>>[number]
