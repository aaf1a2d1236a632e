import { useSession } from '@sureda/remote/session'
import { type Answers, json, noNetwork, problem } from '@sureda/testing/fake-api'
import { makeUser } from '@sureda/testing/people'
import { renderElement } from '@sureda/testing/render-screen'
import { toastQueue } from '@sureda/ui/core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { provideNavigation } from '../router/navigation.ts'
import { restoreSession } from '../session/session-lifecycle.ts'
import { ConfirmEmailScreen } from './confirm-email-screen.tsx'

const ROUTE = '/confirmar-correo/secret-token'
const NEW = 'nova@sureda.test'
const CHANGED: Answers = { 'POST /auth/confirm-email': { status: 'changed', email: NEW } }
const went: string[] = []
beforeEach(() => {
  went.length = 0
  history.replaceState(null, '', ROUTE)
  provideNavigation({ go: (to) => went.push(to), recheck: async () => {}, rulesOf: () => null })
})
afterEach(() => {
  for (const toast of toastQueue.snapshot()) toastQueue.dismiss(toast.id)
  localStorage.clear()
})

const show = (answers: Answers, visitor: 'stranger' | 'member' = 'stranger', route = ROUTE) =>
  renderElement(<ConfirmEmailScreen />, { path: '/confirmar-correo/:token?', route, visitor, answers })
const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Confirma' }))
const toasts = () => toastQueue.snapshot().map((toast) => toast.text)

it('uses the link after a tap, not when a program opens it, and removes the token from the address', async () => {
  const { api } = await show(CHANGED)
  expect(api.calls).toHaveLength(0)
  expect(location.pathname).toBe('/confirmar-correo')
  await confirm()
  await waitFor(() => expect(went).toEqual(['/login']))
  expect(api.callsOf('POST /auth/confirm-email')[0]?.body).toEqual({ token: 'secret-token' })
  expect(toasts()).toEqual([`Ara el teu correu és ${NEW}.`])
})

it('keeps the link over a reload of the page', async () => {
  const first = await show(CHANGED)
  first.unmount()
  const { api } = await show(CHANGED, 'stranger', '/confirmar-correo')
  await confirm()
  await waitFor(() => expect(went).toEqual(['/login']))
  expect(api.callsOf('POST /auth/confirm-email')[0]?.body).toEqual({ token: 'secret-token' })
})

it('shows the new e-mail at once to the person who changed it on this phone', async () => {
  await show({ ...CHANGED, 'GET /user': makeUser({ email: NEW }) }, 'member')
  await confirm()
  await waitFor(() => expect(went).toEqual(['/perfil']))
  expect(useSession.getState().user?.email).toBe(NEW)
})

it('leads to the login screen, and not back here, where the change has ended the session', async () => {
  await show({ ...CHANGED, 'GET /user': () => problem(401, 'token_revoked') }, 'member')
  restoreSession()
  await confirm()
  await waitFor(() => expect(went.at(-1)).toBe('/login'))
  await waitFor(() => expect(localStorage.getItem('post_login_redirect')).toBeNull())
  expect(toasts()).toContain(`Ara el teu correu és ${NEW}.`)
})

it('says after the link to the old address that the next one goes to the new address', async () => {
  await show({ 'POST /auth/confirm-email': { status: 'link_sent', email: NEW } })
  await confirm()
  const result = await screen.findByRole('status')
  expect(result.textContent).toContain(`l’enllaç que hem enviat a ${NEW}`)
  expect(document.activeElement).toBe(result)
  expect(went).toEqual([])
})

it.each([
  ['was used or has expired', ROUTE],
  ['has no token', '/confirmar-correo'],
])('a link that %s leads to the profile', async (_what, route) => {
  await show({ 'POST /auth/confirm-email': problem(422, 'email_link_invalid') }, 'stranger', route)
  if (route === ROUTE) await confirm()
  const result = await screen.findByRole('status')
  expect(within(result).getByRole('heading', { name: 'Aquest enllaç ja no serveix' })).toBeTruthy()
  expect(document.activeElement).toBe(result)
  expect(screen.getByRole('link', { name: 'Ves al meu perfil' }).getAttribute('href')).toBe('/perfil/editar')
})

it('says why nothing changed, with a retry', async () => {
  const { api } = await show({
    'POST /auth/confirm-email': () => problem(409, 'email_taken', 'Ja hi ha un compte.'),
  })
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toMatch(/Ja hi ha un compte/)
  api.answer({ 'POST /auth/confirm-email': () => json({ data: { status: 'changed', email: NEW } }) })
  await confirm()
  await waitFor(() => expect(went).toEqual(['/login']))
})

it('treats a used link as a success where the answer of the first try was lost', async () => {
  const { api } = await show({ 'POST /auth/confirm-email': noNetwork })
  await confirm()
  await waitFor(() => expect(toastQueue.snapshot()[0]?.text).toMatch('Encara no sabem si ha arribat'))
  api.answer({ 'POST /auth/confirm-email': problem(422, 'email_link_invalid') })
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(went).toEqual(['/login']))
  expect(toastQueue.snapshot().at(-1)?.text).toMatch('Mira al perfil quin correu hi consta')
})
