import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { TENANT } from '../../../testing/booking-fixture.ts'
import { type GuideFixture, startGuideFixture } from '../../../testing/guide-fixture.ts'
import { addContent } from '../../../testing/test-content.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'
import { guideProfiles } from '../../guides/profile/guide-profile.tables.ts'
import { users } from '../../members/profile/user.tables.ts'

let fixture: GuideFixture
beforeAll(async () => {
  fixture = await startGuideFixture()
})
afterAll(() => fixture.api.close())

const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(fixture.api.db, TENANT, work)

it('names the contact: the agency’s number, else the guide of a confirmed reservation, else the operator', async () => {
  const { id, member, experience } = await fixture.request()
  const guide = fixture.guide.user.id
  const contact = async () =>
    (await fixture.call('GET', `/reservations/${id}`, undefined, member)).body.data.contact
  await inTenant((tx) => tx.update(users).set({ phone: '+34 600 000 001' }).where(eq(users.id, guide)))
  expect(await contact()).toBeNull()
  await addContent(fixture.api.db, TENANT, { operators: [{ id: 'o-call', phone: '+34 972 000 003' }] })
  await inTenant((tx) =>
    tx.update(experiences).set({ operatorId: 'o-call' }).where(eq(experiences.id, experience)),
  )
  expect(await contact()).toMatchObject({ phone: '+34 972 000 003' })
  await fixture.step(id, 'confirm')
  expect(await contact()).toEqual({ name: 'Pere Suros', phone: '+34 600 000 001' })
  const agency = { agencyName: 'Suro Guies', primaryColor: '#7a4a2b', secondaryColor: '#2f4a36' }
  await inTenant((tx) =>
    tx
      .insert(guideProfiles)
      .values({ tenantId: TENANT, userId: guide, ...agency, contactPhone: '+34 972 000 002' }),
  )
  const expected = { name: 'Suro Guies', phone: '+34 972 000 002' }
  expect(await contact()).toEqual(expected)
  const { body } = await fixture.call('GET', '/user/reservations', undefined, member)
  expect(body.data[0].contact).toEqual(expected)
  const pass = await fixture.call('GET', `/reservations/${id}/pass`, undefined, member)
  expect(pass.body.data.contact).toEqual(expected)
})
