import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '@sureda/contract/limits'
import type { ProfileForm } from '@sureda/contract/user'

/** Fields of the form as the call names them: `notifications[push]`, `preferences[]`, … (POST user/profile is multipart). */
export function toFormData(form: ProfileForm, photo?: File | null): FormData {
  const data = new FormData()
  if (form.name !== undefined) data.set('name', form.name)
  if (form.email !== undefined) data.set('email', form.email)
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

/** What is wrong with a photo before it is sent; the server looks at its bytes again. */
export function photoFault(file: Pick<File, 'type' | 'size'>): PhotoFault | null {
  if (!PHOTO_TYPES.some((type) => type === file.type)) return 'format'
  return file.size > PHOTO_MAX_BYTES ? 'size' : null
}

export type FieldFault = 'nameRequired' | 'emailRequired' | 'emailInvalid'

/** Name required; e-mail required and valid. */
export function profileFaults(form: { name: string; email: string }): {
  name?: FieldFault
  email?: FieldFault
} {
  const faults: { name?: FieldFault; email?: FieldFault } = {}
  if (!form.name.trim()) faults.name = 'nameRequired'
  if (!form.email.trim()) faults.email = 'emailRequired'
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(form.email.trim())) faults.email = 'emailInvalid'
  return faults
}
