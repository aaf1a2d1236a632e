import '@testing-library/jest-dom/vitest'
import { problem } from '@sureda/testing/fake-api'
import { people } from '@sureda/testing/people'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
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
  has_password: true,
  pending_email: null,
  pending_link_sent_to: null,
}

const open = (answers: Record<string, unknown> = {}) =>
  renderScreen(editProfileScreen, {
    path: '/perfil/editar',
    visitor: 'member',
    language: 'es',
    words: { profile: es },
    answers: { 'GET /user/profile': profile, ...answers } as never,
  })

it('says at the field what is missing, and sends nothing', async () => {
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
  await waitFor(() => expect(shell.toasts[0]?.kind).toBe('success'))
})

it('names every language in that language, written as in the menu', async () => {
  await open()
  expect(await screen.findByRole('option', { name: 'Català' })).toBeInTheDocument()
  expect(screen.getByRole('option', { name: 'Français' })).toBeInTheDocument()
})

const type = async (label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label, { selector: 'input' })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const pressSave = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
const NEW = 'nova@sureda.test'

it('asks for the current password with a new e-mail only, and sends nothing without it', async () => {
  const { api } = await open()
  expect(await screen.findByLabelText(/Correo/)).toHaveValue('merce@sureda.test')
  expect(screen.queryByLabelText(/Contraseña actual/)).toBeNull()
  await type(/Correo/, NEW)
  await pressSave()
  expect(await screen.findByText('Escribe tu contraseña actual para cambiar el correo')).toBeVisible()
  expect(api.callsOf('POST /user/profile')).toHaveLength(0)
})

it('sends the password, and says that the e-mail changes with the link', async () => {
  const saved = { ...profile, pending_email: NEW, pending_link_sent_to: NEW }
  const { api } = await open({ 'POST /user/profile': saved })
  await type(/Correo/, NEW)
  await type(/Contraseña actual/, 'suro-demo')
  await pressSave()
  expect(await screen.findByText(/Tu correo será nova@sureda.test cuando abras el enlace/)).toBeVisible()
  const form = api.callsOf('POST /user/profile')[0]?.body as FormData
  expect([form.get('email'), form.get('current_password')]).toEqual([NEW, 'suro-demo'])
  expect(screen.getByLabelText(/Correo/)).toHaveValue('merce@sureda.test')
  expect(screen.queryByLabelText(/Contraseña actual/)).toBeNull()
})

it('shows the server’s text for a wrong password at the field', async () => {
  const fault = { path: 'current_password', code: 'wrong_password', message: 'Esa no es.' }
  await open({
    'POST /user/profile': () => problem(422, 'validation_failed', 'Revisa los campos.', { errors: [fault] }),
  })
  await type(/Correo/, NEW)
  await type(/Contraseña actual/, 'a guess')
  await pressSave()
  expect(await screen.findByText('Esa no es.')).toBeVisible()
  expect(screen.getByLabelText(/Correo/)).toHaveValue(NEW)
})

it('tells a person without a password that the old address is asked first', async () => {
  const ofApple = { ...profile, has_password: false }
  const saved = { ...ofApple, pending_email: NEW, pending_link_sent_to: profile.email }
  await open({ 'GET /user/profile': ofApple, 'POST /user/profile': saved })
  await type(/Correo/, NEW)
  expect(screen.getByText(/Primero preguntaremos en merce@sureda.test/)).toBeVisible()
  expect(screen.queryByLabelText(/Contraseña actual/)).toBeNull()
  await pressSave()
  expect(await screen.findByText(/abre el enlace que hemos enviado a merce@sureda.test/)).toBeVisible()
})

it('asks before unsaved input is left for another screen', async () => {
  const { router } = await open()
  const name = await screen.findByLabelText(/Nombre/)
  await userEvent.type(name, ' Roca')
  void router.navigate('/perfil')
  const question = within(
    await screen.findByRole('alertdialog', { name: '¿Quieres descartar lo que has escrito?' }),
  )
  await userEvent.click(question.getByRole('button', { name: 'Seguir editando' }))
  expect(router.state.location.pathname).toBe('/perfil/editar')
  expect(name).toHaveValue('Mercè Puig Roca')
  void router.navigate('/perfil')
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/perfil'))
})

it('asks nothing after saving, nor where nothing was typed', async () => {
  const { router, shell } = await open({ 'POST /user/profile': { data: { ...profile, name: 'Ana' } } })
  const name = await screen.findByLabelText(/Nombre/)
  await userEvent.clear(name)
  await userEvent.type(name, 'Ana')
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(shell.toasts[0]?.kind).toBe('success'))
  void router.navigate('/perfil')
  await waitFor(() => expect(router.state.location.pathname).toBe('/perfil'))
})

it('sends a pasted telephone number as it is: the server cleans it', async () => {
  const { api } = await open({ 'POST /user/profile': profile })
  const field = await screen.findByLabelText(/Teléfono/)
  await userEvent.clear(field)
  await userEvent.click(field)
  const pasted = `\u202a${'\u200b '.repeat(15)}+34 972 20 30 40\u202c`
  await userEvent.paste(pasted)
  expect(field).toHaveValue(pasted)
  await pressSave()
  await waitFor(() => expect(api.callsOf('POST /user/profile')).toHaveLength(1))
})
