import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '@sureda/contract/rules/limits'
import type { Profile, ProfileForm } from '@sureda/contract/schemas/members/user'
import { shrinkPhoto } from '@sureda/remote/device'

/** Fields of the form as the call names them: `notifications[push]`, `preferences[]`, … (POST user/profile is multipart). */
export function toFormData(form: ProfileForm, photo?: File | null): FormData {
  const data = new FormData()
  if (form.name !== undefined) data.set('name', form.name)
  if (form.email !== undefined) data.set('email', form.email)
  if (form.current_password) data.set('current_password', form.current_password)
  if (form.phone !== undefined) data.set('phone', form.phone)
  if (form.preferred_language) data.set('preferred_language', form.preferred_language)
  for (const [name, on] of Object.entries(form.notifications ?? {}))
    data.set(`notifications[${name}]`, String(on))
  for (const [name, on] of Object.entries(form.privacy ?? {})) data.set(`privacy[${name}]`, String(on))
  for (const preference of form.preferences ?? []) data.append('preferences[]', preference)
  // an empty list must be sent as well, or the last preference could not be removed
  if (form.preferences?.length === 0) data.set('preferences[]', '')
  if (photo) data.set('photo', photo)
  return data
}

export type PhotoFault = 'format' | 'size'

/** The photo to send, made smaller where it is too large, or what is wrong with it. The server checks its bytes again. */
export async function fittingPhoto(file: File): Promise<{ photo: File } | { fault: PhotoFault }> {
  if (!PHOTO_TYPES.some((type) => type === file.type)) return { fault: 'format' }
  const photo = await shrinkPhoto(file, PHOTO_MAX_BYTES)
  return photo ? { photo } : { fault: 'size' }
}

type EmailFacts = Pick<Profile, 'email' | 'has_password'>

export const isNewEmail = (profile: EmailFacts, typed: string): boolean =>
  typed.trim().toLowerCase() !== profile.email

/** Whether a new e-mail needs the password. A profile cached by an older release does not say whether there is one; then the server decides. */
export const needsPassword = (profile: EmailFacts, typed: string): boolean =>
  profile.has_password !== false && isNewEmail(profile, typed)

export type FieldFault = 'nameRequired' | 'emailRequired' | 'emailInvalid' | 'passwordRequired'

/** Requires a name, a valid e-mail, and for a new e-mail the current password. */
export function profileFaults(
  form: { name: string; email: string; current_password?: string },
  profile: EmailFacts,
): { name?: FieldFault; email?: FieldFault; current_password?: FieldFault } {
  const faults: ReturnType<typeof profileFaults> = {}
  if (!form.name.trim()) faults.name = 'nameRequired'
  if (!form.email.trim()) faults.email = 'emailRequired'
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(form.email.trim())) faults.email = 'emailInvalid'
  if (needsPassword(profile, form.email) && !form.current_password)
    faults.current_password = 'passwordRequired'
  return faults
}
