import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTenant } from '../../../database/with-tenant.ts'
import { mailOutbox } from '../../../mail/mail.tables.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { addContent } from '../../../testing/test-content.ts'
import { createPerson } from '../../../testing/test-people.ts'

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
async function write(
  id: string,
  over: object = {},
  from: { headers?: object; remoteAddress?: string } = {},
  app = api.app,
) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1/experiences/${id}/enquiries`,
    headers: { host: `${TENANT}.localhost`, 'accept-language': 'de', ...from.headers },
    ...(from.remoteAddress && { remoteAddress: from.remoteAddress }),
    payload: { ...letter, ...over },
  })
  return { status: answer.statusCode, body: answer.json() }
}
const mails = async () => {
  const rows = await withTenant(api.db, TENANT, (tx) => tx.select().from(mailOutbox))
  await withTenant(api.db, TENANT, (tx) => tx.delete(mailOutbox))
  return Object.fromEntries(
    rows.map(({ recipient, subject, body, headers }) => [recipient, { subject, body, headers }]),
  )
}

it('mails the operator in the office’s language, with the sender as reply address', async () => {
  expect(await write('e-mas', { date: '2027-05-08', people: 12 })).toEqual({
    status: 202,
    body: { data: { sent: true, to: 'o-mas de', copy: false } },
  })
  const sent = await mails()
  expect(Object.keys(sent)).toEqual(['mas@example.test'])
  expect(sent['mas@example.test']?.headers).toEqual({ 'Reply-To': 'ona@example.test' })
  expect(sent['mas@example.test']?.subject).toBe('Consulta sobre e-mas ca')
  expect(sent['mas@example.test']?.body).toContain('ona@example.test')
  expect(sent['mas@example.test']?.body).toContain('dissabte, 8 de maig')
})

it('sends a copy to a member’s confirmed address, in their language, and to no other', async () => {
  const member = await createPerson(api.db, TENANT, {
    email: 'ona@example.test',
    emailVerifiedAt: new Date(),
  })
  const headers = member.headers
  expect(await write('e-mas', { people: 12 }, { headers })).toMatchObject({ body: { data: { copy: true } } })
  const sent = await mails()
  expect(sent['ona@example.test']?.subject).toBe('Deine Frage zu e-mas de')
  expect(sent['ona@example.test']?.body).toContain('Hi ha lloc per a una colla?')
  expect(sent['ona@example.test']?.body).toContain('Personen: 12')
  const stranger = await createPerson(api.db, TENANT, { email: 'pau@example.test', emailVerifiedAt: null })
  for (const [email, from] of [
    ['pau@example.test', { headers: stranger.headers }],
    ['victim@example.test', { headers }],
    ['ona@example.test', {}],
  ] as const)
    expect(await write('e-mas', { email }, from)).toMatchObject({ body: { data: { copy: false } } })
  expect(Object.keys(await mails())).toEqual(['mas@example.test'])
})

it('removes addresses from the sender’s name', async () => {
  await write('e-mas', { name: 'Win at https://evil.example/now or www.evil.com' })
  const { body } = (await mails())['mas@example.test'] ?? {}
  expect(body).toContain('Win at https evil example now or www evil com')
  expect(body).not.toContain('evil.')
})

it('mails the office where the operator has no address', async () => {
  expect(await write('e-mute')).toMatchObject({ status: 202 })
  expect(Object.keys(await mails())).toHaveLength(1)
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

const strict = async (work: (app: TestApi['app']) => Promise<void>) => {
  const limited = await startTestApi({ config: { RATE_LIMIT_FACTOR: 1 } })
  try {
    await addContent(limited.db, TENANT, {
      operators: [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id: `o-${id}`, email: `o${id}@example.test` })),
      experiences: [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id: `e-${id}`, operatorId: `o-${id}` })),
    })
    await work(limited.app)
  } finally {
    await limited.close()
  }
}

it('has the same rate limit as registering', () =>
  strict(async (app) => {
    const answers = []
    for (let i = 0; i < 6; i++) answers.push((await write(`e-${i + 1}`, {}, {}, app)).status)
    expect(answers).toEqual([202, 202, 202, 202, 202, 429])
  }))

it('counts different spellings of one mailbox as one', () =>
  strict(async (app) => {
    const spelled = [
      'ona@gmail.com',
      'ONA@gmail.com',
      'o.na@gmail.com',
      'ona+a@gmail.com',
      'on.a+b@googlemail.com',
      'ona@gmail.com',
    ]
    const answers = []
    for (const [i, email] of spelled.entries())
      answers.push((await write(`e-${i + 1}`, { email }, { remoteAddress: `10.${i}.0.1` }, app)).status)
    expect(answers).toEqual([202, 202, 202, 202, 202, 429])
  }))

it('accepts 20 enquiries per operator and 100 per territory from unknown senders', () =>
  strict(async (app) => {
    const ask = (count: number, operator: (index: number) => number) =>
      Promise.all(
        Array.from({ length: count }, (_none, i) =>
          write(
            `e-${operator(i)}`,
            { email: `${crypto.randomUUID()}@example.test` },
            { remoteAddress: `10.${operator(i)}.${i}.1` },
            app,
          ),
        ),
      )
    const taken = (answers: { status: number }[]) => answers.filter(({ status }) => status === 202).length
    expect(taken(await ask(30, () => 1))).toBe(20)
    expect(taken(await ask(120, (i) => 2 + (i % 6)))).toBeLessThanOrEqual(80)
  }))
