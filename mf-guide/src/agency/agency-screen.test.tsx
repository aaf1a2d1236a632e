import '@testing-library/jest-dom/vitest'
import { makeGuideProfile } from '@sureda/testing/agency-factories'
import { type Answers, type FakeCall, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import agencyScreen from './agency-screen.tsx'

const open = (answers: Answers = {}) =>
  renderScreen(agencyScreen, {
    path: '/guia/perfil',
    visitor: 'guide',
    words: { guide: ca },
    answers: { 'GET /guide/profile': makeGuideProfile(), ...answers },
  })
const field = (name: string) => screen.findByRole('textbox', { name })
async function type(name: string, text: string) {
  const input = await field(name)
  await userEvent.clear(input)
  await userEvent.paste(text)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Desa' }))

it('shows on the small phone what is typed, and saves it on the version that was shown', async () => {
  const { api } = await open({
    'PUT /guide/profile': ({ body }: FakeCall) => ({
      ...makeGuideProfile(),
      ...(body as object),
      version: 4,
    }),
  })
  await type('Nom de l’agència', 'Bosc endins')
  const phone = screen.getByRole('figure')
  expect(within(phone).getByText('Bosc endins')).toBeInTheDocument()
  await type('Web', 'bosc.example')
  expect(screen.getByText('2 canvis sense desar')).toBeVisible()
  await save()
  await waitFor(() => expect(api.callsOf('PUT /guide/profile')).toHaveLength(1))
  const [call] = api.callsOf('PUT /guide/profile')
  expect([call?.body, call?.headers.get('if-match')]).toMatchObject([
    { agencyName: 'Bosc endins', website: 'https://bosc.example' },
    '"3"',
  ])
  await waitFor(() => expect(screen.queryByText(/sense desar/)).not.toBeInTheDocument())
})

it('saves a profile that was never saved without any change', async () => {
  await open({ 'GET /guide/profile': makeGuideProfile({ version: 0 }) })
  expect(await screen.findByRole('button', { name: 'Desa' })).toBeEnabled()
  expect(screen.queryByText(/sense desar/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: ca.saveBar.discard })).not.toBeInTheDocument()
})

it('says when white text cannot be read on a colour, and offers a darker one by a tap', async () => {
  await open()
  await type('Color principal', '#ffd84d')
  const warning = await screen.findByRole('alert')
  expect(warning).toHaveTextContent('El blanc sobre aquest groc no es llegeix al sol')
  expect(screen.getByRole('button', { name: 'Desa' })).toBeDisabled()
  await userEvent.click(within(warning).getByRole('button', { name: 'Fes servir el més fosc' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Desa' })).toBeEnabled()
})

it('shows both versions after a 412, and goes on with the chosen one', async () => {
  const theirs = makeGuideProfile({ agencyName: 'Camins', version: 9 })
  const { api } = await open({
    'PUT /guide/profile': () => problem(412, 'stale_agency', 'Ha canviat', { data: { profile: theirs } }),
  })
  await type('Nom de l’agència', 'Bosc endins')
  await save()
  const sheet = await screen.findByRole('dialog')
  expect(within(sheet).getByText('Camins')).toBeVisible()
  expect(within(sheet).getByText('Bosc endins')).toBeVisible()
  await userEvent.click(within(sheet).getByRole('button', { name: ca.conflict.mine }))
  api.answer({ 'PUT /guide/profile': { ...theirs, agencyName: 'Bosc endins', version: 10 } })
  await save()
  await waitFor(() => expect(api.callsOf('PUT /guide/profile')).toHaveLength(2))
  expect(api.callsOf('PUT /guide/profile')[1]?.headers.get('if-match')).toBe('"9"')
})

it('leaves what was typed when saving fails, and says that it was not saved', async () => {
  await open({ 'PUT /guide/profile': problem(500, 'internal_error') })
  await type('Adreça', 'Carrer Nou 2')
  await save()
  expect(await screen.findByText('No s’han desat les dades de l’agència')).toBeVisible()
  expect(await field('Adreça')).toHaveValue('Carrer Nou 2')
})

it('puts the server’s message at its field', async () => {
  const errors = [{ path: 'contactEmail', code: 'invalid_email', message: 'Escriu un correu vàlid.' }]
  await open({ 'PUT /guide/profile': () => problem(422, 'validation_failed', 'Revisa-ho', { errors }) })
  await type('Correu electrònic', 'hola@hola.cat')
  await save()
  await waitFor(async () =>
    expect(await field('Correu electrònic')).toHaveAccessibleDescription(/Escriu un correu vàlid/),
  )
})
