import '@testing-library/jest-dom/vitest'
import { useSession } from '@sureda/remote/session'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { makeProfile } from '@sureda/testing/people'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import deleteAccountScreen from './delete-account-screen.tsx'

const STAYS = { deletes_at: null, open_reservations: 2, has_duties: false }
const GOES = { ...STAYS, deletes_at: '2026-12-01T10:00:00Z', open_reservations: 0 }

const open = (answers: Answers = {}) =>
  renderScreen(deleteAccountScreen, {
    path: '/perfil/eliminar',
    visitor: 'member',
    words: { profile: ca },
    answers: { 'GET /user/profile': makeProfile(), 'GET /user/deletion': STAYS, ...answers },
  })

it('says what goes, what stays and why, and which reservations, before it asks for the password', async () => {
  const { api } = await open({ 'POST /user/deletion': GOES })
  expect(await screen.findByText(ca.account.staysOf.reservations)).toBeVisible()
  expect(screen.getByText(ca.account.reservations_other.replace('{{count}}', '2'))).toBeVisible()
  await userEvent.type(screen.getByLabelText(new RegExp(ca.edit.currentPassword)), 'suro-demo-2026')
  await userEvent.click(screen.getByRole('button', { name: ca.account.delete }))
  expect(await screen.findByRole('button', { name: ca.account.keep })).toBeVisible()
  expect(api.callsOf('POST /user/deletion')[0]?.body).toEqual({ password: 'suro-demo-2026' })
  expect(useSession.getState().user?.deletes_at).toBe(GOES.deletes_at)
})

it('puts the refusal at the password', async () => {
  await open({
    'POST /user/deletion': () =>
      problem(422, 'validation_failed', 'No', {
        errors: [{ path: 'password', code: 'wrong_password', message: 'No és la teva contrasenya.' }],
      }),
  })
  await userEvent.click(await screen.findByRole('button', { name: ca.account.delete }))
  expect(await screen.findByText('No és la teva contrasenya.')).toBeVisible()
})

it('keeps the account with one tap', async () => {
  const { shell } = await open({ 'GET /user/deletion': GOES, 'DELETE /user/deletion': STAYS })
  await userEvent.click(await screen.findByRole('button', { name: ca.account.keep }))
  await waitFor(() => expect(shell.toasts[0]).toMatchObject({ kind: 'success', text: ca.account.kept }))
  expect(useSession.getState().user?.deletes_at).toBeNull()
})

it.each([
  ['guides', { 'GET /user/deletion': { ...STAYS, has_duties: true } }, ca.account.duties],
  [
    'who has no password',
    { 'GET /user/profile': makeProfile({ has_password: false }) },
    ca.account.noPassword,
  ],
])('shows the way of %s instead of the form', async (_who, answers, words) => {
  await open(answers)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByLabelText(new RegExp(ca.edit.currentPassword))).toBeNull()
})
