import { type Answers, problem } from '@sureda/testing/fake-api'
import { renderElement } from '@sureda/testing/render-screen'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { LoginScreen } from './login-screen.tsx'

beforeEach(() => sessionStorage.clear())

const show = (answers: Answers = {}) =>
  renderElement(<LoginScreen />, { visitor: 'stranger', path: '/login', answers })

async function comeBackFromGoogle(answer: Answers['POST /auth/google']) {
  const answers = { 'POST /auth/google': answer }
  sessionStorage.setItem(
    'provider_sign_in',
    JSON.stringify({ provider: 'google', state: 's', nonce: 'n', at: Date.now() }),
  )
  history.replaceState(null, '', '#state=s&id_token=jwt')
  await show(answers)
  return screen.findByRole('alert')
}

it.each([
  ['email_taken', 'Has oblidat la contrasenya?', '/recuperar-contrasena'],
  ['email_not_verified', 'Crea un compte', '/registro'],
] as const)(
  'a refusal of a provider’s answer is said in the server’s words, with the way on: %s',
  async (code, link, path) => {
    const alert = await comeBackFromGoogle(problem(409, code, 'Ho diu el servidor.'))
    expect(alert.textContent).toContain('Ho diu el servidor.')
    expect(within(alert).getByRole('link', { name: link }).getAttribute('href')).toBe(path)
  },
)

it('says so when a provider’s answer brings no session', async () => {
  const alert = await comeBackFromGoogle(() => Response.json({}))
  expect(alert.textContent).toContain('No s’ha pogut completar')
})

it('says so when a provider’s answer comes to a tab that did not request it', async () => {
  history.replaceState(null, '', '#state=s&id_token=jwt')
  await show()
  expect((await screen.findByRole('alert')).textContent).toContain('No s’ha pogut completar')
})
