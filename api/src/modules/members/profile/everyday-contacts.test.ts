import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTenant } from '../../../database/with-tenant.ts'
import { mailOutbox } from '../../../mail/mail.tables.ts'
import { sendProfile } from '../../../testing/send-profile.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { addContent } from '../../../testing/test-content.ts'
import { createPerson } from '../../../testing/test-people.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await addContent(api.db, 'gavarres', { experiences: [{ id: 'e' }] })
})
afterAll(() => api.close())

const PASSWORD = 'mestral i garbi'
const host = { host: 'gavarres.localhost' }
const post = (path: string, payload: object, headers: object = host) =>
  api.app.inject({ method: 'POST', url: `/api/v1/${path}`, headers: { ...headers }, payload })
const recipients = async () =>
  (await withTenant(api.db, 'gavarres', (tx) => tx.select().from(mailOutbox))).map(
    ({ recipient }) => recipient,
  )

it.each([
  ['anna@castanyer-ñ.cat', 'ANNA@xn--castanyer--29a.cat', 'anna@castanyer-ñ.cat'],
  ['josep@xn--collegi-xma.cat', 'josep@col·legi.cat', 'josep@col·legi.cat'],
  [
    "r&d=x+o'b!#$%*/?^_`{|}~-@example.test",
    "R&D=x+o'b!#$%*/?^_`{|}~-@Example.test",
    "r&d=x+o'b!#$%*/?^_`{|}~-@example.test",
  ],
])('accepts %s as an address everywhere, and treats %s as the same', async (email, other, shown) => {
  const made = await post('register', {
    name: 'Anna',
    email,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  })
  expect(made.statusCode).toBe(201)
  expect(made.json().user.email).toBe(shown)
  for (const spelled of [email, other, shown])
    expect((await post('login', { email: spelled, password: PASSWORD })).statusCode).toBe(200)
  const again = { name: 'Anna', email: other, password: PASSWORD, password_confirmation: PASSWORD }
  expect((await post('register', again)).json().code).toBe('email_taken')
  await post('auth/forgot-password', { email: other })
  await api.background.done()
  expect(await recipients()).toContain(shown)
  expect(
    (await post('experiences/e/enquiries', { name: 'Anna', email: other, message: 'Hola' })).statusCode,
  ).toBe(202)

  const guide = await createPerson(api.db, 'gavarres', { isGuide: true })
  const group = await post(
    'guide/groups',
    { name: 'Colla', type: 'normal', number_of_people: 4 },
    guide.headers,
  )
  const member = await post(
    `guide/groups/${group.json().data.id}/members`,
    { name: 'Anna', email: other },
    guide.headers,
  )
  expect(member.json().data.email).toBe(shown)
  const agency = await api.app.inject({
    method: 'PUT',
    url: '/api/v1/guide/profile',
    headers: guide.headers,
    payload: { agencyName: 'Suros', contactEmail: other },
  })
  expect(agency.json().data.contactEmail).toBe(shown)
  const profile = await sendProfile(api.app, guide, {
    name: 'Pau',
    email: `new.${other}`,
    current_password: PASSWORD,
  })
  expect(profile.json().errors ?? []).not.toContainEqual(expect.objectContaining({ path: 'email' }))
})

const PASTED = '\u202a\u2066＋34\u00a0600\u2011123\u200b\u00ad\u2060456\u2069\u202c'

it('accepts a pasted number everywhere, without the text around it', async () => {
  const guide = await createPerson(api.db, 'gavarres', { isGuide: true })
  const profile = await sendProfile(api.app, guide, { name: 'Pau', email: guide.user.email, phone: PASTED })
  expect(profile.json().data.phone).toBe('+34 600-123456')
  const group = await post(
    'guide/groups',
    { name: 'Colla', type: 'normal', number_of_people: 4 },
    guide.headers,
  )
  const member = await post(`guide/groups/${group.json().data.id}/members`, { phone: PASTED }, guide.headers)
  expect(member.json().data.phone).toBe('+34 600-123456')
  const agency = await api.app.inject({
    method: 'PUT',
    url: '/api/v1/guide/profile',
    headers: guide.headers,
    payload: { agencyName: 'Suros', contactPhone: PASTED },
  })
  expect(agency.json().data.contactPhone).toBe('+34 600-123456')
})
