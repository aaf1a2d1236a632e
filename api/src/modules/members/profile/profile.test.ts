import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PHOTO_MAX_BYTES } from '@sureda/contract/rules/limits'
import { profile } from '@sureda/contract/schemas/members/user'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { PHOTO_CORPUS, phonePhoto } from '../../../testing/photo-corpus.ts'
import { sendProfile } from '../../../testing/send-profile.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'

let api: TestApi
let folder: string
let person: TestPerson
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sureda-uploads-'))
  api = await startTestApi({ config: { DATA_DIR: folder } })
})
beforeEach(async () => {
  person = await createPerson(api.db, 'gavarres', { name: 'Ona' })
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
})

type Fields = Record<string, string | string[]>
const save = (fields: Fields, photo?: Uint8Array, fileField?: string) =>
  sendProfile(api.app, person, { name: 'Ona', email: person.user.email, ...fields }, photo, fileField)
const read = async () =>
  (await api.app.inject({ url: '/api/v1/user/profile', headers: person.headers })).json().data
const files = () =>
  existsSync(join(folder, 'uploads/gavarres')) ? readdirSync(join(folder, 'uploads/gavarres')) : []

it('answers the profile with the defaults of a new person', async () => {
  expect(profile.strict().parse(await read())).toMatchObject({
    notifications: { push: false, email: true, offers: false },
    privacy: { share_location: false, public_profile: false },
    preferences: [],
  })
})

it('changes what the form names and leaves the rest', async () => {
  const first = await save({
    phone: '+34 600 100 200',
    preferred_language: 'nl',
    'notifications[push]': 'true',
    'privacy[public_profile]': '1',
    'preferences[]': ['naturaleza', 'relax', 'relax'],
  })
  expect(first.statusCode).toBe(200)
  const { data } = (await save({ name: 'Ona Puig', 'notifications[email]': 'false' })).json()
  expect(data).toMatchObject({
    name: 'Ona Puig',
    phone: '+34 600 100 200',
    preferred_language: 'nl',
    notifications: { push: true, email: false, offers: false },
    privacy: { share_location: false, public_profile: true },
    preferences: ['naturaleza', 'relax'],
  })
  expect(await read()).toEqual(data)
})

it('leaves name and e-mail where only the language is sent', async () => {
  const answer = await sendProfile(api.app, person, { preferred_language: 'fr' })
  expect(answer.json().data).toMatchObject({
    name: 'Ona',
    email: person.user.email,
    preferred_language: 'fr',
  })
})

it('empties the preferences and the phone on request', async () => {
  await save({ 'preferences[]': 'playa', phone: '600' })
  const { data } = (await save({ 'preferences[]': '', phone: '' })).json()
  expect(data).toMatchObject({ preferences: [], phone: null })
})

it.each<[string, Fields, string]>([
  ['no name', { name: ' ' }, 'name'],
  ['an e-mail without a name', { name: [] }, 'name'],
  ['a phone alone', { name: [], email: [], phone: '600' }, 'email'],
  ['no e-mail', { email: 'nobody' }, 'email'],
  ['an unknown preference', { 'preferences[]': 'shopping' }, 'preferences.0'],
  ['an unknown notification', { 'notifications[sms]': 'true' }, 'notifications.sms'],
  ['an unknown field', { roles: 'superadmin' }, 'roles'],
  ['an unknown list', { 'roles[]': 'superadmin' }, 'roles'],
  ['a list that objects are born with', { '__proto__[]': 'x' }, '__proto__'],
  ['a word that objects are born with', { 'notifications[push]': 'toString' }, 'notifications.push'],
  ['a flag that is none', { 'privacy[share_location]': 'maybe' }, 'privacy.share_location'],
  ['an unknown language', { preferred_language: 'pt' }, 'preferred_language'],
])('refuses %s and names the field', async (_what, fields, path) => {
  const answer = await save(fields)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors.map((error: { path: string }) => error.path)).toContain(path)
})

it.each<[string, Uint8Array | undefined]>([
  ['nothing', undefined],
  ['only an empty photo', new Uint8Array()],
])('says what is missing in a form with %s', async (_what, photo) => {
  const answer = await sendProfile(api.app, person, {}, photo)
  expect(answer.json()).toMatchObject({
    status: 422,
    code: 'validation_failed',
    errors: [
      { path: 'name', code: 'required' },
      { path: 'email', code: 'required' },
    ],
  })
})

it('changes the photo alone', async () => {
  const answer = await sendProfile(api.app, person, {}, await phonePhoto())
  expect(answer.json().data).toMatchObject({ name: 'Ona', email: person.user.email })
  expect(answer.json().data.avatar).toBeTruthy()
})

it('accepts a multipart form only', async () => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v1/user/profile',
    headers: person.headers,
    payload: { name: 'Ona' },
  })
  expect(answer.statusCode).toBe(415)
})

it('makes a square WebP without metadata from a phone’s photo, and serves it', async () => {
  const answer = await save({}, await phonePhoto())
  expect(answer.statusCode).toBe(200)
  const { avatar } = answer.json().data
  expect(avatar).toMatch(/^uploads\/gavarres\/[0-9a-f-]{36}\.webp$/)
  const served = await api.app.inject({ url: `/media/${avatar}` })
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  })
  const found = await sharp(served.rawPayload).metadata()
  expect(found).toMatchObject({ format: 'webp', width: 512, height: 512 })
  expect([found.exif, found.icc, found.xmp, found.iptc]).toEqual([undefined, undefined, undefined, undefined])
  expect(served.rawPayload.toString('latin1')).not.toContain('Canary Camera')
})

it('stores one file per person: the new one replaces the old', async () => {
  const before = files().length
  const first = (await save({}, await phonePhoto())).json().data.avatar as string
  const second = (await save({}, await phonePhoto())).json().data.avatar as string
  expect(second).not.toBe(first)
  expect(files().length).toBe(before + 1)
  expect((await api.app.inject({ url: `/media/${first}` })).statusCode).toBe(404)
})

it('gives the photo a new address when the profile is no longer public', async () => {
  const shown = (await save({ 'privacy[public_profile]': 'true' }, await phonePhoto())).json().data.avatar
  const before = files().length
  const stored = await sendProfile(api.app, person, { 'privacy[share_location]': 'false' })
  expect(stored.json().data.avatar).toBe(shown)
  const bytes = (await api.app.inject({ url: `/media/${shown}` })).rawPayload
  const hidden = await sendProfile(api.app, person, { 'privacy[public_profile]': 'false' })
  const { avatar } = hidden.json().data
  expect(avatar).not.toBe(shown)
  expect((await api.app.inject({ url: `/media/${shown}` })).statusCode).toBe(404)
  expect((await api.app.inject({ url: `/media/${avatar}` })).rawPayload).toEqual(bytes)
  expect(files().length).toBe(before)
})

it('hides a profile without a photo, too', async () => {
  const { data } = (await sendProfile(api.app, person, { 'privacy[public_profile]': 'false' })).json()
  expect(data.avatar).toBeNull()
})

it('leaves no file behind when the form is refused for another reason', async () => {
  const before = files().length
  person = await createPerson(api.db, 'gavarres', { passwordHash: 'of a password that is not named' })
  expect((await save({ email: 'new@example.test' }, await phonePhoto())).statusCode).toBe(422)
  expect(files().length).toBe(before)
})

it('has the photo of a change that was committed without an answer', async () => {
  const { transaction } = api.db
  const cut = vi.spyOn(api.db, 'transaction').mockImplementation(async (...args) => {
    const answer = (await transaction.apply(api.db, args)) as unknown
    const isSaved = Array.isArray(answer) && (answer[1] as { avatar?: string | null } | undefined)?.avatar
    if (!isSaved) return answer
    cut.mockRestore()
    throw new Error('Connection terminated unexpectedly')
  })
  expect((await save({}, await phonePhoto())).statusCode).toBe(503)
  const { avatar } = await read()
  expect((await api.app.inject({ url: `/media/${avatar}`, headers: person.headers })).statusCode).toBe(200)
})

it.each(PHOTO_CORPUS)('answers %s with $verdict', async ({ make, verdict }) => {
  const answer = await save({}, await make())
  expect(answer.statusCode === 200 ? 'accepted' : answer.json().code).toBe(verdict)
})

it('cuts an upload off at two megabytes exactly', async () => {
  const photo = await phonePhoto()
  const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)])
  expect((await save({}, padded(PHOTO_MAX_BYTES + 1))).json()).toMatchObject({
    status: 413,
    code: 'photo_too_large',
  })
  expect((await save({}, padded(PHOTO_MAX_BYTES))).json().code).not.toBe('photo_too_large')
})

it('refuses a second file and a file in another field', async () => {
  expect((await save({}, await phonePhoto(), 'avatar')).statusCode).toBe(422)
})

it.each([
  '/media/uploads/gavarres/../../database/PG_VERSION',
  '/media/uploads/gavarres/..%2f..%2fdatabase%2fPG_VERSION',
  '/media/uploads/%2e%2e/x.webp',
  '/media/uploads/gavarres/unknown.webp',
])('finds nothing at %s', async (url) => {
  const answer = await api.app.inject({ url })
  expect(answer.statusCode).toBe(404)
})

it('has no file outside of the tenant’s folder', () => {
  expect(readdirSync(folder)).toEqual(['uploads'])
  expect(readdirSync(join(folder, 'uploads'))).toEqual(['gavarres'])
  expect(
    files().every(
      (name) => readFileSync(join(folder, 'uploads/gavarres', name)).toString('latin1', 8, 12) === 'WEBP',
    ),
  ).toBe(true)
})

it.each([
  ['no boundary', 'multipart/form-data', 'garbage'],
  ['no part at all', 'multipart/form-data; boundary=q', 'garbage'],
  [
    'no end',
    'multipart/form-data; boundary=q',
    '--q\r\nContent-Disposition: form-data; name="name"\r\n\r\nOna',
  ],
])('answers 400 to a form with %s', async (_what, type, payload) => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v1/user/profile',
    headers: { ...person.headers, 'content-type': type },
    payload,
  })
  expect(answer.json()).toMatchObject({ status: 400, code: 'malformed_request' })
  expect(await read()).toMatchObject({ name: 'Ona' })
})
