import type { ProfileForm } from '@sureda/contract/user'
import type { FastifyRequest } from 'fastify'
import { requirePerson } from '../../plugins/access.ts'
import { encodePhoto, removePhoto, storePhoto } from '../../uploads/photo.ts'
import { leaveOldEmail } from './email-change.service.ts'
import type { UserRow } from './to-user.ts'
import { findUser, updateUser } from './user.queries.ts'
import { uploads } from './user.tables.ts'

/**
 * Changes what the form names and leaves the rest. A new e-mail ends the person's other sessions. The picture is made and written before the transaction; of the old and the new file exactly
 * one remains. Throws 409 `email_taken` and the errors of the photo.
 */
export async function changeProfile(
  request: FastifyRequest,
  form: ProfileForm,
  photo: Buffer | undefined,
): Promise<UserRow> {
  const person = requirePerson(request)
  const { config } = request.server
  const tenantId = request.tenant.id
  const bytes = photo && (await encodePhoto(photo))
  const avatar = bytes && (await storePhoto(config, tenantId, bytes))
  try {
    const [before, after] = await request.inTenant(async (tx) => {
      const current = await findUser(tx, tenantId, person.id)
      const changed = await updateUser(tx, tenantId, person.id, {
        ...toColumns(form, current),
        ...(avatar && { avatar }),
      })
      if (current && changed.email !== current.email) await leaveOldEmail(tx, request, current)
      if (avatar)
        await tx.insert(uploads).values({ tenantId, userId: person.id, path: avatar, bytes: bytes.length })
      return [current, changed]
    })
    if (avatar) await removePhoto(config, before?.avatar ?? null)
    return after
  } catch (error) {
    await removePhoto(config, avatar ?? null)
    throw error
  }
}

function toColumns(form: ProfileForm, current: UserRow | undefined) {
  const email = form.email?.toLowerCase()
  return {
    ...(form.name && { name: form.name }),
    // a new address has to prove itself again
    ...(email && email !== current?.email ? { email, emailVerifiedAt: null } : {}),
    ...(form.phone === undefined ? {} : { phone: form.phone || null }),
    ...(form.preferred_language && { preferredLanguage: form.preferred_language }),
    ...(form.notifications &&
      current && { notifications: { ...current.notifications, ...form.notifications } }),
    ...(form.privacy && current && { privacy: { ...current.privacy, ...form.privacy } }),
    ...(form.preferences && { preferences: [...new Set(form.preferences)] }),
  }
}
