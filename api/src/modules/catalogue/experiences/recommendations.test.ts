import type { Recommendation } from '@sureda/contract/schemas/catalogue/recommendation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendProfile } from '../../../testing/send-profile.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { addContent } from '../../../testing/test-content.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'

let api: TestApi
let person: TestPerson
beforeAll(async () => {
  api = await startTestApi()
  await addContent(api.db, 'gavarres', {
    experiences: [
      { id: 'dawn', themes: ['naturaleza', 'relax'], sortOrder: 3 },
      { id: 'museum', themes: ['cultura'], featured: true, sortOrder: 2 },
      { id: 'supper', themes: ['gastronomia', 'cultura'], sortOrder: 1 },
      { id: 'plain', sortOrder: 0 },
      { id: 'draft', themes: ['cultura'], status: 'draft' },
    ],
  })
  person = await createPerson(api.db, 'gavarres')
})
afterAll(() => api.close())

const recommended = async () => {
  const answer = await api.app.inject({ url: '/api/v1/user/recommendations', headers: person.headers })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  return (answer.json().data as Recommendation[]).map(({ id, likes }) => [id, ...likes])
}
const prefer = (...preferences: string[]) => sendProfile(api.app, person, { 'preferences[]': preferences })

it('recommends experiences with the member’s preferences first, then featured ones', async () => {
  expect(await recommended()).toEqual([['museum'], ['plain'], ['supper'], ['dawn']])
  await prefer('relax', 'naturaleza')
  expect(await recommended()).toEqual([['dawn', 'naturaleza', 'relax'], ['museum'], ['plain'], ['supper']])
  await prefer('cultura', 'gastronomia')
  expect(await recommended()).toEqual([
    ['supper', 'gastronomia', 'cultura'],
    ['museum', 'cultura'],
    ['plain'],
    ['dawn'],
  ])
})

it('refuses a theme that is not a preference', async () => {
  const made = addContent(api.db, 'gavarres', { experiences: [{ id: 'x', themes: ['golf' as 'relax'] }] })
  await expect(made).rejects.toMatchObject({ cause: { constraint: 'experience_themes_ck' } })
})
