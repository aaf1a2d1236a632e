import { json, noNetwork, problem } from '@sureda/testing/fake-api'
import { makeSessionAnswer } from '@sureda/testing/people'
import { toastQueue } from '@sureda/ui/core'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { provideNavigation } from '../router/navigation.ts'
import { field, fill, press, show, startOver, went } from './auth-screens.testing.tsx'
import { ForgotPasswordScreen } from './forgot-password-screen.tsx'
import { RegisterScreen } from './register-screen.tsx'
import { ResetPasswordScreen } from './reset-password-screen.tsx'

startOver()

async function register(values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) if (text) await fill(label, text)
  await press('Crea el compte')
}
const NEWCOMER = {
  'Nom i cognoms': 'Neus Vidal',
  'Correu electrònic': 'neus@sureda.test',
  Contrasenya: 'alzina-surera',
  'Repeteix la contrasenya': 'alzina-surera',
}

it('creates an account in the language of the visit and signs in', async () => {
  const { api } = await show(<RegisterScreen />, {
    answers: { 'POST /register': () => json(makeSessionAnswer(), 201) },
  })
  await register(NEWCOMER)
  await waitFor(() => expect(went).toEqual(['/inicio']))
  expect(api.callsOf('POST /register')[0]?.body).toMatchObject({
    name: 'Neus Vidal',
    preferred_language: 'ca',
  })
})

it('signs the owner of a new account in when the answer was lost', async () => {
  const { api } = await show(<RegisterScreen />, {
    answers: { 'POST /register': noNetwork, 'POST /login': () => json(makeSessionAnswer()) },
  })
  await register(NEWCOMER)
  await waitFor(() => expect(toastQueue.snapshot()[0]?.text).toMatch('Encara no sabem si ha arribat'))
  api.answer({ 'POST /register': problem(409, 'email_taken') })
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(went).toEqual(['/inicio']))
  expect(api.callsOf('POST /login')[0]?.body).toEqual({
    email: 'neus@sureda.test',
    password: 'alzina-surera',
  })
})

it.each<[string, Partial<typeof NEWCOMER>, string]>([
  ['a missing name', { 'Nom i cognoms': '' }, 'Si us plau, completa tots els camps'],
  ['a missing repetition', { 'Repeteix la contrasenya': '' }, 'Si us plau, completa tots els camps'],
  ['two passwords', { 'Repeteix la contrasenya': 'alzina-blanca' }, 'Les contrasenyes no coincideixen'],
  ['a short password', { Contrasenya: 'curta', 'Repeteix la contrasenya': 'curta' }, 'almenys 8 caràcters'],
])('refuses %s before anything is sent', async (_name, change, words) => {
  const { api } = await show(<RegisterScreen />)
  await register({ ...NEWCOMER, ...change })
  await waitFor(() => expect(document.body.textContent).toContain(words))
  expect(api.callsOf('POST /register')).toHaveLength(0)
})

it('checks every field at each submit, and removes messages of corrected fields', async () => {
  const { api } = await show(<RegisterScreen />, {
    answers: { 'POST /register': () => json(makeSessionAnswer(), 201) },
  })
  const missing = () => screen.queryByText('Si us plau, completa tots els camps')
  await register({ ...NEWCOMER, 'Nom i cognoms': '', 'Correu electrònic': 'neus', Contrasenya: 'una-altra' })
  expect(missing()).toBeTruthy()
  expect(screen.getByText('Escriu una adreça de correu vàlida')).toBeTruthy()
  expect(screen.getByText(/Les contrasenyes no coincideixen/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('Nom i cognoms')))
  await fill('Nom i cognoms', 'Neus Vidal')
  // the fault is corrected in the first password field, although the message is at the second
  await userEvent.clear(field('Contrasenya'))
  await fill('Contrasenya', 'alzina-surera')
  await press('Crea el compte')
  expect(missing()).toBeNull()
  expect(screen.queryByText(/Les contrasenyes no coincideixen/)).toBeNull()
  expect(screen.getByText('Escriu una adreça de correu vàlida')).toBeTruthy()
  expect(api.callsOf('POST /register')).toHaveLength(0)
  await fill('Correu electrònic', '@sureda.test')
  await press('Crea el compte')
  await waitFor(() => expect(went).toEqual(['/inicio']))
})

it('shows the server’s refusal at its field', async () => {
  const answer = problem(409, 'email_taken', 'Ja hi ha un compte amb aquest correu')
  await show(<RegisterScreen />, { answers: { 'POST /register': answer } })
  await register(NEWCOMER)
  await waitFor(() => expect(field('Correu electrònic').getAttribute('aria-describedby')).not.toBeNull())
  expect(screen.getByText('Ja hi ha un compte amb aquest correu')).toBeTruthy()
})

it('sends the link, and says the same for every address', async () => {
  let answer: (response: Response) => void = () => {}
  await show(<ForgotPasswordScreen />, {
    answers: { 'POST /auth/forgot-password': () => new Promise((resolve) => (answer = resolve)) },
  })
  await fill('Correu electrònic', 'nobody@sureda.test')
  await press('Envia’m l’enllaç')
  const button = screen.getByRole('button', { name: 'Envia’m l’enllaç' })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  answer(json({ data: { ok: true } }, 202))
  expect((await screen.findByRole('status')).textContent).toContain(
    'Si hi ha un compte amb nobody@sureda.test',
  )
})

it('requires the e-mail, and says that sending has failed', async () => {
  const { api } = await show(<ForgotPasswordScreen />, {
    answers: { 'POST /auth/forgot-password': problem(500, 'internal_error', 'No s’ha pogut enviar') },
  })
  await press('Envia’m l’enllaç')
  expect(await screen.findByText('Escriu el teu correu electrònic')).toBeTruthy()
  expect(api.calls).toHaveLength(0)
  await fill('Correu electrònic', 'neus@sureda.test')
  await press('Envia’m l’enllaç')
  expect((await screen.findByRole('alert')).textContent).toContain('No s’ha pogut enviar')
})

const RESET = { path: '/reset-password/:token?', route: '/reset-password/secret-token' }
async function choose(password: string, again = password) {
  await fill('Contrasenya nova', password)
  await fill('Repeteix la contrasenya', again)
  await press('Desa la contrasenya')
}

it('removes the message of a failed request when the next address is invalid', async () => {
  await show(<ForgotPasswordScreen />, {
    answers: { 'POST /auth/forgot-password': problem(500, 'internal_error', 'No s’ha pogut enviar') },
  })
  await fill('Correu electrònic', 'neus@sureda.test')
  await press('Envia’m l’enllaç')
  await screen.findByRole('alert')
  await userEvent.clear(field('Correu electrònic'))
  await fill('Correu electrònic', 'neus')
  await press('Envia’m l’enllaç')
  await waitFor(() => expect(screen.queryByText(/No s’ha pogut enviar/)).toBeNull())
})

it('sets the new password, ends every session and removes the token from the address', async () => {
  history.replaceState(null, '', RESET.route)
  const { api } = await show(<ResetPasswordScreen />, {
    ...RESET,
    answers: { 'POST /auth/reset-password': { ok: true } },
  })
  expect(location.pathname).toBe('/reset-password')
  await choose('alzina-surera')
  await waitFor(() => expect(went).toEqual(['/login']))
  expect(api.callsOf('POST /auth/reset-password')[0]?.body).toMatchObject({ token: 'secret-token' })
  expect(toastQueue.snapshot()[0]?.text).toContain('Ja tens contrasenya nova')
})

it('keeps the link over a reload of the page, until it is used or refused', async () => {
  history.replaceState({ key: 'a' }, '', RESET.route)
  const refused = { 'POST /auth/reset-password': problem(422, 'reset_link_invalid') }
  const first = await show(<ResetPasswordScreen />, RESET)
  expect(location.pathname).toBe('/reset-password')
  first.unmount()
  const again = { ...RESET, route: '/reset-password', answers: refused }
  const { api } = await show(<ResetPasswordScreen />, again)
  await choose('alzina-surera')
  await screen.findByRole('status')
  expect(api.callsOf('POST /auth/reset-password')[0]?.body).toMatchObject({ token: 'secret-token' })
  expect(history.state).toEqual({ key: 'a' })
})

it.each([
  ['curta', 'curta', 'almenys 8 caràcters'],
  ['🌳🌳🌳🌳', '🌳🌳🌳🌳', 'almenys 8 caràcters'],
  ['alzina-surera', 'alzina-blanca', 'Les contrasenyes no coincideixen'],
])('refuses %s and %s', async (password, again, words) => {
  const { api } = await show(<ResetPasswordScreen />, RESET)
  await choose(password, again)
  await waitFor(() => expect(document.body.textContent).toContain(words))
  expect(api.calls).toHaveLength(0)
})

it('accepts a repetition that was corrected at the first password', async () => {
  await show(<ResetPasswordScreen />, { ...RESET, answers: { 'POST /auth/reset-password': { ok: true } } })
  await choose('alzina-surer', 'alzina-surera')
  expect(await screen.findByText(/Les contrasenyes no coincideixen/)).toBeTruthy()
  await fill('Contrasenya nova', 'a')
  await press('Desa la contrasenya')
  await waitFor(() => expect(went).toEqual(['/login']))
})

it.each([
  ['was used or has expired', RESET.route],
  ['has no token', '/reset-password'],
])('a link that %s leads to asking for a new one', async (_name, route) => {
  await show(<ResetPasswordScreen />, {
    ...RESET,
    route,
    answers: { 'POST /auth/reset-password': problem(422, 'reset_link_invalid') },
  })
  if (route === RESET.route) await choose('alzina-surera')
  const result = await screen.findByRole('status')
  expect(within(result).getByRole('heading', { name: 'Aquest enllaç ja no serveix' })).toBeTruthy()
  expect(document.activeElement).toBe(result)
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Demana un enllaç nou' }).getAttribute('href')).toBe(
    '/recuperar-contrasena',
  )
})

it('asks before typed values are lost, and not for an empty form', async () => {
  const { router } = await show(<RegisterScreen />, { path: '/registro', route: '/registro' })
  await fill('Nom i cognoms', 'Neus')
  // the dialog is loaded lazily
  await act(() => vi.dynamicImportSettled())
  await act(() => router.navigate('/login'))
  expect(screen.getByRole('alertdialog', { name: 'Vols descartar el que has escrit?' })).toBeTruthy()
  await press('Continua editant')
  expect(router.state.location.pathname).toBe('/registro')
  await userEvent.clear(field('Nom i cognoms'))
  await act(() => router.navigate('/login'))
  expect(router.state.location.pathname).toBe('/login')
})

it('leaves without a question after the account is created', async () => {
  const { router } = await show(<RegisterScreen />, {
    path: '/registro',
    answers: { 'POST /register': () => json(makeSessionAnswer(), 201) },
  })
  provideNavigation({ go: (to) => void router.navigate(to), recheck: async () => {}, rulesOf: () => null })
  await register(NEWCOMER)
  await waitFor(() => expect(router.state.location.pathname).toBe('/inicio'))
})
