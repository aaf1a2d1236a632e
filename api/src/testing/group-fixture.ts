import type { Group } from '@sureda/contract/schemas/guides/group'
import { startBookings, TENANT } from './booking-fixture.ts'
import { createPerson, type TestPerson } from './test-people.ts'

/** The reservation fixture with a guide who has groups, and shortcuts for the steps that tests of groups repeat. */
export async function startGroupFixture() {
  const fixture = await startBookings()
  const { db } = fixture.api
  const guide = await createPerson(db, TENANT, {
    isGuide: true,
    name: 'Pere Suros',
    phone: '+34 900 000 125',
  })

  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    person = guide,
    headers = {},
  ) {
    const answer = await fixture.api.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...person.headers, ...headers },
      payload: body,
    })
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
  }

  /** Creates a group of the guide, for eight people by default. */
  async function make(over: object = {}, person = guide): Promise<Group> {
    const form = { name: 'Colla', type: 'normal', number_of_people: 8, ...over }
    return (await call('POST', '/guide/groups', form, person)).body.data
  }

  const invite = async (groupId: string): Promise<string> =>
    (await call('POST', `/guide/groups/${groupId}/invitations`, {})).body.data.code
  const join = (code: string, person: TestPerson, headers = {}) =>
    call('POST', '/user/groups/join', { code }, person, headers)
  const read = async (groupId: string): Promise<Group> =>
    (await call('GET', `/guide/groups/${groupId}`)).body.data

  return { ...fixture, guide, call, make, invite, join, read }
}

export type GroupFixture = Awaited<ReturnType<typeof startGroupFixture>>
