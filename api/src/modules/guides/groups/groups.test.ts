import { afterAll, beforeAll, expect, it } from 'vitest'
import { TENANT } from '../../../testing/booking-fixture.ts'
import { type GroupFixture, startGroupFixture } from '../../../testing/group-fixture.ts'
import { createPerson } from '../../../testing/test-people.ts'

let fixture: GroupFixture
beforeAll(async () => {
  fixture = await startGroupFixture()
})
afterAll(() => fixture.api.close())

const FORM = { name: 'Colla de Girona', type: 'normal', number_of_people: 3 } as const
const dog = { name: 'Nit', breed: 'gos d’atura', size: 'medium', age: 4, notes: null }

it('answers a repeated change with the first answer, although the version has changed', async () => {
  const { id } = await fixture.make({})
  const key = { 'idempotency-key': `change-${id}`, 'if-match': '"1"' }
  const change = () =>
    fixture.call('PUT', `/guide/groups/${id}`, { ...FORM, name: 'Nova' }, fixture.guide, key)
  const first = await change()
  expect(first).toMatchObject({ status: 200, headers: { etag: '"2"' } })
  expect(await change()).toMatchObject({
    status: 200,
    headers: { etag: '"2"', 'idempotency-replayed': 'true' },
    body: first.body,
  })
})

it('creates a group from a form, empty fields as null', async () => {
  const form = {
    ...FORM,
    type: 'pets',
    description: '  Excursió de tardor ',
    special_requirements: '',
    preferred_language: 'ca',
    difficulty: 'easy',
    budget_range: 'low',
    pets: [{ name: 'Nit', breed: 'gos d’atura', size: 'medium', age: 4, notes: '' }],
  }
  const { status, headers, body } = await fixture.call('POST', '/guide/groups', form)
  expect(status).toBe(201)
  expect(headers.etag).toBe('"1"')
  expect(body.data).toMatchObject({
    ...form,
    description: 'Excursió de tardor',
    special_requirements: null,
    pets: [dog],
    members: [],
    version: 1,
  })
  expect((await fixture.call('GET', `/guide/groups/${body.data.id}`)).body.data).toEqual(body.data)
})

it.each([
  [{ name: ' ' }, 'name', 'required'],
  [{ type: undefined }, 'type', 'required'],
  [{ type: 'bus' }, 'type', 'invalid'],
  [{ number_of_people: 0 }, 'number_of_people', 'too_small'],
  [{ number_of_people: 51 }, 'number_of_people', 'too_big'],
  [{ number_of_people: 2.5 }, 'number_of_people', 'whole_number'],
  [{ pets: [{ name: 'Nit' }] }, 'pets', 'pets_need_type'],
  [{ owner_id: 'me' }, 'owner_id', 'unknown_field'],
])('refuses %j', async (over, path, code) => {
  const { status, body } = await fixture.call('POST', '/guide/groups', { ...FORM, ...over })
  expect([status, body.errors]).toEqual([422, [expect.objectContaining({ path, code })]])
})

it('changes the sent fields, clears null fields, and removes pets with the group type', async () => {
  const { id } = await fixture.make({ type: 'pets', description: 'Amb gos', difficulty: 'hard', pets: [dog] })
  const named = await fixture.call('PUT', `/guide/groups/${id}`, { ...FORM, type: 'pets', difficulty: null })
  expect(named.body.data).toMatchObject({
    name: FORM.name,
    description: 'Amb gos',
    difficulty: null,
    pets: [dog],
  })
  expect(named.headers.etag).toBe('"2"')
  const plain = await fixture.call('PUT', `/guide/groups/${id}`, FORM)
  expect(plain.body.data).toMatchObject({ type: 'normal', pets: [] })
})

it('refuses a change of an outdated version, and answers the current one', async () => {
  const { id } = await fixture.make()
  const put = (name: string, tag?: string) =>
    fixture.call(
      'PUT',
      `/guide/groups/${id}`,
      { ...FORM, name },
      fixture.guide,
      tag ? { 'if-match': tag } : {},
    )
  expect((await put('First', '"1"')).status).toBe(200)
  expect(await put('Second', '"1"')).toMatchObject({
    status: 412,
    body: { code: 'stale_group', data: { group: { id, name: 'First', version: 2 } } },
  })
  // joining and leaving does not change the version of the group
  await fixture.call('POST', `/guide/groups/${id}/members`, {})
  expect((await put('Third', '"2"')).status).toBe(200)
  expect((await put('Fourth')).body.data).toMatchObject({ name: 'Fourth', version: 4 })
})

it('stores members with and without a name; unnamed ones retain their number', async () => {
  const { id } = await fixture.make()
  const add = async (body: object) =>
    (await fixture.call('POST', `/guide/groups/${id}/members`, body)).body.data
  await add({})
  const second = await add({ name: '', role: 'contact', phone: '+34 900 000 251', email: '' })
  const named = await add({ name: 'Ona Serra', age: 9, notes: 'Celíaca', email: 'ona@example.test' })
  expect(second).toMatchObject({ name: 'Integrant 2', unnamed: true, role: 'contact', email: null })
  expect(named).toMatchObject({ name: 'Ona Serra', unnamed: false, role: 'none', age: 9, joined: false })
  const first = (await fixture.read(id)).members[0]
  const english = { 'accept-language': 'en' }
  await fixture.call('DELETE', `/guide/groups/${id}/members/${first?.id}`)
  const { body } = await fixture.call('GET', `/guide/groups/${id}`, undefined, fixture.guide, english)
  expect(body.data.members.map((one: { name: string }) => one.name)).toEqual(['Member 2', 'Ona Serra'])
  const path = `/guide/groups/${id}/members/${named.id}`
  const changed = await fixture.call('PUT', path, { role: 'leader', notes: null })
  expect(changed.body.data).toMatchObject({
    name: 'Ona Serra',
    role: 'leader',
    notes: null,
    age: 9,
    version: 2,
  })
  expect(await fixture.call('PUT', path, { age: 10 }, fixture.guide, { 'if-match': '"1"' })).toMatchObject({
    status: 412,
    body: { code: 'stale_group' },
  })
  expect((await fixture.call('PUT', path, {})).status).toBe(200)
  await fixture.call('DELETE', path)
  expect(await fixture.call('PUT', path, {})).toMatchObject({
    status: 404,
    body: { code: 'group_member_not_found' },
  })
})

it('refuses more members than the size, and a size below the number of members', async () => {
  const { id } = await fixture.make({ number_of_people: 2 })
  const add = () => fixture.call('POST', `/guide/groups/${id}/members`, {})
  await add()
  await add()
  expect(await add()).toMatchObject({
    status: 409,
    body: { code: 'group_full', message: 'El grup és ple: hi ha 2 places i ja estan totes ocupades.' },
  })
  expect(await fixture.call('PUT', `/guide/groups/${id}`, { ...FORM, number_of_people: 1 })).toMatchObject({
    status: 409,
    body: { code: 'group_too_small', data: { members: 2 } },
  })
  await fixture.call('PUT', `/guide/groups/${id}`, FORM)
  expect((await add()).status).toBe(201)
})

it('adds one member per idempotency key', async () => {
  const { id } = await fixture.make()
  const add = () =>
    fixture.call('POST', `/guide/groups/${id}/members`, { name: 'Ona' }, fixture.guide, {
      'idempotency-key': id,
    })
  const answers = await Promise.all([add(), add(), add()])
  expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1)
  expect((await fixture.read(id)).members).toHaveLength(1)
})

it('cannot be deleted with open reservations, and remains as a name on past ones', async () => {
  const group = await fixture.make()
  const leader = await fixture.person()
  await fixture.join(await fixture.invite(group.id), leader)
  const [member] = (await fixture.read(group.id)).members
  await fixture.call('PUT', `/guide/groups/${group.id}/members/${member?.id}`, { role: 'leader' })
  const experience = await fixture.experience()
  const booked = await fixture.book(experience, { group_id: group.id, people: 8 }, leader)
  expect(booked.status).toBe(201)
  expect(await fixture.call('DELETE', `/guide/groups/${group.id}`)).toMatchObject({
    status: 409,
    body: {
      code: 'group_has_reservations',
      data: {
        reservations: [
          { id: booked.body.data.id, people: 8, time: '10:00', booking_code: booked.body.data.booking_code },
        ],
      },
    },
  })
  await fixture.call('POST', `/reservations/${booked.body.data.id}/cancel`, {}, leader)
  expect(await fixture.call('DELETE', `/guide/groups/${group.id}`)).toMatchObject({
    status: 200,
    body: { data: { ok: true } },
  })
  expect((await fixture.call('GET', `/guide/groups/${group.id}`)).status).toBe(404)
  expect((await fixture.call('GET', '/user/groups', undefined, leader)).body.data).toEqual([])
  const { body } = await fixture.call('GET', `/reservations/${booked.body.data.id}`, undefined, leader)
  expect(body.data.group).toEqual({ id: group.id, name: 'Colla' })
  const unused = await fixture.make()
  await fixture.call('DELETE', `/guide/groups/${unused.id}`)
  expect((await fixture.call('DELETE', `/guide/groups/${unused.id}`)).body.code).toBe('group_not_found')
})

it('lists the guide’s groups, newest first, with pages', async () => {
  const guide = await createPerson(fixture.api.db, TENANT, { isGuide: true })
  const ids: string[] = []
  for (const name of ['A', 'B', 'C']) ids.unshift((await fixture.make({ name }, guide)).id)
  await fixture.call('POST', `/guide/groups/${ids[1]}/members`, { name: 'Ona' }, guide)
  const list = async (query: string) =>
    (await fixture.call('GET', `/guide/groups${query}`, undefined, guide)).body
  const all = await list('')
  expect(all.data.map((row: { id: string }) => row.id)).toEqual(ids)
  expect(all.data[1].members).toMatchObject([{ name: 'Ona' }])
  const paged: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await list(`?per_page=1${cursor && `&cursor=${cursor}`}`)
    paged.push(page.data[0].id)
    cursor = page.meta.next_cursor
  }
  expect(paged).toEqual(ids)
})
