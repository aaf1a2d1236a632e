import '@testing-library/jest-dom/vitest'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import unsubscribeScreen from './unsubscribe-screen.tsx'

const press = async (answer: Answers['POST /mail/unsubscribe']) => {
  const { api } = await renderScreen(unsubscribeScreen, {
    path: '/baja-correo/:token',
    route: '/baja-correo/abc.def',
    words: { profile: ca },
    answers: { 'POST /mail/unsubscribe': answer },
  })
  expect(api.calls).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: ca.unsubscribe.submit }))
  return api
}

it('ends the mails with one tap and without a sign-in', async () => {
  const api = await press({ ok: true })
  expect(await screen.findByText(ca.unsubscribe.done)).toBeVisible()
  expect(api.callsOf('POST /mail/unsubscribe')[0]?.query.get('token')).toBe('abc.def')
})

it('says what else to do where the link is broken', async () => {
  await press(() => problem(404, 'not_found'))
  expect(await screen.findByText(ca.unsubscribe.invalid)).toBeVisible()
  expect(screen.getByRole('link', { name: ca.unsubscribe.toSettings })).toBeVisible()
})

it('leaves the button when it fails', async () => {
  await press(problem(500, 'internal_error'))
  expect(await screen.findByText(new RegExp(ca.unsubscribe.failed))).toBeVisible()
  expect(screen.getByRole('button', { name: ca.unsubscribe.submit })).toBeEnabled()
})
