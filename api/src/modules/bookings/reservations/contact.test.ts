import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { TENANT } from '../../../testing/booking-bench.ts'
import { type GuideBench, startGuideBench } from '../../../testing/guide-bench.ts'
import { addContent } from '../../../testing/test-content.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'
import { guideProfiles } from '../../guides/profile/guide-profile.tables.ts'
import { users } from '../../members/profile/user.tables.ts'

let bench: GuideBench
beforeAll(async () => {
  bench = await startGuideBench()
})
afterAll(() => bench.api.close())

const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(bench.api.db, TENANT, work)

it('says whom to call: the agency by its number, else the guide of a confirmed place, else the operator', async () => {
  const { id, member, experience } = await bench.request()
  const guide = bench.guide.user.id
  const contact = async () =>
    (await bench.call('GET', `/reservations/${id}`, undefined, member)).body.data.contact
  await inTenant((tx) => tx.update(users).set({ phone: '+34 600 000 001' }).where(eq(users.id, guide)))
  expect(await contact()).toBeNull()
  await addContent(bench.api.db, TENANT, { operators: [{ id: 'o-call', phone: '+34 972 000 003' }] })
  await inTenant((tx) =>
    tx.update(experiences).set({ operatorId: 'o-call' }).where(eq(experiences.id, experience)),
  )
  expect(await contact()).toMatchObject({ phone: '+34 972 000 003' })
  await bench.step(id, 'confirm')
  expect(await contact()).toEqual({ name: 'Pere Suros', phone: '+34 600 000 001' })
  const agency = { agencyName: 'Suro Guies', primaryColor: '#7a4a2b', secondaryColor: '#2f4a36' }
  await inTenant((tx) =>
    tx
      .insert(guideProfiles)
      .values({ tenantId: TENANT, userId: guide, ...agency, contactPhone: '+34 972 000 002' }),
  )
  const expected = { name: 'Suro Guies', phone: '+34 972 000 002' }
  expect(await contact()).toEqual(expected)
  const { body } = await bench.call('GET', '/user/reservations', undefined, member)
  expect(body.data[0].contact).toEqual(expected)
  const pass = await bench.call('GET', `/reservations/${id}/pass`, undefined, member)
  expect(pass.body.data.contact).toEqual(expected)
})
