import '@testing-library/jest-dom/vitest'
import { clearSession, useSession } from '@sureda/remote/session'
import { type Answers, answerLater, problem } from '@sureda/testing/fake-api'
import { makeProfile } from '@sureda/testing/people'
import { renderScreen } from '@sureda/testing/render-screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import preferencesScreen from '../preferences/preferences-screen.tsx'
import configurationScreen from './configuration-screen.tsx'

const open = (route: string, answers: Answers = {}) =>
  renderScreen(configurationScreen, {
    path: '/configuracion',
    route,
    visitor: 'member',
    words: { profile: ca },
    answers: {
      'GET /user/profile': makeProfile(),
      'GET /user/sessions': [],
      'GET /user/push-subscriptions': { public_key: 'k', phones: [] },
      ...answers,
    },
  })

it('has the open tab in the address', async () => {
  const { router } = await open('/configuracion')
  await userEvent.click(await screen.findByRole('tab', { name: ca.configuration.privacy }))
  await waitFor(() => expect(router.state.location.search).toBe('?tab=privacy'))
  expect(screen.getByRole('switch', { name: new RegExp(ca.configuration.public_profile) })).not.toBeChecked()
})

it('saves a setting at the tap, under the names of the call', async () => {
  const { api } = await open('/configuracion?tab=notifications', {
    'POST /user/profile': makeProfile({ notifications: { push: true, email: true, offers: true } }),
  })
  const offers = await screen.findByRole('switch', { name: new RegExp(ca.configuration.offers) })
  await userEvent.click(offers)
  await waitFor(() => expect(offers).toBeChecked())
  const form = api.callsOf('POST /user/profile')[0]?.body as FormData
  expect(form.get('notifications[offers]')).toBe('true')
  // a save must not overwrite a name that another phone has changed meanwhile
  expect([...form.keys()]).toEqual(['notifications[offers]'])
})

it('reverts a setting with a message when the server cannot save it', async () => {
  const { shell } = await open('/configuracion?tab=privacy', {
    'POST /user/profile': () => problem(500, 'internal_error', 'Ara no pot ser.'),
  })
  const shared = await screen.findByRole('switch', { name: new RegExp(ca.configuration.share_location) })
  await userEvent.click(shared)
  await waitFor(() =>
    expect(shell.toasts[0]).toMatchObject({ kind: 'error', text: `${ca.edit.saveFailed} Ara no pot ser.` }),
  )
  expect(shared).not.toBeChecked()
})

it('shows both of two quick changes while the first is on its way', async () => {
  const later = answerLater('POST /user/profile')
  await open('/configuracion?tab=privacy', {
    'POST /user/profile': later.answer,
  })
  const [first, second] = await screen.findAllByRole('switch')
  const before = [first, second].map((element) => (element as HTMLInputElement).checked)
  await userEvent.click(first as HTMLElement)
  await userEvent.click(second as HTMLElement)
  const shown = [first, second].map((element) => (element as HTMLInputElement).checked)
  expect(shown).toEqual(before.map((isOn) => !isOn))
  later.give(makeProfile())
})

it('preserves a name being typed while another tab is shown', async () => {
  await open('/configuracion', {})
  const name = await screen.findByRole('textbox', { name: /Nom/ })
  await userEvent.clear(name)
  await userEvent.type(name, 'Neus V.')
  await userEvent.click(screen.getByRole('tab', { name: ca.configuration.privacy }))
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: ca.configuration.edit }))
  expect(screen.getByRole('textbox', { name: /Nom/ })).toHaveValue('Neus V.')
})

it('does not restore a person who signed out before the answer came', async () => {
  const later = answerLater('POST /user/profile')
  await open('/configuracion?tab=privacy', {
    'POST /user/profile': later.answer,
  })
  const [first] = await screen.findAllByRole('switch')
  await userEvent.click(first as HTMLElement)
  act(() => clearSession())
  later.give(makeProfile())
  await waitFor(() => expect(first).toBeEnabled())
  expect([useSession.getState().user, localStorage.getItem('auth_user')]).toEqual([null, null])
})

it('saves preferences at each tap', async () => {
  const { api } = await renderScreen(preferencesScreen, {
    path: '/preferencias',
    visitor: 'member',
    words: { profile: ca },
    answers: {
      'GET /user/profile': makeProfile(),
      'POST /user/profile': makeProfile({ preferences: ['naturaleza', 'playa'] }),
    },
  })
  const beach = await screen.findByRole('checkbox', { name: ca.preferences.playa })
  await userEvent.click(beach)
  await waitFor(() => expect(beach).toBeChecked())
  const form = api.callsOf('POST /user/profile')[0]?.body as FormData
  expect(form.getAll('preferences[]')).toEqual(['naturaleza', 'playa'])
})

it('asks for the current password with a new e-mail here too', async () => {
  await open('/configuracion')
  const email = await screen.findByRole('textbox', { name: /Correu electrònic/ })
  await userEvent.clear(email)
  await userEvent.type(email, 'nova@sureda.test')
  expect(screen.getByLabelText(new RegExp(ca.edit.currentPassword))).toBeVisible()
})

it('says when the profile cannot be loaded', async () => {
  await open('/configuracion', { 'GET /user/profile': () => problem(500, 'internal_error', 'Ai') })
  expect(await screen.findByText(ca.edit.loadFailed)).toBeVisible()
})

it('changes the password, and says at the field what is wrong with the current one', async () => {
  let isRight = false
  const { api } = await open('/configuracion', {
    'POST /user/password': () =>
      isRight
        ? { ok: true }
        : problem(422, 'validation_failed', 'No', {
            errors: [{ path: 'current_password', code: 'wrong_password', message: 'Aquesta no és.' }],
          }),
  })
  await userEvent.click(await screen.findByRole('button', { name: ca.password.submit }))
  const form = within(await screen.findByRole('form', { name: ca.password.title }))
  const send = () => userEvent.click(form.getByRole('button', { name: ca.password.submit }))
  await send()
  expect(form.getByText(ca.password.currentMissing)).toBeVisible()
  await userEvent.type(form.getByLabelText(ca.edit.currentPassword), 'la vella')
  await userEvent.type(form.getByLabelText(ca.password.new), 'la nova contrasenya')
  expect(form.getAllByText(ca.password.enough)[0]).toBeVisible()
  await send()
  expect(await form.findByText('Aquesta no és.')).toBeVisible()
  isRight = true
  await send()
  const told = await screen.findByText(ca.password.done)
  await waitFor(() => expect(told.closest('[role="status"]')).toHaveFocus())
  expect(api.callsOf('POST /user/password')[1]?.body).toEqual({
    current_password: 'la vella',
    password: 'la nova contrasenya',
  })
  expect(screen.queryByLabelText(ca.password.new)).not.toBeInTheDocument()
})

it.each([
  [500, 'internal_error'],
  [409, 'account_leaving'],
  [503, 'busy'],
] as const)(
  'says, focused, why the password was not changed with %i, and keeps what was typed',
  async (status, code) => {
    await open('/configuracion', { 'POST /user/password': problem(status, code, 'Ara no pot ser.') })
    await userEvent.click(await screen.findByRole('button', { name: ca.password.submit }))
    const form = within(await screen.findByRole('form', { name: ca.password.title }))
    await userEvent.type(form.getByLabelText(ca.edit.currentPassword), 'la vella')
    await userEvent.type(form.getByLabelText(ca.password.new), 'la nova contrasenya')
    await userEvent.click(form.getByRole('button', { name: ca.password.submit }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Ara no pot ser.')
    expect(alert).toHaveFocus()
    expect(form.getByLabelText(ca.edit.currentPassword)).toHaveValue('la vella')
    expect(form.getByLabelText(ca.password.new)).toHaveValue('la nova contrasenya')
  },
)

it('sends an account without a password the link to its first one', async () => {
  const { api } = await open('/configuracion', {
    'GET /user/profile': makeProfile({ has_password: false, email: 'ona@example.test' }),
    'POST /auth/forgot-password': { ok: true },
  })
  await userEvent.click(await screen.findByRole('button', { name: ca.password.sendLink }))
  expect(await screen.findByText(/ona@example\.test/)).toBeVisible()
  expect(api.callsOf('POST /auth/forgot-password')[0]?.body).toEqual({ email: 'ona@example.test' })
})
