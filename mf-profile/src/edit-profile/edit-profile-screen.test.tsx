import '@testing-library/jest-dom/vitest'
import { problem } from '@sureda/testing/fake-api'
import { people } from '@sureda/testing/people'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import es from '../../locales/es.json' with { type: 'json' }
import editProfileScreen from './edit-profile-screen.tsx'

const profile = {
  ...people.member(),
  name: 'Mercè Puig',
  email: 'merce@sureda.test',
  preferred_language: 'es',
  notifications: { push: true, email: true, offers: false },
  privacy: { share_location: false, public_profile: false },
  preferences: [],
  created_at: '2026-01-01T00:00:00Z',
}

const open = (answers: Record<string, unknown> = {}) =>
  renderScreen(editProfileScreen, {
    path: '/perfil/editar',
    visitor: 'member',
    language: 'es',
    words: { profile: es },
    answers: { 'GET /user/profile': profile, ...answers } as never,
  })

it('says at the field what is missing instead of sending it', async () => {
  const { api } = await open()
  await userEvent.clear(await screen.findByLabelText(/Nombre/))
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Escribe tu nombre')).toBeVisible()
  expect(api.calls.some((call) => call.method === 'POST')).toBe(false)
})

it('refuses a photo in another format before it is sent', async () => {
  const { container } = await open()
  await screen.findByLabelText(/Nombre/)
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no file input')
  await userEvent.upload(input, new File(['x'], 'a.gif', { type: 'image/gif' }), { applyAccept: false })
  expect(await screen.findByText(/Elige una foto JPG, PNG o WebP/)).toBeVisible()
})

it('saves and switches the language of the app', async () => {
  const { shell } = await open({ 'POST /user/profile': { ...profile, preferred_language: 'de' } })
  await userEvent.selectOptions(await screen.findByLabelText(/Idioma preferido/), 'de')
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(shell.languages).toEqual(['de']))
  expect(shell.toasts[0]?.kind).toBe('success')
})

it('names every language in its own words, written as in the menu', async () => {
  await open()
  expect(await screen.findByRole('option', { name: 'Català' })).toBeInTheDocument()
  expect(screen.getByRole('option', { name: 'Français' })).toBeInTheDocument()
})

it("shows the server's words when the e-mail belongs to somebody else", async () => {
  await open({ 'POST /user/profile': () => problem(409, 'email_taken', 'Ese correo ya tiene cuenta.') })
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Ese correo ya tiene cuenta.')).toBeVisible()
})
