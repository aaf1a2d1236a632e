import type { Config } from '../config.ts'
import { withTenant } from '../database/with-tenant.ts'
import { pushMessages } from '../modules/members/push/push.tables.ts'
import { createPushTransport, type SendPush } from '../modules/members/push/push-transport.ts'
import { sendDuePushes } from '../modules/members/push/send-pushes.service.ts'
import { createTenantDirectory } from '../modules/platform/tenant/tenant-directory.ts'
import { TENANT } from './booking-fixture.ts'
import { startPushService } from './push-service.ts'
import { createPerson, type TestPerson } from './test-people.ts'
import { startWaitlistFixture } from './waitlist-fixture.ts'

/** The fixtures of notices and reservations with a push service, and people whose phones have subscribed. */
export async function startPushFixture(config: Partial<Config> = {}) {
  const fixture = await startWaitlistFixture({ PUSH_ADDRESSES: 'any', ...config })
  const service = await startPushService()
  const { api } = fixture

  async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, person: TestPerson, payload?: object) {
    const answer = await api.app.inject({ method, url: `/api/v1${path}`, headers: person.headers, payload })
    return { status: answer.statusCode, body: answer.json() }
  }
  const state = async (person: TestPerson) =>
    (await ask('GET', '/user/push-subscriptions', person)).body.data as {
      public_key: string
      phones: { current: boolean }[]
    }

  /** Subscribes the phone of that session. @returns the browser's subscription */
  async function signUp(person: TestPerson) {
    const { id, ...subscription } = service.subscribe((await state(person)).public_key)
    const { status, body } = await ask('POST', '/user/push-subscriptions', person, subscription)
    if (status !== 200) throw new Error(`not signed up: ${status} ${JSON.stringify(body)}`)
    return { id, ...subscription }
  }
  /** A person whose phone receives notices. */
  async function reader(values: Parameters<typeof createPerson>[2] = {}) {
    const person = await createPerson(api.db, TENANT, { name: 'Ona', ...values })
    return { person, phone: await signUp(person) }
  }

  async function tenant() {
    const directory = createTenantDirectory(api.db, { fallbackTenant: TENANT, maxAgeMs: 0 })
    const found = (await directory.all()).find(({ id }) => id === TENANT)
    if (!found) throw new Error('no tenant')
    return found
  }

  /** Runs the push job of the territory once. */
  const sendAll = async (send: SendPush = createPushTransport(api.config)) =>
    sendDuePushes(
      { db: api.db, config: api.config, uploads: api.uploads, log: api.app.log },
      await tenant(),
      send,
    )

  return {
    ...fixture,
    service,
    ask,
    state,
    signUp,
    reader,
    sendAll,
    tenant,
    messages: () => withTenant(api.db, TENANT, (tx) => tx.select().from(pushMessages)),
    arrivedAt: (phone: { id: string }) => service.arrived.filter((one) => one.phone === phone.id),
    close: async () => {
      await service.close()
      await api.close()
    },
  }
}
export type PushFixture = Awaited<ReturnType<typeof startPushFixture>>
