import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { TENANT } from '../../../testing/booking-fixture.ts'
import { type GroupFixture, startGroupFixture } from '../../../testing/group-fixture.ts'
import { createPerson } from '../../../testing/test-people.ts'

let fixture: GroupFixture
beforeAll(async () => {
  fixture = await startGroupFixture()
})
afterAll(() => fixture.api.close())

const named = (name: string, values: object = {}) =>
  createPerson(fixture.api.db, TENANT, { name, phone: '+34 600 000 001', ...values })

it('adds a member by a readable code, and shows the group to that member', async () => {
  const { id } = await fixture.make({ type: 'pets', description: 'Tardor', pets: [{ name: 'Nit' }] })
  await fixture.call('POST', `/guide/groups/${id}/members`, { role: 'contact', phone: '+34 900 000 251' })
  const { status, body } = await fixture.call('POST', `/guide/groups/${id}/invitations`, {})
  expect(status).toBe(201)
  expect(body.data.code).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)
  expect(body.data.url).toMatch(
    new RegExp(`^https?://gavarres\\.localhost.*/grupos\\?codigo=${body.data.code}$`),
  )
  expect(Date.parse(body.data.expires_at) - Date.now()).toBeGreaterThan(6 * 86_400_000)
  const ona = await named('Ona Serra')
  const joined = await fixture.join(` ${body.data.code.toLowerCase().replace('-', ' ')} `, ona)
  const seen = {
    id,
    name: 'Colla',
    role: 'participant',
    people: 8,
    can_book: false,
    description: 'Tardor',
    type: 'pets',
    guide: { name: 'Pere Suros', phone: '+34 900 000 125' },
    members: [
      { name: 'Integrant 1', role: 'contact', is_me: false },
      { name: 'Ona Serra', role: 'participant', is_me: true },
    ],
    pets: ['Nit'],
  }
  expect([joined.status, joined.body.data]).toEqual([201, seen])
  expect((await fixture.call('GET', '/user/groups', undefined, ona)).body.data).toEqual([seen])
  expect((await fixture.read(id)).members[1]).toMatchObject({ joined: true, phone: '+34 600 000 001' })
})

it('joins a listed place only to the member with that confirmed e-mail', async () => {
  const { id } = await fixture.make({ number_of_people: 2 })
  const code = await fixture.invite(id)
  const list = (email: string) =>
    fixture.call('POST', `/guide/groups/${id}/members`, { name: 'La Ona', email, role: 'leader' })
  await list('Ona@example.test')
  const claims = await named('Somebody', { email: 'ona@example.test', emailVerifiedAt: null })
  expect((await fixture.join(code, claims)).body.data.role).toBe('participant')
  await fixture.call('DELETE', `/user/groups/${id}`, undefined, claims)
  const [place] = (await fixture.read(id)).members
  await fixture.call('PUT', `/guide/groups/${id}/members/${place?.id}`, { email: 'neus@example.test' })
  const neus = await named('Neus Vidal', { email: 'neus@example.test' })
  const { body } = await fixture.join(code, neus)
  expect(body.data).toMatchObject({
    role: 'leader',
    can_book: true,
    members: [{ name: 'La Ona', is_me: true }],
  })
})

it('names the reason why a code is refused', async () => {
  const { id } = await fixture.make({ number_of_people: 1 })
  const code = await fixture.invite(id)
  const [first, second] = [await named('First'), await named('Second')]
  expect(await fixture.join('KNWN-CDEF', first)).toMatchObject({
    status: 404,
    body: { code: 'invitation_not_found' },
  })
  expect((await fixture.join(code, first)).status).toBe(201)
  expect(await fixture.join(code, first)).toMatchObject({
    status: 409,
    body: { code: 'already_in_group', data: { group_id: id } },
  })
  expect(await fixture.join(code, second)).toMatchObject({
    status: 409,
    body: { code: 'group_full', data: { people: 1 } },
  })
  const stranger = await createPerson(fixture.api.db, 'raya')
  expect(await fixture.join(code, stranger)).toMatchObject({
    status: 409,
    body: { code: 'invitation_of_other_tenant' },
  })
  await withTenant(fixture.api.db, TENANT, (tx) =>
    tx.execute(
      sql`update group_invitations set expires_at = now() - interval '1 second' where group_id = ${id}::uuid`,
    ),
  )
  expect(await fixture.join(code, second)).toMatchObject({
    status: 410,
    body: { code: 'invitation_expired' },
  })
  const later = await fixture.invite(id)
  expect((await fixture.call('DELETE', `/guide/groups/${id}/invitations`)).status).toBe(200)
  expect(await fixture.join(later, second)).toMatchObject({
    status: 404,
    body: { code: 'invitation_not_found' },
  })
})

it('lets a member leave, and join again with the same key', async () => {
  const { id } = await fixture.make()
  const code = await fixture.invite(id)
  const ona = await named('Ona Serra')
  const key = { 'idempotency-key': id }
  expect((await fixture.join(code, ona, key)).status).toBe(201)
  // a repeated request under the same key returns the first answer
  expect(await fixture.join(code, ona, key)).toMatchObject({ status: 201, body: { data: { id } } })
  expect((await fixture.call('DELETE', `/user/groups/${id}`, undefined, ona)).status).toBe(200)
  expect(await fixture.call('DELETE', `/user/groups/${id}`, undefined, ona)).toMatchObject({
    status: 404,
    body: { code: 'group_not_found' },
  })
  expect((await fixture.read(id)).members).toEqual([])
})

it('limits attempts to guess codes', async () => {
  const { startTestApi } = await import('../../../testing/test-app.ts')
  const api = await startTestApi({ config: { RATE_LIMIT_FACTOR: 1 } })
  try {
    const ona = await createPerson(api.db, TENANT)
    const guess = async () => {
      const payload = { code: 'KNWN-CDEF' }
      const url = '/api/v1/user/groups/join'
      return (await api.app.inject({ method: 'POST', url, headers: ona.headers, payload })).statusCode
    }
    for (let tries = 0; tries < 30; tries++) expect(await guess()).toBe(404)
    expect(await guess()).toBe(429)
  } finally {
    await api.close()
  }
})
