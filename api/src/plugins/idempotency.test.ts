import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { ApiModule } from '../api-module.ts'
import { sql } from '../database/orm.ts'
import { rowsOf, withTenant } from '../database/with-tenant.ts'
import { AppError } from '../errors/app-error.ts'
import { API_MODULES } from '../modules.ts'
import { startTestApi, type TestApi } from '../testing/test-app.ts'
import { createPerson, type TestPerson } from '../testing/test-people.ts'
import { withIdempotency } from './idempotency.ts'

/** Makes one row per effect; `fail` makes the effect fail after its row. */
const counting: ApiModule = async (app) => {
  const body = z.strictObject({ name: z.string(), fail: z.boolean().optional() })
  app.post(
    '/effects',
    { config: { access: 'public', person: 'optional' }, schema: { body } },
    (request, reply) =>
      request.inTenant((tx) =>
        withIdempotency(tx, request, reply, async () => {
          const id = crypto.randomUUID()
          await tx.execute(
            sql`insert into settings (tenant_id, group_name, value) values (${request.tenant.id}, ${`effect-${id}`}, '{}')`,
          )
          if (request.body.fail) throw new AppError('slot_full')
          return { status: 201, body: { data: { id, name: request.body.name } } }
        }),
      ),
  )
}

let api: TestApi
let person: TestPerson
beforeAll(async () => {
  api = await startTestApi({ modules: [...API_MODULES, counting] })
  person = await createPerson(api.db, 'gavarres')
})
afterAll(() => api.close())

const send = (
  key: string | undefined,
  payload: object = { name: 'x' },
  headers: Record<string, string> = person.headers,
) =>
  api.app.inject({
    method: 'POST',
    url: '/api/v1/effects',
    headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
    payload,
  })
const effects = async () =>
  (
    await withTenant(api.db, 'gavarres', (tx) =>
      rowsOf<{ n: number }>(
        tx,
        sql`select count(*)::int as n from settings where group_name like 'effect-%'`,
      ),
    )
  )[0]?.n ?? 0
const newKey = () => `key-${crypto.randomUUID()}`

it('answers a repetition with the first answer and without a second effect', async () => {
  const key = newKey()
  const first = await send(key)
  const before = await effects()
  const again = await send(key)
  expect([again.statusCode, again.body]).toEqual([201, first.body])
  expect(first.headers['idempotency-replayed']).toBeUndefined()
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect(await effects()).toBe(before)
})

it('has one effect for a hundred concurrent calls', async () => {
  const before = await effects()
  const key = newKey()
  const answers = await Promise.all(Array.from({ length: 100 }, () => send(key)))
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]))
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
  expect(await effects()).toBe(before + 1)
})

it('refuses the key for another body', async () => {
  const key = newKey()
  await send(key)
  expect((await send(key, { name: 'y' })).json()).toMatchObject({
    status: 422,
    code: 'idempotency_key_reused',
  })
})

it('leaves neither key nor effect behind when the effect fails, so a retry may succeed', async () => {
  const before = await effects()
  const key = newKey()
  expect((await send(key, { name: 'x', fail: true })).statusCode).toBe(409)
  expect(await effects()).toBe(before)
  expect((await send(key)).statusCode).toBe(201)
})

it('separates the keys of people and tenants', async () => {
  const key = newKey()
  const other = await createPerson(api.db, 'gavarres')
  const foreign = await createPerson(api.db, 'raya')
  const ids = await Promise.all(
    [person, other, foreign].map(
      async ({ headers }) => (await send(key, { name: 'x' }, headers)).json().data.id,
    ),
  )
  expect(new Set(ids).size).toBe(3)
})

it('runs every time without a key', async () => {
  const before = await effects()
  await send(undefined)
  await send(undefined)
  expect(await effects()).toBe(before + 2)
})

it('runs once for a guest, whose key is separate from those of people', async () => {
  const before = await effects()
  const guest = { host: 'gavarres.localhost' }
  const key = newKey()
  const twins = await Promise.all([send(key, { name: 'x' }, guest), send(key, { name: 'x' }, guest)])
  expect(twins.filter(({ headers }) => headers['idempotency-replayed'])).toHaveLength(1)
  await send(key)
  expect(await effects()).toBe(before + 2)
})

it('accepts a key of any short length', async () => {
  const before = await effects()
  const answers = [await send('k'), await send('k')]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([
    answers[0]?.statusCode,
    answers[0]?.statusCode,
  ])
  expect(answers[1]?.headers['idempotency-replayed']).toBe('true')
  expect(await effects()).toBe(before + 1)
})

it.each(['x'.repeat(256), 'with spaces in the key'])('refuses the key "%s"', async (key) => {
  expect((await send(key)).json().code).toBe('malformed_request')
})
