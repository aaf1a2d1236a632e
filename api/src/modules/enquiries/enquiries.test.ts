import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTenant } from '../../database/with-tenant.ts'
import { mailOutbox } from '../../mail/mail.tables.ts'
import { startTestApi, type TestApi } from '../../testing/test-app.ts'
import { addContent } from '../../testing/test-content.ts'

const TENANT = 'gavarres'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await addContent(api.db, TENANT, {
    operators: [{ id: 'o-mas', email: 'mas@example.test' }, { id: 'o-mute' }],
    experiences: [
      { id: 'e-mas', purchase: 'enquiry', operatorId: 'o-mas' },
      { id: 'e-mute', operatorId: 'o-mute' },
      { id: 'e-draft', status: 'draft' },
    ],
  })
})
afterAll(() => api.close())

const letter = { name: 'Ona', email: 'ona@example.test', message: 'Hi ha lloc per a una colla?' }
async function write(id: string, over: object = {}, language = 'de', app = api.app) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1/experiences/${id}/enquiries`,
    headers: { host: `${TENANT}.localhost`, 'accept-language': language },
    payload: { ...letter, ...over },
  })
  return { status: answer.statusCode, body: answer.json() }
}
const mails = async () => {
  const rows = await withTenant(api.db, TENANT, (tx) => tx.select().from(mailOutbox))
  await withTenant(api.db, TENANT, (tx) => tx.delete(mailOutbox))
  return Object.fromEntries(rows.map(({ recipient, subject, body }) => [recipient, { subject, body }]))
}

it('writes to who offers it in the office’s language, and sends the person a copy in theirs', async () => {
  expect(await write('e-mas', { date: '2027-05-08', people: 12 })).toEqual({
    status: 202,
    body: { data: { sent: true, to: 'o-mas de' } },
  })
  const sent = await mails()
  expect(Object.keys(sent).sort()).toEqual(['mas@example.test', 'ona@example.test'])
  expect(sent['mas@example.test']?.subject).toBe('Consulta sobre e-mas ca')
  expect(sent['mas@example.test']?.body).toContain('ona@example.test')
  expect(sent['mas@example.test']?.body).toContain('dissabte, 8 de maig')
  expect(sent['ona@example.test']?.subject).toBe('Deine Anfrage zu e-mas de')
  expect(sent['ona@example.test']?.body).toContain('Hi ha lloc per a una colla?')
  expect(sent['ona@example.test']?.body).toContain('Personen: 12')
})

it('goes to the office where the operator has no address', async () => {
  expect(await write('e-mute')).toMatchObject({ status: 202 })
  expect(Object.keys(await mails())).toHaveLength(2)
  expect(await write('e-draft')).toMatchObject({ status: 404, body: { code: 'experience_not_found' } })
  expect(await mails()).toEqual({})
})

it.each([
  [{ email: 'nobody' }, 'email', 'invalid_email'],
  [{ message: ' ' }, 'message', 'required'],
  [{ message: 'x'.repeat(2001) }, 'message', 'too_long'],
  [{ people: 0 }, 'people', 'too_small'],
  [{ date: 'tomorrow' }, 'date', 'invalid'],
  [{ phone: '1' }, 'phone', 'unknown_field'],
])('refuses %j', async (over, path, code) => {
  expect(await write('e-mas', over)).toMatchObject({
    status: 422,
    body: { code: 'validation_failed', errors: [{ path, code }] },
  })
  expect(await mails()).toEqual({})
})

it('is limited like registering', async () => {
  const strict = await startTestApi({ config: { RATE_LIMIT_FACTOR: 1 } })
  try {
    await addContent(strict.db, TENANT, { experiences: [{ id: 'e-mas' }] })
    const answers = []
    for (let i = 0; i < 6; i++) answers.push((await write('e-mas', {}, 'de', strict.app)).status)
    expect(answers).toEqual([202, 202, 202, 202, 202, 429])
  } finally {
    await strict.close()
  }
})
