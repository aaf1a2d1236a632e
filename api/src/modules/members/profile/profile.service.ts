import type { Profile, ProfileForm, User } from '@sureda/contract/schemas/members/user'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../database/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import { printError } from '../../../log/crash.ts'
import { requirePerson } from '../../../plugins/access.ts'
import type { ObjectStore } from '../../../storage/object-store.ts'
import { encodePhoto } from '../../../uploads/photo.ts'
import { readPhoto, removePhoto, storePhoto } from '../../../uploads/stored-photos.ts'
import { findEmailChange } from './email-change.queries.ts'
import { allowedNewEmail, askForNewEmail } from './email-change.service.ts'
import { toProfile, type UserRow } from './to-user.ts'
import { findUser, forgetUpload, updateUser } from './user.queries.ts'
import { uploads } from './user.tables.ts'

/** The person's profile, with a requested e-mail that waits for its link. */
export async function readProfile(tx: Db, tenantId: string, userId: string): Promise<Profile> {
  return toProfile(await ownRow(tx, tenantId, userId), await findEmailChange(tx, tenantId, userId))
}

async function ownRow(tx: Db, tenantId: string, userId: string): Promise<UserRow> {
  const row = await findUser(tx, tenantId, userId)
  if (!row) throw new AppError('token_revoked', 'the person is gone')
  return row
}

/**
 * Changes the given fields; a new e-mail must be confirmed first. The picture is written before the transaction; of the
 * old and the new file one remains, or both until the daily job where the commit goes unanswered. Hiding the profile moves the photo to a new address, because others have
 * seen the old one. Throws 422 for a missing or wrong password with a new e-mail, and the errors of the photo.
 */
export async function changeProfile(
  request: FastifyRequest,
  form: ProfileForm,
  photo: Buffer | undefined,
): Promise<Profile> {
  const person = requirePerson(request)
  const { uploads: store } = request.server
  const tenantId = request.tenant.id
  const seen = await request.inTenant((tx) => ownRow(tx, tenantId, person.id))
  const newEmail = await allowedNewEmail(request, form, seen)
  const bytes = photo
    ? await encodePhoto(photo, () => !request.socket.destroyed)
    : await photoToMove(store, form, person)
  const avatar = bytes && (await storePhoto(store, tenantId, bytes))
  try {
    const [before, after] = await request.inTenant(async (tx) => {
      const current = await ownRow(tx, tenantId, person.id)
      // a file made from a photo that was replaced meanwhile is dropped
      const isTaken = avatar && (photo !== undefined || current.avatar === person.avatar)
      await updateUser(tx, tenantId, person.id, { ...toColumns(form, current), ...(isTaken && { avatar }) })
      if (newEmail) await askForNewEmail(tx, request, current, newEmail)
      if (isTaken) {
        await tx.insert(uploads).values({ tenantId, userId: person.id, path: avatar, bytes: bytes.length })
        // no row names a picture that is gone
        await forgetUpload(tx, tenantId, current.avatar)
      }
      return [current, await readProfile(tx, tenantId, person.id)]
    })
    if (avatar) await removeUnused(store, after.avatar === avatar ? before.avatar : avatar)
    return after
  } catch (error) {
    // any other error may be a commit without an answer, whose row names the picture
    if (error instanceof AppError) await removeUnused(store, avatar ?? null)
    throw error
  }
}

/** The person has the answer of the database: what the store does not remove now, the daily job does. */
const removeUnused = (store: ObjectStore, path: string | null) =>
  removePhoto(store, path).catch((error: unknown) => printError('a picture stays', error))

const photoToMove = async (store: ObjectStore, form: ProfileForm, person: User) =>
  form.privacy?.public_profile === false ? readPhoto(store, person.avatar) : undefined

function toColumns(form: ProfileForm, current: UserRow) {
  return {
    ...(form.name && { name: form.name }),
    ...(form.phone === undefined ? {} : { phone: form.phone || null }),
    ...(form.preferred_language && { preferredLanguage: form.preferred_language }),
    ...(form.notifications && { notifications: { ...current.notifications, ...form.notifications } }),
    ...(form.privacy && { privacy: { ...current.privacy, ...form.privacy } }),
    ...(form.preferences && { preferences: [...new Set(form.preferences)] }),
  }
}
