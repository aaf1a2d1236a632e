import { randomBytes } from 'node:crypto'
import { paths } from '@sureda/contract/remote/paths'
import { INVITATION_DAYS } from '@sureda/contract/rules/limits'
import type { GroupInvitation } from '@sureda/contract/schemas/guides/group'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../../database/database.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { AppError } from '../../../errors/app-error.ts'
import { CODE_ALPHABET } from '../../bookings/reservations/reservation-rules.ts'
import { hashToken } from '../../members/auth/token.ts'
import { findUser } from '../../members/profile/user.queries.ts'
import { publicUrl } from '../../platform/tenant/public-url.ts'
import { tenants } from '../../platform/tenant/tenant.tables.ts'
import { fullGroup } from './group-members.service.ts'
import { insertMember, listMembers, updateMember } from './groups.queries.ts'
import { type GuideWithLocalizer, requireGroup } from './groups.service.ts'
import {
  findInvitation,
  findMembership,
  insertInvitation,
  lockInvitedGroup,
  trimInvitations,
} from './invitations.queries.ts'

const DAY_MS = 86_400_000
const CODE_LENGTH = 8
/** Valid links of a group; beyond this the oldest is dropped. */
const OPEN_MAX = 20
/** How long an expired invitation is still recognised as such. */
const REMEMBERED_DAYS = 30

/** Ignores case, spaces and dashes, because codes are read aloud. */
export const hashCode = (code: string) =>
  hashToken(`group ${code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`)

/** `ABCD-EFGH`: 40 bits of characters that cannot be confused. */
function newCode(): string {
  const letters = [...randomBytes(CODE_LENGTH)].map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** Creates another code, valid for seven days; earlier ones stay valid. Only its hash is stored. Throws `group_not_found`. */
export async function inviteToGroup(
  db: Db,
  request: FastifyRequest,
  guide: GuideWithLocalizer,
  id: string,
): Promise<GroupInvitation> {
  const group = await requireGroup(db, guide, id, { lock: true })
  const now = (await databaseTime.of(db)).getTime()
  const before = new Date(now - REMEMBERED_DAYS * DAY_MS)
  await trimInvitations(db, group, { before, keep: OPEN_MAX - 1 })
  const code = newCode()
  const expiresAt = new Date(now + INVITATION_DAYS * DAY_MS)
  await insertInvitation(db, {
    tenantId: group.tenantId,
    groupId: group.id,
    codeHash: hashCode(code),
    expiresAt,
  })
  // the host comes from our table, never from the request
  const url = publicUrl(request.server.config, request.tenant, paths.joinGroup(code))
  return { code, url, expires_at: expiresAt.toISOString() }
}

/**
 * Adds a member, as the entry the guide has listed under their confirmed e-mail, else as a new participant. Returns the
 * group's id. Throws `invitation_not_found`, `invitation_expired`, `already_in_group`, `group_full`.
 */
export async function joinGroup(
  db: Db,
  person: { tenantId: string; userId: string },
  code: string,
): Promise<string> {
  const { tenantId, userId } = person
  const invitation = await findInvitation(db, tenantId, hashCode(code))
  const group = invitation && (await lockInvitedGroup(db, tenantId, invitation.groupId))
  if (!group) throw new AppError('invitation_not_found')
  if (await findMembership(db, group, userId)) {
    throw new AppError('already_in_group', 'joined before', { data: { group_id: group.id } })
  }
  if (invitation.expiresAt <= (await databaseTime.of(db))) throw new AppError('invitation_expired')
  const user = await findUser(db, tenantId, userId)
  if (!user) throw new AppError('token_revoked', 'the account is gone')
  const listed = (await listMembers(db, tenantId, [group.id])).find(
    (member) => member.userId === null && member.email && member.email.toLowerCase() === user.email,
  )
  // an unconfirmed address is no proof, and the entry may be the leader's
  if (listed && user.emailVerifiedAt) {
    await updateMember(db, listed, {
      userId,
      name: listed.name || user.name,
      phone: listed.phone ?? user.phone,
    })
    return group.id
  }
  if (group.memberCount >= group.people) throw fullGroup(group)
  const { name, phone } = user
  await insertMember(db, { tenantId, groupId: group.id, userId, name, phone, role: 'participant' })
  return group.id
}

/** For an unknown code: `invitation_of_other_tenant` if it is valid at another office. Rethrows other errors. */
export async function explainUnknownCode(
  app: FastifyInstance,
  tenantId: string,
  code: string,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof AppError) || error.code !== 'invitation_not_found') return error
  const offices = await app.db.select({ id: tenants.id, name: tenants.name }).from(tenants)
  for (const office of offices.filter(({ id }) => id !== tenantId)) {
    const found = await withTenant(app.db, office.id, (tx) => findInvitation(tx, office.id, hashCode(code)))
    if (found)
      return new AppError('invitation_of_other_tenant', 'known elsewhere', { data: { brand: office.name } })
  }
  return error
}
