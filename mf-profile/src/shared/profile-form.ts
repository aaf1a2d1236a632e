import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '@sureda/contract/rules/limits'
import type { Profile, ProfileForm } from '@sureda/contract/schemas/members/user'
import { photoWithin } from '@sureda/remote/device'

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
  // an empty list has to be sent too, else the last preference could never be taken away
  if (form.preferences?.length === 0) data.set('preferences[]', '')
  if (photo) data.set('photo', photo)
  return data
}

export type PhotoFault = 'format' | 'size'

/** The photo as it can be sent, made smaller where it is too large, or what is wrong with it; the server looks at its bytes again. */
export async function fittingPhoto(file: File): Promise<{ photo: File } | { fault: PhotoFault }> {
  if (!PHOTO_TYPES.some((type) => type === file.type)) return { fault: 'format' }
  const photo = await photoWithin(file, PHOTO_MAX_BYTES)
  return photo ? { photo } : { fault: 'size' }
}

type EmailFacts = Pick<Profile, 'email' | 'has_password'>

export const isNewEmail = (profile: EmailFacts, typed: string): boolean =>
  typed.trim().toLowerCase() !== profile.email

/** Whether the person proves with the password that the new e-mail is their own wish; a profile cached before does not say, the server does. */
export const needsPassword = (profile: EmailFacts, typed: string): boolean =>
  profile.has_password !== false && isNewEmail(profile, typed)

export type FieldFault = 'nameRequired' | 'emailRequired' | 'emailInvalid' | 'passwordRequired'

/** Name required; e-mail required and valid; a new e-mail asks for the current password. */
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
