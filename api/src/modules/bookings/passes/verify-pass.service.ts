import { normalCode } from '@sureda/contract/rules/pass-code'
import { evaluatePass, isWelcome, type PassResult } from '@sureda/contract/rules/pass-verdict'
import type { PassVerdict, verifyPassBody } from '@sureda/contract/schemas/bookings/pass'
import type { z } from 'zod'
import type { Db } from '../../../database/database.ts'
import { passText } from '../../../errors/messages.ts'
import { marksOf } from '../../guides/attendance/attendance.queries.ts'
import { type DayListRow, findByCode, findForPass } from '../../guides/attendance/day-list.queries.ts'
import { toEntry } from '../../guides/attendance/to-day-list.ts'
import type { GuideContext } from '../../guides/reservations/guide-reservations.service.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'
import { dayText } from '../notices/notice-texts.ts'
import { publicKeys } from './pass-keys.service.ts'
import { checkPass } from './pass-token.ts'

type Asked = z.infer<typeof verifyPassBody>

/** Checks a pass or a typed code against the database. Reveals nothing of other guides' reservations. */
export async function verifyPass(db: Db, guide: GuideContext, asked: Asked): Promise<PassVerdict> {
  const { tenantId, userId, clock } = guide
  const { signature, claims } =
    asked.token === undefined
      ? { signature: 'typed' as const, claims: null }
      : await checkPass(asked.token, await publicKeys(db, tenantId))
  const row =
    asked.code === undefined
      ? signature === 'good' && claims && (await findForPass(db, tenantId, claims.reservation))
      : await findByCode(db, guide, normalCode(asked.code))
  const marks = row ? ((await marksOf(db, tenantId, [row.id])).get(row.id) ?? []) : []
  const entry = row ? toEntry(row, marks, clock.now) : null
  const known = row &&
    entry && {
      experience_id: row.experienceId,
      date: row.date,
      time: row.time,
      ends_at: row.endsAt.toISOString(),
      status: row.status,
      is_here: entry.attendance.state === 'here' || row.outcome === 'attended',
    }
  // a valid signature for a deleted reservation: no one is expected with it
  const isLost = signature === 'good' && claims?.tenant === tenantId && !row
  const result = isLost
    ? 'unknown'
    : evaluatePass(
        { signature, claims, known: known || null, isOwn: row ? row.guideUserId === userId : true },
        {
          tenant: tenantId,
          now: clock.now,
          date: asked.date ?? dayIn(clock.timeZone, clock.now),
          experience_id: asked.experience_id,
          time: asked.time,
        },
      )
  const isShown = row && entry && row.guideUserId === userId
  return {
    valid: isWelcome(result),
    result,
    message: sentenceOf(result, guide, isShown ? row : undefined),
    reservation: isShown
      ? {
          ...entry,
          experience: { id: row.experienceId, title: guide.localizer.text(row.title) },
          date: row.date,
          time: row.time,
        }
      : null,
  }
}

const sentenceOf = (result: PassResult, { localizer }: GuideContext, row: DayListRow | undefined) =>
  passText(result, localizer.locale, {
    name: row?.name,
    experience: row && localizer.text(row.title),
    date: row && dayText(row.date, localizer.locale),
    time: row?.time,
  })
