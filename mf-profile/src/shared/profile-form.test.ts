import { expect, it } from 'vitest'
import { fittingPhoto, profileFaults, toFormData } from './profile-form.ts'

const profile = { email: 'merce@sureda.test', has_password: true }

it('requires a name and a valid e-mail', () => {
  const known = { ...profile, has_password: false }
  expect(profileFaults({ name: ' ', email: '' }, known)).toEqual({
    name: 'nameRequired',
    email: 'emailRequired',
  })
  expect(profileFaults({ name: 'Mercè', email: 'merce@' }, known)).toEqual({ email: 'emailInvalid' })
  expect(profileFaults({ name: 'Mercè', email: 'merce@sureda.test' }, known)).toEqual({})
})

it('requires the current password for a new e-mail, where the account has one', () => {
  const form = { name: 'Mercè', email: 'nova@sureda.test' }
  expect(profileFaults(form, profile)).toEqual({ current_password: 'passwordRequired' })
  expect(profileFaults({ ...form, current_password: 'x' }, profile)).toEqual({})
  expect(profileFaults(form, { ...profile, has_password: false })).toEqual({})
  expect(profileFaults({ ...form, email: ' Merce@Sureda.test ' }, profile)).toEqual({})
})

it.each([
  ['image/gif', 10, 'format'],
  ['image/svg+xml', 10, 'format'],
  ['image/png', 2 * 1024 * 1024 + 1, 'size'],
  ['image/webp', 2 * 1024 * 1024, null],
])('checks a photo of type %s with %i bytes that cannot be made smaller', async (type, size, fault) => {
  const file = new File([new Uint8Array(size)], 'a', { type })
  expect(await fittingPhoto(file)).toEqual(fault ? { fault } : { photo: file })
})

it('names nested fields the way the call reads them', () => {
  const form = toFormData({
    name: 'Mercè',
    email: 'm@sureda.test',
    notifications: { push: true },
    preferences: ['cultura', 'relax'],
  })
  expect([...form.entries()]).toEqual([
    ['name', 'Mercè'],
    ['email', 'm@sureda.test'],
    ['notifications[push]', 'true'],
    ['preferences[]', 'cultura'],
    ['preferences[]', 'relax'],
  ])
})

it('can remove the last preference', () => {
  expect(toFormData({ preferences: [] }).getAll('preferences[]')).toEqual([''])
})
