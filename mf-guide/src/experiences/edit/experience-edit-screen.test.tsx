import '@testing-library/jest-dom/vitest'
import { clearDrafts } from '@sureda/remote/offline'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { makeGuideExperienceDetail } from '@sureda/testing/guide-factories'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import experienceEditScreen from './experience-edit-screen.tsx'

const experience = makeGuideExperienceDetail()
const open = (answers: Answers = {}, route = '/guia/experiencias/editar/e-pela') =>
  renderScreen(experienceEditScreen, {
    path: '/guia/experiencias/editar/:id',
    route,
    visitor: 'guide',
    words: { guide: ca },
    answers: { 'GET /guide/experiences/:id': experience, ...answers },
  })
afterEach(() => clearDrafts())

/** Opens the section, replaces the text of the field, and closes the sheet. */
async function write(part: string, field: RegExp, text: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Edita: ${part}` }))
  const sheet = await screen.findByRole('dialog', { name: part })
  const box = within(sheet).getByRole('textbox', { name: field })
  await userEvent.clear(box)
  await userEvent.paste(text)
  await userEvent.click(within(sheet).getByRole('button', { name: 'Fet' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Desa' }))
const PUT = 'PUT /guide/experiences/:id'

it('sends only what was changed, on the version that was shown, and says so when it is saved', async () => {
  const { api, shell } = await open({ [PUT]: { ...experience, title: 'Nou', version: 4 } })
  await write('Títol i frase', /^Títol/, 'Nou')
  await write('Preu i dades', /^Preu/, '18,50')
  expect(screen.getByRole('status')).toHaveTextContent('2 canvis sense desar')
  await save()
  await waitFor(() => expect(shell.toasts.map((toast) => toast.text)).toEqual(['Desat. Ja es veu així.']))
  const [call] = api.callsOf(PUT)
  expect(call?.body).toEqual({ title: { ca: 'Nou' }, price: 18.5, type: 'activity' })
  expect(call?.headers.get('if-match')).toBe('"3"')
  await waitFor(() => expect(screen.queryByText(/sense desar/)).toBeNull())
})

it('shows the text that readers see where their language has none', async () => {
  const { router } = await open()
  await userEvent.click(await screen.findByRole('radio', { name: 'Français · incomplet' }))
  await waitFor(() => expect(router.state.location.search).toBe('?lang=fr'))
  expect(
    screen.getAllByText('Hi falta el text: qui llegeix en aquesta llengua veu el de català.'),
  ).not.toEqual([])
  expect(screen.getByRole('radio', { name: 'Español' })).toBeInTheDocument()
})

it('keeps changes across a reload when saving fails, and saves them then', async () => {
  const first = await open({ [PUT]: problem(500, 'internal_error') })
  await write('Títol i frase', /^Títol/, 'Un altre títol')
  await save()
  expect(await screen.findByText('No s’ha pogut desar l’experiència')).toBeVisible()
  first.unmount()
  const { api } = await open({ [PUT]: { ...experience, version: 4 } })
  expect(await screen.findByText(/Continuem on ho vas deixar/)).toBeVisible()
  expect(screen.getByText('Un altre títol')).toBeVisible()
  await save()
  await waitFor(() => expect(api.callsOf(PUT)[0]?.body).toMatchObject({ title: { ca: 'Un altre títol' } }))
})

it.each([
  ['Em quedo el que hi ha desat', []],
  ['Mantinc el meu', [{ title: { ca: 'El meu' }, type: 'activity' }]],
])('lets the guide choose when another session saved first: %s', async (choice, sent) => {
  const theirs = makeGuideExperienceDetail({
    title: 'El seu',
    version: 4,
    texts: { ...experience.texts, title: { ca: 'El seu', es: 'La saca del corcho' } },
  })
  const stale = () => problem(412, 'stale_experience', 'Algú ho ha canviat', { data: { experience: theirs } })
  const { api } = await open({ [PUT]: stale })
  await write('Títol i frase', /^Títol/, 'El meu')
  await save()
  const sheet = await screen.findByRole('dialog', { name: 'Algú més ho ha canviat' })
  expect(within(sheet).getByText('El seu')).toBeVisible()
  expect(within(sheet).getByText('El meu')).toBeVisible()
  api.answer({ [PUT]: { ...theirs, version: 5 }, 'GET /guide/experiences/:id': theirs })
  await userEvent.click(within(sheet).getByRole('button', { name: choice }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  if (sent.length > 0) await save()
  else expect(await screen.findByText('El seu')).toBeVisible()
  await waitFor(() =>
    expect(
      api
        .callsOf(PUT)
        .slice(1)
        .map((call) => call.body),
    ).toEqual(sent),
  )
  expect(api.callsOf(PUT).at(-1)?.headers.get('if-match')).toBe(sent.length > 0 ? '"4"' : '"3"')
})

it('offers only types that are booked in the same way', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Edita: Títol i frase' }))
  const sheet = await screen.findByRole('dialog', { name: 'Títol i frase' })
  const options = within(within(sheet).getByRole('combobox', { name: ca.field.type })).getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual([ca.type.tour, ca.type.activity])
})

it('leads from a field that the server refuses to its section', async () => {
  const refused = () =>
    problem(422, 'validation_failed', 'Revisa els camps', {
      errors: [{ path: 'title', code: 'required', message: 'Aquest camp és obligatori.' }],
    })
  await open({ [PUT]: refused })
  await write('Preu i dades', /^Màxim/, '12')
  await save()
  const fault = await screen.findByRole('alert')
  expect(fault).toHaveTextContent('Títol: Aquest camp és obligatori.')
  await userEvent.click(within(fault).getByRole('button', { name: 'Edita: Títol i frase' }))
  expect(await screen.findByRole('dialog', { name: 'Títol i frase' })).toBeVisible()
})

it('assigns a restaurant at once', async () => {
  const restaurant = { id: 'e-eat', title: 'Can Suro' }
  const list = [
    { ...restaurant, locationName: 'Cassà', ...{ image: null, image_alt: null, image_color: null } },
  ]
  const POST = 'POST /guide/experiences/:id/restaurant'
  const { api } = await open({
    'GET /guide/restaurants': list.map((one) => ({ ...one, image_widths: [] })),
    [POST]: { ...experience, restaurant, version: 4 },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Tria un restaurant' }))
  const sheet = await screen.findByRole('dialog', { name: 'On es menja' })
  api.answer({ 'GET /guide/experiences/:id': { ...experience, restaurant, version: 4 } })
  await userEvent.click(await within(sheet).findByRole('radio', { name: /Can Suro/ }))
  await userEvent.click(within(sheet).getByRole('button', { name: 'Desa' }))
  await waitFor(() => expect(api.callsOf(POST)[0]?.body).toEqual({ restaurant_id: 'e-eat' }))
  expect(await screen.findByRole('button', { name: 'Canvia de restaurant' })).toBeVisible()
})

it('shows the restaurant that was saved meanwhile, and saves on that version', async () => {
  const row = { locationName: 'Cassà', image: null, image_alt: null, image_color: null, image_widths: [] }
  const POST = 'POST /guide/experiences/:id/restaurant'
  const theirs = { ...experience, restaurant: { id: 'e-other', title: 'Can Roure' }, version: 4 }
  const { api } = await open({
    'GET /guide/restaurants': [
      { id: 'e-eat', title: 'Can Suro', ...row },
      { id: 'e-other', title: 'Can Roure', ...row },
    ],
    [POST]: () => problem(412, 'stale_experience', 'Algú ho ha canviat', { data: { experience: theirs } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Tria un restaurant' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'On es menja' }))
  await userEvent.click(await sheet.findByRole('radio', { name: /Can Suro/ }))
  api.answer({ 'GET /guide/experiences/:id': theirs })
  await userEvent.click(sheet.getByRole('button', { name: 'Desa' }))
  expect(await sheet.findByRole('alert')).toHaveTextContent('Ara hi consta: Can Roure.')
  api.answer({ [POST]: { ...theirs, restaurant: { id: 'e-eat', title: 'Can Suro' }, version: 5 } })
  await userEvent.click(sheet.getByRole('button', { name: 'Desa' }))
  await waitFor(() => expect(api.callsOf(POST)).toHaveLength(2))
  expect(api.callsOf(POST).map((call) => call.headers.get('if-match'))).toEqual(['"3"', '"4"'])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('lets a guide choose up to three themes, the main one first', async () => {
  const { api } = await open({ [PUT]: { ...experience, themes: ['relax', 'cultura'], version: 4 } })
  await userEvent.click(await screen.findByRole('button', { name: 'Edita: De què va' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'De què va' }))
  const chip = (name: string) => sheet.getByRole('checkbox', { name })
  await userEvent.click(chip('Cultura'))
  expect(sheet.getByText(ca.themes.none)).toBeVisible()
  for (const name of ['Relax', 'Cultura', 'Natura']) await userEvent.click(chip(name))
  expect(sheet.getByText('Primer de tot: Relax')).toBeVisible()
  expect(chip('Platja')).toBeDisabled()
  await userEvent.click(chip('Natura'))
  expect(chip('Platja')).toBeEnabled()
  await userEvent.click(sheet.getByRole('button', { name: 'Fet' }))
  expect(await screen.findByText('Relax · Cultura')).toBeVisible()
  await save()
  await waitFor(() => expect(api.callsOf(PUT)[0]?.body).toMatchObject({ themes: ['relax', 'cultura'] }))
})

it('says what does not exist, and what failed', async () => {
  await open({ 'GET /guide/experiences/:id': () => problem(404, 'experience_not_found') })
  expect(await screen.findByText('Aquesta experiència no és teva o ja no existeix')).toBeVisible()
})

it('uploads a photo at once, and saves its descriptions and the order with the page', async () => {
  const UPLOAD = 'POST /guide/experiences/:id/photos'
  const path = 'uploads/gavarres/0b0f5a2e-6a5e-4d6e-9a41-2f1f5a0c9a11-800.webp'
  const { api } = await open({
    [UPLOAD]: { image: path, image_color: '#8a5a3a', image_widths: [400, 800] },
    [PUT]: { ...experience, version: 4 },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edita: Fotos' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Fotos' }))
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('no field for a file')
  await userEvent.upload(input, new File(['x'], 'me.png', { type: 'image/png' }))
  await userEvent.type(await sheet.findByRole('textbox', { name: 'Què es veu a la foto 2' }), 'Un sender')
  await userEvent.click(sheet.getByRole('button', { name: 'Avança la foto 2' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Fet' }))
  await save()
  await waitFor(() => expect(api.callsOf(PUT)).toHaveLength(1))
  expect(api.callsOf(PUT)[0]?.body).toMatchObject({
    photos: [
      { image: path, image_alt: { ca: 'Un sender' } },
      { image: 'gavarres/e-pela-800.webp', image_alt: { ca: 'Un pelador', es: 'Un sacador' } },
    ],
  })
})
