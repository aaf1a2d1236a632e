import { LOCALES } from '@sureda/contract/locale'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MESSAGES } from '../../errors/messages.ts'
import { startTestApi, type TestApi } from '../../testing/test-app.ts'
import { isCommonPassword } from './common-passwords.ts'

it.each([
  'password',
  'Password1',
  'P4ssw0rd!2024',
  'contraseña',
  'Contrasenya!',
  'motdepasse1',
  'Wachtwoord01',
  'passwort123',
  '12345678',
  '0987654321',
  '11111111',
  'abcabcabc',
  'qwertyuiop',
  'asdfghjkl',
  '1q2w3e4r',
  'abc12345',
  '19751225',
  'Barcelona1',
  'ONA@example.test',
])('calls "%s" common', (password) => {
  expect(isCommonPassword(password, ['Ona Puig', 'ona@example.test', 'ona'])).toBe(true)
})

it.each([
  'suro-demo-2026',
  'tramuntana-blava',
  'long enough',
  'a good long password',
  '🌳🌲🌰🍄🐗🦌🐿🦔',
  'correct horse battery staple',
  'xK9#mQ2v',
])('has nothing against "%s"', (password) => {
  expect(isCommonPassword(password, ['Ona Puig', 'ona@example.test', 'ona'])).toBe(false)
})

describe('at the door', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi()
  })
  afterAll(() => api.close())

  const post = (path: string, payload: object, language = 'ca') =>
    api.app.inject({
      method: 'POST',
      url: `/api/v1/${path}`,
      headers: { host: 'gavarres.localhost', 'accept-language': language },
      payload,
    })

  it.each(LOCALES)('refuses to register with a common password, at its field, in %s', async (locale) => {
    const person = { name: 'Ona', email: `${locale}@example.test` }
    const password = 'qwertyuiop'
    const answer = await post('register', { ...person, password, password_confirmation: password }, locale)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      errors: [{ path: 'password', code: 'too_common', message: MESSAGES[locale].fields.too_common }],
    })
    const better = { password: 'mestral i garbi', password_confirmation: 'mestral i garbi' }
    expect((await post('register', { ...person, ...better }, locale)).statusCode).toBe(201)
  })

  it('refuses the own address as password', async () => {
    const email = 'laia.serra@example.test'
    const password = 'Laia.Serra'
    const answer = await post('register', { name: 'L', email, password, password_confirmation: password })
    expect(answer.json().errors).toMatchObject([{ path: 'password', code: 'too_common' }])
  })

  it('refuses a common new password before it looks at the link', async () => {
    const answer = await post('auth/reset-password', { token: 'invented', password: 'contrasenya' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toMatchObject([{ path: 'password', code: 'too_common' }])
  })
})
