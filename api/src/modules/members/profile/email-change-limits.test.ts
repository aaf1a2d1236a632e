import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { hashPassword } from '../auth/password.ts'

const PASSWORD = 'a password of Ona'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ config: { RATE_LIMIT_FACTOR: 1 } })
})
afterAll(() => api.close())

async function someone() {
  const person = await createPerson(api.db, 'gavarres', { passwordHash: await hashPassword(PASSWORD) })
  return async (fields: Record<string, string>, remoteAddress: string) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ name: 'Ona', ...fields })) body.set(name, value)
    const request = new Request('http://x/', { method: 'POST', body })
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/v1/user/profile',
      headers: { ...person.headers, 'content-type': String(request.headers.get('content-type')) },
      payload: Buffer.from(await request.arrayBuffer()),
      remoteAddress,
    })
    return answer.statusCode
  }
}

it('limits a session to ten password guesses, across all addresses', async () => {
  const save = await someone()
  const guesses = []
  for (let guess = 0; guess < 11; guess++)
    guesses.push(
      await save({ email: 'thief@example.test', current_password: `guess ${guess}` }, `10.1.${guess}.1`),
    )
  expect(guesses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  expect(await save({ email: 'thief@example.test', current_password: PASSWORD }, '10.2.0.1')).toBe(429)
})

it('sends links to five addresses an hour', async () => {
  const save = await someone()
  const asked = []
  for (let count = 0; count < 6; count++)
    asked.push(await save({ email: `n${count}@example.test`, current_password: PASSWORD }, '10.3.0.1'))
  expect(asked).toEqual([200, 200, 200, 200, 200, 429])
})
