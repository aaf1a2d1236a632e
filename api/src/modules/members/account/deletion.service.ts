import { paths } from '@sureda/contract/remote/paths'
import { isStaff } from '@sureda/contract/rules/access'
import { DELETION_DAYS } from '@sureda/contract/rules/limits'
import type { AccountDeletion, DeletionBody } from '@sureda/contract/schemas/members/account'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../database/database.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { AppError } from '../../../errors/app-error.ts'
import { processEach } from '../../../jobs/process-each.ts'
import { momentText } from '../../../lib/local-time.ts'
import { printError } from '../../../log/crash.ts'
import { enqueueText } from '../../../mail/enqueue-text.ts'
import { requirePerson } from '../../../plugins/access.ts'
import type { ObjectStore } from '../../../storage/object-store.ts'
import { removePhoto } from '../../../uploads/stored-photos.ts'
import { listOwnPictures } from '../../guides/photos/experience-photos.queries.ts'
import { publicUrl } from '../../platform/tenant/public-url.ts'
import { listProviders } from '../auth/identity.queries.ts'
import { clientIdOf } from '../auth/identity-token.ts'
import { deleteOtherSessionsOf } from '../auth/session.queries.ts'
import { toUser, type UserRow } from '../profile/to-user.ts'
import { findUser, updateUser } from '../profile/user.queries.ts'
import { recordDeletion } from './deleted-people.ts'
import {
  anonymizeUser,
  cancelOpenReservations,
  claimDueDeletions,
  countOpenReservations,
  type DueDeletion,
  dissolveGroups,
  leaveWaitlists,
  markForDeletion,
  transferGroups,
} from './deletion.queries.ts'
import { clearReservationTexts, deletePoints, deleteRows } from './personal-data.queries.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import type { ProveIdentity } from './prove-identity.ts'

const DAY_MS = 86_400_000
const AT_ONCE = 10
/** Only the function `forget_points` of the database can delete from these. */
const LEDGER = ['points_ledger', 'points_accounts']

/** State of the account: when it will be deleted, and what that touches. */
export async function readDeletion(
  tx: Db,
  request: FastifyRequest,
  config: Config,
): Promise<AccountDeletion> {
  const row = await ownRow(tx, request)
  const owner = { tenantId: request.tenant.id, userId: row.id }
  return {
    deletes_at: row.deletesAt?.toISOString() ?? null,
    open_reservations: await countOpenReservations(tx, owner),
    has_duties: hasDuties(row),
    providers: (await listProviders(tx, owner)).filter((provider) =>
      clientIdOf(provider, request.tenant, config),
    ),
  }
}

function hasDuties(row: UserRow): boolean {
  const person = toUser(row)
  return isStaff(person) || person.can_access_cms
}

async function ownRow(tx: Db, request: FastifyRequest): Promise<UserRow> {
  const row = await findUser(tx, request.tenant.id, requirePerson(request).id)
  if (!row) throw new AppError('token_revoked', 'the person is gone')
  return row
}

/**
 * Begins the seven days: future reservations are cancelled, waitlist entries ended, all other phones signed out, and a
 * mail explains how to restore the account. Repeating it changes nothing. Throws 422 for a missing or wrong proof and
 * 409 `account_has_duties` for guides and staff.
 */
export async function askForDeletion(
  request: FastifyRequest,
  body: DeletionBody,
  prove: ProveIdentity,
): Promise<void> {
  const seen = await request.inTenant((tx) => ownRow(tx, request))
  if (seen.deletesAt) return
  if (hasDuties(seen)) throw new AppError('account_has_duties')
  await prove(request, seen, body)
  await request.inTenant(async (tx) => {
    const owner = { tenantId: request.tenant.id, userId: seen.id }
    const now = await databaseTime.of(tx)
    const deletesAt = new Date(now.getTime() + DELETION_DAYS * DAY_MS)
    // the row first: a concurrent booking commits before it, or is refused after it
    if (!(await markForDeletion(tx, owner, deletesAt))) return
    await leaveWaitlists(tx, owner)
    await cancelOpenReservations(tx, owner)
    await deleteOtherSessionsOf(tx, owner.tenantId, owner.userId, request.sessionHash ?? null)
    await sendMail(tx, request, seen, deletesAt)
  })
}

async function sendMail(tx: Db, request: FastifyRequest, person: UserRow, deletesAt: Date): Promise<void> {
  const { tenant, server } = request
  const locale = person.preferredLanguage ?? request.locale
  const link = publicUrl(server.config, tenant, paths.deleteAccount())
  const values = {
    brand: tenant.name,
    name: person.name,
    link,
    date: momentText(deletesAt, locale, tenant.timeZone),
  }
  await enqueueText(tx, tenant.id, 'account', {
    to: person.email,
    locale,
    key: 'account_leaving',
    values,
  })
}

/** Restores the account. Reservations cancelled with the request stay cancelled. */
export async function cancelDeletion(tx: Db, request: FastifyRequest): Promise<void> {
  await updateUser(tx, request.tenant.id, requirePerson(request).id, { deletesAt: null })
}

interface Picture {
  path: string
  /** None of a picture of one size. */
  widths: number[]
}

/** Deletes the accounts whose days are over and returns how many. Runs in every process. */
export async function finishDeletions(db: Db, store: ObjectStore, tenantId: string): Promise<number> {
  const work = { tenantId, job: 'accounts' }
  const pictures: Picture[] = []
  const taken = await withTenant(db, tenantId, async (tx) => {
    // a retried transaction starts with an empty list
    pictures.length = 0
    const due = await claimDueDeletions(tx, work, AT_ONCE)
    return processEach(tx, work, due, async (alone, person) => {
      // written before the commit: if the commit fails, the person is deleted by the next run
      await recordDeletion(store, tenantId, person.id)
      pictures.push(...(await forget(alone, tenantId, person)))
    })
  })
  // after the commit: a file without a row is harmless, a row without its file would be a broken picture
  for (const { path, widths } of pictures)
    await removePhoto(store, path, widths).catch((error: unknown) => printError('a picture stays', error))
  return taken
}

/** Deletes all data of one person, in the order of the list. Returns the files to remove. */
async function forget(
  tx: Db,
  tenantId: string,
  { id: userId, email, avatar }: DueDeletion,
): Promise<Picture[]> {
  const owner = { tenantId, userId }
  const subject = { ...owner, email }
  await leaveWaitlists(tx, owner)
  await cancelOpenReservations(tx, owner)
  await transferGroups(tx, owner)
  await dissolveGroups(tx, owner)
  const pictures: Picture[] = await listOwnPictures(tx, owner)
  await anonymizeUser(tx, owner)
  for (const source of PERSONAL_DATA)
    if (source.fate === 'deleted' && !LEDGER.includes(source.table)) await deleteRows(tx, source, subject)
  await deletePoints(tx, subject)
  await clearReservationTexts(tx, subject)
  return avatar ? [...pictures, { path: avatar, widths: [] }] : pictures
}
