import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { makeExperience, makeLocation, makeRoute, makeRouteDetail } from '@sureda/testing/content-factories'
import { type Answers, answerLater, noNetwork, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import { fakeWalk } from '../testing/fake-walk.ts'
import { outlinesAnswer, tenantWithOutlines } from '../testing/small-outlines.ts'
import safety from './safety-screen.tsx'

const start = { latitude: 41.907417, longitude: 3.087933, name: 'Santa Coloma de Fitor' }
const answers = {
  ...outlinesAnswer,
  'GET /settings/group/safety': { phone: '112', notice: 'Incendi: camins tancats.', text: 'No s’hi fa foc.' },
  'GET /routes': [makeRoute({ id: 'rt-fitor', start })],
  'GET /routes/:id': makeRouteDetail({
    id: 'rt-fitor',
    title: 'Dòlmens de Fitor',
    start,
    end: null,
    status_note: 'Pont trencat.',
    emergency_contact: 'Refugi, 972 00 00 01',
    parking: 'A l’esplanada.',
    safety: ['Porta frontal.'],
  }),
  'GET /locations': [makeLocation({ type: 'pueblo', name: 'Vulpellac', latitude: 41.95, longitude: 3.05 })],
  'GET /experiences': [makeExperience({ latitude: 41.905, longitude: 3 })],
}
const open = (route = '/seguridad', more: Answers = {}) =>
  renderScreen(safety, {
    path: '/seguridad',
    route,
    words: { map: ca },
    tenant: tenantWithOutlines(),
    answers: { ...answers, ...more },
  })

let phone: ReturnType<typeof fakeWalk>
beforeEach(() => {
  phone = fakeWalk()
})
afterEach(() => vi.unstubAllGlobals())
const standAt = (latitude: number, longitude: number, at = Date.now()) =>
  act(async () => phone.go({ latitude, longitude, at, accuracy: 12 }))

it('calls 112 with one tap in every state', async () => {
  await open('/seguridad', {
    'GET /settings/group/safety': noNetwork,
    'GET /routes': noNetwork,
    'GET /locations': noNetwork,
    'GET /experiences': noNetwork,
  })
  expect(screen.getByRole('link', { name: /Truca al 112/ })).toHaveAttribute('href', 'tel:112')
})

it('shows the coordinates twice, with accuracy and age, and the municipality', async () => {
  await open()
  await vi.waitFor(() => expect(phone.watching()).toBe(true))
  await standAt(41.8878, 2.8752)
  const plate = screen.getByRole('region', { name: 'Ets aquí' })
  expect(within(plate).getByText('41.88780')).toBeVisible()
  expect(within(plate).getByText('2.87520')).toBeVisible()
  expect(within(plate).getByText('41° 53′ 16.1″ N')).toBeVisible()
  expect(within(plate).getByText('± 12 m')).toBeVisible()
  expect(within(plate).getByText('ara')).toBeVisible()
  expect(await within(plate).findByText(/Municipi: Cass/)).toBeVisible()
})

it('says so when it only has a past position', async () => {
  await open()
  await vi.waitFor(() => expect(phone.watching()).toBe(true))
  await standAt(41.8878, 2.8752, Date.now() - 12 * 60_000)
  const plate = screen.getByRole('region', { name: 'Última ubicació coneguda' })
  expect(within(plate).getByText('fa 12 minuts')).toBeVisible()
})

it('asks for the position only after a tap, and says what for', async () => {
  phone = fakeWalk('prompt')
  await open()
  expect(await screen.findByText(/coordenades que demanen al 112/)).toBeVisible()
  expect(phone.watching()).toBe(false)
  // nothing is being searched for, so no height is reserved
  expect(screen.getByRole('region', { name: 'On ets?' })).not.toHaveAttribute('data-roomy')
  await userEvent.click(screen.getByRole('button', { name: 'Mostra les meves coordenades' }))
  await vi.waitFor(() => expect(phone.watching()).toBe(true))
})

it('explains a refusal with a way on, and says what to tell without coordinates', async () => {
  await open()
  await vi.waitFor(() => expect(phone.watching()).toBe(true))
  await act(async () => phone.fail(1))
  const alert = screen.getByRole('alert')
  // each on its own line: the title has no full stop
  expect(within(alert).getByText('Has bloquejat la ubicació').closest('p')).not.toHaveTextContent('Permet-la')
  expect(within(alert).getByText(/^Permet-la/)).toBeVisible()
  expect(alert).toHaveTextContent('Pots trucar igualment')
  await userEvent.click(within(alert).getByRole('button', { name: 'Torna-ho a provar' }))
  await vi.waitFor(() => expect(phone.watchPosition).toHaveBeenCalledTimes(2))
})

it('starts one new watch at once when a failed one is asked for again', async () => {
  await open()
  await vi.waitFor(() => expect(phone.watching()).toBe(true))
  await act(async () => phone.fail(2))
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Torna-ho a provar' }))
  expect(phone.watchPosition).toHaveBeenCalledTimes(2)
  expect(phone.clearWatch).toHaveBeenCalledTimes(1)
  await standAt(41.8878, 2.8752)
  expect(screen.getByRole('region', { name: 'Ets aquí' })).toBeVisible()
})

it('does not refer to coordinates that are not shown', async () => {
  await open()
  expect(await screen.findByText(ca.safety.say1Blind)).toBeVisible()
  expect(screen.queryByText(ca.safety.say1)).toBeNull()
  await vi.waitFor(() => expect(phone.watching()).toBe(true))
  await standAt(41.8878, 2.8752)
  expect(screen.getByText(ca.safety.say1)).toBeVisible()
  expect(screen.queryByText(ca.safety.say1Blind)).toBeNull()
  expect(
    screen
      .getAllByRole('listitem')
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  ).toEqual([ca.safety.say1, ca.safety.say2])
})

it('links to the nearest way out', async () => {
  await open()
  await vi.waitFor(() => expect(phone.watching()).toBe(true))
  await standAt(41.915, 3.087933)
  const [first] = await screen.findAllByRole('link', { name: /direcció/ })
  expect(first).toHaveTextContent('Santa Coloma de Fitor')
  expect(first).toHaveTextContent('843 m, direcció sud')
  expect(first).toHaveAttribute('href', expect.stringContaining('41.907417'))
})

it('warns of fire, and shows contact, warning and car park of the route', async () => {
  await open('/seguridad?route=rt-fitor')
  expect(await screen.findByText('Incendi: camins tancats.')).toBeVisible()
  expect(await screen.findByText('Pont trencat.')).toBeVisible()
  expect(screen.getByRole('link', { name: /Contacte de la ruta/ })).toHaveAttribute('href', 'tel:972000001')
  expect(screen.getByText('Aparcament: A l’esplanada.')).toBeVisible()
  expect(screen.getByText('Porta frontal.')).toBeVisible()
})

it.each([
  ['is missing', noNetwork],
  ['is empty', { phone: '112', notice: '', text: '' }],
])('shows the advice of the route where that of the territory %s', async (_how, settings) => {
  await open('/seguridad?route=rt-fitor', { 'GET /settings/group/safety': settings })
  expect(await screen.findByText('Porta frontal.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Abans de sortir' })).toBeVisible()
})

it('treats an empty route as absent', async () => {
  await open('/seguridad?route=')
  expect(await screen.findByText('Incendi: camins tancats.')).toBeVisible()
  expect(screen.getByText('No s’hi fa foc.')).toBeVisible()
})

it('works with a route that does not exist', async () => {
  await open('/seguridad?route=none', { 'GET /routes/:id': new Response('{}', { status: 404 }) })
  expect(await screen.findByText('Incendi: camins tancats.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Què has de dir' })).toBeVisible()
})

type NoList = [] | ReturnType<typeof problem>
const noLists = (answer: NoList | Promise<NoList> | typeof noNetwork): Answers => ({
  'GET /routes': answer,
  'GET /locations': answer,
  'GET /experiences': answer,
})

it.each([
  [500, 'internal_error'],
  [429, 'too_many_requests'],
] as const)('says that the ways out could not be loaded (%i), and asks again', async (status, code) => {
  const { api } = await open('/seguridad', noLists(problem(status, code)))
  await vi.waitFor(() => expect(phone.watching()).toBe(true))
  await standAt(41.915, 3.087933)
  const card = await screen.findByRole('alert')
  expect(card).toHaveTextContent('No s’han pogut carregar les sortides més properes')
  expect(screen.queryByText(/llocs desats/)).toBeNull()
  const later = answerLater('GET /routes')
  api.answer({ ...noLists([]), 'GET /routes': later.answer })
  await userEvent.click(within(card).getByRole('button', { name: 'Torna-ho a provar' }))
  // it stays until an answer comes: nothing below may move
  expect(card).toBeInTheDocument()
  await act(async () => later.give(answers['GET /routes']))
  expect(await screen.findByRole('link', { name: /direcció/ })).toHaveTextContent('Santa Coloma de Fitor')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('claims nothing about the ways out while they are loading, and reserves their space', async () => {
  await open('/seguridad', noLists(new Promise(() => {})))
  await vi.waitFor(() => expect(phone.watching()).toBe(true))
  await standAt(41.915, 3.087933)
  expect(screen.getByRole('status', { name: 'S’està carregant…' })).toBeInTheDocument()
  expect(screen.queryByText(/llocs desats/)).toBeNull()
})

it('says that nothing is stored on the phone only without network', async () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false })
  await open('/seguridad', noLists(noNetwork))
  expect(await screen.findByText(/llocs desats en aquest telèfon/)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('does not say that ways out are not stored where a territory has none', async () => {
  await open('/seguridad', noLists([]))
  expect(await screen.findByText('Encara no hi ha res al mapa')).toBeVisible()
  expect(screen.queryByText(/llocs desats/)).toBeNull()
})

it('reserves the space of the coordinates until they come, without asking again for a granted permission', async () => {
  await open()
  const plate = await screen.findByRole('region', { name: 'On ets?' })
  await vi.waitFor(() => expect(plate).toHaveAttribute('data-roomy'))
  expect(screen.queryByRole('button', { name: 'Mostra les meves coordenades' })).toBeNull()
  await standAt(41.8878, 2.8752)
  expect(plate).toHaveAttribute('data-roomy')
})

it('shows what is below once the plate has its height, also in a browser that never reports it', async () => {
  let answer: (state: { state: PermissionState }) => void = () => {}
  const query = () =>
    new Promise((resolve) => {
      answer = resolve
    })
  vi.stubGlobal('navigator', { ...navigator, permissions: { query } })
  await open()
  expect(screen.getByRole('link', { name: /Truca al 112/ })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Què has de dir' })).toBeNull()
  expect(await screen.findByRole('heading', { name: 'Què has de dir' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Mostra les meves coordenades' })).toBeVisible()
  await act(async () => answer({ state: 'granted' }))
  expect(phone.watching()).toBe(true)
})
