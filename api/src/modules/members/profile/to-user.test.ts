import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { hashPassword } from '../auth/password.ts'

const password = 'a password of a person'
let api: TestApi
let passwordHash: string
beforeAll(async () => {
  api = await startTestApi()
  passwordHash = await hashPassword(password)
})
afterAll(() => api.close())

it.each([
  ['guide', 'a guide by flag', { isGuide: true }],
  ['guide', 'a guide with CMS access', { roles: ['guide', 'operator'] }],
  ['cms', 'an operator by role', { roles: ['operator'], role: 'operator' }],
  ['cms', 'a person with the CMS flag', { canAccessCms: true }],
  ['cms', 'a CMS person who guides no one', { accessType: 'cms' }],
  ['cms_only', 'a CMS person without the app', { accessType: 'cms_only' }],
  ['cms_only', 'an operator without the app', { roles: ['operator'], canAccessMobile: false }],
  ['mobile', 'a member', {}],
  ['none', 'a member without the app', { canAccessMobile: false }],
  ['none', 'a person with no access', { accessType: 'none' }],
] as const)('answers the access type %s to %s, everywhere alike', async (expected, _who, values) => {
  const { roles, ...others } = { roles: [], ...values }
  const person = await createPerson(api.db, 'gavarres', { ...others, roles: [...roles], passwordHash })
  const login = await api.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    headers: { host: 'gavarres.localhost' },
    payload: { email: person.user.email, password },
  })
  const read = await api.app.inject({ url: '/api/v1/user', headers: person.headers })
  expect([login.json().access_type, login.json().user.access_type, read.json().data.access_type]).toEqual([
    expected,
    expected,
    expected,
  ])
})
