import { useSession } from '@sureda/remote/session'
import { type Answers, json, noNetwork, problem } from '@sureda/testing/fake-api'
import { makeSessionAnswer, makeTenant } from '@sureda/testing/people'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { field, fill, press, show, startOver, went } from './auth-screens.testing.tsx'
import { LoginScreen } from './login-screen.tsx'

startOver()
const MISSING = "Si us plau, introdueix el teu nom d'usuari i contrasenya"

async function signIn(user = 'visitor@sureda.test', password = 'suro-demo-2026') {
  if (user) await fill('Usuari o correu electrònic', user)
  if (password) await fill('Contrasenya', password)
  await press('Entra')
}

it('signs in with user name or e-mail and continues', async () => {
  const { api } = await show(<LoginScreen />, { answers: { 'POST /login': () => json(makeSessionAnswer()) } })
  await signIn(' visitor@sureda.test ')
  await waitFor(() => expect(went).toEqual(['/inicio']))
  expect(api.callsOf('POST /login')[0]?.body).toEqual({
    email: 'visitor@sureda.test',
    password: 'suro-demo-2026',
  })
  expect(useSession.getState().user?.name).toBe('Neus Vidal')
})

it.each([
  ['', ''],
  ['visitor@sureda.test', ''],
  ['', 'secret'],
])('asks for both fields when one is missing (%s, %s)', async (user, password) => {
  const { api } = await show(<LoginScreen />)
  await signIn(user, password)
  expect(screen.getByRole('alert').textContent).toBe(MISSING)
  expect(api.callsOf('POST /login')).toHaveLength(0)
})

it.each<[string, Answers['POST /login'], string]>([
  [
    'the server’s words',
    problem(401, 'invalid_credentials', 'Usuari o contrasenya incorrectes'),
    'Usuari o contrasenya incorrectes',
  ],
  ['its own when the server has none', new Response('', { status: 500 }), 'No s’ha pogut iniciar la sessió'],
  [
    'what failed and that there is no network',
    noNetwork,
    'No s’ha pogut iniciar la sessió. Ara no tens connexió',
  ],
  ['so too of an answer without a session', () => Response.json({}), 'No s’ha pogut iniciar la sessió'],
])('when signing in fails, says %s', async (_name, answer, words) => {
  await show(<LoginScreen />, { answers: { 'POST /login': answer } })
  await signIn()
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  expect(useSession.getState().token).toBeNull()
  expect(went).toEqual([])
})

it('accepts a password of spaces', async () => {
  const { api } = await show(<LoginScreen />, { answers: { 'POST /login': () => json(makeSessionAnswer()) } })
  await signIn('visitor@sureda.test', '        ')
  await waitFor(() => expect(went).toEqual(['/inicio']))
  expect(api.callsOf('POST /login')[0]?.body).toMatchObject({ password: '        ' })
})

it('removes an old refusal when another sign-in is tried', async () => {
  await show(<LoginScreen />)
  await press('Entra')
  expect(screen.getByText(MISSING)).toBeTruthy()
  await press('Continua amb Google')
  expect(await screen.findByText(/Google no està configurat/)).toBeTruthy()
  expect(screen.queryByText(MISSING)).toBeNull()
})

it('shows one message at a time: a new attempt removes the last one', async () => {
  await show(<LoginScreen />, { route: '/login?error=login_required' })
  expect(screen.getByText(/cal que iniciïs la sessió/)).toBeTruthy()
  await press('Continua amb Google')
  expect((await screen.findByRole('alert')).textContent).toContain('Google no està configurat')
  expect(screen.queryByText(/cal que iniciïs la sessió/)).toBeNull()
  await press('Continua amb Apple')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Apple no està configurat'))
  await press('Entra')
  expect(screen.getByRole('alert').textContent).toBe(MISSING)
})

it('ignores an attempt that fails after another has begun', async () => {
  let refuseNonce: (answer: Response) => void = () => {}
  await show(<LoginScreen />, {
    tenant: makeTenant({ google_client_id: 'client-1' }),
    answers: { 'POST /auth/nonce': () => new Promise((resolve) => (refuseNonce = resolve)) },
  })
  await press('Continua amb Google')
  await press('Continua amb Apple')
  expect((await screen.findByRole('alert')).textContent).toContain('Apple no està configurat')
  await act(async () => refuseNonce(new Response('', { status: 500 })))
  expect(screen.getByRole('alert').textContent).toContain('Apple no està configurat')
})

it('shows and hides the password', async () => {
  await show(<LoginScreen />)
  expect(field('Contrasenya')).toHaveProperty('type', 'password')
  await press('Mostra la contrasenya')
  expect(field('Contrasenya')).toHaveProperty('type', 'text')
  await press('Amaga la contrasenya')
  expect(field('Contrasenya')).toHaveProperty('type', 'password')
})

it('says why a person was redirected here', async () => {
  await show(<LoginScreen />, { route: '/login?error=access_denied' })
  expect(screen.getByRole('alert').textContent).toContain('Aquesta part és per a guies')
})

it('offers the other ways to sign in and to leave', async () => {
  await show(<LoginScreen />)
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('Has oblidat la contrasenya?')).toBe('/recuperar-contrasena')
  expect(href('Crea un compte')).toBe('/registro')
  expect(href('Termes i condicions')).toBe('/terminos-y-condiciones')
  await press('Continua com a convidat')
  expect(went).toEqual(['/inicio'])
  expect(localStorage.getItem('guest_mode')).toBe('true')
})

it.each([
  ['Continua amb Google', 'Google no està configurat'],
  ['Continua amb Apple', 'Apple no està configurat'],
])('%s says when it is not configured', async (button, words) => {
  await show(<LoginScreen />)
  await press(button)
  expect((await screen.findByRole('alert')).textContent).toContain(words)
})

it('redirects to Google where it is configured, and says that the person came back without signing in', async () => {
  const tenant = makeTenant({ google_client_id: 'client-1' })
  const answers = { 'POST /auth/nonce': { nonce: 'n' } }
  const { unmount } = await show(<LoginScreen />, { tenant, answers })
  await press('Continua amb Google')
  await waitFor(() => expect(went[0]).toMatch(/^https:\/\/accounts\.google\.com\//))
  unmount()
  await show(<LoginScreen />, { tenant, answers })
  expect((await screen.findByRole('status')).textContent).toContain('Has cancel·lat')
})

it('says that signing in is impossible under an unknown host', async () => {
  await show(<LoginScreen />, { tenant: makeTenant({ known: false }) })
  expect(screen.getByText(/Des d’aquesta adreça no es pot iniciar la sessió/)).toBeTruthy()
})
