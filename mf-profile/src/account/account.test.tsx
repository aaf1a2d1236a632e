import type { AccountDeletion } from '@sureda/contract/schemas/members/account'
import '@testing-library/jest-dom/vitest'
import { useSession } from '@sureda/remote/session'
import type { ProviderProof } from '@sureda/remote/shell'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { makeProfile } from '@sureda/testing/people'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import deleteAccountScreen from './delete-account-screen.tsx'

const STAYS: AccountDeletion = { deletes_at: null, open_reservations: 2, has_duties: false, providers: [] }
const GOES = { ...STAYS, deletes_at: '2026-12-01T10:00:00Z', open_reservations: 0 }

const open = (answers: Answers = {}, proof: ProviderProof | null = null) =>
  renderScreen(deleteAccountScreen, {
    path: '/perfil/eliminar',
    visitor: 'member',
    proof,
    words: { profile: ca },
    answers: { 'GET /user/profile': makeProfile(), 'GET /user/deletion': STAYS, ...answers },
  })

it('lists what is deleted, what stays and why, and open reservations, before it asks for the password', async () => {
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

it('cancels the deletion with one tap', async () => {
  const { shell } = await open({ 'GET /user/deletion': GOES, 'DELETE /user/deletion': STAYS })
  await userEvent.click(await screen.findByRole('button', { name: ca.account.keep }))
  await waitFor(() => expect(shell.toasts[0]).toMatchObject({ kind: 'success', text: ca.account.kept }))
  expect(useSession.getState().user?.deletes_at).toBeNull()
})

it.each<[string, Answers, string]>([
  ['guides', { 'GET /user/deletion': { ...STAYS, has_duties: true } }, ca.account.duties],
  [
    'who has no password',
    { 'GET /user/profile': makeProfile({ has_password: false }) },
    ca.account.noPassword,
  ],
])('shows what %s has to do instead of the form', async (_who, answers, words) => {
  await open(answers)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByLabelText(new RegExp(ca.edit.currentPassword))).toBeNull()
})

const OF_GOOGLE: Answers = {
  'GET /user/profile': makeProfile({ has_password: false }),
  'GET /user/deletion': { ...STAYS, providers: ['google'] },
}
const toGoogle = ca.account.provider.button.replace('{{provider}}', 'Google')
const PROOF = { provider: 'google', id_token: 'jwt', nonce: 'n-1' } as const

it('leads a person without a password to their provider and back to this screen', async () => {
  const { shell } = await open(OF_GOOGLE)
  await userEvent.click(await screen.findByRole('button', { name: toGoogle }))
  await waitFor(() => expect(shell.proofsAsked).toEqual([{ provider: 'google', path: '/perfil/eliminar' }]))
  expect(screen.queryByRole('link', { name: ca.account.setPassword })).toBeNull()
})

it('deletes with the answer of the provider, once', async () => {
  const { api } = await open({ ...OF_GOOGLE, 'POST /user/deletion': GOES }, PROOF)
  expect(await screen.findByRole('button', { name: ca.account.keep })).toBeVisible()
  expect(api.callsOf('POST /user/deletion').map(({ body }) => body)).toEqual([PROOF])
})

it('says that nothing has changed where the person came back without confirming', async () => {
  const { api } = await open(OF_GOOGLE, { provider: 'google', fault: 'cancelled' })
  expect(
    await screen.findByText(ca.account.provider.cancelled.replace('{{provider}}', 'Google')),
  ).toBeVisible()
  expect(api.callsOf('POST /user/deletion')).toEqual([])
})

it('shows the text of the server for another account', async () => {
  const errors = [{ path: 'id_token', code: 'wrong_identity', message: 'Aquest no és el compte.' }]
  const refused = () => problem(422, 'validation_failed', 'No', { errors })
  await open({ ...OF_GOOGLE, 'POST /user/deletion': refused }, PROOF)
  expect(await screen.findByRole('alert')).toHaveTextContent('Aquest no és el compte.')
  expect(screen.getByRole('button', { name: toGoogle })).toBeEnabled()
})
